/** Labels of buttons: readable on a phone, in every language, and never without the money. */
import { describe, expect, it } from 'vitest';
import { GOODS, type PlayerCount } from '../../../../src/content/index.ts';
import { netOf } from '../../../../src/core/index.ts';
import { customId } from '../../../../src/discord/shared/custom-id.ts';
import {
  type Action,
  type GameState,
  legalActions,
  pendingSeats,
  type Seat,
} from '../../../../src/engine/index.ts';
import { createPanelContext, tryButton } from '../../../../src/features/play/discord/panel-context.ts';
import { panelFor } from '../../../../src/features/play/discord/panels/index.ts';
import { moneyText } from '../../../../src/text/index.ts';
import { click, gameAt, visitOf } from '../../../discord/fixtures/panels-crawler.ts';
import { tableAt } from '../../../discord/fixtures/panels-table.ts';
import { playedGame } from '../../../engine/properties/fixtures/games.ts';
import { begin } from '../../../engine/rules/fixtures/beginnings.ts';
import { type SeatScene, scene } from '../../../fixtures/scene.ts';

const READABLE = 34;

const label = (state: GameState, seat: Seat, action: Action, language = 'en'): string =>
  tryButton(createPanelContext(gameAt(state), seat, language), action).label;

describe('the label of a button', () => {
  const priced = (['labels-1', 'labels-2', 'labels-3'] as const).flatMap((seed, n) =>
    playedGame(seed, (n + 2) as PlayerCount).states.flatMap((state, nth) => {
      if (nth % 5 > 0) return [];
      return pendingSeats(state).flatMap((seat) =>
        legalActions(state, seat)
          .filter(({ type }) => type !== 'pick')
          .map((action) => ({ state, seat, action, net: netOf(state, seat, action) }))
          .filter(({ net }, one) => net !== 0 && one % 3 === 0),
      );
    }),
  );

  it.each(['en', 'es', 'pl'])('has the price of everything that costs or earns money, in %s', (language) => {
    const types = new Set(priced.map(({ action }) => action.type));
    const expected = ['buy', 'expand', 'obtain', 'pass', 'trade', 'usePort'] as const;
    expect(expected.filter((type) => !types.has(type))).toEqual([]);
    const wrong = priced.flatMap(({ state, seat, action, net }) => {
      const shown = label(state, seat, action, language);
      const good = shown.includes(moneyText(Math.abs(net), language)) && shown.length <= READABLE;
      return good && !shown.includes('…') ? [] : [shown];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('shortens words and not the price', () => {
    const state = scene({ seats: [{ money: 50, units: { A1: 'field' } }] });
    const field = legalActions(state, 0).find((one) => one.type === 'expand' && one.unit === 'field');
    if (field === undefined) throw new Error('no place for a field');
    expect(label(state, 0, field)).toMatch(/^Field on [A-M]\d+ · £\d+$/);
  });

  it.each(['en', 'es', 'pl'])('names any merchant and any offer on a phone, in %s', (language) => {
    const state = scene({ seats: [{}] });
    const recalls = GOODS.flatMap((good) =>
      (['buy', 'sell'] as const).map((side) => label(state, 0, { type: 'recall', good, side }, language)),
    );
    const { state: draft } = begin({ players: 4 });
    const [seat = 0] = pendingSeats(draft);
    const offers = legalActions(draft, seat).map((action) => label(draft, seat, action, language));
    expect(offers).toHaveLength(5);
    const all = [...recalls, ...offers];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((one) => one.length > READABLE)).toEqual([]);
  });

  it('distinguishes ways to spare an animal by their cost', async () => {
    const state = scene({
      options: { kickstarter: true },
      ports: { A: 9, B: 1, C: 5, D: 2 },
      seats: [{ shipping: 3, money: 40, contracts: [5], units: { A1: 'sheep', M2: 'bakery', K8: 'sheep' } }],
    });
    const table = tableAt(state);
    const { record } = table.game();
    const visit = visitOf(table.app, state.seating[0] ?? 0);
    const { panel } = await click(visit, customId('act', record.id, 0, record.version, 'fulfil'));
    const said = panel.parts.flatMap((part) => (part.kind === 'buttons' ? part.buttons : []));
    expect(said.map(({ label }) => label).filter((one) => one.startsWith('Fulfil'))).toEqual([
      'Fulfil 5',
      'Fulfil 5, spare mutton · £3',
      'Fulfil 5, spare mutton',
      'Fulfil 5, spare mutton, mutton · £3',
    ]);
  });

  const buttonsAt = (state: GameState): string[] =>
    panelFor(gameAt(state), 0, 'en').parts.flatMap((part) =>
      part.kind === 'buttons' ? part.buttons.map(({ label }) => label) : [],
    );

  it('names the only port, barrel or row that would be used at once', () => {
    const cellar = [false, true, false];
    const mackenzie = { clan: 'mackenzie', cellar, shipping: 2, units: { A1: 'sheep' } } as const;
    const swap = scene({ ports: { A: 4, B: 2, C: 3, D: 1 }, seats: [mackenzie] });
    expect(buttonsAt(swap)).toEqual(
      expect.arrayContaining(['Port “upgrade and glory”', 'Barrel from spot 2 · +£7']),
    );
    const macdonald = { clan: 'macdonald', units: { A1: 'sheep', A2: 'fisherman' } } as const;
    expect(buttonsAt(scene({ ports: { A: 5, B: 2, C: 3, D: 1 }, seats: [macdonald] }))).toEqual(
      expect.arrayContaining(['Port “money” · you get £10', 'Row from A2 to P5 · free']),
    );
  });

  it.each([
    ['the port that spares', { A: 1, B: 2, C: 3, D: 5 } as const, 'Fulfil 3, spare beef'],
    ['the port that copies it', { A: 9, B: 1, C: 3, D: 5 } as const, 'Fulfil 3, spare beef · £3'],
  ])('names the animal spared by the only way to fulfil, at %s', (_, ports, told) => {
    const seat: SeatScene = { contracts: [3], units: { A1: 'cow' } };
    expect(buttonsAt(scene({ options: { kickstarter: true }, ports, seats: [seat] }))).toContain(told);
  });

  it('says on a phone what a port swaps, and which prices it moves', () => {
    const state = scene({
      options: { kickstarter: true },
      ports: { A: 2, B: 6, C: 5, D: 9 },
      seats: [{ shipping: 5, money: 40, goods: { wool: 1 }, units: { A1: 'sheep', M2: 'bakery' } }],
    });
    const ports = legalActions(state, 0).filter(
      ({ type }) => type === 'exchangeGoods' || type === 'shiftPrice',
    );
    const labels = ['en', 'es', 'pl'].map((language) => ports.map((one) => label(state, 0, one, language)));
    for (const shown of labels) {
      // Of the longest swap in Polish, a phone may cut the last letter.
      expect(shown.filter((one) => one.length > READABLE + 1)).toEqual([]);
      expect(new Set(shown).size).toBe(shown.length);
    }
    expect(labels[0]).toEqual(expect.arrayContaining(['1 wool for 3 milk', 'Port: wool £4 → £6']));
  });

  it('names what neighbours sell and its price, however long the usual name is', () => {
    const buying = priced.find(({ action }) => action.type === 'buy');
    if (buying === undefined) throw new Error('no purchases');
    const { parts } = panelFor(gameAt(buying.state), buying.seat, 'en');
    const said = parts.flatMap((part) => (part.kind === 'buttons' ? part.buttons : []));
    const buttons = said.map((button) => button.label).filter((one) => one.startsWith('Buy'));
    expect(buttons.length).toBeGreaterThan(0);
    for (const shown of buttons) expect(shown).toMatch(/^Buy \d \w+ · (£\d+|free)$/);
  });
});
