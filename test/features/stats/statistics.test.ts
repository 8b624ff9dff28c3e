/** Statistics of finished games, compared with a second, slow calculation over thousands of made-up results. */
import { describe, expect, it } from 'vitest';
import { CLANS } from '../../../src/content/index.ts';
import { isComputer } from '../../../src/core/index.ts';
import { OPTIONS } from '../../../src/engine/index.ts';
import { isRated, medianOf } from '../../../src/features/stats/eligibility.ts';
import {
  clanStats,
  duelStats,
  type GameResult,
  guildStats,
  listKnownPlayers,
  optionStats,
  playerStats,
  ratingsOf,
  type SeatResult,
} from '../../../src/features/stats/index.ts';
import {
  slowClan,
  slowDuel,
  slowOption,
  slowPerson,
  slowRatings,
} from '../../core/fixtures/slow-statistics.ts';
import { randomResults, USERS } from '../../fixtures/results.ts';

const RESULTS = randomResults('statistics', 2000);
const isRatable = ({ user, others }: SeatResult): boolean => USERS.includes(user) && others === 0;
/** Shuffled: the database returns them in no particular order. */
const SHUFFLED = [...RESULTS].sort((a, b) =>
  a.game.split('').reverse() < b.game.split('').reverse() ? -1 : 1,
);

describe('the statistics of 2,000 random games', () => {
  it('agree with a slow calculation for every user: tallies, sources, response times', () => {
    for (const user of USERS) {
      const stats = playerStats(SHUFFLED, user);
      const slow = slowPerson(RESULTS, user);
      const { games, wins, average, best } = stats?.all ?? {};
      expect({ games, wins, average: average?.toFixed(9), best }, user).toEqual({
        ...slow.all,
        average: slow.all.average.toFixed(9),
      });
      for (const { players, ...tally } of stats?.byPlayers ?? []) {
        expect(tally.average, `players ${players}`).toBeCloseTo(
          slow.byPlayers.get(players)?.average ?? Number.NaN,
          9,
        );
        expect(tally).toMatchObject({ ...slow.byPlayers.get(players), average: tally.average });
      }
      expect(stats?.byPlayers, user).toHaveLength(slow.byPlayers.size);
      for (const { clan, ...tally } of stats?.byClan ?? []) {
        expect(tally.average, clan).toBeCloseTo(slow.byClan.get(clan)?.average ?? Number.NaN, 9);
        expect(tally).toMatchObject({ ...slow.byClan.get(clan), average: tally.average });
      }
      for (const [row, mean] of Object.entries(stats?.sources ?? {})) {
        expect(mean, row).toBeCloseTo(slow.sources[row] ?? Number.NaN, 9);
      }
      expect(stats?.answer, user).toBe(slow.median);
    }
  });

  it('agree with a slow calculation for any two users', () => {
    for (const [i, one] of USERS.entries()) {
      for (const two of USERS.slice(i + 1)) {
        const stats = duelStats(SHUFFLED, [one, two]);
        const slow = slowDuel(RESULTS, one, two);
        expect(stats, two).toMatchObject({
          ...{ games: slow.games, ahead: [slow.first, slow.second], level: slow.level },
        });
        expect(stats?.margin, two).toBeCloseTo(slow.margin, 9);
        expect(
          stats?.last.map(({ ended }) => ended),
          two,
        ).toEqual(slow.ends);
      }
    }
  });

  it('agree with a slow calculation for clans and options, for each number of players', () => {
    for (const players of [undefined, 2, 3, 4]) {
      const stats = clanStats(SHUFFLED, players);
      expect(stats.map(({ clan }) => clan).sort(), `players ${players}`).toEqual([...CLANS].sort());
      for (const { clan, picks, wins, share, expected, average, best } of stats) {
        const slow = slowClan(RESULTS, clan, players);
        expect({ picks, best: best?.total }, clan).toEqual({ picks: slow.picks, best: slow.best });
        expect(wins, clan).toBeCloseTo(slow.wins, 9);
        expect(share, clan).toBeCloseTo(slow.wins / slow.picks, 9);
        expect(expected, clan).toBeCloseTo(slow.expected / slow.picks, 9);
        expect(average, clan).toBeCloseTo(slow.sum / slow.picks, 9);
      }
    }
    const options = optionStats(SHUFFLED);
    expect(options).toHaveLength(OPTIONS.length);
    for (const { option, games, others, average, without } of options) {
      const slow = slowOption(RESULTS, option);
      expect([games, others], option).toEqual([slow.games.with, slow.games.without]);
      expect(average, option).toBeCloseTo(slow.average, 9);
      expect(without, option).toBeCloseTo(slow.without, 9);
    }
  });

  it('agree with ratings calculated from the formulas instead of the package', async () => {
    const ladder = await ratingsOf(SHUFFLED);
    const slow = slowRatings(RESULTS);
    expect(ladder.map(({ user }) => user).sort()).toEqual([...USERS].sort());
    for (const { user, rating, games } of ladder) {
      expect(rating).toBe(Math.round(slow.get(user)?.rating ?? 0));
      expect(games).toBe(slow.get(user)?.games);
    }
    expect(ladder.map(({ rating }) => rating)).toEqual(
      ladder.map(({ rating }) => rating).sort((a, b) => b - a),
    );
  });

  it('count each game won by people once among the clans, if all seats have one', () => {
    const clans = RESULTS.filter(
      ({ seats }) =>
        seats.length > 1 &&
        seats.every(
          ({ clan, user, own, others, conceded }) =>
            clan !== undefined && !isComputer(user) && own >= 3 * others && !conceded,
        ),
    );
    const stats = clanStats(clans);
    const sum = (of: (one: (typeof stats)[number]) => number) => stats.reduce((all, one) => all + of(one), 0);
    expect(sum(({ wins }) => wins)).toBeCloseTo(clans.length, 6);
    expect(sum(({ picks, expected }) => picks * expected)).toBeCloseTo(clans.length, 6);
  });

  it('take no best score and no average from a computer', () => {
    const raised = RESULTS.map((result) => ({
      ...result,
      seats: result.seats.map((seat) => (isComputer(seat.user) ? { ...seat, total: 999 } : seat)),
    }));
    const { average, byPlayers } = guildStats(raised);
    expect(average).toBe(guildStats(RESULTS).average);
    expect(byPlayers.map(({ best }) => best)).toEqual(guildStats(RESULTS).byPlayers.map(({ best }) => best));
    expect(clanStats(raised).every(({ best }) => best !== undefined && best.total < 999)).toBe(true);
  });

  describe('of a seat its user left to a computer until they were back', () => {
    const [game] = RESULTS.filter(({ seats }) => seats.length === 2 && seats.every(isRatable));
    const { seats, ...rest } = game ?? never();
    const [user = '', rival = ''] = seats.map((seat) => seat.user);
    /** The user's seat wins with 999 points; they chose `own` of its 40 moves. */
    const won = (own: number): GameResult => ({
      ...rest,
      game: 'won',
      options: ['auction'],
      seats: seats.map((seat) =>
        seat.user === user
          ? { ...seat, clan: 'macdonald', place: 1, total: 999, own, others: 40 - own }
          : { ...seat, clan: 'campbell', place: 2, total: 50 },
      ),
    });
    /** Everything that names a score or a win. */
    const numbersOf = (results: readonly GameResult[]) => {
      const { average, byPlayers } = guildStats(results);
      const clan = clanStats(results).find((one) => one.clan === 'macdonald');
      return {
        best: byPlayers[0]?.best.total,
        ...{ winning: byPlayers[0]?.winning, average, clan: clan?.best?.total, picks: clan?.picks },
        option: optionStats(results).find(({ option }) => option === 'auction')?.average,
        wins: listKnownPlayers(results).find((one) => one.user === user)?.wins,
        own: playerStats(results, user)?.all,
        margin: duelStats(results, [user, rival])?.margin,
      };
    };

    it('take their best scores, averages and wins, if they chose three quarters of its moves', () => {
      expect(numbersOf([won(30)])).toEqual({
        ...{ best: 999, winning: 999, average: (999 + 50) / 2, clan: 999, picks: 1, option: (999 + 50) / 2 },
        ...{ wins: 1, own: { games: 1, wins: 1, average: 999, best: 999 }, margin: 949 },
      });
    });

    it('take nothing from it, if they chose fewer', () => {
      expect(numbersOf([won(29)])).toEqual({
        ...{ best: 50, winning: undefined, average: 50, clan: undefined, picks: undefined, option: 50 },
        ...{ wins: 0, own: undefined, margin: undefined },
      });
      expect(playerStats([won(29), { ...won(30), game: 'other' }], user)).toMatchObject({ leftOut: 1 });
    });

    it('take nothing from it, if they gave it up, but are rated by its place', async () => {
      const gaveUp = won(30).seats.map((seat) => ({ ...seat, conceded: seat.user === user }));
      const result = { ...won(30), seats: gaveUp };
      expect(numbersOf([result])).toEqual(numbersOf([won(29)]));
      expect(playerStats([result, { ...won(30), game: 'other' }], user)).toMatchObject({ leftOut: 1 });
      expect(await ratingsOf([result])).toEqual(await ratingsOf([won(30)]));
    });

    it('count it as left out once they have given the seat away, unless they played another to the end', () => {
      const former = { user, name: 'Ann', own: 39 };
      const gave = won(30).seats.map((seat) =>
        seat.user === user ? { ...seat, user: 'computer-laird-1', former } : seat,
      );
      const took = gave.map((seat) => (seat.user === rival ? { ...seat, user } : seat));
      const leftOutBeside = (those: GameResult['seats']) =>
        playerStats([won(30), { ...won(30), game: 'given away', seats: those }], user)?.leftOut;
      expect(leftOutBeside(gave)).toBe(1);
      expect(leftOutBeside(took)).toBe(0);
    });

    it('count a seat without any recorded choice', () => {
      const uncounted = won(30).seats.map((seat) => ({ ...seat, own: 0, others: 0 }));
      expect(numbersOf([{ ...won(30), seats: uncounted }])).toEqual(numbersOf([won(30)]));
    });
  });

  it('name no computer and no erased user', async () => {
    const users = [...listKnownPlayers(RESULTS), ...(await ratingsOf(RESULTS))].map(({ user }) => user);
    expect([...new Set(users)].sort()).toEqual([...USERS].sort());
    expect(guildStats(RESULTS).people).toBe(USERS.length);
  });
});

describe('erasure', () => {
  it('keeps the sums of a server, its clans and options', () => {
    const gone = USERS[3];
    const erased = RESULTS.map((result, n) => ({
      ...result,
      seats: result.seats.map((seat) =>
        seat.user === gone ? { ...seat, user: `former-${n}`, name: 'a former player' } : seat,
      ),
    }));
    const sums = (results: readonly GameResult[]) => {
      const { people: _, byPlayers, ...server } = guildStats(results);
      const clans = clanStats(results).map(({ best, ...clan }) => ({ ...clan, best: best?.total }));
      const best = byPlayers.map(({ best: one, ...rest }) => ({ ...rest, best: one.total }));
      return { server, best, clans, options: optionStats(results) };
    };
    expect(sums(erased)).toEqual(sums(RESULTS));
    expect(playerStats(erased, gone ?? '')).toBeUndefined();
    expect(playerStats(erased, USERS[4] ?? '')).toEqual(playerStats(RESULTS, USERS[4] ?? ''));
  });
});

describe('a game is rated', () => {
  const [base] = randomResults('rated', 40).filter(
    ({ seats }) => seats.length === 3 && seats.every(({ user }) => USERS.includes(user)),
  );
  const withSeat = (change: object): GameResult => ({
    ...(base as GameResult),
    seats: (base as GameResult).seats.map((seat, i) => ({
      ...{ ...seat, own: 30, others: 0 },
      ...(i === 1 ? change : {}),
    })),
  });

  it.each([
    ['between people who played for themselves', {}, true],
    ['with a stand-in for a quarter of the moves', { own: 30, others: 10 }, true],
    ['not with one for more of them', { own: 30, others: 11 }, false],
    ['not for who takes a seat over late', { own: 5, others: 30 }, false],
    ['where somebody gave up at once', { own: 0, others: 0, conceded: true }, true],
    ['not with a no-show', { own: 0, others: 30, computers: 30, noShow: true }, false],
    ['where a computer chose more than a quarter', { own: 30, others: 11, computers: 11 }, true],
    ['not where it helped someone who takes a seat over late', { own: 5, others: 30, computers: 2 }, false],
    ['not with a computer', { user: 'computer-laird-1' }, false],
    [
      'where somebody handed their seat to a computer for good',
      { user: 'computer-laird-1', former: { user: 'left', own: 0 } },
      true,
    ],
  ])('%s', (_, change, rated) => {
    expect(isRated(withSeat(change))).toBe(rated);
  });

  describe('for a player who gave their seat to a computer for good', () => {
    const { user, name } = (base as GameResult).seats[1] ?? { user: '', name: '' };
    /** The computer’s seat has this place, the others have the rest; its player chose `own` of its 40 moves. */
    const handedOver = (place: number, own: number): GameResult => {
      const computer = { user: 'computer-laird-1', name: 'Laird', own: 40 - own, others: own };
      const { seats, ...game } = withSeat({ ...computer, former: { user, name, own } });
      const others = [1, 2, 3].filter((one) => one !== place);
      return {
        ...game,
        seats: seats.map((seat, i) => ({ ...seat, place: i === 1 ? place : (others.shift() ?? 0) })),
      };
    };
    const playedOut = (place: number): GameResult => {
      const { seats, ...game } = handedOver(place, 40);
      return {
        ...game,
        seats: seats.map((seat, i) => (i === 1 ? { ...seat, user, name, own: 40, others: 0 } : seat)),
      };
    };

    it('after three quarters of its moves, by its place', async () => {
      const rated = await ratingsOf([handedOver(1, 30)]);
      expect(rated).toHaveLength(3);
      expect(rated).toEqual(await ratingsOf([playedOut(1)]));
    });

    it.each([1, 2, 3])(
      'before that as the last one, though the computer comes in as number %i',
      async (place) => {
        expect(await ratingsOf([handedOver(place, 29)])).toEqual(await ratingsOf([playedOut(3)]));
      },
    );

    it('before that never with a gain, even beside a stronger one who left too', async () => {
      const strong = (base as GameResult).seats[0] ?? { user: '', name: '' };
      const past = Array.from({ length: 20 }, (_, n) => ({ ...playedOut(3), game: `past ${n}`, ended: n }));
      const { seats, ...game } = handedOver(1, 0);
      const bothLeft = {
        ...game,
        seats: seats.map((seat, i) =>
          i === 0
            ? { ...seat, user: 'computer-laird-2', own: 40, others: 0, former: { ...strong, own: 0 } }
            : seat,
        ),
      };
      const change = (await ratingsOf([...past, bothLeft])).find((one) => one.user === user)?.change;
      expect(change).toBeLessThanOrEqual(0);
    });
  });

  it('not if its seed was chosen, because someone may know hidden information', () => {
    expect(isRated(withSeat({}))).toBe(true);
    expect(isRated({ ...withSeat({}), chosenSeed: true })).toBe(false);
  });

  it('for a player who let a computer play too much for a while, as the last one', async () => {
    const { user = '' } = (base as GameResult).seats[1] ?? {};
    const helped = withSeat({ own: 29, others: 11, computers: 11 });
    const places = (first: number) =>
      helped.seats.map((seat, i) => ({ ...seat, place: i === 1 ? first : i === 0 ? 4 - first : 2 }));
    const rated = await ratingsOf([{ ...helped, seats: places(1) }]);
    expect(rated).toHaveLength(3);
    expect(rated.find((one) => one.user === user)?.change).toBeLessThan(0);
  });

  it('not if a user gave away one seat and played another to the end', () => {
    const other = (base as GameResult).seats[0]?.user ?? '';
    expect(isRated(withSeat({ user: 'computer-laird-1', former: { user: other, own: 0 } }))).toBe(false);
  });

  it('not in a challenge that ends after its week, when its deal is public', () => {
    const result = withSeat({});
    expect(isRated({ ...result, sealed: result.ended + 1 })).toBe(true);
    expect(isRated({ ...result, sealed: result.ended })).toBe(false);
  });

  it('not alone', () => {
    const result = withSeat({});
    expect(isRated({ ...result, seats: result.seats.slice(0, 1) })).toBe(false);
  });
});

describe('of no games at all', () => {
  it('there are empty statistics without undefined numbers', async () => {
    expect(guildStats([])).toEqual({
      withoutBest: 0,
      games: 0,
      people: 0,
      average: undefined,
      length: undefined,
      byPlayers: [],
    });
    expect([clanStats([]), optionStats([]), await ratingsOf([]), listKnownPlayers([])]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect([playerStats([], '1'), duelStats([], ['1', '2'])]).toEqual([undefined, undefined]);
    expect(medianOf([])).toBeUndefined();
  });
  it('but solo games no one has won', () => {
    const alone = randomResults('alone', 60).filter(({ seats }) => seats.length === 1);
    const [known] = listKnownPlayers(alone);
    expect(known?.wins).toBe(0);
    expect(playerStats(alone, known?.user ?? '')).toMatchObject({
      all: undefined,
      byPlayers: [{ players: 1, wins: 0 }],
      byClan: [],
    });
    expect(guildStats(alone).byPlayers).toMatchObject([{ players: 1, winning: undefined }]);
    expect([clanStats(alone), optionStats(alone)]).toEqual([[], []]);
    expect(JSON.stringify([guildStats(alone), playerStats(alone, known?.user ?? '')])).not.toContain('null');
  });
});

function never(): never {
  throw new Error('it is not there');
}
