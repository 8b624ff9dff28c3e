/** Buttons to the rules topics that explain a decision. */
import { customId } from '../../../discord/shared/custom-id.ts';
import { type Button, type Part, withButtons } from '../../../discord/shared/panel.ts';
import type { DecisionKind } from '../../../engine/index.ts';
import type { BotKey } from '../../../text/index.ts';
import { legalOf, type PanelContext, panelText } from './panel-context.ts';

export type RulesTopic = Exclude<BotKey<'search'>, 'ignored'>;

const TOPICS: Readonly<Record<DecisionKind, RulesTopic>> = {
  draft: 'setup',
  auction: 'auction',
  firstWorker: 'setup',
  turn: 'turn',
  secondContract: 'contracts',
  secondFulfilment: 'fulfil',
  shiftedTrade: 'trade',
  expansion: 'neighbourhood',
  draw: 'buildingBonus',
  slaughter: 'fulfil',
  bonuses: 'bonuses',
  exchange: 'ports',
  production: 'production',
};

/** Creates a button that opens a topic as a message of its own. */
export const rulesButton = (panel: PanelContext, topic: RulesTopic): Button => ({
  id: customId('rules', topic),
  label: panelText(panel, 'rules'),
  emoji: '❔',
});

const IN_A_ROW = 5;

/** Adds the button to the rules of a decision at the end of the last row of buttons, or in a new one if that is full. */
export function withRules(panel: PanelContext, kind: DecisionKind, parts: readonly Part[]): Part[] {
  // An expansion can ask for purchases, or only for the building bonus.
  const alone = kind === 'expansion' && legalOf(panel, 'buy').length === 0;
  const button = rulesButton(panel, alone ? 'buildingBonus' : TOPICS[kind]);
  const last = parts.findLast((part) => part.kind === 'buttons');
  return withButtons(parts, [button], (group) => group === last?.buttons && group.length % IN_A_ROW !== 0);
}
