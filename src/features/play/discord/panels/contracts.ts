import type { ContractTile } from '../../../../content/index.ts';
import { type Part, textOf } from '../../../../discord/shared/panel.ts';
import {
  type ActionOf,
  type ContractId,
  contractCost,
  contractTile,
  emptyBoxes,
} from '../../../../engine/index.ts';
import { contractText, moneyText } from '../../../../text/index.ts';
import { eventsOf, sparedIn } from '../action-labels.ts';
import { choicesOf, menusOf } from '../menus.ts';
import { decisionOf, legalOf, type PanelContext, panelText, pictureOf } from '../panel-context.ts';
import { lackText } from '../prospects.ts';
import { briefLabel } from '../short-labels.ts';

/** Returns what the held contracts still lack, a line each. `which`: filters the contracts. */
export const heldLines = (panel: PanelContext, which: (tile: ContractTile) => boolean = () => true) =>
  panel.player.contracts
    .filter((contract) => which(contractTile(panel.state, contract)))
    .map((contract) =>
      panelText(panel, 'contractLack', { number: contract, hint: lackText(panel, contract, panel.prose) }),
    );

/** Returns a line for each contract: its figures and what is lacking. */
const contractLines = (panel: PanelContext, contracts: readonly ContractId[]): string[] =>
  contracts.map((contract) =>
    panelText(panel, 'contractLine', {
      number: contract,
      figures: contractText(contractTile(panel.state, contract), panel.prose),
      hint: lackText(panel, contract, panel.prose),
    }),
  );

/** Returns the export board, and a menu of its contracts with what each still lacks. */
export function obtainParts(panel: PanelContext): Part[] {
  const actions = legalOf(panel, 'obtain');
  const contracts = actions.map(({ contract }) => contract);
  return [
    { ...pictureOf(panel, 'contracts'), words: contractLines(panel, contracts).join('\n') },
    ...menusOf(panel, {
      key: 'contract',
      title: panelText(panel, 'menuContract'),
      actions,
      hint: ({ contract }) => lackText(panel, contract, panel.words),
    }),
  ];
}

/** Returns what keeping drawn contracts costs or earns now: one, and a second if one of the two is free (R-BUCHANAN). */
export function keepingLine(panel: PanelContext): string {
  const { state, seat } = panel;
  const first = contractCost(state, seat);
  const second = emptyBoxes(state, seat) > 1 ? contractCost(state, seat, 1) : first;
  const cost = first === 0 ? second : first;
  const [pays, gets] = first === 0 ? (['thenPays', 'thenGets'] as const) : (['pays', 'gets'] as const);
  const pay = cost > 0 ? pays : cost < 0 ? gets : 'other';
  return panelText(panel, 'keeping', { pay, size: Math.abs(cost), more: first !== second });
}

/** Returns the drawn contracts, which no picture shows: a line for each, and a button for those that can be kept. */
export const drawnParts = (panel: PanelContext): Part[] => [
  ...textOf(...contractLines(panel, decisionOf(panel, 'draw')?.contracts ?? [])),
  ...choicesOf(panel, {
    key: 'contract',
    title: panelText(panel, 'menuContract'),
    actions: legalOf(panel, 'takeContract'),
    short: (action) => briefLabel(panel, action),
  }),
];

/** Returns the choice of contracts to fulfil, including variants in which a port spares an animal. */
export function fulfilParts(panel: PanelContext): Part[] {
  const actions = legalOf(panel, 'fulfil');
  const lines = [...new Set(actions.map(({ contract }) => contract))].map((number) =>
    panelText(panel, 'heldLine', {
      number,
      figures: contractText(contractTile(panel.state, number), panel.prose),
    }),
  );
  return [
    ...textOf(...lines),
    ...choicesOf(panel, {
      key: 'fulfil',
      title: panelText(panel, 'menuFulfil'),
      actions,
      together: ({ contract }) => String(contract),
      mark: ({ contract }) => String(contract),
      short: (action) => fulfilLabel(panel, action),
    }),
  ];
}

/** Returns a fulfilment's button label, with the cost of copying a port: another port may spare the same meat for free. */
function fulfilLabel(panel: PanelContext, action: ActionOf<'fulfil'>): string {
  const { state, seat, words } = panel;
  const label = panelText(panel, 'fulfilButton', { number: action.contract, ...sparedIn(action, words) });
  const cost = eventsOf(state, seat, action).reduce(
    (sum, event) => (event.type === 'money' && event.seat === seat ? sum + Math.max(0, -event.amount) : sum),
    0,
  );
  return cost === 0 ? label : panelText(panel, 'groupPrice', { label, price: moneyText(cost, words) });
}
