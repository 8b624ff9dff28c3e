/** Clan MacKenzie: whisky that ages. */
import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../../src/content/index.ts';
import {
  type Action,
  check,
  finalScore,
  type GameState,
  openDecisions,
  projectedScore,
} from '../../../../src/engine/index.ts';
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

type Cellar = [boolean, boolean, boolean];
/** A cellar as a picture: `o` for a barrel. */
const cellar = (picture: string): Cellar => [...picture].map((place) => place === 'o') as Cellar;
const picture = (state: GameState) =>
  seatAt(state, 0)
    .cellar.map((barrel) => (barrel ? 'o' : '.'))
    .join('');

function mackenzie(barrels: string, seat: SeatScene = {}, given: Scene = {}): GameState {
  return scene({
    passed: [1, 2],
    ...given,
    seats: [{ clan: 'mackenzie', cellar: cellar(barrels), ...seat }, ...(given.seats ?? [])],
  });
}
const pass: Action = { type: 'pass' };
const confirm: Action = { type: 'confirmProduction' };
const takeBarrel = (place: number): Action => ({ type: 'takeBarrel', place });
const plan = (item: 'distillery' | 'store' | 'take1' | 'take2' | 'take3', count = 1): Action => ({
  type: 'plan',
  item,
  count,
});
const STILLS: Record<string, Unit> = { D4: 'distillery', D3: 'distillery', C5: 'distillery' };
/** The third to pass has £12. */
const PASS = 12;

describe('R-MACKENZIE distilling', () => {
  it.each([
    [0, 0],
    [1, 3],
    [3, 9],
  ])('%d distilled whisky earn £%d and stay in stock', (count, money) => {
    const state = mackenzie('...', { units: STILLS, goods: { grain: 3, whisky: 1 } });
    const { state: after } = acts(state, [0, pass], [0, plan('distillery', count)], [0, confirm]);
    expect(seatAt(after, 0)).toMatchObject({ money: 100 + PASS + money, goods: { whisky: 1 + count } });
  });

  it('other goods earn nothing, and neither does whisky of other clans', () => {
    const units = { D4: 'bakery', D3: 'cheeseDairy' } as const;
    const state = mackenzie('...', { units, goods: { grain: 1, milk: 1 } });
    const { state: after } = acts(
      state,
      [0, pass],
      [0, { type: 'plan', item: 'bakery', count: 1 }],
      [0, { type: 'plan', item: 'cheeseDairy', count: 1 }],
      [0, confirm],
    );
    expect(seatAt(after, 0).money).toBe(100 + PASS);
    const other = scene({ passed: [1, 2], seats: [{ clan: 'stewart', units: STILLS, goods: { grain: 3 } }] });
    const distilled = acts(other, [0, pass], [0, plan('distillery', 3)], [0, confirm]).state;
    expect(seatAt(distilled, 0)).toMatchObject({ money: 100 + PASS, goods: { whisky: 3 } });
  });
});

describe('R-MACKENZIE ageing', () => {
  it.each([
    ['...', '...', 0, 0],
    ['o..', '.o.', 0, 0],
    ['.o.', '..o', 0, 0],
    ['oo.', '.oo', 0, 0],
    ['..o', '...', 1, 15],
    ['o.o', '.o.', 1, 15],
    ['ooo', '.oo', 1, 15],
  ])('at the start of production, %s becomes %s: %d whisky, £%d', (before, after, whisky, money) => {
    const passed = act(mackenzie(before), 0, pass);
    const { state } = openDecisions(passed.state).some(({ kind }) => kind === 'production')
      ? act(passed.state, 0, confirm)
      : passed;
    expect(picture(state)).toBe(after);
    expect(seatAt(state, 0)).toMatchObject({ money: 100 + PASS + money, goods: { whisky } });
    expect(eventsOf(passed.events, 'barrelTaken')).toEqual(
      whisky === 0 ? [] : [{ type: 'barrelTaken', seat: 0, place: 3, money: 15 }],
    );
  });

  it('one whisky distilled in this production can be stored in the first place at its end', () => {
    const state = mackenzie('oo.', { units: STILLS, goods: { grain: 2 } });
    const asked = act(state, 0, pass).state;
    expect(refusal(asked, 0, plan('store'))).toEqual({ code: 'planTooMuch', item: 'store', most: 0 });
    const distilling = act(asked, 0, plan('distillery', 2)).state;
    expect(refusal(distilling, 0, plan('store', 2))).toEqual({ code: 'planTooMuch', item: 'store', most: 1 });
    const { state: after, events } = acts(distilling, [0, plan('store')], [0, confirm]);
    expect(picture(after)).toBe('ooo');
    // It was paid for like the other, and only the other is in stock.
    expect(seatAt(after, 0)).toMatchObject({ money: 100 + PASS + 6, goods: { whisky: 1 } });
    expect(eventsOf(events, 'barrelStored')).toEqual([{ type: 'barrelStored', seat: 0 }]);
  });

  it('an older whisky cannot be stored', () => {
    const asked = act(mackenzie('o..', { units: STILLS, goods: { whisky: 3 } }), 0, pass).state;
    expect(refusal(asked, 0, plan('store')).code).toBe('planTooMuch');
  });

  it('no whisky can be stored without a distillery', () => {
    const asked = act(mackenzie('o..', { goods: { whisky: 3 } }), 0, pass).state;
    expect(refusal(asked, 0, plan('store'))).toEqual({ code: 'planNever', item: 'store', why: 'building' });
  });

  it('a whisky whose distilling was cancelled cannot be stored', () => {
    const { state } = acts(
      mackenzie('...', { units: STILLS, goods: { grain: 1 } }),
      [0, pass],
      [0, plan('distillery')],
      [0, plan('store')],
      [0, plan('distillery', 0)],
      [0, confirm],
    );
    expect(picture(state)).toBe('...');
    expect(seatAt(state, 0).goods).toMatchObject({ grain: 1, whisky: 0 });
  });

  it('no other clan has a cellar', () => {
    const state = scene({
      passed: [1, 2],
      seats: [{ clan: 'campbell', units: STILLS, goods: { grain: 3 } }],
    });
    const asked = acts(state, [0, pass], [0, plan('distillery')]).state;
    for (const item of ['store', 'take1'] as const) {
      expect(refusal(asked, 0, plan(item))).toEqual({ code: 'planNever', item, why: 'clan' });
    }
    expect(refusal(state, 0, takeBarrel(1))).toEqual({ code: 'noCellar' });
  });

  it('makes a stored barrel worth £0, £7 and £15 after no, one and two years', () => {
    const steps = [0, 7, 15].map((money, years) => {
      let { state } = acts(
        mackenzie('...', { units: STILLS, goods: { grain: 1 } }, { players: 1, passed: [] }),
        [0, pass],
        [0, plan('distillery')],
        [0, plan('store')],
        [0, confirm],
      );
      for (let year = 0; year < years; year++) {
        state = acts(state, [0, pass], [0, confirm]).state;
      }
      const before = seatAt(state, 0).money;
      return [money, seatAt(act(state, 0, takeBarrel(years + 1)).state, 0).money - before];
    });
    for (const [wanted, got] of steps) expect(got).toBe(wanted);
  });
});

describe('R-MACKENZIE taking a barrel out', () => {
  it.each([
    [1, 0, '.oo'],
    [2, 7, 'o.o'],
    [3, 15, 'oo.'],
  ])('of place %d: £%d and a whisky', (place, money, left) => {
    const { state, events } = act(mackenzie('ooo'), 0, takeBarrel(place));
    expect(picture(state)).toBe(left);
    expect(seatAt(state, 0)).toMatchObject({ money: 100 + money, goods: { whisky: 1 } });
    expect(eventsOf(events, 'barrelTaken')).toEqual([{ type: 'barrelTaken', seat: 0, place, money }]);
    expect(refusal(state, 0, takeBarrel(place))).toEqual({ code: 'noBarrel', place });
    expect(state.turn?.mainDone).toBe(false);
  });

  it('is possible for all of them in one turn', () => {
    const { state } = acts(mackenzie('ooo'), [0, takeBarrel(3)], [0, takeBarrel(1)], [0, takeBarrel(2)]);
    expect(seatAt(state, 0)).toMatchObject({ money: 122, goods: { whisky: 3 } });
  });

  it('is possible only in one’s own turn', () => {
    const state = mackenzie('ooo', {}, { passed: [], turnOrder: [1, 0, 2] });
    expect(refusal(state, 0, takeBarrel(3)).code).toBe('notYourTurn');
  });

  it('is possible after the main action', () => {
    const { state } = act(mackenzie('..o'), 0, { type: 'hire' });
    expect(state.turn?.mainDone).toBe(true);
    expect(check(state, 0, takeBarrel(3))).toBeUndefined();
    const { events } = act(state, 0, takeBarrel(3));
    expect(eventsOf(events, 'turnEnded')).toHaveLength(1);
  });

  const ports = { A: 8, B: 6, C: 7, D: 4 } as const;
  const fulfil = (contract: number): Action => ({
    type: 'fulfil',
    contract,
    spare: 'none',
    spareCopy: 'none',
  });
  it.each<[string, SeatScene, Scene, Action[], string]>([
    [
      'buying from neighbours',
      { units: { D4: 'sheep' } },
      { seats: [{ units: { D3: 'cow' } }] },
      [{ type: 'expand', unit: 'miner', space: 'C4' }],
      'expansion',
    ],
    [
      'choosing among drawn contracts',
      { units: { A1: 'sheep' } },
      {},
      [{ type: 'usePort', port: 8, effect: 8 }, { type: 'drawContracts' }],
      'draw',
    ],
    [
      'choosing animals to slaughter',
      { units: { D4: 'sheep', D3: 'sheep', H7: 'sheep' }, contracts: [5] },
      {},
      [fulfil(5)],
      'slaughter',
    ],
    [
      'taking the bonuses of a contract',
      { units: { D4: 'sheep' }, contracts: [6], goods: { wool: 3 } },
      {},
      [fulfil(6)],
      'bonuses',
    ],
    [
      'trading at a shifted price',
      { units: { M2: 'sheep' } },
      {},
      [{ type: 'shiftPrice', port: 6, good: 'wool', direction: 'down' }],
      'shiftedTrade',
    ],
    [
      'exchanging units at a port',
      { units: { M9: 'sheep', D4: 'cow' } },
      {},
      [{ type: 'usePort', port: 7, effect: 7 }],
      'exchange',
    ],
  ])('is possible in the middle of %s', (_, seat, given, moves, kind) => {
    const state = mackenzie('.oo', seat, { ports, ...given });
    const inside = acts(state, ...moves.map((move) => [0, move] as const)).state;
    expect(inside.stack.at(-1)?.kind).toBe(kind);
    const { state: after } = act(inside, 0, takeBarrel(2));
    expect(after.stack.at(-1)?.kind).toBe(kind);
    expect(seatAt(after, 0).money).toBe(seatAt(inside, 0).money + 7);
    expect(check(after, 0, takeBarrel(3))).toBeUndefined();
  });

  it('helps to pay for the action that it interrupts', () => {
    // The free space allows an expansion that only the barrel can pay.
    const state = mackenzie('..o', { units: { D4: 'sheep' }, contracts: [1], goods: { wool: 4 }, money: 0 });
    const fulfilled = act(state, 0, fulfil(1));
    expect(eventsOf(fulfilled.events, 'lapsed')).toEqual([]);
    expect(refusal(fulfilled.state, 0, { type: 'expand', unit: 'sheep', space: 'D3' }).code).toBe(
      'tooExpensive',
    );
    const { state: after } = acts(
      fulfilled.state,
      [0, takeBarrel(3)],
      [0, { type: 'expand', unit: 'sheep', space: 'D3' }],
    );
    expect(seatAt(after, 0).money).toBe(15 - 8);
  });

  it('gives a whisky that can be sold or exported immediately', () => {
    const sold = acts(
      mackenzie('o..'),
      [0, takeBarrel(1)],
      [0, { type: 'trade', good: 'whisky', side: 'sell', count: 1 }],
    );
    expect(seatAt(sold.state, 0).money).toBe(111);
    const exported = acts(
      mackenzie('oo.', { contracts: [11] }),
      [0, takeBarrel(1)],
      [0, takeBarrel(2)],
      [0, fulfil(11)],
    );
    expect(seatAt(exported.state, 0).fulfilled).toEqual([11]);
  });
});

describe('R-MACKENZIE what lies in the cellar', () => {
  it.each<[string, SeatScene, Action, string]>([
    ['sold', {}, { type: 'trade', good: 'whisky', side: 'sell', count: 1 }, 'notEnoughGoods'],
    [
      'paid',
      { contracts: [11] },
      { type: 'fulfil', contract: 11, spare: 'none', spareCopy: 'none' },
      'notEnoughGoods',
    ],
    [
      'discarded',
      { units: { A1: 'sheep' } },
      { type: 'exchangeGoods', port: 3, discard: 'whisky', gain: 'bread+bread' },
      'notEnoughGoods',
    ],
  ])('cannot be %s', (_, seat, action, code) => {
    const state = mackenzie('ooo', seat, { ports: { A: 3, B: 1, C: 2, D: 4 } });
    expect(refusal(state, 0, action).code).toBe(code);
  });

  it.each([
    ['...', 1, 0],
    ['o..', 1, 3],
    ['oo.', 1, 3],
    ['oo.', 0, 3],
    ['oo.', 2, 6],
  ])(
    'counts for the tile of processed goods after ageing: %s with %d in stock, %d glory',
    (barrels, whisky, points) => {
      const state = mackenzie(barrels, { goods: { whisky } }, { scoringTiles: [2, 1, 3, 4, 5] });
      const passed = act(state, 0, pass);
      const done = openDecisions(passed.state).some(({ required, kind }) => required && kind === 'production')
        ? act(passed.state, 0, confirm)
        : passed;
      expect(eventsOf(done.events, 'roundScored').find(({ seat }) => seat === 0)?.glory).toBe(points);
    },
  );

  it('goes to stock with its money at the end of the game', () => {
    const state = mackenzie('oo.', { money: 0 }, { round: 5, scoringTiles: [1, 3, 4, 5, 6] });
    // They age once more, to the second and third place: £7 and £15.
    const { state: end, events } = acts(state, [0, pass], [0, confirm]);
    expect(eventsOf(events, 'barrelTaken').map(({ money }) => money)).toEqual([7, 15]);
    expect(finalScore(end)?.players[0]).toMatchObject({
      counts: { money: PASS + 22, processedGoods: 2 },
      points: { money: 3, processedGoods: 4 },
    });
    expect(picture(end)).toBe('...');
  });

  it('counts the same in a projected score', () => {
    const state = mackenzie('o.o', { money: 5 });
    expect(projectedScore(state).players[0]?.counts).toMatchObject({ money: 20, processedGoods: 2 });
    expect(picture(state)).toBe('o.o');
  });
});

describe('R-MACKENZIE the production decision', () => {
  it.each<[string, 'take1' | 'take2' | 'take3', number]>([
    ['.o.', 'take3', 15],
    ['o..', 'take2', 7],
  ])('%s: can take out what has aged (%s) for £%d', (barrels, item, money) => {
    const { state } = acts(mackenzie(barrels), [0, pass], [0, plan(item)], [0, confirm]);
    expect(picture(state)).toBe('...');
    expect(seatAt(state, 0)).toMatchObject({ money: 100 + PASS + money, goods: { whisky: 1 } });
  });

  it('refuses a barrel that is not there', () => {
    const asked = act(mackenzie('o..'), 0, pass).state;
    for (const item of ['take1', 'take3'] as const) {
      expect(refusal(asked, 0, plan(item))).toEqual({ code: 'planNever', item, why: 'barrel' });
    }
    expect(refusal(asked, 0, takeBarrel(2))).toEqual({ code: 'notNow', decision: 'production' });
  });

  it('is asked if a barrel is left after ageing, or something can be distilled', () => {
    const asked = (barrels: string, seat: SeatScene = {}) =>
      openDecisions(act(mackenzie(barrels, seat), 0, pass).state).some(({ kind }) => kind === 'production');
    expect(asked('o..')).toBe(true);
    expect(asked('...')).toBe(false);
    expect(asked('..o')).toBe(false);
    expect(asked('...', { units: STILLS, goods: { grain: 1 } })).toBe(true);
  });

  it('can be made in advance, for the cellar and stock to come', () => {
    const state = mackenzie('o.o', { units: STILLS, goods: { grain: 1 } }, { passed: [] });
    const early = acts(
      state,
      [0, pass],
      [0, plan('distillery')],
      [0, plan('store')],
      [0, plan('take2')],
      [0, confirm],
    );
    expect(early.state.phase).toBe('actions');
    expect(picture(early.state)).toBe('o.o');
    expect(refusal(early.state, 0, plan('take3'))).toMatchObject({ code: 'planNever', why: 'aged' });
    const { state: after } = acts(early.state, [1, pass], [2, pass]);
    // First to pass: £16. Aged out: £15. Distilled: £3. Taken out: £7.
    expect(picture(after)).toBe('o..');
    expect(seatAt(after, 0)).toMatchObject({ money: 100 + 16 + 15 + 3 + 7, goods: { whisky: 2, grain: 0 } });
  });
});
