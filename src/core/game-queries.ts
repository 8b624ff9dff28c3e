/** Looking at games: as they stand, and as they went. Nothing hidden is in what is given. */
import type { GameEvent, GameState } from '../engine/index.ts';
import { UnreadableGame } from './errors.ts';
import type { Course } from './game/history.ts';
import { purposesOf } from './game/turn-reasons.ts';
import { viewOf } from './game/visibility.ts';
import { type Begun, begun, type Tools } from './game-service.ts';
import type { Actor, App, Game, Stretch } from './types.ts';

type Looking = Pick<App, 'game' | 'outline' | 'live' | 'latest' | 'latestOutline' | 'stretch' | 'course'>;

/** How a position may be shown now. */
export type View = (state: GameState) => GameState;

/** Returns the history of a game that has started; `undefined` for others. Throws `UnreadableGame`. */
export async function loadHistory(
  { games, positions, now }: Tools,
  id: string,
): Promise<{ game: Begun; course: Course; view: View } | undefined> {
  const loaded = await games.load(id);
  if (loaded?.state === undefined) return undefined;
  const game = begun(loaded);
  return { game, course: positions.course(game), view: (state) => viewOf(game.record, state, now()) };
}

export function createLooking(tools: Tools): Looking {
  const { store, games } = tools;

  const look = (id: string | undefined, by?: Actor): Promise<Game | undefined> =>
    id === undefined ? Promise.resolve(undefined) : games.look(id, by);

  return {
    game: look,
    outline: games.outline,
    live: async (channel, by) => look((await store.inChannel(channel)).live, by),
    async latest(channel, by) {
      const { live, last } = await store.inChannel(channel);
      if (live !== undefined) return look(live, by);
      try {
        return await look(last, by);
      } catch (error) {
        // A game that is over and cannot be shown stands in nobody's way.
        if (error instanceof UnreadableGame) return undefined;
        throw error;
      }
    },
    async latestOutline(channel) {
      const { live, last } = await store.inChannel(channel);
      const id = live ?? last;
      return id === undefined ? undefined : games.outline(id);
    },

    async stretch(id, from, to) {
      const found = await loadHistory(tools, id);
      return found === undefined ? undefined : stretchOf(found.course, found.game, from, to, found.view);
    },

    async course(id) {
      const found = await loadHistory(tools, id);
      return found === undefined
        ? []
        : found.course.states.flatMap((state) => (state === undefined ? [] : found.view(state)));
    },
  };
}

function stretchOf(
  course: Course,
  { moves }: Begun,
  from: number,
  to: number,
  view: View,
): Stretch | undefined {
  const isPossible = [from, to].every(Number.isInteger) && from >= -1 && from <= to && to <= moves.length;
  if (!isPossible || to < 0) return undefined;
  const first = Math.max(from, 0);
  const state = course.states[to];
  const events: GameEvent[] = course.events.slice(first, to).flat();
  return {
    state: state === undefined ? undefined : view(state),
    events: from < 0 ? [...course.begun, ...events] : events,
    moves: moves.slice(first, to),
    purposes: purposesOf(course, moves, first, to),
    untold: Math.max(0, Math.min(course.from, to) - first),
  };
}
