/** Names of the values a command can take. */
import { GOODS, type Good } from '../../../content/index.ts';
import { type Game, netOf } from '../../../core/index.ts';
import { LONGEST_VALUE } from '../../../discord/shared/limits.ts';
import { namesOf } from '../../../discord/shared/player-names.ts';
import {
  type Action,
  type ActionOf,
  choices,
  contractTile,
  type GameState,
  portTile,
  priceOf,
  type Seat,
} from '../../../engine/index.ts';
import { botText, contractText, portText, type TextContext, translator } from '../../../text/index.ts';
import type { Field } from './action-commands.ts';
import { actionLabelOf, eventsOf } from './action-labels.ts';
import { lackText, prospectPieces } from './prospects.ts';

export type Value = string | number;
export type Chosen = Readonly<Partial<Record<Field, Value>>>;

export interface Asking {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly language: string;
  readonly words: TextContext;
  readonly legal: readonly Action[];
}

type Held = { readonly [F in Field]: Extract<Action, Readonly<Record<F, unknown>>>[F] };

/** Returns a value's name: "C4", "cheese dairy", "12: 4 wool → 2 cotton". */
export function nameOfValue({ state, words }: Asking, field: Field, value: Value): string {
  const t = translator('slash', words);
  // Values come from legal actions, so each has its field's type.
  const held = { [field]: value } as unknown as Held;
  switch (field) {
    case 'offer':
      return t('valueOffer', { offer: held.offer, number: held.offer + 1 });
    case 'amount':
      return t('valueAmount', { amount: held.amount });
    case 'unit':
      return t('valueUnit', { unit: held.unit });
    case 'space':
    case 'from':
    case 'to':
      return t('valueSpace', { space: held[field] });
    case 'good':
    case 'discard':
      return t('valueGood', { good: held[field] });
    case 'side':
      return t('valueSide', { side: held.side });
    case 'count':
      return t('valueCount', { count: held.count });
    case 'contract': {
      const figures = contractText(contractTile(state, held.contract), words);
      return t('valueContract', { number: held.contract, figures });
    }
    case 'worker':
      return t('valueWorker', { worker: held.worker });
    case 'spare':
    case 'spareCopy':
      return t('valueSpare', { meat: held[field] });
    case 'port':
    case 'effect':
      return t('valuePort', { port: held[field] });
    case 'gain':
      return t('valueGain', { gain: held.gain });
    case 'direction':
      return t('valueDirection', { direction: held.direction });
    case 'place':
      return t('valuePlace', { place: held.place });
    case 'item':
      return t('valueItem', { item: held.item });
  }
}

/** Returns the legal actions with the chosen values and this one. */
export function fitting(asking: Asking, chosen: Chosen, field: Field, value: Value): readonly Action[] {
  const wanted = Object.entries({ ...chosen, [field]: value });
  return asking.legal.filter((action) =>
    wanted.every(([key, one]) => (action as Readonly<Record<string, unknown>>)[key] === one),
  );
}

/** Returns a suggestion's text: the value, and as many of its details as fit. */
export function labelOf(asking: Asking, chosen: Chosen, field: Field, value: Value): string {
  const name = nameOfValue(asking, field, value);
  const actions = fitting(asking, chosen, field, value);
  const [first] = actions;
  if (first === undefined) return name;
  return detailsOf(asking, first, actions, field, chosen)
    .filter((detail) => detail !== '')
    .reduce((label, detail) => {
      const longer =
        label === name
          ? botText('slash', 'withDetail', { value: name, detail }, asking.words)
          : `${label} · ${detail}`;
      return longer.length <= LONGEST_VALUE ? longer : label;
    }, name);
}

/** Returns a value's details, most important first: as in the panel's menus, also what it brings or lacks. */
function detailsOf(
  asking: Asking,
  action: Action,
  actions: readonly Action[],
  field: Field,
  chosen: Chosen,
): string[] {
  const detail = detailOf(asking, action, actions, field, chosen);
  // Suggestions don't render markup, so names stay unescaped.
  const words = { ...asking.words, names: namesOf(asking.game, asking.language) };
  switch (action.type) {
    case 'expand':
    case 'placeWorker':
      return actions.length > 1 ? [detail] : [detail, ...prospectPieces(asking, action, words)];
    case 'obtain':
    case 'takeContract':
      // All contracts cost the same.
      return [lackText(asking, action.contract, words), detail];
    default:
      return [detail];
  }
}

/** Returns a value's price, or what else distinguishes it. */
function detailOf(asking: Asking, action: Action, actions: readonly Action[], field: Field, chosen: Chosen) {
  const { state, seat, words } = asking;
  const player = state.players[seat];
  const t = translator('slash', words);
  switch (action.type) {
    case 'trade':
    case 'buy':
      return field === 'count' ? price(asking, action) : dealDetail(asking, action, actions, field);
    case 'expand':
    case 'placeWorker':
      return field === 'unit' && chosen.space === undefined
        ? placing(asking, actions)
        : price(asking, action);
    case 'usePort':
      return portDetail(asking, action[field as 'port']);
    case 'exchangeGoods':
      return field === 'discard' ? t('youHave', { count: player?.goods[action.discard] ?? 0 }) : '';
    case 'shiftPrice':
      if (field === 'good') return t('priceNow', { price: priceOf(state, action.good) });
      return field === 'direction' ? shiftDetail(asking, action) : '';
    case 'slaughter':
    case 'exchangeOld':
      return t('unitThere', { unit: player?.units[action.space] ?? 'sheep' });
    case 'recall': {
      const { side = action.side, count = 0 } = player?.posted[action.good] ?? {};
      return t('postedThere', { side, count });
    }
    case 'fulfil':
    case 'row':
      return '';
    case 'plan': {
      if (field !== 'item')
        return action.count === 0 ? '' : t('planned', { item: action.item, count: action.count });
      const most = Math.max(...actions.map((one) => (one as ActionOf<'plan'>).count));
      return t('upTo', { most, planned: state.production[seat]?.plan[action.item] ?? 0 });
    }
    default:
      return field === 'port' ? '' : price(asking, action);
  }
}

function portDetail({ state, words }: Asking, port: number): string {
  const tile = portTile(state, port);
  return tile === undefined ? '' : portText(tile.effect, words).line;
}

const price = ({ game, seat, language }: Asking, action: Action): string =>
  actionLabelOf(game, seat, action, language).price;

/** Example: "£6 each, up to 4". For a side: the prices of all goods. */
function dealDetail(
  { state, seat, words }: Asking,
  action: ActionOf<'trade' | 'buy'>,
  actions: readonly Action[],
  field: Field,
): string {
  const t = translator('slash', words);
  const priceFor = (one: Action) => {
    const traded = eventsOf(state, seat, one).find(({ type }) => type === 'traded');
    return traded?.type === 'traded' ? traded.price : 0;
  };
  if (field === 'side') {
    const goods = GOODS.filter((good) => choices(actions, {}, 'good').includes(good));
    const example = (good: Good) => actions.find((one) => 'good' in one && one.good === good) ?? action;
    return goods.map((good) => t('goodsFor', { good, price: priceFor(example(good)) })).join(', ');
  }
  const most = Math.max(...choices(actions, {}, 'count').map(Number));
  return t('priceEach', { price: priceFor(action), most });
}

/** Example: "from £9, 12 spaces". */
function placing(asking: Asking, actions: readonly Action[]): string {
  const least = Math.min(...actions.map((one) => -netOf(asking.state, asking.seat, one)));
  return botText('slash', 'fromPrice', { least: Math.max(0, least), spaces: actions.length }, asking.words);
}

/** Example: "£6 → £8". */
function shiftDetail({ state, seat, words }: Asking, action: Action): string {
  const shifted = eventsOf(state, seat, action).find(({ type }) => type === 'priceShifted');
  if (shifted?.type !== 'priceShifted') return '';
  return botText('slash', 'priceMoves', { from: shifted.from, to: shifted.to }, words);
}
