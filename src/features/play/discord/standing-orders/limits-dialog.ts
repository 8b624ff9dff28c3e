/** The dialog for the price limits of a standing order: one field for each action that has a price. */
import type { ConditionalAction } from '../../../../core/index.ts';
import { customId } from '../../../../discord/shared/custom-id.ts';
import type { Dialog, Field } from '../../../../discord/shared/dialog.ts';
import type { Input } from '../../../../discord/shared/interaction-context.ts';
import { quoted } from '../../../../discord/shared/markup.ts';
import { botText, translator } from '../../../../text/index.ts';
import { encode } from '../action-code.ts';
import { actionLabelOf } from '../action-labels.ts';
import { actionsInForce, limitFor, type OrderContext } from './conditional-actions.ts';

/** Whole pounds, with or without a currency symbol. */
const POUNDS = /^\p{Sc}?\d{1,3}\p{Sc}?$/u;
const MAX_CHARS = 4;

/** Returns the field for an action's limit, empty if it has none; no field for an action without a price. */
function fieldOf(
  { panel }: OrderContext,
  { action, most, least }: ConditionalAction,
  index: number,
): Field[] {
  const limit = limitFor(panel, action);
  if (limit === 'other') return [];
  const { label } = actionLabelOf(panel.game, panel.seat, action, panel.language);
  return [
    {
      kind: 'text',
      id: encode(action),
      label: `${index + 1}. ${label}`,
      description: botText(
        'orders',
        'limitAbout',
        { limit: limit === 'most' ? 'other' : limit },
        panel.language,
      ),
      value: String(most ?? least ?? ''),
      required: false,
      longest: MAX_CHARS,
    },
  ];
}

const fieldsOf = (planning: OrderContext): Field[] =>
  actionsInForce(planning).flatMap((entry, index) => fieldOf(planning, entry, index));

/** Returns whether an action of the order has a price that can be limited. */
export const hasLimits = (planning: OrderContext): boolean => fieldsOf(planning).length > 0;

/** Builds the dialog with the current limits, in pounds. */
export const limitsDialog = (planning: OrderContext): Dialog => ({
  id: customId('orderlimited', planning.game.record.id),
  title: translator('orders', planning.panel.language)('limitsTitle'),
  fields: fieldsOf(planning),
});

/** Returns the order with the limits that were entered, or the problem. Actions ordered since keep theirs. */
export function enteredLimits(
  planning: OrderContext,
  { fields }: Input,
): { wishes: ConditionalAction[] } | { problem: string } {
  const wishes: ConditionalAction[] = [];
  for (const entry of actionsInForce(planning)) {
    const { action } = entry;
    const limit = limitFor(planning.panel, action);
    const typed = fields[encode(action)]?.trim();
    if (typed === undefined || limit === 'other') wishes.push(entry);
    else if (typed === '') wishes.push({ action });
    else if (POUNDS.test(typed)) wishes.push({ action, [limit]: Number(typed.replace(/\D/g, '')) });
    else return { problem: botText('orders', 'badLimit', { typed: quoted(typed) }, planning.panel.language) };
  }
  return { wishes };
}
