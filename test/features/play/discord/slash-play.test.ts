/** Playing by slash commands: replies, production in one go, undo. */
import { describe, expect, it } from 'vitest';
import { answer } from '../../../../src/discord/shared/interaction-context.ts';
import type { Panel } from '../../../../src/discord/shared/panel.ts';
import { type Action, type GameState, newGame } from '../../../../src/engine/index.ts';
import { PLANNED } from '../../../../src/features/play/discord/production.ts';
import { undoneLines } from '../../../../src/features/play/discord/undo.ts';
import {
  pathOf,
  planTyped,
  playingApp,
  textOf,
  typedFor,
  userOf,
  valuesOf,
  visitBy,
} from '../../../discord/fixtures/slash-games.ts';
import { playedGame, positions } from '../../../engine/properties/fixtures/games.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';
import { act, type Scene, scene } from '../../../fixtures/scene.ts';

type Texts = Readonly<Record<string, string>>;

function table(start: GameState) {
  const playing = playingApp(start);
  const typed = async (command: string, texts: Texts = {}, seat = 0, flag: Record<string, boolean> = {}) => {
    const { command: one, subcommand } = pathOf(command);
    return await one.run(visitBy(playing.app, userOf(seat)), valuesOf(subcommand, texts, flag));
  };
  return { ...playing, typed };
}

/** Seat 0 has a port in reach, so its turn does not end by itself. */
const turn = {
  ports: { A: 5, B: 2, C: 3, D: 4 },
  seats: [
    {
      clan: 'robertson',
      money: 40,
      goods: { wool: 3 },
      units: { B1: 'woodcutter', A1: 'sheep' },
      shipping: 3,
    },
    { clan: 'stewart' },
    { clan: 'campbell' },
  ],
} satisfies Scene;
const start = scene(turn);

describe('the answer to an action', () => {
  it('says what happened and what it gave, and shows the rest of the turn', async () => {
    const { typed, played } = table(start);
    const told = textOf(await typed('trade', { side: 'sell', good: 'wool', count: '2' }));
    expect(played).toEqual([{ type: 'trade', side: 'sell', good: 'wool', count: 2 }]);
    expect(told).toMatch(/sells 2 wool for £8 \(£4 each\)/);
    expect(told).toMatch(/Your main action is done/);
  });

  it('says what the player has after the turn, and whom the game waits for', async () => {
    const { typed } = table(start);
    await typed('upgrade hire');
    const told = textOf(await typed('end'));
    expect(told).toMatch(/ends the turn\./);
    expect(told).toMatch(/You have £36, 3 wool and \d free merchants/);
    expect(told).toMatch(/Your turn is over\.\*\*\n.*turn\./);
  });

  it('says that the next turn follows at once if everyone else has passed, as a click does', async () => {
    const { typed } = table(scene({ ...turn, passed: [1, 2] }));
    await typed('upgrade hire');
    const told = textOf(await typed('end'));
    expect(told).toMatch(/Your turn is over. Everyone else has passed, so it’s your turn again./);
    expect(told).toMatch(/Take one main action, or pass/);
  });

  it('repeats nothing, and fits into a message after any action', async () => {
    for (const { state, seat, action } of positions(3)) {
      const { typed, played } = table(state);
      const { panel } = await typed(...typedFor(action, state.production[seat]?.plan), seat);
      expect(played.at(-1)).toEqual(action);
      expectFitting(panel);
    }
  });

  it('makes whole games playable by slash commands alone', async () => {
    const { setup, moves, states } = playedGame('slash-whole', 3);
    const begun = newGame(setup);
    if (!begun.ok) throw new Error('no such game');
    const { typed, played, state } = table(begun.state);
    for (const { seat, action } of moves) {
      const [command, texts, flag = {}] =
        action.type === 'plan' ? planTyped(action) : typedFor(action, state().production[seat]?.plan);
      expectFitting((await typed(command, texts, seat, flag)).panel);
    }
    const others = ({ type }: Action) => type !== 'plan';
    expect(played.filter(others)).toEqual(moves.map(({ action }) => action).filter(others));
    expect(state().phase).toBe('finished');
    expect(textOf(await typed('turn'))).toContain('`/game rematch`');
    expect(state().players).toEqual(states.at(-1)?.players);
  });
});

function expectFitting(panel: Panel): void {
  const ids = idsIn(panel);
  expect(new Set(ids).size).toBe(ids.length);
  expect(textOf(answer(panel)).length).toBeLessThanOrEqual(4000);
  expect(componentsOf(panel)).toBeLessThanOrEqual(40);
}

/** Seat 0 has to decide on production: 3 milk, 4 grain, a dairy, two bakeries and a distillery. */
const producing = act(
  scene({
    passed: [1, 2],
    options: { noScoringTiles: true },
    seats: [
      {
        clan: 'mackenzie',
        goods: { milk: 3, grain: 3 },
        units: {
          K1: 'cheeseDairy',
          M2: 'bakery',
          K8: 'bakery',
          K9: 'distillery',
          B1: 'woodcutter',
          M8: 'field',
        },
        cellar: [false, true, false],
      },
      { clan: 'robertson' },
      { clan: 'campbell' },
    ],
  }),
  0,
  { type: 'pass' },
).state;

describe('/produce confirm', () => {
  it('confirms what the panel shows, as its button does', async () => {
    const { typed, state } = table(producing);
    expect(textOf(await typed('turn'))).toMatch(/Turn 1 milk into cheese/);
    const told = textOf(await typed('produce confirm'));
    expect(told).toMatch(/turns 1 milk into 1 cheese/);
    expect(state().players[0]?.goods).toMatchObject({ cheese: 1 });
  });

  it('confirms the numbers that were planned before', async () => {
    const { typed, state } = table(producing);
    await typed('produce plan', { whisky: '1' }, 0, { now: false });
    await typed('produce confirm');
    expect(state().players[0]?.goods).toMatchObject({ cheese: 0, bread: 0, whisky: 1 });
  });

  it('makes nothing that the player has just typed not to make', async () => {
    const { typed, state } = table(producing);
    const none = { cheese: '0', bread: '0', whisky: '0' };
    const told = textOf(await typed('produce plan', none, 0, { now: false }));
    expect(told).toMatch(/Make nothing/);
    expect(told).not.toMatch(/Turn \d/);
    await typed('produce confirm');
    expect(state().players[0]?.goods).toMatchObject({ cheese: 0, bread: 0, whisky: 0 });
  });

  it('starts from the fullest plan again after zeros are undone', async () => {
    const { typed, state } = table(producing);
    await typed('produce plan', { whisky: '0' }, 0, { now: false });
    expect(textOf(await typed('undo'))).toMatch(/Turn 1 grain into whisky/);
    await typed('produce confirm');
    expect(state().players[0]?.goods).toMatchObject({ cheese: 1, whisky: 1 });
  });
});

describe('/produce set', () => {
  it('changes one number of the plan that the panel shows', async () => {
    const { typed, state } = table(producing);
    const told = textOf(await typed('produce set', { item: 'distillery', count: '0' }));
    expect(told).toMatch(/plans to make no whisky/);
    expect(told).toMatch(/Turn 1 milk into cheese/);
    expect(told).not.toMatch(/Turn 1 grain into whisky/);
    await typed('produce set', { item: 'bakery', count: '1' });
    await typed('produce confirm');
    expect(state().players[0]?.goods).toMatchObject({ cheese: 1, bread: 1, whisky: 0 });
  });

  it('can set the only number to zero', async () => {
    const one = { clan: 'robertson', goods: { milk: 1 }, units: { K1: 'cheeseDairy' } } as const;
    const begun = scene({ passed: [1, 2], seats: [one, { clan: 'stewart' }, { clan: 'campbell' }] });
    const { typed, state } = table(act(begun, 0, { type: 'pass' }).state);
    await typed('produce set', { item: 'cheeseDairy', count: '0' });
    await typed('produce confirm');
    expect(state().players[0]?.goods).toMatchObject({ milk: 1, cheese: 0 });
  });

  it('suggests and refuses numbers beside those of the panel', async () => {
    const grain = {
      clan: 'robertson',
      goods: { grain: 1 },
      units: { K1: 'bakery', A1: 'distillery' },
    } as const;
    const begun = scene({ passed: [1, 2], seats: [grain, { clan: 'stewart' }, { clan: 'campbell' }] });
    const { typed, app, played } = table(act(begun, 0, { type: 'pass' }).state);
    const { command } = pathOf('produce set');
    const items = await command.suggest?.(visitBy(app, userOf(0)), valuesOf('set'), 'item', '');
    expect(items?.map(({ value }) => value)).toEqual(['distillery']);
    expect(textOf(await typed('produce set', { item: 'bakery', count: '1' }))).toMatch(
      /not possible, with what you have and the rest of your plan/,
    );
    expect(played).toEqual([]);
  });
});

describe('/produce plan', () => {
  it('confirms production in one command', async () => {
    const { typed, played, state } = table(producing);
    const told = textOf(await typed('produce plan', { cheese: '1', bread: '2', whisky: '1', store: '1' }));
    expect(played.at(-1)).toEqual({ type: 'confirmProduction' });
    expect(state().round).toBe(2);
    expect(state().players[0]?.goods).toMatchObject({ cheese: 1, bread: 2, whisky: 0 });
    expect(state().players[0]?.cellar).toEqual([true, false, true]);
    expect(told).toMatch(/1 cheese/);
    expect(told).not.toMatch(/turn is over/);
  });

  it('finds an order in which a plan can be changed into another', async () => {
    const { typed, played, state } = table(producing);
    const first = textOf(await typed('produce plan', { whisky: '1', store: '1' }, 0, { now: false }));
    expect(first).toMatch(/but not confirmed/);
    expect(state().production[0]).toMatchObject({ plan: { distillery: 1, store: 1 }, ready: false });
    await typed('produce plan', { whisky: '0', bread: '2', 'take-3': '1', cheese: '1' }, 0, { now: false });
    expect(state().production[0]?.plan).toMatchObject({ distillery: 0, store: 0, bakery: 2, take3: 1 });
    expect(played.every(({ type }) => type === 'plan')).toBe(true);
  });

  it('asks for no barrel in spot 1: production has always moved it on (R-MACKENZIE)', () => {
    const takes = PLANNED.map(({ name }) => name).filter((name) => name.startsWith('take-'));
    expect(takes).toEqual(['take-2', 'take-3']);
  });

  it('changes all or nothing, and says what would be possible', async () => {
    const { typed, played } = table(producing);
    const much = textOf(await typed('produce plan', { cheese: '1', bread: '3' }));
    expect(much).toMatch(/2 at most.*\n`bread` can be: 0 to 2\./);
    const cellar = textOf(await typed('produce plan', { cheese: '1', store: '1' }));
    expect(cellar).toMatch(/barrel into the cellar.*not possible/);
    const what = textOf(await typed('produce plan', { cheese: 'lots' }));
    expect(what).toMatch(/“lots” as `cheese`.*\n.*0|1/);
    expect(played).toEqual([]);
  });

  it('counts the rest of the plan in what would be possible', async () => {
    const cunningham = { clan: 'cunningham', goods: { milk: 3 }, units: { K1: 'cheeseDairy' } } as const;
    const begun = scene({ passed: [1, 2], seats: [cunningham, { clan: 'robertson' }, { clan: 'campbell' }] });
    const { typed } = table(act(begun, 0, { type: 'pass' }).state);
    const told = textOf(await typed('produce plan', { cheese: '1', butter: '9' }));
    expect(told).toMatch(/2 at most.*\n`butter` can be: 0 to 2\./);
  });

  it('without a number changes nothing, and shows the decision', async () => {
    const { typed, played } = table(producing);
    expect(textOf(await typed('produce plan'))).toMatch(/Give at least one number/);
    expect(played).toEqual([]);
  });

  it('suggests numbers that fit the others', async () => {
    const { command } = pathOf('produce plan');
    const visit = visitBy(playingApp(producing).app, userOf(0));
    const values = async (option: string, texts: Texts) =>
      ((await command.suggest?.(visit, valuesOf('plan', texts), option, '')) ?? []).map(({ value }) => value);
    expect(await values('store', {})).toEqual([]);
    expect(await values('store', { whisky: '1' })).toEqual(['1', '0']);
    expect(await values('bread', {})).toEqual(['2', '1', '0']);
    expect(await values('nonsense', {})).toEqual([]);
  });

  it('is refused to players with nothing to decide', async () => {
    const { typed, played } = table(producing);
    expect(textOf(await typed('produce plan', { cheese: '1' }, 1))).toMatch(/not your turn/);
    expect(played).toEqual([]);
  });
});

describe('/turn and /undo', () => {
  it('/turn shows the pending decision', async () => {
    const { typed } = table(start);
    expect(textOf(await typed('turn'))).toMatch(/Take one main action/);
  });

  it('/undo undoes a move, says so, and shows the earlier position', async () => {
    const { typed, state } = table(start);
    await typed('upgrade hire');
    const told = textOf(await typed('undo'));
    expect(told).toMatch(/Undone: 1 move.*\n.*Take one main action/s);
    expect(state()).toEqual(start);
    expect(textOf(await typed('undo'))).toMatch(/nothing to undo/);
  });

  it('/undo undoes the last move of a finished game, in which nothing can be played', async () => {
    const { app, typed } = table(start);
    await typed('upgrade hire');
    const game = await app.queries.getLatest('channel');
    if (game === undefined) throw new Error('no game');
    const record = { ...game.record, status: 'finished' as const };
    const over = partialApp({ queries: { getLatest: async () => ({ ...game, record }) } }, app);
    const answered = async (line: string) =>
      textOf(await pathOf(line).command.run(visitBy(over, userOf(0)), valuesOf(undefined)));
    expect(await answered('pass')).toContain('This game is over.');
    expect(await answered('undo')).toContain('Undone: 1 move.');
  });

  it.each([
    [{ count: 1 }, 'Undone: 1 move.'],
    [{ count: 1, computers: 2 }, 'Undone: 1 move, plus the computers’ moves since.'],
    [{ count: 0, computers: 2 }, 'Undone: the computers’ moves.'],
  ])('/undo distinguishes own moves from computers’: %j', (undone, said) => {
    const context = visitBy(playingApp(start).app, userOf(0));
    expect(undoneLines(context, { done: true as const, ...undone })).toEqual([said]);
  });

  it.each(['turn', 'undo'])('/%s is for players only', async (command) => {
    const { app } = playingApp(start);
    const { command: one } = pathOf(command);
    expect(textOf(await one.run(visitBy(app, 'a stranger'), valuesOf(undefined)))).toMatch(
      /not in this game/,
    );
  });
});

const idsIn = ({ parts }: Panel): string[] =>
  parts.flatMap((part) =>
    part.kind === 'buttons' ? part.buttons.map(({ id }) => id) : part.kind === 'menu' ? [part.menu.id] : [],
  );

/** Components of a message: the container, and its content. */
const componentsOf = ({ parts }: Panel): number =>
  parts.reduce((sum, part) => {
    if (part.kind === 'buttons') return sum + part.buttons.length + Math.ceil(part.buttons.length / 5);
    return sum + (part.kind === 'menu' ? 2 : 1);
  }, 1);
