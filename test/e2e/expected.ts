/** What the channel must have been told of a game: worked out from its moves by the engine alone. */
import type { StoredMove } from '../../src/app/index.ts';
import { type GameState, newGame, openDecisions, play, type SetupInput } from '../../src/engine/index.ts';

export interface ExpectedPost {
  /** Seats that are pinged, in order. */
  readonly pings: readonly number[];
  /** How many pictures it has. */
  readonly pictures: number;
}

const waiting = (state: GameState): number[] => [
  ...new Set(openDecisions(state).flatMap(({ seat, required }) => (required ? [seat] : []))),
];

/**
 * A post at the start, one whenever the game turns to somebody else (or to the same one anew), one at the end.
 * A game of people who all play to the end: nobody gives up, nothing is taken back.
 */
export function expectedPosts(setup: SetupInput, moves: readonly StoredMove[]): ExpectedPost[] {
  const begun = newGame(setup);
  if (!begun.ok) throw new Error(begun.rejection.code);
  let { state } = begun;
  const posts: ExpectedPost[] = [{ pings: waiting(state), pictures: 3 }];
  for (const { seat, action } of moves) {
    const before = state;
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.rejection.code}`);
    state = played.state;
    if (isOver(before, state, new Set(played.events.map(({ type }) => type)))) {
      posts.push({ pings: waiting(state), pictures: ['draft', 'workers'].includes(state.phase) ? 1 : 3 });
    }
  }
  if (state.phase === 'finished') posts.push({ pings: [], pictures: 1 });
  return posts;
}

/** Whether with a move what the game waited for was over: a pick, bid or worker, a turn, a whole production. */
function isOver(before: GameState, after: GameState, events: ReadonlySet<string>): boolean {
  if (before.phase === 'actions') return events.has('turnEnded') || events.has('passed');
  return before.phase !== 'production' || after.phase !== 'production';
}
