/** Suggestions while a command is typed: only values that are legal together with the other options. */
import { netOf } from '../../../core/index.ts';
import type { Suggestion } from '../../../discord/shared/interaction-context.ts';
import { legalFor } from '../../../discord/shared/legal-actions.ts';
import { cutTo, LONGEST_VALUE, MOST_CHOICES } from '../../../discord/shared/limits.ts';
import { wordsOf } from '../../../discord/shared/player-names.ts';
import { type Action, type ActionType, choices, lacking } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';
import { ACTION_COMMANDS, type ActionCommandSpec, type Field, type OptionSpec } from './action-commands.ts';
import type { PlayerContext } from './player-context.ts';
import { plainly, rawOf, readValue } from './typed-values.ts';
import { type Asking, type Chosen, fitting, labelOf, nameOfValue, type Value } from './value-names.ts';

export type Texts = Readonly<Record<string, string>>;

/** Returns the input for suggesting and parsing an action of this type. */
export function askingFor({ game, state, seat }: PlayerContext, type: ActionType, language: string): Asking {
  const legal = legalFor(state, seat).filter((action) => action.type === type);
  return { game, state, seat, language, words: wordsOf(game, language), legal };
}

export const optionsOf = (type: ActionType): readonly OptionSpec[] =>
  (ACTION_COMMANDS[type] as ActionCommandSpec).options;

/** Returns the values of the other options; ignores texts that can't be read. */
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

/** Returns suggestions for an option; an empty list if nothing fits. */
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

/** Suggests the legal values of a field, likeliest first, filtered by the typed text. */
export function suggestValues(given: Asking, chosen: Chosen, field: Field, typed: string): Suggestion[] {
  const asking = { ...given, legal: given.legal.filter((action) => !isIdle(given, action)) };
  const wanted = plainly(typed);
  const values = ranked(asking, chosen, field, choices(asking.legal, chosen, field));
  const found = values
    .map((value) => ({ name: labelOf(asking, chosen, field, value), value: rawOf(field, value) }))
    .map((one) => ({ ...one, fit: fitOf(one, wanted) }))
    .filter(({ fit }) => fit < NO_FIT);
  // Exact matches first, then prefixes; the sort is stable.
  return found
    .sort((a, b) => a.fit - b.fit)
    .slice(0, MOST_CHOICES)
    .map(({ name, value }) => ({ name: cutTo(name, LONGEST_VALUE), value }));
}

/** Returns whether the action plans zero of something unavailable: legal, but not worth suggesting. */
function isIdle({ legal, state, seat }: Asking, action: Action): boolean {
  if (action.type !== 'plan' || action.count > 0) return false;
  const some = legal.some((one) => one.type === 'plan' && one.item === action.item && one.count > 0);
  return !some && (state.production[seat]?.plan[action.item] ?? 0) === 0;
}

const NO_FIT = 3;

/** Ranks a suggestion: 0 exact, 1 prefix, 2 substring, 3 no match. */
function fitOf({ name, value }: Suggestion, wanted: string): number {
  const spellings = [plainly(value), plainly(name)];
  if (wanted === '' || spellings.includes(wanted)) return 0;
  if (spellings.some((spelling) => spelling.startsWith(wanted))) return 1;
  return spellings.some((spelling) => spelling.includes(wanted)) ? 2 : NO_FIT;
}

/** Sorts likeliest first: cheap land, contracts that lack little, the largest quantity to produce. */
function ranked(asking: Asking, chosen: Chosen, field: Field, values: readonly Value[]): readonly Value[] {
  const [action] = asking.legal;
  const by = (rank: (value: Value) => number) => {
    const ranks = new Map(values.map((value) => [value, rank(value)]));
    return [...values].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  };
  switch (field) {
    case 'space': {
      const cheapest = (value: Value) =>
        Math.min(
          ...fitting(asking, chosen, field, value).map((one) => -netOf(asking.state, asking.seat, one)),
        );
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

function lackingFor({ state, seat }: Asking, contract: number): number {
  return lacking(state, seat, contract).reduce((sum, { needed, have }) => sum + needed - have, 0);
}

const RANGES: readonly Field[] = ['amount', 'count'];

/** Returns up to `most` names of legal values, and how many more there are. */
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
