/** Clicks in private panels, from "Take your turn" to a move; and harmless clicks. */

import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/ai/index.ts';
import { CONTENT, ROUNDS } from '../../../../src/content/index.ts';
import type { UserSettings } from '../../../../src/core/index.ts';
import { customId } from '../../../../src/discord/shared/custom-id.ts';
import { inWords } from '../../../../src/discord/shared/emoji.ts';
import type { Answer } from '../../../../src/discord/shared/interaction-context.ts';
import type { Panel } from '../../../../src/discord/shared/panel.ts';
import {
  type Action,
  fullestPlan,
  type GameState,
  legalActions,
  newGame,
  openDecisions,
  PLAN_ITEMS,
  play,
  type Seat,
} from '../../../../src/engine/index.ts';
import { encode } from '../../../../src/features/play/discord/action-code.ts';
import { botText } from '../../../../src/text/index.ts';
import { refereedGame } from '../../../../src/tools/refereed-game.ts';
import { faults } from '../../../discord/fixtures/panels-checks.ts';
import { click, planIn, visitOf, ways } from '../../../discord/fixtures/panels-crawler.ts';
import { type Table, tableAt } from '../../../discord/fixtures/panels-table.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';
import { act, scene } from '../../../fixtures/scene.ts';

const textOf = ({ panel }: { panel: Panel }): string =>
  panel.parts.flatMap((part) => (part.kind === 'text' ? [inWords(part.text)] : [])).join('\n');

const STALE = botText('refusals', 'stale');
const SETUP = { seed: 'clicks', generator: 1 as const, players: 2 as const };

/** The first position of a game that is as wanted. */
function positionWhere(wanted: (state: GameState) => boolean): GameState {
  const { moves } = refereedGame(SETUP, 'clicks', { content: CONTENT, audited: false });
  const begun = newGame(SETUP);
  if (!begun.ok) throw new Error('no game');
  let { state } = begun;
  for (const { seat, action } of moves) {
    if (wanted(state)) return state;
    const played = play(state, seat, action);
    if (!played.ok) throw new Error('a recorded move is refused');
    state = played.state;
  }
  throw new Error('no such position');
}

/** The player to act, as seat and as member. */
function atTurn(state: GameState): { seat: Seat; user: number; other: number } {
  const seat = state.turn?.seat ?? 0;
  const user = state.seating[seat] ?? 0;
  return { seat, user, other: 1 - user };
}

const canSell = (state: GameState): boolean =>
  state.stack.at(-1)?.kind === 'turn' &&
  legalActions(state, state.turn?.seat ?? 0).some(({ type }) => type === 'trade');

/** Returns an answer's button by the beginning of its id, or a menu's value. */
function wayTo(answered: Answer, route: string, value?: string): { id: string; value?: string } {
  const found = ways(answered.panel).find((way) => way.id.startsWith(`${route}:`) && way.value === value);
  if (found === undefined) throw new Error(`no way to ${route} ${value ?? ''}: ${textOf(answered)}`);
  return found;
}

/** The panel of a turn, and the way from it to the tradable goods. */
async function atTrade(table: Table, user: number): Promise<Answer> {
  const visit = visitOf(table.app, user);
  const turn = await click(visit, customId('turn', table.game().record.id));
  const act = ways(turn.panel).find((way) => way.id.endsWith(':trade'));
  return await click(visit, act?.id ?? '');
}

/** Chooses an action in the panel to trade. */
async function chosen(table: Table, user: number, action: Action): Promise<Answer> {
  const code = encode(action);
  const found = ways((await atTrade(table, user)).panel).find(
    ({ id, value }) => value === code || id.endsWith(`:${code}`),
  );
  if (found === undefined) throw new Error(`no way to ${code}`);
  return await click(visitOf(table.app, user), found.id, found.value === undefined ? [] : [found.value]);
}

/** Passing, with its preview. */
async function passing(table: Table, user: number): Promise<Answer> {
  const visit = visitOf(table.app, user);
  const turn = await click(visit, customId('turn', table.game().record.id));
  return await click(visit, ways(turn.panel).find(({ id }) => id.endsWith(':pass'))?.id ?? '');
}

function trading(): { table: Table; action: Action; seat: Seat; user: number; other: number } {
  const start = positionWhere(canSell);
  const { seat, user, other } = atTurn(start);
  const action = legalActions(start, seat).find(({ type }) => type === 'trade') as Action;
  return { table: tableAt(start), action, seat, user, other };
}

describe('a turn', () => {
  it('takes three clicks: turn, trade, deal', async () => {
    const { table, action, user } = trading();
    const done = await chosen(table, user, action);
    expect(done.kind).toBe('panel');
    expect(table.moves().map((move) => move.action)).toEqual([action]);
    expect(faults(done.panel)).toEqual([]);
  });

  it('says what happened and whose turn it is', async () => {
    const { table, action, user } = trading();
    const done = await chosen(table, user, action);
    expect(textOf(done)).toContain('£');
    expect(textOf(done)).toContain('Your turn is over.');
    expect(textOf(done)).toMatch(/It’s .*’s turn\./);
  });

  it('previews every move for users who want that, with what they would have left', async () => {
    const { table, action, user } = trading();
    const { record } = table.game();
    const visit = { ...visitOf(table.app, user), settings: { askFirst: true } };
    const seat = table.state().seating.indexOf(user);
    const preview = await click(visit, customId('try', record.id, seat, record.version, encode(action)));
    expect(textOf(preview)).toMatch(/You’ll have: £\d+/);
    expect(table.moves()).toEqual([]);
    await click(visit, wayTo(preview, 'do').id);
    expect(table.moves().map((move) => move.action)).toEqual([action]);
  });

  it('is passed only once confirmed, and not twice by a second click', async () => {
    const { table, user } = trading();
    const visit = visitOf(table.app, user);
    const preview = await passing(table, user);
    expect(table.moves()).toEqual([]);
    const confirm = wayTo(preview, 'do').id;
    await click(visit, confirm);
    const again = await click(visit, confirm);
    expect(table.moves()).toHaveLength(1);
    expect(again.kind).toBe('panel');
    expect(textOf(again)).toContain(STALE);
  });

  it('can be undone by a click, and a second click undoes nothing more', async () => {
    const { table, action, user } = trading();
    const visit = visitOf(table.app, user);
    const undo = wayTo(await chosen(table, user, action), 'undo').id;
    const undone = await click(visit, undo);
    expect(table.moves()).toEqual([]);
    expect(textOf(undone)).toContain('Undone');
    expect(textOf(await click(visit, undo))).toContain(STALE);
  });

  it('is undone once by two clicks at the same time', async () => {
    const { table, action, user } = trading();
    const visit = visitOf(table.app, user);
    const undo = wayTo(await chosen(table, user, action), 'undo').id;
    const answers = await Promise.all([click(visit, undo), click(visit, undo)]);
    expect(answers.map((one) => textOf(one).includes(STALE))).toEqual([false, true]);
  });

  it('can return from a group to all decisions', async () => {
    const { table, user } = trading();
    const menus = await atTrade(table, user);
    const turn = await click(visitOf(table.app, user), wayTo(menus, 'back').id);
    expect(ways(turn.panel).some((way) => way.id.endsWith(':trade'))).toBe(true);
  });
});

describe('the way back', () => {
  it('leads players who wait or move to the panel they came from, with their plan', async () => {
    const { table, user, other } = trading();
    const { record, state } = table.game();
    for (const member of [user, other]) {
      const seat = state?.seating.indexOf(Number(member)) ?? 0;
      const visit = visitOf(table.app, member);
      const opened = await click(visit, customId('turn', record.id));
      const back = await click(visit, customId('back', record.id, seat, record.version));
      expect(back.panel, `member ${member}`).toEqual(opened.panel);
      expect(JSON.stringify(back.panel)).toContain('"myplan:');
      const stale = await click(visit, customId('back', record.id, seat, record.version - 1000));
      expect(textOf(stale)).toContain(STALE);
      expect(JSON.stringify(stale.panel)).toContain('"myplan:');
    }
  });
});

describe('clicks without effect', () => {
  const confirmOf = ({ table, action, seat }: ReturnType<typeof trading>, version?: number) => {
    const { record } = table.game();
    return customId('do', record.id, seat, version ?? record.version, encode(action));
  };

  it('on the panel of another player are politely refused', async () => {
    const game = trading();
    const answered = await click(visitOf(game.table.app, game.other), confirmOf(game));
    expect(answered.kind).toBe('aside');
    expect(textOf(answered)).toContain('That panel is for');
    expect(game.table.moves()).toEqual([]);
  });

  it('of a user who does not play are refused on every route', async () => {
    const game = trading();
    const visit = visitOf(game.table.app, 'stranger');
    const told: string[] = [];
    for (const id of [confirmOf(game), customId('turn', game.table.game().record.id)]) {
      told.push(textOf(await click(visit, id)));
    }
    expect(new Set(told)).toEqual(new Set([botText('refusals', 'notMember', { where: 'other' })]));
    expect(game.table.moves()).toEqual([]);
  });

  it('of a moderator act for a seat, and say for whom', async () => {
    const game = trading();
    const { table, seat } = game;
    const visit = visitOf(table.app, 'stranger', true);
    const { record } = table.game();
    const shown = await click(visit, customId('back', record.id, seat, record.version));
    expect(textOf(shown)).toContain('as a moderator');
    const done = await click(visit, confirmOf(game));
    expect(done.kind).toBe('panel');
    expect(table.moves().map(({ seat: of, by }) => [of, by])).toEqual([[seat, 'stranger']]);
  });

  it('on an outdated panel show the current one', async () => {
    const game = trading();
    const { record } = game.table.game();
    const id = confirmOf(game, record.version - 1);
    const answered = await click(visitOf(game.table.app, game.user), id);
    expect(answered.kind).toBe('panel');
    expect(textOf(answered)).toContain(STALE);
    expect(game.table.moves()).toEqual([]);
  });

  it.each([
    ['no action', 'nonsense'],
    ['an action that is too long', 'trade.wool.sell.1.1'],
    ['a number in another spelling', 'trade.wool.sell.01'],
    ['an action that is not legal', 'trade.wool.sell.99'],
    ['an action of another decision', 'pick.0'],
  ])('with %s are refused in a separate message', async (_, code) => {
    const { table, seat, user } = trading();
    const { record } = table.game();
    const visit = visitOf(table.app, user);
    for (const route of ['do', 'try', 'choose']) {
      const id = customId(route, record.id, seat, record.version, code);
      const answered = await click(visit, id, [code]);
      expect(answered.kind, route).toBe('aside');
      expect(textOf(answered).length, route).toBeGreaterThan(10);
    }
    expect(table.moves()).toEqual([]);
  });

  it('with a menu without a value, or an unknown seat or game, change nothing', async () => {
    const { table, user } = trading();
    const { record } = table.game();
    const visit = visitOf(table.app, user, true);
    const kinds = await Promise.all(
      [
        customId('choose', record.id, 0, record.version, 'sell.0'),
        customId('back', record.id, 3, record.version),
        customId('back', 'nothere2', 0, 1),
        customId('turn', 'nothere2'),
      ].map(async (id) => (await click(visit, id)).kind),
    );
    expect(new Set(kinds)).toEqual(new Set(['aside']));
  });

  it('in a paused game only look at it', async () => {
    const game = trading();
    game.table.change({ paused: true });
    const visit = visitOf(game.table.app, game.user);
    const turn = await click(visit, customId('turn', game.table.game().record.id));
    expect(textOf(turn)).toContain('paused');
    const answered = await click(visit, confirmOf(game));
    expect([answered.kind, textOf(answered)]).toEqual([
      'aside',
      botText('refusals', 'paused', { whose: 'moderator' }),
    ]);
    expect(game.table.moves()).toEqual([]);
  });

  it('in an abandoned game do nothing', async () => {
    const game = trading();
    game.table.change({ status: 'ended' });
    const answered = await click(visitOf(game.table.app, game.user), confirmOf(game));
    expect([answered.kind, textOf(answered)]).toEqual([
      'aside',
      botText('refusals', 'over', { challenge: false }),
    ]);
  });
});

it('the panel of a player who has given up offers neither production nor undo, which would be refused', async () => {
  const state = positionWhere(
    ({ phase, production }) =>
      phase === 'actions' && Object.values(production).some((entry) => entry?.ready === false),
  );
  const seat = Number(Object.keys(state.production)[0]);
  const user = state.seating[seat] ?? 0;
  const table = tableAt(state);
  const { id } = table.game().record;
  const own = [{ seat, action: { type: 'pass' } as const, by: String(user), at: new Date(0) }];
  const panel = async () => {
    const visit = visitOf(
      partialApp({ queries: { getGame: async () => ({ ...table.game(), moves: own }) } }),
      user,
    );
    return ways((await click(visit, customId('turn', id))).panel).map((way) => way.id.split(':')[0]);
  };
  expect(await panel()).toEqual(expect.arrayContaining(['ready', 'undo']));
  const members = table.game().record.members.map((one, n) => ({ ...one, conceded: n === user }));
  table.change({ members });
  expect(await panel()).toEqual([]);
});

it('the panel says that the bot plays for a player who has given up only until the game is over', async () => {
  const table = tableAt({ ...scene({ players: 2 }), phase: 'finished', stack: [] });
  const { id, members } = table.game().record;
  table.change({ members: members.map((one) => ({ ...one, conceded: true })) });
  const told = async () => textOf(await click(visitOf(table.app, 0), customId('turn', id)));
  expect(await told()).toContain('This game is over');
  expect(await told()).not.toContain('playing your seat');
  table.change({ status: 'playing' });
  expect(await told()).toContain('playing your seat');
});

describe('the panel of a player for whom someone else plays', () => {
  it('offers the way back, and after the end no longer', async () => {
    const { table, user } = trading();
    table.change({ substitutions: [{ place: user, user: 'eve', name: 'Eve', from: 0 }] });
    const { id } = table.game().record;
    const panel = () => click(visitOf(table.app, user), customId('turn', id));
    expect(wayTo(await panel(), 'imback').id).toBe(customId('imback', id));
    table.change({ status: 'finished' });
    const over = await panel();
    expect(ways(over.panel).map((way) => way.id)).not.toContain(customId('imback', id));
    expect(textOf(over)).not.toContain('Eve');
  });
});

describe('production', () => {
  const both = (state: GameState): boolean =>
    state.phase === 'production' && Object.values(state.production).length === 2;

  it('is decided by several at once, without outdating each other’s panels', async () => {
    const table = tableAt(positionWhere(both));
    const { id } = table.game().record;
    const panels = new Map<number, Answer>();
    for (const user of [0, 1]) panels.set(user, await click(visitOf(table.app, user), customId('turn', id)));
    for (const [user, panel] of panels) {
      const visit = visitOf(table.app, user);
      const menu = ways(panel.panel).find((way) => way.id.startsWith('plan:'));
      const set = await click(visit, menu?.id ?? '', [menu?.value ?? '']);
      expect(set.kind, `user ${user}`).toBe('panel');
      expect(textOf(set), `user ${user}`).not.toContain(STALE);
    }
    for (const [user, panel] of panels) {
      const done = await click(visitOf(table.app, user), wayTo(panel, 'ready').id);
      expect(done.kind, `user ${user}`).toBe('panel');
    }
    expect(table.state().phase).not.toBe('production');
  });

  /** Numbers planned and confirmed. */
  const confirmed = (table: Table) =>
    table.moves().filter(({ action }) => action?.type === 'confirmProduction');

  it('starts with the fullest plan, and takes two taps: turn, make all', async () => {
    const start = positionWhere(both);
    const table = tableAt(start);
    const visit = visitOf(table.app, 0);
    const seat = start.seating.indexOf(0);
    const panel = await click(visit, customId('turn', table.game().record.id));
    const buttons = panel.panel.parts.flatMap((part) => (part.kind === 'buttons' ? part.buttons : []));
    expect(buttons[0]).toMatchObject({ label: 'Make all', style: 'success' });
    await click(visit, buttons[0]?.id ?? '');
    expect(table.state().production[seat]).toMatchObject({ plan: fullestPlan(start, seat), ready: true });
    expect(confirmed(table)).toHaveLength(1);
  });

  it('says that numbers can be changed, not only lowered: butter is made only if the player wants it', async () => {
    const { state } = act(
      scene({
        passed: [1, 2],
        options: { noScoringTiles: true },
        seats: [{ clan: 'cunningham', goods: { milk: 2 } }, { clan: 'stewart' }, { clan: 'campbell' }],
      }),
      0,
      { type: 'pass' },
    );
    const table = tableAt(state);
    const visit = visitOf(table.app, state.seating[0] ?? 0);
    const shown = textOf(await click(visit, customId('turn', table.game().record.id)));
    expect(shown).toContain('Confirm this, or change the numbers first.');
    expect(shown).toContain('- Make nothing');
  });

  it('changes nothing until it is confirmed, and then makes what the panel shows', async () => {
    const start = positionWhere(both);
    const table = tableAt(start);
    const visit = visitOf(table.app, 0);
    const seat = start.seating.indexOf(0);
    let panel = await click(visit, customId('turn', table.game().record.id));
    expect(planIn(panel.panel)).toMatch(/[1-9]/);
    for (const item of PLAN_ITEMS) {
      const menu = ways(panel.panel).find(({ id, value }) => id.includes(`:${item}:`) && value === '0');
      if (menu !== undefined) panel = await click(visit, menu.id, ['0']);
    }
    expect(table.moves()).toEqual([]);
    expect(planIn(panel.panel)).toMatch(/^[0.]+$/);
    await click(visit, wayTo(panel, 'ready').id);
    expect(Object.values(table.state().production[seat]?.plan ?? { none: 1 })).not.toContain(1);
    expect(table.moves()).toHaveLength(1);
  });

  it.each([
    ['one after the other', false],
    ['at the same time', true],
  ])('is confirmed once by two clicks, %s', async (_, together) => {
    const table = tableAt(positionWhere(both));
    const visit = visitOf(table.app, 0);
    const panel = await click(visit, customId('turn', table.game().record.id));
    const ready = wayTo(panel, 'ready').id;
    const first = click(visit, ready);
    if (!together) await first;
    const answers = await Promise.all([first, click(visit, ready)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['panel', 'panel']);
    expect(answers.filter((one) => textOf(one).includes(STALE))).toHaveLength(1);
    expect(confirmed(table)).toHaveLength(1);
  });

  it.each([
    [ROUNDS - 1, true],
    [ROUNDS, false],
  ])('of round %i promises a call to players who have nothing to decide: %s', async (round, called) => {
    const start = positionWhere(both);
    const { [start.seating.indexOf(0)]: _, ...production } = start.production;
    const table = tableAt({ ...start, round, production });
    const shown = textOf(await click(visitOf(table.app, 0), customId('turn', table.game().record.id)));
    expect(shown).toContain('Still deciding on production');
    expect(shown.includes('I’ll ping you on your turn')).toBe(called);
  });

  it('is not confirmed by a button from an earlier round, with the numbers of that time', async () => {
    const start = positionWhere(both);
    const table = tableAt(start);
    const visit = visitOf(table.app, 0);
    const ready = wayTo(await click(visit, customId('turn', table.game().record.id)), 'ready').id;
    const old = ready.replace(`:${start.round}:`, `:${start.round - 1}:`);
    expect(textOf(await click(visit, old))).toContain(STALE);
    expect(table.moves()).toEqual([]);
  });

  it('is confirmed by a button of an earlier version, whose ids had no plan', async () => {
    const start = positionWhere(both);
    const table = tableAt(start);
    const visit = visitOf(table.app, 0);
    const seat = start.seating.indexOf(0);
    const { id } = table.game().record;
    const [plan] = legalActions(start, seat).filter((action) => action.type === 'plan' && action.count > 0);
    if (plan?.type !== 'plan') throw new Error('nothing to plan');
    const set = await click(visit, customId('plan', id, seat, start.round, plan.item, '0'), [
      String(plan.count),
    ]);
    expect([set.kind, planIn(set.panel)]).toEqual(['panel', expect.stringMatching(/^[0-9.]+$/)]);
    await click(visit, customId('ready', id, seat, start.round));
    expect(table.moves().map(({ action }) => action?.type)).toEqual(['confirmProduction']);
  });

  it.each(['9.9.9.0.0.0.0.0', '0.0', 'x', '-1.0.0.0.0.0.0.0', '0.0.0.0.1.0.0.0'])(
    'shows the current plan for an impossible one: %s',
    async (code) => {
      const start = positionWhere(both);
      const table = tableAt(start);
      const visit = visitOf(table.app, 0);
      const seat = start.seating.indexOf(0);
      const { id } = table.game().record;
      for (const forged of [
        customId('ready', id, seat, start.round, code),
        customId('plan', id, seat, start.round, 'bakery', '0', code),
      ]) {
        expect(textOf(await click(visit, forged, ['0'])), forged).toContain(STALE);
      }
      expect(table.moves()).toEqual([]);
    },
  );
});

describe('the end of a turn', () => {
  /** A port in reach keeps the turn open after a main action (R-TURN-2). */
  const open = (port = 5, round = 1) =>
    scene({
      round,
      ports: { A: port, B: 1, C: 7, D: 6 },
      seats: [{ units: { A1: 'field' }, goods: { wool: 1 } }],
    });
  const hire: Action = { type: 'hire' };

  async function tried(table: Table, action: Action, settings: UserSettings = {}): Promise<Answer> {
    const { record } = table.game();
    const seat = 0;
    return await click(
      { ...visitOf(table.app, table.state().seating[seat] ?? 0), settings },
      customId('try', record.id, seat, record.version, encode(action)),
    );
  }

  it('comes with the action for users who want that', async () => {
    const table = tableAt(open());
    const done = await tried(table, hire, { autoEnd: true });
    expect(table.moves().map(({ action }) => action)).toEqual([hire, { type: 'endTurn' }]);
    expect(textOf(done)).toContain('Your turn is over.');
  });

  it('changes nothing for those users if the turn ends by itself', async () => {
    const table = tableAt(scene({ options: { noPorts: true } }));
    const done = await tried(table, hire, { autoEnd: true });
    expect(table.moves().map(({ action }) => action)).toEqual([hire]);
    expect(textOf(done)).toContain('Your turn is over.');
  });

  it('is left to other players, and takes one click if a port would only swap goods', async () => {
    const table = tableAt(open(2));
    const visit = visitOf(table.app, table.state().seating[0] ?? 0);
    const done = await tried(table, hire);
    expect(table.moves().map(({ action }) => action)).toEqual([hire]);
    const ended = await click(visit, wayTo(done, 'do').id);
    expect(textOf(ended)).toMatch(/ends the turn.*\n.*Your turn is over\./);
    expect(table.moves().map(({ action }) => action)).toEqual([hire, { type: 'endTurn' }]);
  });

  it('is not reached by units chosen at port 7, which the answer names (R-PORT-7)', async () => {
    const state = scene({
      ports: { A: 7 },
      seats: [{ units: { A1: 'sheep', B1: 'cow', C1: 'bakery', D1: 'bakery' } }],
    });
    const table = tableAt(state);
    await tried(table, { type: 'usePort', port: 7, effect: 7 });
    expect(textOf(await tried(table, { type: 'exchangeOld', space: 'A1' }))).toContain(
      'swaps out the sheep on A1',
    );
  });

  it('asks first if a port would still give something, and offers it', async () => {
    const table = tableAt(open());
    const visit = visitOf(table.app, table.state().seating[0] ?? 0);
    const done = await tried(table, hire);
    const end = encode({ type: 'endTurn' });
    const asked = await click(visit, ways(done.panel).find(({ id }) => id.endsWith(end))?.id ?? '');
    expect(ways(done.panel).filter(({ id }) => id.startsWith('do:'))).toEqual([]);
    expect(textOf(asked)).toContain('You can still use: port “money”.');
    expect(ways(asked.panel).map(({ id }) => id.split(':').at(-1))).toEqual(
      expect.arrayContaining([end, encode({ type: 'usePort', port: 5, effect: 5 })]),
    );
    expect(table.moves().map(({ action }) => action)).toEqual([hire]);
    await click(visit, wayTo(asked, 'do').id);
    expect(table.moves().map(({ action }) => action)).toEqual([hire, { type: 'endTurn' }]);
  });

  it('asks first if a port would still give glory', async () => {
    const table = tableAt(open(4));
    await tried(table, hire);
    const asked = await tried(table, { type: 'endTurn' });
    expect(textOf(asked)).toContain('You can still use:');
    expect(table.moves().map(({ action }) => action)).toEqual([hire]);
  });

  it.each([
    [4, false],
    [ROUNDS, true],
  ])('by passing in round %i is the last, and names a port that swaps goods: %s', async (round, named) => {
    const asked = await tried(tableAt(open(2, round)), { type: 'pass' });
    expect(textOf(asked).includes('this is your last turn')).toBe(named);
    expect(textOf(asked).includes('You can still use:')).toBe(named);
  });

  it('comes with the confirmed action only if the chosen button says so', async () => {
    const table = tableAt(open());
    const visit = visitOf(table.app, table.state().seating[0] ?? 0);
    const preview = await tried(table, hire, { askFirst: true });
    const [only, both] = ways(preview.panel).filter(({ id }) => id.startsWith('do:'));
    await click(visit, only?.id ?? '');
    expect(textOf(await click(visit, both?.id ?? ''))).toContain(STALE);
    expect(table.moves().map(({ action }) => action)).toEqual([hire]);
  });
});

describe('purchases from neighbours', () => {
  it('are declined by one tap', async () => {
    const table = tableAt(
      scene({ seats: [{ units: { D4: 'field' }, contracts: [] }, { units: { D6: 'sheep' } }] }),
    );
    const visit = visitOf(table.app, table.state().seating[0] ?? 0);
    const expand = legalActions(table.state(), 0).find((action) => {
      const played = play(table.state(), 0, action);
      return action.type === 'expand' && played.ok && played.state.stack.at(-1)?.kind === 'expansion';
    });
    if (expand === undefined) throw new Error('nobody to buy from');
    const { record } = table.game();
    const open = await click(visit, customId('do', record.id, 0, record.version, encode(expand)));
    await click(visit, ways(open.panel).find(({ id }) => /^try:.*:decline$/.test(id))?.id ?? '');
    expect(table.moves().map(({ action }) => action)).toEqual([expand, { type: 'decline' }]);
  });
});

describe('a whole game', () => {
  it.each([
    ['one', { seed: 'clicked-1', players: 1 as const }],
    ['three', { seed: 'clicked-3', players: 3 as const, options: { auction: true } }],
  ])('of %s can be played to its end by random clicks', async (_, setup) => {
    const begun = newGame(setup);
    if (!begun.ok) throw new Error('no game');
    const table = tableAt(begun.state);
    const drawn = createRng('clicks');
    for (let clicks = 0; table.state().phase !== 'finished' && clicks < 4000; clicks++) {
      const waiting = openDecisions(table.state()).filter(({ required }) => required);
      const seat = drawn.pick(waiting).seat;
      const visit = visitOf(table.app, table.state().seating[seat] ?? 0);
      let answered = await click(visit, customId('turn', table.game().record.id));
      const moved = table.moves().length;
      // Confirming comes last; there is no undo, no assignment of seats, and no change of direction on the way.
      for (let taps = 0; taps < 6 && table.moves().length === moved; taps++) {
        expect(faults(answered.panel), `taps ${taps}`).toEqual([]);
        const onward = ways(answered.panel).filter(({ id }) => !/^(undo|back|more|myplan):/.test(id));
        if (onward.length === 0) break;
        const way = onward.find(({ id }) => id.startsWith('do:')) ?? drawn.pick(onward);
        answered = await click(visit, way.id, way.value === undefined ? [] : [way.value]);
        expect(answered.kind, `taps ${taps}`).toBe('panel');
      }
      expect(faults(answered.panel), `clicks ${clicks}`).toEqual([]);
    }
    expect(table.state().phase).toBe('finished');
  });
});
