/** Server statistics: games, clans, options. Games of erased users count too. */
import { CLANS } from '../../content/index.ts';
import { OPTIONS } from '../../engine/index.ts';
import {
  averageOf,
  countsForUser,
  givesBests,
  isContest,
  isKnown,
  medianOf,
  winShare,
} from './eligibility.ts';
import { byEnd } from './ratings.ts';
import type { GameResult, SeatResult } from './result.ts';

/** With fewer games, shares mean little. */
const MIN_GAMES = 10;

/** Returns the seats that their users played to the end. Computers, also in a user's seat, count in no average and no best score. */
const peopleIn = ({ seats }: GameResult): SeatResult[] => seats.filter(countsForUser);

const totalsOf = (results: readonly GameResult[], isOne: (seat: SeatResult) => boolean = () => true) =>
  results.flatMap((result) =>
    peopleIn(result)
      .filter(isOne)
      .map(({ total }) => total),
  );

const bestOf = (results: readonly GameResult[], isOne: (seat: SeatResult) => boolean) =>
  results
    .filter(givesBests)
    .sort(byEnd)
    .flatMap((result) => peopleIn(result).filter(isOne))
    .reduce<SeatResult | undefined>(
      (best, seat) => (best === undefined || seat.total > best.total ? seat : best),
      undefined,
    );

/** Returns the games with this number of players; default: all with several players. */
export const gamesFor = (results: readonly GameResult[], players?: number): GameResult[] =>
  results.filter((one) => (players === undefined ? isContest(one) : one.seats.length === players));

export function guildStats(results: readonly GameResult[]) {
  return {
    games: results.length,
    people: new Set(results.flatMap(({ seats }) => seats.filter(isKnown).map(({ user }) => user))).size,
    average: averageOf(totalsOf(results)),
    /** Games that give no best score. */
    withoutBest: results.filter((one) => !givesBests(one)).length,
    length: medianOf(results.map(({ began, ended }) => ended - began)),
    /** The games that give best scores. */
    byPlayers: [1, 2, 3, 4].flatMap((players) => {
      const games = gamesFor(results, players).filter(givesBests);
      const first = ({ place }: SeatResult) => place === 1;
      // Solo games have no winner.
      const winning = players === 1 ? undefined : averageOf(totalsOf(games, first));
      const best = bestOf(games, () => true);
      return best === undefined ? [] : [{ players, games: games.length, winning, best }];
    }),
  };
}

/** Computes clan statistics of games with several players, best share first. */
export function clanStats(results: readonly GameResult[], players?: number) {
  const games = gamesFor(results, players);
  return CLANS.flatMap((clan) => {
    const picked = games.flatMap((result) =>
      peopleIn(result)
        .filter((seat) => seat.clan === clan)
        .map((seat) => ({ result, seat })),
    );
    const average = averageOf(picked.map(({ seat }) => seat.total));
    if (average === undefined) return [];
    const wins = picked.reduce((sum, { result, seat }) => sum + winShare(result, seat), 0);
    const expected = picked.reduce((sum, { result }) => sum + 1 / result.seats.length, 0);
    const picks = picked.length;
    return [
      {
        clan,
        picks,
        /** Ties count in part. */
        wins,
        average,
        best: bestOf(games, (seat) => seat.clan === clan),
        share: wins / picks,
        /** The share of games won if all clans were equal. */
        expected: expected / picks,
        few: picks < MIN_GAMES,
      },
    ];
  }).sort((a, b) => b.share - b.expected - (a.share - a.expected) || b.picks - a.picks);
}

/** Computes option statistics, most used first. */
export function optionStats(results: readonly GameResult[], players?: number) {
  const games = gamesFor(results, players);
  return OPTIONS.flatMap((option) => {
    const having = games.filter(({ options }) => options.includes(option));
    const others = games.filter(({ options }) => !options.includes(option));
    const average = averageOf(totalsOf(having));
    if (average === undefined) return [];
    const few = Math.min(having.length, others.length) < MIN_GAMES;
    return [
      {
        option,
        games: having.length,
        others: others.length,
        average,
        few,
        without: averageOf(totalsOf(others)),
      },
    ];
  }).sort((a, b) => b.games - a.games);
}
