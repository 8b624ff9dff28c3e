/** A plan played from where a table stands: what each step does there, and where it leads. Pure, and knows no secret. */

import type { PlanMode } from '../../core/game/plan.ts';
import { MAX_CONDITIONAL_ACTIONS, ORDERABLE } from '../../core/game/standing-orders.ts';
import type { ConditionalAction } from '../../core/game/types.ts';
import {
  type Action,
  type ActionType,
  asIfOnTurn,
  type GameEvent,
  type GameState,
  HIDDEN_CONTRACT,
  legalActions,
  openDecisions,
  passiveAction,
  pendingSeats,
  play,
  preview,
  type Rejection,
  revealsHidden,
  type Seat,
} from '../../engine/index.ts';

/** One thing that is planned: an action, with what only closes it; production with all its numbers. */
export interface PlanStep {
  readonly actions: readonly Action[];
  /** What was declined or ended before it, as it was in its way. */
  readonly closing: readonly Action[];
  /** The position in which it is done, or cannot be. */
  readonly before: GameState;
  /** Why it cannot be done. */
  readonly rejection?: Rejection;
  /** What it does, with what follows until the planner decides again. */
  readonly events: readonly GameEvent[];
  /** Whether something hidden is shown by it: what that is nobody knows, and it lies nowhere in the plan. */
  readonly reveals: boolean;
}

/** A plan as it is from a position on: a step that is not possible is left out, and the next one is tried. */
export interface PlanSimulation {
  /** A public view of the table. */
  readonly start: GameState;
  readonly steps: readonly PlanStep[];
  /** After all that is possible; somebody else's turn, or the end, where there is nothing more to decide. */
  readonly state: GameState;
  /** Whether the planner can go on from there. */
  readonly open: boolean;
}

/** A position, with what led to it. */
interface Reached {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const isHidden = (contract: number): boolean => contract === HIDDEN_CONTRACT;
const seen = (contracts: readonly number[]): number[] => contracts.filter((one) => !isHidden(one));

/** What was turned up since the table was seen is not known: it lies nowhere. */
function withoutUnknown(state: GameState): GameState {
  const { board, future, removed, pile } = state.contracts;
  const drawn = state.stack.flatMap((one) => (one.kind === 'draw' ? one.contracts : []));
  // What is put back unseen lies below what is known of the pile.
  const known = pile.length - 1 - pile.findLastIndex(isHidden);
  const lying = [...Object.values(board), ...future, ...removed, ...drawn];
  if (!lying.some(isHidden) && state.contracts.known <= known) return state;
  return {
    ...state,
    contracts: {
      pile,
      known: Math.min(state.contracts.known, known),
      board: Object.fromEntries(Object.entries(board).filter(([, contract]) => !isHidden(contract))),
      future: seen(future),
      removed: seen(removed),
    },
    stack: state.stack.map((one) => (one.kind === 'draw' ? { ...one, contracts: seen(one.contracts) } : one)),
  };
}

/** An action in a plan; of a draw of which nothing is known, nothing is taken. */
function taken({ state, events }: Reached, seat: Seat, action: Action): Reached | Rejection {
  const played = play(state, seat, action);
  if (!played.ok) return played.rejection;
  const next = { state: withoutUnknown(played.state), events: [...events, ...played.events] };
  const top = next.state.stack.at(-1);
  const blind = top?.kind === 'draw' && top.contracts.length === 0;
  return blind ? taken(next, top.seat, { type: 'decline' }) : next;
}

/** On to where this seat decides again, if it does. */
function broughtOn(reached: Reached, seat: Seat, mode: PlanMode): Reached {
  let now = reached;
  for (;;) {
    const { state } = now;
    const [other] = pendingSeats(state);
    if (other === undefined || pendingSeats(state).includes(seat)) return now;
    if (mode === 'alone') return { ...now, state: asIfOnTurn(state, seat) ?? state };
    const action = passiveAction(state, other);
    const next = action === undefined ? undefined : taken(now, other, action);
    if (next === undefined || 'code' in next) throw new Error(`seat ${other} cannot pass by`);
    now = next;
  }
}

/** A step, done; or why not. That the turn is over by itself is no harm to who would have ended it. */
function done(from: Reached, seat: Seat, actions: readonly Action[]): Reached | Rejection {
  let now = from;
  for (const [n, action] of actions.entries()) {
    const next = taken(now, seat, action);
    if (!('code' in next)) now = next;
    else if (n === 0 || action.type !== 'endTurn') return next;
  }
  return now;
}

const CLOSING: readonly ActionType[] = ['decline', 'endTurn'];

/** A step that was done, after what was in its way had been closed. */
interface Done extends Reached {
  readonly before: GameState;
  readonly closing: readonly Action[];
}

/** A step, done after what is in its way was declined or ended: the table may offer what it did not when it was planned. */
function doneAtLast(from: Reached, seat: Seat, mode: PlanMode, actions: readonly Action[]): Done | Rejection {
  const tried = done(from, seat, actions);
  if (!('code' in tried)) return { ...tried, before: from.state, closing: [] };
  const close = pendingSeats(from.state).includes(seat)
    ? legalActions(from.state, seat).find(({ type }) => CLOSING.includes(type))
    : undefined;
  const closed = close === undefined ? undefined : taken(from, seat, close);
  if (close === undefined || closed === undefined || 'code' in closed) return tried;
  const later = doneAtLast(broughtOn(closed, seat, mode), seat, mode, actions);
  return 'code' in later ? tried : { ...later, closing: [close, ...later.closing] };
}

/** Actions as steps: production is one, and ending a turn belongs to what was done in it. */
export function stepsIn(actions: readonly Action[]): Action[][] {
  const steps: Action[][] = [];
  for (const action of actions) {
    const last = steps.at(-1);
    const goesOn = ['plan', 'confirmProduction'].includes(action.type) && last?.at(-1)?.type === 'plan';
    const ends = action.type === 'endTurn' && last?.at(-1)?.type !== 'endTurn';
    if (last !== undefined && (goesOn || ends)) last.push(action);
    else steps.push([action]);
  }
  return steps;
}

/** Whether a seat can go on planning here. */
const isOpen = (state: GameState, seat: Seat): boolean =>
  openDecisions(state).some(
    (one) => one.seat === seat && (one.required || state.production[seat]?.ready === false),
  );

/** The plan of a seat from a position on, which may be any: only what everybody may see is looked at in `view`. */
export function simulatePlan(
  view: GameState,
  seat: Seat,
  mode: PlanMode,
  steps: readonly (readonly Action[])[],
): PlanSimulation {
  let now = broughtOn({ state: withoutUnknown(view), events: [] }, seat, mode);
  const played: PlanStep[] = [];
  for (const actions of steps) {
    const tried = doneAtLast({ state: now.state, events: [] }, seat, mode, actions);
    if ('code' in tried) {
      played.push({ actions, closing: [], before: now.state, rejection: tried, events: [], reveals: false });
      continue;
    }
    now = broughtOn(tried, seat, mode);
    const { events } = now;
    const { before, closing } = tried;
    played.push({ actions, closing, before, events, reveals: revealsHidden(events) });
  }
  return { start: view, steps: played, state: now.state, open: isOpen(now.state, seat) };
}

/**
 * The steps that are possible, as they are done: an end of a turn that is between two belongs to the one before, and what
 * ends a turn that goes on at the table to the first, so that it is ended for that step or not at all. Nothing is declined
 * unasked.
 */
export function possibleIn({ steps }: PlanSimulation): Action[][] {
  const possible: Action[][] = [];
  for (const { actions, closing, rejection } of steps) {
    if (rejection !== undefined) continue;
    const ends = closing.filter(({ type }) => type === 'endTurn');
    const before = possible.at(-1);
    before?.push(...ends);
    possible.push(before === undefined ? [...ends, ...actions] : [...actions]);
  }
  return possible;
}

/**
 * A plan as wishes for a standing order: the main actions of this round that are possible, each for what it costs or
 * brings in the plan, so that nothing is done for a worse price.
 */
export function conditionalActionsOf({ start, steps }: PlanSimulation, seat: Seat): ConditionalAction[] {
  const wishes = steps.flatMap(({ actions: [action], before, rejection }): ConditionalAction[] => {
    const inTurn = before.stack.at(-1)?.kind === 'turn' && before.round === start.round;
    if (action === undefined || rejection !== undefined || !inTurn || !ORDERABLE.includes(action.type))
      return [];
    const seenNow = preview(before, seat, action);
    const net = (seenNow.ok ? seenNow.events : []).reduce(
      (sum, event) => (event.type === 'money' && event.seat === seat ? sum + event.amount : sum),
      0,
    );
    return [{ action, ...(net < 0 ? { most: -net } : net > 0 ? { least: net } : {}) }];
  });
  const same =
    ({ action }: ConditionalAction) =>
    (other: ConditionalAction) =>
      JSON.stringify(other.action) === JSON.stringify(action);
  // The first wish that is possible is done: nobody is to pass only because what comes before it is not.
  const safe = wishes.filter(({ action }, n) => n === 0 || action.type !== 'pass');
  return safe.filter((wish, n) => safe.findIndex(same(wish)) === n).slice(0, MAX_CONDITIONAL_ACTIONS);
}
