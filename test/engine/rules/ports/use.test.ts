/** Rules for every port tile: in play, in reach, once per player and game. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/engine/index.ts';
import { act, acts, eventsOf, refusal, scene, seatAt } from '../../../fixtures/scene.ts';

const usePort = (port: number, effect = port): Action => ({ type: 'usePort', port, effect });
const atA1 = { units: { A1: 'sheep' } } as const;

describe('R-PORT each port once a player', () => {
  // A1 lies at the port of corner A.
  it.each([4, 5, 8])('port %i is marked and not to be had again, not even in a later round', (port) => {
    const given = scene({ ports: { A: port, B: 2, C: 3, D: 1 }, passed: [1, 2], seats: [atA1] });
    const used = act(given, 0, usePort(port));
    expect(seatAt(used.state, 0).ports).toEqual([port]);
    expect(eventsOf(used.events, 'portUsed')).toEqual([{ type: 'portUsed', seat: 0, port, effect: port }]);
    const main = port === 5 ? used.state : act(used.state, 0, { type: 'decline' }).state;
    expect(refusal(main, 0, usePort(port))).toEqual({ code: 'portUsed', port });
    const next = acts(main, [0, { type: 'pass' }], [1, { type: 'pass' }], [2, { type: 'pass' }]).state;
    expect(refusal(next, 0, usePort(port))).toEqual({ code: 'portUsed', port });
  });

  it('another player may use it still', () => {
    const given = scene({
      ports: { A: 5, B: 2, C: 3, D: 1 },
      seats: [atA1, { units: { B1: 'sheep' }, shipping: 2 }],
    });
    const { state } = acts(given, [0, usePort(5)], [0, { type: 'hire' }], [1, usePort(5)]);
    expect([seatAt(state, 0).ports, seatAt(state, 1).ports]).toEqual([[5], [5]]);
  });

  it.each([
    {
      name: 'one that lies in no corner',
      action: usePort(4),
      refused: { code: 'portNotInPlay', port: 4 },
    },
    {
      name: 'one out of reach',
      action: usePort(8),
      refused: { code: 'portOutOfReach', port: 8 },
    },
    {
      name: 'the effect of another tile',
      action: usePort(5, 8),
      refused: { code: 'portNotSo', port: 5 },
    },
    {
      name: 'an exchange of goods at a port that makes none',
      action: { type: 'exchangeGoods', port: 5, discard: 'wool', gain: 'wool+wool+wool' },
      refused: { code: 'portNotSo', port: 5 },
    },
    {
      name: 'a shift of prices at a port that makes none',
      action: { type: 'shiftPrice', port: 5, good: 'wool', direction: 'up' },
      refused: { code: 'portNotSo', port: 5 },
    },
  ])('refuses $name', ({ action, refused }) => {
    const given = scene({ ports: { A: 5, B: 8, C: 3, D: 1 }, seats: [{ ...atA1, goods: { wool: 1 } }] });
    expect(refusal(given, 0, action)).toEqual(refused);
  });

  it('there are none in a game without ports', () => {
    const given = scene({ options: { noPorts: true }, seats: [atA1] });
    expect(refusal(given, 0, usePort(5))).toEqual({ code: 'portNotInPlay', port: 5 });
  });
});

describe('R-PORT-5 ten pounds', () => {
  it('ten pounds', () => {
    const { state, events } = act(
      scene({ ports: { A: 5, B: 8, C: 3, D: 1 }, seats: [{ ...atA1, money: 0 }] }),
      0,
      usePort(5),
    );
    expect(seatAt(state, 0).money).toBe(10);
    expect(eventsOf(events, 'money')).toEqual([
      { type: 'money', seat: 0, amount: 10, source: 'port:5', cause: 'portUsed' },
    ]);
  });
});
