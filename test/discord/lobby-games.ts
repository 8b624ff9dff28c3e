/** Random games as commands and panels see them, with names that would do harm if they were read as markup. */
import type { Game, StoredMove } from '../../src/app/index.ts';
import { CONTENT, type PlayerCount } from '../../src/content/index.ts';
import { type GameState, newGame, type Option, play, publicView } from '../../src/engine/index.ts';
import { randomSetup } from '../../src/tools/random-setup.ts';
import { refereedGame } from '../../src/tools/refereed-game.ts';
import { member, recordAt, T0 } from '../support/records.ts';
import { CHANNEL, GUILD } from './lobby-support.ts';

/** As long as Discord allows, and full of markup. */
export const NAMES = [
  '@everyone *_~ <@&1> ||y|| ## `x` []',
  '<@999999999999999999> [a](https://)',
  '# > - @here <#55555> **************',
  '________________________________',
];
export const USERS = ['101', '102', '103', '104'] as const;

export interface RandomGame {
  /** How many moves it has. */
  readonly length: number;
  /** The game after so many moves. */
  after(moves: number): Game;
}

/** A random game to its end; the same word gives the same game. */
export function randomGame(
  word: string,
  players: PlayerCount | 'random' = 'random',
  options: readonly Option[] | 'random' = 'random',
): RandomGame {
  const setup = randomSetup(word, { players, options, content: 'standard' });
  const { moves: made } = refereedGame(setup, word, { content: CONTENT, audited: false });
  const started = newGame(setup);
  if (!started.ok) throw new Error('no such game');
  const states: GameState[] = [started.state];
  for (const { seat, action } of made) {
    const played = play(states.at(-1) as GameState, seat, action);
    if (!played.ok) throw new Error('a recorded move is refused');
    states.push(played.state);
  }
  const by = (seat: number) => USERS[started.state.seating[seat] ?? 0] ?? '';
  const moves = made.map(({ seat, action }): StoredMove => ({ seat, action, by: by(seat), at: T0 }));
  return {
    length: made.length,
    after: (number) => gameAt(states[number] as GameState, moves.slice(0, number)),
  };
}

function gameAt(state: GameState, moves: readonly StoredMove[]): Game {
  const members = state.seating.map((_, joined) =>
    member(USERS[joined] ?? '', { name: NAMES[joined] ?? '' }),
  );
  return {
    record: recordAt(state, members, { guild: GUILD, channel: CHANNEL, version: moves.length + 1 }),
    moves,
    state: publicView(state),
  };
}

/** Some points of a game: its beginning, its end, and evenly between. */
export const pointsOf = ({ length }: RandomGame, count: number): number[] =>
  Array.from({ length: count }, (_, part) => Math.round((part * length) / (count - 1)));
