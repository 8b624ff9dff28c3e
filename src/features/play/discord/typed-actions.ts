/** Whole actions as typed text: suggested by label and price, and parsed again. */
import type { Suggestion } from '../../../discord/shared/interaction-context.ts';
import { cutTo, LONGEST_VALUE, MOST_CHOICES } from '../../../discord/shared/limits.ts';
import type { Action } from '../../../engine/index.ts';
import { decode, encode } from './action-code.ts';
import { offerButton, type PanelContext } from './panel-context.ts';
import { plainly } from './typed-values.ts';

/** Returns the legal actions that match the typed text, prefixes first. */
function fitting(panel: PanelContext, typed: string): { action: Action; name: string }[] {
  const wanted = plainly(typed);
  const rank = (name: string) => (plainly(name).startsWith(wanted) ? 0 : 1);
  return panel.legal
    .map((action) => {
      const { label, price } = offerButton(panel, action);
      return { action, name: price === '' ? label : `${label} · ${price}` };
    })
    .filter(({ name }) => plainly(name).includes(wanted))
    .sort((a, b) => rank(a.name) - rank(b.name));
}

/** Suggests the legal actions whose label contains the typed text. */
export const actionsFitting = (panel: PanelContext, typed: string): Suggestion[] =>
  fitting(panel, typed)
    .slice(0, MOST_CHOICES)
    .map(({ action, name }) => ({ name: cutTo(name, LONGEST_VALUE), value: encode(action) }));

/** Returns the action of a text: a suggestion's value, or words that match exactly one action. */
export function actionTyped(panel: PanelContext, typed: string): Action | undefined {
  const found = fitting(panel, typed);
  const exact = found.find(({ action }) => plainly(offerButton(panel, action).label) === plainly(typed));
  return decode(typed.trim()) ?? exact?.action ?? (found.length === 1 ? found[0]?.action : undefined);
}
