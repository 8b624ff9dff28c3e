/** Menus of whole actions: the user chooses an action with its price, and sees a preview before playing it. */

import { cutTo, LONGEST_OPTION, LONGEST_PLACEHOLDER, MOST_CHOICES } from '../../../discord/shared/limits.ts';
import { type MenuOption, menu, type Part } from '../../../discord/shared/panel.ts';
import type { Action } from '../../../engine/index.ts';
import { encode } from './action-code.ts';
import { buttonsOf } from './buttons.ts';
import { emblemIn, idOf, offerButton, type PanelContext, panelText, tryButton } from './panel-context.ts';

interface MenuSpec<A extends Action = Action> {
  /** Distinguishes this menu from others in the panel; part of its id. */
  readonly key: string;
  readonly title: string;
  readonly actions: readonly A[];
  /** Groups actions that should share a menu, such as by column or good, if they need several. Must be in order. */
  readonly together?: (action: A) => string;
  /** Names the first and last action of a menu if there are several: "C4". Default: the actions' labels. */
  readonly mark?: (action: A) => string;
  readonly short?: (action: A) => string;
  /** Appended to an action's price. */
  readonly hint?: (action: A) => string;
  /** Replaces the label, price and hint of an option. As many pieces are shown as fit. */
  readonly option?: (action: A) => { readonly label: string; readonly pieces: readonly string[] };
}

/** More buttons than this don't fit on a phone; menus replace them, at the cost of another tap. */
const MOST_BUTTONS = 10;

/** Offers actions as buttons if there are few, else as menus. */
export function choicesOf<A extends Action>(panel: PanelContext, spec: MenuSpec<A>): Part[] {
  if (spec.actions.length > MOST_BUTTONS) return menusOf(panel, spec);
  return buttonsOf(
    ...spec.actions.map((action) => tryButton(panel, action, undefined, spec.short?.(action))),
  );
}

/** Returns menus for actions: as many as needed, none for an empty list. */
export function menusOf<A extends Action>(panel: PanelContext, spec: MenuSpec<A>): Part[] {
  const { key, title, actions, together = encode } = spec;
  const mark = spec.mark ?? ((action: A) => offerButton(panel, action).label);
  const pieces = piecesOf<A>(actions, together);
  return pieces.map((piece, index) => {
    const [first = '', last = ''] = [piece.slice(0, 1), piece.slice(-1)].flatMap((end) => end.map(mark));
    const only = first === last;
    const placeholder =
      pieces.length === 1 ? title : panelText(panel, 'menuPart', { head: title, only, first, last });
    return menu({
      id: idOf(panel, 'choose', `${key}.${index}`),
      placeholder: cutTo(placeholder, LONGEST_PLACEHOLDER),
      options: piece.map((action) => optionOf(panel, action, spec)),
    });
  });
}

function defaultOption<A extends Action>(panel: PanelContext, action: A, { hint }: MenuSpec<A>) {
  const { label, price } = offerButton(panel, action);
  return { label, pieces: [price, hint?.(action) ?? ''] };
}

function optionOf<A extends Action>(panel: PanelContext, action: A, spec: MenuSpec<A>): MenuOption {
  const words = spec.option?.(action) ?? defaultOption(panel, action, spec);
  const description = words.pieces
    .filter((piece) => piece !== '')
    .reduce((text, piece) => {
      const longer = text === '' ? piece : `${text} · ${piece}`;
      return longer.length <= LONGEST_OPTION ? longer : text || cutTo(piece, LONGEST_OPTION);
    }, '');
  return {
    value: encode(action),
    label: cutTo(words.label, LONGEST_OPTION),
    ...emblemIn(panel, action),
    ...(description === '' ? {} : { description }),
  };
}

/** Splits items into menu-sized pieces. Groups are only split if they exceed a menu themselves. */
export function piecesOf<T>(items: readonly T[], together: (item: T) => string): T[][] {
  const groups: T[][] = [];
  let open: string | undefined;
  for (const item of items) {
    const group = together(item);
    if (group !== open || (groups.at(-1)?.length ?? 0) >= MOST_CHOICES) groups.push([]);
    open = group;
    groups.at(-1)?.push(item);
  }
  const pieces: T[][] = [];
  for (const group of groups) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + group.length <= MOST_CHOICES) last.push(...group);
    else pieces.push([...group]);
  }
  return pieces;
}
