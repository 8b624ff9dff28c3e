/** Suggestions, typed values, and replies to meaningless ones. */

import { describe, expect, it } from 'vitest';
import { CLANS } from '../../../../src/content/index.ts';
import type { Action, GameState } from '../../../../src/engine/index.ts';
import {
  gameOf,
  pathOf,
  recordingApp,
  textOf,
  typedFor,
  userOf,
  valuesOf,
  visitBy,
} from '../../../discord/fixtures/slash-games.ts';
import { positions } from '../../../engine/properties/fixtures/games.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';
import { act, firstWorkers, scene } from '../../../fixtures/scene.ts';

type Texts = Readonly<Record<string, string>>;

async function suggest(
  state: GameState,
  command: string,
  texts: Texts,
  option: string,
  typed = '',
  language = 'en',
) {
  const { command: one, subcommand } = pathOf(command);
  const visit = { ...visitBy(recordingApp(gameOf(state)).app, userOf(0)), language };
  return (
    (await one.suggest?.(visit, valuesOf(subcommand, { ...texts, [option]: typed }), option, typed)) ?? []
  );
}

async function run(state: GameState, command: string, texts: Texts = {}, seat = 0, language = 'en') {
  const { command: one, subcommand } = pathOf(command);
  const { app, played } = recordingApp(gameOf(state));
  const visit = { ...visitBy(app, userOf(seat)), language };
  const told = textOf(await one.run(visit, valuesOf(subcommand, texts)));
  return { played, told };
}

/** Seat 0 has some of everything, and the price of wool is £4. */
const rich = scene({
  ports: { A: 9, B: 2, C: 6, D: 5 },
  seats: [
    {
      clan: 'stewart',
      money: 60,
      shipping: 3,
      goods: { wool: 4, milk: 2, grain: 1, bread: 1 },
      units: { B1: 'woodcutter', A8: 'sheep', M2: 'cow', K9: 'field' },
      contracts: [1],
    },
    { clan: 'robertson' },
    { clan: 'campbell' },
  ],
});

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('suggestions', () => {
  it('show goods with their price and how many can be traded', async () => {
    expect(names(await suggest(rich, 'trade', { side: 'sell' }, 'good'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^wool — £\d+ each, up to 4$/)]),
    );
  });

  it('show the total of a number of goods for this player', async () => {
    const [one, two] = names(await suggest(rich, 'trade', { side: 'sell', good: 'wool' }, 'count'));
    expect(one).toMatch(/^1 — you get £\d+$/);
    expect(two).toMatch(/^2 — you get £\d+$/);
  });

  it('show spaces with their full price, the cheapest first', async () => {
    const found = names(await suggest(rich, 'expand', { unit: 'sheep' }, 'space'));
    const prices = found.map((name) => Number(/costs £(\d+)/.exec(name)?.[1]));
    expect(found[0]).toMatch(/^[A-M]\d — costs £\d+ \(sheep £\d+, land £\d+\)/);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('show contracts with what they require and give, the nearest to fulfilment first', async () => {
    const board = [2, 3, 1, 4, 5];
    const state = scene({ board, seats: [{ goods: { wool: 4 } }, {}, {}] });
    const found = await suggest(state, 'contract take', {}, 'contract');
    expect(found).toHaveLength(5);
    expect(found[0]).toEqual({
      value: '1',
      name: '1: 4 wool → 2 cotton, 1 hop, free space — you have everything it asks for · you get £5',
    });
    for (const { name } of found.slice(1)) expect(name).toMatch(/ — you still need \d/);
  });

  it('show what a placement would give, as the menu does, with names as they are written', async () => {
    const state = scene({
      ports: { A: 5, B: 1, C: 2, D: 3 },
      seats: [
        { money: 60, units: { B1: 'sheep', D2: 'sheep' }, shipping: 1 },
        {},
        { units: { D1: 'field' } },
      ],
    });
    const found = names(await suggest(state, 'expand', { unit: 'sheep' }, 'space'));
    for (const told of [
      / · grain £\d off \(next to @everyone\)/,
      / · joins 2 settlements/,
      / · new settlement/,
      / · reaches the port “money”/,
    ])
      expect(found, String(told)).toContainEqual(expect.stringMatching(told));
    // Without a unit, a space has several effects.
    for (const name of names(await suggest(state, 'expand', {}, 'space'))) expect(name).not.toContain(' · ');
    const workers = firstWorkers({ sides: ['A2', 'B2', 'C2', 'D2'], ports: { A: 5, B: 2, C: 3, D: 1 } }, [0]);
    expect(names(await suggest(workers, 'setup worker', { unit: 'woodcutter' }, 'space', 'money'))).toEqual([
      expect.stringMatching(/^A2 — costs £\d+ · reaches the port “money”$/),
    ]);
  });

  it.each(['en', 'es', 'pl'])('leave out whole details where they are too long: in %s', async (language) => {
    const cut: string[] = [];
    for (const { state, seat, action } of positions(6)) {
      const { type } = action;
      if (type !== 'expand' && type !== 'obtain' && type !== 'takeContract') continue;
      const [command, texts] = typedFor(action);
      const option = type === 'expand' ? 'space' : 'contract';
      const { command: one, subcommand } = pathOf(command);
      const visit = { ...visitBy(recordingApp(gameOf(state)).app, userOf(seat)), language };
      const values = valuesOf(subcommand, { ...texts, [option]: '' });
      for (const { name } of (await one.suggest?.(visit, values, option, '')) ?? []) {
        expect(name.length, name).toBeLessThanOrEqual(100);
        if (name.endsWith('…')) cut.push(name);
      }
    }
    expect(cut).toEqual([]);
  });

  it('list only what fits the options already given, in any order', async () => {
    const sold = await suggest(rich, 'trade', { side: 'sell' }, 'good');
    expect(sold.map(({ value }) => value)).toEqual(['wool', 'milk', 'grain', 'bread']);
    const three = await suggest(rich, 'trade', { side: 'sell', count: '2' }, 'good');
    expect(three.map(({ value }) => value)).toEqual(['wool', 'milk']);
    const sides = await suggest(rich, 'trade', { good: 'whisky' }, 'side');
    expect(sides.map(({ value }) => value)).toEqual(['buy']);
  });

  it.each(['en', 'es', 'pl'])(
    'name a port without its effect where that is too long: in %s',
    async (language) => {
      const units = { A1: 'field', A9: 'field' } as const;
      const state = scene({ ports: { A: 8, B: 5, C: 7, D: 4 }, seats: [{ units }] });
      const found = await suggest(state, 'extra port', {}, 'port', '', language);
      expect(found.map(({ value }) => value)).toEqual(expect.arrayContaining(['4', '8']));
      for (const { name } of found) expect(name).not.toMatch(/…$/);
      expect(found.find(({ value }) => value === '4')?.name).toMatch(/3/);
    },
  );

  it('are filtered by what is typed, anywhere in them, in upper or lower case', async () => {
    const typed = async (text: string) =>
      (await suggest(rich, 'expand', {}, 'unit', text)).map(({ value }) => value);
    expect(await typed('DAIRY')).toEqual(['cheeseDairy']);
    expect(await typed('er')).toEqual(['bakery', 'distillery', 'woodcutter', 'miner']);
    expect(await typed('zebra')).toEqual([]);
  });

  it('begin with an exact match', async () => {
    const found = await suggest(rich, 'contract take', {}, 'contract', '1');
    for (const { value, name } of found) expect(`${value} ${name}`, name).toContain('1');
  });

  it('are empty if nothing is legal, for strangers, in lobbies and without a game', async () => {
    expect(await suggest(rich, 'setup bid', {}, 'amount')).toEqual([]);
    const trade = pathOf('trade').command;
    const lobby = { ...gameOf(rich), state: undefined };
    for (const [game, user] of [
      [gameOf(rich), 'a stranger'],
      [lobby, userOf(0)],
      [undefined, userOf(0)],
    ] as const) {
      const visit = visitBy(recordingApp(game).app, user);
      expect(await trade.suggest?.(visit, valuesOf(undefined), 'side', '')).toEqual([]);
      expect(await pathOf('produce plan').command.suggest?.(visit, valuesOf('plan'), 'cheese', '')).toEqual(
        [],
      );
    }
  });

  it('never fail, whatever is typed', async () => {
    for (const text of [
      '',
      ' ',
      '(',
      '\\',
      '*',
      '__proto__',
      'constructor',
      '𝕏',
      'x'.repeat(6000),
      '-1',
      '1e9',
    ]) {
      for (const option of ['side', 'good', 'count', 'nonsense']) {
        const values = { side: text, good: text, count: text };
        expect(Array.isArray(await suggest(rich, 'trade', values, option, text)), option).toBe(true);
      }
    }
  });
});

describe('what may be typed', () => {
  it.each<[string, Texts, Action]>([
    [
      'trade',
      { side: 'Sell', good: 'WOOL', count: ' 3 ' },
      { type: 'trade', side: 'sell', good: 'wool', count: 3 },
    ],
    [
      'trade',
      { side: 'selling', good: 'wo', count: '2 — £8 for you' },
      { type: 'trade', side: 'sell', good: 'wool', count: 2 },
    ],
    ['expand', { unit: 'Cheese Dairies', space: 'c1' }, { type: 'expand', unit: 'cheeseDairy', space: 'C1' }],
    ['expand', { unit: 'cheese', space: 'C 1' }, { type: 'expand', unit: 'cheeseDairy', space: 'C1' }],
    ['expand', { unit: 'dairy', space: 'C1' }, { type: 'expand', unit: 'cheeseDairy', space: 'C1' }],
    ['upgrade technology', { worker: 'Woodcutter' }, { type: 'upgradeTechnology', worker: 'woodcutter' }],
    [
      'extra shift',
      { good: 'milk', direction: 'UP' },
      { type: 'shiftPrice', port: 6, good: 'milk', direction: 'up' },
    ],
    [
      'extra exchange',
      { give: 'wool', get: 'milk and 2 grain', port: '#2' },
      { type: 'exchangeGoods', port: 2, discard: 'wool', gain: 'milk+grain+grain' },
    ],
    ['extra port', { port: '5' }, { type: 'usePort', port: 5, effect: 5 }],
    ['extra port', { port: '9', effect: '5' }, { type: 'usePort', port: 9, effect: 5 }],
  ])('/%s %j', async (command, texts, action) => {
    const { played, told } = await run(rich, command, texts);
    expect(played, told).toEqual([action]);
  });

  it.each(['P5', 'p 5', 'PA', 'pa'])('a port space by its port’s number or its corner: %s', async (to) => {
    const state = scene({
      ports: { A: 5, B: 2, C: 3, D: 1 },
      seats: [{ clan: 'macdonald', units: { A1: 'sheep', A2: 'fisherman' } }],
    });
    const { played, told } = await run(state, 'extra row', { from: 'A2', to });
    expect(played, told).toEqual([{ type: 'row', from: 'A2', to: 'PA' }]);
    expect(names(await suggest(state, 'extra row', { from: 'A2' }, 'to', to))).toEqual(['P5']);
  });

  it.each([
    ['es', 'lana', 'leche y 2 granos'],
    ['es', 'lana', '2 grano, 1 leche'],
    ['pl', 'wełna', 'mleko i 2 zboża'],
    ['pl', 'wełna', 'milk+grain+grain'],
  ])('goods are named in the reader’s language: in %s, %s for %s', async (language, give, get) => {
    const { played, told } = await run(rich, 'extra exchange', { give, get, port: '2' }, 0, language);
    expect(played, told).toEqual([
      { type: 'exchangeGoods', port: 2, discard: 'wool', gain: 'milk+grain+grain' },
    ]);
  });

  it('more goods than anyone can name at once are not read one by one', async () => {
    const get = Array.from({ length: 10 }, () => 'wool').join('+');
    const { played, told } = await run(rich, 'extra exchange', { give: 'wool', get, port: '2' });
    expect(played).toEqual([]);
    expect(told).toContain(get);
  });

  it.each(['en', 'es', 'pl'])('a suggestion may be sent back as it is shown: in %s', async (language) => {
    for (const { name, value } of await suggest(rich, 'expand', { unit: 'sheep' }, 'space', '', language)) {
      const { played, told } = await run(rich, 'expand', { unit: 'sheep', space: name }, 0, language);
      expect(played, told).toEqual([{ type: 'expand', unit: 'sheep', space: value }]);
    }
  });

  it('Polish goods may be typed without Polish letters', async () => {
    const { played, told } = await run(
      rich,
      'trade',
      { side: 'sprzedaz', good: 'welna', count: '1' },
      0,
      'pl',
    );
    expect(played, told).toEqual([{ type: 'trade', side: 'sell', good: 'wool', count: 1 }]);
    const found = await suggest(rich, 'trade', { side: 'sell' }, 'good', 'weln', 'pl');
    expect(found.map(({ value }) => value)).toEqual(['wool']);
  });

  it('offers are counted from 1, or named by their clan', async () => {
    const drafting = scene();
    const state: GameState = {
      ...drafting,
      phase: 'draft',
      round: 0,
      stack: [{ kind: 'draft', seat: 0 }],
      offers: [
        { clan: 'stewart', tile: 1 },
        { clan: 'campbell', tile: 2 },
      ],
    };
    expect((await run(state, 'setup pick', { offer: '2' })).played).toEqual([{ type: 'pick', offer: 1 }]);
    expect((await run(state, 'setup pick', { offer: 'Stewart' })).played).toEqual([
      { type: 'pick', offer: 0 },
    ]);
    expect((await run(state, 'setup pick', { offer: '3' })).told).toContain('`offer` can be: 1: Stewart');
    expect((await run(state, 'setup pick', { offer: '0' })).told).toContain('`offer` can be: 1: Stewart');
  });
});

describe.each(['en', 'es', 'pl'])('a name without its number, as posts show it: in %s', (language) => {
  const unnumbered = (name: string) => name.replace(/^\d+: /, '');

  it.each([{}, { noClans: true }])('an offer: %j', async (options) => {
    const state: GameState = {
      ...scene({ options }),
      phase: 'draft',
      round: 0,
      stack: [{ kind: 'draft', seat: 0 }],
      offers: ([1, 2, 3, 4, 5] as const).map((tile) =>
        'noClans' in options ? { tile } : { tile, clan: CLANS[tile] ?? 'stewart' },
      ),
    };
    const found = await suggest(state, 'setup pick', {}, 'offer', '', language);
    expect(found).toHaveLength(5);
    for (const { name, value } of found) {
      const { played, told } = await run(state, 'setup pick', { offer: unnumbered(name) }, 0, language);
      expect(played, told).toEqual([{ type: 'pick', offer: Number(value) - 1 }]);
    }
  });

  it('a contract', async () => {
    const state = scene();
    const found = await suggest(state, 'contract take', {}, 'contract', '', language);
    expect(found.length).toBeGreaterThan(1);
    for (const { name, value } of found) {
      const { played, told } = await run(state, 'contract take', { contract: unnumbered(name) }, 0, language);
      expect(played, told).toEqual([{ type: 'obtain', contract: Number(value) }]);
    }
  });
});

describe('refusals', () => {
  it.each<[string, Texts, RegExp]>([
    [
      'trade',
      { side: 'steal', good: 'wool', count: '1' },
      /“steal” doesn’t work as `side`.*\n.*`side` can be: buy · sell\./,
    ],
    [
      'trade',
      { side: 'sell', good: 'gold', count: '1' },
      /“gold” is not a good.*\n.*wool · milk · grain · bread\./,
    ],
    ['trade', { side: 'sell', good: 'wool', count: 'many' }, /“many” doesn’t work as `count`.*\n.*1 to 4\./],
    ['trade', { side: 'sell', good: 'wool', count: '0' }, /“0” doesn’t work as `count`.*\n.*1 to 4\./],
    ['trade', { side: 'sell', good: 'wool', count: '-1' }, /as `count`.*\n.*1 to 4\./],
    ['trade', { side: 'sell', good: 'wool', count: '1.5' }, /as `count`.*\n.*1 to 4\./],
    [
      'trade',
      { side: 'sell', good: 'cheese', count: '1' },
      /you have none.*\n.*wool · milk · grain · bread\./,
    ],
    ['trade', { side: 'sell', good: 'wool', count: '5' }, /takes 5 wool, and you have 4.*\n.*1 to 4\./],
    ['upgrade technology', { worker: 'fisherman' }, /“fisherman” can’t be chosen here.*\n.*woodcutter/],
    ['expand', { unit: 'castle', space: 'B1' }, /“castle” is not a unit/],
    ['expand', { unit: 'sheep', space: 'Z9' }, /“Z9” is not a space.*\n.*`space` can be: /],
    ['expand', { unit: 'sheep', space: 'B1' }, /B1 is taken.*\n.*`space` can be: /],
    ['contract fulfil', { contract: '77' }, /isn’t in one of your export boxes/],
    ['extra port', { port: '7' }, /The port “swap units” isn’t in this game.*\n.*`port` can be: /],
    ['extra port', { port: 'swap units' }, /The port “swap units” isn’t in this game.*\n.*`port` can be: /],
    ['extra port', { port: 'move a price' }, /can’t use the port “move a price” on its own/],
    ['extra port', { port: 'harbour' }, /“harbour” is not a port.*\n.*`port` can be: /],
    ['extra give-up', { space: 'B1' }, /Not right now.*\n.*`\/trade`/],
    ['extra barrel', {}, /Your clan has no cellar.*\n.*`\/trade`/],
    ['end', {}, /needs a main action.*\n.*`\/trade`/],
  ])('/%s %j', async (command, texts, told) => {
    const answered = await run(rich, command, texts);
    expect(answered.played).toEqual([]);
    expect(answered.told).toMatch(told);
  });

  it('never say to choose another one where there is none', async () => {
    const refused = async (state: GameState, command: string, texts: Texts) =>
      (await run(state, command, texts)).told.split('\n')[0];
    const cellar = scene({ seats: [{ clan: 'mackenzie', cellar: [false, false, false] }] });
    expect(await refused(cellar, 'extra barrel', { place: '2' })).toBe('Your cellar has no barrels.');
    const bare = scene({ round: 3, board: [], seats: [{}] });
    expect(await refused(bare, 'contract take', { contract: '7' })).toBe(
      'There are no contracts on the export board.',
    );
    const full = scene({ round: 3, board: [7], seats: [{ contracts: [9] }] });
    expect(await refused(full, 'contract take', { contract: '8' })).toMatch(/^No export box is empty/);
    // Contract 6: 3 wool for an import, hops and a bonus upgrade.
    const upgrading = scene({ seats: [{ goods: { wool: 3 }, contracts: [6] }] });
    const { state } = act(upgrading, 0, { type: 'fulfil', contract: 6, spare: 'none', spareCopy: 'none' });
    expect(await refused(state, 'upgrade recall', { good: 'wool' })).toBe(
      'None of your merchants is at the market.',
    );
  });

  it('of a swap name the port for the given good, not another one', async () => {
    const swaps = (goods: { wool?: number; cheese?: number }, ports: number[]) =>
      scene({ ports: { A: 2, B: 3, C: 1, D: 5 }, seats: [{ units: { A1: 'sheep' }, goods, ports }] });
    const swapped = async (state: GameState, give: string, get: string) =>
      (await run(state, 'extra exchange', { give, get })).told;
    expect(await swapped(swaps({ cheese: 1 }, []), 'cheese', '2 bread')).toMatch(
      /“swap processed goods” is out of reach/,
    );
    expect(await swapped(swaps({ wool: 1 }, [2]), 'wool', '3 milk')).toMatch(/“swap basic goods”/);
    expect(await swapped(swaps({ wool: 1, cheese: 1 }, []), 'cheese', '2 bread')).toMatch(/out of reach/);
  });

  it('call a unit a unit where only workers can be placed', async () => {
    const workers = firstWorkers({}, [0]);
    const cow = await run(workers, 'setup worker', { unit: 'cow', space: 'A1' });
    expect(cow.played).toEqual([]);
    expect(cow.told).toMatch(/“cow” can’t be chosen here.*\n.*`unit` can be: miner · woodcutter/);
    expect((await run(workers, 'setup worker', { unit: 'cow' })).told).toBe(cow.told);
    expect((await run(workers, 'setup worker', { unit: 'castle', space: 'A1' })).told).toContain(
      '“castle” is not a unit',
    );
  });

  it('never choose for the player a port with a price or several uses', async () => {
    const copying = { ...rich, map: { ...rich.map, ports: { A: 9, B: 4, C: 6, D: 5 } } };
    const several = await run(copying, 'extra port', { port: '9' });
    expect(several.played).toEqual([]);
    expect(several.told).toMatch(/Please add `effect`.*\n.*`effect` can be: upgrade and glory · money\./);
    const players = rich.players.map((player) => ({ ...player, ports: [...player.ports, 6] }));
    const used = { ...rich, players };
    const costly = await run(used, 'extra shift', { good: 'milk', direction: 'up' });
    expect(costly.played).toEqual([]);
    expect(costly.told).toMatch(
      /Only the port “copy a port” can do that now, and it costs £3\. To use it, add `port`\./,
    );
    expect(costly.told).toMatch(/`port` can be: copy a port\./);
  });

  it('say what only the port that copies can do for a fulfilment, and what it costs', async () => {
    const near = scene({
      options: { kickstarter: true },
      ports: { A: 9, B: 1, C: 5, D: 2 },
      seats: [{ contracts: [3], units: { A1: 'cow' } }],
    });
    const short = await run(near, 'contract fulfil', { contract: '3' });
    expect(short.played).toEqual([]);
    expect(short.told).toMatch(
      /Only the port “copy a port” can do that now, and it costs £3\. To use it, add `spare-copy`\..*\n.*`spare-copy` can be: beef\./,
    );
    expect((await run(near, 'contract fulfil', { contract: '3', 'spare-copy': 'beef' })).played).toHaveLength(
      1,
    );
  });

  it('of a merchant who isn’t there name no side that wasn’t typed', async () => {
    const units = { C1: 'woodcutter' } as const;
    const bonus = scene({
      seats: [{ units, contracts: [1], goods: { wool: 4 }, posted: { wool: { side: 'buy', count: 1 } } }],
    });
    const { state } = act(bonus, 0, { type: 'fulfil', contract: 1, spare: 'none', spareCopy: 'none' });
    const told = async (texts: Texts) => (await run(state, 'upgrade recall', texts)).told;
    expect(await told({ good: 'milk' })).toContain('None of your merchants is trading milk.');
    expect(await told({ good: 'milk', side: 'buy' })).toContain('None of your merchants is trading milk.');
    expect(await told({ good: 'wool', side: 'sell' })).toContain('None of your merchants is selling wool.');
  });

  it('say whose turn it is to players who have to wait', async () => {
    const { told } = await run(rich, 'pass', {}, 1);
    expect(told).toContain('Waiting for B\\*b (Stewart).');
  });

  it('name the main action already taken, and what is still open', async () => {
    const { state: done } = act(rich, 0, { type: 'hire' });
    expect((await run(done, 'pass')).told).toMatch(/taken your main action.*\n.*`\/end`/);
  });

  it('never repeat typed markup or mentions as such, and stay short', async () => {
    const { told } = await run(rich, 'trade', {
      side: `@everyone <@1> **${'x'.repeat(6000)}`,
      good: 'a',
      count: '1',
    });
    expect(told).not.toContain('@everyone');
    expect(told).not.toContain('<@1>');
    expect(told).not.toContain('**x');
    expect(told.length).toBeLessThan(600);
  });

  it.each([
    ['a stranger', gameOf(rich), 'a stranger', /not in this game/],
    [
      'a lobby',
      { ...gameOf(rich), state: undefined },
      userOf(0),
      /hasn’t started yet. `\/game status` shows the lobby/,
    ],
    ['no game', undefined, userOf(0), /no game in this channel/],
    [
      'a paused game',
      { ...gameOf(rich), record: { ...gameOf(rich).record, paused: true } },
      userOf(0),
      /paused/,
    ],
  ])('%s', async (_, game, user, told) => {
    const { app, played } = recordingApp(game);
    for (const typed of ['trade', 'pass', 'produce plan', 'produce confirm']) {
      const { command, subcommand } = pathOf(typed);
      expect(textOf(await command.run(visitBy(app, user), valuesOf(subcommand))), typed).toMatch(told);
    }
    expect(played).toEqual([]);
  });

  it('tell players who have given up that they have', async () => {
    const game = gameOf(rich);
    const members = game.record.members.map((member) => ({ ...member, conceded: true }));
    const { app, played } = recordingApp({ ...game, record: { ...game.record, members } });
    const { command } = pathOf('pass');
    expect(textOf(await command.run(visitBy(app, userOf(0)), valuesOf(undefined)))).toMatch(
      /given up this game/,
    );
    expect(played).toEqual([]);
  });

  it('tell a player that someone else was faster', async () => {
    const { app } = recordingApp(gameOf(rich));
    const refused = { ok: false, refusal: { code: 'rejected', rejection: { code: 'notYourTurn' } } };
    const moved = partialApp({ play: { play: async () => refused } }, app);
    const { command } = pathOf('pass');
    const told = textOf(await command.run(visitBy(moved, userOf(0)), valuesOf(undefined)));
    expect(told).toMatch(/not your turn/);
  });
});
