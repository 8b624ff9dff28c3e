/** Looking at games: as they stand, and as they went. Nothing hidden is in what is given. */

import type { GameEvent, GameState } from '../engine/index.ts';
import { pendingSeats } from '../engine/index.ts';
import { CorruptGameError } from './errors.ts';
import type { GameHistory } from './game/history.ts';
import { isAtTable, playerAt } from './game/members.ts';
import { readRecord } from './game/parse-game.ts';
import { turnReasonsOf } from './game/turn-reasons.ts';
import { visibleState } from './game/visibility.ts';
import { requireStarted, type ServiceContext, type StartedGame } from './game-service.ts';
import type { Actor, Game, MoveRange } from './types.ts';

/** Looking at games. Returned positions are public views: nothing hidden is in them. Throws `UnreadableGame` if a position cannot be restored. Games that an actor (`by`) may not see are not found. */
export interface GameQueries {
  getGame(id: string, by?: Actor): Promise<Game | undefined>;
  /** A game without its position (as if it had not begun): can be had of every game. */
  getSummary(id: string, by?: Actor): Promise<Game | undefined>;
  /** The live game of a channel. */
  getActive(channel: string, by?: Actor): Promise<Game | undefined>;
  /** The live game of a channel, or the last one that was played in it, if that can be read. */
  getLatest(channel: string, by?: Actor): Promise<Game | undefined>;
  /** The same without its position; can be had of every game. */
  getLatestSummary(channel: string): Promise<Game | undefined>;
  /** Moves `from` to `to`; `from` −1 begins with the setup. Nothing when there are not so many. */
  getMoveRange(id: string, from: number, to: number): Promise<MoveRange | undefined>;
  /** The public positions after the setup and each move, as far as they are known: for charts. */
  getPositions(id: string): Promise<GameState[]>;
  /** The live games of somebody, those first that wait for them, then by how long they have waited. */
  listForUser(user: string, guild?: string): Promise<Game[]>;
}

/** How a position may be shown now. */
export type View = (state: GameState) => GameState;

/** Returns the history of a game that has started; `undefined` for others. Throws `UnreadableGame`. */
export async function loadHistory(
  { games, positions, now }: ServiceContext,
  id: string,
): Promise<{ game: StartedGame; course: GameHistory; view: View } | undefined> {
  const loaded = await games.load(id);
  if (loaded?.state === undefined) return undefined;
  const game = requireStarted(loaded);
  return { game, course: positions.course(game), view: (state) => visibleState(game.record, state, now()) };
}

export function createGameQueries(tools: ServiceContext): GameQueries {
  const { store, games } = tools;

  const look = (id: string | undefined, by?: Actor): Promise<Game | undefined> =>
    id === undefined ? Promise.resolve(undefined) : games.getGame(id, by);

  return {
    getGame: look,
    getSummary: games.getSummary,
    getActive: async (channel, by) => look((await store.games.findByChannel(channel)).live, by),
    async getLatest(channel, by) {
      const { live, last } = await store.games.findByChannel(channel);
      if (live !== undefined) return look(live, by);
      try {
        return await look(last, by);
      } catch (error) {
        // A game that is over and cannot be shown stands in nobody's way.
        if (error instanceof CorruptGameError) return undefined;
        throw error;
      }
    },
    async getLatestSummary(channel) {
      const { live, last } = await store.games.findByChannel(channel);
      const id = live ?? last;
      return id === undefined ? undefined : games.getSummary(id);
    },

    async getMoveRange(id, from, to) {
      const found = await loadHistory(tools, id);
      return found === undefined ? undefined : stretchOf(found.course, found.game, from, to, found.view);
    },

    async listForUser(user, guild) {
      const records = (await store.games.listByUser(user)).map(readRecord);
      const own = records.filter(
        (record) => (guild === undefined || record.guild === guild) && isAtTable(record, user),
      );
      const found = await Promise.all(
        own.map(({ id }) => games.getGame(id).catch(() => games.getSummary(id))),
      );
      const shown = found.filter((game): game is Game => game !== undefined);
      const waits = ({ record, state }: Game): boolean =>
        state !== undefined &&
        record.status === 'playing' &&
        pendingSeats(state).some((seat) => playerAt(record, state, seat) === user);
      const byUrgency = (a: Game, b: Game) =>
        Number(waits(b)) - Number(waits(a)) || a.record.updatedAt.getTime() - b.record.updatedAt.getTime();
      return shown.sort(byUrgency);
    },

    async getPositions(id) {
      const found = await loadHistory(tools, id);
      return found === undefined
        ? []
        : found.course.states.flatMap((state) => (state === undefined ? [] : found.view(state)));
    },
  };
}

function stretchOf(
  course: GameHistory,
  { moves }: StartedGame,
  from: number,
  to: number,
  view: View,
): MoveRange | undefined {
  const isPossible = [from, to].every(Number.isInteger) && from >= -1 && from <= to && to <= moves.length;
  if (!isPossible || to < 0) return undefined;
  const first = Math.max(from, 0);
  const state = course.states[to];
  const events: GameEvent[] = course.events.slice(first, to).flat();
  return {
    state: state === undefined ? undefined : view(state),
    events: from < 0 ? [...course.begun, ...events] : events,
    moves: moves.slice(first, to),
    purposes: turnReasonsOf(course, moves, first, to),
    untold: Math.max(0, Math.min(course.from, to) - first),
  };
}
