/** Simulates a plan from a position. Pure; sees no hidden information. */

import type { PlanMode } from '../../core/game/plan.ts';
import { atThisPrice, MAX_CONDITIONAL_ACTIONS, ORDERABLE } from '../../core/game/standing-orders.ts';
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
  type Rejection,
  revealsHidden,
  type Seat,
} from '../../engine/index.ts';

/** One planned step: an action with what merely ends it, or production with all its numbers. */
export interface PlanStep {
  readonly actions: readonly Action[];
  /** Decisions declined or ended first, because they were in the way. */
  readonly closing: readonly Action[];
  /** The position in which the step is played or fails. */
  readonly before: GameState;
  readonly rejection?: Rejection;
  readonly events: readonly GameEvent[];
  /** True if the step reveals hidden information. What it reveals is unknown and missing from the plan. */
  readonly reveals: boolean;
}

/** A plan applied to a position. Impossible steps are skipped. */
export interface PlanSimulation {
  readonly start: GameState;
  /** Events before the first step, such as production. */
  readonly ahead: readonly GameEvent[];
  readonly steps: readonly PlanStep[];
  readonly state: GameState;
  /** True if the planner has another decision there. */
  readonly open: boolean;
}

interface Reached {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const isHidden = (contract: number): boolean => contract === HIDDEN_CONTRACT;
const seen = (contracts: readonly number[]): number[] => contracts.filter((one) => !isHidden(one));

/** Removes contracts revealed since the start of the plan, because they are unknown. */
function withoutUnknown(state: GameState): GameState {
  const { board, future, removed, pile } = state.contracts;
  const drawn = state.stack.flatMap((one) => (one.kind === 'draw' ? one.contracts : []));
  // Contracts put back unseen lie below the known part of the pile.
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

/** Plays an action in a plan. Declines a draw whose contracts are all unknown. */
function playAction({ state, events }: Reached, seat: Seat, action: Action): Reached | Rejection {
  const played = play(state, seat, action);
  if (!played.ok) return played.rejection;
  const next = { state: withoutUnknown(played.state), events: [...events, ...played.events] };
  const top = next.state.stack.at(-1);
  const blind = top?.kind === 'draw' && top.contracts.length === 0;
  return blind ? playAction(next, top.seat, { type: 'decline' }) : next;
}

/** Advances to this seat's next decision, if it has one. */
function broughtOn(reached: Reached, seat: Seat, mode: PlanMode): Reached {
  let now = reached;
  for (;;) {
    const { state } = now;
    const [other] = pendingSeats(state);
    if (other === undefined || pendingSeats(state).includes(seat)) return now;
    if (mode === 'alone') return { ...now, state: asIfOnTurn(state, seat) ?? state };
    const action = passiveAction(state, other);
    const next = action === undefined ? undefined : playAction(now, other, action);
    if (next === undefined || 'code' in next) throw new Error(`seat ${other} cannot pass by`);
    now = next;
  }
}

/** Plays a step or returns the rejection. A final `endTurn` may fail, because the turn may have ended automatically. */
function playStep(from: Reached, seat: Seat, actions: readonly Action[]): Reached | Rejection {
  let now = from;
  for (const [n, action] of actions.entries()) {
    const next = playAction(now, seat, action);
    if (!('code' in next)) now = next;
    else if (n === 0 || action.type !== 'endTurn') return next;
  }
  return now;
}

const CLOSING: readonly ActionType[] = ['decline', 'endTurn'];

interface Done extends Reached {
  readonly before: GameState;
  readonly closing: readonly Action[];
}

/** Plays a step after declining or ending decisions that weren't there when it was planned. */
function playLeftStep(
  from: Reached,
  seat: Seat,
  mode: PlanMode,
  actions: readonly Action[],
): Done | Rejection {
  const tried = playStep(from, seat, actions);
  if (!('code' in tried)) return { ...tried, before: from.state, closing: [] };
  const close = pendingSeats(from.state).includes(seat)
    ? legalActions(from.state, seat).find(({ type }) => CLOSING.includes(type))
    : undefined;
  const closed = close === undefined ? undefined : playAction(from, seat, close);
  if (close === undefined || closed === undefined || 'code' in closed) return tried;
  const later = playLeftStep(broughtOn(closed, seat, mode), seat, mode, actions);
  return 'code' in later ? tried : { ...later, closing: [close, ...later.closing] };
}

/** Groups actions into steps: production is one step, and ending a turn belongs to the action before. */
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

const isOpen = (state: GameState, seat: Seat): boolean =>
  openDecisions(state).some(
    (one) => one.seat === seat && (one.required || state.production[seat]?.ready === false),
  );

/** Simulates a seat's plan. `view` may be a full state; only its public part is used. */
export function simulatePlan(
  view: GameState,
  seat: Seat,
  mode: PlanMode,
  steps: readonly (readonly Action[])[],
): PlanSimulation {
  let now = broughtOn({ state: withoutUnknown(view), events: [] }, seat, mode);
  const ahead = now.events;
  const played: PlanStep[] = [];
  for (const actions of steps) {
    const tried = playLeftStep({ state: now.state, events: [] }, seat, mode, actions);
    if ('code' in tried) {
      played.push({ actions, closing: [], before: now.state, rejection: tried, events: [], reveals: false });
      continue;
    }
    now = broughtOn(tried, seat, mode);
    const { events } = now;
    const { before, closing } = tried;
    played.push({ actions, closing, before, events, reveals: revealsHidden(events) });
  }
  return { start: view, ahead, steps: played, state: now.state, open: isOpen(now.state, seat) };
}

/** Returns the possible steps as played. Nothing is declined without being planned. */
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

/** Returns a plan as a standing order: its possible main actions, each at no worse a price. */
export function conditionalActionsOf({ start, steps }: PlanSimulation, seat: Seat): ConditionalAction[] {
  const wishes = steps.flatMap(({ actions: [action], before, rejection }, n): ConditionalAction[] => {
    const inTurn = before.stack.at(-1)?.kind === 'turn' && before.round === start.round;
    if (action === undefined || rejection !== undefined || !inTurn || !ORDERABLE.includes(action.type))
      return [];
    // A standing order plays its first possible action, so a later `pass` would be played merely because
    // earlier actions failed.
    if (action.type === 'pass' && n > 0) return [];
    return [atThisPrice(before, seat, action)];
  });
  const same =
    ({ action }: ConditionalAction) =>
    (other: ConditionalAction) =>
      JSON.stringify(other.action) === JSON.stringify(action);
  return wishes.filter((entry, n) => wishes.findIndex(same(entry)) === n).slice(0, MAX_CONDITIONAL_ACTIONS);
}
