/** Habits that cost points: measured in made-up games with and without each, and which of them a review tells. */
import { describe, expect, it } from 'vitest';
import { type HabitCosts, habitOf, type MeasuredGame, measureHabits } from '../../../src/ai/index.ts';
import { type Scene, type SeatScene, scene } from '../../fixtures/scene.ts';

const PASS = { seat: 0, action: { type: 'pass' } } as const;
const NOTHING: HabitCosts = { lastPass: 0, settlements: 0, contract: 0, ports: 0, merchants: 0 };
/** Glory for wood, stone and fish in every round: nothing that could be kept for it. */
const WORKERS = [4, 4, 4, 4, 4];
/** A1 reaches the port in its corner, which gives a bonus upgrade. */
const UNITS = { A1: 'sheep' } as const;
const UPGRADE_PORT = 5;
/** Two settlements, parted by a river. */
const RIVALS = { D2: 'sheep', D3: 'cow' } as const;
/** All merchants are on the market or still to hire. */
const BUSY: SeatScene = {
  merchants: { stock: 0, board: 5 },
  posted: { grain: { side: 'buy', count: 2 } },
};
/** Asks for 4 wool. */
const WOOL = 1;
/** Asks for 4 cheese. */
const CHEESE = 10;
/** Asks for 6 wool. */
const MORE_WOOL = 2;

/** Returns what habits cost the first player, who passes in this position; `end` is what differs at the end. */
function costs(round: number, seat: SeatScene, more: Scene = {}, end: SeatScene = {}): HabitCosts {
  const position = (own: SeatScene, board: Scene) =>
    scene({
      scoringTiles: WORKERS,
      ports: { A: UPGRADE_PORT },
      ...board,
      round,
      seats: [{ ports: [UPGRADE_PORT], ...own }, { units: RIVALS, shipping: 1 }, {}],
    });
  const states = [
    position(seat, { board: [], ...more }),
    position({ ...seat, ...end }, { ...more, board: [] }),
  ];
  return measureHabits({ states, events: [[]], moves: [PASS] }, 0).own;
}

describe('a game costs', () => {
  it('nothing if a player has nothing left', () => {
    expect(costs(5, { money: 0, units: UNITS })).toEqual(NOTHING);
  });

  it('what an action that is still affordable at the last pass would earn', () => {
    const { lastPass, settlements } = costs(5, { money: 40, units: UNITS });
    expect(lastPass).toBeGreaterThan(0);
    expect(settlements).toBe(0);
    expect(costs(4, { money: 40, units: UNITS }).lastPass).toBe(0);
    expect(costs(5, { money: 3, units: UNITS }).lastPass).toBe(0);
  });

  it('what one more linked settlement would earn', () => {
    const near = { money: 40, units: { F3: 'miner' }, shipping: 2 } as const;
    expect(costs(5, near).settlements).toBeGreaterThan(1);
    expect(costs(5, { ...near, money: 3 }).settlements).toBe(0);
    expect(costs(5, near, { options: { noSettlements: true } }).settlements).toBe(0);
    // £4 buy no unit, but a step of shipping.
    expect(costs(5, { money: 4, units: { F2: 'sheep', E2: 'cow' } }).settlements).toBeGreaterThan(1);
  });

  it('the points of a contract whose goods were all there', () => {
    const board = { board: [WOOL] };
    const had = { goods: { wool: 4 } };
    // 1 hop and 2 imports at 4 points, for £5 and wool at £4.
    expect(costs(3, had, board).contract).toBeCloseTo(1 + 8 - 0.5 - 1.6);
    expect(costs(3, { ...had, goods: { wool: 3 } }, board).contract).toBe(0);
    expect(costs(3, { ...had, contracts: [MORE_WOOL] }, board).contract).toBe(0);
    expect(costs(3, had, board, { fulfilled: [WOOL] }).contract).toBe(0);
  });

  it('the bonuses of ports within reach that stay unused', () => {
    const near = { money: 0, units: UNITS, ports: [] };
    expect(costs(5, near).ports).toBeGreaterThan(2);
    expect(costs(5, { ...near, ports: [UPGRADE_PORT] }).ports).toBe(0);
    expect(costs(5, { ...near, units: {} }).ports).toBe(0);
  });

  it('the delay of sales if merchants stay in stock with goods to sell', () => {
    const idle = { goods: { cheese: 2 } };
    const early = costs(1, idle).merchants;
    expect(early).toBeGreaterThan(0.5);
    expect(costs(1, { ...idle, goods: {} }).merchants).toBe(0);
    expect(costs(1, { ...idle, ...BUSY }).merchants).toBe(0);
    expect(costs(1, { ...idle, contracts: [CHEESE] }).merchants).toBe(0);
    // The tile of the round rewards processed goods.
    expect(costs(1, idle, { scoringTiles: [2, 4, 4, 4, 4] }).merchants).toBe(0);
    expect(costs(5, idle).merchants).toBe(0);
  });
});

describe('the habit to work on', () => {
  const game = (own: Partial<HabitCosts>, ...others: Partial<HabitCosts>[]): MeasuredGame => ({
    own: { ...NOTHING, ...own },
    others: others.map((one) => ({ ...NOTHING, ...one })),
  });
  const games = (count: number, own: Partial<HabitCosts>) =>
    Array.from({ length: 5 }, (_, i) => game(i < count ? own : {}, {}));

  it('is the costliest of the latest five games, half way to the average of the others', () => {
    const own = { ports: 6, contract: 10 };
    expect(habitOf(games(5, own))).toEqual({ name: 'contract', points: 5, games: 5, of: 5 });
    const alike = games(5, {}).map(() => game({ ports: 6 }, { ports: 6 }));
    expect(habitOf(alike)).toMatchObject({ name: 'ports', points: 6 });
    expect(habitOf([...games(5, {}), game(own)])).toBeUndefined();
  });

  it('shows in at least three of them', () => {
    expect(habitOf(games(3, { ports: 10 }))).toMatchObject({ games: 3, points: 3 });
    expect(habitOf(games(2, { ports: 30 }))).toBeUndefined();
  });

  it('costs at least two points a game', () => {
    expect(habitOf(games(5, { ports: 4 }))?.points).toBe(2);
    expect(habitOf(games(5, { ports: 3.9 }))).toBeUndefined();
  });

  it('costs no more than it cost the player, even if it costs others more', () => {
    const beside = (ports: number) => games(5, {}).map(() => game({ ports }, { ports: 10 }));
    expect(habitOf(beside(3))).toMatchObject({ points: 3, games: 5 });
    expect(habitOf([...beside(2).slice(0, 3), ...beside(0).slice(0, 2)])).toBeUndefined();
  });

  it('needs five games', () => {
    expect(habitOf(games(5, { ports: 10 }).slice(1))).toBeUndefined();
  });
});
