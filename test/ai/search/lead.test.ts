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

it('is none over a turn that only rows before the same pass', () => {
  const idle = scene({
    round: 3,
    seats: [
      {
        clan: 'macdonald',
        money: 0,
        units: { E4: 'fisherman' },
        merchants: { stock: 0, board: 5 },
        posted: { wool: { side: 'buy', count: 2 } },
      },
    ],
  });
  const search = createSearchContext(idle, 0, parseWeights(STORED_WEIGHTS));
  const turns = rateVariedTurns(search, idle).map(({ turn }) => turn.map(({ type }) => type));
  expect(turns.sort()).toEqual([['pass'], ['row', 'pass'], ['row', 'pass']]);
  expect(leadOf(search, idle, [{ type: 'pass' }])).toBeUndefined();
});
