/** Questions about a game and moves in it: what is open, what is legal, and what an action does. */
import { cloneState } from './clone.ts';
import { type GameEvent, revealsHidden } from './events.ts';
import { advance } from './flow/advance.ts';
import { type Game, type View, viewOf } from './game.ts';
import { malformed, type Rejection, reject } from './rejections.ts';
import { allowed, legalOf, refusal, ruleOf } from './rules/index.ts';
import { Action, type SetupInput } from './schema.ts';
import { newGame } from './setup/new-game.ts';
import type { Decision, GameState, Seat } from './state.ts';

/** A decision that is open, and whether the game waits for it (a production decision may come early). */
export type OpenDecision = Decision & { required: boolean };

/** Everything that somebody may decide now. Empty only in a finished game. */
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

/** The decisions that the game waits for. Empty only in a finished game. */
export const awaitedDecisions = (state: GameState): OpenDecision[] =>
  openDecisions(state).filter(({ required }) => required);

/** The seats that the game waits for, each once. */
export const awaited = (state: GameState): Seat[] => [
  ...new Set(awaitedDecisions(state).map(({ seat }) => seat)),
];

/** Views of the decisions that a seat may make; the live ones, so that a rule may change them. */
function viewsFor(state: GameState, seat: Seat): View[] {
  const top = state.stack.at(-1);
  const views = top?.seat === seat ? [viewOf(state, top)] : [];
  return state.production[seat] === undefined
    ? views
    : [...views, viewOf(state, { kind: 'production', seat })];
}

/** Every action that a seat may take now; none where it is not to decide anything. */
export function legalActions(state: GameState, seat: Seat): Action[] {
  const legal: Action[] = [];
  for (const view of viewsFor(state, seat)) {
    for (const type of allowed(view.decision.kind)) legal.push(...legalOf(view, type));
  }
  return legal;
}

/** The values that a field takes in the legal actions that agree with what is chosen so far, each once. */
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

/** Why a seat may not take an action now, or nothing when it may. Anything may be given as action. */
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

export type Played =
  | { ok: true; state: GameState; events: GameEvent[] }
  | { ok: false; rejection: Rejection };

/**
 * Takes an action for a seat: gives the new state and what happened, or why not. Never changes `state`.
 * Anything may be given as action.
 */
export function play(state: GameState, seat: Seat, action: unknown): Played {
  const judged = judge(state, seat, action);
  if ('rejection' in judged) return { ok: false, rejection: judged.rejection };
  const game = carriedOut(state, judged.view, judged.action);
  advance(game);
  return { ok: true, ...game };
}

/** The action itself, done on a copy of the state; nothing that follows by itself. */
function carriedOut(state: GameState, { decision }: View, action: Action): Game {
  const game: Game = { state: cloneState(state), events: [] };
  const own = decision.kind === 'production' ? decision : (game.state.stack.at(-1) as Decision);
  ruleOf(action.type).apply(game, viewOf(game.state, own), action);
  game.state.moveCount++;
  return game;
}

type Previewed = { ok: true; events: GameEvent[] } | { ok: false; rejection: Rejection };

/**
 * What an action would do, without doing it: its own costs and gains, not what follows by itself (a forced
 * slaughter, the end of the round), and nothing that is hidden until it is done.
 */
export function preview(state: GameState, seat: Seat, action: unknown): Previewed {
  const judged = judge(state, seat, action);
  if ('rejection' in judged) return { ok: false, rejection: judged.rejection };
  const { events } = carriedOut(state, judged.view, judged.action);
  return { ok: true, events: events.filter((event) => !revealsHidden([event])) };
}

/** One action of one seat: a game is its setup and its moves. */
export interface Move {
  seat: Seat;
  action: Action;
}

type Replayed =
  | { ok: true; state: GameState; events: GameEvent[] }
  | { ok: false; rejection: Rejection; move: number };

/** The game after these moves, with all that happened; or the first move (from 0; -1: the setup) that is refused. */
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

/**
 * The action that commits a seat to the least: for a player who is skipped or has left. Nothing when the seat
 * has nothing to decide that the game waits for.
 */
export function passiveAction(state: GameState, seat: Seat): Action | undefined {
  if (!awaited(state).includes(seat)) return undefined;
  const legal = legalActions(state, seat);
  const quiet = ['decline', 'endTurn', 'pass', 'declineBid', 'confirmProduction'];
  return legal.find(({ type }) => quiet.includes(type)) ?? legal[0];
}
