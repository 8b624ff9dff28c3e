/** Statistics of one user, and of two against each other. */
import { CLANS } from '../../content/index.ts';
import { SCORE_ROWS, type ScoreRow } from '../../engine/index.ts';
import { averageOf, countsForUser, givesBests, isContest, isKnown, medianOf } from './eligibility.ts';
import { byEnd } from './ratings.ts';
import type { GameResult, SeatResult } from './result.ts';

/** The games of one kind that a user played themselves. Averages and bests are victory points; some games give no best. */
export interface Tally {
  readonly games: number;
  /** First places, including ties; 0 in solo games. */
  readonly wins: number;
  readonly average: number;
  readonly best: number | undefined;
}

export interface KnownPlayer {
  readonly user: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
}

interface Played {
  readonly result: GameResult;
  readonly seat: SeatResult;
}

const LAST = 5;

const seatOf = ({ seats }: GameResult, user: string): SeatResult | undefined =>
  seats.find((seat) => seat.user === user);

const finishedBy = (results: readonly GameResult[], user: string): Played[] =>
  results.flatMap((result) => {
    const seat = seatOf(result, user);
    return seat === undefined ? [] : [{ result, seat }];
  });

const hasWon = ({ result, seat }: Played): boolean =>
  isContest(result) && seat.place === 1 && countsForUser(seat);

function tallyOf(played: readonly Played[]): Tally | undefined {
  const totals = played.map(({ seat }) => seat.total);
  const average = averageOf(totals);
  if (average === undefined) return undefined;
  const bests = played.filter(({ result }) => givesBests(result)).map(({ seat }) => seat.total);
  const best = bests.length === 0 ? undefined : Math.max(...bests);
  return { games: played.length, wins: played.filter(hasWon).length, average, best };
}

/** Tallies games by kind; kinds without games are omitted. */
function tallies<K>(kinds: readonly K[], played: readonly Played[], isOf: (one: Played, kind: K) => boolean) {
  return kinds.flatMap((kind) => {
    const tally = tallyOf(played.filter((one) => isOf(one, kind)));
    return tally === undefined ? [] : [{ kind, ...tally }];
  });
}

/** Computes a user's statistics from the games they played to the end themselves; `undefined` if there are none. */
export function playerStats(results: readonly GameResult[], user: string) {
  const finished = finishedBy(results, user);
  const played = finished.filter(({ seat }) => countsForUser(seat));
  if (played.length === 0) return undefined;
  const answers = finished.flatMap(({ seat }) => seat.answers);
  // Solo games have no winner, and other scores.
  const contests = played.filter(({ result }) => isContest(result));
  const byClan = tallies(CLANS, contests, ({ seat }, clan) => seat.clan === clan);
  const byPlayers = tallies([1, 2, 3, 4], played, ({ result }, players) => result.seats.length === players);
  const givenAway = results.filter(
    (result) =>
      seatOf(result, user) === undefined && result.seats.some(({ former }) => former?.user === user),
  );
  const average = (row: ScoreRow) => averageOf(played.map(({ seat }) => seat.points[row])) ?? 0;
  return {
    all: tallyOf(contests),
    byPlayers: byPlayers.map(({ kind: players, ...tally }) => ({ players, ...tally })),
    byClan: byClan
      .map(({ kind: clan, ...tally }) => ({ clan, ...tally }))
      .sort((a, b) => b.games - a.games || b.average - a.average),
    /** Average victory points from each row of the score sheet, over all games. */
    sources: Object.fromEntries(SCORE_ROWS.map((row) => [row, average(row)])) as Record<ScoreRow, number>,
    /** Median response time in seconds of waking hours. */
    answer: medianOf(answers),
    answers: answers.length,
    /** Of the games played: those that give no best score. */
    withoutBest: played.filter(({ result }) => !givesBests(result)).length,
    /** Finished games left out, because the user gave up or gave the seat away, or others played it. */
    leftOut: finished.length - played.length + givenAway.length,
  };
}

/** Compares two users in the games that both played to the end themselves; `undefined` if there are none. */
export function duelStats(results: readonly GameResult[], users: readonly [string, string]) {
  const met = results.flatMap((result) => {
    const [first, second] = users.map((user) => seatOf(result, user));
    const isDuel = first && second && countsForUser(first) && countsForUser(second);
    return isDuel ? [{ result, seats: [first, second] as const }] : [];
  });
  const margin = averageOf(met.map(({ seats: [first, second] }) => first.total - second.total));
  if (margin === undefined) return undefined;
  const count = (isSo: (first: number, second: number) => boolean) =>
    met.filter(({ seats: [first, second] }) => isSo(first.place, second.place)).length;
  return {
    games: met.length,
    /** How often the first, or the second, placed better. */
    ahead: [count((first, second) => first < second), count((first, second) => second < first)] as const,
    level: count((first, second) => first === second),
    margin,
    last: met
      .sort((a, b) => byEnd(b.result, a.result))
      .slice(0, LAST)
      .map(({ result: { ended, seats: all }, seats }) => ({ ended, players: all.length, seats })),
  };
}

/** Lists all users who can be looked up, most active first. */
export function listKnownPlayers(results: readonly GameResult[]): KnownPlayer[] {
  const known = new Map<string, KnownPlayer>();
  for (const result of [...results].sort(byEnd)) {
    for (const seat of result.seats.filter(isKnown)) {
      const { user, name } = seat;
      const { games = 0, wins = 0 } = known.get(user) ?? {};
      known.set(user, { user, name, games: games + 1, wins: wins + (hasWon({ result, seat }) ? 1 : 0) });
    }
  }
  return [...known.values()].sort(
    (a, b) => b.games - a.games || b.wins - a.wins || (a.user < b.user ? -1 : 1),
  );
}
