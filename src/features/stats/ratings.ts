/** Ratings from finished games in chronological order, computed on every request. */
import { hasLeft, isKnown, isRated, ratedUser } from './eligibility.ts';
import type { GameResult } from './result.ts';

/** A new player's rating is 1000: a near-certain lower bound of skill. One point of skill is 40 points of rating. */
const SCALE = { alpha: 40, target: 1000 };
/** Ratings from fewer games are provisional. */
const MIN_RATED_GAMES = 5;

export interface Rating {
  readonly user: string;
  readonly rating: number;
  readonly games: number;
  readonly provisional: boolean;
  readonly change: number;
}

/** Rates a server's players: those with enough rated games first. Erased users count as new players. */
export async function ratingsOf(results: readonly GameResult[]): Promise<Rating[]> {
  // Loaded on demand: importing it is slow, and few requests need it.
  const { ordinal, rate, rating } = await import('openskill');
  const skills = new Map<string, { skill: ReturnType<typeof rating>; games: number; change: number }>();
  const shown = (skill: ReturnType<typeof rating>) => ordinal(skill, SCALE);
  for (const { seats } of [...results].filter(isRated).sort(byEnd)) {
    const before = seats.map(
      (seat) => skills.get(ratedUser(seat)) ?? { skill: rating(), games: 0, change: 0 },
    );
    const after = rate(
      before.map(({ skill }) => [skill]),
      { rank: seats.map((seat) => (hasLeft(seat) ? seats.length + 1 : seat.place)) },
    );
    seats.forEach((one, seat) => {
      const { skill: old, games } = before[seat] as (typeof before)[number];
      const rated = after[seat]?.[0] ?? old;
      // Even the last place can raise a rating: the estimate becomes more certain, or a stronger player ties.
      const skill = hasLeft(one) && shown(rated) > shown(old) ? old : rated;
      skills.set(ratedUser(one), {
        skill,
        games: games + 1,
        change: Math.round(shown(skill)) - Math.round(shown(old)),
      });
    });
  }
  return [...skills]
    .filter(([user]) => isKnown({ user }))
    .map(([user, { skill, games, change }]) => ({
      user,
      games,
      change,
      rating: Math.round(shown(skill)),
      provisional: games < MIN_RATED_GAMES,
    }))
    .sort(
      (a, b) =>
        Number(a.provisional) - Number(b.provisional) || b.rating - a.rating || (a.user < b.user ? -1 : 1),
    );
}

/** Orders results by end, earliest first. */
export const byEnd = (a: GameResult, b: GameResult): number =>
  a.ended - b.ended || (a.game < b.game ? -1 : 1);
