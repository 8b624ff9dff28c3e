/** What has come of a finished game, for statistics: worked out once, and kept as a cache. */
import { z } from 'zod';
import { type Person, weekEnds } from '../../calendar/index.ts';
import { CLANS } from '../../content/index.ts';
import { isComputer } from '../../core/game/computers.ts';
import type { CurrentPosition, GameHistory, HistoryCache } from '../../core/game/history.ts';
import { memberAt } from '../../core/game/members.ts';
import { SYSTEM_ACTOR } from '../../core/game/pending-moves.ts';
import { loadPeople } from '../../core/game/settings.ts';
import type { MoveRecord } from '../../core/game/types.ts';
import type { RawResult } from '../../core/repositories/result.ts';
import type { SettingsRepository } from '../../core/repositories/settings.ts';
import { finalScore, OPTIONS, SCORE_ROWS, type Seat } from '../../engine/index.ts';
import { responseTimesIn } from './response-times.ts';

/** Grows with every change of what is worked out, or how: then all of it is worked out anew. */
export const RESULT_VERSION = 2;

const Count = z.int().min(0);
const Points = z.record(z.enum(SCORE_ROWS), z.int());

/** A seat of a finished game. */
const SeatResult = z.object({
  /** The member at the end. */
  user: z.string(),
  name: z.string(),
  clan: z.enum(CLANS).optional(),
  conceded: z.boolean(),
  /** Who handed the seat over to a computer for good, and is rated by its place. Older games did not keep the name. */
  former: z.object({ user: z.string(), name: z.string().exactOptional() }).exactOptional(),
  /** 1 for the winner; players who are tied share a place. */
  place: z.int().min(1),
  total: z.int(),
  points: Points,
  /** How many moves the member chose, and how many somebody else chose for them. Forced ones are neither. */
  own: Count,
  others: Count,
  /** Seconds of own hours that each of their answers took. */
  answers: z.array(Count),
});

/** What has come of a finished game: plain JSON. */
const Result = z.object({
  game: z.string(),
  /** When it ended, and when its first move was made, in milliseconds since 1970. */
  ended: z.number(),
  began: z.number(),
  /** Until then nothing of it is told, as others play with the same cards: in milliseconds since 1970. */
  sealed: z.number().exactOptional(),
  options: z.array(z.enum(OPTIONS)),
  /** By seat. */
  seats: z.array(SeatResult).min(1).max(4),
});

export type GameResult = Readonly<z.output<typeof Result>>;
export type SeatResult = GameResult['seats'][number];

/** What was kept; nothing where it cannot be read. */
export const parseResult = (kept: unknown): GameResult | undefined => Result.safeParse(kept).data;

/**
 * What has come of a game that has been played to its end along this course. `people`: what its members have settled.
 * Throws where it has not ended.
 */
export function buildResult(
  { record, moves, state }: Pick<CurrentPosition, 'record' | 'moves' | 'state'>,
  course: Pick<GameHistory, 'states' | 'events'>,
  people: (user: string) => Person,
): GameResult {
  const sheet = finalScore(state);
  if (sheet === undefined) throw new Error(`game ${record.id} has not ended`);
  const made = moves.filter(({ at }) => at.getTime() > 0);
  // Alone nobody keeps anybody waiting.
  const answers =
    sheet.players.length === 1
      ? []
      : responseTimesIn(course, moves, (seat) => answererAt(memberAt(record, state, seat).user, people));
  return {
    game: record.id,
    began: (made[0]?.at ?? record.createdAt).getTime(),
    ended: (made.at(-1)?.at ?? record.updatedAt).getTime(),
    ...(record.challenge === undefined ? {} : { sealed: weekEnds(record.challenge.week) }),
    options: [...record.options],
    seats: sheet.players.map(({ seat, place, total, points }) => {
      const { user, name, conceded } = memberAt(record, state, seat);
      const { clan } = state.players[seat] ?? {};
      const former = formerAt({ record, moves, state }, seat);
      return {
        ...{ user, name, conceded, place, total, points: points },
        ...(clan === undefined ? {} : { clan }),
        ...(former === undefined ? {} : { former }),
        ...chosenBy(moves, seat, user),
        answers: answers[seat] ?? [],
      };
    }),
  };
}

/** What has come of a game that has ended, as it is to be kept: by what its members have settled now. */
export async function computeResult(
  store: SettingsRepository,
  positions: HistoryCache,
  game: CurrentPosition,
): Promise<RawResult> {
  const { guild, members } = game.record;
  const people = await loadPeople(
    store,
    guild,
    members.map(({ user }) => user),
  );
  return { version: RESULT_VERSION, result: buildResult(game, positions.getHistory(game), people) };
}

function answererAt(user: string, people: (user: string) => Person) {
  if (isComputer(user)) return undefined;
  const { hours } = people(user);
  return hours === undefined ? { user } : { user, hours };
}

/** Returns who handed a seat over to a computer for good; nothing where a computer had it from the start. */
function formerAt(
  { record, moves, state }: Pick<CurrentPosition, 'record' | 'moves' | 'state'>,
  seat: Seat,
): SeatResult['former'] {
  const computer = memberAt(record, state, seat).user;
  if (!isComputer(computer)) return undefined;
  const tenures = (record.tenures ?? []).filter(({ place }) => place === state.seating[seat]);
  const owner = tenures.findLast((tenure) => tenure.owner === true);
  if (owner !== undefined) return { user: owner.user, name: owner.name };
  // Older games only tell by their moves: whoever chose most of those before the computer's, and was no stand-in.
  const movers = moves.flatMap(({ seat: of, by }) => (of === seat && by !== SYSTEM_ACTOR ? by : []));
  const first = movers.indexOf(computer);
  const people = (first < 0 ? movers : movers.slice(0, first)).filter(
    (by) => !isComputer(by) && tenures.every(({ user }) => user !== by),
  );
  const count = (user: string) => people.filter((by) => by === user).length;
  const [user] = [...new Set(people)].sort((a, b) => count(b) - count(a));
  return user === undefined ? undefined : { user };
}

function chosenBy(moves: readonly MoveRecord[], seat: Seat, user: string): { own: number; others: number } {
  const chosen = moves.filter((move) => move.seat === seat && move.by !== SYSTEM_ACTOR);
  const own = chosen.filter(({ by }) => by === user).length;
  return { own, others: chosen.length - own };
}
