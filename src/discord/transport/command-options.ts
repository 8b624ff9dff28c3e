/** Reads the options of a slash command as Discord sends them. */
import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
} from 'discord.js';
import type { CommandValues } from '../shared/interaction-context.ts';
import { LONGEST_VALUE } from '../shared/limits.ts';
import { nameOf } from './display-name.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Returns the given values by option name. While the user types, a number may still be text. */
export function valuesOf(interaction: ChatInputCommandInteraction | AutocompleteInteraction): CommandValues {
  const group = interaction.options.getSubcommandGroup(false);
  const subcommand = interaction.options.getSubcommand(false) ?? undefined;
  const text: Record<string, string> = {};
  const number: Record<string, number> = {};
  const flag: Record<string, boolean> = {};
  const user: Mutable<CommandValues['user']> = {};
  for (const option of leaves(interaction.options.data)) {
    const { name, value } = option;
    if (option.type === ApplicationCommandOptionType.User) {
      const person = option.user;
      if (person !== null && person !== undefined) {
        const named = { id: person.id, name: nameOf(person, option.member), bot: person.bot };
        user[name] = option.member == null ? { ...named, outside: true } : named;
      }
    } else if (typeof value === 'string') text[name] = value;
    else if (typeof value === 'number') number[name] = value;
    else if (typeof value === 'boolean') flag[name] = value;
  }
  return {
    subcommand: group === null ? subcommand : `${group} ${subcommand ?? ''}`,
    text,
    number,
    flag,
    user,
  };
}

/** Returns the option being typed; `undefined` in malformed requests. */
export function focusedOf({
  options,
}: AutocompleteInteraction): { name: string; value: unknown } | undefined {
  const typed = leaves(options.data).find((option) => 'focused' in option && option.focused === true);
  return typed === undefined ? undefined : { name: typed.name, value: typed.value };
}

/** Returns whether a text is longer than any option takes: Discord doesn't check the length while the user types. */
export const isTooLong = ({ options }: AutocompleteInteraction): boolean =>
  leaves(options.data).some(({ value }) => typeof value === 'string' && value.length > LONGEST_VALUE);

function leaves(options: readonly CommandInteractionOption[]): CommandInteractionOption[] {
  return options.flatMap((option) =>
    option.options === undefined || option.type > ApplicationCommandOptionType.SubcommandGroup
      ? [option]
      : leaves(option.options),
  );
}
