/** Clan Cunningham: butter. */
import { describe, expect, it } from 'vitest';
import { type Action, check, type GameState, openDecisions } from '../../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  refusal,
  type Scene,
  type SeatScene,
  scene,
  seatAt,
} from '../../../fixtures/scene.ts';

const cunningham = (seat: SeatScene, given: Scene = {}): GameState =>
  scene({ passed: [1, 2], ...given, seats: [{ clan: 'cunningham', ...seat }] });
const plan = (item: 'butter' | 'cheeseDairy', count: number): Action => ({ type: 'plan', item, count });
const pass: Action = { type: 'pass' };
const confirm: Action = { type: 'confirmProduction' };

describe('R-CUNNINGHAM butter at the end of production', () => {
  it.each([
    [0, 0],
    [1, 8],
    [3, 24],
    [5, 40],
  ])('%d milk gives £%d, without a merchant or a price change', (count, money) => {
    const state = cunningham({
      goods: { milk: 3 },
      units: { D4: 'cow', D3: 'cow' },
      merchants: { stock: 0, board: 5 },
      posted: { wool: { side: 'sell', count: 2 } },
    });
    const { state: after, events } = acts(state, [0, pass], [0, plan('butter', count)], [0, confirm]);
    expect(seatAt(after, 0).goods.milk).toBe(5 - count);
    expect(seatAt(after, 0).money).toBe(100 + 12 + money);
    expect(after.market.milk).toBe(3);
    expect(eventsOf(events, 'butterMade')).toEqual(
      count === 0 ? [] : [{ type: 'butterMade', seat: 0, good: 'milk', count, money }],
    );
  });

  it('uses any milk: from before, from this production, and left over from cheese', () => {
    const given = { goods: { milk: 1 }, units: { D4: 'cow', D3: 'cow', C5: 'cheeseDairy' } } as const;
    const asked = act(cunningham(given), 0, pass).state;
    expect(refusal(asked, 0, plan('butter', 4))).toEqual({ code: 'planTooMuch', item: 'butter', most: 3 });
    const cheese = act(asked, 0, plan('cheeseDairy', 1)).state;
    expect(refusal(cheese, 0, plan('butter', 3))).toEqual({ code: 'planTooMuch', item: 'butter', most: 2 });
    const butter = act(asked, 0, plan('butter', 3)).state;
    expect(refusal(butter, 0, plan('cheeseDairy', 1))).toEqual({
      code: 'planTooMuch',
      item: 'cheeseDairy',
      most: 0,
    });
    const { state } = acts(cheese, [0, plan('butter', 2)], [0, confirm]);
    expect(seatAt(state, 0).goods).toMatchObject({ milk: 0, cheese: 1 });
  });

  it('is offered only with milk', () => {
    const asked = (seat: SeatScene) =>
      openDecisions(act(cunningham(seat), 0, pass).state).some(({ kind }) => kind === 'production');
    expect(asked({ goods: { milk: 1 } })).toBe(true);
    expect(asked({ units: { D4: 'cow' } })).toBe(true);
    expect(asked({ goods: { wool: 5, cheese: 2 } })).toBe(false);
  });

  it('happens after production and before the scoring of the round', () => {
    const state = cunningham({ goods: { milk: 2 }, units: { D4: 'cow' } }, { scoringTiles: [1, 2, 3, 4, 5] });
    const { events } = acts(state, [0, pass], [0, plan('butter', 3)], [0, confirm]);
    expect(eventsOf(events, 'roundScored')[0]).toMatchObject({ seat: 0, tile: 1, count: 0, glory: 0 });
    const types = events.map(({ type }) => type);
    expect(types.indexOf('productionStarted')).toBeLessThan(types.indexOf('butterMade'));
    expect(types.indexOf('butterMade')).toBeLessThan(types.indexOf('roundScored'));
  });

  it('can be decided in advance after passing, counting the milk to come', () => {
    const state = cunningham({ goods: { milk: 1 }, units: { D4: 'cow' } }, { passed: [] });
    const { state: early } = acts(state, [0, pass], [0, plan('butter', 2)]);
    expect(early.phase).toBe('actions');
    expect(refusal(early, 0, plan('butter', 3))).toEqual({ code: 'planTooMuch', item: 'butter', most: 2 });
    // Paid only when all have passed and decided.
    expect(seatAt(early, 0)).toMatchObject({ money: 116, goods: { milk: 1 } });
    const { state: after } = acts(early, [0, confirm], [1, pass], [2, pass]);
    expect(after.round).toBe(2);
    expect(seatAt(after, 0).money).toBe(116 + 16);
  });

  it('no other clan makes butter', () => {
    const state = scene({
      passed: [1, 2],
      seats: [{ clan: 'campbell', goods: { milk: 3 }, units: { D4: 'cheeseDairy' } }],
    });
    const asked = act(state, 0, pass).state;
    expect(refusal(asked, 0, plan('butter', 1))).toEqual({ code: 'planNever', item: 'butter', why: 'clan' });
    expect(check(asked, 0, plan('cheeseDairy', 1))).toBeUndefined();
  });
});
