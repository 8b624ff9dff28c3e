/** Panels of standing orders: the order, kinds of action, actions of a kind, one action with its conditions. */
import { UNITS, type Unit } from '../../../../content/index.ts';
import type { ConditionalAction, Game, StandingOrder } from '../../../../core/index.ts';
import { planButton } from '../../../../discord/shared/buttons.ts';
import { customId } from '../../../../discord/shared/custom-id.ts';
import { cutTo, LONGEST_LABEL, LONGEST_OPTION } from '../../../../discord/shared/limits.ts';
import {
  type Button,
  buttons,
  menu,
  type Panel,
  type Part,
  text,
  textOf,
} from '../../../../discord/shared/panel.ts';
import { colourOf } from '../../../../discord/shared/player-names.ts';
import { type Action, pendingSeats, type Seat } from '../../../../engine/index.ts';
import { botText, thingName, translator } from '../../../../text/index.ts';
import { encode } from '../action-code.ts';
import { GROUPS, type Group, groupButton, groupLabel, inGroup } from '../action-groups.ts';
import { outcomesOf } from '../action-labels.ts';
import { buttonsOf } from '../buttons.ts';
import { piecesOf } from '../menus.ts';
import { capital, offerButton, type PanelContext, panelText } from '../panel-context.ts';
import { sameBut, usual } from '../quantity-buttons.ts';
import {
  conditionalActionText,
  fingerprintOf,
  isDraft,
  type OrderDraft,
  shownActions,
} from './conditional-actions.ts';

/** Kinds of action that can be ordered; the same groups as in a turn. */
const KINDS = ['trade', 'expand', 'contract', 'fulfil', 'shipping', 'technology', 'hire', 'pass'] as const;
export type Kind = (typeof KINDS)[number];
/** Returns whether a group of actions can be ordered. */
export const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);

/** More buttons than this don't fit on a phone; menus replace them. */
const MOST_BUTTONS = 10;

const idOf = ({ game }: OrderDraft, route: string, ...args: readonly (string | number)[]): string =>
  customId(route, game.record.id, ...args);

const sayer = ({ panel }: OrderDraft) => translator('orders', panel.words);

const backButton = (planning: OrderDraft): Button => ({
  id: idOf(planning, 'order'),
  label: sayer(planning)('back'),
});

/** Returns the order with its buttons, for use below the line on whose turn it is. */
export function orderParts(planning: OrderDraft, above: readonly string[] = []): Part[] {
  const { game, panel, order } = planning;
  const words = sayer(planning);
  const wishes = shownActions(planning);
  const draft = isDraft(planning);
  const told = (list: readonly ConditionalAction[]) =>
    list.map((wish) => conditionalActionText(panel.game, panel.seat, wish, panel.language));
  const lines = told(wishes).map((what, n) => words('item', { number: n + 1, what }));
  const heading = draft ? words(wishes.length === 0 ? 'draftEmpty' : 'draft') : words('inForce');
  const before = order?.lapsed === undefined ? (order?.wishes ?? []) : [];
  const codes = wishes.map(({ action }) => encode(action));
  return [
    ...(order?.lapsed === undefined ? [] : lapseParts(game, panel.seat, order, panel.language)),
    text(
      ...above,
      ...(wishes.length > 0 || draft ? [heading, ...lines] : [words('ask')]),
      ...(draft && before.length > 0 ? [words('stillInForce', { list: told(before).join('; ') })] : []),
      ...(wishes.length > 0 ? [words('rule'), words('ends')] : []),
    ),
    ...buttonsOf(
      ...(draft
        ? [
            {
              id: idOf(planning, 'ordersure', game.record.version, fingerprintOf(wishes)),
              label: words('confirm'),
              style: 'success',
            } as const,
          ]
        : []),
      { id: idOf(planning, 'orderadd'), label: words(wishes.length === 0 ? 'planAhead' : 'add') },
      ...(wishes.length + before.length > 0
        ? [{ id: idOf(planning, 'orderclear'), label: words('clear') }]
        : []),
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

/** Returns the order as its own panel, including whose turn it is. */
export function orderPanel(planning: OrderDraft, above: readonly string[] = []): Panel {
  const { game, panel } = planning;
  const order = game.state === undefined ? [] : pendingSeats(game.state);
  const waiting = panelText(panel, 'waiting', { phase: panel.state.phase, order, count: order.length });
  const parts = [text(waiting), ...orderParts(planning, above), buttons(planButton(game, panel.language))];
  return { colour: colourOf(panel.game, panel.seat), parts };
}

/** Explains to the player why their order was not carried out. */
export function lapseParts(
  game: Game,
  seat: Seat,
  { wishes, lapsed = 'impossible' }: StandingOrder,
  language: string,
): Part[] {
  const list = wishes.map((wish) => conditionalActionText(game, seat, wish, language)).join('; ');
  const gotIt: Button = {
    id: customId('orderclear', game.record.id),
    label: botText('orders', 'gotIt', {}, language),
  };
  return [text(botText('orders', 'lapsed', { why: lapsed, list }, language)), ...buttonsOf(gotIt)];
}

/** Builds the choice of a kind of action. */
export function kindsPanel(planning: OrderDraft): Panel {
  const { panel } = planning;
  const words = sayer(planning);
  const confirms = panel.legal.filter(({ type }) => type === 'confirmProduction');
  const kinds = GROUPS.filter(isKind).filter((kind) => inGroup(panel, kind).length > 0);
  return {
    colour: colourOf(panel.game, panel.seat),
    parts: [
      text(words('whatKind')),
      ...buttonsOf(
        ...kinds.map((kind) => ({ ...groupButton(panel, kind), id: kindId(planning, kind) })),
        ...confirms.map((action) => ({ id: wishId(planning, action), label: words('confirmProduction') })),
      ),
      ...buttonsOf(backButton(planning)),
    ],
  };
}

const wishId = (planning: OrderDraft, action: Action): string => idOf(planning, 'orderwish', encode(action));

/** Leads to the actions of a kind, or to the only one. */
function kindId(planning: OrderDraft, kind: Group): string {
  const [only, ...more] = usual(planning.panel, inGroup(planning.panel, kind));
  return only !== undefined && more.length === 0 ? wishId(planning, only) : idOf(planning, 'orderkind', kind);
}

/** Lists the actions of a kind; a unit must be chosen first. */
export function kindPanel(planning: OrderDraft, kind: Kind, focus = ''): Panel {
  const { panel } = planning;
  const actions = usual(panel, inGroup(panel, kind));
  const units = UNITS.filter((unit) => actions.some((action) => 'unit' in action && action.unit === unit));
  const unit = units.find((one) => one === focus) ?? (units.length === 1 ? units[0] : undefined);
  const shown = actions.filter((action) => unit === undefined || ('unit' in action && action.unit === unit));
  return {
    colour: colourOf(panel.game, panel.seat),
    parts: [
      text(sayer(planning)('whichOne', { head: groupLabel(panel, kind) })),
      ...(units.length > 1 ? buttonsOf(...units.map((one) => unitButton(planning, one, unit))) : []),
      ...(units.length > 1 && unit === undefined ? [] : choiceParts(planning, kind, shown)),
      ...buttonsOf({ id: idOf(planning, 'orderadd'), label: sayer(planning)('back') }),
    ],
  };
}

function unitButton(planning: OrderDraft, unit: Unit, chosen: Unit | undefined): Button {
  return {
    id: idOf(planning, 'orderkind', 'expand', unit),
    label: capital(planning.panel, thingName('units', unit, 1, planning.panel.words)),
    disabled: unit === chosen,
  };
}

/** Example: "Sell 3 wool · £18 for you". */
const labelOf = (panel: PanelContext, action: Action): string => {
  const { label, price } = offerButton(panel, action);
  return price === '' ? label : `${label} · ${price}`;
};

const columnOf = (action: Action): string => ('space' in action ? action.space.charAt(0) : encode(action));

function choiceParts(planning: OrderDraft, key: string, actions: readonly Action[]): Part[] {
  const { panel } = planning;
  if (actions.length <= MOST_BUTTONS) {
    return buttonsOf(
      ...actions.map((action) => ({
        id: wishId(planning, action),
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
          value: encode(action),
          label: cutTo(label, LONGEST_OPTION),
          ...(price === '' ? {} : { description: cutTo(price, LONGEST_OPTION) }),
        };
      }),
    }),
  );
}

/** Returns the pounds an action brings now; negative for a cost. */
export const netOf = ({ panel }: OrderDraft, action: Action): number =>
  outcomesOf(panel.game, panel.seat, action).money - panel.player.money;

/** Shows an action with its other quantities and possible conditions. */
export function wishPanel(planning: OrderDraft, action: Action): Panel {
  const { panel } = planning;
  const words = sayer(planning);
  const { label: what, price } = offerButton(panel, action);
  const net = netOf(planning, action);
  const pounds = Math.abs(net);
  const at = shownActions(planning).length;
  const put = (condition: string, label: string, style?: 'success'): Button => ({
    id: idOf(planning, 'orderput', at, encode(action), condition),
    label,
    ...(style && { style }),
  });
  const others = sameBut(panel, action).filter((one) => encode(one) !== encode(action));
  return {
    colour: colourOf(panel.game, panel.seat),
    parts: [
      text(words('preview', { what, price: price === '' ? 'none' : price })),
      ...buttonsOf(
        put('any', words('addIt'), 'success'),
        ...(net < 0 ? [put(`most.${pounds}`, words('addAtMost', { pounds }))] : []),
        ...(net > 0 ? [put(`least.${pounds}`, words('addAtLeast', { pounds }))] : []),
      ),
      ...(others.length === 0
        ? []
        : [...textOf(words('otherNumbers')), ...choiceParts(planning, 'count', others)]),
      ...buttonsOf({ id: idOf(planning, 'orderadd'), label: words('back') }),
    ],
  };
}
