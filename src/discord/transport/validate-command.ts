/** Checks a command against its definition: Discord may show an outdated one, and commands can be forged. */
import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  type CommandInteractionOption,
} from 'discord.js';

/** Returns whether each given option is defined and of the right type, including those of subcommands. */
export function isValidCommand(
  defined: readonly APIApplicationCommandOption[] | undefined = [],
  given: readonly CommandInteractionOption[] = [],
): boolean {
  const asksForMore = defined.some(({ type }) => isSubcommand(type));
  if (asksForMore && given.length !== 1) return false;
  return given.every(({ name, type, value, options }) => {
    const one = defined.find((option) => option.name === name && option.type === type);
    if (one === undefined) return false;
    if (isSubcommand(type)) return isValidCommand('options' in one ? one.options : [], options);
    return isOf(type, value);
  });
}

const isSubcommand = (type: ApplicationCommandOptionType): boolean =>
  type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup;

function isOf(type: ApplicationCommandOptionType, value: unknown): boolean {
  switch (type) {
    case ApplicationCommandOptionType.Boolean:
      return typeof value === 'boolean';
    case ApplicationCommandOptionType.Integer:
      return Number.isSafeInteger(value);
    case ApplicationCommandOptionType.Number:
      return typeof value === 'number';
    default:
      return typeof value === 'string';
  }
}
