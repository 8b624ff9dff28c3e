/** Previews before confirming: they come true. */
import { describe, expect, it } from 'vitest';
import { GOODS, UNITS } from '../../../../src/content/index.ts';
import { computerUser, type Game } from '../../../../src/core/index.ts';
import { inWords } from '../../../../src/discord/shared/emoji.ts';
import {
  type Action,
  type GameState,
  legalActions,
  linkedSettlements,
  newlyReached,
  type Player,
  placementEffectsOf,
  play,
  priceOf,
  type Seat,
  traitsAt,
  unitsLeft,
} from '../../../../src/engine/index.ts';
import { asksFirst } from '../../../../src/features/play/discord/asks-first.ts';
import { createPanelContext } from '../../../../src/features/play/discord/panel-context.ts';
import { groupPanel } from '../../../../src/features/play/discord/panels/group.ts';
import { previewPanel } from '../../../../src/features/play/discord/panels/preview.ts';
import { productionPanel } from '../../../../src/features/play/discord/panels/production.ts';
import { thingName } from '../../../../src/text/index.ts';
import { gameAt } from '../../../discord/fixtures/panels-crawler.ts';
import { buttonsOf, playedGame, textOf } from '../../../discord/fixtures/posts-games.ts';
import { positions } from '../../../engine/properties/fixtures/games.ts';
import { act, type SeatScene, scene } from '../../../fixtures/scene.ts';

const MAIN = ['trade', 'expand', 'obtain', 'fulfil', 'upgradeShipping', 'upgradeTechnology', 'hire'];

/** Positions at the start of a turn, from a few whole games. */
const turns: { state: GameState; seat: Seat }[] = ['heather', 'gorse', 'bracken', 'thrift'].flatMap((word) =>
  playedGame(word).states.flatMap((state, index) => {
    const seat = state.turn?.seat;
    const open = state.phase === 'actions' && state.stack.at(-1)?.kind === 'turn';
    return open && seat !== undefined && state.turn?.mainDone === false && index % 5 === 0
      ? [{ state, seat }]
      : [];
  }),
);

/** One legal main action of each kind. */
function samples({ state, seat }: { state: GameState; seat: Seat }): Action[] {
  const legal = legalActions(state, seat);
  return MAIN.flatMap((type) => legal.filter((action) => action.type === type).slice(-1));
}

const shown = (state: GameState, seat: Seat, action: Action): string =>
  textOf(previewPanel(createPanelContext(gameAt(state), seat, 'en'), action));

describe('the preview of a main action', () => {
  it('says whether the turn ends with it, or else what follows', () => {
    const told = new Set<string>();
    for (const { state, seat } of turns) {
      for (const action of samples({ state, seat })) {
        const played = play(state, seat, action);
        if (!played.ok) throw new Error('a legal action is refused');
        const ends = played.events.some((event) => event.type === 'turnEnded' && event.seat === seat);
        const text = shown(state, seat, action);
        expect(text.includes('This ends your turn.'), JSON.stringify(action)).toBe(ends);
        expect(text.includes('Next: '), JSON.stringify(action)).toBe(!ends);
        told.add(String(ends));
      }
    }
    expect(told).toEqual(new Set(['true', 'false']));
  });

  it('shows the money that the player really has afterwards', () => {
    for (const { state, seat } of turns) {
      for (const action of samples({ state, seat })) {
        const played = play(state, seat, action);
        if (!played.ok) throw new Error('a legal action is refused');
        const money = played.state.players[seat]?.money;
        const told = /You’ll have: £(\d+)/.exec(shown(state, seat, action))?.[1];
        expect(Number(told ?? state.players[seat]?.money), JSON.stringify(action)).toBe(money);
      }
    }
  });
});

/** Returns the holdings that a preview announces; those it leaves out stay as they are. */
function ownedIn(text: string, { money, goods, merchants }: Player) {
  const told = /You’ll have: (.*)\./.exec(text)?.[1]?.replace('no merchants', '0 merchants') ?? '';
  const count = (pattern: RegExp, now: number) => Number(pattern.exec(told)?.[1] ?? now);
  return {
    money: count(/£(\d+)/, money),
    goods: Object.fromEntries(GOODS.map((good) => [good, count(new RegExp(`(\\d+) ${good}`), goods[good])])),
    merchants: count(/(\d+) merchants? free/, merchants.stock),
  };
}

describe('the preview of a move inside a turn', () => {
  const moves = positions(3).flatMap(({ state, seat }) =>
    state.phase === 'actions' && state.turn?.seat === seat
      ? legalActions(state, seat)
          .filter(({ type }) => !['pass', 'endTurn', 'plan', 'confirmProduction'].includes(type))
          .map((action) => ({ state, seat, action }))
      : [],
  );

  it('occurs for the moves that follow a main action', () => {
    expect(moves.map(({ action }) => action.type)).toEqual(
      expect.arrayContaining(['buy', 'recall', 'slaughter', 'decline', 'exchangeNew', 'takeContract']),
    );
  });

  it('says what the player then owns, and whether the turn ends', () => {
    for (const { state, seat, action } of moves) {
      const played = play(state, seat, action);
      if (!played.ok) throw new Error('a legal action is refused');
      const text = inWords(shown(state, seat, action));
      const { money, goods, merchants } = played.state.players[seat] as Player;
      expect(ownedIn(text, state.players[seat] as Player), JSON.stringify(action)).toEqual({
        money,
        goods,
        merchants: merchants.stock,
      });
      const ends = played.events.some((event) => event.type === 'turnEnded' && event.seat === seat);
      expect(text.includes('This ends your turn.'), JSON.stringify(action)).toBe(ends);
    }
  });
});

it.each([
  ['en', 'sparing 1 animal (beef): 2 wool'],
  ['es', 'ahorrándote 1 animal (vacuno): 2 lanas'],
  ['pl', 'oszczędź 1 zwierzę (wołowina): 2 wełny'],
])('names the animal that a port spares before a long contract, in %s (R-PORT-1)', (language, told) => {
  // Contract 46: 2 wool, 1 beef and 1 mutton for cotton, a hop and a bonus upgrade.
  const state = scene({
    ports: { A: 1, B: 2, C: 3, D: 5 },
    seats: [{ units: { A1: 'cow', B1: 'sheep' }, goods: { wool: 2 }, contracts: [46] }],
  });
  const fulfil: Action = { type: 'fulfil', contract: 46, spare: 'beef', spareCopy: 'none' };
  const panel = createPanelContext(gameAt(state), 0, language);
  expect(textOf(previewPanel(panel, fulfil))).toContain(told);
});

describe('a fulfilment whose free space cannot be paid', () => {
  // Contract 24: 1 wool and 2 bread for imports and a free space.
  const holding = (money: number) =>
    scene({ seats: [{ money, units: { B1: 'woodcutter' }, goods: { wool: 1, bread: 2 }, contracts: [24] }] });
  const fulfil: Action = { type: 'fulfil', contract: 24, spare: 'none', spareCopy: 'none' };

  it.each([
    [2, true],
    [50, false],
  ])('with £%d, warns and asks first: %s', (money, lost) => {
    const panel = createPanelContext(gameAt(holding(money)), 0, 'en');
    expect(asksFirst(panel, fulfil)).toBe(lost);
    expect(textOf(previewPanel(panel, fulfil)).includes('You won’t be able to use the free space')).toBe(
      lost,
    );
  });
});

it('warns whoever skips brewing and a free space that both are lost (R-MACEWAN)', () => {
  const goods = { wool: 1, bread: 2, grain: 3 };
  const macewan: SeatScene = { clan: 'macewan', units: { D4: 'sheep' }, goods, contracts: [24] };
  const fulfil: Action = { type: 'fulfil', contract: 24, spare: 'none', spareCopy: 'none' };
  const { state } = act(scene({ options: { kickstarter: true }, seats: [macewan] }), 0, fulfil);
  expect(shown(state, 0, { type: 'decline' })).toContain('You lose these bonuses.');
  const brewed = act(state, 0, { type: 'brew', count: 1 }).state;
  expect(shown(brewed, 0, { type: 'decline' })).toContain('You lose this bonus.');
});

describe('the preview of the last pass of a round', () => {
  it('says whether it can be undone once the next round has started', () => {
    const game = gameAt(scene({ passed: [1, 2] }));
    const told = (record: Partial<Game['record']>) => {
      const panel = createPanelContext({ ...game, record: { ...game.record, ...record } }, 0, 'en');
      return textOf(previewPanel(panel, { type: 'pass' }));
    };
    const members = game.record.members.map((one, n) =>
      n === 0 ? one : { ...one, user: computerUser('laird', n) },
    );
    expect(told({})).toContain('you can only undo this if the others agree');
    const two = game.record.members.slice(0, 2);
    expect(told({ members: two })).toContain('you can only undo this if the other player agrees');
    expect(told({ challenge: { week: '2026-W01', home: 'home' } })).toContain('you can’t undo this');
    expect(told({ members })).toContain('started, this game won’t count for best scores.');
  });

  it('says what the player has after it, without the production that follows', () => {
    const state = scene({ passed: [1, 2], seats: [{ money: 20, units: { A1: 'sheep', B1: 'woodcutter' } }] });
    expect(shown(state, 0, { type: 'pass' })).toContain('You’ll have: £32.');
  });

  it('says nothing about undoing it in a plan, in which it can always be undone', () => {
    const panel = createPanelContext(gameAt(scene({ passed: [1, 2] })), 0, 'en', '1.1');
    expect(textOf(previewPanel(panel, { type: 'pass' }))).toMatch(/so production comes next\.(?!.*undo)/s);
  });

  it('warns that the round ends if the others who have not passed have given up: the bot passes for them', () => {
    const { record, ...game } = gameAt(scene({ passed: [2] }));
    const given = (up: boolean) =>
      record.members.map((member, n) => ({ ...member, conceded: up && game.state?.seating[1] === n }));
    const told = (up: boolean) =>
      textOf(
        previewPanel(createPanelContext({ ...game, record: { ...record, members: given(up) } }, 0, 'en'), {
          type: 'pass',
        }),
      );
    expect(told(false)).not.toContain('production comes next');
    expect(told(true)).toContain('production comes next');
  });
});

describe('the preview of a trade', () => {
  it.each([
    { name: 'the new price', index: 0, side: 'buy', told: 'The price of milk goes from £3 to £4.' },
    {
      name: 'a level stretch',
      index: 3,
      side: 'sell',
      told: 'The milk marker moves 1 step, but the price stays at £5.',
    },
    { name: 'the end of the scale', index: 0, side: 'sell', told: 'The price of milk stays at £3.' },
  ] as const)('says how the price changes: $name', ({ index, side, told }) => {
    const state = scene({ market: { milk: index }, seats: [{ goods: { milk: 1 } }] });
    expect(shown(state, 0, { type: 'trade', good: 'milk', side, count: 1 })).toContain(told);
  });

  // Contract 9 asks for 2 cheese.
  it.each([
    { side: 'sell', cheese: 2, told: 'Contract 9: you still need 1 cheese' },
    { side: 'buy', cheese: 1, told: 'Contract 9: you have everything it asks for' },
    { side: 'buy', cheese: 0, told: 'Contract 9: you still need 1 cheese' },
  ] as const)('says what contracts lack after it: $side with $cheese cheese', ({ side, cheese, told }) => {
    const state = scene({ seats: [{ goods: { cheese }, contracts: [9] }] });
    expect(shown(state, 0, { type: 'trade', good: 'cheese', side, count: 1 })).toContain(told);
  });

  it('says so of goods bought from neighbours', () => {
    const seats = [
      { contracts: [7], shipping: 1, units: { B1: 'sheep' as const } },
      { units: { D1: 'bakery' as const } },
    ];
    const { state } = act(scene({ seats }), 0, { type: 'expand', unit: 'cow', space: 'C1' });
    const told = (count: number) => shown(state, 0, { type: 'buy', good: 'bread', count });
    expect(told(1)).toContain('Contract 7: you still need 1 bread');
    expect(told(2)).toContain('Contract 7: you have everything it asks for');
  });
});

describe('the panel to trade', () => {
  const seller = () =>
    scene({
      seats: [{ goods: { wool: 2, milk: 1 }, contracts: [9], merchants: { stock: 3, board: 4 } }],
    });

  it('lists every deal with its total price, single units first', () => {
    const panel = groupPanel(createPanelContext(gameAt(seller()), 0, 'en'), 'trade');
    const labels = panel.parts.flatMap((part) =>
      part.kind === 'menu' ? part.menu.options.map(({ label }) => label) : [],
    );
    expect(labels).toContain('Sell 2 wool · £8');
    expect(labels).toContain(`Buy 1 cheese · £${priceOf(seller(), 'cheese')}`);
    const counts = labels.map((label) => Number(/\d+/.exec(label)?.[0]));
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  it('says how each deal changes the price, and what contracts lack', () => {
    const panel = groupPanel(createPanelContext(gameAt(seller()), 0, 'en'), 'trade');
    expect(textOf(panel)).toContain('Contract 9: you still need 2 cheese');
    const descriptions = panel.parts.flatMap((part) =>
      part.kind === 'menu' ? part.menu.options.map(({ description }) => description ?? '') : [],
    );
    for (const description of descriptions) expect(description).toMatch(/price|marker/);
  });
});

describe('the panel to expand', () => {
  const expanding = (state: GameState, seat: Seat, unit?: string) =>
    groupPanel(createPanelContext(gameAt(state), seat, 'en'), 'expand', unit);

  it('has a menu of possible units with the lowest price, and the reason against each other', () => {
    let told = 0;
    for (const { state, seat } of turns) {
      const desk = createPanelContext(gameAt(state), seat, 'en');
      const can = new Set(desk.legal.flatMap((one) => (one.type === 'expand' ? [one.unit] : [])));
      if (can.size < 2) continue;
      const panel = expanding(state, seat);
      const units = panel.parts.flatMap((part) =>
        part.kind === 'menu' && part.menu.id.endsWith(':expand:unit') ? part.menu.options : [],
      );
      expect(units.map(({ value }) => value).sort()).toEqual([...can].sort());
      for (const { label } of units) expect(label).toMatch(/ from £\d+$/);
      for (const unit of UNITS.filter((one) => !can.has(one) && unitsLeft(state, seat, one) > 0)) {
        const name = thingName('units', unit);
        expect(textOf(panel).toLowerCase(), unit).toMatch(
          new RegExp(`${name} \\(from £\\d+\\)|\\*\\*${name}\\.\\*\\* you can’t reach any empty`),
        );
        told++;
      }
    }
    expect(told).toBeGreaterThan(5);
  });

  it('says what a space would bring: goods of neighbours, settlements, ports', () => {
    const state = scene({
      ports: { A: 5, B: 1, C: 2, D: 3 },
      seats: [{ units: { B1: 'sheep', B2: 'sheep' }, shipping: 1 }, { units: { D1: 'field' } }],
    });
    const text = textOf(expanding(state, 0, 'cow'));
    const legal = legalActions(state, 0).flatMap((one) =>
      one.type === 'expand' && one.unit === 'cow' ? [one.space] : [],
    );
    for (const space of legal) {
      const { sales, joins, ports } = placementEffectsOf(state, 0, 'cow', space);
      const line = text.split('\n').find((one) => one.startsWith(`- **${space}:**`)) ?? '';
      expect(line.includes('grain £2 off (next to Pl'), space).toBe(sales.length > 0);
      expect(line.includes('new settlement'), space).toBe(joins === 0);
      expect(line.includes('reaches the port “money”'), space).toBe(ports.length > 0);
    }
    for (const told of ['grain £2 off (next to Pl', 'new settlement', 'reaches the port “money”']) {
      expect(text).toContain(told);
    }
  });

  it('offers goods of neighbours only to players who can buy them (R-TRADE-2, R-TRADE-3)', () => {
    const told = (more: SeatScene) => {
      const own = { units: { B1: 'sheep' }, shipping: 1, ...more } satisfies SeatScene;
      return textOf(expanding(scene({ seats: [own, { units: { D1: 'field' } }] }), 0, 'cow'));
    };
    expect(told({})).toContain('grain £2 off');
    expect(told({ money: 13 })).toContain('grain £2 off');
    expect(told({ money: 12 })).not.toContain('grain');
    expect(told({ merchants: { stock: 0, board: 7 } })).not.toContain('grain');
    expect(told({ posted: { grain: { side: 'sell', count: 1 } } })).not.toContain('grain');
  });
});

describe('the preview of a fisherman', () => {
  it('names no land, as in the log (R-MACDONALD)', () => {
    const state = scene({ seats: [{ clan: 'macdonald', units: { E4: 'fisherman' }, shipping: 3 }] });
    const fishing = legalActions(state, 0).filter(
      (action) => action.type === 'expand' && action.unit === 'fisherman',
    );
    expect(fishing).not.toEqual([]);
    for (const action of fishing) expect(shown(state, 0, action)).toMatch(/ — costs £6$/m);
  });
});

describe('the preview of better shipping', () => {
  it('shows what it newly reaches, and how settlements are then linked', () => {
    let more = 0;
    for (const { state, seat } of turns) {
      const played = play(state, seat, { type: 'upgradeShipping' });
      if (!played.ok) continue;
      const { spaces } = newlyReached(state, played.state, seat);
      const text = shown(state, seat, { type: 'upgradeShipping' });
      if (spaces.length === 0) expect(text).toContain('You won’t reach any new spaces.');
      else expect(text).toMatch(new RegExp(`reach ${spaces.length} more spaces?: ${spaces[0]}`));
      const [before, after] = [linkedSettlements(state, seat), linkedSettlements(played.state, seat)];
      expect(text.includes(`Linked settlements: ${before} → ${after}.`)).toBe(before !== after);
      more += spaces.length;
    }
    expect(more).toBeGreaterThan(5);
  });
});

describe('settlements that do not score (R-OPT-10)', () => {
  const better: Action = { type: 'upgradeShipping' };
  const linking = turns.find(({ state, seat }) => {
    const played = play(state, seat, better);
    return played.ok && linkedSettlements(played.state, seat) > linkedSettlements(state, seat);
  });

  const told = (noSettlements: boolean): string[] => {
    if (linking === undefined) throw new Error('better shipping never links settlements');
    const { state, seat } = linking;
    const setup = { ...state.setup, options: { ...state.setup.options, noSettlements } };
    const panel = createPanelContext(gameAt({ ...state, setup }), seat, 'en');
    const options = { noSettlements };
    const expanding = scene({ options, seats: [{ units: { B1: 'sheep', B2: 'sheep' }, shipping: 1 }] });
    return [
      textOf(previewPanel(panel, better)),
      textOf(groupPanel(panel, 'shipping')),
      textOf(groupPanel(createPanelContext(gameAt(expanding), 0, 'en'), 'expand', 'cow')),
    ];
  };

  it('are in no panel, and otherwise in those of shipping and of a unit', () => {
    for (const text of told(false)) expect(text).toMatch(/settlement/);
    for (const text of told(true)) expect(text).not.toMatch(/settlement/i);
  });
});

describe('the panel of better tools', () => {
  it('shows what they would add to the income of the workers on the map', () => {
    const state = scene({ seats: [{ units: { D9: 'miner', F3: 'miner' } }] });
    const { plain, upgraded } = traitsAt(state, 0).income.miner;
    const text = textOf(groupPanel(createPanelContext(gameAt(state), 0, 'en'), 'technology'));
    expect(text).toContain(
      `Each miner will then earn £${upgraded} instead of £${plain} in production: £${2 * (upgraded - plain)} more each round`,
    );
    expect(text).toMatch(/Each woodcutter will then earn £\d+ instead of £\d+ in production\./);
  });
});

describe('the button that confirms production', () => {
  const state = (round = 1): GameState => {
    const given = scene({ round, seats: [{ units: { C2: 'bakery' }, goods: { grain: 2 } }] });
    return given.players.reduce((now, _, seat) => {
      const played = play(now, seat, { type: 'pass' });
      if (!played.ok) throw new Error('nobody may pass');
      return played.state;
    }, given);
  };
  const buttonFor = (count: number) =>
    buttonsOf(productionPanel(createPanelContext(gameAt(state()), 0, 'en'), `0.${count}.0.0.0.0.0.0`)).find(
      ({ id }) => id.startsWith('ready:'),
    );

  it('makes everything, and is green', () => {
    expect(buttonFor(1)).toMatchObject({ label: 'Make all', style: 'success' });
  });

  it.each([
    [4, 'Confirming this ends the round.'],
    [5, 'Confirming this ends the game.'],
  ])('says what it ends for the last to confirm: round %d', (round, line) => {
    const last = [1, 2].reduce((now, seat) => {
      const played = play(now, seat, { type: 'confirmProduction' });
      return played.ok ? played.state : now;
    }, state(round));
    expect(textOf(productionPanel(createPanelContext(gameAt(last), 0, 'en')))).toContain(line);
  });

  it('says so if nothing is made, and is not highlighted', () => {
    expect(buttonFor(0)?.label).toBe('Make nothing');
    expect(buttonFor(0)?.style).toBeUndefined();
  });
});
