/** Clicks, posts and pings of a turn, counted while robots who know what they want play by buttons. */
import { describe, expect } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { playGame } from '../../../src/tools/robots/play.ts';
import { createTapCounter } from '../../../src/tools/robots/tap-counter.ts';
import { slowTests } from '../../support/waiting.ts';
import { tableTest } from '../fixtures/table-test.ts';

slowTests();

const it = tableTest();

/** Enough turns and decisions to see every kind of turn. */
const TURNS = 50;

describe('a turn', () => {
  it('takes three taps at most, two for production, and makes one post with one ping', async ({ table }) => {
    const taps = createTapCounter(table);
    await playGame(table, {
      ...{ players: 2, seed: 'taps', chance: createRng('taps'), lobby: 'commands' },
      robot: () => taps.robot,
      before: async (move) => move < TURNS,
    });
    await table.quiet();
    // The medians in docs/performance.md.
    expect(taps.line()).toBe(
      'trade=3 expand=3 contract=3 fulfil=2 upgrade=3 hire=2 pass=3 production=2 posts=1.0 pings=1.0',
    );
  });
});
