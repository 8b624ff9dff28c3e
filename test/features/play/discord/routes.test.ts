/** Clicks in private panels: from "Take your turn" to a move, and what harmless clicks do. */

import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/ai/index.ts';
import { CONTENT } from '../../../../src/content/index.ts';
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
import { decode, encode } from '../../../../src/features/play/discord/action-code.ts';
import { botText } from '../../../../src/text/index.ts';
import { refereedGame } from '../../../../src/tools/refereed-game.ts';
import { faults } from '../../../discord/fixtures/panels-checks.ts';
import { click, planIn, visitOf, ways } from '../../../discord/fixtures/panels-crawler.ts';
import { type Table, tableAt } from '../../../discord/fixtures/panels-table.ts';
import { scene } from '../../../fixtures/scene.ts';

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

/** Whose turn it is, as seat and as member. */
function atTurn(state: GameState): { seat: Seat; user: number; other: number } {
  const seat = state.turn?.seat ?? 0;
  const user = state.seating[seat] ?? 0;
  return { seat, user, other: 1 - user };
}

const canSell = (state: GameState): boolean =>
  state.stack.at(-1)?.kind === 'turn' &&
  legalActions(state, state.turn?.seat ?? 0).some(({ type }) => type === 'trade');

/** A way out of an answer by the beginning of its id, and the value of a menu. */
function wayTo(answered: Answer, route: string, value?: string): { id: string; value?: string } {
  const found = ways(answered.panel).find((way) => way.id.startsWith(`${route}:`) && way.value === value);
  if (found === undefined) throw new Error(`no way to ${route} ${value ?? ''}: ${textOf(answered)}`);
  return found;
}

/** The panel of a turn, and the way from it to the goods that can be traded. */
async function atTrade(table: Table, user: number): Promise<Answer> {
  const visit = visitOf(table.app, user);
  const turn = await click(visit, customId('turn', table.game().record.id));
  const act = ways(turn.panel).find((way) => way.id.endsWith(':trade'));
  return await click(visit, act?.id ?? '');
}

/** The button that leads to an action, or to the same with another number. */
function buttonTo({ panel }: Answer, action: Action): string {
  const codes = [encode(action), encode(action).replace(/[.][0-9]+$/, '.')];
  const found = codes.flatMap((code) =>
    ways(panel).filter(({ id }) => id.startsWith('try:') && id.includes(`:${code}`)),
  )[0];
  if (found === undefined) throw new Error(`no way to ${encode(action)}`);
  return found.id;
}

/** A turn up to the last click: the answer that shows what trading would do. */
async function previewed(table: Table, user: number, action: Action): Promise<Answer> {
  const visit = visitOf(table.app, user);
  const usual = await click(visit, buttonTo(await atTrade(table, user), action));
  if (ways(usual.panel).some(({ id }) => id.startsWith('do:') && id.endsWith(`:${encode(action)}`)))
    return usual;
  return await click(visit, buttonTo(usual, action));
}

function trading(): { table: Table; action: Action; seat: Seat; user: number; other: number } {
  const start = positionWhere(canSell);
  const { seat, user, other } = atTurn(start);
  const action = legalActions(start, seat).find(({ type }) => type === 'trade') as Action;
  return { table: tableAt(start), action, seat, user, other };
}

describe('a turn', () => {
  it('takes four taps: turn, trade, what, confirm', async () => {
    const { table, user } = trading();
    const first = wayTo(await atTrade(table, user), 'try').id;
    const action = decode(first.split(':')[4] ?? '');
    const preview = await click(visitOf(table.app, user), first);
    expect(preview.kind).toBe('panel');
    expect(textOf(preview)).toMatch(/You’ll have: £\d+/);
    expect(table.moves()).toEqual([]);
    const done = await click(visitOf(table.app, user), wayTo(preview, 'do').id);
    expect(done.kind).toBe('panel');
    expect(table.moves().map((move) => move.action)).toEqual([action]);
    expect(faults(done.panel)).toEqual([]);
  });

  it('says what has happened, and whose turn it is then', async () => {
    const { table, action, user } = trading();
    const preview = await previewed(table, user, action);
    const done = await click(visitOf(table.app, user), wayTo(preview, 'do').id);
    expect(textOf(done)).toContain('£');
    expect(textOf(done)).toContain('Your turn is over.');
    expect(textOf(done)).toMatch(/It’s .*’s turn\./);
  });

  it('is not made twice by a second click on Confirm', async () => {
    const { table, action, user } = trading();
    const preview = await previewed(table, user, action);
    const visit = visitOf(table.app, user);
    const confirm = wayTo(preview, 'do').id;
    await click(visit, confirm);
    const again = await click(visit, confirm);
    expect(table.moves()).toHaveLength(1);
    expect(again.kind).toBe('panel');
    expect(textOf(again)).toContain(STALE);
  });

  it('can be taken back once by a click, and a second click takes back nothing more', async () => {
    const { table, action, user } = trading();
    const preview = await previewed(table, user, action);
    const visit = visitOf(table.app, user);
    const done = await click(visit, wayTo(preview, 'do').id);
    const undo = wayTo(done, 'undo').id;
    const undone = await click(visit, undo);
    expect(table.moves()).toEqual([]);
    expect(textOf(undone)).toContain('Undone');
    expect(textOf(await click(visit, undo))).toContain(STALE);
  });

  it('goes back to where a choice was made', async () => {
    const { table, action, user } = trading();
    const preview = await previewed(table, user, action);
    const visit = visitOf(table.app, user);
    const menus = await click(visit, wayTo(preview, 'act').id);
    expect(buttonTo(menus, action)).toContain('try:');
    const turn = await click(visit, wayTo(menus, 'back').id);
    expect(ways(turn.panel).some((way) => way.id.endsWith(':trade'))).toBe(true);
  });
});

describe('clicks that must do no harm', () => {
  const confirmOf = ({ table, action, seat }: ReturnType<typeof trading>, version?: number) => {
    const { record } = table.game();
    return customId('do', record.id, seat, version ?? record.version, encode(action));
  };

  it('the panel of another player is refused, kindly', async () => {
    const game = trading();
    const answered = await click(visitOf(game.table.app, game.other), confirmOf(game));
    expect(answered.kind).toBe('aside');
    expect(textOf(answered)).toContain('That panel is for');
    expect(game.table.moves()).toEqual([]);
  });

  it('somebody who does not play is told so, by every route', async () => {
    const game = trading();
    const visit = visitOf(game.table.app, 'stranger');
    const told: string[] = [];
    for (const id of [confirmOf(game), customId('turn', game.table.game().record.id)]) {
      told.push(textOf(await click(visit, id)));
    }
    expect(new Set(told)).toEqual(new Set([botText('refusals', 'notMember')]));
    expect(game.table.moves()).toEqual([]);
  });

  it('a moderator acts for a seat, and is told for whom', async () => {
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

  it('a stale click shows how things are now', async () => {
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
  ])('%s is refused aside', async (_, code) => {
    const { table, seat, user } = trading();
    const { record } = table.game();
    const visit = visitOf(table.app, user);
    for (const route of ['do', 'try', 'choose']) {
      const id = customId(route, record.id, seat, record.version, code);
      const answered = await click(visit, id, [code]);
      expect(answered.kind).toBe('aside');
      expect(textOf(answered).length).toBeGreaterThan(10);
    }
    expect(table.moves()).toEqual([]);
  });

  it('a menu without a value, a seat that is not there, a game that is not there', async () => {
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

  it('a paused game can be looked at, and does not go on', async () => {
    const game = trading();
    game.table.change({ paused: true });
    const visit = visitOf(game.table.app, game.user);
    const turn = await click(visit, customId('turn', game.table.game().record.id));
    expect(textOf(turn)).toContain('paused');
    const answered = await click(visit, confirmOf(game));
    expect([answered.kind, textOf(answered)]).toEqual(['aside', botText('refusals', 'paused')]);
    expect(game.table.moves()).toEqual([]);
  });

  it('a game that was given up is over', async () => {
    const game = trading();
    game.table.change({ status: 'ended' });
    const answered = await click(visitOf(game.table.app, game.user), confirmOf(game));
    expect([answered.kind, textOf(answered)]).toEqual(['aside', botText('refusals', 'over')]);
  });
});

describe('production', () => {
  const both = (state: GameState): boolean =>
    state.phase === 'production' && Object.values(state.production).length === 2;

  it('is decided by several at once, none of them disturbed by the others', async () => {
    const table = tableAt(positionWhere(both));
    const { id } = table.game().record;
    const panels = new Map<number, Answer>();
    for (const user of [0, 1]) panels.set(user, await click(visitOf(table.app, user), customId('turn', id)));
    for (const [user, panel] of panels) {
      const visit = visitOf(table.app, user);
      const menu = ways(panel.panel).find((way) => way.id.startsWith('plan:'));
      const set = await click(visit, menu?.id ?? '', [menu?.value ?? '']);
      expect(set.kind).toBe('panel');
      expect(textOf(set)).not.toContain(STALE);
    }
    for (const [user, panel] of panels) {
      const done = await click(visitOf(table.app, user), wayTo(panel, 'ready').id);
      expect(done.kind).toBe('panel');
    }
    expect(table.state().phase).not.toBe('production');
  });

  /** What was planned and confirmed at a table. */
  const confirmed = (table: Table) =>
    table.moves().filter(({ action }) => action?.type === 'confirmProduction');

  it('begins with the most that can be made, and takes two taps then: turn, make all', async () => {
    const start = positionWhere(both);
    const table = tableAt(start);
    const visit = visitOf(table.app, 0);
    const seat = start.seating.indexOf(0);
    const panel = await click(visit, customId('turn', table.game().record.id));
    const buttons = panel.panel.parts.flatMap((part) => (part.kind === 'buttons' ? part.buttons : []));
    expect(buttons[0]).toMatchObject({ label: 'Make all', style: 'success' });
    await click(visit, buttons[0]?.id ?? '');
    expect(table.state().production[seat]).toEqual({ plan: fullestPlan(start, seat), ready: true });
    expect(confirmed(table)).toHaveLength(1);
  });

  it('is nothing but a panel until it is confirmed, and makes what the panel shows then', async () => {
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

  it('is confirmed as it is by a button of an earlier version, whose ids had no plan', async () => {
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
    'shows how it stands for a plan that cannot be: %s',
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
        expect(textOf(await click(visit, forged, ['0']))).toContain(STALE);
      }
      expect(table.moves()).toEqual([]);
    },
  );
});

describe('the end of a turn', () => {
  /** A port in reach keeps the turn open after a main action (R-TURN-2). */
  const open = () =>
    scene({ ports: { A: 5, B: 1, C: 2, D: 3 }, seats: [{ units: { A1: 'field' }, goods: { wool: 1 } }] });
  const hire: Action = { type: 'hire' };

  async function tried(table: Table, action: Action): Promise<Answer> {
    const { record } = table.game();
    const seat = 0;
    return await click(
      visitOf(table.app, table.state().seating[seat] ?? 0),
      customId('try', record.id, seat, record.version, encode(action)),
    );
  }

  it('comes with the action, where that is wished', async () => {
    const table = tableAt(open());
    const user = table.state().seating[0] ?? 0;
    const preview = await tried(table, hire);
    const both = ways(preview.panel).filter(({ id }) => id.startsWith('do:'));
    expect(both).toHaveLength(2);
    const done = await click(visitOf(table.app, user), both[1]?.id ?? '');
    expect(table.moves().map(({ action }) => action)).toEqual([hire, { type: 'endTurn' }]);
    expect(textOf(done)).toContain('Your turn is over.');
  });

  it('is left to the player otherwise, and takes one tap then', async () => {
    const table = tableAt(open());
    const visit = visitOf(table.app, table.state().seating[0] ?? 0);
    const done = await click(visit, wayTo(await tried(table, hire), 'do').id);
    expect(table.moves().map(({ action }) => action)).toEqual([hire]);
    await click(visit, wayTo(done, 'do').id);
    expect(table.moves().map(({ action }) => action)).toEqual([hire, { type: 'endTurn' }]);
  });

  it('is not done by a click that came too late for the action', async () => {
    const table = tableAt(open());
    const visit = visitOf(table.app, table.state().seating[0] ?? 0);
    const [, end] = ways((await tried(table, hire)).panel).filter(({ id }) => id.startsWith('do:'));
    await click(visit, customId('do', ...(end?.id.split(':').slice(1, 5) ?? [])));
    expect(textOf(await click(visit, end?.id ?? ''))).toContain(STALE);
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
    await click(visit, wayTo(open, 'do').id);
    expect(table.moves().map(({ action }) => action)).toEqual([expand, { type: 'decline' }]);
  });
});

describe('a whole game', () => {
  it.each([
    ['one', { seed: 'clicked-1', players: 1 as const }],
    ['three', { seed: 'clicked-3', players: 3 as const, options: { auction: true } }],
  ])('of %s can be played by clicks at random, to its end', async (_, setup) => {
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
      // Confirming comes last; nothing is taken back or handed over, and nobody turns round on the way.
      for (let taps = 0; taps < 6 && table.moves().length === moved; taps++) {
        expect(faults(answered.panel)).toEqual([]);
        const onward = ways(answered.panel).filter(({ id }) => !/^(undo|back|handover|myplan):/.test(id));
        if (onward.length === 0) break;
        const way = onward.find(({ id }) => id.startsWith('do:')) ?? drawn.pick(onward);
        answered = await click(visit, way.id, way.value === undefined ? [] : [way.value]);
        expect(answered.kind).toBe('panel');
      }
      expect(faults(answered.panel)).toEqual([]);
    }
    expect(table.state().phase).toBe('finished');
  });
});
