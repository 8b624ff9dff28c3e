/** Random games under the referee, for tests: nothing odd is found, and the games have substance. */
import { describe, expect, it } from 'vitest';
import { CONTENT, type PlayerCount } from '../../src/content/index.ts';
import type { EventType } from '../../src/engine/index.ts';
import type { RefereedGame } from '../../src/tools/refereed-game.ts';
import { playOne } from '../../src/tools/simulation.ts';

/** Games of each number of players, in so many tests: each must end in time on a slow machine, too. */
const GAMES = 20;
const TESTS = 2;

/** Tests on random games of so many players, with random options. */
export function simulated(players: PlayerCount): void {
  describe(`random games with players: ${players}`, () => {
    const played: RefereedGame[] = [];
    const firsts = Array.from({ length: TESTS }, (_, i) => 1 + (i * GAMES) / TESTS);

    it.each(firsts)('are finished without a violation, from game %i on', (first) => {
      for (let number = first; number < first + GAMES / TESTS; number++) {
        const wish = { players, options: 'random', content: 'standard' } as const;
        const game = playOne(`ci-${players}-${number}`, wish, CONTENT);
        const again = `npm run simulate -- --players ${players} --seed ci-${players} --from ${number} --games 1`;
        expect(game.findings, again).toEqual([]);
        expect(game.finished, again).toBe(true);
        played.push(game);
      }
    });

    it('have substance', () => {
      const perGame = (type: EventType) =>
        played.reduce((sum, { events }) => sum + events.filter((event) => event.type === type).length, 0) /
        GAMES;
      expect(perGame('fulfilled')).toBeGreaterThan(players);
      expect(perGame('traded')).toBeGreaterThan(5 * players);
      expect(perGame('expanded')).toBeGreaterThan(5 * players);
      expect(perGame('slaughtered')).toBeGreaterThan(0.4 * players);
      expect(perGame('portUsed')).toBeGreaterThan(0.3 * players);
      expect(perGame('contractsDrawn')).toBeGreaterThan(0);
    });
  });
}
