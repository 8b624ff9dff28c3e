/** The port with an upgrade and glory. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  refusal,
  type SeatScene,
  scene,
  seatAt,
  waiting,
} from '../../../fixtures/scene.ts';

const use: Action = { type: 'usePort', port: 4, effect: 4 };
const at = (seat: SeatScene) =>
  scene({ ports: { A: 4, B: 2, C: 3, D: 1 }, seats: [{ units: { A1: 'sheep' }, money: 5, ...seat }] });

describe('R-PORT-4 a bonus upgrade and 3 glory', () => {
  it.each<{ name: string; action: Action; after: object }>([
    {
      name: 'technology for 5',
      action: { type: 'upgradeTechnology', worker: 'woodcutter' },
      after: { money: 0, technology: { woodcutter: true, miner: false } },
    },
    { name: 'shipping', action: { type: 'upgradeShipping' }, after: { money: 5, shipping: 1 } },
    { name: 'a merchant', action: { type: 'hire' }, after: { money: 5, merchants: { stock: 2, board: 4 } } },
    {
      name: 'a merchant back',
      action: { type: 'recall', good: 'milk', side: 'sell' },
      after: { money: 5, merchants: { stock: 2, board: 5 }, posted: {} },
    },
  ])('$name', ({ action, after }) => {
    const given = at({ merchants: { stock: 1, board: 5 }, posted: { milk: { side: 'sell', count: 1 } } });
    const used = act(given, 0, use);
    expect(waiting(used.state)).toEqual(['0 bonuses']);
    expect(eventsOf(used.events, 'glory')).toEqual([
      { type: 'glory', seat: 0, amount: 3, source: 'port:4', cause: 'portUsed' },
    ]);
    const { state } = act(used.state, 0, action);
    expect(seatAt(state, 0)).toMatchObject({ ...after, glory: 3 });
    expect(waiting(state)).toEqual(['0 turn']);
    act(state, 0, { type: 'pass' });
  });

  it('does not include a free space', () => {
    const { state } = act(at({}), 0, use);
    expect(refusal(state, 0, { type: 'expand', unit: 'sheep', space: 'B1' })).toEqual({
      code: 'noFreeSpace',
    });
  });

  it('gives the glory even if the upgrade lapses', () => {
    const given = at({
      money: 4,
      shipping: 5,
      technology: { woodcutter: true },
      merchants: { stock: 7, board: 0 },
    });
    const { state, events } = act(given, 0, use);
    expect(seatAt(state, 0)).toMatchObject({ glory: 3, ports: [4] });
    expect(eventsOf(events, 'lapsed')).toEqual([{ type: 'lapsed', seat: 0, bonus: 'upgrade' }]);
    expect(waiting(state)).toEqual(['0 turn']);
  });

  it('gives the glory even if the upgrade is declined', () => {
    const { state, events } = acts(at({}), [0, use], [0, { type: 'decline' }]);
    expect(seatAt(state, 0)).toMatchObject({ glory: 3, shipping: 0, money: 5 });
    expect(eventsOf(events, 'declined')).toMatchObject([{ bonus: 'upgrade' }]);
  });

  it('helps in the same turn: shipping before an expansion over a river', () => {
    const given = scene({
      ports: { A: 4, B: 2, C: 3, D: 1 },
      seats: [{ units: { A1: 'sheep', D2: 'sheep' } }],
    });
    const over: Action = { type: 'expand', unit: 'sheep', space: 'D3' };
    expect(refusal(given, 0, over)).toMatchObject({ code: 'outOfReach' });
    acts(given, [0, use], [0, { type: 'upgradeShipping' }], [0, over]);
  });
});
