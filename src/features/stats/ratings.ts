/** Ratings from finished games, the earliest first: worked out anew each time, so that undo and erasure cost nothing. */
import { isKnown, isRated, ratedUser } from './eligibility.ts';
import type { GameResult } from './result.ts';

/** A rating is 1000 for somebody new: the skill is at least that with near certainty. A point of skill is worth 40. */
const SCALE = { alpha: 40, target: 1000 };
/** Rated games before which a rating says little. */
export const PROVISIONAL = 5;

export interface Rating {
  readonly user: string;
  readonly rating: number;
  /** Rated games. */
  readonly games: number;
  readonly provisional: boolean;
  /** What their last rated game changed. */
  readonly change: number;
}

/**
 * The ladder of a server: those with enough rated games first, then the others, each by rating. Erased people are not
 * in it, and each of their games was against somebody new.
 */
export async function ratingsOf(results: readonly GameResult[]): Promise<Rating[]> {
  // Loading it takes longer than most starts of a test; and few ask for it.
  const { ordinal, rate, rating } = await import('openskill');
  const skills = new Map<string, { skill: ReturnType<typeof rating>; games: number; change: number }>();
  const shown = (skill: ReturnType<typeof rating>) => ordinal(skill, SCALE);
  for (const { seats } of [...results].filter(isRated).sort(byEnd)) {
    const before = seats.map(
      (seat) => skills.get(ratedUser(seat)) ?? { skill: rating(), games: 0, change: 0 },
    );
    const after = rate(
      before.map(({ skill }) => [skill]),
      { rank: seats.map(({ place }) => place) },
    );
    seats.forEach((one, seat) => {
      const { skill: old, games } = before[seat] as (typeof before)[number];
      const skill = after[seat]?.[0] ?? old;
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
      ...{ user, games, change, rating: Math.round(shown(skill)), provisional: games < PROVISIONAL },
    }))
    .sort(
      (a, b) =>
        Number(a.provisional) - Number(b.provisional) || b.rating - a.rating || (a.user < b.user ? -1 : 1),
    );
}

/** The earliest end first. */
export const byEnd = (a: GameResult, b: GameResult): number =>
  a.ended - b.ended || (a.game < b.game ? -1 : 1);
