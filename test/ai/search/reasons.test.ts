/** Reasons of moves: the part of the value that a move raises most, and the contract it is for. */
import { describe, expect, it } from 'vitest';
import { parseWeights, STORED_WEIGHTS } from '../../../src/ai/index.ts';
import { finalPoints } from '../../../src/ai/search/features.ts';
import { createPosition, type Position } from '../../../src/ai/search/position.ts';
import { contractPurpose, largestGain, reasonOf } from '../../../src/ai/search/reasons.ts';
import { createSearchContext } from '../../../src/ai/search/search-context.ts';
import { type Action, type ActionOf, type Option, play } from '../../../src/engine/index.ts';
import { type Scene, type SeatScene, scene } from '../../fixtures/scene.ts';

const WEIGHTS = parseWeights(STORED_WEIGHTS);
const BUY_CHEESE = { type: 'trade', side: 'buy', good: 'cheese', count: 1 } as const;
/** Gives 4 cotton for 4 cheese. */
const COTTON = 10;
/** Asks for 4 wool. */
const WOOL = 1;
/** Asks for 2 mutton. */
const MUTTON = 5;
/** Asks for 1 wool, 3 bread and 1 beef. */
const BREAD = 38;
/** Asks for 2 bread and 1 cheese. */
const BREAD_AND_CHEESE = 25;
/** Asks for 2 cheese and 2 beef. */
const CHEESE_AND_BEEF = 17;
/** Give 3 and 4 tobacco. */
const TOBACCO = [2, 8];
const SUGAR_CANE = 3;

describe('what a move does for a contract', () => {
  const held = (
    fulfilled: readonly number[],
    round = 4,
    options: Partial<Record<Option, boolean>> = {},
  ): Scene => ({
    round,
    options,
    seats: [{ contracts: [COTTON] }, { fulfilled: [...fulfilled] }],
  });
  const purpose = (given: Scene) => contractPurpose(scene(given), 0, BUY_CHEESE);

  it('names the contract that lacks the good, and its imports if they are the rarest', () => {
    const rarest = { contract: COTTON, good: 'cotton', count: 4 };
    expect(purpose(held([...TOBACCO, 12, SUGAR_CANE]))).toEqual({ contract: COTTON, rarest });
  });

  it.each([
    ['another import stays rarer', held(TOBACCO)],
    ['imports are still too few to tell', held([...TOBACCO, 12, SUGAR_CANE], 2)],
    ['all imports are worth the same', held([...TOBACCO, 12, SUGAR_CANE], 4, { staticImports: true })],
    ['only the player’s own imports count', held([...TOBACCO, 12, SUGAR_CANE], 4, { ownImports: true })],
  ])('does not name the imports if %s', (_, given) => {
    expect(purpose(given)).toEqual({ contract: COTTON });
  });

  it('names the imports of a contract that is taken', () => {
    const state = scene({
      round: 4,
      board: [COTTON],
      seats: [{}, { fulfilled: [...TOBACCO, 12, SUGAR_CANE] }],
    });
    expect(contractPurpose(state, 0, { type: 'obtain', contract: COTTON })).toEqual({
      rarest: { contract: COTTON, good: 'cotton', count: 4 },
    });
  });

  it('names none for what a unit makes after the last turn, but its animal still serves', () => {
    const served = (unit: 'sheep' | 'cheeseDairy', round: number, contracts: number[]) =>
      contractPurpose(scene({ round, seats: [{ contracts }] }), 0, { type: 'expand', unit, space: 'C1' })
        .contract;
    expect(served('cheeseDairy', 4, [COTTON])).toBe(COTTON);
    expect(served('cheeseDairy', 5, [COTTON])).toBeUndefined();
    expect(served('sheep', 5, [WOOL])).toBeUndefined();
    expect(served('sheep', 5, [MUTTON])).toBe(MUTTON);
  });

  it('names none for a unit if what others make next is enough', () => {
    const bakery: Action = { type: 'expand', unit: 'bakery', space: 'C1' };
    const served = (bread: number, units: NonNullable<SeatScene['units']>) =>
      contractPurpose(
        scene({ round: 3, seats: [{ contracts: [BREAD], goods: { bread }, units }] }),
        0,
        bakery,
      ).contract;
    expect(served(1, { A1: 'bakery' })).toBe(BREAD);
    expect(served(2, { A1: 'bakery' })).toBeUndefined();
    const sheep: Action = { type: 'expand', unit: 'sheep', space: 'C1' };
    const state = scene({ round: 3, seats: [{ contracts: [BREAD], units: { A1: 'sheep' } }] });
    expect(contractPurpose(state, 0, sheep).contract).toBeUndefined();
  });

  it('names the contract closest to complete, not the first one that needs the good (R-BUCHANAN)', () => {
    const units = { A1: 'cow', B1: 'cow' } as const;
    const state = scene({
      seats: [{ clan: 'buchanan', contracts: [BREAD_AND_CHEESE, CHEESE_AND_BEEF], units }],
    });
    expect(contractPurpose(state, 0, { ...BUY_CHEESE, count: 2 }).contract).toBe(CHEESE_AND_BEEF);
  });

  it('names none if no contract lacks the good', () => {
    const state = scene({ round: 4, seats: [{ contracts: [COTTON], goods: { cheese: 4 } }] });
    expect(contractPurpose(state, 0, BUY_CHEESE)).toEqual({});
  });
});

describe('the reason of a move', () => {
  it('is the bonus of a port, and the contract of an animal that is slaughtered', () => {
    const state = scene({
      ports: { A: 2, B: 4, C: 7, D: 9 },
      seats: [{ goods: { wool: 1 }, contracts: [MUTTON], units: { B1: 'sheep', C1: 'sheep', C2: 'cow' } }],
    });
    const context = createSearchContext(state, 0, WEIGHTS);
    const reason = (action: Action) => reasonOf(context, state, action, state);
    expect(reason({ type: 'usePort', port: 7, effect: 7 })).toBe('bonus');
    expect(reason({ type: 'exchangeOld', space: 'B1' })).toBe('bonus');
    expect(reason({ type: 'exchangeNew', unit: 'cow' })).toBe('bonus');
    expect(reason({ type: 'exchangeGoods', port: 2, discard: 'wool', gain: 'milk+milk+milk' })).toBe('bonus');
    expect(reason({ type: 'slaughter', space: 'B1' })).toBe('export');
  });

  it('is a clan for a bid, and the price for leaving the auction', () => {
    const state = scene();
    const context = createSearchContext(state, 0, WEIGHTS);
    expect(reasonOf(context, state, { type: 'bid', amount: 0 }, state)).toBe('clan');
    expect(reasonOf(context, state, { type: 'declineBid' }, state)).toBe('dear');
  });
});

describe('the reason of a merchant', () => {
  it('is trade, even if it is the one that a contract still lacks', () => {
    const state = scene({
      round: 3,
      seats: [
        {
          money: 40,
          goods: { wool: 1 },
          contracts: [BREAD],
          units: { A1: 'cow' },
          merchants: { stock: 2, board: 1 },
          posted: { milk: { side: 'sell', count: 4 } },
        },
      ],
    });
    const context = createSearchContext(state, 0, WEIGHTS);
    const hired = play(state, 0, { type: 'hire' });
    if (!hired.ok) throw new Error(hired.rejection.code);
    expect(reasonOf(context, state, { type: 'hire' }, hired.state)).toBe('merchants');
  });
});

describe('the reason of a choice in production', () => {
  const state = scene();
  const context = createSearchContext(state, 0, WEIGHTS);
  const planned = (item: ActionOf<'plan'>['item'], count = 1): Action => ({ type: 'plan', item, count });

  it.each<[string, Action, string]>([
    ['processing', planned('bakery'), 'processing'],
    ['processing less', planned('bakery', 0), 'goods'],
    ['butter', planned('butter'), 'money'],
    ['a barrel', planned('store'), 'money'],
    ['a confirmation, which may process nothing', { type: 'confirmProduction' }, 'rest'],
  ])('is true of %s', (_, action, reason) => {
    expect(reasonOf(context, state, action, state)).toBe(reason);
  });
});

describe('the largest gain', () => {
  it('is a bonus if a port gives the glory', () => {
    const state = scene({ round: 5, ports: { A: 4, B: 2, C: 3, D: 5 }, seats: [{ units: { A1: 'sheep' } }] });
    const context = createSearchContext(state, 0, WEIGHTS);
    const used = play(state, 0, { type: 'usePort', port: 4, effect: 4 });
    if (!used.ok) throw new Error(used.rejection.code);
    const [before, after] = [state, used.state].map((one) => createPosition(context, one)) as [
      Position,
      Position,
    ];
    expect(largestGain(context, before, after)?.reason).not.toBe('tile');
    before.over = true;
    after.over = true;
    expect(largestGain(context, before, after)).toEqual({ reason: 'bonus', points: 3 });
  });

  it('is a bonus, not reach, if a port is still unused', () => {
    const at = (ports: number[]) =>
      scene({ round: 3, ports: { A: 5, B: 2, C: 3, D: 1 }, seats: [{ units: { A1: 'sheep' }, ports }] });
    const context = createSearchContext(at([]), 0, WEIGHTS);
    const [used, unused] = [createPosition(context, at([5])), createPosition(context, at([]))];
    expect(largestGain(context, used, unused)?.reason).toBe('bonus');
  });

  it('is the row that differs most, in final points, when the game is over', () => {
    const state = scene({ players: 1, round: 5 });
    const context = createSearchContext(state, 0, WEIGHTS);
    const before = createPosition(context, state);
    before.over = true;
    const after = before.copy();
    after.glory += 3;
    after.money += 50;
    const points = finalPoints(context, after) - finalPoints(context, before) - 3;
    expect(largestGain(context, before, after)).toEqual({ reason: 'money', points });
    expect(largestGain(context, after, before)).toBeUndefined();
  });
});
