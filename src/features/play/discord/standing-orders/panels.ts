/** Panels of standing orders: the order, kinds of action, and the actions of a kind. */
import { UNITS } from '../../../../content/index.ts';
import {
  atThisPrice,
  type ConditionalAction,
  type Game,
  netOf,
  type StandingOrder,
} from '../../../../core/index.ts';
import { planButton } from '../../../../discord/shared/buttons.ts';
import { customId } from '../../../../discord/shared/custom-id.ts';
import { cutTo, LONGEST_LABEL, LONGEST_OPTION } from '../../../../discord/shared/limits.ts';
import { type Button, buttons, menu, type Panel, type Part, text } from '../../../../discord/shared/panel.ts';
import { colourOf } from '../../../../discord/shared/player-names.ts';
import { refusalText } from '../../../../discord/shared/refusals.ts';
import { type Action, pendingSeats, type Seat } from '../../../../engine/index.ts';
import { botText, thingName, translator } from '../../../../text/index.ts';
import { encode } from '../action-code.ts';
import { GROUPS, type Group, groupButton, groupLabel, inGroup } from '../action-groups.ts';
import { buttonsOf } from '../buttons.ts';
import { piecesOf } from '../menus.ts';
import { capital, offerButton, type PanelContext, panelText } from '../panel-context.ts';
import { actionsInForce, conditionalActionText, type OrderContext } from './conditional-actions.ts';
import { hasLimits } from './limits-dialog.ts';

/** Kinds of action that can be ordered; the same groups as in a turn. */
const KINDS = ['trade', 'expand', 'contract', 'fulfil', 'shipping', 'technology', 'hire', 'pass'] as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);

/** More buttons than this don't fit on a phone; menus replace them. */
const MOST_BUTTONS = 10;

const idOf = ({ game }: OrderContext, route: string, ...args: readonly (string | number)[]): string =>
  customId(route, game.record.id, ...args);

const sayer = ({ panel }: OrderContext) => translator('orders', panel.words);

const backButton = (planning: OrderContext): Button => ({
  id: idOf(planning, 'order'),
  label: sayer(planning)('back'),
});

/** Returns the order with its buttons, for use below the line on whose turn it is. */
export function orderParts(planning: OrderContext, above: readonly string[] = []): Part[] {
  const { game, panel, order } = planning;
  const words = sayer(planning);
  const wishes = actionsInForce(planning);
  const lines = orderLines(panel.game, panel.seat, wishes, panel.language);
  const codes = wishes.map(({ action }) => encode(action));
  return [
    ...(order?.lapsed === undefined ? [] : lapseParts(game, panel.seat, order, panel.language)),
    text(
      ...above,
      ...(wishes.length === 0 ? [words('ask')] : [words('inForce'), ...lines, words('rule'), words('ends')]),
    ),
    ...buttonsOf(
      { id: idOf(planning, 'orderadd'), label: words(wishes.length === 0 ? 'planAhead' : 'add') },
      ...priceButtons(planning, wishes),
      ...(wishes.length > 0 ? [{ id: idOf(planning, 'orderclear'), label: words('clear') }] : []),
    ),
    ...buttonsOf(
      ...codes.flatMap((code, n) => [
        ...(n === 0
          ? []
          : [{ id: idOf(planning, 'orderup', n, code), label: words('up', { number: n + 1 }) }]),
        { id: idOf(planning, 'orderdrop', n, code), label: words('drop', { number: n + 1 }) },
      ]),
    ),
  ];
}

/** Returns the actions of an order, numbered: "2. Hire a merchant, if it costs £4 or less". */
export const orderLines = (
  game: Game,
  seat: Seat,
  wishes: readonly ConditionalAction[],
  language: string,
): string[] =>
  wishes.map((entry, n) => {
    const what = conditionalActionText(game, seat, entry, language);
    return botText('orders', 'item', { number: n + 1, what }, language);
  });

/** Builds the notice, during the player’s turn, that their order is about to be carried out, with a button to cancel it. */
export function dueParts(game: Game, seat: Seat, { wishes }: StandingOrder, language: string): Part[] {
  if (wishes.length === 0) return [];
  const words = translator('orders', language);
  return [
    text(words('inForce'), ...orderLines(game, seat, wishes, language), words('rule')),
    ...buttonsOf({ id: customId('orderclear', game.record.id), label: words('clear') }),
  ];
}

const isLimited = ({ most, least }: ConditionalAction): boolean => most !== undefined || least !== undefined;

/** Returns the buttons for price limits: all at once, or each in a dialog. */
function priceButtons(planning: OrderContext, wishes: readonly ConditionalAction[]): Button[] {
  const { state, seat } = planning.panel;
  const words = sayer(planning);
  const limited = wishes.some(isLimited);
  const priced = wishes.some(({ action }) => netOf(state, seat, action) !== 0);
  const prices = limited ? 'any' : 'now';
  const all = { id: idOf(planning, 'orderprice', prices), label: words(limited ? 'anyPrice' : 'thisPrice') };
  return [
    ...(limited || priced ? [all] : []),
    ...(hasLimits(planning) ? [{ id: idOf(planning, 'orderlimits'), label: words('limits') }] : []),
  ];
}

/** Returns the order as its own panel, including whose turn it is, or that the game is paused. */
export function orderPanel(planning: OrderContext, above: readonly string[] = []): Panel {
  const { game, panel } = planning;
  const order = game.state === undefined ? [] : pendingSeats(game.state);
  const now = game.record.paused
    ? refusalText({ code: 'paused' }, panel.language, game)
    : panelText(panel, 'waiting', { phase: panel.state.phase, order, count: order.length });
  const parts = [text(now), ...orderParts(planning, above), buttons(planButton(game, panel.language))];
  return { colour: colourOf(panel.game, panel.seat), parts };
}

/** Explains to the player why their order was not carried out. */
export function lapseParts(
  game: Game,
  seat: Seat,
  { wishes, lapsed = 'impossible' }: StandingOrder,
  language: string,
): Part[] {
  const list = wishes.map((entry) => conditionalActionText(game, seat, entry, language)).join('; ');
  const gotIt: Button = {
    id: customId('orderseen', game.record.id),
    label: botText('orders', 'gotIt', {}, language),
  };
  const data = { why: lapsed, limited: wishes.some(isLimited), list };
  return [text(botText('orders', 'lapsed', data, language)), ...buttonsOf(gotIt)];
}

/** Builds the choice of a kind of action. */
export function kindsPanel(planning: OrderContext): Panel {
  const { panel } = planning;
  const words = sayer(planning);
  const kinds = GROUPS.filter(isKind).filter((kind) => kind !== 'expand' && inGroup(panel, kind).length > 0);
  return {
    colour: colourOf(panel.game, panel.seat),
    parts: [
      text(words('whatKind')),
      ...buttonsOf(...kinds.map((kind) => ({ ...groupButton(panel, kind), id: kindId(planning, kind) }))),
      ...unitMenu(planning),
      ...buttonsOf(backButton(planning)),
    ],
  };
}

/** Returns the units that can be placed, so that the space is the next choice. */
function unitMenu(planning: OrderContext): Part[] {
  const { panel } = planning;
  const actions = inGroup(panel, 'expand');
  const options = UNITS.filter((unit) => actions.some((action) => 'unit' in action && action.unit === unit));
  if (options.length === 0) return [];
  return [
    menu({
      id: idOf(planning, 'orderkind', 'expand'),
      placeholder: groupLabel(panel, 'expand'),
      options: options.map((unit) => ({
        value: unit,
        label: capital(panel, thingName('units', unit, 1, panel.words)),
      })),
    }),
  ];
}

/** Returns an action's code and the price that is shown with it, which the order must not exceed. */
function codeAndPrice({ panel: { state, seat } }: OrderContext, action: Action): string[] {
  const { most, least } = atThisPrice(state, seat, action);
  const limit = most !== undefined ? `most.${most}` : least !== undefined ? `least.${least}` : undefined;
  return [encode(action), ...(limit === undefined ? [] : [limit])];
}

const entryId = (planning: OrderContext, action: Action): string =>
  idOf(planning, 'orderwish', ...codeAndPrice(planning, action));

/** Leads to the actions of a kind, or is the only one. */
function kindId(planning: OrderContext, kind: Group): string {
  const [only, ...more] = inGroup(planning.panel, kind);
  return only !== undefined && more.length === 0
    ? entryId(planning, only)
    : idOf(planning, 'orderkind', kind);
}

/** Lists the actions of a kind, of one unit if there is a choice; small quantities first. */
export function kindPanel(planning: OrderContext, kind: Kind, unit = ''): Panel {
  const { panel } = planning;
  const count = (action: Action) => ('count' in action ? action.count : 0);
  const actions = inGroup(panel, kind)
    .filter((action) => unit === '' || ('unit' in action && action.unit === unit))
    .sort((a, b) => count(a) - count(b));
  return {
    colour: colourOf(panel.game, panel.seat),
    parts: [
      text(sayer(planning)('whichOne', { head: groupLabel(panel, kind) })),
      ...choiceParts(planning, kind, actions),
      ...buttonsOf({ id: idOf(planning, 'orderadd'), label: sayer(planning)('back') }),
    ],
  };
}

/** Example: "Sell 3 wool · £18 for you". */
const labelOf = (panel: PanelContext, action: Action): string => {
  const { label, price } = offerButton(panel, action);
  return price === '' ? label : `${label} · ${price}`;
};

const columnOf = (action: Action): string => ('space' in action ? action.space.charAt(0) : encode(action));

function choiceParts(planning: OrderContext, key: string, actions: readonly Action[]): Part[] {
  const { panel } = planning;
  if (actions.length <= MOST_BUTTONS) {
    return buttonsOf(
      ...actions.map((action) => ({
        id: entryId(planning, action),
        label: cutTo(labelOf(panel, action), LONGEST_LABEL),
      })),
    );
  }
  const words = sayer(planning);
  const pieces = piecesOf(actions, columnOf);
  const mark = (action: Action | undefined) => (action === undefined ? '' : offerButton(panel, action).label);
  return pieces.map((piece, n) =>
    menu({
      id: idOf(planning, 'orderpick', `${key}.${n}`),
      placeholder:
        pieces.length === 1
          ? words('choose')
          : words('part', { first: mark(piece[0]), last: mark(piece.at(-1)) }),
      options: piece.map((action) => {
        const { label, price } = offerButton(panel, action);
        return {
          value: codeAndPrice(planning, action).join(':'),
          label: cutTo(label, LONGEST_OPTION),
          ...(price === '' ? {} : { description: cutTo(price, LONGEST_OPTION) }),
        };
      }),
    }),
  );
}
