/** Plays one game between computer players and measures their results and thinking times. */

import {
  createRng,
  LEVELS,
  type Level,
  RANDOM_POLICIES,
  type Rng,
  randomPlayer,
  think,
} from '../../ai/index.ts';
import type { Clan, PlayerCount } from '../../content/index.ts';
import {
  type Action,
  type GameEvent,
  type GameState,
  legalActions,
  type Move,
  newGame,
  type Option,
  pendingSeats,
  play,
  projectedScore,
  publicView,
  rulesetOf,
  type Seat,
} from '../../engine/index.ts';

export const CONTESTANTS = [...LEVELS, 'random'] as const;
export type Contestant = Level | 'random';

export interface Match {
  readonly seed: string;
  readonly options: readonly Option[];
  readonly seats: readonly Contestant[];
  /** Draws each player's clan and starting tile at random. */
  readonly randomClans?: boolean;
}

export interface Outcome {
  readonly points: readonly number[];
  /** By seat: points for settlements. */
  readonly settlements: readonly number[];
  /** By seat; undefined in games without clans. */
  readonly clans: readonly (Clan | undefined)[];
  /** By seat: 1 for a sole winner; co-winners share it. */
  readonly wins: readonly number[];
  /** By seat: number of decisions, and their total time in milliseconds. */
  readonly questions: readonly number[];
  readonly ms: readonly number[];
}

/** Returns the next actions of a seat. Receives the full state, but must use public information only. */
export type ChooseActions = (state: GameState, seat: Seat) => readonly Action[];

/** Receives every state: the first, and each further one with the move that led to it. */
type OnState = (
  state: GameState,
  by?: { readonly move: Move; readonly events: readonly GameEvent[] },
) => void;

/** Far above the number of actions in any game. */
const MAX_ACTIONS = 5000;

/** Plays a match. Throws if a player returns an illegal action or the game does not end. */
export const playMatch = ({ seed, options, seats, randomClans = false }: Match, now: () => number): Outcome =>
  playOut(
    seed,
    options,
    seats.map((level, seat) => {
      const player = asked(level, `${seed} ${seat}`);
      return randomClans ? withRandomPick(player, `${seed} ${seat} pick`) : player;
    }),
    now,
  );

/** Returns a player who takes a random clan and starting tile, and then plays as before. */
function withRandomPick(player: ChooseActions, word: string): ChooseActions {
  const rng = createRng(word);
  return (state, seat) => {
    const pick = randomPick(legalActions(state, seat), rng);
    return pick ? [pick] : player(state, seat);
  };
}

/** Returns a random clan or starting tile to take; undefined if none is on offer. */
export function randomPick(legal: readonly Action[], rng: Rng): Action | undefined {
  const picks = legal.filter(({ type }) => type === 'pick');
  return picks.length > 0 ? rng.pick(picks) : undefined;
}

/** Plays the game of a seed, asking one player per seat. Throws like `playMatch`. */
export function playOut(
  seed: string,
  options: readonly Option[],
  ask: readonly ChooseActions[],
  now: () => number,
  onState: OnState = () => {},
): Outcome {
  const begun = newGame({
    seed,
    players: ask.length as PlayerCount,
    options: Object.fromEntries(options.map((option) => [option, true])),
  });
  if (!begun.ok) throw new Error(`no such game: ${begun.rejection.code}`);
  let { state } = begun;
  onState(state);
  const questions = ask.map(() => 0);
  const ms = ask.map(() => 0);
  while (state.phase !== 'finished') {
    if (state.moveCount > MAX_ACTIONS) throw new Error(`${seed} does not end`);
    const seat = pendingSeats(state)[0] as Seat;
    const began = now();
    const actions = ask[seat]?.(state, seat) ?? [];
    ms[seat] = (ms[seat] as number) + now() - began;
    questions[seat] = (questions[seat] as number) + 1;
    state = played(state, seat, actions, onState);
  }
  const { players } = projectedScore(state);
  const winners = players.filter(({ place }) => place === 1).length;
  return {
    points: players.map(({ total }) => total),
    settlements: players.map(({ points }) => points.settlements),
    clans: state.players.map(({ clan }) => clan),
    wins: players.map(({ place }) => (place === 1 ? 1 / winners : 0)),
    questions,
    ms,
  };
}

/** Plays these actions while the game waits for the seat. The first one must be legal. */
function played(state: GameState, seat: Seat, actions: readonly Action[], onState: OnState): GameState {
  let next = state;
  for (const [i, action] of actions.entries()) {
    if (i > 0 && !pendingSeats(next).includes(seat)) break;
    const result = play(next, seat, action);
    if (result.ok) {
      next = result.state;
      onState(next, { move: { seat, action }, events: result.events });
    } else if (i === 0) throw new Error(`${JSON.stringify(action)} is refused: ${result.rejection.code}`);
    else break;
  }
  if (next === state) throw new Error(`seat ${seat} does nothing`);
  return next;
}

/** Returns a player of a level; `word` seeds its chance. */
export function asked(level: Contestant, word: string): ChooseActions {
  if (level !== 'random')
    return (state, seat) =>
      think({ view: publicView(state), seat, level, seed: `${word} ${state.moveCount}` }).map(
        ({ action }) => action,
      );
  const temperament = createRng(word).pick(RANDOM_POLICIES);
  let player: ReturnType<typeof randomPlayer> | undefined;
  return (state, seat) => {
    player ??= randomPlayer(word, temperament, rulesetOf(state.setup).content);
    return [player(state, seat, legalActions(state, seat))];
  };
}
