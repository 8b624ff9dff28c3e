/** A turn: one main action, ports around it, and its end. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  refusal,
  type Scene,
  type SeatScene,
  scene,
  seatAt,
  waiting,
} from '../../fixtures/scene.ts';

const port = (number: number): Action => ({ type: 'usePort', port: number, effect: number });
const hire: Action = { type: 'hire' };
const pass: Action = { type: 'pass' };
const endTurn: Action = { type: 'endTurn' };
const basics: Action = { type: 'exchangeGoods', port: 2, discard: 'wool', gain: 'wool+wool+wool' };

/** Ports 4 and 5 in reach of A1 and A9, ports 2 and 3 in reach of M2 and M9. */
const corners = { A: 4, B: 2, C: 3, D: 5 } as const;
const everywhere = { A1: 'sheep', M2: 'sheep', M9: 'sheep', A9: 'sheep' } as const;
const mine = (seat: SeatScene, more: Scene = {}) => scene({ ports: corners, ...more, seats: [seat] });

describe('R-TURN-1 one main action, ports around it', () => {
  it.each<{ name: string; first: Action; seat?: SeatScene }>([
    { name: 'a trade', first: { type: 'trade', good: 'wool', side: 'buy', count: 1 } },
    { name: 'a contract', first: { type: 'obtain', contract: 30 } },
    { name: 'an expansion', first: { type: 'expand', unit: 'cow', space: 'B1' } },
    { name: 'shipping', first: { type: 'upgradeShipping' } },
    { name: 'a technology', first: { type: 'upgradeTechnology', worker: 'miner' } },
    { name: 'hiring', first: hire },
    {
      name: 'a fulfilment',
      first: { type: 'fulfil', contract: 2, spare: 'none', spareCopy: 'none' },
      seat: { contracts: [2], goods: { wool: 6 } },
    },
  ])('after $name no other main action', ({ first, seat }) => {
    const given = mine(
      { units: { A1: 'sheep', A9: 'sheep' }, merchants: { stock: 3, board: 4 }, ...seat },
      { board: [30, 31] },
    );
    const { state } = act(given, 0, first);
    expect(waiting(state)).toEqual(['0 turn']);
    const others: Action[] = [
      { type: 'trade', good: 'milk', side: 'buy', count: 1 },
      { type: 'obtain', contract: 31 },
      { type: 'expand', unit: 'cow', space: 'C1' },
      { type: 'upgradeShipping' },
      { type: 'upgradeTechnology', worker: 'woodcutter' },
      hire,
      { type: 'fulfil', contract: 30, spare: 'none', spareCopy: 'none' },
      { type: 'shiftPrice', port: 6, good: 'wool', direction: 'up' },
      pass,
    ];
    for (const other of others)
      expect(refusal(state, 0, other), JSON.stringify(other)).toEqual({ code: 'mainActionTaken' });
  });

  it.each<{ name: string; moves: Action[] }>([
    { name: 'before', moves: [port(5), hire, endTurn] },
    { name: 'after', moves: [hire, port(5), endTurn] },
    { name: 'several before', moves: [port(5), basics, hire, endTurn] },
    { name: 'several after', moves: [hire, basics, port(5), endTurn] },
    { name: 'on both sides', moves: [basics, hire, port(5), endTurn] },
  ])('ports: $name', ({ moves }) => {
    const given = mine({ units: everywhere, goods: { wool: 1 }, money: 50 });
    const { state } = acts(given, ...moves.map((move) => [0, move] as const));
    const used = moves.includes(basics) ? 1 : 0;
    expect(seatAt(state, 0)).toMatchObject({
      money: 50 + 10 - 4,
      merchants: { stock: 3 },
      goods: { wool: 1 + 2 * used },
    });
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('a port can be reached by a unit placed in the same turn', () => {
    const given = mine({ units: { B1: 'woodcutter' } }, { ports: { A: 5, B: 2, C: 3, D: 4 } });
    expect(refusal(given, 0, port(5))).toEqual({ code: 'portOutOfReach', port: 5 });
    const { state } = acts(given, [0, { type: 'expand', unit: 'sheep', space: 'A1' }], [0, port(5)]);
    expect(seatAt(state, 0).ports).toEqual([5]);
  });

  it('a port can be reached by an animal before it is slaughtered, but not afterwards', () => {
    const given = mine({ units: { A9: 'cow', B1: 'woodcutter' }, goods: { wool: 1 }, contracts: [16] });
    const fulfil: Action = { type: 'fulfil', contract: 16, spare: 'none', spareCopy: 'none' };
    expect(waiting(act(given, 0, fulfil).state)).toEqual(['1 turn']);
    const { state } = acts(given, [0, port(5)], [0, fulfil]);
    expect(seatAt(state, 0)).toMatchObject({ ports: [5], fulfilled: [16] });
  });

  it.each<{ name: string; given: Scene; moves: Action[]; inside: string }>([
    {
      name: 'a slaughter',
      given: { seats: [{ units: { A9: 'sheep', A8: 'sheep', B1: 'sheep' }, contracts: [5] }] },
      moves: [{ type: 'fulfil', contract: 5, spare: 'none', spareCopy: 'none' }],
      inside: 'slaughter',
    },
    {
      name: 'export bonuses',
      given: { seats: [{ units: { A9: 'sheep' }, goods: { wool: 3 }, contracts: [6] }] },
      moves: [{ type: 'fulfil', contract: 6, spare: 'none', spareCopy: 'none' }],
      inside: 'bonuses',
    },
    {
      name: 'an expansion with purchases',
      given: { seats: [{ units: { A9: 'sheep', C1: 'sheep' } }, { units: { D2: 'cow' } }] },
      moves: [{ type: 'expand', unit: 'sheep', space: 'D1' }],
      inside: 'expansion',
    },
    {
      name: 'a draw of contracts',
      given: { seats: [{ units: { A9: 'bakery', A8: 'bakery', A7: 'bakery' } }] },
      moves: [{ type: 'expand', unit: 'bakery', space: 'B7' }, { type: 'drawContracts' }],
      inside: 'draw',
    },
    {
      name: 'another port',
      given: { seats: [{ units: { A9: 'sheep', A1: 'sheep' } }] },
      moves: [port(4)],
      inside: 'bonuses',
    },
    {
      name: 'the two contracts of one action',
      given: { board: [30, 31], seats: [{ clan: 'buchanan', units: { A9: 'sheep' } }] },
      moves: [{ type: 'obtain', contract: 30 }],
      inside: 'secondContract',
    },
    {
      name: 'the two fulfilments of one action',
      given: {
        seats: [{ clan: 'buchanan', units: { A9: 'sheep' }, goods: { wool: 12 }, contracts: [2, 1] }],
      },
      moves: [{ type: 'fulfil', contract: 2, spare: 'none', spareCopy: 'none' }],
      inside: 'secondFulfilment',
    },
  ])('no port inside $name', ({ given, moves, inside }) => {
    const { state } = acts(scene({ ports: corners, ...given }), ...moves.map((move) => [0, move] as const));
    expect(waiting(state)).toEqual([`0 ${inside}`]);
    expect(refusal(state, 0, port(5))).toEqual({ code: 'notNow', decision: inside });
  });

  it('ports may come before a pass, not after it', () => {
    const given = mine({ units: everywhere, money: 0 });
    const { state } = acts(given, [0, port(5)], [0, pass]);
    expect(seatAt(state, 0).money).toBe(26);
    expect(waiting(state)).toEqual(['1 turn']);
    expect(refusal(state, 0, port(4))).toEqual({ code: 'notYourTurn' });
  });

  it('rowing may come before a pass, not after another action', () => {
    const given = (clan: 'macdonald') => mine({ clan, units: { A9: 'sheep', B8: 'fisherman' }, money: 50 });
    const row: Action = { type: 'row', from: 'B8', to: 'C8' };
    expect(seatAt(acts(given('macdonald'), [0, row], [0, pass]).state, 0).units).toMatchObject({
      C8: 'fisherman',
    });
    expect(refusal(act(given('macdonald'), 0, hire).state, 0, row)).toEqual({ code: 'mainActionTaken' });
  });

  it('a turn with ports alone is not over', () => {
    const { state } = acts(mine({ units: everywhere }), [0, port(5)]);
    expect(waiting(state)).toEqual(['0 turn']);
    expect(refusal(state, 0, endTurn)).toEqual({ code: 'mainActionFirst' });
  });

  it('no one else can act meanwhile', () => {
    const given = scene({ ports: corners, seats: [{}, { units: everywhere }] });
    for (const action of [hire, pass, port(5), endTurn]) {
      expect(refusal(given, 1, action), JSON.stringify(action)).toEqual({ code: 'notYourTurn' });
    }
    expect(refusal(given, 7, hire)).toEqual({ code: 'noSuchSeat', seat: '7' });
  });
});

describe('R-TURN-2 the end of a turn', () => {
  it.each<{
    name: string;
    ports: Scene['ports'];
    seat: SeatScene;
    ends: boolean;
    options?: Scene['options'];
  }>([
    { name: 'no unit on the map', ports: corners, seat: {}, ends: true },
    { name: 'no port in reach', ports: corners, seat: { units: { C1: 'sheep' } }, ends: true },
    { name: 'money at a port', ports: corners, seat: { units: { A9: 'sheep' } }, ends: false },
    {
      name: 'money at a port, had before',
      ports: corners,
      seat: { units: { A9: 'sheep' }, ports: [5] },
      ends: true,
    },
    {
      name: 'a port for basic goods, and none in stock',
      ports: corners,
      seat: { units: { M2: 'sheep' }, goods: { bread: 1 } },
      ends: true,
    },
    {
      name: 'a port for basic goods, and one in stock',
      ports: corners,
      seat: { units: { M2: 'sheep' }, goods: { grain: 1 } },
      ends: false,
    },
    {
      name: 'a port for processed goods, and none in stock',
      ports: corners,
      seat: { units: { M9: 'sheep' }, goods: { grain: 1 } },
      ends: true,
    },
    {
      name: 'a port for processed goods, and one in stock',
      ports: corners,
      seat: { units: { M9: 'sheep' }, goods: { whisky: 1 } },
      ends: false,
    },
    {
      name: 'glory at a port, even with nothing to upgrade',
      ports: corners,
      seat: {
        units: { A1: 'sheep' },
        shipping: 5,
        technology: { miner: true, woodcutter: true },
        merchants: { stock: 7, board: 0 },
        ports: [2, 3, 5],
      },
      ends: false,
    },
    {
      name: 'a port that serves fulfilments only',
      ports: { A: 1, B: 2, C: 3, D: 5 },
      seat: { units: { A1: 'sheep' }, contracts: [4] },
      ends: true,
    },
    {
      name: 'a port that serves trades only',
      ports: { A: 6, B: 2, C: 3, D: 5 },
      seat: { units: { A1: 'sheep' }, goods: { wool: 3 } },
      ends: true,
    },
    {
      name: 'a port that exchanges units, with two that can go',
      ports: { A: 7, B: 2, C: 3, D: 5 },
      seat: { units: { A1: 'sheep', B1: 'sheep' } },
      ends: false,
    },
    {
      name: 'a port that exchanges units, with one that can go',
      ports: { A: 7, B: 2, C: 3, D: 5 },
      seat: { units: { A1: 'sheep', B1: 'field' } },
      ends: true,
    },
    {
      name: 'a port with money and contracts, and no empty box',
      ports: { A: 8, B: 2, C: 3, D: 5 },
      seat: { units: { A1: 'sheep' }, contracts: [4] },
      ends: false,
    },
    {
      name: 'the port that copies, with three pounds left',
      ports: { A: 9, B: 2, C: 3, D: 5 },
      options: { kickstarter: true },
      seat: { units: { A1: 'sheep' }, money: 4 + 3 },
      ends: false,
    },
    {
      name: 'the port that copies, with two pounds left',
      ports: { A: 9, B: 2, C: 3, D: 5 },
      options: { kickstarter: true },
      seat: { units: { A1: 'sheep' }, money: 4 + 2 },
      ends: true,
    },
    {
      name: 'the port that copies, and nothing to copy that serves now',
      ports: { A: 9, B: 1, C: 3, D: 6 },
      options: { kickstarter: true },
      seat: { units: { A1: 'sheep' } },
      ends: true,
    },
    {
      name: 'a barrel in the cellar',
      ports: corners,
      seat: { clan: 'mackenzie', cellar: [true, false, false] },
      ends: false,
    },
    { name: 'an empty cellar', ports: corners, seat: { clan: 'mackenzie' }, ends: true },
    {
      name: 'a fisherman, who rows only before',
      ports: corners,
      seat: { clan: 'macdonald', units: { F4: 'fisherman' } },
      ends: true,
    },
  ])('after the main action with $name: automatic: $ends', ({ ports, options, seat, ends }) => {
    const given = scene({
      ...(ports === undefined ? {} : { ports }),
      ...(options === undefined ? {} : { options }),
      seats: [seat],
    });
    const action: Action =
      seat.merchants?.board === 0 ? { type: 'trade', good: 'wool', side: 'buy', count: 1 } : hire;
    const { state, events } = act(given, 0, action);
    expect(waiting(state)).toEqual([ends ? '1 turn' : '0 turn']);
    expect(eventsOf(events, 'turnEnded')).toEqual(ends ? [{ type: 'turnEnded', seat: 0 }] : []);
    if (!ends) expect(waiting(act(state, 0, endTurn).state)).toEqual(['1 turn']);
  });

  it('is automatic once nothing is left to do', () => {
    const given = mine({ units: { A9: 'sheep' } });
    const { state, events } = acts(given, [0, hire], [0, port(5)]);
    expect(eventsOf(events, 'turnEnded')).toHaveLength(1);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('is never automatic before the main action', () => {
    const given = scene({ seats: [{ money: 0, merchants: { stock: 0, board: 7 }, contracts: [4] }] });
    expect(waiting(given)).toEqual(['0 turn']);
    expect(refusal(given, 0, endTurn)).toEqual({ code: 'mainActionFirst' });
    act(given, 0, pass);
  });
});

describe('R-TURN-3 bonuses that lapse or are declined', () => {
  it.each<{ name: string; given: Scene; moves: Action[]; lapsed: string[] }>([
    {
      name: 'purchases without merchants',
      given: {
        seats: [{ units: { C1: 'sheep' }, merchants: { stock: 0, board: 7 } }, { units: { D2: 'cow' } }],
      },
      moves: [{ type: 'expand', unit: 'sheep', space: 'D1' }],
      lapsed: ['neighbourhood'],
    },
    {
      name: 'a second draw when the first filled the box',
      given: {
        ports: { A: 7, B: 2, C: 3, D: 5 },
        pile: [30],
        seats: [
          {
            units: {
              A1: 'sheep',
              B1: 'cow',
              C1: 'bakery',
              D1: 'bakery',
              E2: 'bakery',
              A9: 'distillery',
              A8: 'distillery',
              A7: 'distillery',
            },
          },
        ],
      },
      moves: [
        port(7),
        { type: 'exchangeOld', space: 'A1' },
        { type: 'exchangeOld', space: 'B1' },
        { type: 'exchangeNew', unit: 'bakery' },
        { type: 'exchangeNew', unit: 'distillery' },
        { type: 'drawContracts' },
        { type: 'takeContract', contract: 30 },
      ],
      lapsed: ['buildingBonus'],
    },
    {
      name: 'a free space out of everything reach',
      given: { seats: [{ goods: { wool: 4 }, contracts: [1] }] },
      moves: [{ type: 'fulfil', contract: 1, spare: 'none', spareCopy: 'none' }],
      lapsed: ['freeSpace'],
    },
  ])('$name', ({ given, moves, lapsed }) => {
    const { events } = acts(scene(given), ...moves.map((move) => [0, move] as const));
    expect(eventsOf(events, 'lapsed')).toEqual(lapsed.map((bonus) => ({ type: 'lapsed', seat: 0, bonus })));
  });

  it.each<{ name: string; given: Scene; moves: Action[]; declined: string[] }>([
    {
      name: 'purchases',
      given: { seats: [{ units: { C1: 'sheep' } }, { units: { D2: 'cow' } }] },
      moves: [{ type: 'expand', unit: 'sheep', space: 'D1' }],
      declined: ['neighbourhood'],
    },
    {
      name: 'purchases and building bonus together',
      given: {
        seats: [{ units: { A1: 'bakery', B1: 'bakery', C1: 'bakery' } }, { units: { D2: 'cow' } }],
      },
      moves: [{ type: 'expand', unit: 'bakery', space: 'D1' }],
      declined: ['neighbourhood', 'buildingBonus'],
    },
    {
      name: 'a free space',
      given: { seats: [{ units: { C1: 'sheep' }, goods: { wool: 4 }, contracts: [1] }] },
      moves: [{ type: 'fulfil', contract: 1, spare: 'none', spareCopy: 'none' }],
      declined: ['freeSpace'],
    },
    {
      name: 'both upgrades of a contract',
      given: { seats: [{ goods: { cheese: 4 }, contracts: [10] }] },
      moves: [{ type: 'fulfil', contract: 10, spare: 'none', spareCopy: 'none' }],
      declined: ['upgrade', 'upgrade'],
    },
    {
      name: 'the upgrade of a port',
      given: { ports: corners, seats: [{ units: { A1: 'sheep' } }] },
      moves: [port(4)],
      declined: ['upgrade'],
    },
    {
      name: 'the second contract',
      given: { board: [30, 31], seats: [{ clan: 'buchanan' }] },
      moves: [{ type: 'obtain', contract: 30 }],
      declined: ['secondContract'],
    },
  ])('may be declined: $name', ({ given, moves, declined }) => {
    const { events } = acts(
      scene(given),
      ...[...moves, { type: 'decline' as const }].map((move) => [0, move] as const),
    );
    expect(eventsOf(events, 'declined')).toEqual(
      declined.map((bonus) => ({ type: 'declined', seat: 0, bonus })),
    );
    expect(eventsOf(events, 'lapsed')).toEqual([]);
  });

  it('an ordinary turn has nothing to decline', () => {
    expect(refusal(scene(), 0, { type: 'decline' })).toEqual({ code: 'notNow', decision: 'turn' });
  });
});
