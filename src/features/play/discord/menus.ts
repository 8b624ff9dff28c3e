/** Menus of whole actions: what is chosen is an action with its price, shown before it is done. */

import { cutTo, LONGEST_OPTION, LONGEST_PLACEHOLDER, MOST_CHOICES } from '../../../discord/shared/limits.ts';
import { type MenuOption, menu, type Part } from '../../../discord/shared/panel.ts';
import type { Action } from '../../../engine/index.ts';
import { encode } from './action-code.ts';
import { buttonsOf } from './buttons.ts';
import { emblemIn, idOf, offerButton, type PanelContext, say, tryButton } from './panel-context.ts';

export interface MenuWish<A extends Action = Action> {
  /** Tells this menu from others of the panel, within its id. */
  readonly key: string;
  /** What is chosen. */
  readonly title: string;
  readonly actions: readonly A[];
  /** What stays together where the actions do not fit into one menu: a column, a good. Must come in order. */
  readonly together?: (action: A) => string;
  /** What the menus are told apart by then: "C4". Left out, the labels of the actions. */
  readonly mark?: (action: A) => string;
  /** What stands on the button of an action; left out, its label and price. */
  readonly short?: (action: A) => string;
  /** Said after the price of an action. */
  readonly hint?: (action: A) => string;
  /** An option in other words than the action's label, price and hint; of the pieces as many are shown as fit. */
  readonly option?: (action: A) => { readonly label: string; readonly pieces: readonly string[] };
}

/** Buttons that still fit on a phone; what is more is chosen from a menu, which takes a tap more. */
const MOST_BUTTONS = 10;

/** The way to some actions: a button each where there are few, and else menus. */
export function choicesOf<A extends Action>(desk: PanelContext, wish: MenuWish<A>): Part[] {
  if (wish.actions.length > MOST_BUTTONS) return menusOf(desk, wish);
  return buttonsOf(...wish.actions.map((action) => tryButton(desk, action, undefined, wish.short?.(action))));
}

/** The menus for some actions: none for none, several where there are more than fit into one. */
export function menusOf<A extends Action>(desk: PanelContext, wish: MenuWish<A>): Part[] {
  const { key, title, actions, together = encode } = wish;
  const mark = wish.mark ?? ((action: A) => offerButton(desk, action).label);
  const pieces = piecesOf<A>(actions, together);
  return pieces.map((piece, index) => {
    const [first = '', last = ''] = [piece.slice(0, 1), piece.slice(-1)].flatMap((end) => end.map(mark));
    const only = piece.length === 1;
    const placeholder =
      pieces.length === 1 ? title : say(desk, 'menuPart', { head: title, only, first, last });
    return menu({
      id: idOf(desk, 'choose', `${key}.${index}`),
      placeholder: cutTo(placeholder, LONGEST_PLACEHOLDER),
      options: piece.map((action) => optionOf(desk, action, wish)),
    });
  });
}

function optionOf<A extends Action>(desk: PanelContext, action: A, wish: MenuWish<A>): MenuOption {
  const { label, price } = offerButton(desk, action);
  const said = wish.option?.(action) ?? { label, pieces: [price, wish.hint?.(action) ?? ''] };
  const description = said.pieces
    .filter((piece) => piece !== '')
    .reduce((text, piece) => {
      const longer = text === '' ? piece : `${text} · ${piece}`;
      return longer.length <= LONGEST_OPTION ? longer : text || cutTo(piece, LONGEST_OPTION);
    }, '');
  return {
    value: encode(action),
    label: cutTo(said.label, LONGEST_OPTION),
    ...emblemIn(desk, action),
    ...(description === '' ? {} : { description }),
  };
}

/** Pieces of at most a menu's size; what belongs together is parted only where it alone is too much. */
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
