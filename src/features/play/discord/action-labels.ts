/** Names of actions, with prices and results, for menus, buttons and suggestions. */
import { GOODS, type Good, SHIPPING_LEVELS, type Unit } from '../../../content/index.ts';
import type { Game } from '../../../core/index.ts';
import { cutTo, LONGEST_OPTION } from '../../../discord/shared/limits.ts';
import { wordsOf } from '../../../discord/shared/player-names.ts';
import {
  type Action,
  type ActionOf,
  type ActionType,
  contractTile,
  type EventOf,
  type GameEvent,
  type GameState,
  preview,
  priceOf,
  rulesetOf,
  type Seat,
  traitsAt,
} from '../../../engine/index.ts';
import {
  botText,
  contractText,
  signed,
  type TextContext,
  thingName,
  translator,
} from '../../../text/index.ts';

export interface ActionLabel {
  /** Example: "Sell 3 wool". */
  readonly label: string;
  /** Example: "£18 for you". Empty if the action changes neither money nor goods. */
  readonly price: string;
}

/** Action types never labelled "free": they aren't purchases, or only lead to a further choice. */
const NO_PURCHASE: readonly ActionType[] = [
  'pick',
  'bid',
  'declineBid',
  'endTurn',
  'decline',
  'fulfil',
  'slaughter',
  'exchangeOld',
  'exchangeNew',
  'drawContracts',
  'plan',
  'confirmProduction',
];

/** Action types whose label already names the goods. */
const SAYS_GOODS: readonly ActionType[] = ['pick', 'trade', 'buy', 'exchangeGoods', 'brew', 'fulfil'];

/** Returns an action's label and price, each at most `LONGEST_OPTION` characters. Names are escaped. */
export function actionLabelOf(game: Game, seat: Seat, action: Action, language: string): ActionLabel {
  const state = stateOf(game);
  const words: TextContext = wordsOf(game, language);
  const events = eventsOf(state, seat, action);
  const label = nameOf(state, seat, action, events, words);
  return {
    label: cutToOption(label.charAt(0).toLocaleUpperCase(language) + label.slice(1)),
    price: cutToOption(action.type === 'pick' ? '' : priceText(seat, action, events, words)),
  };
}

/** Returns an action's name in lower case: "sell 3 wool". Names are not escaped. */
export const actionName = (state: GameState, seat: Seat, action: Action, words: TextContext): string =>
  nameOf(state, seat, action, eventsOf(state, seat, action), words);

/** Returns what a seat owns after an action, or what it owns now if the action is illegal. */
export function outcomesOf(game: Game, seat: Seat, action: Action) {
  const state = stateOf(game);
  const events = eventsOf(state, seat, action);
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  const { money, glory, goods } = changesOf(events, seat);
  return {
    money: player.money + money,
    glory: player.glory + glory,
    goods: Object.fromEntries(
      GOODS.flatMap((good) => (goods[good] ? [[good, player.goods[good] + goods[good]]] : [])),
    ),
  };
}

function stateOf({ state }: Game): GameState {
  if (state === undefined) throw new Error('a lobby has no actions');
  return state;
}

/** Returns the direct events of an action; an empty list if it is illegal. */
export function eventsOf(state: GameState, seat: Seat, action: Action): readonly GameEvent[] {
  const previewed = preview(state, seat, action);
  return previewed.ok ? previewed.events : [];
}

/** A seat's gains and payments, from the event ledger. Money is in pounds. */
interface Changes {
  money: number;
  glory: number;
  goods: Partial<Record<Good, number>>;
}

function changesOf(events: readonly GameEvent[], seat: Seat): Changes {
  const changes: Changes = { money: 0, glory: 0, goods: {} };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'money' || event.type === 'glory') changes[event.type] += event.amount;
    if (event.type === 'goods') changes.goods[event.good] = (changes.goods[event.good] ?? 0) + event.amount;
  }
  return changes;
}

const plainKey = <T extends ActionType>(type: T) =>
  `offer${(type.charAt(0).toUpperCase() + type.slice(1)) as Capitalize<T>}` as const;

/** Returns the meats that ports spare in a fulfilment: their number and names. */
export function sparedIn({ spare, spareCopy }: ActionOf<'fulfil'>, words: TextContext) {
  const spared = [spare, spareCopy].filter((meat) => meat !== 'none');
  const names = spared.map((meat) => thingName('meats', meat, 1, words));
  return { spares: spared.length, spared: names.join(', ') };
}

/** Returns the good whose price an action moves, with the prices before and after. */
export function shiftIn(state: GameState, { good }: ActionOf<'shiftPrice'>, events: readonly GameEvent[]) {
  const before = priceOf(state, good);
  const shifted = events.find((event) => event.type === 'priceShifted');
  return { good, before, after: shifted?.to ?? before };
}

function nameOf(
  state: GameState,
  seat: Seat,
  action: Action,
  events: readonly GameEvent[],
  words: TextContext,
): string {
  const t = translator('panels', words);
  const figures = (contract: number) => contractText(contractTile(state, contract), words);
  switch (action.type) {
    case 'pick':
      return t('offerPick', { offer: action.offer });
    case 'bid':
      return t('offerBid', { amount: action.amount });
    case 'placeWorker':
      return t('offerPlaceWorker', { unit: action.unit, space: action.space });
    case 'trade':
      return t('offerTrade', { side: action.side, good: action.good, count: action.count });
    case 'obtain':
    case 'takeContract':
      return t(plainKey(action.type), { number: action.contract, figures: figures(action.contract) });
    case 'expand':
      return t('offerExpand', { unit: action.unit, space: action.space });
    case 'upgradeShipping': {
      const level = (state.players[seat]?.shipping ?? 0) + 1;
      return t('offerUpgradeShipping', { level: Math.min(level, SHIPPING_LEVELS.length - 1) });
    }
    case 'upgradeTechnology':
      return t('offerUpgradeTechnology', { worker: action.worker });
    case 'fulfil': {
      const { contract } = action;
      return t('offerFulfil', { number: contract, figures: figures(contract), ...sparedIn(action, words) });
    }
    case 'usePort': {
      const { port, effect } = action;
      return t('offerUsePort', { port, effect, copied: port !== effect });
    }
    case 'exchangeGoods':
      return t('offerExchangeGoods', { port: action.port, discard: action.discard, gain: action.gain });
    case 'shiftPrice': {
      const { port, direction } = action;
      // If it is impossible, the price stays unknown.
      return t('offerShiftPrice', {
        port,
        direction,
        ...shiftIn(state, action, events),
        known: events.length > 0,
      });
    }
    case 'row':
      return t('offerRow', { from: action.from, to: action.to });
    case 'takeBarrel':
      return t('offerTakeBarrel', { place: action.place });
    case 'buy':
      return t('offerBuy', { good: action.good, count: action.count });
    case 'slaughter':
    case 'exchangeOld':
      return t(plainKey(action.type), { unit: unitAt(state, seat, action.space), space: action.space });
    case 'recall':
      return t('offerRecall', { good: action.good, side: action.side });
    case 'brew':
      return t('offerBrew', { good: traitsAt(state, seat).brewing?.good ?? 'grain', count: action.count });
    case 'exchangeNew': {
      const space = nextExchanged(state);
      return t('offerExchangeNew', { unit: action.unit, space: space ?? '', known: space !== undefined });
    }
    case 'plan':
      return t('offerPlan', { item: action.item, count: action.count });
    case 'drawContracts':
      return t('offerDrawContracts', { future: rulesetOf(state.setup).future > 0 });
    default:
      return t(plainKey(action.type));
  }
}

/** Returns the unit on a space. An empty space makes the action illegal, so any unit will do. */
function unitAt(state: GameState, seat: Seat, space: string): Unit {
  return state.players[seat]?.units[space] ?? 'sheep';
}

/** Returns the space that gets the next new unit; `undefined` if no exchange is open. */
function nextExchanged({ stack }: GameState): string | undefined {
  const top = stack.at(-1);
  return top?.kind === 'exchange' ? top.spaces[top.units.length] : undefined;
}

/** Examples: "costs £14 (unit £8, land £6)", "£18 for you", "free". */
function priceText(seat: Seat, { type }: Action, events: readonly GameEvent[], words: TextContext): string {
  const { money, glory, goods } = changesOf(events, seat);
  // On water there is no land to pay for.
  const placed = events.find((event) => event.type === 'expanded' && (event.free || event.landCost > 0));
  const pieces = [
    ...(placed?.type === 'expanded' ? [placedText(placed, words)] : moneyText(money, words)),
    ...(SAYS_GOODS.includes(type) ? [] : goodsText(goods, words)),
    ...(glory === 0 ? [] : [botText('panels', 'priceGlory', signed(glory), words)]),
  ];
  if (pieces.length > 0) return pieces.join(', ');
  return NO_PURCHASE.includes(type) ? '' : botText('panels', 'priceFree', {}, words);
}

function placedText(
  { unit, unitCost, landCost, discount, cost, free }: EventOf<'expanded'>,
  words: TextContext,
) {
  return botText('panels', 'pricePlaced', { unit, unitCost, landCost, discount, cost, free }, words);
}

function moneyText(amount: number, words: TextContext): string[] {
  if (amount === 0) return [];
  return [botText('panels', amount > 0 ? 'priceGain' : 'priceCost', { size: Math.abs(amount) }, words)];
}

function goodsText(goods: Changes['goods'], words: TextContext): string[] {
  return GOODS.flatMap((good) => {
    const change = goods[good] ?? 0;
    return change === 0 ? [] : [botText('panels', 'priceGood', { good, ...signed(change) }, words)];
  });
}

/** Truncates to Discord's limit. Default content never comes near it, but custom content may. */
const cutToOption = (text: string): string => cutTo(text, LONGEST_OPTION);
