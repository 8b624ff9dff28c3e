/** Standing orders: every possible one can be given, by buttons and by typing, within Discord's limits. */

import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../../src/bootstrap/features.ts';
import { type ConditionalAction, ORDERABLE, type StandingOrder } from '../../../../src/core/index.ts';
import { parseCustomId } from '../../../../src/discord/shared/custom-id.ts';
import type { DialogRoute, Route } from '../../../../src/discord/shared/interaction-context.ts';
import type { Panel } from '../../../../src/discord/shared/panel.ts';
import {
  asIfOnTurn,
  type GameState,
  legalActions,
  pendingSeats,
  type Seat,
} from '../../../../src/engine/index.ts';
import { decode, encode } from '../../../../src/features/play/discord/action-code.ts';
import { orderCommand } from '../../../../src/features/play/discord/standing-order-command.ts';
import { faults } from '../../../discord/fixtures/panels-checks.ts';
import { gameAt, visitOf, ways } from '../../../discord/fixtures/panels-crawler.ts';
import { textOf, valuesOf } from '../../../discord/fixtures/slash-games.ts';
import { playedGame } from '../../../engine/properties/fixtures/games.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';
import { scene } from '../../../fixtures/scene.ts';

interface Placed {
  readonly state: GameState;
  readonly seat: Seat;
}

/** Positions in which another player is pending and there is something to order. */
function placed(): Placed[] {
  return ['orders-1', 'orders-2', 'orders-3', 'orders-4'].flatMap((seed) => {
    const { states } = playedGame(seed, 3);
    const found = states.flatMap((state) =>
      [...state.players.keys()]
        .filter((seat) => !pendingSeats(state).includes(seat) && asIfOnTurn(state, seat) !== undefined)
        .map((seat) => ({ state, seat })),
    );
    return found.filter((_, n) => n % Math.ceil(found.length / 5) === 0);
  });
}

/** A game at a position with a seat's order, and its player's context; `given` is what the order became. */
function planning({ state, seat }: Placed, order?: Partial<StandingOrder>) {
  const member = state.seating[seat] ?? 0;
  const first = { seat, by: String(member), round: state.round, wishes: [], ...order };
  const at = gameAt(state);
  const game = order === undefined ? at : { ...at, record: { ...at.record, orders: [first] } };
  const given: (readonly ConditionalAction[])[] = [];
  const app = partialApp({
    queries: { getGame: async () => game, getLatest: async () => game },
    standingOrders: {
      set: async (_actor: unknown, _id: string, wishes: readonly ConditionalAction[]) => {
        given.push(wishes);
        return { ok: true, game };
      },
    },
  });
  const visit = visitOf(app, member);
  const click = async (id: string, values: readonly string[] = []): Promise<Panel> => {
    const { route: name, args } = parseCustomId(id);
    const found = ROUTES.get(name) as unknown as Route<unknown>;
    const answered = await found.run(visit, found.args.parse(args), { values, fields: {}, chosen: {} });
    return answered.panel;
  };
  return { game, visit, click, given };
}

/** Returns the legal actions of a seat's next turn that can be ordered. */
const wanted = ({ state, seat }: Placed): string[] =>
  legalActions(asIfOnTurn(state, seat) ?? state, seat)
    .filter(({ type }) => ORDERABLE.includes(type))
    .map(encode)
    .sort();

/** A price may follow. */
const codeIn = (picked: string): string => picked.split(':')[0] ?? '';

/** Returns the actions that can be ordered by this many taps from the panel of orders. */
async function orderedWithin(most: number, place: Placed): Promise<string[]> {
  const { game, click } = planning(place);
  const reached = new Set<string>();
  let panels = [await click(`order:${game.record.id}`)];
  for (let taps = 1; taps <= most; taps++) {
    const next: Panel[] = [];
    for (const { id, value } of panels.flatMap(ways)) {
      const { route, args } = parseCustomId(id);
      if (route === 'orderwish' || route === 'orderpick') reached.add(codeIn(value ?? args[1] ?? ''));
      if (/^order(?:add|kind)$/.test(route)) next.push(await click(id, value === undefined ? [] : [value]));
    }
    panels = next;
  }
  return [...reached].sort();
}

const words = ({ parts }: Panel): string =>
  parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n');

/** Clicks on an action and returns the order that it makes. */
async function ordering({ click, given }: ReturnType<typeof planning>, way?: { id: string; value?: string }) {
  await click(way?.id ?? '', way?.value === undefined ? [] : [way.value]);
  const [wishes = []] = given.splice(0);
  return wishes;
}

describe('a panel of standing orders', () => {
  it('offers exactly the possible orders', async () => {
    for (const place of placed()) {
      const { game, click } = planning(place);
      const seen = new Set<string>();
      const offered = new Set<string>();
      const open = [`order:${game.record.id}`].map((id) => ({ id, value: undefined as string | undefined }));
      for (let way = open.pop(); way !== undefined; way = open.pop()) {
        const key = `${way.id} ${way.value ?? ''}`;
        const { route, args } = parseCustomId(way.id);
        if (route === 'orderwish' || route === 'orderpick') offered.add(codeIn(way.value ?? args[1] ?? ''));
        if (seen.has(key) || !/^order(?:|add|kind)$/.test(route)) continue;
        seen.add(key);
        const panel = await click(way.id, way.value === undefined ? [] : [way.value]);
        expect(faults(panel), JSON.stringify(way)).toEqual([]);
        for (const next of ways(panel)) open.push({ id: next.id, value: next.value });
      }
      expect([...offered].sort()).toEqual(wanted(place));
    }
  });

  it('takes three taps to order anything', async () => {
    for (const place of placed()) expect(await orderedWithin(3, place)).toEqual(wanted(place));
  });

  it('suggests only possible orders while the user types, the best match first', async () => {
    for (const place of placed()) {
      const { visit } = planning(place);
      const suggest = (typed: string) =>
        orderCommand.suggest?.(visit, valuesOf('add', { action: typed }), 'action', typed) ?? [];
      const all = await suggest('');
      expect(all.length).toBe(Math.min(25, wanted(place).length));
      for (const { name, value } of all) {
        expect(wanted(place), name).toContain(value);
        expect(name.length, name).toBeLessThanOrEqual(100);
      }
      expect(await suggest('no such thing')).toEqual([]);
    }
  });

  it('saves a choice at once, at no worse a price, and can change it afterwards', async () => {
    const [place] = placed();
    if (place === undefined) throw new Error('no position');
    const [one = '', two = ''] = wanted(place).filter((code) => code.startsWith('trade.'));
    const [first, second] = [decode(one), decode(two)];
    if (first === undefined || second === undefined) throw new Error('nothing to order');
    const { game, click, given } = planning(place, { wishes: [{ action: first, most: 12 }] });
    const panel = await click(`order:${game.record.id}`);
    expect(words(panel)).toMatch(/1[.] .*, if it costs £12 or less/);
    await click(`orderpick:${game.record.id}:trade.0`, [two]);
    const [[, added] = []] = given.splice(0);
    expect(added).toEqual({
      action: second,
      [added?.most === undefined ? 'least' : 'most']: expect.any(Number),
    });
    const prices = ways(panel).find(({ id }) => id.startsWith('orderprice:'))?.id ?? '';
    await click(prices);
    await click(`orderdrop:${game.record.id}:0:${one}`);
    // The order has changed, so a late click has no effect.
    await click(`orderdrop:${game.record.id}:0:${two}`);
    expect(given.splice(0)).toEqual([[{ action: first }], []]);
    // Buttons of earlier releases, which asked for a condition and a confirmation.
    await click(`orderput:${game.record.id}:0:pass:any`);
    await click(`orderput:${game.record.id}:1:pass:any`);
    expect(words(await click(`ordersure:${game.record.id}:1:abc`))).toContain('if it costs £12 or less');
    expect(given).toEqual([[{ action: first, most: 12 }, { action: { type: 'pass' } }]]);
  });

  it('keeps to the price on the button, also if it has become worse since then', async () => {
    const seats = [{ money: 50 }, { goods: { cheese: 2 } }];
    const at = (cheese: number) => ({ state: scene({ players: 2, market: { cheese }, seats }), seat: 1 });
    const before = planning(at(6));
    const options = ways(await before.click(`orderkind:${before.game.record.id}:trade`));
    const sold = { type: 'trade', good: 'cheese', side: 'sell', count: 2 } as const;
    const way = options.find(({ id, value }) => (value ?? id).includes(encode(sold)));
    const [shown] = await ordering(before, way);
    const after = planning(at(4));
    expect(shown?.least).toBeGreaterThan(0);
    expect(await ordering(after, way)).toEqual([shown]);
    // Buttons of earlier releases have no price.
    await after.click(`orderwish:${after.game.record.id}:${encode(sold)}`);
    await after.click(`orderpick:${after.game.record.id}:trade.0`, [encode(sold)]);
    const [[one] = [], [other] = []] = after.given;
    expect(one).toEqual(other);
    expect(one?.least).toBeLessThan(shown?.least ?? 0);
  });

  it('says why an action is impossible now, as it has no price that could limit it', async () => {
    const state = scene({ players: 2, seats: [{}, { money: 3 }] });
    const { game, click, given, visit } = planning({ state, seat: 1 });
    const shown = words(await click(`orderwish:${game.record.id}:hire`));
    expect(shown).toMatch(/costs £4, and you have £3/);
    const typed = await orderCommand.run(visit, valuesOf('add', { action: 'hire' }));
    expect(textOf(typed)).toMatch(/costs £4, and you have £3/);
    expect(given).toEqual([]);
  });

  it('takes a limit only on the side on which an action’s price can be bad', async () => {
    const state = scene({ players: 2, round: 1, board: [1, 2, 3, 4], seats: [{}, { goods: { wool: 1 } }] });
    const { given, visit } = planning({ state, seat: 1 });
    const order = async (action: string, limit: object) =>
      textOf(await orderCommand.run(visit, valuesOf('add', { action }, {}, { ...limit })));
    // In round 1, a contract is paid for.
    for (const earning of ['trade.wool.sell.1', 'pass', 'obtain.1']) {
      expect(await order(earning, { most: 3 })).toMatch(/“.+” earns money: .*`least`, not `most`[.]/);
      expect(await order(earning, { most: 3, least: 3 }), 'both').toContain('`least`, not `most`');
    }
    for (const costly of ['trade.milk.buy.1', 'hire', 'upgradeShipping'])
      expect(await order(costly, { least: 5 })).toMatch(/“.+” earns no money: .*`most`, not `least`[.]/);
    expect(given).toEqual([]);
    expect(await order('trade.wool.sell.1', { least: 3 })).toContain('Confirmed');
    expect(await order('hire', { most: 5 })).toContain('Confirmed');
  });

  it('takes no limit for fulfilling a contract, which has no price', async () => {
    const state = scene({ players: 2, seats: [{}, { contracts: [1], goods: { wool: 4 } }] });
    const { given, visit } = planning({ state, seat: 1 });
    for (const limit of [{ most: 3 }, { least: 1 }])
      expect(
        textOf(await orderCommand.run(visit, valuesOf('add', { action: 'fulfil 1' }, {}, limit))),
      ).toContain('has no price of its own');
    expect(given).toEqual([]);
  });

  it('takes a limit for a fulfilment that copies a port, which costs money (R-PORT-9)', async () => {
    const state = scene({
      options: { kickstarter: true },
      ports: { A: 9, B: 1, C: 3, D: 5 },
      seats: [{}, { units: { A1: 'cow', B1: 'cow' }, contracts: [3] }],
    });
    const { given, visit } = planning({ state, seat: 1 });
    const fulfil = { type: 'fulfil', contract: 3, spare: 'none', spareCopy: 'beef' } as const;
    const order = async (limit: Record<string, number>) =>
      textOf(await orderCommand.run(visit, valuesOf('add', { action: encode(fulfil) }, {}, limit)));
    await order({});
    await order({ most: 3 });
    const atItsPrice = [{ action: fulfil, most: 3 }];
    expect(given.splice(0)).toEqual([atItsPrice, atItsPrice]);
    expect(await order({ least: 3 })).toContain('`most`, not `least`');
    expect(given).toEqual([]);
  });

  it('gives an action that is in it already the limit that is typed, and no second place', async () => {
    const state = scene({ players: 2, seats: [{}, { goods: { wool: 1 } }] });
    const hire: ConditionalAction = { action: { type: 'hire' }, most: 3 };
    const first: ConditionalAction = { action: { type: 'upgradeShipping' } };
    const full = (['milk', 'grain', 'wool'] as const).map(
      (good): ConditionalAction => ({
        action: { type: 'trade', good, side: 'buy', count: 1 },
      }),
    );
    const { given, visit } = planning({ state, seat: 1 }, { wishes: [first, hire, ...full] });
    const order = async (flag: Record<string, boolean>, number: Record<string, number> = {}) =>
      textOf(await orderCommand.run(visit, valuesOf('add', { action: 'hire' }, flag, number)));
    expect(await order({}, { most: 9 })).toContain('changed move 2');
    await order({ 'any-price': true });
    await order({ 'any-price': false });
    expect(given.splice(0)).toEqual(
      [9, undefined, 4].map((most) => [
        first,
        { action: { type: 'hire' }, ...(most === undefined ? {} : { most }) },
        ...full,
      ]),
    );
    expect(await order({})).toContain('already in your order');
    expect(given).toEqual([]);
  });

  it('loses and moves actions by command, chosen among its own', async () => {
    const state = scene({ players: 2, seats: [{}, { goods: { wool: 1 } }] });
    const [one, two, three]: ConditionalAction[] = [
      { action: { type: 'hire' }, most: 3 },
      { action: { type: 'upgradeShipping' } },
      { action: { type: 'pass' } },
    ];
    const { given, visit } = planning({ state, seat: 1 }, { wishes: [one, two, three] as never });
    const suggest = (typed: string) => orderCommand.suggest?.(visit, valuesOf('move'), 'number', typed);
    expect(await suggest('')).toHaveLength(3);
    expect(await suggest('merch')).toEqual([
      { name: '1. Hire a merchant, if it costs £3 or less', value: 'hire' },
    ]);
    const type = async (subcommand: string, number: string, position?: number) => {
      const limits = position === undefined ? {} : { position };
      return textOf(await orderCommand.run(visit, valuesOf(subcommand, { number }, {}, { ...limits })));
    };
    expect(await type('remove', '2')).toMatch(/“Shipping: .+” is no longer in your order/);
    expect(await type('move', 'pass')).toContain('“Pass for this round” is now number 1 in');
    expect(await type('move', '1. Hire a merchant', 2)).toContain('is now number 2 in');
    expect(await type('move', '1', 5)).toContain('is now number 3 in');
    expect(await type('remove', 'merchant')).toContain('“Hire a merchant” is no longer in your order');
    expect(given.splice(0)).toEqual([
      [one, three],
      [three, one, two],
      [two, one, three],
      [two, three, one],
      [two, three],
    ]);
    for (const unknown of ['4', '0', '-1', 'nonsense', 'trade.wool.sell.1', '3 wool', '2. Hire a merchant'])
      expect(await type('remove', unknown)).toContain(`I don’t understand “${unknown}”`);
    const last = planning({ state, seat: 1 }, { wishes: [{ action: { type: 'pass' } }] });
    expect(textOf(await orderCommand.run(last.visit, valuesOf('remove', { number: '1' })))).toContain(
      'no longer have an order',
    );
    const none = planning({ state, seat: 1 });
    expect(textOf(await orderCommand.run(none.visit, valuesOf('remove', { number: '1' })))).toContain(
      'You haven’t left an order',
    );
    expect([last.given, none.given]).toEqual([[[]], []]);
  });

  it('limits no order to the prices of now while one of its moves is impossible, and says which', async () => {
    const state = scene({ players: 2, seats: [{}, { money: 3, goods: { cheese: 2 } }] });
    const sale = { type: 'trade', good: 'cheese', side: 'sell', count: 2 } as const;
    const wishes: ConditionalAction[] = [{ action: { type: 'hire' } }, { action: sale }];
    const { game, click, given } = planning({ state, seat: 1 }, { wishes });
    const shown = words(await click(`orderprice:${game.record.id}:now`));
    expect(shown).toMatch(/Hire .* is impossible now.*costs £4, and you have £3/);
    expect(shown).toContain('Your order');
    expect(given).toEqual([]);
    await click(`orderprice:${game.record.id}:any`);
    expect(given).toEqual([wishes]);
  });

  it('changes the limit of each move in a dialog, or says what it can’t read and changes nothing', async () => {
    const state = scene({ players: 2, seats: [{}, { goods: { cheese: 2 }, contracts: [3] }] });
    const sale = { type: 'trade', good: 'cheese', side: 'sell', count: 2 } as const;
    const wishes: ConditionalAction[] = [
      { action: { type: 'hire' }, most: 4 },
      { action: { type: 'fulfil', contract: 3, spare: 'none', spareCopy: 'none' } },
      { action: sale, least: 9 },
    ];
    const { game, click, given, visit } = planning({ state, seat: 1 }, { wishes });
    const [offered] = ways(await click(`order:${game.record.id}`)).filter(({ id }) =>
      /^orderlimits/.test(id),
    );
    const { route, args } = parseCustomId(offered?.id ?? '');
    const opened = await (ROUTES.get(route) as unknown as DialogRoute<unknown>).open(visit, args);
    if (!('fields' in opened)) throw new Error('no dialog');
    // A fulfilment has no price of its own.
    expect(opened.fields).toMatchObject([
      { label: '1. Hire a merchant', value: '4', description: expect.stringContaining('costs this many') },
      {
        label: expect.stringMatching(/^3[.] Sell/),
        value: '9',
        description: expect.stringContaining('earns'),
      },
    ]);
    const [hire = '', sell = ''] = opened.fields.map(({ id }) => id);
    const enter = async (fields: Record<string, string>) => {
      const found = ROUTES.get('orderlimited') as unknown as Route<unknown>;
      const input = { values: [], fields, chosen: {} };
      return words((await found.run(visit, found.args.parse([game.record.id]), input)).panel);
    };
    expect(await enter({ [hire]: ' £6', [sell]: '' })).toContain('Confirmed');
    expect(given.splice(0)).toEqual([[{ action: { type: 'hire' }, most: 6 }, wishes[1], { action: sale }]]);
    expect(await enter({ [hire]: '6', [sell]: '@everyone' })).toContain('I can’t read “@\u200beveryone”');
    expect(await enter({ [hire]: 'four' })).toContain('I can’t read “four” as pounds');
    expect(given).toEqual([]);
  });

  it('shows an order that is about to be carried out on its player’s turn, who can cancel it', async () => {
    const [place] = placed();
    if (place === undefined) throw new Error('no position');
    const seat = pendingSeats(place.state)[0] as Seat;
    const wishes = [{ action: { type: 'hire' as const }, most: 4 }];
    const { game, click, visit } = planning({ ...place, seat }, { wishes });
    const panel = await click(`turn:${game.record.id}`);
    expect(faults(panel)).toEqual([]);
    expect(words(panel)).toMatch(
      /Your order[*]{2}\n1[.] Hire a merchant, if it costs £4 or less\n-# On your turn/,
    );
    expect(ways(panel).map(({ id }) => id)).toContain(`orderclear:${game.record.id}`);
    const typed = textOf(await orderCommand.run(visit, valuesOf('show', {})));
    expect(typed).toContain('Hire a merchant, if it costs £4 or less');
    expect(typed).not.toContain('no order needed');
  });

  it('cleared or seen to have failed on its player’s turn says just that, not that none is needed', async () => {
    const { game, visit } = planning({ state: scene({ players: 2 }), seat: 0 });
    const gone = { set: async () => ({ ok: true, game }), dismissLapsed: async () => ({ ok: true, game }) };
    const services = partialApp({ queries: { getGame: async () => game }, standingOrders: gone });
    const told = async (name: string) => {
      const found = ROUTES.get(name) as unknown as Route<unknown>;
      const input = { values: [], fields: {}, chosen: {} };
      return words(
        (await found.run({ ...visit, services }, found.args.parse([game.record.id]), input)).panel,
      );
    };
    for (const name of ['orderclear', 'orderseen']) expect(await told(name)).not.toContain('no order needed');
    expect(await told('orderclear')).toContain('You no longer have an order.');
    expect(await told('orderseen')).toContain('Take one main action');
  });

  it('promises no ping on a turn in which it is carried out', async () => {
    const state = scene({ players: 2 });
    const told = async (lapsed?: 'round') => {
      const wishes = [{ action: { type: 'hire' as const } }];
      const { game, click } = planning({ state, seat: 1 }, { wishes, ...(lapsed && { lapsed }) });
      return words(await click(`turn:${game.record.id}`));
    };
    expect(await told()).toContain('Your order');
    expect(await told()).not.toContain('I’ll ping you');
    expect(await told('round')).toContain('I’ll ping you on your turn');
  });

  it('says that the game is paused instead of whose turn it is', async () => {
    const state = scene({ players: 2 });
    const { game, visit } = planning({ state, seat: 1 });
    const shown = async () => textOf(await orderCommand.run(visit, valuesOf('show')));
    expect(await shown()).toContain('’s turn.');
    Object.assign(game.record, { paused: true });
    expect(await shown()).toContain('This game is paused.');
    expect(await shown()).not.toContain('’s turn.');
  });

  it('says why an order failed until the player has seen it', async () => {
    const [place] = placed();
    if (place === undefined) throw new Error('no position');
    for (const lapsed of ['round', 'reveal', 'impossible', 'seat'] as const) {
      const { game, click, visit } = planning(place, { wishes: [{ action: { type: 'pass' } }], lapsed });
      const panel = await click(`turn:${game.record.id}`);
      expect(faults(panel), lapsed).toEqual([]);
      expect(words(panel), lapsed).toMatch(/wasn’t carried out: .+[.]\n-# Your order: Pass/);
      // Its own round can't end before its player has passed, but an undo can lead to an earlier one.
      if (lapsed === 'round') expect(words(panel)).toContain('carried out: it was for another round');
      expect(
        ways(panel).map(({ id }) => id),
        lapsed,
      ).toContain(`orderseen:${game.record.id}`);
      expect(textOf(await orderCommand.run(visit, valuesOf('show', {}))), lapsed).toContain(
        'wasn’t carried out',
      );
      // A new order does not contain the lapsed one.
      expect(words(panel), lapsed).toContain('Want to leave an order?');
    }
  });

  it('says of an order that failed whether prices were a condition', async () => {
    const [place] = placed();
    if (place === undefined) throw new Error('no position');
    const said = async (condition: { least?: number }) => {
      const wishes = [{ action: { type: 'pass' } as const, ...condition }];
      const { game, click } = planning(place, { wishes, lapsed: 'impossible' });
      return words(await click(`turn:${game.record.id}`));
    };
    expect(await said({ least: 16 })).toContain('none of it was possible at these prices.');
    expect(await said({})).toContain('none of it was possible.');
  });
});
