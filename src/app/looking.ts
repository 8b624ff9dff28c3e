/** Looking at games: as they stand, and as they went. Nothing hidden is in what is given. */
import { type GameEvent, type GameState, publicView } from '../engine/index.ts';
import type { Loaded, Tools } from './games.ts';
import type { Course } from './positions.ts';
import type { App, Game, Stretch } from './types.ts';
import { UnreadableGame } from './unreadable.ts';

type Looking = Pick<App, 'game' | 'outline' | 'live' | 'latest' | 'latestOutline' | 'stretch' | 'course'>;

export function createLooking({ store, games, positions }: Tools): Looking {
  const look = (id: string | undefined): Promise<Game | undefined> =>
    id === undefined ? Promise.resolve(undefined) : games.look(id);

  /** The course of a game that has begun. */
  async function courseOf(id: string): Promise<{ loaded: Loaded; course: Course } | undefined> {
    const loaded = await games.load(id);
    if (loaded?.state === undefined) return undefined;
    return { loaded, course: positions.course(loaded.record, loaded.moves) };
  }

  return {
    game: look,
    outline: games.outline,
    live: async (channel) => look((await store.inChannel(channel)).live),
    async latest(channel) {
      const { live, last } = await store.inChannel(channel);
      if (live !== undefined) return look(live);
      try {
        return await look(last);
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
      const found = await courseOf(id);
      return found === undefined ? undefined : stretchOf(found.course, found.loaded, from, to);
    },

    async course(id) {
      const found = await courseOf(id);
      return found === undefined ? [] : found.course.states.map(publicView);
    },
  };
}

function stretchOf(course: Course, { moves }: Loaded, from: number, to: number): Stretch | undefined {
  const first = Math.max(from, 0);
  const isPossible = [from, to].every(Number.isInteger) && from >= -1 && first <= to && to <= moves.length;
  const state: GameState | undefined = course.states[to];
  if (!isPossible || state === undefined) return undefined;
  const events: GameEvent[] = course.events.slice(first, to).flat();
  return {
    state: publicView(state),
    events: from < 0 ? [...course.begun, ...events] : events,
    moves: moves.slice(first, to),
  };
}
