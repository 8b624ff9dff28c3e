/** Read-only questions about games. Every answer is redacted for the one who asks. */
import { type GameEvent, type GameState, pendingSeats } from '../engine/index.ts';
import { CorruptGameError } from './errors.ts';
import type { GameHistory } from './game/history.ts';
import { requireStarted, type StartedGame } from './game/loaded-game.ts';
import { isAtTable, isSuspended, playerAt } from './game/members.ts';
import { readRecord } from './game/parse-game.ts';
import { redactRecord } from './game/redact.ts';
import { turnReasonsOf } from './game/turn-reasons.ts';
import type { GameRecord } from './game/types.ts';
import { visibleState } from './game/visibility.ts';
import type { ServiceContext } from './service-context.ts';
import type { Actor, Game, RedactedRecord } from './types.ts';

/** Maximum number of a user's games that are loaded at once: more than anyone plays, fewer than the cache holds. */
const MAX_LISTED = 40;

/** Returns whether a user is at a game's table. Without a guild, in any. */
const isOwn =
  (user: string, guild: string | undefined) =>
  (record: GameRecord): boolean =>
    (guild === undefined || record.guild === guild) && isAtTable(record, user);

export type View = (state: GameState) => GameState;

/** Returns the history of a game that has started; `undefined` for others. Throws `CorruptGameError`. */
export async function loadHistory(
  { games, histories, now }: ServiceContext,
  id: string,
): Promise<{ game: StartedGame; history: GameHistory; view: View } | undefined> {
  const loaded = await games.load(id);
  if (loaded?.state === undefined) return undefined;
  const game = requireStarted(loaded);
  return {
    game,
    history: histories.getHistory(game),
    view: (state) => visibleState(game.record, state, now()),
  };
}

export function createGameQueries(context: ServiceContext) {
  const { store, games } = context;

  const look = (id: string | undefined, by?: Actor): Promise<Game | undefined> =>
    id === undefined ? Promise.resolve(undefined) : games.getGame(id, by);

  /** Returns a game that is over if it can be read: a corrupt one must not block its channel. */
  async function lookBack(id: string | undefined, by?: Actor): Promise<Game | undefined> {
    try {
      return await look(id, by);
    } catch (error) {
      if (error instanceof CorruptGameError) return undefined;
      throw error;
    }
  }

  /** Returns these games; without a position if theirs can't be restored. */
  async function getEach(records: readonly Pick<GameRecord, 'id'>[]): Promise<Game[]> {
    const found = await Promise.all(
      records.map(({ id }) => games.getGame(id).catch(() => games.getSummary(id))),
    );
    return found.filter((game) => game !== undefined);
  }

  return {
    /** Id of the configured content, which new games use. */
    contentId: context.contentRegistry.id,
    getGame: look,
    getSummary: games.getSummary,
    getActive: async (channel: string, by?: Actor) =>
      look((await store.games.findByChannel(channel)).live, by),
    /** Returns the live game of a channel, else the last one played there if it can be read. */
    async getLatest(channel: string, by?: Actor) {
      const { live, last } = await store.games.findByChannel(channel);
      return live === undefined ? lookBack(last, by) : look(live, by);
    },
    /** Like `getLatest`, but prefers the last game to a lobby, which has nothing to show yet. */
    async getLatestBegun(channel: string, by?: Actor) {
      const { live, last } = await store.games.findByChannel(channel);
      const now = await look(live, by);
      return now?.record.status === 'playing' ? now : ((await lookBack(last, by)) ?? now);
    },
    /** Like `getLatest`, but without the position. Works for corrupt games too. */
    async getLatestSummary(channel: string) {
      const { live, last } = await store.games.findByChannel(channel);
      const id = live ?? last;
      return id === undefined ? undefined : games.getSummary(id);
    },

    /** Returns moves `from` to `to` (exclusive); −1 includes the setup. `undefined` if there are none such. */
    async getMoveRange(id: string, from: number, to: number) {
      const found = await loadHistory(context, id);
      return found === undefined ? undefined : moveRangeOf(found.history, found.game, from, to, found.view);
    },

    getEach,
    /**
     * Returns a user's live games: those waiting for them first, then the ones unchanged for longest. `more`: how many were
     * not loaded, lobbies first.
     */
    async listForUser(user: string, guild?: string): Promise<{ games: Game[]; more: number }> {
      const own = (await store.games.listByUser(user)).map(readRecord).filter(isOwn(user, guild));
      const begun = own.toSorted((a, b) => Number(a.status === 'lobby') - Number(b.status === 'lobby'));
      const found = await getEach(begun.slice(0, MAX_LISTED));
      const waits = ({ record, state }: Game): boolean =>
        state !== undefined &&
        record.status === 'playing' &&
        pendingSeats(state).some((seat) => playerAt(record, state, seat) === user);
      const byUrgency = (a: Game, b: Game) =>
        Number(waits(b)) - Number(waits(a)) || a.record.updatedAt.getTime() - b.record.updatedAt.getTime();
      return { games: found.sort(byUrgency), more: Math.max(0, own.length - MAX_LISTED) };
    },

    /** Returns the suspended games that a user can reactivate as a player, latest first. */
    async listSuspendedForUser(user: string, guild?: string): Promise<RedactedRecord[]> {
      const own = (await store.games.listSuspendedByUser(user)).map(readRecord).filter(isOwn(user, guild));
      return own.filter(isSuspended).map((record) => redactRecord(record, context.now()));
    },

    async getPositions(id: string) {
      const found = await loadHistory(context, id);
      return found === undefined
        ? []
        : found.history.states.flatMap((state) => (state === undefined ? [] : found.view(state)));
    },
  };
}

/** Read-only access to games as the actor may see them. Throws `CorruptGameError` if one is unreadable. */
export type GameQueries = ReturnType<typeof createGameQueries>;

function moveRangeOf(history: GameHistory, { moves }: StartedGame, from: number, to: number, view: View) {
  const isPossible = [from, to].every(Number.isInteger) && from >= -1 && from <= to && to <= moves.length;
  if (!isPossible || to < 0) return undefined;
  const first = Math.max(from, 0);
  const state = history.states[to];
  const events: GameEvent[] = history.events.slice(first, to).flat();
  return {
    state: state === undefined ? undefined : view(state),
    events: from < 0 ? [...history.begun, ...events] : events,
    moves: moves.slice(first, to),
    purposes: turnReasonsOf(history, moves, first, to),
    untold: Math.max(0, Math.min(history.from, to) - first),
  };
}
