/** Suggestions while a command is being typed: only what is legal beside the options given already. */

import type { Suggestion } from '../../../discord/shared/interaction-context.ts';
import { legalFor } from '../../../discord/shared/legal-actions.ts';
import { cutTo, LONGEST_VALUE, MOST_CHOICES } from '../../../discord/shared/limits.ts';
import { wordsOf } from '../../../discord/shared/player-names.ts';
import { type Action, type ActionType, choices, lacking } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';
import { ACTION_COMMANDS, type ActionCommandSpec, type Field, type OptionSpec } from './action-commands.ts';
import type { PlayerContext } from './player-context.ts';
import { plainly, rawOf, readValue } from './typed-values.ts';
import { type Asking, type Chosen, fitting, labelOf, nameOfValue, netOf, type Value } from './value-names.ts';

/** Discord's limits. */

/** An option's texts by its name, as they were typed. */
export type Texts = Readonly<Record<string, string>>;

/** A member asks for an action of this type. */
export function askingFor({ game, state, seat }: PlayerContext, type: ActionType, language: string): Asking {
  const legal = legalFor(state, seat).filter((action) => action.type === type);
  return { game, state, seat, language, words: wordsOf(game, language), legal };
}

/** The options of an action's command, in the order they are asked for. */
export const optionsOf = (type: ActionType): readonly OptionSpec[] =>
  (ACTION_COMMANDS[type] as ActionCommandSpec).options;

/** What the other options say already; texts that mean nothing are left out. */
function chosenBeside(asking: Asking, options: readonly OptionSpec[], texts: Texts, name: string): Chosen {
  let chosen: Chosen = {};
  for (const option of options) {
    const text = texts[option.name];
    if (option.name === name || text === undefined) continue;
    const value = readValue(asking, chosen, option.field, text);
    if (value !== undefined) chosen = { ...chosen, [option.field]: value };
  }
  return chosen;
}

/** Suggestions for an option of a command; none where nothing fits. */
export function suggestions(
  asking: Asking,
  type: ActionType,
  texts: Texts,
  name: string,
  typed: string,
): Suggestion[] {
  const options = optionsOf(type);
  const field = options.find((option) => option.name === name)?.field;
  if (field === undefined) return [];
  const chosen = chosenBeside(asking, options, texts, name);
  return suggestValues(asking, chosen, field, typed);
}

/** The legal values of a field, the likeliest first, filtered by what is typed. */
export function suggestValues(given: Asking, chosen: Chosen, field: Field, typed: string): Suggestion[] {
  const asking = { ...given, legal: given.legal.filter((action) => !isIdle(given, action)) };
  const wanted = plainly(typed);
  const values = ranked(asking, chosen, field, choices(asking.legal, chosen, field));
  const found = values
    .map((value) => ({ name: labelOf(asking, chosen, field, value), value: rawOf(field, value) }))
    .map((one) => ({ ...one, fit: fitOf(one, wanted) }))
    .filter(({ fit }) => fit < NO_FIT);
  // What is meant exactly comes first, then what begins so; sorting keeps the order otherwise.
  return found
    .sort((a, b) => a.fit - b.fit)
    .slice(0, MOST_CHOICES)
    .map(({ name, value }) => ({ name: cutTo(name, LONGEST_VALUE), value }));
}

/** Plans none of what is not there: legal, but nobody wants to be offered it. */
function isIdle({ legal, state, seat }: Asking, action: Action): boolean {
  if (action.type !== 'plan' || action.count > 0) return false;
  const some = legal.some((one) => one.type === 'plan' && one.item === action.item && one.count > 0);
  return !some && (state.production[seat]?.plan[action.item] ?? 0) === 0;
}

const NO_FIT = 3;

/** How well a suggestion fits what is typed: exactly, at the beginning, somewhere, not at all. */
function fitOf({ name, value }: Suggestion, wanted: string): number {
  const spellings = [plainly(value), plainly(name)];
  if (wanted === '' || spellings.includes(wanted)) return 0;
  if (spellings.some((spelling) => spelling.startsWith(wanted))) return 1;
  return spellings.some((spelling) => spelling.includes(wanted)) ? 2 : NO_FIT;
}

/** The likeliest first: cheap land, contracts that lack little, what can be processed, and all of it. */
function ranked(asking: Asking, chosen: Chosen, field: Field, values: readonly Value[]): readonly Value[] {
  const [action] = asking.legal;
  const by = (rank: (value: Value) => number) => {
    const ranks = new Map(values.map((value) => [value, rank(value)]));
    return [...values].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  };
  switch (field) {
    case 'space': {
      const cheapest = (value: Value) =>
        Math.min(...fitting(asking, chosen, field, value).map((one) => -netOf(asking, one)));
      return action?.type === 'expand' || action?.type === 'placeWorker' ? by(cheapest) : values;
    }
    case 'contract':
      return action?.type === 'obtain' || action?.type === 'takeContract'
        ? by((value) => lackingFor(asking, Number(value)))
        : values;
    case 'count':
      return action?.type === 'plan' || action?.type === 'brew' ? by((value) => -Number(value)) : values;
    default:
      return values;
  }
}

/** Goods and animals that a player would still need for a contract. */
function lackingFor({ state, seat }: Asking, contract: number): number {
  return lacking(state, seat, contract).reduce((sum, { needed, have }) => sum + needed - have, 0);
}

/** Fields of which a whole range is mostly legal. */
const RANGES: readonly Field[] = ['amount', 'count'];

/** Names of the legal values of a field, at most so many, and how many there are beside them. */
export function possible(
  asking: Asking,
  chosen: Chosen,
  field: Field,
  most: number,
): { names: string[]; more: number } {
  const values = ranked(asking, chosen, field, choices(asking.legal, chosen, field));
  const [least, greatest] = [Math.min(...values.map(Number)), Math.max(...values.map(Number))];
  if (RANGES.includes(field) && values.length > 2 && greatest - least + 1 === values.length) {
    return { names: [botText('slash', 'range', { least, greatest }, asking.words)], more: 0 };
  }
  const names = values.slice(0, most).map((value) => nameOfValue(asking, field, value));
  return { names, more: values.length - names.length };
}
