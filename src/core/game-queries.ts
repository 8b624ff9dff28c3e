/** Looking at games: as they stand, and as they went. Nothing hidden is in what is given. */
import type { GameEvent, GameState } from '../engine/index.ts';
import { type Recap, recapFrom, recapOf } from '../features/game-view/recap.ts';
import { raceTold } from '../features/game-view/score-history.ts';
import { replayOf } from '../features/replay/turns.ts';
import { UnreadableGame } from './errors.ts';
import type { Course } from './game/history.ts';
import { seatOf } from './game/members.ts';
import { purposesOf } from './game/turn-reasons.ts';
import { viewOf } from './game/visibility.ts';
import { type Begun, begun, type Tools } from './game-service.ts';
import type { Actor, App, Game, Stretch } from './types.ts';

type Looking = Pick<
  App,
  | 'game'
  | 'outline'
  | 'live'
  | 'latest'
  | 'latestOutline'
  | 'stretch'
  | 'course'
  | 'race'
  | 'replay'
  | 'recap'
>;

export function createLooking({ store, games, positions, now }: Tools): Looking {
  const look = (id: string | undefined, by?: Actor): Promise<Game | undefined> =>
    id === undefined ? Promise.resolve(undefined) : games.look(id, by);

  /** How positions of a game may be seen now. */
  const viewIn =
    ({ record }: Begun): View =>
    (state) =>
      viewOf(record, state, now());

  /** The course of a game that has begun. */
  async function courseOf(id: string): Promise<{ game: Begun; course: Course } | undefined> {
    const loaded = await games.load(id);
    if (loaded?.state === undefined) return undefined;
    const game = begun(loaded);
    return { game, course: positions.course(game) };
  }

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
      const found = await courseOf(id);
      return found === undefined
        ? undefined
        : stretchOf(found.course, found.game, from, to, viewIn(found.game));
    },

    async recap(id, user) {
      const found = await courseOf(id);
      return found === undefined ? undefined : recapFor(found.course, found.game, user, viewIn(found.game));
    },

    async race(id) {
      const found = await courseOf(id);
      return found === undefined ? undefined : raceTold(found.course);
    },

    async replay(id) {
      const found = await courseOf(id);
      return found === undefined ? undefined : replayOf(found.course, viewIn(found.game));
    },

    async course(id) {
      const found = await courseOf(id);
      return found === undefined
        ? []
        : found.course.states.flatMap((state) => (state === undefined ? [] : viewIn(found.game)(state)));
    },
  };
}

type View = (state: GameState) => GameState;

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

/** The recap for a user; from the first position that is known, where what they missed begins before it. */
function recapFor(
  course: Course,
  { record, moves, state }: Begun,
  user: string,
  view: View,
): Recap | undefined {
  const seat = seatOf(record, state, user);
  const { from, own } = recapFrom(course, moves, seat);
  const known = Math.max(from, course.from);
  const before = course.states[known];
  if (before === undefined) return undefined;
  const events = course.events.slice(known).flat();
  const purposes = purposesOf(course, moves, known, moves.length);
  return {
    ...{ moves: moves.length - from, untold: known - from, own },
    ...recapOf(view(before), view(state), events, seat, purposes),
  };
}
