/** Passing, ending a turn and declining bonuses (R-PASS-1, R-TURN). */
import { finishDraw } from '../contracts.ts';
import { emit, type Game, money, turnOf } from '../game.ts';
import { openProduction } from '../production.ts';
import { reject } from '../rejections.ts';
import type { Decision } from '../state.ts';
import { lostBonuses } from './lost-bonuses.ts';
import type { Rule } from './rule.ts';

export const pass: Rule<'pass'> = {
  candidates: () => [{ type: 'pass' }],
  check: () => undefined,
  apply: (game, { seat, ruleset }) => {
    const { state } = game;
    const bonus = ruleset.passBonus[state.passed.length] ?? 0;
    state.passed = [...state.passed, seat];
    emit(game, 'passed', { seat, place: state.passed.length, bonus });
    money(game, seat, bonus, 'pass');
    state.stack.pop();
    openProduction(state, seat);
  },
};

export const endTurn: Rule<'endTurn'> = {
  candidates: () => [{ type: 'endTurn' }],
  check: ({ state }) => (turnOf(state).mainDone ? undefined : reject('mainActionFirst', {})),
  apply: (game, { seat }) => {
    game.state.stack.pop();
    emit(game, 'turnEnded', { seat });
  },
};

export const decline: Rule<'decline'> = {
  candidates: () => [{ type: 'decline' }],
  check: () => undefined,
  apply: (game, { decision }) => giveUp(game, decision, 'declined'),
};

/** Closes a decision and reports its declined or lapsed bonuses (R-TURN-3). */
export function giveUp(game: Game, decision: Decision, how: 'declined' | 'lapsed'): void {
  game.state.stack.pop();
  for (const bonus of lostBonuses(decision)) emit(game, how, { seat: decision.seat, bonus });
  if (decision.kind === 'draw') finishDraw(game, decision);
}
