/** Turns a typed command into an action, or into lines that say what is possible. */
import { BASIC_GOODS } from '../../../content/index.ts';
import { legalFor } from '../../../discord/shared/legal-actions.ts';
import { quoted } from '../../../discord/shared/markup.ts';
import {
  Action,
  type ActionType,
  check,
  choices,
  pendingSeats,
  portTile,
  type Rejection,
  type RejectionCode,
  rulesetOf,
} from '../../../engine/index.ts';
import { botText, playerText, rejectionText, translator } from '../../../text/index.ts';
import { type Field, type OptionSpec, slashOf } from './action-commands.ts';
import { optionsOf, possible, type Texts } from './suggest.ts';
import { namesThing, readValue } from './typed-values.ts';
import type { Asking, Chosen, Value } from './value-names.ts';

type ParsedAction =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly lines: readonly string[] };

const LISTED = 15;

/** Returns the legal action a command means, or the reason why there is none. */
export function parseAction(asking: Asking, type: ActionType, texts: Texts): ParsedAction {
  const closed = generalRejection(asking, type);
  if (closed !== undefined)
    return { ok: false, lines: [rejectionText(closed, asking.words), ...usableCommands(asking)] };
  const options = optionsOf(type);
  let chosen: Chosen = {};
  for (const option of options) {
    const text = texts[option.name];
    if (text === undefined) continue;
    const value = readValue(asking, chosen, option.field, text);
    if (value === undefined) return { ok: false, lines: unreadable(asking, chosen, option, text) };
    chosen = { ...chosen, [option.field]: value };
  }
  for (const option of options) {
    if (chosen[option.field] !== undefined) continue;
    const value = omittedValue(asking, chosen, type, option);
    if (value === undefined) {
      const wrong = firstMisfit(asking, type, chosen);
      const lines =
        wrong === undefined
          ? missing(asking, chosen, option)
          : unreadable(asking, wrong.before, wrong.option, texts[wrong.option.name] ?? '');
      return { ok: false, lines };
    }
    chosen = { ...chosen, [option.field]: value };
  }
  const parsed = Action.safeParse({ type, ...chosen });
  if (!parsed.success) {
    const wrong = options.findIndex(({ field }) => parsed.error.issues.some(({ path }) => path[0] === field));
    const option = options[wrong];
    if (option === undefined) throw new Error(`${type} cannot be made of its options`);
    const before = Object.fromEntries(options.slice(0, wrong).map(({ field }) => [field, chosen[field]]));
    return { ok: false, lines: unreadable(asking, before, option, texts[option.name] ?? '') };
  }
  const rejection = check(asking.state, asking.seat, parsed.data);
  if (rejection === undefined) return { ok: true, action: parsed.data };
  return { ok: false, lines: rejected(asking, type, chosen, rejection) };
}

/** Rejections that hold whatever the options are. */
const GENERAL: readonly RejectionCode[] = [
  'gameOver',
  'notYourTurn',
  'notNow',
  'mainActionTaken',
  'cannotRow',
  'noCellar',
  'cannotBrew',
];

/** A well-formed value for each field: enough for the engine to return a general rejection. */
const SAMPLE: Readonly<Record<Field, Value>> = {
  offer: 0,
  amount: 0,
  unit: 'woodcutter',
  space: 'A1',
  from: 'A1',
  to: 'A1',
  good: 'wool',
  discard: 'wool',
  gain: 'wool',
  side: 'buy',
  count: 1,
  contract: 1,
  worker: 'woodcutter',
  spare: 'none',
  spareCopy: 'none',
  port: 1,
  effect: 1,
  direction: 'up',
  place: 1,
  item: 'butter',
};

/** Returns the general reason why no action of this type is possible now; `undefined` if there is none. */
function generalRejection({ state, seat, legal }: Asking, type: ActionType): Rejection | undefined {
  if (legal.length > 0) return undefined;
  const sample = Object.fromEntries(optionsOf(type).map(({ field }) => [field, SAMPLE[field]]));
  const rejection = check(state, seat, { type, ...sample });
  return rejection !== undefined && GENERAL.includes(rejection.code) ? rejection : undefined;
}

/** Returns the value of an omitted option; `undefined` if it is ambiguous. */
function omittedValue(
  asking: Asking,
  chosen: Chosen,
  type: ActionType,
  option: OptionSpec,
): Value | undefined {
  const { field, usually } = option;
  const legal = choices(asking.legal, chosen, field);
  // No animal is spared by default, even where only the port that copies makes the fulfilment possible.
  const isNeeded = field === 'spareCopy' && legal.length > 0 && !legal.includes('none');
  if (usually !== undefined) return isNeeded ? undefined : usually;
  const natural = legal.filter((value) => field !== 'port' || copyCost(asking, value) === undefined);
  // If nothing is legal, a likely value lets the rules name the reason.
  if (legal.length === 0) return plausibleValue(asking, chosen, type, option);
  return natural.length === 1 ? natural[0] : undefined;
}

/** Returns what a port costs that copies others, in pounds. It is never chosen by default. `undefined`: another port. */
function copyCost({ state }: Asking, port: Value): number | undefined {
  const effect = portTile(state, Number(port))?.effect;
  return effect?.kind === 'copy' ? effect.cost : undefined;
}

/** Returns a plausible value for an omitted option with no legal value. */
function plausibleValue({ state, seat }: Asking, chosen: Chosen, type: ActionType, { field }: OptionSpec) {
  if (field === 'effect') return chosen.port;
  if (field === 'side') return state.players[seat]?.posted[chosen.good as 'wool']?.side ?? 'sell';
  const tiles = rulesetOf(state.setup).content.portTiles.filter(({ effect }) => effect.kind === type);
  const group = BASIC_GOODS.some((good) => good === chosen.discard) ? 'basic' : 'processed';
  const inPlay = tiles.filter(({ id }) => Object.values(state.map.ports).includes(id));
  const swap = inPlay.find(({ effect }) => effect.kind === 'exchangeGoods' && effect.group === group);
  return field === 'port' ? (swap ?? inPlay[0] ?? tiles[0])?.id : undefined;
}

type Asked = Pick<OptionSpec, 'name' | 'field'>;

/** Lists the possible values of an option, or other usable commands if there are none. */
function alternatives(asking: Asking, chosen: Chosen, option: Asked): string[] {
  const { names, more } = possible(asking, chosen, option.field, LISTED);
  if (names.length === 0) return usableCommands(asking);
  const list = names.join(' · ');
  return [botText('slash', 'possibleValues', { input: inputName(option, asking), list, more }, asking.words)];
}

/** Lists the commands that can be used now, or whom the game waits for. */
function usableCommands({ state, seat, words }: Asking): string[] {
  const types = [...new Set(legalFor(state, seat).map(({ type }) => type))];
  if (types.length > 0) {
    const list = types.map((type) => `\`${slashOf(type)}\``).join(', ');
    return [botText('slash', 'possibleCommands', { list }, words)];
  }
  const names = pendingSeats(state).map((one) => playerText(one, words));
  return names.length === 0 ? [] : [botText('slash', 'waitingFor', { list: names.join(', ') }, words)];
}

const THINGS = ['unit', 'good', 'space', 'contract', 'port', 'offer', 'worker'] as const;

const inputName = ({ name }: Asked, { language }: Asking): string => botText('inputs', name, {}, language);

/** Explains that a text wasn't understood, and lists the possible values. */
export function unreadable(asking: Asking, chosen: Chosen, option: Asked, text: string): readonly string[] {
  const t = translator('slash', asking.words);
  const quote = quoted(text);
  const field = THINGS.find((thing) => thing === option.name) ?? 'other';
  const problem = namesThing(asking, option.field, text)
    ? t('notHere', { text: quote })
    : t('unknownValue', { text: quote, field, input: inputName(option, asking) });
  return [problem, ...alternatives(asking, chosen, option)];
}

function missing(asking: Asking, chosen: Chosen, option: Asked): readonly string[] {
  const t = translator('slash', asking.words);
  const input = inputName(option, asking);
  const inPlay = Object.values(asking.state.map.ports);
  const [port = 0, ...more] =
    option.field === 'spareCopy'
      ? inPlay.filter((one) => copyCost(asking, one) !== undefined)
      : option.field === 'port'
        ? choices(asking.legal, chosen, 'port')
        : [];
  const cost = more.length > 0 ? undefined : copyCost(asking, port);
  const problem =
    cost === undefined ? t('missingValue', { input }) : t('missingCopy', { input, port: Number(port), cost });
  return [problem, ...alternatives(asking, chosen, option)];
}

/** Explains the rejection of an option's value, and lists legal ones. */
export const rejectedValue = (
  asking: Asking,
  chosen: Chosen,
  option: Asked,
  rejection: Rejection,
): string[] => [rejectionText(rejection, asking.words), ...alternatives(asking, chosen, option)];

/** Explains a rejection, and lists legal values for the first option that doesn't fit. */
export function rejected(
  asking: Asking,
  type: ActionType,
  chosen: Chosen,
  rejection: Rejection,
): readonly string[] {
  const wrong = firstMisfit(asking, type, chosen);
  if (wrong !== undefined) return rejectedValue(asking, wrong.before, wrong.option, rejection);
  return [rejectionText(rejection, asking.words), ...usableCommands(asking)];
}

/** Returns the first option whose value doesn't fit those before it; `undefined` if all do up to an omitted one. */
function firstMisfit(asking: Asking, type: ActionType, chosen: Chosen) {
  let before: Chosen = {};
  for (const option of optionsOf(type)) {
    const value = chosen[option.field];
    if (value === undefined) return undefined;
    if (!choices(asking.legal, before, option.field).includes(value)) return { option, before };
    before = { ...before, [option.field]: value };
  }
  return undefined;
}
