/** Slash commands in Discord's format, with names and descriptions in every language. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  Locale,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import {
  type BotKey,
  type BotTable,
  botText,
  FALLBACK,
  type Language,
  languages,
  matchLocale,
  type PlainKey,
} from '../../text/index.ts';
import { LONGEST_VALUE } from './limits.ts';

/** A table's own descriptions of its command: `replay/command`, `replay/commandRound`. */
type OwnAbout<T extends BotTable = BotTable> = T extends T
  ? `${T}/${Extract<BotKey<T>, 'command' | `command${Capitalize<string>}`>}`
  : never;

/** Message key of the description of a command or option: in the table of commands, or in the feature's own. */
export type About = BotKey<'commands'> | OwnAbout;

/** Name of an option, as Discord sends it in every language. */
export type Input = BotKey<'inputs'>;

export type OptionData = APIApplicationCommandBasicOption;

type CommandData = RESTPostAPIChatInputApplicationCommandsJSONBody;

const LOCALES: readonly (readonly [Locale, Language])[] = Object.values(Locale).flatMap((locale) => {
  const language = matchLocale(locale);
  return language === undefined || language === FALLBACK ? [] : [[locale, language] as const];
});

const translated = (nameIn: (language: Language) => string): LocalizationMap =>
  Object.fromEntries(LOCALES.map(([locale, language]) => [locale, nameIn(language)]));

const named = (nameIn: (language: Language) => string) => ({
  name: nameIn(FALLBACK),
  name_localizations: translated(nameIn),
});

const describe = (key: About, language: Language): string => {
  const [own, table = 'commands'] = key.split('/').reverse() as [PlainKey<'commands'>, 'commands'?];
  return botText(table, own, {}, language);
};

/** Returns the description of a command or option in all languages. */
const about = (key: About): Pick<OptionData, 'description' | 'description_localizations'> => ({
  description: describe(key, FALLBACK),
  description_localizations: translated((language) => describe(key, language)),
});

const input = (name: Input, key: About) => ({
  ...named((language) => botText('inputs', name, {}, language)),
  ...about(key),
});

/** Returns a choice named by `nameIn`. */
export const choice = <Value extends string | number>(
  value: Value,
  nameIn: (language: Language) => string,
): { name: string; name_localizations?: LocalizationMap; value: Value } => ({ ...named(nameIn), value });

/** Returns a string option with autocomplete, as used for all fields of actions. */
export const suggested = (name: Input, key: About, required: boolean): OptionData => ({
  ...input(name, key),
  type: ApplicationCommandOptionType.String,
  required,
  max_length: LONGEST_VALUE,
  autocomplete: true,
});

/** Returns a free string option with a maximum length. */
export const typed = (name: Input, key: About, longest: number): OptionData => ({
  ...input(name, key),
  type: ApplicationCommandOptionType.String,
  min_length: 1,
  max_length: longest,
});

/** Returns a string option with fixed choices. */
export const oneOf = (name: Input, key: About, choices: ReturnType<typeof choice<string>>[]): OptionData => ({
  ...input(name, key),
  type: ApplicationCommandOptionType.String,
  required: false,
  choices,
});

/** The values whose names have keys that begin with this: `hour` for `clockHour`. */
type ValueNamed<Prefix extends string, Key = About> = Key extends `${Prefix}${infer Rest}`
  ? Uncapitalize<Rest>
  : never;

/** Returns these values as choices of such an option, named by `prefix` and the value. */
export const choicesOf = <P extends string>(prefix: P, values: readonly ValueNamed<P>[]) =>
  values.map((value) => {
    const key = `${prefix}${value.charAt(0).toUpperCase()}${value.slice(1)}` as About;
    return choice<string>(value, (language) => describe(key, language));
  });

/** Returns the choices of such an option, with message keys for their names. */
export const wordsFor = (values: Readonly<Record<string, About>>): ReturnType<typeof choice<string>>[] =>
  Object.entries(values).map(([value, key]) => choice(value, (language) => describe(key, language)));

export const yesOrNo = (name: Input, key: About): OptionData => ({
  ...input(name, key),
  type: ApplicationCommandOptionType.Boolean,
  required: false,
});

/** The option of commands that ask a question first: it confirms at once. */
export const sureOption = yesOrNo('sure', 'sure');

/** Returns an integer option; `choices`: the allowed values, if few. */
export const number = (
  name: Input,
  key: About,
  limits: { least: number; greatest: number } | { choices: readonly number[] },
): OptionData => ({
  ...input(name, key),
  type: ApplicationCommandOptionType.Integer,
  required: false,
  ...('choices' in limits
    ? { choices: limits.choices.map((one) => ({ name: String(one), value: one })) }
    : { min_value: limits.least, max_value: limits.greatest }),
});

export const userOption = (name: Input, key: About, required: boolean): OptionData => ({
  ...input(name, key),
  type: ApplicationCommandOptionType.User,
  required,
});

/** Returns the language option; `more`: additional choices. */
export const languageOption = (key: About, more: Readonly<Record<string, About>> = {}): OptionData =>
  oneOf('language', key, [...languages.map(({ code, name }) => ({ name, value: code })), ...wordsFor(more)]);

export const commandData = (name: string, key: About, options: OptionData[] = []): CommandData => ({
  name,
  ...about(key),
  options,
});

export const subcommand = (
  name: string,
  key: About,
  ...options: readonly OptionData[]
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name,
  ...about(key),
  options: [...options],
});

/** Returns a command that has subcommands. */
export const groupData = (
  name: string,
  key: About,
  subcommands: APIApplicationCommandSubcommandOption[],
): CommandData => ({ name, ...about(key), options: subcommands });
