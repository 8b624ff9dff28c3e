/** The pages of games over HTTP: what they contain, for whom, and what they protect. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameRecord, Snapshot, Store } from '../../src/core/index.ts';
import { close } from '../../src/render/index.ts';
import { openPlayedPage, type PlayedPage } from '../../src/tools/played-page.ts';
import { memoryStore } from '../storage/fixtures/memory/index.ts';
import { SILENT } from './fixtures/silent.ts';

let store: Store;
let played: PlayedPage;
let url: string;
beforeEach(async () => {
  store = memoryStore();
  played = await openPlayedPage({ players: 2, seed: 'pages', log: SILENT, store });
  url = await played.url();
});
afterEach(() => played.close());
afterAll(close);

const read = async (path = '', headers: Record<string, string> = {}) => {
  const answer = await fetch(new URL(path, url), { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
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

  it('speaks the language of the address, else that of the browser', async () => {
    const heading = async (path: string, accept: string) =>
      /<h1>([^<]*)/.exec((await read(path, { 'accept-language': accept })).text)?.[1];
    expect(await heading('', 'de, pl;q=0.8')).toMatch(/^Gra: /);
    expect(await heading('?lang=es', 'pl')).toMatch(/^Partida de /);
    expect(await heading('?lang=xx', 'xx')).toMatch(/^Game of /);
  });

  it('has pictures that browsers keep as long as the game stays as it is', async () => {
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
    expect((await read('land.svg')).text).toMatch(/^<svg /);
    expect((await read('0/pile.svg')).status).toBe(404);
    // Readers who cannot unpack get the same.
    const plain = await read('land.svg', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.text).toBe((await read('land.svg')).text);
  });

  it('escapes what people call themselves', async () => {
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

describe('an address', () => {
  it('cannot be guessed, and does not say which game it is', () => {
    expect(url).toMatch(/\/g\/[a-z2-7]{26}\/$/);
    expect(url).not.toContain(played.game);
  });

  it('is forgotten when the host renews it, until then nobody else can', async () => {
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

  it('does not exist for anything else', async () => {
    for (const path of ['/', '/g/x/', '/g/x/land.svg', '/g/x/live', '/page-0.js', '/../package.json']) {
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
    expect(sealed.text).toContain('It can be watched here once its week is over.');
    expect(sealed.text).not.toContain(mover().name);
    expect((await read('land.svg')).status).toBe(404);
    expect(await commit(record.version + 2, '2020-W10')).toBe(true);
    expect((await read()).text).toContain(mover().name);
  });
});

describe('a reader', () => {
  it('is protected: no cookies, nothing from elsewhere, no search engines', async () => {
    const { headers, text } = await read();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect((await read('/robots.txt')).text).toContain('Disallow: /');
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(text).not.toMatch(/ (?:on\w+|style)="/);
  });

  it('no longer sees the name of a player who was erased', async () => {
    await played.play(12);
    const erased = mover();
    expect((await read()).text).toContain(erased.name);
    await played.services.privacy.eraseUser(erased, 'Somebody');
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
  });

  it('who asks too often waits, while others do not', async () => {
    const ask = async (reader: string) => (await read('/robots.txt', { 'x-forwarded-for': reader })).status;
    const answers = await Promise.all(Array.from({ length: 400 }, () => ask('198.51.100.7')));
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(50);
    expect(await ask('198.51.100.8')).toBe(200);
  });
});
