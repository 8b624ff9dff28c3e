/** What the channel must have been told of a game: worked out from its moves by the engine alone. */
import type { StoredMove } from '../../src/app/index.ts';
import { type GameState, newGame, openDecisions, play, type SetupInput } from '../../src/engine/index.ts';

const waiting = (state: GameState): number[] => [
  ...new Set(openDecisions(state).flatMap(({ seat, required }) => (required ? [seat] : []))),
];

/**
 * The seats that are pinged, post by post: at the start, and whenever the game turns to somebody else than the one
 * whose move that was. A game of people who all play to the end: nobody gives up, nothing is taken back.
 */
export function expectedPings(setup: SetupInput, moves: readonly StoredMove[]): number[][] {
  const begun = newGame(setup);
  if (!begun.ok) throw new Error(begun.rejection.code);
  let { state } = begun;
  const posts: number[][] = [waiting(state)];
  for (const { seat, action } of moves) {
    const before = state;
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.rejection.code}`);
    state = played.state;
    if (isOver(before, state, new Set(played.events.map(({ type }) => type)))) {
      posts.push(waiting(state).filter((other) => other !== seat));
    }
  }
  return posts.map((seats) => seats.sort()).filter(({ length }) => length > 0);
}

/** Whether with a move what the game waited for was over: a pick, bid or worker, a turn, a whole production. */
function isOver(before: GameState, after: GameState, events: ReadonlySet<string>): boolean {
  if (before.phase === 'actions') return events.has('turnEnded') || events.has('passed');
  return before.phase !== 'production' || after.phase !== 'production';
}
