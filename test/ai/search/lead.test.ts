/** The lead of a turn over the next kind: told only if the comparison favours the turn. */
import { expect, it } from 'vitest';
import { parseWeights, STORED_WEIGHTS } from '../../../src/ai/index.ts';
import { leadOf } from '../../../src/ai/search/lead.ts';
import { createSearchContext } from '../../../src/ai/search/search-context.ts';
import { rateVariedTurns } from '../../../src/ai/search/turns.ts';
import { scene } from '../../fixtures/scene.ts';

const state = scene({
  round: 2,
  seats: [{ money: 40, units: { A1: 'sheep' }, shipping: 1 }],
});
const context = createSearchContext(state, 0, parseWeights(STORED_WEIGHTS));

it('is that of the best turn, and none of a turn that another kind is ahead of', () => {
  const [best] = rateVariedTurns(context, state);
  if (best === undefined) throw new Error('no turn');
  expect(leadOf(context, state, best.turn)?.points).toBeGreaterThanOrEqual(0);
  expect(leadOf(context, state, [{ type: 'pass' }])).toBeUndefined();
});
