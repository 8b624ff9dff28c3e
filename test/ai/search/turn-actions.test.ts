/** Lines of the search as turns of the engine. */
import { expect, it } from 'vitest';
import { createPosition } from '../../../src/ai/search/position.ts';
import { createSearchContext } from '../../../src/ai/search/search-context.ts';
import { splitTurn } from '../../../src/ai/search/turn-actions.ts';
import { applyActions } from '../../../src/ai/search/unit-exchange.ts';
import { DEFAULT_WEIGHTS } from '../../../src/ai/think.ts';
import type { Action } from '../../../src/engine/index.ts';
import { scene } from '../../fixtures/scene.ts';

const fulfil = (contract: number): Action => ({ type: 'fulfil', contract, spare: 'none', spareCopy: 'none' });
const MINER: Action = { type: 'expand', unit: 'miner', space: 'H7' };
const DECLINE: Action = { type: 'decline' };

/** Buchanan holds two contracts with free spaces; the miner on H7 is next to a distillery. */
const twoContracts = (isWhiskySold: boolean) =>
  scene({
    seats: [
      {
        clan: 'buchanan',
        units: { G7: 'sheep' },
        money: 200,
        merchants: { stock: isWhiskySold ? 4 : 5, board: 2 },
        ...(isWhiskySold && { posted: { whisky: { side: 'sell', count: 1 } } }),
        goods: { wool: 5, bread: 2 },
        contracts: [1, 24],
      },
      { units: { H8: 'distillery', H6: 'distillery' } },
    ],
  });

it('a bonus that lapsed is not declined in place of the second contract (R-BUCHANAN)', () => {
  const line = [fulfil(1), MINER, DECLINE, fulfil(24)];
  expect(splitTurn(twoContracts(true), 0, line).turn).toEqual([fulfil(1), MINER, fulfil(24)]);
  expect(splitTurn(twoContracts(false), 0, line).turn).toEqual(line);
});

it('purchases from neighbours are declined before the next turn shifts a price for a trade (R-PORT-6)', () => {
  const state = scene({
    ports: { A: 5, B: 2, C: 3, D: 6 },
    seats: [
      { units: { C1: 'bakery', A9: 'sheep' }, money: 200, merchants: { stock: 5, board: 2 } },
      { units: { D2: 'distillery' } },
    ],
  });
  const bakery: Action = { type: 'expand', unit: 'bakery', space: 'D1' };
  const shift: Action = { type: 'shiftPrice', port: 6, good: 'whisky', direction: 'down' };
  const { turn, rest } = splitTurn(state, 0, [bakery, DECLINE, shift]);
  expect(turn.slice(0, 2)).toEqual([bakery, DECLINE]);
  expect(rest).toEqual([shift]);
});

it('a line of several turns can be followed, and a turn that ends gives up what is open (R-TURN-2)', () => {
  const state = twoContracts(false);
  const context = createSearchContext(state, 0, DEFAULT_WEIGHTS);
  const start = createPosition(context, state);
  const after = (...actions: Action[]) => applyActions(context, start, actions).hash();
  const free: Action = { type: 'expand', unit: 'sheep', space: 'G8' };
  expect(after({ type: 'hire' }, { type: 'endTurn' }, { type: 'upgradeShipping' })).toBe(
    after({ type: 'hire' }, { type: 'upgradeShipping' }),
  );
  // The free space of the contract is not used for the next turn's expansion.
  const money = (...actions: Action[]) => applyActions(context, start, actions).money;
  expect(money(fulfil(24), { type: 'endTurn' }, free)).toBeLessThan(money(fulfil(24), free));
});
