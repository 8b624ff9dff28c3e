/** One game between computer players, from a seed: who sits where, how it ends, and how long they thought. */
import {
  awaited,
  type GameState,
  houseOf,
  legalActions,
  newGame,
  type Option,
  play,
  projectedScore,
  publicView,
  type Seat,
} from '../../engine/index.ts';
import { chance, LEVELS, type Level, randomPlayer, TEMPERAMENTS, think } from '../../players/index.ts';

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

/** No game comes near to so many actions. */
const ENDLESS = 5000;

/** Plays a match to its end. Throws where a player gives what is not legal, or the game does not end. */
export function playMatch({ seed, options, seats }: Match, now: () => number): Outcome {
  const begun = newGame({
    seed,
    players: seats.length as 1 | 2 | 3 | 4,
    options: Object.fromEntries(options.map((option) => [option, true])),
  });
  if (!begun.ok) throw new Error(`no such game: ${begun.rejection.code}`);
  let { state } = begun;
  const questions = seats.map(() => 0);
  const ms = seats.map(() => 0);
  const ask = seats.map((level, seat) => asked(level, `${seed} ${seat}`, state));
  while (state.phase !== 'finished') {
    if (state.moveCount > ENDLESS) throw new Error(`${seed} does not end`);
    const seat = awaited(state)[0] as Seat;
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
function played(state: GameState, seat: Seat, actions: Parameters<typeof play>[2][]): GameState {
  let next = state;
  for (const [i, action] of actions.entries()) {
    if (i > 0 && !awaited(next).includes(seat)) break;
    const result = play(next, seat, action);
    if (result.ok) next = result.state;
    else if (i === 0) throw new Error(`${JSON.stringify(action)} is refused: ${result.rejection.code}`);
    else break;
  }
  if (next === state) throw new Error(`seat ${seat} does nothing`);
  return next;
}

type Asked = (state: GameState, seat: Seat) => Parameters<typeof play>[2][];

function asked(level: Contestant, word: string, start: GameState): Asked {
  if (level !== 'random')
    return (state, seat) =>
      think({ view: publicView(state), seat, level, word: `${word} ${state.moveCount}` }).map(
        ({ action }) => action,
      );
  const temperament = chance(word).pick(TEMPERAMENTS);
  const player = randomPlayer(word, temperament, houseOf(start.setup).content);
  return (state, seat) => [player(state, seat, legalActions(state, seat))];
}
