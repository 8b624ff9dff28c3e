/** The engine's questions and moves: open decisions, legal actions, and what an action does. */
import { cloneState } from './clone.ts';
import { type GameEvent, revealsHidden } from './events.ts';
import { advance } from './flow/advance.ts';
import { type Game, type View, viewOf } from './game.ts';
import { malformed, type Rejection, reject } from './rejections.ts';
import { addLegal, allowed, refusal, ruleOf } from './rules/index.ts';
import { Action, type SetupInput } from './schema.ts';
import { newGame } from './setup/new-game.ts';
import type { Decision, GameState, Seat } from './state.ts';

/** An open decision. `required`: the game waits for it (production can be decided early). */
export type OpenDecision = Decision & { required: boolean };

/** Returns every decision that a player may make now. Empty only in a finished game. */
export function openDecisions(state: GameState): OpenDecision[] {
  const top = state.stack.at(-1);
  const waiting = state.phase === 'production';
  const production = Object.entries(state.production).map(
    ([seat, { ready }]): OpenDecision => ({
      kind: 'production',
      seat: Number(seat),
      required: waiting && !ready,
    }),
  );
  return top === undefined ? production : [{ ...top, required: true }, ...production];
}

/** Returns the decisions that the game waits for. Empty only in a finished game. */
export const requiredDecisions = (state: GameState): OpenDecision[] =>
  openDecisions(state).filter(({ required }) => required);

/** Returns the seats that the game waits for, each once. */
export const pendingSeats = (state: GameState): Seat[] => [
  ...new Set(requiredDecisions(state).map(({ seat }) => seat)),
];

/** Returns views of the seat's decisions; live objects, so that rules can change them. */
function viewsFor(state: GameState, seat: Seat): View[] {
  const top = state.stack.at(-1);
  const views = top?.seat === seat ? [viewOf(state, top)] : [];
  return state.production[seat] === undefined
    ? views
    : [...views, viewOf(state, { kind: 'production', seat })];
}

/** Returns every legal action of a seat; empty if it has nothing to decide. */
export function legalActions(state: GameState, seat: Seat): Action[] {
  const legal: Action[] = [];
  for (const view of viewsFor(state, seat)) addLegal(view, legal);
  return legal;
}

/** Returns the distinct values of a field in the legal actions that agree with the fields chosen so far. */
export function choices(
  legal: readonly Action[],
  chosen: Readonly<Record<string, string | number>>,
  field: string,
): (string | number)[] {
  const fitting = legal.filter((action) =>
    Object.entries(chosen).every(([key, value]) => (action as Record<string, unknown>)[key] === value),
  );
  const values = fitting.flatMap((action) =>
    Object.hasOwn(action, field)
      ? [(action as Record<string, string | number>)[field] as string | number]
      : [],
  );
  return [...new Set(values)];
}

/** Returns why a seat may not take an action now; `undefined` if it may. Accepts any value as action. */
export function check(state: GameState, seat: Seat, action: unknown): Rejection | undefined {
  const judged = judge(state, seat, action);
  return 'rejection' in judged ? judged.rejection : undefined;
}

function judge(
  state: GameState,
  seat: Seat,
  input: unknown,
): { rejection: Rejection } | { view: View; action: Action } {
  const parsed = Action.safeParse(input);
  if (!parsed.success) return { rejection: malformed(parsed.error) };
  if (!Number.isInteger(seat) || state.players[seat] === undefined) {
    return {
      rejection: reject('noSuchSeat', { seat: typeof seat === 'number' ? String(seat) : typeof seat }),
    };
  }
  if (state.phase === 'finished') return { rejection: reject('gameOver', {}) };
  const action = parsed.data;
  const views = viewsFor(state, seat);
  const view = views.find(({ decision }) => allowed(decision.kind).includes(action.type)) ?? views[0];
  if (view === undefined) return { rejection: reject('notYourTurn', {}) };
  const rejection = refusal(view, action);
  return rejection === undefined ? { view, action } : { rejection };
}

export type PlayResult =
  | { ok: true; state: GameState; events: GameEvent[] }
  | { ok: false; rejection: Rejection };

/** Takes an action for a seat. Never changes `state`; accepts any value as action. */
export function play(state: GameState, seat: Seat, action: unknown): PlayResult {
  const judged = judge(state, seat, action);
  if ('rejection' in judged) return { ok: false, rejection: judged.rejection };
  const game = applyAction(state, judged.view, judged.action);
  advance(game);
  return { ok: true, ...game };
}

/** Applies the action alone to a copy of the state, without the automatic steps after it. */
function applyAction(state: GameState, { decision }: View, action: Action): Game {
  const game: Game = { state: cloneState(state), events: [] };
  const own = decision.kind === 'production' ? decision : (game.state.stack.at(-1) as Decision);
  ruleOf(action.type).apply(game, viewOf(game.state, own), action);
  game.state.moveCount++;
  return game;
}

type Previewed = { ok: true; events: GameEvent[] } | { ok: false; rejection: Rejection };

/** Returns an action's own costs and gains without taking it, without what follows or would be revealed. */
export function preview(state: GameState, seat: Seat, action: unknown): Previewed {
  const judged = judge(state, seat, action);
  if ('rejection' in judged) return { ok: false, rejection: judged.rejection };
  const { events } = applyAction(state, judged.view, judged.action);
  return { ok: true, events: events.filter((event) => !revealsHidden([event])) };
}

/** One action of one seat. A game is its setup and its moves. */
export interface Move {
  seat: Seat;
  action: Action;
}

type Replayed =
  | { ok: true; state: GameState; events: GameEvent[] }
  | { ok: false; rejection: Rejection; move: number };

/** Replays a game with all its events. If a move is refused, reports the first (from 0; -1: the setup). */
export function replay(setup: SetupInput, moves: readonly Move[]): Replayed {
  const begun = newGame(setup);
  if (!begun.ok) return { ok: false, rejection: begun.rejection, move: -1 };
  let { state } = begun;
  const events = [...begun.events];
  for (const [move, { seat, action }] of moves.entries()) {
    const played = play(state, seat, action);
    if (!played.ok) return { ok: false, rejection: played.rejection, move };
    state = played.state;
    events.push(...played.events);
  }
  return { ok: true, state, events };
}

/** Returns the least committing action; `undefined` if the game does not wait for the seat. */
export function passiveAction(state: GameState, seat: Seat): Action | undefined {
  if (!pendingSeats(state).includes(seat)) return undefined;
  const legal = legalActions(state, seat);
  const quiet = ['decline', 'endTurn', 'pass', 'declineBid', 'confirmProduction'];
  return legal.find(({ type }) => quiet.includes(type)) ?? legal[0];
}
