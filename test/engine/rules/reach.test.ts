/** Reach of units and shipping. */
import { describe, expect, it } from 'vitest';
import { CONTENT, type PlayerCount, type Side } from '../../../src/content/index.ts';
import { check, legalActions, type Space } from '../../../src/engine/index.ts';
import { act, acts, refusal, type Scene, type SeatScene, scene } from '../../fixtures/scene.ts';
import { landForAll, ownContent } from './fixtures/own-content.ts';
import { type Paper, paper } from './fixtures/plane.ts';

const ANY_LAND = landForAll();
const PORTLESS = { noPorts: true };
const LEVELS = ['none', 'river', '1-loch', '2-loch', '3-loch', '4-loch'] as const;
type Level = (typeof LEVELS)[number];
const levelOf = (level: Level) => LEVELS.indexOf(level);

/** Returns whether a player with this unit and shipping can expand to a space. */
function reaches(from: SeatScene, to: Space, given: Scene = {}): boolean {
  const state = scene({ content: ANY_LAND, ...given, seats: [from, ...(given.seats?.slice(1) ?? [])] });
  const onWater = check(state, 0, { type: 'expand', unit: 'sheep', space: to })?.code === 'wrongLand';
  const unit = onWater ? 'fisherman' : 'sheep';
  const refused = check(state, 0, { type: 'expand', unit, space: to });
  if (refused !== undefined && refused.code !== 'outOfReach') throw new Error(JSON.stringify(refused));
  return refused === undefined;
}

/** The least shipping from one hex to another, computed by walking one loch at a time. */
function needed({ touch, river, lochs }: Paper, from: string, to: string): number {
  if (touch(from, to)) return river(from, to) ? 1 : 0;
  let shore = lochs.filter((loch) => loch !== from && touch(loch, from));
  for (let crossed = 1; crossed <= 4; crossed++) {
    if (shore.some((loch) => loch !== to && touch(loch, to))) return crossed + 1;
    shore = lochs.filter((loch) => loch !== from && shore.some((one) => one === loch || touch(one, loch)));
  }
  return 9;
}

describe('R-REACH-1 neighbouring, over one river, or over a chain of lochs', () => {
  it.each<[string, Space, Space, Level | 'never']>([
    ['the next hex', 'D4', 'D3', 'none'],
    ['the next hex across a river', 'D2', 'D3', 'river'],
    ['and back again', 'D3', 'D2', 'river'],
    ['across a river that lies on the seam of two modules', 'F8', 'G8', 'river'],
    ['two hexes on, over land', 'M3', 'M5', 'never'],
    ['over one loch', 'B2', 'D3', '1-loch'],
    ['over two lochs', 'D3', 'G4', '2-loch'],
    ['over three lochs', 'D3', 'H4', '3-loch'],
    ['over four lochs', 'E2', 'F6', '4-loch'],
    ['over a river and a loch behind it', 'A3', 'D3', 'never'],
    ['over a river to a hex and along its land', 'A3', 'C2', 'never'],
    ['along a river from bank to bank', 'I2', 'I4', 'never'],
    ['over a loch and a river at its other shore', 'C4', 'E2', 'never'],
  ])('%s, %s to %s: %s', (_, from, to, least) => {
    const enough = least === 'never' ? 6 : levelOf(least);
    for (const [shipping] of LEVELS.entries()) {
      const reached = reaches({ units: { [from]: 'sheep' }, shipping }, to);
      expect([shipping, reached]).toEqual([shipping, shipping >= enough]);
    }
  });

  it.each<[PlayerCount, Side[], number[]]>([
    [3, ['A1', 'B1', 'C1', 'D1'], [0, 1, 3, 5]],
    [2, ['A2', 'B2', 'C2', 'D2'], [2, 4]],
  ])(
    '%d players: from every second hex to everywhere of the map %j, at the levels %j',
    (players, sides, levels) => {
      const map = paper(sides, players);
      for (const from of map.lands.filter((_, i) => i % 2 === 0)) {
        for (const shipping of levels) {
          const state = scene({
            players,
            sides,
            content: ANY_LAND,
            options: PORTLESS,
            seats: [{ clan: 'macdonald', units: { [from]: 'sheep' }, shipping }],
          });
          const reached = new Set(
            legalActions(state, 0).flatMap((one) =>
              one.type === 'expand' && (one.unit === 'cow' || one.unit === 'fisherman') ? [one.space] : [],
            ),
          );
          const wanted = [...map.lands, ...map.lochs].filter(
            (to) => to !== from && needed(map, from, to) <= shipping,
          );
          expect([from, shipping, [...reached].sort()]).toEqual([from, shipping, wanted.sort()]);
        }
      }
    },
  );

  const fisher = (space: Space, shipping: number): SeatScene => ({
    clan: 'macdonald',
    units: { [space]: 'fisherman' },
    shipping,
  });
  it.each<[string, Space, Space, Level]>([
    ["a fisherman's own hex is not counted: the shore", 'C3', 'D3', 'none'],
    ['the shore of the loch beside', 'E3', 'D4', '1-loch'],
    ['two lochs on', 'E3', 'G4', '2-loch'],
    ['a loch as the target with one loch between', 'E3', 'F4', '1-loch'],
  ])('%s: %s to %s from %s on', (_, from, to, least) => {
    for (const [shipping] of LEVELS.entries()) {
      expect([shipping, reaches(fisher(from, shipping), to)]).toEqual([shipping, shipping >= levelOf(least)]);
    }
  });

  it('a loch as the target is not counted from land either', () => {
    const on = (shipping: number): SeatScene => ({
      clan: 'macdonald',
      units: { D3: 'sheep' },
      shipping,
    });
    expect(reaches(on(0), 'E4')).toBe(true);
    expect(reaches(on(1), 'F4')).toBe(false);
    expect(reaches(on(2), 'F4')).toBe(true);
  });

  it.each([
    ['of another player', 1],
    ['of the player', 0],
  ])('a loch with a fisherman %s on it is still crossed', (_, owner) => {
    const fishing: SeatScene = { clan: 'macdonald', units: { C3: 'fisherman' } };
    const crossing: SeatScene = { clan: 'macdonald', units: { B2: 'sheep' }, shipping: 2 };
    const seats =
      owner === 1 ? [crossing, fishing] : [{ ...crossing, units: { ...crossing.units, ...fishing.units } }];
    const state = scene({ seats });
    expect(check(state, 0, { type: 'expand', unit: 'sheep', space: 'D3' })).toBeUndefined();
  });

  it("another player's fisherman does not shorten the distance", () => {
    const fishing: SeatScene = { clan: 'macdonald', units: { C3: 'fisherman' } };
    const state = scene({ seats: [{ units: { B2: 'sheep' }, shipping: 1 }, fishing] });
    expect(refusal(state, 0, { type: 'expand', unit: 'sheep', space: 'D3' })).toEqual({
      code: 'outOfReach',
      space: 'D3',
    });
  });

  it('port spaces beside the map are not crossed', () => {
    const state = scene({ content: ANY_LAND, seats: [fisher('PC', 0)] });
    const spaces = legalActions(state, 0).flatMap((one) => (one.type === 'expand' ? [one.space] : []));
    // L9 touches the fisherman and is a loch; other units can go to M9.
    expect(new Set(spaces)).toEqual(new Set(['M9']));
    expect(refusal(state, 0, { type: 'expand', unit: 'fisherman', space: 'L9' }).code).toBe(
      'fishermenAdjacent',
    );
    expect(refusal(state, 0, { type: 'expand', unit: 'sheep', space: 'M8' }).code).toBe('outOfReach');
  });

  it('any one of several units is enough', () => {
    const state = scene({ seats: [{ units: { M9: 'sheep', D4: 'cow' } }] });
    expect(check(state, 0, { type: 'expand', unit: 'sheep', space: 'D3' })).toBeUndefined();
    expect(check(state, 0, { type: 'expand', unit: 'sheep', space: 'M8' })).toBeUndefined();
  });

  it('a taken, unfit or unknown space is refused for that reason, not as out of reach', () => {
    const state = scene({ seats: [{ units: { D4: 'sheep' } }, { units: { D3: 'sheep' } }] });
    expect(refusal(state, 0, { type: 'expand', unit: 'cow', space: 'D3' }).code).toBe('spaceTaken');
    expect(refusal(state, 0, { type: 'expand', unit: 'cow', space: 'C4' }).code).toBe('wrongLand');
    expect(refusal(state, 0, { type: 'expand', unit: 'cow', space: 'PE' }).code).toBe('malformed');
  });
});

describe('R-REACH-2 a port is reached as its port space would be', () => {
  const port = { type: 'usePort', port: 5, effect: 5 } as const;
  const ports = { A: 5, B: 1, C: 2, D: 3 } as const;

  it.each<[string, PlayerCount, Space, Level | 'never']>([
    ['its neighbour', 3, 'A1', 'none'],
    ['over the loch A2', 3, 'B2', '1-loch'],
    ['not over land', 3, 'B1', '1-loch'],
    ['from far inland', 3, 'D4', 'never'],
    ['2 players: its neighbour', 2, 'B2', 'none'],
    ['2 players: not through land', 2, 'D3', 'never'],
  ])('%s: %d players, from %s, %s', (_, players, from, least) => {
    const enough = least === 'never' ? 6 : levelOf(least);
    for (const [shipping] of LEVELS.entries()) {
      const state = scene({
        players,
        ports,
        content: ANY_LAND,
        seats: [{ units: { [from]: 'sheep' }, shipping }],
      });
      const farthest = shipping === LEVELS.length - 1 ? { farthest: true } : {};
      expect([shipping, check(state, 0, port)]).toEqual([
        shipping,
        shipping >= enough ? undefined : { code: 'portOutOfReach', port: 5, ...farthest },
      ]);
    }
  });

  it('over a river', () => {
    // On the shipped maps no river passes a port space; here one separates B1, under the tile, from B2.
    const { hexes, rivers } = CONTENT.maps.sides.A1;
    const maps = { sides: { A1: { hexes, rivers: [...rivers, ['B1', 'B2']] } } };
    const content = ownContent({ maps });
    const state = (shipping: number) =>
      scene({ players: 2, content, ports, seats: [{ units: { B2: 'sheep' }, shipping }] });
    expect(refusal(state(0), 0, port).code).toBe('portOutOfReach');
    expect(check(state(1), 0, port)).toBeUndefined();
  });

  it('is checked when the port is used', () => {
    const state = scene({ ports, seats: [{ units: { B1: 'sheep' } }] });
    expect(refusal(state, 0, port).code).toBe('portOutOfReach');
    const moved = act(state, 0, { type: 'expand', unit: 'sheep', space: 'A1' }).state;
    expect(check(moved, 0, port)).toBeUndefined();
  });

  it('a fisherman on the port space is in reach and blocks no one', () => {
    const state = scene({
      ports,
      passed: [2],
      seats: [{ clan: 'macdonald', units: { PA: 'fisherman' } }, { units: { A1: 'sheep' } }],
    });
    const { state: after } = acts(state, [0, port], [0, { type: 'hire' }], [1, port], [1, { type: 'hire' }]);
    expect(after.players.map((player) => player.ports)).toEqual([[5], [5], []]);
  });
});

describe('R-REACH-3 fishermen and the water beside land', () => {
  it.each<[string, Space, Space, 'sheep' | 'fisherman']>([
    ['the land beside a loch', 'E4', 'D4', 'sheep'],
    ['the land beside a port space', 'PA', 'A1', 'sheep'],
    ['a port space beside a loch', 'B9', 'PD', 'fisherman'],
  ])("neighbours a fisherman's space: %s", (_, from, to, unit) => {
    const state = scene({ seats: [{ clan: 'macdonald', units: { [from]: 'fisherman' } }] });
    const refused = check(state, 0, { type: 'expand', unit, space: to });
    expect(refused?.code).toBe(unit === 'fisherman' ? 'fishermenAdjacent' : undefined);
  });

  it.each<[string, Space, Space]>([
    ['a loch', 'D4', 'E4'],
    ['a port space', 'A1', 'PA'],
  ])('%s beside a land unit takes a fisherman without shipping', (_, from, to) => {
    const state = scene({ seats: [{ clan: 'macdonald', units: { [from]: 'sheep' } }] });
    expect(check(state, 0, { type: 'expand', unit: 'fisherman', space: to })).toBeUndefined();
  });

  it("others' units and fishermen are neighbours too, whoever owns them", () => {
    const state = scene({
      seats: [
        { clan: 'macdonald', units: { D3: 'sheep' }, merchants: { stock: 7, board: 0 } },
        { units: { D4: 'cow' } },
        { units: { F3: 'miner' } },
      ],
    });
    const bought = acts(
      state,
      [0, { type: 'expand', unit: 'fisherman', space: 'E4' }],
      [0, { type: 'buy', good: 'milk', count: 1 }],
    );
    expect(bought.state.players[0]?.goods.milk).toBe(1);
    // And the other way round: a land unit beside another player's fisherman; fishermen make no goods to buy.
    const beside = scene({
      seats: [{ units: { D4: 'cow' } }, { clan: 'macdonald', units: { C3: 'fisherman', E4: 'fisherman' } }],
    });
    const expanded = act(beside, 0, { type: 'expand', unit: 'sheep', space: 'D3' });
    expect(expanded.state.stack).toEqual([{ kind: 'turn', seat: 1 }]);
  });
});

describe('R-REACH-4 without a unit on the map', () => {
  const state = scene({
    ports: { A: 5, B: 4, C: 2, D: 7 },
    seats: [{ shipping: 4, goods: { wool: 4 }, contracts: [2] }],
  });

  it('no space and no port is in reach', () => {
    const types = new Set(legalActions(state, 0).map(({ type }) => type));
    expect(types.has('expand')).toBe(false);
    expect(refusal(state, 0, { type: 'expand', unit: 'sheep', space: 'D4' })).toEqual({
      code: 'outOfReach',
      space: 'D4',
    });
    for (const port of [5, 4, 7]) {
      expect(refusal(state, 0, { type: 'usePort', port, effect: port })).toEqual({
        code: 'portOutOfReach',
        port,
      });
    }
    expect(
      refusal(state, 0, { type: 'exchangeGoods', port: 2, discard: 'wool', gain: 'wool+wool+milk' }).code,
    ).toBe('portOutOfReach');
  });

  it.each([
    { type: 'trade', good: 'wool', side: 'sell', count: 1 },
    { type: 'trade', good: 'milk', side: 'buy', count: 2 },
    { type: 'upgradeShipping' },
    { type: 'upgradeTechnology', worker: 'miner' },
    { type: 'hire' },
    { type: 'pass' },
  ] as const)('$type is open', (action) => {
    expect(check(state, 0, action)).toBeUndefined();
  });

  it('contracts are open: obtaining and fulfilling', () => {
    const empty = scene({ board: [3, 4] });
    expect(check(empty, 0, { type: 'obtain', contract: 3 })).toBeUndefined();
    const holding = scene({ seats: [{ goods: { wool: 6 }, contracts: [2] }] });
    expect(
      check(holding, 0, { type: 'fulfil', contract: 2, spare: 'none', spareCopy: 'none' }),
    ).toBeUndefined();
  });

  it('a free space lapses', () => {
    const holding = scene({ seats: [{ goods: { wool: 4 }, contracts: [1] }] });
    const { events } = act(holding, 0, { type: 'fulfil', contract: 1, spare: 'none', spareCopy: 'none' });
    expect(events).toContainEqual({ type: 'lapsed', seat: 0, bonus: 'freeSpace' });
  });
});
