/** A finished game as the coach reviews it for one of its players. */
import { createHash } from 'node:crypto';
import {
  COACH_VERSION,
  createReview,
  type PassiveSeat,
  type Review,
  type ReviewedGame,
} from '../../ai/index.ts';
import { SYSTEM_ACTOR } from '../../core/game/computers.ts';
import type { GameHistory } from '../../core/game/history.ts';
import type { StartedGame } from '../../core/game/loaded-game.ts';
import { isAtTable, seatOf } from '../../core/game/members.ts';
import { readRecord } from '../../core/game/parse-game.ts';
import type { GameRecord } from '../../core/game/types.ts';
import { sealedUntil } from '../../core/game/visibility.ts';
import { loadHistory } from '../../core/game-queries.ts';
import type { RawReview } from '../../core/repositories/review.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Move, Seat } from '../../engine/index.ts';

/**
 * Why a game can't be reviewed. `notPlayer`: the user had no seat at its end. `noTurns`: its positions are unknown, or others
 * played the seat.
 */
export type Obstacle =
  | { readonly code: 'notOver' | 'notPlayer' | 'noTurns' }
  /** Others play the same deal until then, in milliseconds since 1970. */
  | { readonly code: 'sealed'; readonly until: number };

export interface PlayersGame {
  readonly id: string;
  readonly user: string;
  readonly seat: Seat;
  readonly game: ReviewedGame;
  readonly history: GameHistory;
  /** Returns the user who made a move. */
  readonly playedBy: (move: number) => string | undefined;
  /** Fingerprint of the moves; a review with another stamp is out of date. */
  readonly stamp: string;
}

/** Returns the game of a player, or why it can't be reviewed. Throws `CorruptGameError`. */
export async function loadPlayersGame(
  context: ServiceContext,
  id: string,
  user: string,
): Promise<PlayersGame | Obstacle> {
  const found = await loadHistory(context, id);
  if (found === undefined) return { code: 'notOver' };
  const { history, game } = found;
  if (game.record.status !== 'finished') return { code: 'notOver' };
  const seat = seatOf(game.record, game.state, user);
  if (seat === undefined) return { code: 'notPlayer' };
  const until = sealedUntil(game.record, context.now());
  if (until !== undefined) return { code: 'sealed', until };
  // Only moves before the first known position can lack an action.
  const moves = game.moves as readonly Move[];
  const passive = passiveSeatsOf(game);
  const reviewed = { states: history.states, events: history.events, moves, passive };
  const playedBy = (move: number) => game.moves[move]?.by;
  return { id, user, seat, game: reviewed, history, playedBy, stamp: stampOf(game) };
}

/** Returns the seats for which the bot made minimal moves to the end, because their players gave up. */
function passiveSeatsOf({ state, moves }: StartedGame): PassiveSeat[] {
  return [...state.players.keys()].flatMap((seat) => {
    const last = moves.findLastIndex((move) => move.seat === seat && move.by !== SYSTEM_ACTOR);
    const from = moves.findIndex((move, i) => i > last && move.seat === seat);
    return from < 0 ? [] : [{ seat, from }];
  });
}

function stampOf({ moves }: StartedGame): string {
  const actions = moves.map(({ seat, action }) => [seat, action]);
  return createHash('sha256').update(JSON.stringify(actions)).digest('hex').slice(0, 16);
}

/** Share of a seat's moves that a player has to have made for a game to show their habits. */
const MIN_OWN_SHARE = 3 / 4;

/** Returns the player's latest finished games of which they played most, the newest first. */
export async function loadLatestGames(
  context: ServiceContext,
  user: string,
  count: number,
): Promise<PlayersGame[]> {
  const latest: PlayersGame[] = [];
  for (const { id } of await listFinishedGames(context, user)) {
    if (latest.length === count) break;
    const found = await loadPlayersGame(context, id, user).catch(() => undefined);
    if (found === undefined || 'code' in found) continue;
    const own = found.game.moves.flatMap(({ seat }, i) => (seat === found.seat ? i : []));
    const made = own.filter((move) => found.playedBy(move) === user);
    if (made.length >= MIN_OWN_SHARE * own.length) latest.push(found);
  }
  return latest;
}

/** A game, and who made each of its moves. */
type AttributedGame = Pick<PlayersGame, 'user' | 'seat' | 'game' | 'playedBy'>;

/** Returns whether someone else made this move for the player. */
const isSubstituted = ({ user, seat, game, playedBy }: AttributedGame, move: number): boolean =>
  game.moves[move]?.seat === seat && playedBy(move) !== user;

/** Hides the positions before moves that others made for the player, so that they count towards no habit. */
export const ownGame = (target: AttributedGame): ReviewedGame => ({
  ...target.game,
  states: target.game.states.map((state, move) => (isSubstituted(target, move) ? undefined : state)),
});

/** Returns the finished games in which a user had a seat at the end, also as a stand-in; the newest first. */
export async function listFinishedGames({ store }: ServiceContext, user: string): Promise<GameRecord[]> {
  const records = (await store.games.listByUser(user, true)).map(readRecord);
  return records
    .filter((one) => one.status === 'finished' && isAtTable(one, user))
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
}

/** Starts the review of the turns that the user played to their end. */
export function startReview(target: AttributedGame & Pick<PlayersGame, 'id'>): Review {
  const { id, seat, game } = target;
  const review = createReview(game, seat, id);
  const decisions = review.decisions.filter(
    ({ from, to }) => !game.moves.slice(from, to).some((_, i) => isSubstituted(target, from + i)),
  );
  return { ...review, decisions };
}

/**
 * Returns the stored state of a review; `undefined` if it is of other moves, of another version of the coach, or of
 * positions that are unknown since a rule was corrected.
 */
export function readReview(stored: RawReview | undefined, { stamp, game }: PlayersGame): Review | undefined {
  const state = stored?.state as Partial<Review> | undefined;
  if (stored?.stamp !== stamp || state?.version !== COACH_VERSION) return undefined;
  const review = state as Review;
  return review.decisions.every(({ from }) => game.states[from] !== undefined) ? review : undefined;
}
