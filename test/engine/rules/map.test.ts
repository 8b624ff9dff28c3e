/** The map: hexes, mist, borders, river deltas, port spaces. */
import { describe, expect, it } from 'vitest';
import { HEX_NAMES, type Side } from '../../../src/content/index.ts';
import { check, type GameState, legalActions, type Space } from '../../../src/engine/index.ts';
import {
  acts,
  eventsOf,
  firstWorkers,
  refusal,
  type Scene,
  type SeatScene,
  scene,
} from '../../fixtures/scene.ts';
import { landForAll, ownContent } from './fixtures/own-content.ts';
import { MAPS, paper } from './fixtures/plane.ts';

const ANY_LAND = landForAll();
const PORTLESS = { noPorts: true };

/** A position in which a clan places its first worker anywhere on a map with all kinds of land. */
const starting = (clan: NonNullable<SeatScene['clan']>, given: Scene, seat: SeatScene = {}): GameState =>
  firstWorkers({ content: ANY_LAND, ...given, seats: [{ clan, ...seat }] }, [0]);

const placing = (space: Space) => ({ type: 'placeWorker', unit: 'woodcutter', space }) as const;

/** Returns how many units on these spaces count for the border scoring tile. */
function onBorder(given: Scene, seat: SeatScene): number {
  const players = given.players ?? 3;
  const others = Array.from({ length: players - 1 }, (_, i) => i + 1);
  const state = scene({
    ...given,
    passed: others,
    round: 5,
    scoringTiles: [1, 2, 3, 4, 5],
    seats: [seat],
  });
  const [scored] = eventsOf(acts(state, [0, { type: 'pass' }]).events, 'roundScored').filter(
    (event) => event.seat === 0,
  );
  return scored?.count ?? Number.NaN;
}

describe('R-MAP-1 thirteen columns of nine hexes, four modules of two sides', () => {
  it('have 117 hexes, and with 3 or 4 players all land takes a worker', () => {
    expect(HEX_NAMES).toHaveLength(117);
    for (const sides of MAPS) {
      const state = starting('campbell', { sides: [...sides], options: PORTLESS });
      const spaces = legalActions(state, 0).flatMap((one) =>
        one.type === 'placeWorker' && one.unit === 'woodcutter' ? [one.space] : [],
      );
      expect(spaces).toEqual(paper(sides, 3).lands);
    }
  });

  it('can be combined in sixteen ways', () => {
    expect(new Set(MAPS.map((sides) => sides.join())).size).toBe(16);
  });

  it.each([
    [
      'an even column: the higher neighbours lie in the row above',
      'C4',
      ['B3', 'B4', 'C3', 'C5', 'D3', 'D4'],
    ],
    ['an odd column: the lower neighbours lie in the row below', 'D4', ['C4', 'C5', 'D3', 'D5', 'E4', 'E5']],
    ['the top of a column that lies lower', 'B1', ['A1', 'A2', 'B2', 'C1', 'C2']],
    ['a corner', 'A1', ['A2', 'B1']],
    ['the corner at the bottom of the last column', 'M9', ['L8', 'L9', 'M8']],
  ])('%s', (_, hex, around) => {
    const { touch } = paper(['A1', 'B1', 'C1', 'D1'], 4);
    expect(HEX_NAMES.filter((other) => touch(hex, other))).toEqual(around);
  });

  it.each(['N1', 'A0', 'A10', 'PE', 'P'])('knows no hex %s', (space) => {
    expect(refusal(starting('campbell', {}), 0, { ...placing('A1'), space }).code).toBe('malformed');
  });
});

describe('R-MAP-2 mist lies on the outer land with one or two players', () => {
  it.each([1, 2] as const)('%d: no land of the outer ring is in play, all lochs are', (players) => {
    for (const sides of MAPS) {
      const { lands, lochs, mist } = paper(sides, players);
      const state = starting('macdonald', { players, sides: [...sides], options: PORTLESS });
      const open = (unit: 'miner' | 'fisherman') =>
        legalActions(state, 0).flatMap((one) =>
          one.type === 'placeWorker' && one.unit === unit ? [one.space] : [],
        );
      expect(open('miner')).toEqual(lands);
      expect(open('fisherman')).toEqual(lochs);
      expect(mist.length).toBeGreaterThan(0);
      for (const space of mist) {
        expect(refusal(state, 0, placing(space))).toEqual({ code: 'spaceClosed', space, why: 'mist' });
      }
    }
  });

  it.each([
    [3, 'E1', undefined],
    [4, 'E1', undefined],
    [2, 'E1', 'spaceClosed'],
    [1, 'E1', 'spaceClosed'],
    [2, 'A1', 'spaceClosed'],
    [2, 'M6', 'spaceClosed'],
    [2, 'H9', 'spaceClosed'],
    [2, 'B2', undefined],
  ] as const)('%d players, a worker on %s: %s', (players, space, code) => {
    const state = starting('campbell', { players });
    expect(check(state, 0, placing(space))?.code).toBe(code);
  });

  it('is not crossed by shipping, and takes no unit', () => {
    const state = scene({
      players: 2,
      options: PORTLESS,
      seats: [{ clan: 'macdonald', units: { J1: 'fisherman' }, shipping: 5 }],
    });
    expect(refusal(state, 0, { type: 'expand', unit: 'sheep', space: 'K1' })).toEqual({
      code: 'spaceClosed',
      space: 'K1',
      why: 'mist',
    });
    // The mist of I1, H1 and G1 lies between J1 and F1, and no loch.
    expect(refusal(state, 0, { type: 'expand', unit: 'fisherman', space: 'F1' }).code).toBe('outOfReach');
  });
});

describe('R-MAP-3 border spaces of the active map', () => {
  it.each([3, 4] as const)('%d players: the outer ring, on all maps', (players) => {
    for (const sides of MAPS) {
      const state = starting('fergusson', { players, sides: [...sides] });
      for (const space of paper(sides, players).lands) {
        const inside = check(state, 0, placing(space))?.code === 'notOnBorder';
        expect([space, inside]).toEqual([space, !/^[AM]|[19]$/.test(space)]);
      }
    }
  });

  it.each([1, 2] as const)('%d players: all land in play next to the mist, on all maps', (players) => {
    for (const sides of MAPS) {
      const state = starting('fergusson', { players, sides: [...sides], options: PORTLESS });
      const { lands, mist, touch } = paper(sides, players);
      for (const space of lands) {
        const inside = check(state, 0, placing(space))?.code === 'notOnBorder';
        expect([space, inside]).toEqual([space, !mist.some((other) => touch(space, other))]);
      }
    }
  });

  it.each<[string, Scene, SeatScene, number]>([
    ['3 players: units on the ring', {}, { units: { A1: 'sheep', C1: 'cow', M6: 'miner' } }, 3],
    ['3 players: not a step inside', {}, { units: { B2: 'sheep', C2: 'cow', L5: 'field' } }, 0],
    [
      '3 players: a fisherman on an outer loch',
      {},
      { clan: 'macdonald', units: { A2: 'fisherman', F1: 'fisherman', L9: 'fisherman' } },
      3,
    ],
    [
      '3 players: not on an inner loch',
      {},
      { clan: 'macdonald', units: { C3: 'fisherman', L8: 'fisherman' } },
      0,
    ],
    [
      '3 players: port spaces are no border',
      {},
      { clan: 'macdonald', units: { PA: 'fisherman', PB: 'fisherman', PC: 'fisherman', PD: 'fisherman' } },
      0,
    ],
    ['2 players: land that touches the mist', { players: 2 }, { units: { B2: 'sheep', E8: 'cow' } }, 2],
    ['2 players: not land further in', { players: 2 }, { units: { C4: 'miner', D3: 'sheep', E7: 'cow' } }, 0],
    [
      '2 players: an outer loch that touches the mist',
      { players: 2 },
      { clan: 'macdonald', units: { A2: 'fisherman', F1: 'fisherman', J1: 'fisherman' } },
      3,
    ],
    [
      '2 players: an inner loch that touches the mist',
      { players: 2 },
      { clan: 'macdonald', units: { K2: 'fisherman', L7: 'fisherman' } },
      2,
    ],
    [
      '2 players: not a loch further in',
      { players: 2 },
      { clan: 'macdonald', units: { C3: 'fisherman', K3: 'fisherman', E5: 'fisherman' } },
      0,
    ],
    [
      '2 players: neither port tiles on mist nor one on a loch',
      { players: 2 },
      { clan: 'macdonald', units: { B1: 'fisherman', L1: 'fisherman', M9: 'fisherman', A9: 'fisherman' } },
      0,
    ],
    [
      '2 players without ports: that loch is a border again',
      { players: 2, options: PORTLESS },
      { clan: 'macdonald', units: { L1: 'fisherman' } },
      1,
    ],
    [
      '2 players: a loch that only touches mist under a port tile, which is a port space only (R-MAP-5)',
      { players: 2 },
      { clan: 'macdonald', units: { B9: 'fisherman' } },
      0,
    ],
    [
      '2 players without ports: the same loch touches mist',
      { players: 2, options: PORTLESS },
      { clan: 'macdonald', units: { B9: 'fisherman' } },
      1,
    ],
    [
      'covered spaces make no border',
      { players: 2, blocked: { D3: 'covered', C5: 'covered' } },
      { units: { D4: 'sheep', C4: 'miner' } },
      0,
    ],
    [
      'neutral pieces make no border',
      { players: 1, blocked: { D3: 'neutral', E7: 'neutral' } },
      { units: { D4: 'sheep', C4: 'miner', E6: 'cow' } },
      0,
    ],
  ])('%s', (_, given, seat, count) => {
    expect(onBorder(given, seat)).toBe(count);
  });

  it('covers do not move the border to the neighbours of a covered space', () => {
    const state = starting('fergusson', { blocked: { D1: 'covered', C1: 'covered' } });
    expect(refusal(state, 0, placing('C1'))).toEqual({ code: 'spaceClosed', space: 'C1', why: 'covered' });
    expect(refusal(state, 0, placing('C2'))).toEqual({ code: 'notOnBorder', space: 'C2' });
    expect(check(state, 0, placing('E1'))).toBeUndefined();
  });
});

describe('R-MAP-4 river deltas', () => {
  /** Cost in pounds of a first woodcutter there, as refused to a player without money. */
  const cost = (state: GameState, space: Space): number => {
    const refused = refusal(state, 0, placing(space));
    return refused.code === 'tooExpensive' ? refused.cost : Number.NaN;
  };

  it.each([2, 3] as const)('%d players: only where a river flows into a loch, on all maps', (players) => {
    for (const sides of MAPS) {
      const map = paper(sides, players);
      const state = starting('robertson', { players, sides: [...sides], options: PORTLESS }, { money: 0 });
      const less = players === 2 ? 2 : 3;
      for (const space of map.lands) {
        expect([space, cost(state, space)]).toEqual([
          space,
          6 + map.cost(space) - (map.delta(space) ? less : 0),
        ]);
      }
    }
  });

  it.each<[string, Space, boolean]>([
    ['one bank of the last edge', 'D2', true],
    ['the other bank of it', 'D3', true],
    ['a loch at one end of the edge is enough', 'K4', true],
    ['the edge before the last', 'I3', false],
    ['a river that runs past without a loch', 'C6', false],
    ['between two edges of the river that is no delta yet', 'E7', false],
    ['the banks where that river ends', 'F6', true],
    ['a loch, but no river', 'C4', false],
    ['neither', 'G8', false],
  ])('%s: %s', (_, space, delta) => {
    const state = starting('robertson', {}, { money: 0 });
    const { cost: land } = paper(['A1', 'B1', 'C1', 'D1'], 3);
    expect(cost(state, space)).toBe(6 + land(space) - (delta ? 3 : 0));
  });
});

describe('R-MAP-5 port tiles', () => {
  const ports = { A: 1, B: 2, C: 3, D: 5 } as const;
  const fishermen = (given: Scene): Space[] =>
    legalActions(starting('macdonald', { ports, ...given }), 0).flatMap((one) =>
      one.type === 'placeWorker' && one.unit === 'fisherman' ? [one.space] : [],
    );

  it.each([
    [3, ['PA', 'PB', 'PC', 'PD']],
    [4, ['PA', 'PB', 'PC', 'PD']],
    [2, ['A9', 'B1', 'M9']],
    [1, ['A9', 'B1', 'M9']],
  ] as const)(
    '%d players: a fisherman can stand on the port spaces %j and on all lochs',
    (players, spaces) => {
      const { lochs } = paper(['A1', 'B1', 'C1', 'D1'], players);
      expect([...fishermen({ players })].sort()).toEqual([...lochs, ...spaces].sort());
    },
  );

  it.each([2, 3] as const)('%d players without ports: on lochs only', (players) => {
    expect(fishermen({ players, options: PORTLESS })).toEqual(paper(['A1', 'B1', 'C1', 'D1'], players).lochs);
  });

  it.each<[3 | 2, 'A' | 'B' | 'C' | 'D', Space[], Space[]]>([
    [3, 'A', ['A1'], ['B1', 'A3']],
    [3, 'B', ['M2'], ['M3', 'L2']],
    [3, 'C', ['M9'], ['M8', 'K9']],
    [3, 'D', ['A9'], ['A8', 'B7']],
    [2, 'A', ['B2', 'C2'], ['B3', 'D2']],
    [2, 'B', ['L2'], ['L3', 'K4']],
    [2, 'C', [], ['L6', 'K8']],
    [2, 'D', [], ['B7', 'C7']],
  ])('%d players, corner %s: adjacent to its hexes by the ordinary formula', (players, corner, near, far) => {
    for (const space of [...near, ...far]) {
      const state = scene({
        players,
        content: ANY_LAND,
        ports: { A: 1, B: 2, C: 3, D: 4, [corner]: 5 },
        seats: [{ units: { [space]: 'sheep' } }],
      });
      const refused = check(state, 0, { type: 'usePort', port: 5, effect: 5 });
      expect([space, refused?.code]).toEqual([space, near.includes(space) ? undefined : 'portOutOfReach']);
    }
  });

  it('a mist hex under a tile takes no unit but a fisherman, and is not crossed', () => {
    const state = scene({
      players: 2,
      ports,
      content: ANY_LAND,
      seats: [{ clan: 'macdonald', units: { A2: 'fisherman' }, shipping: 5 }],
    });
    const onto = (unit: 'sheep' | 'fisherman') => ({ type: 'expand', unit, space: 'B1' }) as const;
    expect(refusal(state, 0, onto('sheep'))).toEqual({ code: 'wrongLand', space: 'B1', unit: 'sheep' });
    const free = scene({ players: 2, ports, seats: [{ clan: 'macdonald', units: { B2: 'sheep' } }] });
    expect(check(free, 0, onto('fisherman'))).toBeUndefined();
    // B1, under the tile, is all that lies between A2 and C2.
    expect(refusal(state, 0, { type: 'expand', unit: 'sheep', space: 'C2' }).code).toBe('outOfReach');
  });

  it('a loch under a tile is still crossed', () => {
    // M1 is reachable from L2 only through L1, where the tile of corner B lies.
    const at = (shipping: number) =>
      scene({ players: 2, ports, seats: [{ clan: 'macdonald', units: { L2: 'miner' }, shipping }] });
    const to = { type: 'expand', unit: 'fisherman', space: 'M1' } as const;
    expect(refusal(at(1), 0, to)).toEqual({ code: 'outOfReach', space: 'M1' });
    expect(check(at(2), 0, to)).toBeUndefined();
  });

  it('a fisherman on a loch under a tile is on the port space', () => {
    const state = scene({
      players: 2,
      ports: { A: 1, B: 5, C: 3, D: 4 },
      seats: [{ clan: 'macdonald', units: { L1: 'fisherman' } }],
    });
    expect(check(state, 0, { type: 'usePort', port: 5, effect: 5 })).toBeUndefined();
    expect(onBorder({ players: 2, ports }, { clan: 'macdonald', units: { L1: 'fisherman' } })).toBe(0);
  });

  it('only tiles in play can be used', () => {
    const state = scene({ ports, seats: [{ units: { A1: 'sheep' } }] });
    expect(refusal(state, 0, { type: 'usePort', port: 4, effect: 4 })).toEqual({
      code: 'portNotInPlay',
      port: 4,
    });
    const without = scene({ options: PORTLESS, seats: [{ units: { A1: 'sheep' } }] });
    expect(refusal(without, 0, { type: 'usePort', port: 5, effect: 5 }).code).toBe('portNotInPlay');
  });

  it('are where the content says, for either side of the board', () => {
    const corner = (column: number, row: number) => ({ column, row });
    const content = ownContent({
      maps: {
        ports: {
          large: { A: corner(0, 0), B: corner(12, 0), C: corner(12, 8), D: corner(0, 8) },
        },
      },
    });
    const sides: Side[] = ['A1', 'B1', 'C1', 'D1'];
    const state = scene({ content, sides, ports, seats: [{ units: { B1: 'woodcutter' } }] });
    expect(check(state, 0, { type: 'expand', unit: 'sheep', space: 'A1' })?.code).toBe('wrongLand');
  });
});
