/** The building bonus: players know before the draw what a contract costs, and see it on every button (R-EXPAND-2). */
import { describe, expect, it } from 'vitest';
import { computerUser, type Game } from '../../../../src/core/index.ts';
import { type Action, type GameState, legalActions, rulesetOf } from '../../../../src/engine/index.ts';
import { asksFirst } from '../../../../src/features/play/discord/asks-first.ts';
import { createPanelContext } from '../../../../src/features/play/discord/panel-context.ts';
import { panelFor } from '../../../../src/features/play/discord/panels/index.ts';
import { previewPanel } from '../../../../src/features/play/discord/panels/preview.ts';
import { actionText } from '../../../../src/text/index.ts';
import { faults } from '../../../discord/fixtures/panels-checks.ts';
import { gameAt } from '../../../discord/fixtures/panels-crawler.ts';
import { buttonsOf, textOf } from '../../../discord/fixtures/posts-games.ts';
import { acts, type Scene, scene } from '../../../fixtures/scene.ts';

const DRAW: Action = { type: 'drawContracts' };

/** The fourth bakery has just been placed. */
const offered = (given: Scene = {}): GameState =>
  acts(
    scene({
      pile: [21, 22, 23],
      ...given,
      seats: [{ units: { A1: 'bakery', B1: 'bakery', C1: 'bakery' }, ...given.seats?.[0] }],
    }),
    [0, { type: 'expand', unit: 'bakery', space: 'D1' }],
  ).state;

const labels = (state: GameState): string[] =>
  buttonsOf(panelFor(gameAt(state), 0, 'en')).map(({ label }) => label);

it.each([
  [1, 'Keeping a contract gives you £5.', '+£5'],
  [2, 'Keeping a contract is free.', 'free'],
  [4, 'Keeping a contract costs £10.', '£10'],
])('in round %d, says before and after the draw: %s', (round, line, price) => {
  const before = offered({ round });
  expect(textOf(panelFor(gameAt(before), 0, 'en'))).toContain(line);
  expect(textOf(previewPanel(createPanelContext(gameAt(before), 0, 'en'), DRAW))).toContain(line);
  expect(labels(before)).toContain('Draw contracts');
  const after = acts(before, [0, DRAW]).state;
  expect(textOf(panelFor(gameAt(after), 0, 'en'))).toContain(line);
  expect(labels(after)).toEqual(
    expect.arrayContaining([21, 22, 23].map((number) => `Contract ${number} · ${price}`)),
  );
});

it.each([
  [1, 'Keeping a contract gives you £5; a second one gives nothing.'],
  [2, 'Keeping a contract is free.'],
  [4, 'Keeping a contract costs £10; a second one is free.'],
])('in round %d, says to whoever may keep two: %s (R-BUCHANAN)', (round, line) => {
  const before = offered({ round, seats: [{ clan: 'buchanan' }] });
  expect(textOf(panelFor(gameAt(before), 0, 'en'))).toContain(line);
  expect(textOf(previewPanel(createPanelContext(gameAt(before), 0, 'en'), DRAW))).toContain(line);
  expect(textOf(panelFor(gameAt(acts(before, [0, DRAW]).state), 0, 'en'))).toContain(line);
});

it.each([
  [1, 'is free; a second one gives you £5.', 'gives you £5.'],
  [2, 'is free.', 'is free.'],
  [4, 'is free; a second one costs £10.', 'costs £10.'],
])(
  'in round %d, says to whoever has paid for one and may keep two that the first %s (R-BUCHANAN)',
  (round, first, second) => {
    const { turn, ...state } = offered({ round, seats: [{ clan: 'buchanan' }] });
    // A contract drawn at port 8 has been fulfilled in this turn.
    const before = turn === undefined ? state : { ...state, turn: { ...turn, obtained: [30] } };
    const after = acts(before, [0, DRAW]).state;
    const kept = acts(after, [0, { type: 'takeContract', contract: 21 }]).state;
    const told = [before, after, kept].map((state) => textOf(panelFor(gameAt(state), 0, 'en')));
    for (const text of told.slice(0, 2)) expect(text).toContain(`Keeping a contract ${first}`);
    expect(told[2]).toContain(`Keeping a contract ${second}`);
  },
);

it('speaks of a single payment to Clan Buchanan with one empty box', () => {
  const before = offered({ round: 4, seats: [{ clan: 'buchanan', contracts: [30] }] });
  expect(textOf(panelFor(gameAt(before), 0, 'en'))).toContain('Keeping a contract costs £10.');
});

it.each([
  ['buchanan', 'Keep up to 2 of these contracts, or none.'],
  ['campbell', 'Keep one of these contracts, or none.'],
] as const)('for %s: %s (R-BUCHANAN)', (clan, heading) => {
  const { state } = acts(offered({ seats: [{ clan }] }), [0, DRAW]);
  expect(textOf(panelFor(gameAt(state), 0, 'en'))).toContain(heading);
});

it('speaks of no drawn contracts where one chooses from the future ones (R-OPT-8)', () => {
  const before = offered({ options: { futureContracts: true }, future: [24, 25, 26] });
  const { state } = acts(before, [0, DRAW]);
  const told = textOf(panelFor(gameAt(state), 0, 'en'));
  expect(told).toContain('Keep one of these contracts, or none.');
  expect(told).not.toContain('drawn');
});

it.each([
  ['en', 'choose from the future contracts', 'Choose a future contract'],
  ['es', 'elegir entre los contratos futuros', 'Elegir un contrato futuro'],
  ['pl', 'wybrać z przyszłych kontraktów', 'Wybierz przyszły kontrakt'],
])('offers in %s to choose a future contract, not to draw (R-OPT-8)', (language, offer, label) => {
  const before = offered({ options: { futureContracts: true }, future: [24, 25, 26] });
  const panel = panelFor(gameAt(before), 0, language);
  expect(textOf(panel)).toContain(offer);
  expect(buttonsOf(panel).map((button) => button.label)).toContain(label);
  const words = { language, state: before, ruleset: rulesetOf(before.setup) };
  expect(actionText(DRAW, words)).not.toMatch(/draw|roba|dobiera/);
});

it('lists contracts that can be paid only after a barrel is taken out (R-MACKENZIE)', () => {
  const { state } = acts(
    scene({
      round: 5,
      pile: [21, 22, 23],
      ports: { A: 8, B: 2, C: 3, D: 5 },
      seats: [{ clan: 'mackenzie', money: 0, cellar: [false, false, true], units: { A1: 'sheep' } }],
    }),
    [0, { type: 'usePort', port: 8, effect: 8 }],
    [0, DRAW],
  );
  const panel = panelFor(gameAt(state), 0, 'en');
  for (const number of [21, 22, 23]) expect(textOf(panel)).toContain(`- **${number}:**`);
  expect(labels(state).filter((label) => label.startsWith('Contract'))).toEqual([]);
  expect(faults(panel)).toEqual([]);
});

it('says that skipping loses the bonus, unless a contract was kept (R-BUCHANAN)', () => {
  const declined = (state: GameState) =>
    textOf(previewPanel(createPanelContext(gameAt(state), 0, 'en'), { type: 'decline' }));
  const drawn = acts(offered({ seats: [{ clan: 'buchanan' }] }), [0, DRAW]).state;
  expect(declined(drawn)).toContain('You lose this bonus.');
  const { state } = acts(drawn, [0, { type: 'takeContract', contract: 21 }]);
  expect(declined(state)).not.toContain('You lose this bonus.');
});

it('promises before the draw no fewer contracts than can be kept (R-BUCHANAN)', () => {
  const before = offered({
    pile: [],
    pileOnly: true,
    options: { futureContracts: true },
    future: [21, 22, 23],
    seats: [{ clan: 'buchanan' }],
  });
  expect(textOf(previewPanel(createPanelContext(gameAt(before), 0, 'en'), DRAW))).toContain(
    'Next: Choose which of these contracts to keep, if any: 21',
  );
});

it.each([
  [19, true],
  [40, false],
])('asks before a draw that cannot be paid, with future contracts and £%d: %s (R-OPT-8)', (money, lost) => {
  // The bakery leaves less than a contract costs in round 5, or more.
  const before = offered({ round: 5, options: { futureContracts: true }, seats: [{ money }] });
  const panel = createPanelContext(gameAt(before), 0, 'en');
  expect(asksFirst(panel, DRAW)).toBe(lost);
  const told = textOf(previewPanel(panel, DRAW));
  expect(told.includes('You can’t afford to keep a contract, so you lose this bonus.')).toBe(lost);
  expect(told.includes('This ends your turn.')).toBe(lost);
});

describe('the warning that something hidden is revealed', () => {
  const warned = (state: GameState, action: Action, record: Partial<Game['record']> = {}): string => {
    const game = gameAt(state);
    const panel = createPanelContext({ ...game, record: { ...game.record, ...record } }, 0, 'en');
    return textOf(previewPanel(panel, action));
  };

  it('says whether the draw can be undone', () => {
    const members = gameAt(offered()).record.members.map((one, n) =>
      n === 0 ? one : { ...one, user: computerUser('laird', n) },
    );
    const challenge = { week: '2026-W01', home: 'home' };
    const reveals = 'This reveals hidden contracts';
    expect(warned(offered(), DRAW)).toContain(`${reveals}, so undoing it needs everyone’s OK.`);
    expect(warned(offered(), DRAW, { challenge })).toContain(`${reveals}, so you can’t undo it.`);
    expect(warned(offered(), DRAW, { members })).toContain(`${reveals}.`);
  });

  it('comes with the choice, not the draw, if the future contracts are known', () => {
    const before = offered({ options: { futureContracts: true } });
    expect(warned(before, DRAW)).not.toContain('This reveals');
    const { state } = acts(before, [0, DRAW]);
    const [take] = legalActions(state, 0).filter(({ type }) => type === 'takeContract');
    expect(take && warned(state, take)).toContain('This reveals hidden contracts');
  });
});

it('says that the second contract of a payment is free (R-BUCHANAN)', () => {
  const before = offered({ round: 4, seats: [{ clan: 'buchanan' }] });
  const { state } = acts(before, [0, DRAW], [0, { type: 'takeContract', contract: 21 }]);
  expect(labels(state)).toContain('Contract 22 · free');
  expect(textOf(panelFor(gameAt(state), 0, 'en'))).toContain('Keeping a contract is free.');
});
