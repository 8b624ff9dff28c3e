/** Private panels: every choice of the game is there, within Discord's limits; and their texts. */

import { describe, expect, it } from 'vitest';
import { ROUNDS, SHIPPING_LEVELS } from '../../../../src/content/index.ts';
import { computerUser } from '../../../../src/core/index.ts';
import { customId, parseCustomId } from '../../../../src/discord/shared/custom-id.ts';
import { inWords, wordsAlone } from '../../../../src/discord/shared/emoji.ts';
import { MOST_BYTES } from '../../../../src/discord/shared/limits.ts';
import type { Panel } from '../../../../src/discord/shared/panel.ts';
import { layOut } from '../../../../src/discord/transport/payload.ts';
import {
  type Action,
  type DecisionKind,
  type GameState,
  legalActions,
  openDecisions,
  play,
  type Seat,
} from '../../../../src/engine/index.ts';
import { TOPICS, type Topic } from '../../../../src/features/help/discord/topic-list.ts';
import { decode, encode } from '../../../../src/features/play/discord/action-code.ts';
import { panelFor } from '../../../../src/features/play/discord/panels/index.ts';
import { describe as describePicture } from '../../../../src/render/index.ts';
import { thingName } from '../../../../src/text/index.ts';
import { faults, wantedOf, withPlan } from '../../../discord/fixtures/panels-checks.ts';
import {
  type Crawled,
  click,
  crawl,
  gameAt,
  planIn,
  visitOf,
  ways,
} from '../../../discord/fixtures/panels-crawler.ts';
import { tableAt } from '../../../discord/fixtures/panels-table.ts';
import { textOf } from '../../../discord/fixtures/posts-games.ts';
import { type Position, playedGame, positions } from '../../../engine/properties/fixtures/games.ts';
import { act, acts, scene } from '../../../fixtures/scene.ts';

/** The most clicks from post to move, including both. A menu option is one click. */
const MOST_TAPS: Readonly<Partial<Record<Action['type'], number>>> = {
  pick: 2,
  bid: 2,
  declineBid: 3,
  placeWorker: 3,
  trade: 3,
  expand: 3,
  obtain: 3,
  fulfil: 3,
  upgradeShipping: 3,
  upgradeTechnology: 3,
  hire: 2,
  pass: 3,
  endTurn: 2,
  buy: 2,
  takeContract: 2,
  slaughter: 2,
  decline: 3,
  confirmProduction: 2,
};

/** The same position with plenty of everything: the most choices. */
function rich(state: GameState): GameState {
  const copy = structuredClone(state);
  for (const player of copy.players) {
    player.money = 500;
    player.shipping = SHIPPING_LEVELS.length - 1;
    player.merchants = { stock: 7, board: 0 };
    player.ports = [];
    player.cellar = player.cellar.map(() => true);
    player.goods = { wool: 30, milk: 30, grain: 30, bread: 30, cheese: 30, whisky: 30 };
  }
  return copy;
}

/** A seat without a decision, or with an early one. */
const others = ({ where, kind, state, seat }: Position): Position[] =>
  state.players.flatMap((_, other) =>
    other === seat
      ? []
      : [{ where: `${where}, seat ${other}`, kind, state, seat: other, action: { type: 'pass' }, rest: [] }],
  );

/** The first turn of a game for four with much money: the most free land in reach. */
function openLand(): Position {
  const { states, moves } = playedGame('open-land', 4);
  const index = states.findIndex(({ stack }) => stack.at(-1)?.kind === 'turn');
  const [state, move] = [states[index], moves[index]];
  if (state === undefined || move === undefined) throw new Error('no turn');
  return { where: 'open land, rich', kind: 'turn', state: rich(state), ...move, rest: [] };
}

const met = positions(3);
const all: Position[] = [
  openLand(),
  ...met,
  ...met.flatMap(others).filter((_, index) => index % 3 === 0),
  ...met
    .filter(({ kind }) => kind !== 'auction' && kind !== 'draft' && kind !== 'firstWorker')
    .map((one) => ({ ...one, where: `${one.where}, rich`, state: rich(one.state) })),
];

const crawls: (readonly [string, Position, Crawled])[] = [];
for (const position of all) {
  const { state, seat, kind, where } = position;
  const crawled = await crawl(gameAt(state), seat, state.seating[seat] ?? 0);
  crawls.push([`${kind}, ${where}`, position, crawled]);
}

/** Some positions, for users who confirm every move. */
const asking: (readonly [string, Position, Crawled])[] = [];
for (const position of met.filter((_, index) => index % 4 === 0)) {
  const { state, seat, kind, where } = position;
  asking.push([
    `${kind}, ${where}`,
    position,
    await crawl(gameAt(state), seat, state.seating[seat] ?? 0, true),
  ]);
}

/** The position as its panel shows it: with the initial production plan. */
const shownAt = ({ state, seat }: Position, { plan }: Pick<Crawled, 'plan'>): GameState =>
  plan === undefined ? state : withPlan(state, seat, plan);

/** A main action after which only ports or barrels keep the turn open, and others that end it. */
const canEnd = (state: GameState, seat: Seat, action: Action): boolean => {
  const played = play(state, seat, action);
  if (!played.ok) return false;
  const { stack, turn } = played.state;
  const top = stack.at(-1);
  return top?.kind === 'turn' && top.seat === seat && turn?.mainDone === true;
};

/** The size of pictures does not matter here, but their alt texts do. */
const drawnFor = ({ parts }: Panel) =>
  parts.map((part) =>
    part.kind === 'picture'
      ? { name: part.request.view, type: 'png', bytes: Buffer.alloc(0), alt: describePicture(part.request) }
      : undefined,
  );

describe('every panel', () => {
  it.each([
    ['in words', wordsAlone],
    [
      'with an emoji wherever there may be one',
      (emblem: string) => ({ id: '1'.repeat(19), name: `cal_${emblem}_012345` }),
    ],
  ])('is within the safe size for Discord, %s', (_, emojiOf) => {
    const sizes = crawls.flatMap(([where, , { panels }]) =>
      panels.map((panel) => ({
        where,
        bytes: Buffer.byteLength(
          JSON.stringify(layOut(panel, drawnFor(panel), emojiOf, 2 ** 31 - 1).components),
        ),
      })),
    );
    expect(sizes.length).toBeGreaterThan(200);
    expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
  });

  it.each(crawls)('offers exactly the legal actions: %s', (_, position, crawled) => {
    const shown = shownAt(position, crawled);
    const wanted = wantedOf(shown, position.seat).map((action) => JSON.stringify(action));
    expect([...crawled.taps.keys()].sort()).toEqual(wanted.sort());
  });

  it.each(asking)(
    'previews every move for users who want that, and can end the turn with it (R-TURN-2): %s',
    (_, { state, seat }, { taps, ending }) => {
      const legal = wantedOf(state, seat).filter(
        ({ type }) => type !== 'plan' && type !== 'confirmProduction',
      );
      const shown = legal.filter(({ type }) => type !== 'endTurn');
      for (const action of shown) expect(taps.get(JSON.stringify(action)), action.type).toBeGreaterThan(2);
      const wanted = legal.filter((action) => canEnd(state, seat, action));
      expect([...ending.keys()].sort()).toEqual(wanted.map((action) => JSON.stringify(action)).sort());
    },
  );

  it.each(crawls)('keeps to Discord’s limits: %s', (_, _position, { panels }) => {
    expect(panels.flatMap(faults)).toEqual([]);
  });

  it.each(crawls.filter(([where]) => !where.endsWith('rich')))(
    'needs few taps from the post to a common move: %s',
    (_, { state, seat }, { taps }) => {
      const far = legalActions(state, seat).flatMap((action) => {
        const most = MOST_TAPS[action.type];
        const needed = taps.get(JSON.stringify(action)) ?? 0;
        return most === undefined || needed <= most ? [] : [`${JSON.stringify(action)}: ${needed}`];
      });
      expect(far).toEqual([]);
    },
  );

  it.each(crawls)('needs at most five clicks for anything: %s', (_, _position, { taps }) => {
    expect(Math.max(0, ...taps.values())).toBeLessThanOrEqual(5);
  });
});

const RULES_OF: Readonly<Record<DecisionKind, readonly Topic[]>> = {
  draft: ['setup'],
  auction: ['auction'],
  firstWorker: ['setup'],
  turn: ['turn'],
  secondContract: ['contracts'],
  secondFulfilment: ['fulfil'],
  shiftedTrade: ['trade'],
  expansion: ['neighbourhood', 'buildingBonus'],
  draw: ['buildingBonus'],
  slaughter: ['fulfil'],
  bonuses: ['bonuses'],
  exchange: ['ports'],
  production: ['production'],
};

describe('the button to the rules', () => {
  const topicsIn = (panel?: Panel) =>
    (panel?.parts ?? [])
      .flatMap((part) => (part.kind === 'buttons' ? part.buttons.map(({ id }) => parseCustomId(id)) : []))
      .flatMap(({ route, args }) => (route === 'rules' ? args : []));
  const decided = crawls.flatMap(([where, { state, seat }, { panels }]) => {
    const own = openDecisions(state).filter((decision) => decision.seat === seat);
    const decision = own.find(({ required }) => required) ?? own[0];
    return decision === undefined ? [] : [[where, decision.kind, panels] as const];
  });

  it('occurs in every kind of decision', () => {
    expect([...new Set(decided.map(([, kind]) => kind))].sort()).toEqual(Object.keys(RULES_OF).sort());
  });

  it.each(decided)('%s: is in the panel once, and opens what explains it', (_, kind, [first]) => {
    const [topic, ...more] = topicsIn(first);
    expect(RULES_OF[kind]).toContain(topic);
    expect(more).toEqual([]);
  });

  it('follows the last row of buttons, also if that is full', () => {
    const mackenzie = { clan: 'mackenzie' as const, cellar: [true, false, false] };
    const merchants = {
      merchants: { stock: 1, board: 5 },
      posted: { wool: { side: 'sell', count: 1 } },
    } as const;
    const state = scene({ seats: [{ ...mackenzie, ...merchants, contracts: [10], goods: { cheese: 4 } }] });
    const fulfilled = act(state, 0, { type: 'fulfil', contract: 10, spare: 'none', spareCopy: 'none' }).state;
    const { parts } = panelFor(gameAt(fulfilled), 0, 'en');
    const groups = parts.flatMap((part) => (part.kind === 'buttons' ? [part.buttons] : []));
    expect(groups.map((group) => group.map(({ label }) => label))).toEqual([
      ['Recall: selling wool'],
      ['Shipping', 'Technology', 'Hire · free', 'Barrel from spot 1 · +1 whisky', 'Skip'],
      ['Rules'],
    ]);
  });

  it('leads to existing topics', () => {
    const topics = decided.flatMap(([, , panels]) => panels.flatMap(topicsIn));
    expect([...new Set(topics)].filter((topic) => !TOPICS.includes(topic as Topic))).toEqual([]);
    expect(topics, 'from the panels of a turn too').toEqual(
      expect.arrayContaining(['expand', 'contracts', 'fulfil']),
    );
  });
});

describe('the panel of production', () => {
  const producing = crawls.flatMap(([where, position, { plan }]) =>
    plan === undefined ? [] : [[where, position, plan] as const],
  );

  it('says of a decision in advance that barrels will have moved, if there are any', () => {
    const moved = 'By then, your barrels will have moved one spot.';
    const told = (cellar: boolean[], passed: number[] = []) => {
      const seats = [
        { clan: 'mackenzie' as const, cellar, goods: { grain: 1 }, units: { A1: 'distillery' as const } },
      ];
      const { state } = act(scene({ passed, seats }), 0, { type: 'pass' });
      return textOf(panelFor(gameAt(state), 0, 'en'));
    };
    expect(told([true, false, true])).toContain(moved);
    expect(told([false, false, false])).not.toContain(moved);
    expect(told([true, false, true], [1, 2])).not.toContain(moved);
  });

  it('says what to make less of if all goods are planned for something else', () => {
    const { state } = act(
      scene({
        round: 1,
        passed: [1, 2],
        market: { bread: 6, whisky: 1 },
        seats: [
          {
            clan: 'cunningham',
            goods: { milk: 1, grain: 1 },
            units: { D4: 'cheeseDairy', D2: 'bakery', D3: 'distillery' },
          },
        ],
      }),
      0,
      { type: 'pass' },
    );
    const told = textOf(panelFor(gameAt(state), 0, 'en'));
    expect(told).toContain('Milk into butter: only if you choose less of “milk into cheese”.');
    expect(told).toContain('Grain into whisky: only if you choose less of “grain into bread”.');
  });

  it('that a computer has confirmed can be changed only where hints are allowed, and says so', () => {
    const baker = (space: string) => ({ goods: { grain: 2 }, units: { [space]: 'bakery' as const } });
    const passed = act(scene({ passed: [1, 2], seats: [baker('A1'), baker('B1')] }), 0, {
      type: 'pass',
    }).state;
    const { state } = act(passed, 0, { type: 'confirmProduction' });
    const { record, ...game } = gameAt(state);
    const by = computerUser('laird', 1);
    const moves = [{ seat: 0, action: { type: 'confirmProduction' as const }, by, at: new Date(0) }];
    const panelWith = (hints: boolean) => panelFor({ ...game, moves, record: { ...record, hints } }, 0, 'en');
    const menus = ({ parts }: Panel) => parts.filter(({ kind }) => kind === 'menu').length;
    expect(textOf(panelWith(true))).toContain('You can still change your mind');
    expect(menus(panelWith(true))).toBe(1);
    expect(textOf(panelWith(false))).toContain('A computer has confirmed production for you.');
    expect(textOf(panelWith(false))).not.toContain('change your mind');
    expect(menus(panelWith(false))).toBe(0);
  });

  it.each(Array.from({ length: 12 }, (_, i) => `mill ${i}`))(
    'hides nothing that could be made: %s',
    (seed) => {
      const { states } = playedGame(seed, 'random', ['kickstarter']);
      const begun = states.filter(
        ({ phase, round }, i) => phase === 'production' && states[i - 1]?.phase === 'actions' && round > 0,
      );
      for (const state of begun) {
        for (const seat of Object.keys(state.production).map(Number)) {
          if (state.production[seat]?.touched === true || state.production[seat]?.ready === true) continue;
          const panel = panelFor(gameAt(state), seat, 'en');
          const menus = panel.parts.flatMap((part) =>
            part.kind === 'menu' ? [parseCustomId(part.menu.id).args[3]] : [],
          );
          const told = textOf(panel).toLowerCase();
          for (const action of legalActions(state, seat)) {
            if (action.type !== 'plan' || action.count === 0 || menus.includes(action.item)) continue;
            expect(told).toContain(
              `${thingName('planItems', action.item, 1, 'en')}: only if you choose less`,
            );
          }
        }
      }
    },
  );

  it('occurs in random games', () => expect(producing.length).toBeGreaterThan(5));

  it.each(producing)(
    'shows what each menu leads to, and changes nothing yet: %s',
    async (_, position, plan) => {
      const { state, seat } = position;
      const table = tableAt(state);
      const visit = visitOf(table.app, state.seating[seat] ?? 0);
      const { record } = table.game();
      const from = withPlan(state, seat, plan);
      for (const action of wantedOf(from, seat)) {
        if (action.type !== 'plan') continue;
        const id = customId('plan', record.id, seat, state.round, action.item, '0', plan);
        const { panel } = await click(visit, id, [String(action.count)]);
        const played = play(from, seat, action);
        const then = played.ok ? played.state : from;
        expect(planIn(panel), JSON.stringify(action)).toBe(
          Object.values(then.production[seat]?.plan ?? {}).join('.'),
        );
        const offered = ways(panel).flatMap((way) => {
          const { route, args } = parseCustomId(way.id);
          return route === 'plan' ? [`${args[3]} ${way.value}`] : [];
        });
        const wanted = wantedOf(then, seat).flatMap((one) =>
          one.type === 'plan' ? [`${one.item} ${one.count}`] : [],
        );
        expect(offered.sort(), JSON.stringify(action)).toEqual(wanted.sort());
        expect(faults(panel), JSON.stringify(action)).toEqual([]);
      }
      expect(table.moves()).toEqual([]);
    },
  );
});

it('a move can be undone by a button although another player has planned production since', () => {
  const milker = { clan: 'campbell' as const, goods: { milk: 1 }, units: { K1: 'cheeseDairy' as const } };
  const trader = {
    goods: { wool: 2 },
    units: { B1: 'woodcutter' as const, A1: 'sheep' as const },
    shipping: 3,
  };
  const ports = { A: 5, B: 2, C: 3, D: 4 };
  const start = scene({ ports, turnOrder: [1, 0, 2], passed: [2], seats: [trader, milker] });
  const moves = [
    { seat: 1, action: { type: 'pass' } },
    { seat: 0, action: { type: 'trade', side: 'sell', good: 'wool', count: 1 } },
    { seat: 1, action: { type: 'confirmProduction' } },
  ] as const;
  const { state } = acts(start, ...moves.map(({ seat, action }) => [seat, action] as const));
  const undos = (made: readonly (typeof moves)[number][]) => {
    const told = made.map((move) => ({ ...move, by: String(state.seating[move.seat]), at: new Date(0) }));
    return ways(panelFor({ ...gameAt(state), moves: told }, 0, 'en')).filter(({ id }) =>
      id.startsWith('undo:'),
    );
  };
  expect(undos(moves.slice(0, 2))).toHaveLength(1);
  expect(undos(moves)).toHaveLength(1);
  expect(undos(moves.slice(0, 1))).toHaveLength(0);
});

describe('a button that cannot be used', () => {
  it.each(crawls.filter(([, { kind }]) => kind === 'turn'))(
    'has its reason below: %s',
    (_, _position, { panels }) => {
      for (const { parts } of panels.slice(0, 1)) {
        const off = parts.flatMap((part) =>
          part.kind === 'buttons' ? part.buttons.filter(({ disabled }) => disabled) : [],
        );
        const said = parts.flatMap((part) => (part.kind === 'text' ? inWords(part.text).split('\n') : []));
        for (const { label } of off) {
          expect(
            said.filter((line) => line.startsWith(`-# ${label}`)),
            label,
          ).not.toEqual([]);
        }
      }
    },
  );
});

describe('the code of an action', () => {
  it('restores every legal action', () => {
    const legal = all.flatMap(({ state, seat }) => legalActions(state, seat));
    for (const action of legal) expect(decode(encode(action))).toEqual(action);
    expect(new Set(legal.map(({ type }) => type)).size).toBeGreaterThan(20);
  });

  it.each([
    '',
    '.',
    'pass.',
    'pass.1',
    'trade',
    'trade.wool.sell',
    'trade.wool.sell.0',
    'trade.wool.sell.03',
    'expand.sheep.Z9',
    'nothing',
    '__proto__',
    'toString.1',
  ])('is not recognized in %j', (code) => expect(decode(code)).toBeUndefined());

  it('fits into an id with the game, a seat and a version', () => {
    const longest: Action = {
      type: 'exchangeGoods',
      port: 99,
      discard: 'cheese',
      gain: 'cheese+cheese+whisky',
    };
    expect(encode(longest).length).toBeLessThan(60);
  });
});

it.each([
  [ROUNDS - 1, true],
  [ROUNDS, false],
])('after a pass in round %i, the panel promises a call on the next turn: %s', (round, called) => {
  const shown = textOf(panelFor(gameAt(scene({ round, passed: [0] })), 0, 'en'));
  expect(shown).toContain('turn.');
  expect(shown.includes('I’ll ping you on your turn')).toBe(called);
});

it('after the last pass still says that an answer is needed, but not after the end', () => {
  const state = scene({ round: ROUNDS, passed: [0] });
  const { record, ...game } = gameAt(state);
  const by = record.members[state.seating[1] ?? 0]?.user ?? '';
  const consent = { id: 1, what: 'abandon' as const, by, keep: 0, agreed: [] };
  const told = (position: GameState) =>
    textOf(panelFor({ ...game, state: position, record: { ...record, consent } }, 0, 'en'));
  expect(told(state)).toMatch(/^-# An answer from you is needed: `\/game status`\.$/m);
  expect(told({ ...state, phase: 'finished' })).not.toContain('needed');
});
