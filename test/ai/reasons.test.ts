/** Reasons of moves: the part of the value that a move raises most, and the contract it is for. */
import { describe, expect, it } from 'vitest';
import { parseWeights, STORED_WEIGHTS } from '../../src/ai/index.ts';
import { finalPoints } from '../../src/ai/search/features.ts';
import { createPosition } from '../../src/ai/search/position.ts';
import { contractPurpose, largestGain } from '../../src/ai/search/reasons.ts';
import { createSearchContext } from '../../src/ai/search/search-context.ts';
import type { Option } from '../../src/engine/index.ts';
import { type Scene, scene } from '../fixtures/scene.ts';

const WEIGHTS = parseWeights(STORED_WEIGHTS);
const BUY_CHEESE = { type: 'trade', side: 'buy', good: 'cheese', count: 1 } as const;
/** Gives 4 cotton for 4 cheese. */
const COTTON = 10;
/** Asks for 4 wool. */
const WOOL = 1;
/** Asks for 2 mutton. */
const MUTTON = 5;
/** Give 3 and 4 tobacco. */
const TOBACCO = [2, 8];
const SUGAR_CANE = 3;

describe('what a move does for a contract', () => {
  const held = (
    fulfilled: readonly number[],
    round = 4,
    options: Partial<Record<Option, boolean>> = {},
  ): Scene => ({
    round,
    options,
    seats: [{ contracts: [COTTON] }, { fulfilled: [...fulfilled] }],
  });
  const purpose = (given: Scene) => contractPurpose(scene(given), 0, BUY_CHEESE);

  it('names the contract that lacks the good, and its imports if they are the rarest', () => {
    const rarest = { contract: COTTON, good: 'cotton', count: 4 };
    expect(purpose(held([...TOBACCO, 12, SUGAR_CANE]))).toEqual({ contract: COTTON, rarest });
  });

  it.each([
    ['another import stays rarer', held(TOBACCO)],
    ['imports are still too few to tell', held([...TOBACCO, 12, SUGAR_CANE], 2)],
    ['all imports are worth the same', held([...TOBACCO, 12, SUGAR_CANE], 4, { staticImports: true })],
    ['only the player’s own imports count', held([...TOBACCO, 12, SUGAR_CANE], 4, { ownImports: true })],
  ])('does not name the imports if %s', (_, given) => {
    expect(purpose(given)).toEqual({ contract: COTTON });
  });

  it('names the imports of a contract that is taken', () => {
    const state = scene({
      round: 4,
      board: [COTTON],
      seats: [{}, { fulfilled: [...TOBACCO, 12, SUGAR_CANE] }],
    });
    expect(contractPurpose(state, 0, { type: 'obtain', contract: COTTON })).toEqual({
      rarest: { contract: COTTON, good: 'cotton', count: 4 },
    });
  });

  it('names none for what a unit makes after the last turn, but its animal still serves', () => {
    const served = (unit: 'sheep' | 'cheeseDairy', round: number, contracts: number[]) =>
      contractPurpose(scene({ round, seats: [{ contracts }] }), 0, { type: 'expand', unit, space: 'C1' })
        .contract;
    expect(served('cheeseDairy', 4, [COTTON])).toBe(COTTON);
    expect(served('cheeseDairy', 5, [COTTON])).toBeUndefined();
    expect(served('sheep', 5, [WOOL])).toBeUndefined();
    expect(served('sheep', 5, [MUTTON])).toBe(MUTTON);
  });

  it('names none if no contract lacks the good', () => {
    const state = scene({ round: 4, seats: [{ contracts: [COTTON], goods: { cheese: 4 } }] });
    expect(contractPurpose(state, 0, BUY_CHEESE)).toEqual({});
  });
});

describe('the largest gain', () => {
  it('is the row that differs most, in final points, when the game is over', () => {
    const state = scene({ players: 1, round: 5 });
    const context = createSearchContext(state, 0, WEIGHTS);
    const before = createPosition(context, state);
    before.over = true;
    const after = before.copy();
    after.glory += 3;
    after.money += 50;
    const points = finalPoints(context, after) - finalPoints(context, before) - 3;
    expect(largestGain(context, before, after)).toEqual({ reason: 'money', points });
    expect(largestGain(context, after, before)).toBeUndefined();
  });
});
