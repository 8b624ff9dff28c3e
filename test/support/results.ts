/** What came of games that nobody played: random, and the same for the same word. */

import { createRng, type Rng } from '../../src/ai/index.ts';
import { CLANS } from '../../src/content/index.ts';
import { OPTIONS, SCORE_ROWS } from '../../src/engine/index.ts';
import type { GameResult } from '../../src/features/stats/index.ts';

const MINUTE = 60_000;
const BEGINNING = Date.UTC(2026, 0, 1);

/** Ids of a dozen people: as long as Discord's. */
export const USERS = Array.from({ length: 12 }, (_, n) => `2000000000000000${String(n).padStart(2, '0')}`);
export const NAMES = [
  'Aileen',
  'Bruce',
  'Catriona of Inverness',
  'Duncan',
  'Eilidh',
  'Fergus',
  'Grażyna',
  'Héctor',
].concat(['Iona', 'Jan', 'Katarzyna Wiśniewska-Kowalska', 'Lluís']);

function seatOf(dice: Rng, user: string, name: string): Omit<GameResult['seats'][number], 'place'> {
  const points = SCORE_ROWS.map((row) => [row, row === 'auction' ? -dice.int(3) : dice.int(26)] as const);
  // Some are stood in for, some have given up, and at some tables nobody has a clan.
  const others = dice.int(6) === 0 ? dice.int(40) : 0;
  return {
    ...{ user, name, conceded: dice.int(20) === 0 },
    ...(dice.int(15) === 0 ? {} : { clan: CLANS[dice.int(CLANS.length)] as (typeof CLANS)[number] }),
    points: Object.fromEntries(points) as GameResult['seats'][number]['points'],
    total: points.reduce((sum, [, value]) => sum + value, 0),
    ...{ own: 20 + dice.int(60), others },
    answers: Array.from({ length: dice.int(60) }, () => dice.int(dice.int(2) === 0 ? 900 : 90_000)),
  };
}

/** So many games, the earliest first. */
export function randomResults(word: string, count: number): GameResult[] {
  const dice = createRng(word);
  return Array.from({ length: count }, (_, n) => {
    const players = 1 + dice.int(4);
    const people = USERS.map((user, i) => ({ user, name: NAMES[i] as string }))
      .map((one) => ({ one, at: dice.int(1000) }))
      .sort((a, b) => a.at - b.at)
      .slice(0, players)
      .map(({ one }, i) => strange(dice, i, n) ?? one);
    const seats = people.map(({ user, name }) => seatOf(dice, user, name));
    const ended = BEGINNING + n * 40 * MINUTE;
    return {
      ...{ game: idOf(n), ended, began: ended - dice.int(30_000) * MINUTE },
      options: OPTIONS.filter(() => dice.int(6) === 0),
      seats: seats.map((seat) => ({
        ...seat,
        place: 1 + seats.filter(({ total }) => total > seat.total).length,
      })),
    };
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const idOf = (n: number): string =>
  Array.from({ length: 8 }, (_, place) => LETTERS[Math.floor(n / 32 ** (7 - place)) % 32]).join('');

/** Now and then a computer sits there, or somebody who has been erased. */
function strange(dice: Rng, seat: number, game: number): { user: string; name: string } | undefined {
  const kind = dice.int(14);
  if (kind === 0) return { user: `computer-laird-${seat + 1}`, name: 'Laird' };
  return kind === 1 ? { user: `former-${game}-${seat}`, name: 'a former player' } : undefined;
}
