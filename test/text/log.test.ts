/** Events as lines: every cost and gain once, in the line it belongs to. */
import { describe, expect, it } from 'vitest';
import { type GameEvent, type GameState, type LedgerEvent, rulesetOf } from '../../src/engine/index.ts';
import { logLines, sectionsOf, spaceText } from '../../src/text/index.ts';
import { act, acts, scene } from '../fixtures/scene.ts';
import { randomGame } from './fixtures/games.ts';

const names = ['Ann', 'Bob', 'Cat'];
const told = (events: readonly GameEvent[], state?: GameState) =>
  logLines(events, { names, state, ruleset: state && rulesetOf(state.setup) });

describe('a trade', () => {
  it('is one line with all its money, and the clan’s part in brackets', () => {
    const before = scene({ seats: [{ clan: 'stewart' }], market: { whisky: 2 } });
    const { events, state } = act(before, 0, { type: 'trade', good: 'whisky', side: 'buy', count: 2 });
    expect(told(events, state)).toEqual([
      'Ann (Stewart) buys 2 whisky for £20 (£10 each); the price is now £12. [+£1 Stewart]',
    ]);
  });
  it('with the neighbours names their price', () => {
    const before = scene({ seats: [{ units: { B5: 'sheep' } }, { units: { C6: 'cow' } }] });
    const { events } = acts(
      before,
      [0, { type: 'expand', unit: 'cow', space: 'C5' }],
      [0, { type: 'buy', good: 'milk', count: 2 }],
    );
    expect(told(events)).toEqual([
      'Ann places a cow on C5 for £12 (cow £9, land £3).',
      'Ann buys 2 milk from neighbours for £6 (£3 each); the price is now £6.',
    ]);
  });
  it('right after taking out a barrel does not include the money of the barrel', () => {
    const before = scene({ seats: [{ clan: 'mackenzie', cellar: [false, true, false] }] });
    const { events } = acts(
      before,
      [0, { type: 'takeBarrel', place: 2 }],
      [0, { type: 'trade', good: 'wool', side: 'buy', count: 1 }],
    );
    expect(told(events)).toEqual([
      'Ann takes the barrel from spot 2: 1 whisky and £7.',
      'Ann buys 1 wool for £4; the price is now £5.',
    ]);
  });
});

describe('a line about something earlier in the turn', () => {
  const bought: GameEvent = {
    type: 'traded',
    seat: 0,
    good: 'milk',
    side: 'buy',
    count: 1,
    price: 3,
    total: 3,
    oldPrice: 5,
    newPrice: 5,
    steps: 0,
    neighbourhood: true,
  };
  const lapsed: GameEvent = { type: 'lapsed', seat: 0, bonus: 'neighbourhood' };
  const declined: GameEvent = { type: 'declined', seat: 0, bonus: 'neighbourhood' };

  it('says whether a player skips the first or the second purchase', () => {
    expect(told([lapsed, declined])).toEqual([
      'Ann can’t buy anything from neighbours.',
      'Ann skips the neighbourhood bonus.',
    ]);
    expect(told([bought, lapsed, declined]).slice(1)).toEqual([
      'Ann can’t buy any more from neighbours.',
      'Ann buys nothing more from neighbours.',
    ]);
    expect(told([bought, { type: 'turnEnded', seat: 0 }, lapsed]).slice(1)).toEqual([
      'Ann can’t buy anything from neighbours.',
    ]);
  });
  it('says that a contract is covered by the payment for another', () => {
    const contract = (cost: number): GameEvent => ({
      type: 'contractObtained',
      seat: 0,
      contract: 2,
      cost,
      drawn: false,
    });
    const text = 'Ann takes contract 2 (6 wool → 3 tobacco, 2 hops)';
    expect(told([contract(5), contract(0)])).toEqual([
      `${text} for £5.`,
      `${text} for free (2nd this turn).`,
    ]);
    // In a round in which contracts are free.
    expect(told([contract(0), contract(0)])).toEqual([`${text} for free.`, `${text} for free.`]);
  });
  it('says that no contracts are drawn: for the building bonus, or at a port', () => {
    const skipped: GameEvent = { type: 'declined', seat: 0, bonus: 'buildingBonus' };
    expect(told([skipped])).toEqual(['Ann skips the building bonus.']);
    const used: GameEvent = { type: 'portUsed', seat: 0, port: 8, effect: 8 };
    expect(told([used, skipped]).at(-1)).toBe('Ann draws no contracts.');
  });
  it('says why contracts are drawn', () => {
    const drawn: GameEvent = { type: 'contractsDrawn', seat: 0, contracts: [2] };
    const swapped: GameEvent = { type: 'unitsExchanged', seat: 0, old: 'cow', unit: 'bakery', space: 'C4' };
    const port = (effect: number): GameEvent => ({ type: 'portUsed', seat: 0, port: effect, effect });
    expect(told([port(8), drawn]).at(-1)).toBe('Ann draws contracts: 2 (6 wool → 3 tobacco, 2 hops).');
    expect(told([port(7), swapped, port(6), drawn]).at(-1)).toBe(
      'Ann draws contracts for the building bonus: 2 (6 wool → 3 tobacco, 2 hops).',
    );
  });
  it('names the offered contracts if no line before does, as with future contracts (R-OPT-8)', () => {
    const drawn: GameEvent = { type: 'contractsDrawn', seat: 0, contracts: [2] };
    const none: GameEvent = { type: 'declined', seat: 0, bonus: 'drawnContracts' };
    const dear: GameEvent = { type: 'lapsed', seat: 0, bonus: 'drawnContracts' };
    const last = (events: GameEvent[]) => told(events).at(-1);
    expect(last([drawn, none])).toBe('Ann takes none of them.');
    expect(last([drawn, dear])).toBe('Ann can’t afford any of them.');
    expect(last([none])).toBe('Ann takes none of the offered contracts.');
    expect(last([dear])).toBe('Ann can’t afford any of the offered contracts.');
  });
  it('says which die removes a contract', () => {
    const left: GameEvent = { type: 'contractLeft', contract: 2 };
    expect(
      told([{ type: 'priceRolled', good: 'milk', die: -1, from: 5, to: 4, steps: -1 }, left]).at(-1),
    ).toBe(
      'The last die shows −1, so the contract in box −1 leaves the game: 2 (6 wool → 3 tobacco, 2 hops).',
    );
  });
});

describe('the sum of all players’ imports', () => {
  const events: GameEvent[] = [
    { type: 'fulfilled', seat: 0, contract: 2, hops: 2 },
    { type: 'imported', seat: 0, good: 'tobacco', amount: 3, total: 7, money: 1 },
  ];
  it('is shown if they count together', () => {
    const together = scene({ seats: [{}, {}] });
    expect(told(events, together)).toEqual(['Ann has fulfilled contract 2. [7 tobacco imported in total]']);
  });
  it.each(['staticImports', 'ownImports'] as const)('is left out with %s', (option) => {
    const apart = scene({ seats: [{}, {}], options: { [option]: true } });
    expect(told(events, apart)).toEqual(['Ann has fulfilled contract 2.']);
  });
});

describe('passing', () => {
  it('has no position in a solo game', () => {
    const events: GameEvent[] = [{ type: 'passed', seat: 0, place: 1, bonus: 16 }];
    expect(told(events, scene({ players: 1, seats: [{}] }))).toEqual(['Ann passes and gets £16.']);
  });
});

describe('the start of a round', () => {
  it('has no turn order in a solo game', () => {
    const events: GameEvent[] = [{ type: 'roundStarted', round: 2, order: [0] }];
    expect(told(events, scene({ players: 1, seats: [{}] }))).toEqual(['Round 2 begins.']);
  });
});

describe('fulfilling a contract', () => {
  it('without a choice is one line with everything paid, slaughtered and received', () => {
    const before = scene({
      seats: [
        {
          contracts: [19],
          goods: { cheese: 1 },
          units: { C5: 'sheep', B5: 'cow' },
          fulfilled: [1, 7],
        },
      ],
    });
    const { events } = act(before, 0, { type: 'fulfil', contract: 19, spare: 'none', spareCopy: 'none' });
    expect(told(events)).toEqual([
      'Ann fulfils contract 19 (1 cheese, 1 mutton → £10, 2 cotton, free space). [−1 cheese, −1 sheep on C5, 6 cotton imported in total, +£1 imports, +£10]',
    ]);
  });
  it('with a choice of animals has a line for each step', () => {
    const before = scene({
      seats: [{ contracts: [19], goods: { cheese: 1 }, units: { C5: 'sheep', D5: 'sheep' } }],
    });
    const { events } = acts(
      before,
      [0, { type: 'fulfil', contract: 19, spare: 'none', spareCopy: 'none' }],
      [0, { type: 'slaughter', space: 'D5' }],
      [0, { type: 'decline' }],
    );
    const paid = act(before, 0, { type: 'fulfil', contract: 19, spare: 'none', spareCopy: 'none' });
    expect(told(paid.events)).toEqual([
      'Ann delivers the goods for contract 19 (1 cheese, 1 mutton → £10, 2 cotton, free space). [−1 cheese]',
    ]);
    const slaughtered = act(paid.state, 0, { type: 'slaughter', space: 'D5' });
    expect(told(slaughtered.events)).toEqual([
      'Ann slaughters the sheep on D5.',
      'Ann has fulfilled contract 19. [2 cotton imported in total, +£10]',
    ]);
    expect(told(events)).toEqual([
      'Ann fulfils contract 19 (1 cheese, 1 mutton → £10, 2 cotton, free space). [−1 cheese, −1 sheep on D5, 2 cotton imported in total, +£10]',
      'Ann skips the free space.',
    ]);
  });
});

describe('a port', () => {
  it('shows what it gives without naming itself again', () => {
    const events: GameEvent[] = [
      { type: 'portUsed', seat: 0, port: 5, effect: 5 },
      { type: 'money', seat: 0, amount: 10, source: 'port:5', cause: 'portUsed' },
    ];
    expect(told(events)).toEqual(['Ann uses the port “money”. [+£10]']);
  });
  it('that copies another shows its own cost, apart from that of the upgrade', () => {
    const events: GameEvent[] = [
      { type: 'portUsed', seat: 0, port: 9, effect: 4 },
      { type: 'money', seat: 0, amount: -3, source: 'port:9', cause: 'portUsed' },
      { type: 'glory', seat: 0, amount: 3, source: 'port:9', cause: 'portUsed' },
      { type: 'technologyUpgraded', seat: 0, worker: 'miner', cost: 5 },
      { type: 'money', seat: 0, amount: -5, source: 'port:9', cause: 'technologyUpgraded' },
    ];
    expect(told(events)).toEqual([
      'Ann uses the port “copy a port” to copy “upgrade and glory”. [−£3, +3 glory]',
      'Ann upgrades the miners’ technology for £5; each now earns £8 a round, not £6.',
    ]);
  });
});

describe('production', () => {
  it('has one line per player for what is automatic', () => {
    const entry = { source: 'production', cause: 'produced' } as const;
    const events: GameEvent[] = [
      { type: 'productionStarted', round: 1 },
      { type: 'produced', seat: 1, money: 8, goods: { wool: 2, milk: 0 } },
      { type: 'money', seat: 1, amount: 8, ...entry },
      { type: 'goods', seat: 1, good: 'wool', amount: 2, ...entry },
      { type: 'produced', seat: 0, money: 0, goods: { milk: 1 } },
      { type: 'goods', seat: 0, good: 'milk', amount: 1, ...entry },
    ];
    expect(told(events)).toEqual(['Production of round 1.', 'Bob gets £8, 2 wool.', 'Ann gets 1 milk.']);
  });
  it('shows processed goods and money made with them', () => {
    const events: GameEvent[] = [
      { type: 'processed', seat: 0, unit: 'distillery', count: 2 },
      { type: 'goods', seat: 0, good: 'grain', amount: -2, source: 'production', cause: 'processed' },
      { type: 'goods', seat: 0, good: 'whisky', amount: 2, source: 'production', cause: 'processed' },
      { type: 'money', seat: 0, amount: 6, source: 'clan:mackenzie', cause: 'processed' },
      { type: 'barrelStored', seat: 0 },
      { type: 'goods', seat: 0, good: 'whisky', amount: -1, source: 'clan:mackenzie', cause: 'barrelStored' },
    ];
    expect(told(events)).toEqual([
      'Ann turns 2 grain into 2 whisky. [+£6 MacKenzie]',
      'Ann puts 1 whisky into the cellar.',
    ]);
  });
});

describe('the names of players', () => {
  const hostile = [
    '{seat}',
    '{count, plural, other {#}}',
    '<b>Ann</b>',
    '<@123456789> @everyone',
    `'{' "quoted" ''`,
    '# heading',
    '$& $1',
    'ｆｕｌｌ　ｗｉｄｔｈ 🐑',
  ];
  it.each(hostile)('appear in the log unchanged: %s', (name) => {
    expect(logLines([{ type: 'bidDeclined', seat: 0 }], { names: [name] })).toEqual([
      `${name} leaves this auction.`,
    ]);
    expect(logLines([{ type: 'roundStarted', round: 2, order: [0, 1] }], { names: [name, name] })).toEqual([
      `Round 2 begins. Turn order: ${name}, ${name}.`,
    ]);
  });
  it('are their seats if none are given', () => {
    const event: GameEvent = { type: 'bidDeclined', seat: 1 };
    expect(logLines([event])).toEqual(['Seat 2 leaves this auction.']);
    expect(logLines([event], { names: ['Ann', undefined] })).toEqual(['Seat 2 leaves this auction.']);
    expect(logLines([event], { names: ['Ann', ''] })).toEqual(['Seat 2 leaves this auction.']);
  });
});

describe('the log of a whole game', () => {
  it.each([
    ['solo', 1, []],
    ['for two', 2, ['kickstarter', 'tighterMap']],
    ['for three', 3, ['futureContracts', 'mostGlory', 'ownImports']],
    ['for four', 4, ['auction', 'kickstarter']],
    ['without clans', 4, ['noClans']],
  ] as const)('accounts for all money in every move: %s', (_, players, options) => {
    for (const seed of ['a', 'b', 'd']) {
      const game = randomGame(seed, players, options);
      for (const { events, state } of [game, ...game.steps]) {
        const { own, sections } = sectionsOf(events);
        expect([own, ...sections].flat()).toEqual(events);
        for (const part of [own, ...sections]) expect([...stories(part).keys()]).not.toContain(undefined);
        for (const line of logLines(events, { state })) {
          expect(line).not.toMatch(/undefined|\[object|NaN|[{}]/);
        }
        for (const [story, entries] of stories(events)) {
          const text = logLines([story, ...entries], { state }).join(' ');
          for (const entry of entries) expect(text, JSON.stringify(entry)).toContain(amountOf(entry, state));
        }
      }
    }
  });
});

/** Every event of the story that changes something, with its entries in the ledger. */
function stories(events: readonly GameEvent[]): Map<GameEvent, LedgerEvent[]> {
  const found = new Map<GameEvent, LedgerEvent[]>();
  for (const [index, entry] of events.entries()) {
    if (!('cause' in entry)) continue;
    const story = events.slice(0, index).findLast(({ type }) => type === entry.cause) as GameEvent;
    found.set(story, [...(found.get(story) ?? []), entry]);
  }
  return found;
}

/** A ledger entry as a sentence shows it: "£5", "2 wool", "1 glory", or the unit's space. */
function amountOf(entry: LedgerEvent, state: GameState): string {
  switch (entry.type) {
    case 'money':
      return `£${Math.abs(entry.amount)}`;
    case 'goods':
      return `${Math.abs(entry.amount)} ${entry.good}`;
    case 'glory':
      return `${entry.amount} glory`;
    case 'unitMoved':
      return `from ${spaceText(entry.from, { state })} to ${spaceText(entry.to, { state })}`;
    default:
      return spaceText(entry.space, { state });
  }
}
