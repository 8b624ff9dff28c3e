/** What a player is told before they confirm: it is what comes true. */
import { describe, expect, it } from 'vitest';
import { deskOf } from '../../src/discord/play/desk.ts';
import { groupPanel } from '../../src/discord/play/panels/group.ts';
import { panelFor } from '../../src/discord/play/panels/index.ts';
import { previewPanel } from '../../src/discord/play/panels/preview.ts';
import { type Action, type GameState, legalActions, play, type Seat } from '../../src/engine/index.ts';
import { scene } from '../support/scene.ts';
import { gameAt } from './panels-crawler.ts';
import { buttonsOf, playedGame, textOf } from './posts-games.ts';

const MAIN = ['trade', 'expand', 'obtain', 'fulfil', 'upgradeShipping', 'upgradeTechnology', 'hire'];

/** Positions in which a turn begins, from a few whole games. */
const turns: { state: GameState; seat: Seat }[] = ['heather', 'gorse', 'bracken', 'thrift'].flatMap((word) =>
  playedGame(word).states.flatMap((state, index) => {
    const seat = state.turn?.seat;
    const open = state.phase === 'actions' && state.stack.at(-1)?.kind === 'turn';
    return open && seat !== undefined && state.turn?.mainDone === false && index % 5 === 0
      ? [{ state, seat }]
      : [];
  }),
);

/** One main action of each kind that is legal. */
function samples({ state, seat }: { state: GameState; seat: Seat }): Action[] {
  const legal = legalActions(state, seat);
  return MAIN.flatMap((type) => legal.filter((action) => action.type === type).slice(-1));
}

const shown = (state: GameState, seat: Seat, action: Action): string =>
  textOf(previewPanel(deskOf(gameAt(state), seat, 'en'), action));

describe('before a main action is confirmed', () => {
  it('it is said whether the turn ends with it, and else what follows', () => {
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

  it('the money is told that the player really has afterwards', () => {
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

describe('before a trade is confirmed', () => {
  it.each([
    { name: 'the new price', index: 0, side: 'buy', told: 'The price of milk goes from £3 to £4.' },
    { name: 'a level stretch', index: 3, side: 'sell', told: 'The marker of milk moves a step, still £5.' },
    { name: 'the end of the scale', index: 0, side: 'sell', told: 'The price of milk stays at £3.' },
  ] as const)('it says what becomes of the price: $name', ({ index, side, told }) => {
    const state = scene({ market: { milk: index }, seats: [{ goods: { milk: 1 } }] });
    expect(shown(state, 0, { type: 'trade', good: 'milk', side, count: 1 })).toContain(told);
  });
});

describe('the panel to expand', () => {
  it('offers the map with prices in one menu, where there are more units than fit into a row', () => {
    const wide = turns.find(({ state, seat }) => {
      const units = legalActions(state, seat).flatMap((one) => (one.type === 'expand' ? [one.unit] : []));
      return new Set(units).size > 3;
    });
    if (wide === undefined) throw new Error('no such position');
    const { parts } = groupPanel(deskOf(gameAt(wide.state), wide.seat, 'en'), 'expand');
    const menus = parts.flatMap((part) => (part.kind === 'menu' ? [part.menu] : []));
    const prices = menus.find(({ placeholder }) => placeholder === 'Show the prices on the map …');
    expect(prices?.options.length).toBeGreaterThan(3);
    expect(prices?.options.length).toBe(menus.length - 1);
  });
});

/** Production as it stands for each seat that has still to confirm it, in whole games. */
const undecided = ['heather', 'gorse', 'bracken', 'thrift'].flatMap((word) =>
  playedGame(word)
    .states.filter(({ phase }) => phase === 'production')
    .flatMap((state) =>
      Object.entries(state.production).flatMap(([seat, { plan, ready }]) =>
        ready ? [] : [{ state, seat: Number(seat), made: Object.values(plan).some((count) => count > 0) }],
      ),
    ),
);

describe('the button that confirms production', () => {
  const buttonFor = (made: boolean) =>
    undecided
      .filter((one) => one.made === made)
      .map(({ state, seat }) =>
        buttonsOf(panelFor(gameAt(state), seat, 'en')).find(({ id }) => id.startsWith('ready:')),
      );

  it('is green when something is made', () => {
    expect(buttonFor(true)).not.toEqual([]);
    for (const button of buttonFor(true)) {
      expect(button).toMatchObject({ label: 'Confirm production', style: 'success' });
    }
  });

  it('says so when nothing is made, and does not invite to it', () => {
    expect(buttonFor(false)).not.toEqual([]);
    for (const button of buttonFor(false)) {
      expect(button?.label).toBe('Make nothing');
      expect(button?.style).toBeUndefined();
    }
  });
});
