/** Hints: their button does all they advise, except for users who want to be asked before every move. */
import { describe, expect, it } from 'vitest';
import type { Answer, CommandValues } from '../../../../src/discord/shared/interaction-context.ts';
import type { Panel } from '../../../../src/discord/shared/panel.ts';
import { type Action, legalActions, pendingSeats, type Seat } from '../../../../src/engine/index.ts';
import { moderateCommands } from '../../../../src/features/moderation/discord/commands.ts';
import { hintCommand } from '../../../../src/features/play/discord/hint.ts';
import { panelFor } from '../../../../src/features/play/discord/panels/index.ts';
import { click, gameAt, visitOf, ways } from '../../../discord/fixtures/panels-crawler.ts';
import { textOf } from '../../../discord/fixtures/posts-games.ts';
import { valuesOf } from '../../../discord/fixtures/slash-games.ts';
import { playedGame } from '../../../engine/properties/fixtures/games.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';
import { acts, scene } from '../../../fixtures/scene.ts';

it.each([
  [false, /^do:.*:hire:end$/],
  [true, /^try:.*:hire$/],
])(
  'a hint ends the turn where that is the advice, unless all moves are confirmed: %s',
  async (askFirst, way) => {
    const { states } = playedGame('hint', 2, []);
    const isHiring = (one: (typeof states)[number]) =>
      one.turn !== undefined && legalActions(one, one.turn.seat).some(({ type }) => type === 'hire');
    const state = states.find(isHiring);
    if (state === undefined) throw new Error('no player can hire');
    const game = gameAt(state);
    const thoughts = [
      { action: { type: 'hire' }, reason: 'income' },
      { action: { type: 'endTurn' }, reason: 'income' },
    ] as const;
    const app = partialApp({
      queries: { getLatest: async () => game },
      computers: { getHint: async () => ({ ok: true, game, thoughts }) },
    });
    const visit = visitOf(app, state.seating[state.turn?.seat as Seat] ?? 0);
    const answered = await hintCommand.run({ ...visit, settings: { askFirst } }, {} as CommandValues);
    expect(answered.kind === 'panel' && ways(answered.panel)[0]?.id).toMatch(way);
  },
);

it.each([
  [[], 'the rarest import'],
  [['ownImports'], 'the rarest of your imports'],
] as const)(
  'says which contract a move serves and why that one, and its lead (R-FINAL-1): %s',
  async (options, rare) => {
    const { states } = playedGame('hint', 2, options);
    const state = states.find((one) => one.turn !== undefined && one.stack.at(-1)?.kind === 'turn');
    if (state === undefined) throw new Error('no turn');
    const game = gameAt(state);
    const lead = { points: 2.6, next: { type: 'hire' } } as const;
    const rarest = { contract: 12, good: 'cotton', count: 4 } as const;
    const thoughts = [{ action: { type: 'pass' }, reason: 'contract', contract: 12, rarest, lead }] as const;
    const app = partialApp({
      queries: { getLatest: async () => game },
      computers: { getHint: async () => ({ ok: true, game, thoughts }) },
    });
    const visit = visitOf(app, state.seating[state.turn?.seat as Seat] ?? 0);
    const answered = await hintCommand.run(visit, {} as CommandValues);
    expect(JSON.stringify(answered)).toContain(
      `For contract 12. Contract 12 gives 4 cotton, ${rare} so far. About 3 points better than the next best: hire a merchant.`,
    );
  },
);

it.each([
  ['a swap in a port', { type: 'exchangeGoods', port: 3, discard: 'cheese', gain: 'bread+bread' }],
  ['a shifted price', { type: 'shiftPrice', port: 6, good: 'bread', direction: 'up' }],
] as const)('gives the purpose of the main action, not that of %s before it', async (_, prepares) => {
  const { states } = playedGame('hint', 2, []);
  const state = states.find((one) => one.turn !== undefined && one.stack.at(-1)?.kind === 'turn');
  if (state === undefined) throw new Error('no turn');
  const game = gameAt(state);
  const thoughts = [
    { action: prepares, reason: 'bonus' },
    { action: { type: 'trade', side: 'sell', good: 'bread', count: 1 }, reason: 'money' },
  ] as const;
  const app = partialApp({
    queries: { getLatest: async () => game },
    computers: { getHint: async () => ({ ok: true, game, thoughts }) },
  });
  const visit = visitOf(app, state.seating[state.turn?.seat as Seat] ?? 0);
  const answered = await hintCommand.run(visit, {} as CommandValues);
  expect(JSON.stringify(answered)).toContain('_For the money._');
});

it('shows the current panel beside the result if the user has moved while the computer was thinking', async () => {
  const { states } = playedGame('hint', 2, []);
  const state = states.find((one) => one.turn !== undefined && one.stack.at(-1)?.kind === 'turn');
  if (state === undefined) throw new Error('no turn');
  const game = gameAt(state);
  const app = partialApp({
    queries: { getLatest: async () => game, getGame: async () => game },
    computers: { getHint: async () => ({ ok: false, refusal: { code: 'stale' } }) },
  });
  const visit = visitOf(app, state.seating[state.turn?.seat as Seat] ?? 0);
  const answered = await hintCommand.run(visit, {} as CommandValues);
  expect(answered.kind).toBe('aside');
  expect(textOf(answered.panel)).toContain('The game has moved on. Here’s the latest.');
  expect(ways(answered.panel).some(({ id }) => id.startsWith('act:'))).toBe(true);
});

describe('a hint on production', () => {
  /** All have passed, and the first player can make cheese and bread. */
  const start = scene({
    seats: [
      {
        clan: 'mackenzie',
        units: { C1: 'cheeseDairy', C2: 'bakery', A1: 'distillery' },
        goods: { grain: 3, milk: 1, whisky: 1 },
        cellar: [false, false, true],
      },
    ],
  });
  const state = start.players.reduce((now, _, seat) => acts(now, [seat, { type: 'pass' }]).state, start);
  const game = gameAt(state);
  const advised = async (...actions: readonly Action[]): Promise<[Panel, Panel]> => {
    const moves: readonly Action[] = [...actions, { type: 'confirmProduction' }];
    const thoughts = moves.map((action) => ({ action, reason: 'rest' }));
    const app = partialApp({
      queries: { getLatest: async () => game, getGame: async () => game },
      computers: { getHint: async () => ({ ok: true, game, thoughts }) },
    });
    const visit = visitOf(app, state.seating[0] ?? 0);
    const { panel } = await hintCommand.run(visit, {} as CommandValues);
    return [panel, (await click(visit, ways(panel)[0]?.id ?? '')).panel];
  };

  it('leads to the numbers it advises, not to the most that can be made', async () => {
    const cheese = { type: 'plan', item: 'cheeseDairy', count: 1 } as const;
    const confirms = ([, panel]: [Panel, Panel]) => ways(panel).find(({ id }) => id.startsWith('ready:'))?.id;
    expect(confirms(await advised(cheese))).toMatch(/:1\.0\.0\.0\.0\.0\.0\.0$/);
    expect(confirms(await advised())).toMatch(/:0\.0\.0\.0\.0\.0\.0\.0$/);
  });

  it('names all of it, also that nothing is made', async () => {
    const items = ['cheeseDairy', 'bakery', 'distillery', 'store', 'take3'] as const;
    const [all] = await advised(...items.map((item) => ({ type: 'plan', item, count: 1 }) as const));
    expect(textOf(all).match(/; plans to/g)).toHaveLength(items.length - 1);
    const [nothing] = await advised();
    expect(textOf(nothing)).toContain('In your place, a computer makes nothing.');
  });
});

it('names a whole swap, also units that an earlier step places', async () => {
  const state = scene({
    ports: { A: 7, B: 2, C: 3, D: 5 },
    seats: [{ merchants: { stock: 7, board: 0 }, units: { A1: 'sheep', B1: 'cow' } }],
  });
  const moves: Action[] = [
    { type: 'expand', unit: 'bakery', space: 'C1' },
    { type: 'usePort', port: 7, effect: 7 },
    { type: 'exchangeOld', space: 'A1' },
    { type: 'exchangeOld', space: 'C1' },
    { type: 'exchangeNew', unit: 'distillery' },
    { type: 'exchangeNew', unit: 'cheeseDairy' },
  ];
  const game = gameAt(state);
  const app = partialApp({
    queries: { getLatest: async () => game },
    computers: {
      getHint: async () => ({
        ok: true,
        game,
        thoughts: moves.map((action) => ({ action, reason: 'income' })),
      }),
    },
  });
  const answered = await hintCommand.run(visitOf(app, state.seating[0] ?? 0), {} as CommandValues);
  const said = answered.kind === 'panel' ? textOf(answered.panel) : '';
  expect(said).toContain('In your place, a computer places a bakery on C1');
  expect(said).toContain('swaps out the sheep on A1; swaps out the bakery on C1');
  expect(said).toContain('swaps in a distillery; swaps in a cheese dairy');
});

it('the panel of a swap names the units that go back', () => {
  const { state } = acts(
    scene({
      ports: { A: 7, B: 2, C: 3, D: 5 },
      seats: [{ merchants: { stock: 7, board: 0 }, units: { A1: 'sheep', B1: 'cow' } }],
    }),
    [0, { type: 'usePort', port: 7, effect: 7 }],
    [0, { type: 'exchangeOld', space: 'A1' }],
    [0, { type: 'exchangeOld', space: 'B1' }],
  );
  expect(textOf(panelFor(gameAt(state), 0, 'en'))).toContain(
    'Going back to your board: sheep on A1, cow on B1.',
  );
});

it('is offered, like an undo, to the player of a seat, and not to a moderator who acts for it', async () => {
  const { states } = playedGame('hint', 2, []);
  const turn = states.find((one) => one.stack.at(-1)?.kind === 'turn');
  const start = states.find(({ round }) => round === 0);
  for (const state of [turn, start]) {
    const seat = state && pendingSeats(state)[0];
    if (state === undefined || seat === undefined) throw new Error('no decision');
    const made = gameAt(state);
    const moves = [{ seat, by: 'Ann', at: new Date(0), action: { type: 'hire' } }] as const;
    const game = { ...made, moves, record: { ...made.record, hints: true } };
    const app = partialApp({
      queries: { getGame: async () => game, getLatest: async () => game },
      plans: { countSteps: async () => 0 },
    });
    const mod = visitOf(app, 'Mod', true);
    const back = `back:abcdefgh:${seat}:4321`;
    const offered = ({ panel }: Answer) =>
      ways(panel)
        .flatMap(({ id }) => id.match(/^(?:hint|undo)(?=:)/)?.[0] ?? [])
        .sort();
    expect(offered(await click(visitOf(app, state.seating[seat] ?? 0), back))).toEqual(['hint', 'undo']);
    expect(offered(await click(mod, back))).toEqual([]);
    const act = moderateCommands.find(({ data }) => data.name === 'mod');
    const opened = await act?.run(mod, valuesOf('act', { seat: String(seat + 1) }));
    expect(opened && offered(opened)).toEqual([]);
  }
});
