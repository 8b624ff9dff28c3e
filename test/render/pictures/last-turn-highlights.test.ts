/** Highlights of the last turn in pictures. */
import { describe, expect, it } from 'vitest';
import { priceOf } from '../../../src/engine/index.ts';
import { highlightsOf } from '../../../src/render/index.ts';
import { acts, scene } from '../../fixtures/scene.ts';

const before = scene({
  ports: { A: 6, B: 2, C: 3, D: 5 },
  market: { whisky: 3 },
  seats: [{ units: { A1: 'field' }, merchants: { stock: 7, board: 0 } }],
});
const { events, state } = acts(
  before,
  [0, { type: 'shiftPrice', port: 6, good: 'whisky', direction: 'down' }],
  [0, { type: 'trade', good: 'whisky', side: 'buy', count: 1 }],
);

describe('the highlights of a turn', () => {
  it('include the price of a good before everything that changed it', () => {
    expect(priceOf(state, 'whisky')).not.toBe(priceOf(before, 'whisky'));
    expect(highlightsOf(events, state).turn.prices).toEqual({ whisky: priceOf(before, 'whisky') });
  });

  it('include the space of a port that was used', () => {
    expect(highlightsOf(events, state).last).toEqual(['PA']);
  });
});
