/** The result of a finished game: computed once and stored. */
import { z } from 'zod';
import { type Person, weekEnds } from '../../calendar/index.ts';
import { CLANS } from '../../content/index.ts';
import { isByUser, isComputer, SYSTEM_ACTOR } from '../../core/game/computers.ts';
import type { CurrentPosition, GameHistory, HistoryCache } from '../../core/game/history.ts';
import { memberAt } from '../../core/game/members.ts';
import { hasCustomSeed } from '../../core/game/seeds.ts';
import { loadPeople, loadUsersSettings } from '../../core/game/settings.ts';
import type { MoveRecord } from '../../core/game/types.ts';
import type { RawResult } from '../../core/repositories/result.ts';
import type { SettingsRepository } from '../../core/repositories/settings.ts';
import { finalScore, OPTIONS, SCORE_ROWS, type Seat } from '../../engine/index.ts';
import { responseTimesIn } from './response-times.ts';

/** Increment when results change; all cached results are then recomputed. */
export const RESULT_VERSION = 8;

const Count = z.int().min(0);
const Points = z.record(z.enum(SCORE_ROWS), z.int());

const SeatResult = z.object({
  /** Member at the end of the game. */
  user: z.string(),
  name: z.string(),
  clan: z.enum(CLANS).optional(),
  conceded: z.boolean(),
  /** Player who assigned the seat permanently to a computer, with the moves they chose. Older games lack the name. */
  former: z.object({ user: z.string(), name: z.string().exactOptional(), own: Count }).exactOptional(),
  /** 1 for the winner; ties share a place. */
  place: z.int().min(1),
  total: z.int(),
  points: Points,
  /** Moves chosen by the member, and by others for them. Forced moves count as neither. */
  own: Count,
  others: Count,
  /** Of those by others: moves that computers chose for the member. */
  computers: Count.exactOptional(),
  /** Only computers and stand-ins chose the seat's moves until the end of round 1, and the member neither gave it up nor away. */
  noShow: z.literal(true).exactOptional(),
  answers: z.array(Count),
});

const Result = z.object({
  game: z.string(),
  ended: z.number(),
  began: z.number(),
  /** Hidden until then, because others play the same deal; in milliseconds since 1970. */
  sealed: z.number().exactOptional(),
  /** Someone may have known the deal from the start. */
  chosenSeed: z.literal(true).exactOptional(),
  /** Something revealed was undone without asking other players. */
  peeked: z.literal(true).exactOptional(),
  options: z.array(z.enum(OPTIONS)),
  seats: z.array(SeatResult).min(1).max(4),
});

export type GameResult = Readonly<z.output<typeof Result>>;
export type SeatResult = GameResult['seats'][number];

/** Parses a stored result; `undefined` if it is invalid. */
export const parseResult = (stored: unknown): GameResult | undefined => Result.safeParse(stored).data;

/** Builds the result of a finished game from its history. Throws if it has not ended. */
export function buildResult(
  { record, moves, state }: Pick<CurrentPosition, 'record' | 'moves' | 'state'>,
  history: Pick<GameHistory, 'states' | 'events'>,
  people: (user: string) => Person,
): GameResult {
  const sheet = finalScore(state);
  if (sheet === undefined) throw new Error(`game ${record.id} has not ended`);
  const made = moves.filter(({ at }) => at.getTime() > 0);
  // Solo players keep no one waiting.
  const answers =
    sheet.players.length === 1
      ? []
      : responseTimesIn(
          history,
          moves,
          (seat) => answererAt(memberAt(record, state, seat).user, people),
          record.timing?.pauses,
        );
  return {
    game: record.id,
    began: (made[0]?.at ?? record.createdAt).getTime(),
    ended: (made.at(-1)?.at ?? record.updatedAt).getTime(),
    ...(record.challenge === undefined ? {} : { sealed: weekEnds(record.challenge.week) }),
    ...(hasCustomSeed(record) ? { chosenSeed: true } : {}),
    ...(record.timing?.peeked === true ? { peeked: true } : {}),
    options: [...record.options],
    seats: sheet.players.map(({ seat, place, total, points }) => {
      const { user, name, conceded } = memberAt(record, state, seat);
      const { clan } = state.players[seat] ?? {};
      const former = formerAt({ record, moves, state }, seat);
      const substitutes = substitutesAt({ record, state }, seat);
      // Former owners came themselves.
      const standIns = substitutes.filter((one) => one.owner !== true && one.user !== user);
      const isThere = conceded || former !== undefined || hasBegun(moves, history, seat, standIns);
      return {
        user,
        name,
        conceded,
        place,
        total,
        points: points,
        ...(clan === undefined ? {} : { clan }),
        ...(former === undefined
          ? {}
          : { former: { ...former, own: chosenBy(moves, seat, former.user, []).own } }),
        ...chosenBy(moves, seat, user, substitutes),
        ...(!isThere && { noShow: true }),
        answers: answers[seat] ?? [],
      };
    }),
  };
}

/** Builds the stored result of a finished game, using current member settings. */
export async function computeResult(
  store: SettingsRepository,
  histories: HistoryCache,
  game: CurrentPosition,
): Promise<RawResult> {
  const { guild, members, timing } = game.record;
  const users = members.map(({ user }) => user);
  const people = await loadPeople(store, guild, users);
  const settingsOf = await loadUsersSettings(store, users);
  /** Absences that are over are only stored as the days on which they stopped a clock. */
  const peopleThen = (user: string): Person => {
    const { away = [], ...person } = people(user);
    const pastDays = (settingsOf(user).awaySpent ?? []).map((day) => ({ from: day, to: day }));
    return { ...person, away: timing?.noAway === true ? [] : [...away, ...pastDays] };
  };
  return { version: RESULT_VERSION, result: buildResult(game, histories.getHistory(game), peopleThen) };
}

const answererAt = (user: string, people: (user: string) => Person) =>
  isComputer(user) ? undefined : { ...people(user), user };

function formerAt({ record, moves, state }: Pick<CurrentPosition, 'record' | 'moves' | 'state'>, seat: Seat) {
  const computer = memberAt(record, state, seat).user;
  if (!isComputer(computer)) return undefined;
  const substitutions = substitutesAt({ record, state }, seat);
  const owner = substitutions.findLast((substitution) => substitution.owner === true);
  if (owner !== undefined) return { user: owner.user, name: owner.name };
  // Older games do not record this: take the user who chose most moves before the computer's, other than substitutes.
  const movers = moves.flatMap(({ seat: of, by }) => (of === seat && by !== SYSTEM_ACTOR ? by : []));
  const first = movers.indexOf(computer);
  const people = (first < 0 ? movers : movers.slice(0, first)).filter(
    (by) => !isComputer(by) && substitutions.every(({ user }) => user !== by),
  );
  const count = (user: string) => people.filter((by) => by === user).length;
  const [user] = [...new Set(people)].sort((a, b) => count(b) - count(a));
  return user === undefined ? undefined : { user };
}

/** Returns whether a person other than these chose a move of the seat until the end of round 1. */
const hasBegun = (
  moves: readonly MoveRecord[],
  { states }: Pick<GameHistory, 'states'>,
  seat: Seat,
  others: readonly { readonly user: string }[],
): boolean =>
  moves.some((move, i) => {
    const isChoice = move.seat === seat && isByUser(move) && (states[i]?.round ?? 0) <= 1;
    return isChoice && others.every(({ user }) => user !== move.by);
  });

/** Returns everyone who has played a seat for its member, and people who gave it up. */
const substitutesAt = ({ record, state }: Pick<CurrentPosition, 'record' | 'state'>, seat: Seat) =>
  (record.substitutions ?? []).filter(
    ({ place, user, owner }) => place === state.seating[seat] && !(owner === true && isComputer(user)),
  );

function chosenBy(
  moves: readonly MoveRecord[],
  seat: Seat,
  user: string,
  substitutes: readonly { readonly user: string }[],
) {
  const chosen = moves.filter((move) => move.seat === seat && move.by !== SYSTEM_ACTOR);
  const own = chosen.filter(({ by }) => by === user).length;
  // Earlier moves may belong to a member whom this one replaced, unless substitutes made them all.
  const start = own === 0 ? chosen.length : chosen.findIndex(({ by }) => by === user);
  const isAbsent = chosen.slice(0, start).every(({ by }) => substitutes.some((one) => one.user === by));
  const first = isAbsent ? 0 : start;
  const computers = chosen.slice(first).filter(({ by }) => by !== user && isComputer(by)).length;
  return { own, others: chosen.length - own, ...(computers > 0 && { computers }) };
}
