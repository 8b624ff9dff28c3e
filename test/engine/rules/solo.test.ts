/** The game alone. */
import { describe, expect, it } from 'vitest';
import { CONTENT, GOODS, type Good } from '../../../src/content/index.ts';
import { type GameState, projectedScore, type Space } from '../../../src/engine/index.ts';
import { act, eventsOf, refusal, type Scene, scene, seatAt } from '../../fixtures/scene.ts';
import { begin, playOn } from './fixtures/beginnings.ts';
import { ownContent } from './fixtures/own-content.ts';
import { MAPS, paper } from './fixtures/plane.ts';

const solo = (given: Scene = {}): GameState => scene({ ...given, players: 1 });

describe('R-SOLO-1 the setup of a solo game', () => {
  const games = Array.from({ length: 100 }, (_, n) => begin({ seed: `solo ${n}`, players: 1 }).state);

  it('a neutral piece lies on every £1 land space in play, and nowhere else', () => {
    for (const { map } of games) {
      const { lands, cost } = paper(map.sides, 1);
      // A port tile may cover a £1 space; the ones that do lie in the mist.
      const neutral = lands.filter((space) => cost(space) === 1).map((space) => [space, 'neutral']);
      expect(map.blocked).toEqual(Object.fromEntries(neutral));
    }
    expect(new Set(games.map(({ map }) => map.sides.join())).size).toBe(MAPS.length);
  });

  it('neutral pieces block their spaces for everything', () => {
    const blocked = { D3: 'neutral', C4: 'neutral' } as const;
    const state = solo({ blocked, seats: [{ units: { D4: 'sheep' } }] });
    for (const [unit, space] of [
      ['cow', 'D3'],
      ['miner', 'C4'],
    ] as const) {
      const refused = refusal(state, 0, { type: 'expand', unit, space });
      expect(refused, unit).toEqual({ code: 'spaceClosed', space, why: 'neutral' });
    }
  });

  it('neutral pieces are not units: they sell nothing and are no settlement', () => {
    const state = solo({
      blocked: { D3: 'neutral' },
      seats: [{ units: { D4: 'sheep' }, merchants: { stock: 7, board: 0 } }],
    });
    const { state: after } = act(state, 0, { type: 'expand', unit: 'cow', space: 'C5' });
    expect(after.stack.at(-1)?.kind).toBe('turn');
    expect(projectedScore(after).players[0]?.counts.settlements).toBe(1);
  });

  it('two clans are on offer, and five of six boxes are filled: the last is empty', () => {
    for (const { offers, contracts } of games) {
      expect(offers).toHaveLength(2);
      expect(Object.keys(contracts.board)).toEqual(['0', '1', '2', '3', '4']);
    }
  });

  it('passing gives £16 in every round', () => {
    const { events } = playOn(
      begin({ players: 1 }).state,
      ({ phase }) => phase === 'finished',
      ({ type }) => type === 'pass',
    );
    expect(eventsOf(events, 'passed').map(({ bonus, place }) => [place, bonus])).toEqual(
      Array(5).fill([1, 16]),
    );
  });

  it('nothing can be bought from neighbours', () => {
    const state = solo({ seats: [{ units: { D4: 'sheep', D3: 'cow' } }] });
    const after = act(state, 0, { type: 'expand', unit: 'bakery', space: 'C5' }).state;
    expect(refusal(after, 0, { type: 'buy', good: 'milk', count: 1 }).code).toBe('notNow');
  });
});

/** A solo position at the end of a round: passing is followed by the dice. */
function rolling(given: Scene, dice: [Good, number][]): GameState {
  const round = given.round ?? 1;
  const rolls = dice.map(([good, die]) => ({ good, die }));
  const other = [{ good: 'wool' as const, die: 3 }];
  return solo({
    ...given,
    round,
    dice: Array.from({ length: 4 }, (_, i) => (i === round - 1 ? rolls : other)),
  });
}

describe('R-SOLO-2 prices by dice', () => {
  it.each<[string, number, number, number]>([
    ['low, +3: up by three', 2, 3, 5],
    ['low, -3: up by three as well', 2, -3, 5],
    ['low, -1', 0, -1, 1],
    ['low, -2, at the very bottom', 0, -2, 2],
    ['the lowest medium price, +1: as the die says', 3, 1, 4],
    ['the lowest medium price, -3', 3, -3, 0],
    ['medium, -2', 4, -2, 2],
    ['medium, +3', 5, 3, 8],
    ['the highest medium price, +3', 6, 3, 9],
    ['the highest medium price, -1', 6, -1, 5],
    ['high, +2: down by two', 7, 2, 5],
    ['high, -2: down by two as well', 8, -2, 6],
    ['high, +3 from the very top', 9, 3, 6],
    ['high, +1', 9, 1, 8],
  ])('%s', (_, index, die, result) => {
    const state = rolling({ market: { wool: index } }, [['wool', die]]);
    const { state: after, events } = act(state, 0, { type: 'pass' });
    expect(after.market.wool).toBe(result);
    const [rolled] = eventsOf(events, 'priceRolled');
    expect(rolled).toMatchObject({ good: 'wool', die, steps: result - index });
    expect(after.market).toMatchObject({ milk: 3, grain: 3, bread: 3, cheese: 3, whisky: 3 });
  });

  it.each([
    ['at the top', 9, 3, 9],
    ['one below it', 8, 3, 9],
    ['at the bottom', 0, -3, 0],
    ['one above it', 1, -3, 0],
  ])('stop at the ends of the scale: %s', (_, index, die, result) => {
    // With the shipped content the dice never go that far; here all prices are medium.
    const { market } = CONTENT;
    const content = ownContent({ market: { ...market, small: { ...market.small, mediumRange: [0, 9] } } });
    const { state, events } = act(rolling({ content, market: { milk: index } }, [['milk', die]]), 0, {
      type: 'pass',
    });
    expect(state.market.milk).toBe(result);
    expect(eventsOf(events, 'priceRolled')[0]).toMatchObject({ good: 'milk', steps: result - index });
  });

  it('three different goods, one after the other, in rounds 2 to 5', () => {
    for (let n = 0; n < 30; n++) {
      const { dice } = begin({ seed: `dice ${n}`, players: 1 }).state;
      expect(dice, `#${n}`).toHaveLength(4);
      for (const rolls of dice) {
        expect(rolls).toHaveLength(3);
        expect(new Set(rolls.map(({ good }) => good)).size).toBe(3);
        for (const { die } of rolls) expect([-3, -2, -1, 1, 2, 3]).toContain(die);
      }
    }
  });

  it('every face of both dice occurs', () => {
    const rolls = Array.from(
      { length: 30 },
      (_, n) => begin({ seed: `dice ${n}`, players: 1 }).state.dice,
    ).flat(2);
    expect(new Set(rolls.map(({ good }) => good))).toEqual(new Set(GOODS));
    expect(new Set(rolls.map(({ die }) => die))).toEqual(new Set([-3, -2, -1, 1, 2, 3]));
  });

  it('are rolled after merchants return and before the board is filled', () => {
    const state = rolling(
      {
        board: [],
        seats: [{ merchants: { stock: 1, board: 5 }, posted: { wool: { side: 'buy', count: 1 } } }],
      },
      [
        ['wool', 1],
        ['milk', -1],
        ['whisky', 2],
      ],
    );
    const { events } = act(state, 0, { type: 'pass' });
    const types = events.map(({ type }) => type);
    const interesting = ['merchantsBack', 'priceRolled', 'boardRefilled', 'contractLeft'];
    expect(types.filter((type) => interesting.includes(type))).toEqual([
      'merchantsBack',
      'priceRolled',
      'priceRolled',
      'priceRolled',
      'boardRefilled',
      'contractLeft',
    ]);
  });

  it.each([2, 3, 4])('are not rolled with %d players', (players) => {
    expect(begin({ players: players as 2 | 3 | 4 }).state.dice).toEqual([]);
  });

  it('are not rolled in round 1, nor after round 5', () => {
    const { events } = playOn(begin({ players: 1 }).state, ({ phase }) => phase === 'actions');
    expect(eventsOf(events, 'priceRolled')).toEqual([]);
    const last = act(solo({ round: 5 }), 0, { type: 'pass' });
    expect(eventsOf(last.events, 'priceRolled')).toEqual([]);
    expect(last.state.phase).toBe('finished');
  });
});

describe('R-SOLO-3 the board is filled, and one contract leaves the game', () => {
  it.each([
    [3, 0],
    [2, 1],
    [1, 2],
    [-3, 3],
    [-2, 4],
    [-1, 5],
  ])('the last price die shows %d: the contract of box %d', (die, box) => {
    const state = rolling({ board: [1, 2, 3, 4, 5], pile: [6, 7] }, [
      ['wool', -die],
      ['milk', die === 3 ? 2 : 3],
      ['grain', die],
    ]);
    const { state: after, events } = act(state, 0, { type: 'pass' });
    expect(eventsOf(events, 'boardRefilled')).toEqual([{ type: 'boardRefilled', contracts: [6] }]);
    expect(eventsOf(events, 'contractLeft')).toEqual([{ type: 'contractLeft', contract: box + 1 }]);
    expect(Object.keys(after.contracts.board)).toEqual(
      ['0', '1', '2', '3', '4', '5'].filter((one) => one !== String(box)),
    );
    expect(after.contracts.removed).toContain(box + 1);
    expect(refusal(after, 0, { type: 'obtain', contract: box + 1 }).code).toBe('contractNotOnBoard');
  });

  it('with five contracts in every round, whatever was taken', () => {
    let { state } = playOn(begin({ players: 1 }).state, ({ phase }) => phase === 'actions');
    for (let round = 1; round <= 5; round++) {
      expect(Object.keys(state.contracts.board), `round ${round}`).toHaveLength(5);
      state = playOn(
        state,
        (now) => now.round > round || now.phase === 'finished',
        ({ type }, now) =>
          type === 'obtain' || (type === 'pass' && seatAt(now, 0).contracts.length > 0) || type === 'endTurn',
      ).state;
    }
  });

  it.each([
    ['one contract is left: it fills the first box and stays', [6], [6], -1, []],
    ['one contract is left and its box comes up', [6], [], 3, [6]],
    ['none is left', [], [], 3, []],
  ] as const)('at the end of the pile %s', (_, pile, board, die, left) => {
    const state = rolling({ board: [], pile: [...pile], pileOnly: true }, [['wool', die]]);
    const { state: after, events } = act(state, 0, { type: 'pass' });
    expect(Object.values(after.contracts.board)).toEqual(board);
    expect(eventsOf(events, 'contractLeft').map(({ contract }) => contract)).toEqual(left);
  });

  it('a box emptied by the die is filled in the next preparation', () => {
    const state = rolling({ board: [1, 2, 3, 4, 5], pile: [6, 7, 8] }, [['wool', 3]]);
    const next = act(state, 0, { type: 'pass' }).state;
    expect(next.contracts.board).toEqual({ 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 });
    const then = act(next, 0, { type: 'pass' });
    expect(eventsOf(then.events, 'boardRefilled')).toEqual([{ type: 'boardRefilled', contracts: [7] }]);
  });
});

/** Grassland whose units are a settlement each, all linked by shipping with an earlier one. */
const APART: readonly Space[] = [
  ...['D3', 'B3', 'B2', 'D2', 'H4', 'H3', 'G7', 'J8', 'F2', 'I3'],
  ...['J6', 'J5', 'H8', 'E6', 'E7', 'I2', 'L3', 'D7', 'C7', 'C6'],
];
const KINDS = ['sheep', 'cow', 'field', 'bakery', 'cheeseDairy', 'distillery'] as const;

describe('R-SOLO-4 scoring alone', () => {
  const points = (given: Scene, row: 'contracts' | 'settlements') =>
    projectedScore(solo(given)).players[0]?.points[row];

  it.each([
    [0, 0],
    [4, 0],
    [5, 4],
    [6, 8],
    [7, 12],
    [8, 12],
  ])('%d fulfilled contracts: %d points', (count, wanted) => {
    const fulfilled = Array.from({ length: count }, (_, i) => i + 1);
    expect(points({ seats: [{ fulfilled }] }, 'contracts')).toBe(wanted);
  });

  it.each([
    [7, 0],
    [8, 6],
    [10, 6],
    [11, 12],
    [13, 12],
    [14, 18],
    [15, 18],
  ])('%d linked settlements: %d points', (count, wanted) => {
    const units = Object.fromEntries(
      APART.slice(0, count).map((space, i) => [space, KINDS[i % 6] ?? 'sheep']),
    );
    const state = solo({ seats: [{ units, shipping: 5 }] });
    expect(projectedScore(state).players[0]?.counts.settlements).toBe(count);
    expect(projectedScore(state).players[0]?.points.settlements).toBe(wanted);
  });

  it('without settlements, the thresholds are off too', () => {
    const units = Object.fromEntries(APART.slice(0, 14).map((space, i) => [space, KINDS[i % 6] ?? 'sheep']));
    const state = solo({ options: { noSettlements: true }, seats: [{ units, shipping: 5 }] });
    expect(projectedScore(state).players[0]).toMatchObject({
      counts: { settlements: 14 },
      points: { settlements: 0 },
    });
  });

  it.each([
    ['what was imported least is worth most', [2, 1, 6], { cotton: 4, tobacco: 3, sugarCane: 5 }],
    ['ties: cotton is the rarest, sugar cane the most common', [], { cotton: 5, tobacco: 4, sugarCane: 3 }],
  ])('imports score by the player’s own amounts: %s', (_, fulfilled, values) => {
    const state = solo({ seats: [{ fulfilled: [...fulfilled] }] });
    expect(projectedScore(state).importValues).toEqual([values]);
  });

  it('imports bring no £1 steps', () => {
    const state = solo({ seats: [{ goods: { wool: 6 }, contracts: [2], fulfilled: [8] }] });
    const { events } = act(state, 0, { type: 'fulfil', contract: 2, spare: 'none', spareCopy: 'none' });
    expect(eventsOf(events, 'imported')).toMatchObject([{ total: 7, money: 0 }]);
  });

  it.each([
    [0, 'newbie'],
    [115, 'newbie'],
    [116, 'rookie'],
    [130, 'rookie'],
    [131, 'average'],
    [145, 'average'],
    [146, 'expert'],
    [160, 'expert'],
    [161, 'genius'],
    [200, 'genius'],
  ] as const)('%d points make a %s', (glory, title) => {
    const sheet = projectedScore(solo({ seats: [{ glory, money: 0 }] }));
    expect(sheet.players[0]?.total).toBe(glory);
    expect(sheet.title).toBe(title);
  });

  it('games with several players have no titles', () => {
    expect(projectedScore(scene({ players: 2 })).title).toBeUndefined();
  });

  it('the player always has first place', () => {
    const sheet = projectedScore(solo());
    expect([sheet.winners, sheet.players[0]?.place]).toEqual([[0], 1]);
  });
});
