/** What an action is called, what it costs, and what a player has after it: for menus, buttons and suggestions. */

import type { Game } from '../../app/index.ts';
import { GOODS, type Good, SHIPPING_LEVELS } from '../../content/index.ts';
import {
  type Action,
  type ActionType,
  contractTile,
  type GameEvent,
  type GameState,
  preview,
  priceOf,
  type Seat,
  traitsAt,
} from '../../engine/index.ts';
import { type BotKey, contractText, phrase, type TextContext, thingName } from '../../text/index.ts';
import { cutTo, LONGEST_OPTION } from '../kit/limits.ts';
import { wordsOf } from '../kit/people.ts';

export interface Offer {
  /** "Sell 3 wool" */
  readonly label: string;
  /** "£18 for you"; empty where nothing is paid or gained by it. */
  readonly price: string;
}

/** What a seat has after an action. Money is pounds. */
export interface After {
  readonly money: number;
  readonly glory: number;
  /** Only the goods that change, as they are afterwards. */
  readonly goods: Readonly<Partial<Record<Good, number>>>;
}

/** Types of action about which it says nothing that they are free: they are no purchase, or only lead on. */
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
  'plan',
  'confirmProduction',
];

/** Types of action whose label says the goods. */
const SAYS_GOODS: readonly ActionType[] = ['pick', 'trade', 'buy', 'exchangeGoods', 'brew', 'fulfil'];

/** An action in a few words, with its price; each at most `LONGEST_OPTION` characters. Names are escaped. */
export function offerOf(game: Game, seat: Seat, action: Action, language: string): Offer {
  const state = stateOf(game);
  const words: TextContext = wordsOf(game, language);
  const events = eventsOf(state, seat, action);
  const label = phrase('panels', labelKey(action.type), dataOf(state, seat, action, events, words), words);
  return {
    label: fitted(label.charAt(0).toLocaleUpperCase(language) + label.slice(1)),
    price: fitted(action.type === 'pick' ? '' : priceText(seat, action, events, words)),
  };
}

/** What a seat has after an action that is legal now; what it has now where it is not. */
export function afterOf(game: Game, seat: Seat, action: Action): After {
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

/** What an action does by itself; nothing for one that is not legal. */
export function eventsOf(state: GameState, seat: Seat, action: Action): readonly GameEvent[] {
  const previewed = preview(state, seat, action);
  return previewed.ok ? previewed.events : [];
}

/** What a seat gains and pays, by the ledger. Money is pounds. */
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

const labelKey = (type: ActionType): BotKey<'panels'> =>
  `offer${(type.charAt(0).toUpperCase() + type.slice(1)) as Capitalize<ActionType>}`;

/** What the label of an action is filled with, beside the fields of the action. */
function dataOf(
  state: GameState,
  seat: Seat,
  action: Action,
  events: readonly GameEvent[],
  words: TextContext,
): Readonly<Record<string, unknown>> {
  switch (action.type) {
    case 'obtain':
    case 'takeContract':
      return { number: action.contract, figures: contractText(contractTile(state, action.contract), words) };
    case 'fulfil': {
      const spared = [action.spare, action.spareCopy].filter((meat) => meat !== 'none');
      return {
        number: action.contract,
        figures: contractText(contractTile(state, action.contract), words),
        spares: spared.length,
        spared: spared.map((meat) => thingName('meats', meat, 1, words)).join(', '),
      };
    }
    case 'upgradeShipping': {
      const level = (state.players[seat]?.shipping ?? 0) + 1;
      return { level: Math.min(level, SHIPPING_LEVELS.length - 1) };
    }
    case 'usePort':
      return { ...action, copied: action.port !== action.effect };
    case 'shiftPrice': {
      const shifted = events.find((event) => event.type === 'priceShifted');
      const before = priceOf(state, action.good);
      return { ...action, before, after: shifted?.to ?? before };
    }
    case 'slaughter':
    case 'exchangeOld':
      return { ...action, unit: unitAt(state, seat, action.space) };
    case 'exchangeNew':
      return { ...action, space: nextExchanged(state) };
    case 'brew':
      return { ...action, good: traitsAt(state, seat).brewing?.good ?? 'grain' };
    default:
      return action;
  }
}

/** The unit of a seat on a space. An action that names an empty one is not legal, and is called by any unit. */
function unitAt(state: GameState, seat: Seat, space: string): string {
  return state.players[seat]?.units[space] ?? 'sheep';
}

/** The space to which the next unit of an exchange comes. */
function nextExchanged({ stack }: GameState): string {
  const top = stack.at(-1);
  return top?.kind === 'exchange' ? (top.spaces[top.units.length] ?? '') : '';
}

/** "costs £14 (unit £8, land £6)"; "£18 for you"; "free". */
function priceText(seat: Seat, { type }: Action, events: readonly GameEvent[], words: TextContext): string {
  const { money, glory, goods } = changesOf(events, seat);
  const placed = events.find((event) => event.type === 'expanded');
  const pieces = [
    ...(placed === undefined
      ? moneyText(money, words)
      : [phrase('panels', 'pricePlaced', { ...placed }, words)]),
    ...(SAYS_GOODS.includes(type) ? [] : goodsText(goods, words)),
    ...(glory === 0 ? [] : [phrase('panels', 'priceGlory', signed(glory), words)]),
  ];
  if (pieces.length > 0) return pieces.join(', ');
  return NO_PURCHASE.includes(type) ? '' : phrase('panels', 'priceFree', {}, words);
}

function moneyText(amount: number, words: TextContext): string[] {
  if (amount === 0) return [];
  return [phrase('panels', amount > 0 ? 'priceGain' : 'priceCost', { size: Math.abs(amount) }, words)];
}

/** A typographic minus: it is as wide as the plus. */
const signed = (amount: number) => ({ sign: amount < 0 ? '−' : '+', size: Math.abs(amount) });

function goodsText(goods: Changes['goods'], words: TextContext): string[] {
  return GOODS.flatMap((good) => {
    const change = goods[good] ?? 0;
    return change === 0 ? [] : [phrase('panels', 'priceGood', { good, ...signed(change) }, words)];
  });
}

/** Cut to what Discord takes. No label of ours comes near to it, but whose figures are played is not ours to say. */
const fitted = (text: string): string => cutTo(text, LONGEST_OPTION);
