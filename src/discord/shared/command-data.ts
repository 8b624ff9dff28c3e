/** What Discord is told of commands: names, descriptions, options; in our language, and in every other we speak. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  Locale,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { type BotKey, botText, FALLBACK, type Language, languages, matchLocale } from '../../text/index.ts';
import { LONGEST_VALUE } from './limits.ts';

/** The key of what a command or an option says about itself. */
export type About = BotKey<'commands'>;

/** The name of an option, as Discord sends it whatever language it was typed in. */
export type Input = BotKey<'inputs'>;

/** An option as we write it down. */
export type OptionData = APIApplicationCommandBasicOption;

type CommandData = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** Discord's own codes, each with the language of ours that its readers get. */
const LOCALES: readonly (readonly [Locale, Language])[] = Object.values(Locale).flatMap((locale) => {
  const language = matchLocale(locale);
  return language === undefined || language === FALLBACK ? [] : [[locale, language] as const];
});

/** What readers of other languages than ours get, by Discord's codes. */
const translated = (say: (language: Language) => string): LocalizationMap =>
  Object.fromEntries(LOCALES.map(([locale, language]) => [locale, say(language)]));

/** Something's name in all languages. */
const named = (say: (language: Language) => string) => ({
  name: say(FALLBACK),
  name_localizations: translated(say),
});

/** What a command or an option of it says about itself, in all languages. */
export function about(key: About): Pick<OptionData, 'description' | 'description_localizations'> {
  const say = (language: Language) => botText('commands', key, {}, language);
  return { description: say(FALLBACK), description_localizations: translated(say) };
}

/** The name and the description of an option. */
const input = (name: Input, key: About) => ({
  ...named((language) => botText('inputs', name, {}, language)),
  ...about(key),
});

/** A value to choose, called what `say` says. */
export const choice = <Value extends string | number>(
  value: Value,
  say: (language: Language) => string,
): { name: string; name_localizations?: LocalizationMap; value: Value } => ({ ...named(say), value });

/** A text with suggestions: all that an action is made of is given so. */
export const suggested = (name: Input, key: About, required: boolean): OptionData => ({
  ...input(name, key),
  type: ApplicationCommandOptionType.String,
  required,
  max_length: LONGEST_VALUE,
  autocomplete: true,
});

/** A text that may be anything, up to so many characters. */
export const typed = (name: Input, key: About, longest: number): OptionData => ({
  ...input(name, key),
  type: ApplicationCommandOptionType.String,
  min_length: 1,
  max_length: longest,
});

/** A text that is one of a few. */
export const oneOf = (name: Input, key: About, choices: ReturnType<typeof choice<string>>[]): OptionData => ({
  ...input(name, key),
  type: ApplicationCommandOptionType.String,
  required: false,
  choices,
});

/** The values of such a text, by the keys of what they are called. */
export const wordsFor = (values: Readonly<Record<string, About>>): ReturnType<typeof choice<string>>[] =>
  Object.entries(values).map(([value, key]) =>
    choice(value, (language) => botText('commands', key, {}, language)),
  );

export const yesOrNo = (name: Input, key: About): OptionData => ({
  ...input(name, key),
  type: ApplicationCommandOptionType.Boolean,
  required: false,
});

/** A whole number; `choices`: those there are, where they are few. */
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

/** Somebody of the server. */
export const somebody = (name: Input, key: About, required: boolean): OptionData => ({
  ...input(name, key),
  type: ApplicationCommandOptionType.User,
  required,
});

/** The option for a language; `more`: what can be chosen beside ours. */
export const languageOption = (key: About, more: Readonly<Record<string, About>> = {}): OptionData =>
  oneOf('language', key, [...languages.map(({ code, name }) => ({ name, value: code })), ...wordsFor(more)]);

/** A command without subcommands. */
export const commandData = (name: string, key: About, options: OptionData[] = []): CommandData => ({
  name,
  ...about(key),
  options,
});

/** A subcommand with its options. */
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

/** A command that has subcommands. */
export const groupData = (
  name: string,
  key: About,
  subcommands: APIApplicationCommandSubcommandOption[],
): CommandData => ({ name, ...about(key), options: subcommands });
