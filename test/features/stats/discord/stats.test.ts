/** Statistics of a server: every page, as picture and text, all reachable by clicks from one panel. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../../../src/bootstrap/create-services.ts';
import { CONTENT } from '../../../../src/content/index.ts';
import { parseCustomId } from '../../../../src/discord/shared/custom-id.ts';
import type {
  Answer,
  CommandValues,
  InteractionContext,
  Route,
} from '../../../../src/discord/shared/interaction-context.ts';
import type { Panel } from '../../../../src/discord/shared/panel.ts';
import { OPTIONS } from '../../../../src/engine/index.ts';
import type { Services } from '../../../../src/features/index.ts';
import { statsCommands } from '../../../../src/features/stats/discord/commands.ts';
import { PAGES, pageArgs, pageOf } from '../../../../src/features/stats/discord/ids.ts';
import { statsRoutes } from '../../../../src/features/stats/discord/routes.ts';
import { type GameResult, listKnownPlayers } from '../../../../src/features/stats/index.ts';
import { RESULT_VERSION } from '../../../../src/features/stats/result.ts';
import { describe as altText } from '../../../../src/render/index.ts';
import { paint } from '../../../../src/render/render-picture.ts';
import { onCut, onWrite } from '../../../../src/render/text-layout.ts';
import { type Language, languages, registerLanguage } from '../../../../src/text/index.ts';
import { ACUTE, pseudo } from '../../../../src/tools/texts/pseudo.ts';
import { bytesOf, clock } from '../../../core/fixtures/table.ts';
import { faults } from '../../../discord/fixtures/panels-checks.ts';
import { buttonsOf, expectHarmless, textOf } from '../../../discord/fixtures/posts-games.ts';
import { member, record } from '../../../fixtures/records.ts';
import { NAMES, randomResults, USERS } from '../../../fixtures/results.ts';
import { ENGLISH } from '../../../fixtures/visits.ts';
import { memoryStore } from '../../../storage/fixtures/memory/index.ts';

const [ME = '', OTHER = ''] = USERS;
const SILENT = { info() {}, warn() {}, error() {} };

async function appWith(results: readonly GameResult[]): Promise<Services> {
  const store = memoryStore(clock());
  for (const result of results) {
    const members = result.seats.map(({ user, name }) => member(user, { name }));
    await store.games.create(record(result.game, { status: 'finished', members }));
    await store.results.save(result.game, 1, { version: RESULT_VERSION, result });
  }
  return await createServices({ store, content: CONTENT, now: clock(), random: bytesOf('records') });
}

/** Many users, one with markup in their name. */
function crowded(count: number): GameResult[] {
  return randomResults('records', count).map((result, n) => ({
    ...result,
    seats: result.seats.map((seat, i) => {
      if (n % 3 > 0 || !USERS.includes(seat.user)) return seat;
      const user = `3000000000000000${String((n + i) % 40).padStart(2, '0')}`;
      return { ...seat, user, name: i === 0 ? '**@everyone** [x](y)' : seat.name };
    }),
  }));
}

let full: Services;
let empty: Services;
beforeAll(async () => {
  [full, empty] = [await appWith(crowded(150)), await appWith([])];
});

const visitTo = (app: Services, language = 'en', guild = 'guild'): InteractionContext => ({
  ...{ services: app, guild, channel: 'channel', log: SILENT, ...ENGLISH, language },
  direct: async () => 'sent',
  actor: { user: ME, name: NAMES[0] ?? '', moderator: false },
});

async function click(visit: InteractionContext, id: string, ...values: string[]): Promise<Answer> {
  const { route: name, args } = parseCustomId(id);
  const found = statsRoutes.find((route) => route.name === name) as Route<unknown> | undefined;
  if (found === undefined) throw new Error(`no route ${name}`);
  return await found.run(visit, found.args.parse(args), { values, fields: {}, chosen: {} });
}

async function type(
  visit: InteractionContext,
  subcommand: string,
  given: Partial<CommandValues> = {},
): Promise<Answer> {
  const none = { text: {}, number: {}, flag: {}, user: {} };
  return (await statsCommands[0]?.run(visit, { ...none, subcommand, ...given })) ?? never();
}

const someone = (id: string) => ({ id, name: 'whoever', bot: false });
const OF_TWO = { user: { user: someone(OTHER) } };
const sheetsOf = ({ parts }: Panel) =>
  parts.flatMap((part) => (part.kind === 'picture' && part.request.view === 'sheet' ? [part.request] : []));

const menusOf = ({ parts }: Panel) => parts.flatMap((part) => (part.kind === 'menu' ? [part.menu] : []));

/** Everything clickable in a panel: of a menu, one user, and the entries that lead to more. */
const clicksIn = (panel: Panel): string[][] => [
  ...buttonsOf(panel).flatMap(({ id, disabled }) => (disabled === true ? [] : [[id]])),
  ...menusOf(panel).flatMap(({ id, options }) =>
    [options[1], options.at(-1)].flatMap((one) => (one === undefined ? [] : [[id, one.value]])),
  ),
];

/** Clicks through everything from the first panel; returns the pages seen, and the users offered. */
async function crawl(visit: InteractionContext): Promise<{ pages: Set<string>; looked: Set<string> }> {
  const [seen, pages, looked] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const waiting = [(await type(visit, 'server')).panel];
  for (let panel = waiting.shift(); panel !== undefined; panel = waiting.shift()) {
    expect(faults(panel)).toEqual([]);
    for (const { value } of menusOf(panel).flatMap(({ options }) => options)) {
      if (/^\d+$/.test(value)) looked.add(value);
    }
    const fresh = clicksIn(panel).filter(
      (one) => !seen.has(one.join()) && !one[0]?.startsWith('stats-share'),
    );
    for (const [id = '', ...chosen] of fresh) {
      seen.add([id, ...chosen].join());
      const { kind, panel: next } = await click(visit, id, ...chosen);
      expect(kind, id).toBe('panel');
      const args = pageArgs.safeParse(parseCustomId(id).args).data;
      const page = args === undefined ? undefined : pageOf(args);
      if (page !== undefined) pages.add(`${page.name} ${page.number ?? ''} ${page.text}`);
      if (page?.text !== true && seen.size < 40) waiting.push(next);
    }
  }
  return { pages, looked };
}

describe('the records', () => {
  it.each(PAGES)('have the page %s, as pictures with their words, and in words alone', async (page) => {
    const given = page === 'versus' ? OF_TWO : {};
    const { kind, panel } = await type(visitTo(full), page, given);
    expect(kind).toBe('panel');
    expect(faults(panel)).toEqual([]);
    const sheets = sheetsOf(panel);
    expect(sheets.length).toBeGreaterThan(0);
    // Even if pictures cannot be sent.
    expect(textOf(panel)).toContain('### ');
    expectHarmless(panel, []);
    const words = (await type(visitTo(full), page, { ...given, flag: { text: true } })).panel;
    expect(faults(words)).toEqual([]);
    expectHarmless(words, []);
    expect(sheetsOf(words)).toEqual([]);
    // The names of the picture are markup in it no more than in words.
    const said = textOf(words).replaceAll(/\\|\u200b/g, '');
    for (const { sheet } of sheets) {
      expect(altText({ view: 'sheet', sheet })).toContain(sheet.title);
      expect(said).toContain(sheet.title);
      for (const block of sheet.blocks) {
        if (block.kind === 'bars') {
          for (const { label, value } of block.bars) expect(said).toContain(`${label}: ${value}`);
        }
      }
    }
  });

  it('count games before a name, which is cut if it is long', async () => {
    const { panel } = await type(visitTo(full), 'server');
    const bars = sheetsOf(panel)
      .flatMap(({ sheet }) => sheet.blocks)
      .find((block) => block.kind === 'bars');
    for (const { detail } of bars?.bars ?? []) expect(detail).toMatch(/^\d+ games · ./);
    expect(bars?.bars).toHaveLength(4);
  });

  it('have every option that was used', async () => {
    const { panel } = await type(visitTo(full), 'options');
    const bars = sheetsOf(panel).flatMap(({ sheet }) =>
      sheet.blocks.flatMap((block) => (block.kind === 'bars' ? block.bars : [])),
    );
    expect(bars).toHaveLength(OPTIONS.length);
  });

  it('do not call an option rare that nearly all games have', async () => {
    const games = crowded(60).filter(({ seats }) => seats.length > 1);
    const app = await appWith(games.map((game, i) => ({ ...game, options: i < 3 ? [] : ['noPorts'] })));
    const words = textOf((await type(visitTo(app), 'options', { flag: { text: true } })).panel);
    expect(words).toContain(`${games.length - 3} games`);
    expect(words).not.toContain('Fewer than 10 games');
  });

  it('show a difference between options that is the one between the averages shown', async () => {
    const [game = never()] = crowded(150).filter(
      ({ seats }) => seats.length === 2 && seats.every(({ user }) => USERS.includes(user)),
    );
    const averaging = (average: number, n: number, options: GameResult['options']): GameResult => ({
      ...{ ...game, game: `game-${average}-${n}`, options },
      seats: game.seats.map((seat, i) => ({
        ...seat,
        total: Math.floor(average) + i * n,
        own: 30,
        others: 0,
      })),
    });
    // Averages of 65.25 and 72.
    const results = [averaging(65, 0, ['noPorts']), averaging(65, 1, ['noPorts']), averaging(72, 0, [])];
    const { panel } = await type(visitTo(await appWith(results)), 'options', { flag: { text: true } });
    expect(textOf(panel)).toContain('65.3 ◆ 72 (2 games · −6.7)');
  });

  it('name one of a kind in the singular', async () => {
    const [game = never()] = crowded(150).filter(
      ({ seats }) => seats.length === 2 && seats.every(({ user }) => USERS.includes(user)),
    );
    const seats = game.seats.map((seat) => ({ ...seat, place: 1, own: 30, others: 0 }));
    const app = await appWith([{ ...game, seats }]);
    const text = { flag: { text: true } };
    const [me = '', other = ''] = seats.map(({ user }) => user);
    const duel = { ...text, user: { user: someone(other), of: someone(me) } };
    const said = async (page: string, given: object = text) =>
      textOf((await type(visitTo(app), page, given)).panel);
    expect(await said('server')).toMatch(/- 1 game finished\n- 2 people/);
    expect(await said('player', { ...text, user: { user: someone(me) } })).toContain('- 1 game with others');
    expect(await said('versus', duel)).toContain('- 1 tie\n');
  });

  it('give players with the same rating or number of games the same place', async () => {
    const [game] = crowded(150).filter(
      ({ seats }) => seats.length === 2 && seats.every(({ user }) => USERS.includes(user)),
    );
    const drawn = (_: unknown, n: number): GameResult => ({
      ...(game ?? never()),
      game: `drawn-${n}`,
      seats: (game ?? never()).seats.map((seat) => ({ ...seat, place: 1, own: 30, others: 0 })),
    });
    const app = await appWith(Array.from({ length: 6 }, drawn));
    for (const page of ['server', 'ratings']) {
      const sheets = sheetsOf((await type(visitTo(app), page)).panel);
      const ranks = JSON.stringify(sheets).match(/"rank":"[^"]*"/g);
      expect(ranks, page).toEqual(['"rank":"1"', '"rank":"1"']);
    }
  });

  it('say in words what only marks show in a picture: places, diamonds and winners', async () => {
    const read = async (page: string, given = {}) => {
      const { panel } = await type(visitTo(full), page, given);
      const words = (await type(visitTo(full), page, { ...given, flag: { text: true } })).panel;
      const alt = sheetsOf(panel).map(({ sheet }) => altText({ view: 'sheet', sheet }));
      return [alt.join(' '), textOf(words)];
    };
    for (const words of await read('ratings')) expect(words).toMatch(/#1 .*#2 /s);
    for (const words of await read('clans')) {
      expect(words).toMatch(/share expected by chance\..*: \d+% ◆ \d+% /s);
    }
    for (const words of await read('server')) expect(words).toMatch(/2 players: \d+ ◆ \d+/);
    for (const words of await read('versus', OF_TWO)) expect(words).toContain(' 👑');
  });

  it('say headings, legends and notes once in words, and no note as a row of a list', async () => {
    const words = textOf((await type(visitTo(full), 'options', { flag: { text: true } })).panel);
    const said = words.split('\n').filter((line) => line !== '' && !line.startsWith('- '));
    expect(said).toEqual([
      '### Options',
      'All finished games with 2 to 4 players, computers among them.',
      '**Average points**',
      'Bar: games with the option. Diamond: games without it.',
      '-# After the dot: the difference from games without the option.',
    ]);
    const ratings = textOf((await type(visitTo(full), 'ratings', { flag: { text: true } })).panel);
    expect(ratings).toContain('\n-# The rating (OpenSkill)');
  });

  it('joins the names of two people as their language does', async () => {
    const results = crowded(150).map((result) => ({
      ...result,
      seats: result.seats.map((seat) => (seat.user === OTHER ? { ...seat, name: 'Irene' } : seat)),
    }));
    const app = await appWith(results);
    const titles = languages.map(async ({ code }) => {
      const [first] = sheetsOf((await type(visitTo(app, code), 'versus', OF_TWO)).panel);
      return first?.sheet.title;
    });
    expect(await Promise.all(titles)).toEqual(['and', 'e', 'i'].map((word) => `${NAMES[0]} ${word} Irene`));
  });

  it('are all reached from one panel by buttons and menus, which change nothing', async () => {
    const visit = visitTo(full);
    const { pages, looked } = await crawl(visit);
    for (const name of ['server', 'ratings', 'clans', 'options', 'player']) {
      expect(pages).toContain(`${name}  false`);
      expect(pages).toContain(`${name}  true`);
    }
    for (const players of [2, 3, 4]) expect(pages).toContain(`clans ${players} false`);
    expect(pages).toContain('ratings 2 false');
    const { results } = await full.stats.getResults('guild');
    const people = listKnownPlayers(results).map(({ user }) => user);
    expect(people.length).toBeGreaterThan(25);
    expect([...looked].sort()).toEqual([...people].sort());
    const both = await click(visit, `stats-with:picture:0:${ME}`, OTHER);
    expect(sheetsOf(both.panel)[0]?.sheet).toMatchObject({ title: `${NAMES[0]} and ${NAMES[1]}` });
  });

  it('stay on a page while its menus of people are turned over', async () => {
    const visit = visitTo(full);
    for (const page of ['server', 'ratings', 'clans', 'options', 'player', 'versus']) {
      const { panel } = await type(visit, page, page === 'versus' ? OF_TWO : {});
      for (const { id, options } of menusOf(panel)) {
        const more = options.at(-1)?.value ?? '';
        expect(more).toMatch(/^more/);
        const { panel: turned } = await click(visit, id, more);
        expect(sheetsOf(turned), `${page} ${id}`).toEqual(sheetsOf(panel));
      }
    }
    // A menu of an earlier release.
    const old = await click(visit, 'stats-who:picture:0', 'more-24');
    expect(sheetsOf(old.panel)[0]?.sheet.title).toBe('Records of this server');
  });

  it('are private, and can be shared in the language of the channel', async () => {
    const visit = { ...visitTo(full, 'pl'), serverLocale: 'en-US' };
    for (const shared of [
      await type(visit, 'clans', { flag: { share: true } }),
      await click(visit, 'stats-share:clans:-:-:picture'),
    ]) {
      expect(shared.kind).toBe('public');
      expect(sheetsOf(shared.panel)[0]?.sheet).toMatchObject({ language: 'en', title: 'Clans' });
      expect(buttonsOf(shared.panel).map(({ id }) => id)).toEqual(['records']);
    }
    expect(sheetsOf((await type(visit, 'clans')).panel)[0]?.sheet.title).toBe('Klany');
    expect((await click(visitTo(empty), 'stats-share:clans:-:-:picture')).kind).toBe('panel');
  });

  it('say what is missing: clans, options, or turns of their own in solo games', async () => {
    const plain = crowded(30).map((game) => ({
      ...{ ...game, options: [], seats: game.seats.map(({ clan: _, ...seat }) => seat) },
    }));
    const said = async (results: readonly GameResult[], page: string) =>
      textOf((await type(visitTo(await appWith(results)), page)).panel);
    expect(await said(plain, 'clans')).toContain('None of these games was played with clans');
    expect(await said(plain, 'options')).toContain('None of these games was played with an option');
    const solo = plain.flatMap((game) => {
      const [seat] = game.seats;
      return seat === undefined ? [] : [{ ...game, seats: [{ ...seat, own: 1, others: 40 }] }];
    });
    expect(await said(solo, 'server')).toContain(
      'everyone gave up or left more than a quarter of their moves',
    );
  });

  it.each([
    ['en', 'moves made by others', /computer or a stand-in/],
    ['es', 'otros eligieron', /un suplente/],
    ['pl', 'wykonał ktoś inny', /zastępstwo/],
  ])(
    'say in %s that others made the moves, who may have had the seat before',
    async (language, said, untrue) => {
      const [game = never()] = crowded(30).filter(({ seats }) => seats.length === 1);
      const [seat = never()] = game.seats;
      const mine = (id: string, others: number) => ({
        ...{
          ...game,
          game: id,
          seats: [{ ...seat, user: ME, conceded: false, own: 30, others, answers: [] }],
        },
      });
      const app = await appWith([mine('own', 0), mine('taken', 40)]);
      const shown = textOf((await type(visitTo(app, language), 'player', { flag: { text: true } })).panel);
      expect(shown).toContain(said);
      expect(shown).not.toMatch(untrue);
    },
  );

  it.each([
    ['en', 'challenge game'],
    ['es', 'desafío semanal'],
    ['pl', 'wyzwania tygodnia'],
  ])('say in %s that a challenge game that ends late is not rated', async (language, challenge) => {
    const solo = await appWith(crowded(30).filter(({ seats }) => seats.length === 1));
    for (const app of [full, solo]) {
      const { panel } = await type(visitTo(app, language), 'ratings', { flag: { text: true } });
      expect(textOf(panel)).toContain(challenge);
    }
  });

  it('of a server or user without games explain what to do, and contain no undefined number', async () => {
    const nobody = { user: { user: someone('400000000000000000') } };
    const elsewhere = visitTo(full, 'en', 'another guild');
    for (const visit of [visitTo(empty), elsewhere]) {
      for (const page of PAGES) {
        const { panel } = await type(visit, page, page === 'versus' ? OF_TWO : {});
        expect(faults(panel), page).toEqual([]);
        expect(sheetsOf(panel), page).toEqual([]);
        expect(textOf(panel), page).toContain('`/game new`');
        expect(JSON.stringify(panel), page).not.toMatch(/NaN|Infinity|undefined/);
      }
    }
    expect(textOf((await type(visitTo(full), 'player', nobody)).panel)).toContain('hasn’t finished a game');
    expect(textOf((await type(visitTo(full), 'versus', nobody)).panel)).toContain(
      'haven’t yet finished a game together',
    );
    const played = crowded(150).filter(
      ({ seats }) => seats.length > 1 && seats.some(({ user }) => user === ME),
    );
    const others = played.map((game) => ({
      ...{ ...game, seats: game.seats.map((seat) => ({ ...seat, own: 1, others: 40 })) },
    }));
    for (const page of ['server', 'clans', 'options']) {
      const { panel } = await type(visitTo(await appWith(others)), page);
      expect(textOf(panel), page).toContain('everyone gave up or left more than a quarter of their moves');
    }
    expect(textOf((await type(visitTo(await appWith(others)), 'player')).panel)).toContain(
      'at least three quarters of your seat’s moves',
    );
    const some = await appWith([...played.slice(1), ...others.slice(0, 1)]);
    expect(textOf((await type(visitTo(some), 'player', { flag: { text: true } })).panel)).toContain(
      'Left out: ',
    );
    const self = { user: { user: someone(ME) } };
    expect(textOf((await type(visitTo(full), 'versus', self)).panel)).toContain('someone else');
    const alone = await appWith(crowded(150).filter(({ seats }) => seats.length === 1));
    for (const page of ['clans', 'options']) {
      expect(textOf((await type(visitTo(alone), page)).panel), page).toContain('solo games don’t count');
    }
    const late = (await click(visitTo(full), 'stats-part:ratings:99999999999999999999:-:picture')).panel;
    expect(sheetsOf(late)[0]?.sheet.blocks.length).toBeGreaterThan(1);
  });
});

const LONG = 'fi' as Language;
const PHONE = 360;
const READABLE = 11;

describe('the pictures of the records', () => {
  it('show a name that our fonts lack as a question mark, also within a sentence', async () => {
    const [first = '', second = ''] = ['🎲 Zoë 🎲', '山田太郎'];
    const renamed = crowded(150).map((result) => ({
      ...result,
      seats: result.seats.map((seat) => ({ ...seat, name: seat.user === ME ? first : second })),
    }));
    const app = await appWith(renamed);
    const written: string[] = [];
    onWrite((text) => void written.push(text));
    const alt: string[] = [];
    for (const page of ['server', 'versus', 'player']) {
      const given = page === 'player' ? { user: { user: someone(OTHER) } } : OF_TWO;
      for (const request of sheetsOf((await type(visitTo(app, 'pl'), page, given)).panel)) {
        paint(request);
        alt.push(altText(request));
      }
    }
    onWrite(undefined);
    expect(written).toContain('Zoë i ?');
    expect(written).toContain('lepszy wynik (Zoë)');
    expect(written).toContain('lepszy wynik (?)');
    expect(written).toContain('?: punkty');
    expect(written.filter((text) => /^\d+ (gier|gry) · \?$/.test(text)).length).toBeGreaterThan(0);
    // The alt text has the whole name.
    expect(alt.join(' ')).toContain(`lepszy wynik (${second})`);
  });

  it.each([...languages.map(({ code }) => code), LONG])(
    'can be read on a phone, no word cut but names, in %s',
    async (language) => {
      const forget =
        language === LONG
          ? registerLanguage(LONG, { name: 'Long', locale: 'fi-FI', words: pseudo(ACUTE) })
          : undefined;
      const [cut, small] = [new Set<string>(), new Set<string>()];
      const names = [...NAMES, '**@everyone**'];
      onCut((text) => void (names.some((name) => text.includes(name)) || cut.add(text)));
      onWrite((text, pixels) => void (pixels < READABLE && small.add(`${text}: ${pixels.toFixed(1)}`)));
      for (const page of PAGES) {
        const { panel } = await type(visitTo(full, language), page, page === 'versus' ? OF_TWO : {});
        for (const request of sheetsOf(panel)) {
          const { width, height } = paint({ ...request, width: PHONE });
          // Discord shows taller pictures narrow on a desktop.
          expect(height, page).toBeLessThan(width * 1.4);
        }
      }
      onCut(undefined);
      onWrite(undefined);
      forget?.();
      expect([...cut]).toEqual([]);
      if (language !== LONG) expect([...small]).toEqual([]);
    },
  );
});

function never(): never {
  throw new Error('it is not there');
}
