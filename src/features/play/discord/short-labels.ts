/** Labels of buttons: short enough for a phone, and never without the money. */
import { netOf } from '../../../core/index.ts';
import { cutTo, LONGEST_PHONE_LABEL } from '../../../discord/shared/limits.ts';
import { type Action, type ActionOf, type GameState, type Seat, traitsAt } from '../../../engine/index.ts';
import { clanText, languageFor, moneyText, type TextContext, translator } from '../../../text/index.ts';
import { type ActionLabel, eventsOf, shiftIn, sparedIn } from './action-labels.ts';

interface Reader {
  readonly state: GameState;
  readonly seat: Seat;
  readonly language: string;
  readonly words: TextContext;
}

/** Returns an action's label with its price, both shortened if they are long. Only a price without money is left out. */
export function priceLabel(reader: Reader, action: Action, { label, price }: ActionLabel): string {
  const { words } = reader;
  const priced = (one: string, of: string) =>
    of === '' ? one : translator('panels', words)('groupPrice', { label: one, price: of });
  const full = priced(label, price);
  if (full.length <= LONGEST_PHONE_LABEL) return full;
  const money = price === '' ? '' : shortMoney(reader, action);
  if (money === '' && label.length <= LONGEST_PHONE_LABEL) return label;
  const name = shortName(reader, action) ?? label;
  if (money === '') return name;
  const forms = [label, name].map((one) => priced(one, money));
  const room = LONGEST_PHONE_LABEL - (priced(name, money).length - name.length);
  return forms.find((form) => form.length <= LONGEST_PHONE_LABEL) ?? priced(cutTo(name, room), money);
}

/** Returns the short name of a purchase or a contract with its price, also if that is free. */
export function briefLabel(reader: Reader, action: ActionOf<'buy' | 'takeContract'>): string {
  const t = translator('panels', reader.words);
  const price = shortMoney(reader, action) || t('priceFree');
  return t('groupPrice', { label: shortName(reader, action) ?? '', price });
}

/** Examples: "£3", "+£18". Empty if an action neither costs nor earns money. */
function shortMoney({ state, seat, words }: Reader, action: Action): string {
  const net = netOf(state, seat, action);
  if (net === 0) return '';
  return net < 0 ? moneyText(-net, words) : translator('panels', words)('shortGain', { size: net });
}

/** Returns a shorter name of an action; `undefined` if its usual name is short. */
export function shortName(reader: Reader, action: Action): string | undefined {
  const name = nameOf(reader, action);
  return name && name.charAt(0).toLocaleUpperCase(languageFor(reader.language)) + name.slice(1);
}

function nameOf({ state, seat, words }: Reader, action: Action): string | undefined {
  const t = translator('panels', words);
  switch (action.type) {
    case 'pick': {
      const clan = state.offers[action.offer]?.clan;
      return clan && clanText(clan, words).short;
    }
    case 'recall':
      return t('shortRecall', { good: action.good, side: action.side });
    case 'buy':
      return t('shortBuy', { good: action.good, count: action.count });
    case 'obtain':
    case 'takeContract':
      return t('contractButton', { number: action.contract });
    case 'fulfil':
      return t('fulfilButton', { number: action.contract, ...sparedIn(action, words) });
    case 'usePort':
      return action.port === action.effect ? undefined : t('shortCopy', { effect: action.effect });
    case 'exchangeGoods':
      return t('shortExchange', { discard: action.discard, gain: action.gain });
    case 'shiftPrice':
      return t('shortShift', shiftIn(state, action, eventsOf(state, seat, action)));
    case 'brew':
      return t('shortBrew', { good: traitsAt(state, seat).brewing?.good ?? 'grain', count: action.count });
    default:
      return undefined;
  }
}
