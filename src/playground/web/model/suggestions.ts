/** Suggested values of a command's options, and the values to send. */
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { CommandInput, PageUser } from '../../page-protocol.ts';
import type { Line, Option, Picked, Suggestion } from './commands.ts';

/** Returns the input to send: values of what was picked, otherwise texts. Empty options are omitted. */
export function inputOf({ texts }: Line, picked: Picked): CommandInput {
  const filled = Object.entries(texts).filter(([, text]) => text !== '');
  return Object.fromEntries(
    filled.map(([option, text]) => {
      const { name, value } = picked.get(option) ?? { name: text, value: text };
      return [option, name === text ? value : text];
    }),
  );
}

/** Returns whether the bot suggests values for an option. */
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
