/** A tighter map: one space of each module covered. */
import { describe, expect, it } from 'vitest';
import { moduleOf } from '../../../../src/content/index.ts';
import { check, type GameState } from '../../../../src/engine/index.ts';
import { firstWorkers, refusal, scene } from '../../../fixtures/scene.ts';
import { begin } from '../fixtures/beginnings.ts';
import { landForAll } from '../fixtures/own-content.ts';
import { paper } from '../fixtures/plane.ts';

const games = (players: 2 | 3, count: number, more = {}): GameState[] =>
  Array.from(
    { length: count },
    (_, n) => begin({ seed: `tight ${n}`, players, options: { tighterMap: true, ...more } }).state,
  );

describe('R-OPT-4 tighter map', () => {
  it.each([2, 3] as const)('%d players: one land space in play of each module is covered', (players) => {
    const covered = new Set<string>();
    for (const { map } of games(players, 80)) {
      const spaces = Object.keys(map.blocked);
      expect(spaces.map(moduleOf).sort()).toEqual(['A', 'B', 'C', 'D']);
      expect(Object.values(map.blocked)).toEqual(Array(4).fill('covered'));
      const { lands } = paper(map.sides, players);
      for (const space of spaces) {
        expect(lands).toContain(space);
        covered.add(space);
      }
    }
    // The choice is random: over many seeds, most of the map is covered.
    expect(covered.size).toBeGreaterThan(players === 2 ? 40 : 60);
  });

  it('no port space is covered', () => {
    // With two players the tiles of three corners lie on land.
    for (const { map } of games(2, 40)) {
      for (const port of ['B1', 'M9', 'A9']) expect(map.blocked[port], port).toBeUndefined();
    }
  });

  it('without the option, nothing is covered', () => {
    expect(begin({ seed: 'tight 1', players: 3 }).state.map.blocked).toEqual({});
  });

  it.each([
    [3, 9],
    [2, 7],
  ] as const)('%d players, Fergusson on offer: at least %d border spaces for workers', (players, least) => {
    const all = games(players, 120);
    const withFergusson = all.filter(({ offers }) => offers.some(({ clan }) => clan === 'fergusson'));
    expect(withFergusson.length).toBeGreaterThan(30);
    const left = withFergusson.map((state) => bordersForWorkers(state));
    expect(Math.min(...left)).toBeGreaterThanOrEqual(least);
  });

  it('without Fergusson on offer, fewer than nine border spaces may be left', () => {
    const without = games(3, 120, { noClans: true });
    expect(Math.min(...without.map((state) => bordersForWorkers(state)))).toBeLessThan(9);
  });

  it('a covered space takes no unit', () => {
    const state = scene({
      content: landForAll(),
      blocked: { D3: 'covered' },
      seats: [{ units: { D4: 'sheep' } }],
    });
    for (const unit of ['sheep', 'field', 'bakery', 'woodcutter', 'miner'] as const) {
      const refused = refusal(state, 0, { type: 'expand', unit, space: 'D3' });
      expect(refused, unit).toEqual({ code: 'spaceClosed', space: 'D3', why: 'covered' });
    }
  });

  it('a covered space takes no first worker', () => {
    const state = firstWorkers({ blocked: { K4: 'covered' } }, [0]);
    const refused = refusal(state, 0, { type: 'placeWorker', unit: 'woodcutter', space: 'K4' });
    expect(refused).toEqual({ code: 'spaceClosed', space: 'K4', why: 'covered' });
    expect(check(state, 0, { type: 'placeWorker', unit: 'woodcutter', space: 'I1' })).toBeUndefined();
  });

  it('a covered space blocks nothing beyond it', () => {
    const state = scene({ blocked: { C4: 'covered' }, seats: [{ units: { B2: 'sheep' }, shipping: 2 }] });
    expect(check(state, 0, { type: 'expand', unit: 'sheep', space: 'D3' })).toBeUndefined();
  });
});

/** Free border spaces for a first woodcutter or miner. */
function bordersForWorkers({ setup, map }: GameState): number {
  const { lands, border, forWorkers } = paper(map.sides, setup.players);
  return lands.filter((space) => forWorkers(space) && border(space) && map.blocked[space] === undefined)
    .length;
}
