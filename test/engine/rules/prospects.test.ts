/** Effects of a placement, computed before it: they come true. */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  fullestPlan,
  type GameState,
  legalActions,
  linkedSettlements,
  newlyReached,
  placementEffectsOf,
  play,
  roundGlory,
  type Seat,
  settlements,
} from '../../../src/engine/index.ts';
import { act, eventsOf, scene, seatAt } from '../../fixtures/scene.ts';
import { playedGame } from '../properties/fixtures/games.ts';

/** Positions at the start of a turn, from whole games. */
const turns: { state: GameState; seat: Seat }[] = ['heather', 'gorse', 'bracken'].flatMap((word) =>
  playedGame(word).states.flatMap((state, index) => {
    const seat = state.turn?.seat;
    const fresh = state.stack.at(-1)?.kind === 'turn' && state.turn?.mainDone === false;
    return fresh && seat !== undefined && index % 4 === 0 ? [{ state, seat }] : [];
  }),
);

const expanding = (state: GameState, seat: Seat) =>
  legalActions(state, seat).flatMap((action) => (action.type === 'expand' ? [action] : []));

function played(state: GameState, seat: Seat, action: Action): GameState {
  const done = play(state, seat, action);
  if (!done.ok) throw new Error(done.rejection.code);
  return done.state;
}

describe('the effects of a unit on a space', () => {
  it('R-TRADE-3 include the goods for sale next to it, with their makers', () => {
    const state = scene({
      seats: [{ units: { C1: 'sheep' } }, { units: { D1: 'field' } }, { units: { B2: 'bakery' } }],
    });
    expect(placementEffectsOf(state, 0, 'cow', 'C2').sales).toEqual([
      { good: 'grain', off: 2, sellers: [1] },
      { good: 'bread', off: 3, sellers: [2] },
    ]);
  });

  it('R-TRADE-3 equal what the expansion opens, in whole games', () => {
    let sold = 0;
    for (const { state, seat } of turns) {
      for (const action of expanding(state, seat).filter((_, index) => index % 5 === 0)) {
        const { sales } = placementEffectsOf(state, seat, action.unit, action.space);
        const top = played(state, seat, action).stack.at(-1);
        // Bonuses that cannot be paid have lapsed by then.
        if (top?.kind === 'expansion')
          expect(
            sales.map(({ good }) => good),
            JSON.stringify(action),
          ).toEqual(top.goods);
        sold += sales.length;
      }
    }
    expect(sold).toBeGreaterThan(20);
  });

  it('R-TRADE-3 include no goods in a solo game, and none of the player’s own', () => {
    const own = scene({ seats: [{ units: { C1: 'sheep', D1: 'field' } }] });
    expect(placementEffectsOf(own, 0, 'cow', 'C2').sales).toEqual([]);
    const alone = scene({ players: 1, seats: [{ units: { D3: 'sheep' } }] });
    expect(placementEffectsOf(alone, 0, 'cow', 'D4').sales).toEqual([]);
  });

  it('R-FINAL-3 include how many settlements it joins, none if it founds one', () => {
    let [joined, founded] = [0, 0];
    for (const { state, seat } of turns) {
      for (const action of expanding(state, seat).filter((_, index) => index % 5 === 0)) {
        const { joins } = placementEffectsOf(state, seat, action.unit, action.space);
        const then = played(state, seat, action);
        expect(settlements(then, seat).length, JSON.stringify(action)).toBe(
          settlements(state, seat).length + 1 - joins,
        );
        if (joins > 1) joined++;
        if (joins === 0) founded++;
      }
    }
    expect([joined > 0, founded > 0]).toEqual([true, true]);
  });

  it('R-REACH-2 include ports that come into reach, except used ones', () => {
    const given = { ports: { A: 5, B: 1, C: 2, D: 3 }, seats: [{ units: { B1: 'sheep' as const } }] };
    expect(placementEffectsOf(scene(given), 0, 'cow', 'A1').ports).toEqual([5]);
    expect(placementEffectsOf(scene(given), 0, 'cow', 'C1').ports).toEqual([]);
    const used = { ...given, seats: [{ units: { B1: 'sheep' as const }, ports: [5] }] };
    expect(placementEffectsOf(scene(used), 0, 'cow', 'A1').ports).toEqual([]);
  });
});

describe('what better shipping would bring into reach', () => {
  it('R-REACH-1 includes spaces on which a unit could then be placed, whatever it costs', () => {
    let more = 0;
    for (const { state, seat } of turns) {
      const rich = structuredClone(state);
      seatAt(rich, seat).money = 500;
      const upgraded = play(rich, seat, { type: 'upgradeShipping' });
      if (!upgraded.ok) continue;
      const { shipping } = seatAt(upgraded.state, seat);
      // The same turn with that shipping: the rules list what can be built there.
      const better = structuredClone(rich);
      seatAt(better, seat).shipping = shipping;
      const spaces = (of: GameState) => new Set(expanding(of, seat).map(({ space }) => space));
      const before = spaces(rich);
      const wanted = [...spaces(better)].filter((space) => !before.has(space));
      expect([...newlyReached(state, upgraded.state, seat).spaces].sort()).toEqual(wanted.sort());
      expect(linkedSettlements(upgraded.state, seat)).toBe(linkedSettlements(better, seat));
      more += wanted.length;
    }
    expect(more).toBeGreaterThan(20);
  });

  it('R-REACH-2 includes ports', () => {
    const state = scene({
      ports: { A: 5, B: 1, C: 2, D: 3 },
      seats: [{ units: { B2: 'sheep' }, shipping: 1 }],
    });
    const then = played(state, 0, { type: 'upgradeShipping' });
    expect(newlyReached(state, then, 0).ports).toEqual([5]);
  });
});

describe('R-SCORE-1 what the tile of the round would give now', () => {
  it('equals what it gives if the round ends without changes', () => {
    // Merchants beyond the starting ones are upgrades, which production does not change.
    const state = scene({
      scoringTiles: [8, 1, 2, 3, 4],
      passed: [1, 2],
      seats: [{ shipping: 2, technology: { miner: true } }],
    });
    const told = roundGlory(state);
    const { events } = act(state, 0, { type: 'pass' });
    expect(eventsOf(events, 'roundScored').map(({ seat, count, glory }) => ({ seat, count, glory }))).toEqual(
      told,
    );
    expect(told.some(({ glory }) => glory > 0)).toBe(true);
  });

  it('is nothing without scoring tiles, and before the first round', () => {
    expect(roundGlory(scene({ options: { noScoringTiles: true }, scoringTiles: [] }))).toEqual([]);
    expect(roundGlory({ ...scene(), round: 0 })).toEqual([]);
  });
});

describe('R-PROD-1 the fullest plan', () => {
  const planOf = (goods: object, more: object = {}) => {
    const state = scene({
      passed: [1, 2],
      seats: [{ units: { C2: 'bakery', C1: 'distillery', D1: 'cheeseDairy' }, goods }],
      ...more,
    });
    return fullestPlan(act(state, 0, { type: 'pass' }).state, 0);
  };

  it('uses every building that has something to process', () => {
    expect(planOf({ grain: 5, milk: 5 })).toMatchObject({ bakery: 1, distillery: 1, cheeseDairy: 1 });
    expect(planOf({ milk: 1 })).toMatchObject({ bakery: 0, distillery: 0, cheeseDairy: 1 });
  });

  it('makes the more expensive goods if grain is short', () => {
    expect(planOf({ grain: 1 }, { market: { bread: 0, whisky: 6 } })).toMatchObject({
      bakery: 0,
      distillery: 1,
    });
    expect(planOf({ grain: 1 }, { market: { bread: 6, whisky: 0 } })).toMatchObject({
      bakery: 1,
      distillery: 0,
    });
  });

  it('can be planned and confirmed in whole games, leaves no building idle, and touches no barrel', () => {
    let made = 0;
    for (const word of ['heather', 'gorse', 'bracken', 'thrift']) {
      for (const state of playedGame(word).states.filter(({ phase }) => phase === 'production')) {
        for (const [key, { ready }] of Object.entries(state.production)) {
          const seat = Number(key);
          if (ready) continue;
          const plan = fullestPlan(state, seat);
          const { butter, store, take1, take2, take3, ...buildings } = plan;
          expect([butter, store, take1, take2, take3], key).toEqual([0, 0, 0, 0, 0]);
          const empty = Object.fromEntries(Object.keys(plan).map((item) => [item, 0])) as typeof plan;
          const start = {
            ...state,
            production: { ...state.production, [seat]: { plan: empty, ready: false } },
          };
          const planned = Object.entries(buildings).reduce(
            (now, [item, count]) => played(now, seat, { type: 'plan', item, count } as Action),
            start,
          );
          const more = legalActions(planned, seat).filter(
            (action) =>
              action.type === 'plan' && action.item in buildings && action.count > plan[action.item],
          );
          expect(more, key).toEqual([]);
          made += Object.values(buildings).reduce((sum, count) => sum + count, 0);
        }
      }
    }
    expect(made).toBeGreaterThan(10);
  });
});
