/** The statistics written a second time: slowly, step by step, with nothing of the first. For comparing. */
import type { GameResult } from '../../src/app/index.ts';

/** Everything that is added up about somebody, game by game. */
export function slowPerson(results: readonly GameResult[], user: string) {
  const own: { players: number; clan: string; total: number; won: boolean }[] = [];
  const answers: number[] = [];
  const points: Record<string, number> = {};
  for (const { seats } of results) {
    for (const seat of seats) {
      if (seat.user !== user) continue;
      const won = seats.length >= 2 && !seats.some(({ total }) => total > seat.total);
      own.push({ players: seats.length, clan: seat.clan ?? 'none', total: seat.total, won });
      for (const answer of seat.answers) answers.push(answer);
      for (const [row, value] of Object.entries(seat.points)) points[row] = (points[row] ?? 0) + value;
    }
  }
  const tally = (some: typeof own) => {
    let [wins, sum, best] = [0, 0, -1000];
    for (const { won, total } of some) {
      if (won) wins++;
      sum += total;
      if (total > best) best = total;
    }
    return { games: some.length, wins, average: sum / some.length, best };
  };
  answers.sort((a, b) => a - b);
  const half = answers.length / 2;
  const median =
    answers.length % 2 === 1
      ? answers[(answers.length - 1) / 2]
      : ((answers[half - 1] ?? 0) + (answers[half] ?? 0)) / 2;
  const kinds = <T>(keys: T[]) => [...new Set(keys)];
  return {
    all: tally(own.filter(({ players }) => players > 1)),
    byPlayers: new Map(
      kinds(own.map(({ players }) => players)).map((n) => [n, tally(own.filter((one) => one.players === n))]),
    ),
    byClan: new Map(
      kinds(own.map(({ clan }) => clan)).map((clan) => [clan, tally(own.filter((one) => one.clan === clan))]),
    ),
    sources: Object.fromEntries(Object.entries(points).map(([row, sum]) => [row, sum / own.length])),
    median,
  };
}

/** Two people: who had more points, in games that both finished. */
export function slowDuel(results: readonly GameResult[], one: string, two: string) {
  const found = { games: 0, first: 0, second: 0, level: 0, margin: 0, ends: [] as number[] };
  for (const { seats, ended } of results) {
    const mine = seats.find(({ user }) => user === one)?.total;
    const theirs = seats.find(({ user }) => user === two)?.total;
    if (mine === undefined || theirs === undefined) continue;
    found.games++;
    found.margin += mine - theirs;
    found.ends.unshift(ended);
    if (mine > theirs) found.first++;
    else if (mine < theirs) found.second++;
    else found.level++;
  }
  return { ...found, margin: found.margin / found.games, ends: found.ends.slice(0, 5) };
}

/** A clan in games with others, or with so many players: each won game is shared among its winners. */
export function slowClan(results: readonly GameResult[], clan: string, players?: number) {
  const found = { picks: 0, wins: 0, expected: 0, sum: 0, best: -1000 };
  for (const { seats } of results) {
    if (seats.length === 1 || (players !== undefined && players !== seats.length)) continue;
    const top = Math.max(...seats.map(({ total }) => total));
    for (const seat of seats) {
      if (seat.clan !== clan) continue;
      found.picks++;
      found.sum += seat.total;
      found.expected += 1 / seats.length;
      found.best = Math.max(found.best, seat.total);
      if (seat.total === top) found.wins += 1 / seats.filter(({ total }) => total === top).length;
    }
  }
  return found;
}

/** Points per seat with an option, and without it, in games with others. */
export function slowOption(results: readonly GameResult[], option: string) {
  const sums = { with: 0, without: 0 };
  const seatsOf = { with: 0, without: 0 };
  const games = { with: 0, without: 0 };
  for (const { seats, options } of results) {
    if (seats.length === 1) continue;
    const kind = (options as string[]).includes(option) ? 'with' : 'without';
    games[kind]++;
    for (const { total } of seats) {
      sums[kind] += total;
      seatsOf[kind]++;
    }
  }
  return { games, average: sums.with / seatsOf.with, without: sums.without / seatsOf.without };
}

const MU = 25;
const SIGMA = MU / 3;
const BETA = SIGMA / 2;
/** By so much nobody is as sure of somebody as after their last game. */
const TAU = MU / 300;

/**
 * Ratings by the formulas of Weng and Lin (2011) for Plackett and Luce's model, for single players: 1000 and 40 for each
 * point of what is nearly certain.
 */
export function slowRatings(results: readonly GameResult[]): Map<string, { rating: number; games: number }> {
  const skills = new Map<string, { mu: number; sigma: number; games: number }>();
  for (const { seats } of [...results].sort((a, b) => a.ended - b.ended)) {
    const strange = seats.some(({ user, own, others }) => user.startsWith('computer-') || own < 3 * others);
    if (seats.length === 1 || strange) continue;
    const before = seats.map(({ user }) => {
      const { sigma, ...skill } = skills.get(user) ?? { mu: MU, sigma: SIGMA, games: 0 };
      return { ...skill, sigma: Math.hypot(sigma, TAU) };
    });
    const c = Math.sqrt(before.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
    seats.forEach((seat, i) => {
      const { mu, sigma, games } = before[i] as (typeof before)[number];
      let [omega, delta] = [0, 0];
      seats.forEach((rival, q) => {
        // Only those who came before, or with them, were to be beaten.
        if (rival.total < seat.total) return;
        let below = 0;
        seats.forEach(({ total }, s) => {
          if (total <= rival.total) below += Math.exp((before[s]?.mu ?? 0) / c);
        });
        const chance = Math.exp(mu / c) / below;
        const tied = seats.filter(({ total }) => total === rival.total).length;
        omega += ((q === i ? 1 : 0) - chance) / tied;
        delta += (chance * (1 - chance)) / tied;
      });
      const after = {
        mu: mu + (sigma ** 2 / c) * omega,
        sigma: sigma * Math.sqrt(Math.max(1 - (sigma / c) * (sigma ** 2 / c ** 2) * delta, 0.0001)),
      };
      skills.set(seat.user, { ...after, games: games + 1 });
    });
  }
  return new Map(
    [...skills].map(([user, { mu, sigma, games }]) => [
      user,
      { rating: 1000 + 40 * (mu - 3 * sigma), games },
    ]),
  );
}
