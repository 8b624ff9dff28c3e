/** A slash command being filled in: options, their texts or chosen values, and problems. */
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { CommandInput, PageUser } from '../../page-protocol.ts';
import type { Leaf, Option } from './commands.ts';

export interface Field {
  /** As shown. */
  readonly text: string;
  /** The value to send if it was chosen from a list; otherwise the text is sent. */
  readonly value: string | undefined;
}

export interface Draft {
  readonly leaf: Leaf;
  /** The visible option fields in order; always includes required ones. */
  readonly fields: ReadonlyMap<string, Field>;
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

const EMPTY: Field = { text: '', value: undefined };

/** Creates a draft with empty fields for required options. `texts`: typed options. */
export function startDraft(leaf: Leaf, texts: Readonly<Record<string, string>> = {}): Draft {
  const shown = leaf.options.filter(({ name, required }) => required === true || name in texts);
  const fields = shown.map(({ name }) => [name, { text: texts[name] ?? '', value: undefined }] as const);
  return { leaf, fields: new Map(fields) };
}

export function fill(draft: Draft, name: string, field: Field): Draft {
  return { ...draft, fields: inOrder(draft.leaf, new Map([...draft.fields, [name, field]])) };
}

export const add = (draft: Draft, name: string): Draft =>
  draft.fields.has(name) ? draft : fill(draft, name, EMPTY);

/** Returns the draft without an optional field; required ones stay. */
export function remove(draft: Draft, name: string): Draft {
  const option = draft.leaf.options.find((one) => one.name === name);
  if (option?.required === true) return draft;
  return { ...draft, fields: new Map([...draft.fields].filter(([key]) => key !== name)) };
}

const inOrder = ({ options }: Leaf, fields: ReadonlyMap<string, Field>) =>
  new Map(options.flatMap(({ name }) => (fields.has(name) ? [[name, fields.get(name) ?? EMPTY]] : [])));

export const notShown = ({ leaf, fields }: Draft): Option[] =>
  leaf.options.filter(({ name }) => !fields.has(name));

/** Returns the input to send: chosen values, otherwise texts. Empty fields are omitted. */
export function inputOf({ leaf, fields }: Draft): CommandInput {
  const input: Record<string, string> = {};
  for (const option of leaf.options) {
    const field = fields.get(option.name);
    if (field === undefined || field.text.trim() === '') continue;
    input[option.name] = field.value ?? field.text.trim();
  }
  return input;
}

export type Problem =
  | { readonly code: 'missing' | 'notWhole' | 'notNumber' }
  | { readonly code: 'tooSmall' | 'tooLarge' | 'tooShort' | 'tooLong'; readonly limit: number };

/** Returns the first invalid field; `undefined` if all are valid. The server checks whether a choice exists. */
export function firstProblem(
  draft: Draft,
): { readonly option: Option; readonly problem: Problem } | undefined {
  for (const option of draft.leaf.options) {
    const problem = problemOf(option, draft.fields.get(option.name));
    if (problem !== undefined) return { option, problem };
  }
  return undefined;
}

export function problemOf(option: Option, field: Field | undefined): Problem | undefined {
  const text = field?.text.trim() ?? '';
  if (text === '') return option.required === true ? { code: 'missing' } : undefined;
  if (field?.value !== undefined) return undefined;
  if (option.type === Type.Integer || option.type === Type.Number) return numberProblem(option, text);
  if (option.type !== Type.String) return undefined;
  const { min_length: min, max_length: max } = option;
  if (min !== undefined && text.length < min) return { code: 'tooShort', limit: min };
  if (max !== undefined && text.length > max) return { code: 'tooLong', limit: max };
  return undefined;
}

function numberProblem(
  option: Extract<Option, { type: Type.Integer | Type.Number }>,
  text: string,
): Problem | undefined {
  if ('choices' in option && option.choices?.some(({ name }) => name === text)) return undefined;
  if (option.type === Type.Integer && !/^-?\d+$/.test(text)) return { code: 'notWhole' };
  const number = Number(text);
  if (!Number.isFinite(number)) return { code: 'notNumber' };
  const min = 'min_value' in option ? option.min_value : undefined;
  const max = 'max_value' in option ? option.max_value : undefined;
  if (min !== undefined && number < min) return { code: 'tooSmall', limit: min };
  if (max !== undefined && number > max) return { code: 'tooLarge', limit: max };
  return undefined;
}

export const completes = (option: Option): boolean =>
  'autocomplete' in option && option.autocomplete === true;

/** Returns the choices known without asking the bot; `undefined` for free text. */
export function ownSuggestions(option: Option, users: readonly PageUser[]): Suggestion[] | undefined {
  if ('choices' in option && option.choices !== undefined && option.choices.length > 0) {
    return option.choices.map(({ name, value }) => ({ name, value: String(value) }));
  }
  switch (option.type) {
    case Type.Boolean:
      return [
        { name: 'True', value: 'true' },
        { name: 'False', value: 'false' },
      ];
    case Type.User:
      return users.map(({ id, name }) => ({ name, value: id }));
    default:
      return undefined;
  }
}

/** Returns the suggestions that match the typed text: prefixes first, then substrings. */
export function narrow(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = typed.trim().toLowerCase().replace(/^[@#]/, '');
  const place = ({ name }: Suggestion) => name.toLowerCase().replace(/^[@#]/, '').indexOf(wanted);
  const fits = suggestions.filter((one) => place(one) >= 0);
  return [...fits.filter((one) => place(one) === 0), ...fits.filter((one) => place(one) > 0)];
}
