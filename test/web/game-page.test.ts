/** The pages of games over HTTP: what they contain, for whom, and what they protect. */
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { GameRecord, MoveRecord, Snapshot, Store } from '../../src/core/index.ts';
import { legalActions, pendingSeats } from '../../src/engine/index.ts';
import { close } from '../../src/render/index.ts';
import { openPlayedPage, type PlayedPage } from '../../src/tools/played-page.ts';
import { gameOf } from '../../src/tools/seed-data/games.ts';
import { openWeb } from '../../src/web/index.ts';
import { memoryStore } from '../storage/fixtures/memory/index.ts';
import { SILENT } from './fixtures/silent.ts';

let store: Store;
let played: PlayedPage;
let url: string;
let errors: string[];
beforeEach(async () => {
  store = memoryStore();
  errors = [];
  const log = { ...SILENT, error: (_: object, line: string) => void errors.push(line) };
  played = await openPlayedPage({ players: 2, seed: 'pages', log, store });
  url = await played.url();
});
afterEach(async () => {
  await played.close();
  expect(errors).toEqual([]);
});
afterAll(close);

const read = async (path = '', headers: Record<string, string> = {}) => {
  const answer = await fetch(new URL(path, url), { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
/** Returns the line under the title. */
const status = async (path = '') => /class="status"[^>]*>([^<]*)/.exec((await read(path)).text)?.[1];
/** Expects the protection of every answer, also of errors. */
function expectProtected({ headers, url: address }: Response): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy, address).toContain("default-src 'none'");
  expect(policy, address).toContain("frame-ancestors 'none'");
  expect(/unsafe/.test(policy), address).toBe(headers.get('content-type') === 'image/svg+xml');
  expect(Object.fromEntries(headers), address).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.get('set-cookie'), address).toBeNull();
}
const mover = () => played.players[0] ?? expect.fail('nobody plays');

describe('a page', () => {
  it('shows the position, the log and the players, and the position after each step', async () => {
    await played.play(20);
    const { status, text } = await read();
    expect(status).toBe(200);
    expect(text).toContain('Game of ');
    for (const { name } of played.players) expect(text).toContain(name);
    expect(text).toMatch(/data-step="(\d+)" data-last="\1"/);
    const before = await read('?step=3');
    expect(before.text).toContain('data-step="3"');
    expect(before.text).not.toEqual(text);
    // Beyond the end, it is the newest position.
    expect((await read('?step=9999')).text).toEqual(text);
    expect((await read('?step=<script>')).text).toEqual(text);
  });

  it('says in words what the map shows: lands, water, rivers and neighbours', async () => {
    const { text } = await read();
    for (const start of ['Grassland: ', 'Water: ', 'Rivers run between ', 'River deltas: ', 'C4 is next to '])
      expect(text).toContain(`<p>${start}`);
  });

  it('speaks the language of the address, else that of the browser', async () => {
    const heading = async (path: string, accept: string) =>
      /<h1[^>]*>([^<]*)/.exec((await read(path, { 'accept-language': accept })).text)?.[1];
    expect(await heading('', 'de, pl;q=0.8')).toMatch(/^Gra: /);
    expect(await heading('?lang=es', 'pl')).toMatch(/^Partida de /);
    expect(await heading('?lang=xx', 'xx')).toMatch(/^Game of /);
    // Also from step to step, without the script.
    await played.play(12);
    const { text } = await read('?lang=es');
    const steps = [...text.matchAll(/<a [^>]*href="(\?[^"#]*)"/g)].map(([, href = '']) => href);
    expect(steps.length).toBeGreaterThan(10);
    expect(steps.filter((href) => !href.includes('lang='))).toEqual([]);
  });

  it('has pictures that browsers cache until the game changes', async () => {
    const { text } = await read();
    const [, path = ''] = /src="(\d+\/map\.svg[^"]*)"/.exec(text) ?? [];
    const current = await read(path.replaceAll('&amp;', '&'));
    expect(current.headers.get('content-type')).toBe('image/svg+xml');
    expect(current.headers.get('cache-control')).toContain('immutable');
    expect(current.text).toMatch(/^<svg /);
    expect(current.text).not.toContain('<image');
    // Opened by itself, it may only use the style that it brings.
    expect(current.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'/,
    );
    await played.play(1);
    expect((await read(path.replaceAll('&amp;', '&'))).headers.get('cache-control')).toContain('no-cache');
    const [, land = ''] = /src="(land\.svg[^"]*)"/.exec(text) ?? [];
    expect((await read(land)).text).toMatch(/^<svg /);
    expect((await read(land)).headers.get('cache-control')).toContain('immutable');
    expect((await read('0/pile.svg')).status).toBe(404);
    // Readers who cannot unpack get the same.
    const plain = await read('land.svg', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.text).toBe((await read('land.svg')).text);
  });

  it('says once that there are no points before round 1', async () => {
    const scores = async () => (await read()).text.match(/<img data-part="(?:score|race)"[^>]*>/g);
    const told = 'No points before round 1.';
    expect(await scores()).toEqual([
      expect.stringMatching(new RegExp(`"score"((?! hidden).)*${told}((?! hidden).)*$`)),
      expect.stringContaining(' hidden>'),
    ]);
    await played.play(12);
    for (const picture of (await scores()) ?? []) {
      expect(picture).not.toContain(told);
      expect(picture).not.toContain('hidden');
    }
  });

  it('says what a space costs, also for starting workers, but nothing in the draft and after the end', async () => {
    const tables = async () =>
      [...(await read()).text.matchAll(/<div data-space="(\w+)".*?<\/div>/gs)].flatMap(
        ([entry, space = '']) => (entry.includes('<table>') ? { space, entry } : []),
      );
    let game = await played.play(1);
    expect(game.state?.phase).toBe('draft');
    expect(await tables()).toEqual([]);
    while (game.state?.phase === 'draft') game = await played.play(1);
    const { state } = game;
    if (state === undefined) return expect.fail('the game has begun');
    const legal = legalActions(state, pendingSeats(state)[0] ?? -1);
    const spaces = legal.flatMap((action) => (action.type === 'placeWorker' ? action.space : []));
    const placing = await tables();
    expect(new Set(placing.map(({ space }) => space))).toEqual(new Set(spaces));
    for (const { entry } of placing) {
      expect(entry.match(/<td>[^<]*£\d+/g)).toHaveLength(2);
      expect(entry).not.toContain('reach');
    }
    while (game.state?.phase === 'workers') game = await played.play(1);
    const underWay = (await tables()).map(({ entry }) => entry).join('');
    expect(underWay).toContain('Out of reach');
    expect(underWay).toMatch(/£\d+/);
    await played.play(Number.POSITIVE_INFINITY);
    expect(await tables()).toEqual([]);
  });

  it('says that a game was called off, and waits for no one, but shows whose turn it was before', async () => {
    await played.play(12);
    expect(await status()).toMatch(/Waiting for /);
    await played.services.moderation.cancel({ ...mover(), moderator: true }, played.game);
    expect(await status()).toMatch(/\. The game is over\.$/);
    expect(await status('?step=1')).toMatch(/Waiting for /);
    // The chart of points shows the whole game at every step.
    const chart = async (path: string) =>
      /data-part="race"[^>]* alt="([^"]*)/.exec((await read(path)).text)?.[1];
    expect(await chart('?step=1')).toBe(await chart(''));
  });

  it('gives the reasons of computers at every step, however many other games are read', async () => {
    await played.play(12);
    const found = (await store.games.findById(played.game)) ?? expect.fail('no game');
    const record = found.record as GameRecord;
    const moves = found.moves as MoveRecord[];
    await store.games.commit({
      record: { ...record, version: record.version + 1 },
      expected: record.version,
      keep: 0,
      append: moves.map((move) => ({ ...move, reason: 'goods' })),
      snapshot: found.snapshot as Snapshot,
      announcements: [],
    });
    const reasons = async (path: string) =>
      (await read(path)).text.match(/ <em>For the goods\.<\/em>/g)?.length;
    expect(await reasons('')).toBeGreaterThan(1);
    const { services } = played;
    for (let room = 0; room < 8; room++) {
      const place = { guild: '1', channel: `room ${room}` };
      const { id } = gameOf(await services.lobby.create(mover(), place, { players: 1 })).record;
      gameOf(await services.lobby.start(mover(), id));
      await services.replay.getReplay(id);
    }
    expect(await reasons('?step=3')).toBe(await reasons(''));
  });

  it('says that a game is paused or shelved, and waits for no one, but shows whose turn it was before', async () => {
    await played.play(12);
    const { moderation } = played.services;
    const moderator = { ...mover(), moderator: true };
    const waiting = await status();
    await moderation.pause(moderator, played.game);
    expect(await status()).toMatch(/^Round 1 of 5\. Paused by a moderator\.$/);
    expect(await status('?step=1')).toMatch(/Waiting for /);
    await moderation.resume(moderator, played.game);
    expect(await status()).toBe(waiting);
    await moderation.suspend(moderator, played.game);
    expect(await status()).toMatch(/^Round 1 of 5\. The game is shelved\.$/);
    expect(await status('?step=1')).toMatch(/Waiting for /);
  });

  it('says at the top who has won', async () => {
    await played.play(Number.POSITIVE_INFINITY);
    expect(await status()).toMatch(/^The game is over\. \w+ \(\w+\) wins with \d+ points/);
    expect((await read()).text).toContain('data-status="finished"');
    expect(await status('?step=1')).toMatch(/Waiting for /);
  });

  it('escapes names', async () => {
    const name = '<b>**Ann** & "co"';
    const game = await openPlayedPage({
      players: 1,
      seed: name,
      log: SILENT,
      store: memoryStore(),
      names: [name],
    });
    await game.play(6);
    const text = await (await fetch(await game.url())).text();
    await game.close();
    expect(text).not.toContain('<b>');
    expect(text).toContain('**Ann** &amp; &quot;co&quot;');
  });
});

describe('a name on a page', () => {
  const pageOf = async (name: string) => {
    const options = { players: 2, seed: 'names', log: SILENT, store: memoryStore(), names: [name, 'Ben'] };
    const game = await openPlayedPage(options);
    await game.play(40);
    const text = await (await fetch(await game.url())).text();
    await game.close();
    return text;
  };

  it('is shown as it is, without the escapes that Discord needs', async () => {
    const text = await pageOf('max_power* @ ://');
    expect(text).not.toMatch(/\\|\u200b/);
    expect(text).toContain('<th scope="row">max_power* @ ://</th>');
  });

  it('that ends with a backslash is bold where others are', async () => {
    const name = 'max_power\\';
    const text = await pageOf(name);
    expect(text).toContain(`<strong>${name}</strong>: £`);
    expect(text).not.toMatch(/\*\*|\\\\/);
  });

  it('that is written from right to left leaves numbers in their place', async () => {
    const visible = (await pageOf('משה')).replaceAll(/ alt="[^"]*"/g, '');
    expect(visible.match(/(?<!\u2068)משה/g)).toBeNull();
    expect(visible).toContain('<p>\u2068משה\u2069 (');
  });
});

describe('an address', () => {
  it('cannot be guessed, and does not say which game it is', () => {
    expect(url).toMatch(/\/g\/[a-z2-7]{26}\/$/);
    expect(url).not.toContain(played.game);
  });

  it('is forgotten when the host renews it, as only the host can', async () => {
    const [host, guest] = played.players;
    if (host === undefined || guest === undefined) return expect.fail('two people play');
    const { webPage } = played.services;
    expect(await webPage.change(guest, played.game, 'renew')).toMatchObject({ refusal: { code: 'notHost' } });
    expect((await read()).status).toBe(200);
    expect(await webPage.change(host, played.game, 'renew')).toMatchObject({ ok: true });
    expect((await read()).status).toBe(404);
    expect((await read('land.svg')).status).toBe(404);
    expect((await fetch(await played.url())).status).toBe(200);
    await webPage.change({ ...guest, moderator: true }, played.game, 'disable');
    await expect(played.url()).rejects.toThrow('off');
  });

  it('shows nothing while the server forbids pages', async () => {
    const at = { guild: '1', channel: '2' };
    const moderator = { ...mover(), moderator: true, at };
    await played.services.settings.updateGuild(moderator, '1', { pages: 'off' });
    expect((await read()).status).toBe(404);
    expect(await played.services.webPage.getLink(played.game, '1')).toEqual({ kind: 'forbidden' });
    await played.services.settings.updateGuild(moderator, '1', { pages: undefined });
    expect((await read()).status).toBe(200);
  });

  it('is looked up only if it can be one', async () => {
    const look = vi.spyOn(played.services.webPage, 'findByToken');
    // No database has to refuse what it cannot store, and nobody fills the log with its errors.
    for (const path of ['/g/%00/', '/g/%00/live', '/g/%00/land.svg', '/g/A/1/map.svg'])
      expect((await read(path)).status).toBe(404);
    expect(look).not.toHaveBeenCalled();
  });

  it('does not exist for anything else', async () => {
    for (const path of [
      '/',
      '/g/x/',
      '/g/%2F%2Fevil.example',
      '/g/%0d%0a',
      '/g/x/land.svg',
      '/page-0.js',
      '/../package.json',
    ]) {
      const { status, text } = await read(path);
      expect([path, status]).toEqual([path, 404]);
      if (!path.includes('.')) expect(text).toContain('no game at this address');
    }
  });
});

describe('a game of the weekly challenge', () => {
  it('has a page only once its week is over', async () => {
    await played.play(12);
    const found = (await store.games.findById(played.game)) ?? expect.fail('no game');
    const record = found.record as GameRecord;
    const commit = (version: number, week: string) =>
      store.games.commit({
        record: { ...record, version, challenge: { week, home: '2' } },
        expected: version - 1,
        keep: found.moves.length,
        append: [],
        snapshot: found.snapshot as Snapshot,
        base: undefined,
        result: undefined,
        announcements: [],
        jobs: [],
      });
    expect(await commit(record.version + 1, '2999-W10')).toBe(true);
    const sealed = await read();
    expect(sealed.text).toContain('Its page opens once the week is over.');
    expect(sealed.text).not.toContain(mover().name);
    expect((await read('land.svg')).status).toBe(404);
    expect(await commit(record.version + 2, '2020-W10')).toBe(true);
    expect((await read()).text).toContain(mover().name);
  });
});

it('a corrupt game has a page that says so in the reader’s language, and is logged only by its loader', async () => {
  const found = (await store.games.findById(played.game)) ?? expect.fail('no game');
  const record = found.record as GameRecord;
  await store.games.commit({
    record: { ...record, content: 'lost', version: record.version + 1 },
    expected: record.version,
    keep: found.moves.length,
    append: [],
    snapshot: undefined,
    announcements: [],
  });
  expect(await read()).toMatchObject({ status: 200, text: expect.stringContaining('Tell the bot’s admin') });
  expect((await read('?lang=pl')).text).toContain('Daj znać osobie, która prowadzi tego bota');
  expect((await read('0/map.svg')).status).toBe(404);
});

describe('a reader', () => {
  it('is protected: nothing from elsewhere, no search engines', async () => {
    const { text } = await read();
    expect((await read('/robots.txt')).text).toContain('Disallow: /');
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(text).not.toMatch(/ (?:on\w+|style)="/);
  });

  it('is protected at every address, and only pages of games are kept', async () => {
    const addresses: [path: string, status: number, caching: string][] = [
      ['', 200, 'private, no-cache'],
      ['land.svg', 200, 'private, no-cache'],
      ['0/map.svg', 200, 'private, no-cache'],
      ['live', 200, 'no-cache'],
      ['/robots.txt', 200, 'no-store'],
      ['..', 404, 'no-store'],
      ['/g/x/', 404, 'private, no-cache'],
      ['0/pile.svg', 404, 'no-store'],
      ['/g/x/live', 200, 'no-store'],
    ];
    for (const [path, status, caching] of addresses) {
      const answer = await fetch(new URL(path, url));
      await answer.body?.cancel();
      expect({ path, status: answer.status }).toEqual({ path, status });
      expect(answer.headers.get('cache-control'), path).toBe(caching);
      expectProtected(answer);
    }
  });

  it('is protected where an address moves, and where an error is logged', async () => {
    expectProtected(await fetch(url.slice(0, -1), { redirect: 'manual' }));
    vi.spyOn(played.services.webPage, 'findByToken').mockRejectedValue(new Error('no database'));
    for (const path of ['', 'live', '0/map.svg']) {
      const answer = await fetch(new URL(path, url));
      expect(answer.status).toBe(500);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expectProtected(answer);
    }
    expect(errors).toEqual(Array(3).fill('a web page failed'));
    errors = [];
  });

  /** Returns whether a page that someone reads is looked up after a move. */
  const lookedAfterMove = async () => {
    const look = vi.spyOn(played.services.webPage, 'findByToken').mockClear();
    await played.play(1);
    return look.mock.calls.length > 0;
  };

  it('who asks only for the headers of the news leaves no stream open', async () => {
    expect((await fetch(new URL('live', url), { method: 'HEAD' })).status).toBe(200);
    expect(await lookedAfterMove()).toBe(false);
    await fetch(new URL('live', url));
    expect(await lookedAfterMove()).toBe(true);
  });

  it('who was away when the page went is told by the news', async () => {
    await played.services.webPage.change(mover(), played.game, 'renew');
    expect((await read('live')).text).toBe('event: gone\ndata:\n\n');
    // At an address without a game, there is no version to follow.
    expect((await read()).text).not.toContain('data-version');
  });

  it('can ask for the version, if the network holds the news back', async () => {
    const { version } = (await played.play(3)).record;
    const { headers } = await fetch(new URL('live', url), { method: 'HEAD' });
    expect(headers.get('x-version')).toBe(String(version));
    expect((await read()).text).toContain(`data-version="${version}"`);
  });

  it('of a game that has not begun knows its version, and so need not load the page again', async () => {
    const host = mover();
    const lobby = await played.services.lobby.create(
      host,
      { guild: '1', channel: '3' },
      { players: 2, seed: 'lobby', options: [] },
    );
    const { id, version } = gameOf(lobby).record;
    const link = await played.services.webPage.getLink(id, '1');
    const { text } = await read(link.kind === 'open' ? link.url : expect.fail(link.kind));
    expect(text).toContain('The game hasn’t started yet.');
    expect(text).toContain(`data-version="${version}"`);
  });

  it('gets the script compressed only where it can be unpacked, also from caches', async () => {
    const [, script = ''] = /src="(\.\.\/\.\.\/page-[^"]+)"/.exec((await read()).text) ?? [];
    const { headers } = await read(script);
    expect(headers.get('cache-control')).toMatch(/^public/);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect((await read()).headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
  });

  it('who comes while the bot starts is asked to wait, and comes back', async () => {
    const web = await openWeb({ port: 0, url: undefined, log: SILENT });
    onTestFinished(() => web.close());
    const answer = await fetch(new URL('/g/some/', web.url));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('refresh')).toBe('2');
    expect(await answer.text()).toBe('No answer. Trying again…');
    expectProtected(answer);
  });

  it('no longer sees the name of a player who was erased', async () => {
    await played.play(12);
    const erased = mover();
    expect((await read()).text).toContain(erased.name);
    await played.services.privacy.eraseUser(erased, () => 'Somebody');
    for (const path of ['', '?step=2']) expect((await read(path)).text).not.toContain(erased.name);
  });

  it('is told of a move at once, and when the page is gone', async () => {
    const { body } = await fetch(new URL('live', url));
    const news = body?.pipeThrough(new TextDecoderStream()).getReader() ?? expect.fail('no stream');
    const next = async () => (await news.read()).value;
    const { version } = (await played.play(0)).record;
    expect(await next()).toBe(`event: version\ndata: ${version}\n\n`);
    await played.play(1);
    expect(await next()).toBe(`event: version\ndata: ${version + 1}\n\n`);
    await played.services.webPage.change(mover(), played.game, 'renew');
    await played.play(1);
    expect(await next()).toBe('event: gone\ndata: \n\n');
    expect((await news.read()).done).toBe(true);
    expect(await lookedAfterMove()).toBe(false);
  });

  it('who asks too often waits, while others do not', async () => {
    // The allowance does not grow while the clock stands still.
    const web = await openWeb({ port: 0, url: undefined, log: SILENT, now: () => new Date(0) });
    onTestFinished(() => web.close());
    const ask = (reader: string, path = '/robots.txt') =>
      fetch(new URL(path, web.url), { headers: { 'x-forwarded-for': reader } });
    let answered = 0;
    while ((await ask('198.51.100.7')).ok) answered++;
    expect(answered).toBe(240);
    const refused = await ask('198.51.100.7');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expectProtected(refused);
    expect((await ask('198.51.100.8')).status).toBe(200);
    // A page takes three times as long.
    let pages = 0;
    while ((await ask('198.51.100.9', '/g/some/?step=1')).status !== 429) pages++;
    expect(pages).toBe(80);
    while ((await ask('2001:db8:1:2::7')).ok) answered++;
    // The same household.
    expect((await ask('2001:db8:1:2:ffff::8')).status).toBe(429);
    expect((await ask('2001:db8:1:3::7')).status).toBe(200);
    // Not one reader, although some proxies write all IPv4 addresses like this.
    expect((await ask('::ffff:198.51.100.7')).status).toBe(429);
    while ((await ask('::ffff:198.51.100.10')).ok) answered++;
    expect((await ask('::ffff:198.51.100.11')).status).toBe(200);
  });
});
