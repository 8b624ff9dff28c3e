/** Declares command lines. Types, checks and `--help` follow from the declaration. */
import { Command, InvalidArgumentError, Option, type OptionValues } from '@commander-js/extra-typings';
import { FIRST_GAME, type Option as GameOption, OPTIONS } from '../engine/index.ts';

export type ParsedArgs<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: true; readonly help: string }
  | { readonly ok: false; readonly problem: string };

export type OptionsOf<Parser extends (args: readonly string[]) => ParsedArgs<unknown>> = Readonly<
  Extract<ReturnType<Parser>, { options: unknown }>['options']
>;

export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

export const STATUS = { fine: 0, wrong: 1, refused: 2 } as const;

export const TERMINAL: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

/** Creates the command `npm run <name>`. Its help shows `notes` below the options, as they are. */
export const command = (name: string, purpose: string, notes = '') =>
  new Command(`npm run ${name} --`)
    .description(purpose)
    .helpOption('-h, --help', 'show this help')
    .addHelpText('after', notes && `\n${notes.trimEnd()}`)
    .allowExcessArguments()
    .exitOverride()
    .configureHelp({
      helpWidth: 110,
      optionDescription: ({ description, defaultValue, defaultValueDescription }) =>
        defaultValue === undefined || defaultValue === false || defaultValue === ''
          ? description
          : `${description} (default: ${defaultValueDescription ?? defaultValue})`,
    });

/** Creates a parser of arguments, which returns the options, help to print, or an error. */
export function parser<Positionals extends unknown[], Options extends OptionValues>(
  program: Command<Positionals, Options>,
): (args: readonly string[]) => ParsedArgs<Options>;
export function parser<Positionals extends unknown[], Options extends OptionValues, Result>(
  program: Command<Positionals, Options>,
  check: (options: Options, ...positionals: Positionals) => Result,
): (args: readonly string[]) => ParsedArgs<Result>;
export function parser<Positionals extends unknown[], Options extends OptionValues>(
  program: Command<Positionals, Options>,
  check?: (options: Options, ...positionals: Positionals) => unknown,
) {
  return (args: readonly string[]): ParsedArgs<unknown> => {
    let help = '';
    const write = (text: string) => {
      help += text;
    };
    program.configureOutput({ writeOut: write, outputError: () => {} });
    try {
      program.parse(args, { from: 'user' });
      const [unexpected] = program.registeredArguments.length === 0 ? program.args : [];
      if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`);
      const options = program.opts();
      return { ok: true, options: check?.(options, ...program.processedArgs) ?? options };
    } catch (error) {
      if (help !== '') return { ok: true, help };
      return { ok: false, problem: problemOf(error instanceof Error ? error.message : String(error)) };
    }
  };
}

/** Turns a message of Commander or of a check into sentences. */
function problemOf(message: string): string {
  const [first = '', ...others] = message
    .replace(/^error: /, '')
    .replace(/^option '(--[\w-]+) [^']*' argument '(.*)' is invalid\. /s, '$1 is "$2"; it must be ')
    .split('\n');
  const sentence = `${first.charAt(0).toUpperCase()}${first.slice(1)}.`;
  return [sentence, ...others.map((line) => line.replace(/^\((.*)\)$/, '$1'))].join(' ');
}

/** Runs a tool, or prints its help or the problem. Returns the exit status. */
export function runWith<Options, Status>(
  parsed: ParsedArgs<Options>,
  { out, err }: Output,
  run: (options: Options) => Status,
): Status | number {
  if (!parsed.ok) {
    err(`${parsed.problem}\nRun it with --help to see its options.\n`);
    return STATUS.refused;
  }
  if ('options' in parsed) return run(parsed.options);
  out(parsed.help);
  return STATUS.fine;
}

/** Runs a tool with the arguments of this process. If it throws, prints why. */
export async function main<Options>(
  parse: (args: readonly string[]) => ParsedArgs<Options>,
  run: (options: Options) => Promise<number | undefined>,
): Promise<void> {
  try {
    process.exitCode = await runWith(parse(process.argv.slice(2)), TERMINAL, run);
  } catch (error) {
    TERMINAL.err(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = STATUS.refused;
  }
}

/** Returns the error of an option with a wrong value. */
export const refusal = (name: string, given: unknown, wanted: string) =>
  new Error(`--${name} is "${given}"; it must be ${wanted}`);

/** Returns a parser that accepts only these values. `more`: text after the list in the error. */
export const oneOf =
  <T>(list: readonly T[], more = '') =>
  (given: string): T => {
    const found = list.find((one) => String(one) === given.trim());
    if (found === undefined) throw new InvalidArgumentError(`one of ${list.join(', ')}${more}`);
    return found;
  };

/** Parses a list, separated by commas, of given words. */
export const someOf =
  <T>(list: readonly T[]) =>
  (given: string): T[] =>
    given.split(',').map(oneOf(list));

/** Parses a whole number within limits. */
export const whole =
  (least: number, most: number) =>
  (given: string): number => {
    const number = /^\d{1,9}$/.test(given.trim()) ? Number(given) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`a number from ${least} to ${most}`);
  };

/** Parses a number above 0, which may have a fraction. */
export const positive =
  (most: number) =>
  (given: string): number => {
    const number = /^\d+(\.\d+)?$/.test(given.trim()) ? Number(given) : 0;
    if (number > 0 && number <= most) return number;
    throw new InvalidArgumentError(`a number above 0, at most ${most}`);
  };

export const GAME_OPTIONS = `none, first (the preset for a first game), or a comma-separated list of: ${OPTIONS.join(', ')}`;

/** Parses a seed of at most `longest` characters. */
export const seed =
  (longest = 64) =>
  (given: string): string => {
    const word = given.trim();
    if (word !== '' && word.length <= longest) return word;
    throw new InvalidArgumentError(`1 to ${longest} characters`);
  };

/** Parses a path, which must not be empty. */
export const path =
  (of: 'file' | 'folder') =>
  (given: string): string => {
    if (given.trim() === '') throw new InvalidArgumentError(`the path of a ${of}`);
    return given;
  };

/** Parses options of a game: one of `words`, `none`, `first`, or names separated by commas. */
export const gameOptions =
  <Word extends string = never>(...words: readonly Word[]) =>
  (given: string): readonly GameOption[] | Word => {
    const word = words.find((one) => one === given.trim());
    if (word !== undefined) return word;
    if (given.trim() === 'none') return [];
    if (given.trim() === 'first') return FIRST_GAME;
    const names = given.split(',').map((name) => name.trim());
    if (names.every((name) => (OPTIONS as readonly string[]).includes(name))) {
      return OPTIONS.filter((option) => names.includes(option));
    }
    const all = [...new Set(['none', 'first', ...words])].join(', ');
    throw new InvalidArgumentError(`${all}, or a list of: ${OPTIONS.join(', ')}`);
  };

/** Declares an option whose default needs words of its own. */
export const option = <Flags extends string>(flags: Flags, description: string) =>
  new Option(flags, description);

/** Returns the option `--options` with the options of a game; none by default. */
export const gameOption = <Word extends string = never>(...words: readonly Word[]) =>
  option('--options <choice>', [...words, GAME_OPTIONS].join(', '))
    .argParser(gameOptions(...words))
    .default([] as readonly GameOption[], 'none');
