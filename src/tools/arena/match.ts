/** One game between computer players, from a seed: how it ends, and how long they thought. */

import { createRng, LEVELS, type Level, RANDOM_POLICIES, randomPlayer, think } from '../../ai/index.ts';
import type { PlayerCount } from '../../content/index.ts';
import {
  type Action,
  type GameState,
  legalActions,
  newGame,
  type Option,
  pendingSeats,
  play,
  projectedScore,
  publicView,
  rulesetOf,
  type Seat,
} from '../../engine/index.ts';

/** Who can play in the arena: every level, and the random player. */
export const CONTESTANTS = [...LEVELS, 'random'] as const;
export type Contestant = Level | 'random';

export interface Match {
  readonly seed: string;
  readonly options: readonly Option[];
  /** By seat. */
  readonly seats: readonly Contestant[];
}

export interface Outcome {
  /** By seat. */
  readonly points: readonly number[];
  /** By seat: 1 for who won alone, parts of it for who shared the first place. */
  readonly wins: readonly number[];
  /** By seat: questions, and milliseconds spent on them all. */
  readonly questions: readonly number[];
  readonly ms: readonly number[];
}

/** What a seat does next in the true state, of which it must read no more than everybody may see. */
export type Asked = (state: GameState, seat: Seat) => readonly Action[];

/** No game comes near to so many actions. */
const ENDLESS = 5000;

/** Plays a match to its end. Throws where a player gives what is not legal, or the game does not end. */
export const playMatch = ({ seed, options, seats }: Match, now: () => number): Outcome =>
  playOut(
    seed,
    options,
    seats.map((level, seat) => asked(level, `${seed} ${seat}`)),
    now,
  );

/** Plays the game of a seed to its end, with one to be asked for each seat. Throws as `playMatch` does. */
export function playOut(
  seed: string,
  options: readonly Option[],
  ask: readonly Asked[],
  now: () => number,
): Outcome {
  const begun = newGame({
    seed,
    players: ask.length as PlayerCount,
    options: Object.fromEntries(options.map((option) => [option, true])),
  });
  if (!begun.ok) throw new Error(`no such game: ${begun.rejection.code}`);
  let { state } = begun;
  const questions = ask.map(() => 0);
  const ms = ask.map(() => 0);
  while (state.phase !== 'finished') {
    if (state.moveCount > ENDLESS) throw new Error(`${seed} does not end`);
    const seat = pendingSeats(state)[0] as Seat;
    const began = now();
    const actions = ask[seat]?.(state, seat) ?? [];
    ms[seat] = (ms[seat] as number) + now() - began;
    questions[seat] = (questions[seat] as number) + 1;
    state = played(state, seat, actions);
  }
  const { players } = projectedScore(state);
  const winners = players.filter(({ place }) => place === 1).length;
  return {
    points: players.map(({ total }) => total),
    wins: players.map(({ place }) => (place === 1 ? 1 / winners : 0)),
    questions,
    ms,
  };
}

/** The position after these actions, as far as the game waits for that seat; the first one must be legal. */
function played(state: GameState, seat: Seat, actions: readonly Action[]): GameState {
  let next = state;
  for (const [i, action] of actions.entries()) {
    if (i > 0 && !pendingSeats(next).includes(seat)) break;
    const result = play(next, seat, action);
    if (result.ok) next = result.state;
    else if (i === 0) throw new Error(`${JSON.stringify(action)} is refused: ${result.rejection.code}`);
    else break;
  }
  if (next === state) throw new Error(`seat ${seat} does nothing`);
  return next;
}

function asked(level: Contestant, word: string): Asked {
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
