/** A robot that types slash commands only and chooses among autocomplete suggestions. Knows no rules. */
import type { APIApplicationCommand, APIApplicationCommandOption } from 'discord-api-types/v10';
import type { Robot, Room } from './table.ts';

/** Weights of commands. Default: 1. */
const WEIGHTS: Readonly<Record<string, number>> = {
  expand: 8,
  trade: 4,
  'contract take': 4,
  'contract fulfil': 8,
  pass: 0.1,
  // Commands without options have no suggestions, so whether they are possible is known only by trying.
  end: 0.2,
  decline: 0.2,
  fold: 0.2,
  'contract draw': 0.2,
  'upgrade shipping': 0.5,
  'upgrade hire': 0.3,
  'produce plan': 0.3,
  'produce confirm': 0.3,
};
const HURRIED_WEIGHTS: Readonly<Record<string, number>> = {
  ...WEIGHTS,
  pass: 5,
  end: 8,
  decline: 4,
  'produce confirm': 20,
};
/** Commands that do not advance the game. */
const IGNORED_COMMANDS: readonly string[] = [
  ...['game', 'mod', 'board', 'recap', 'score', 'rules', 'help', 'undo', 'turn', 'order', 'clock'],
  ...['settings', 'away', 'games', 'privacy', 'computer', 'hint', 'stats', 'plan', 'replay', 'challenge'],
];
const OPTIONAL_PROBABILITY = 0.4;
/** Values for options without suggestions. */
const GROUPS = [1, 2];

interface Form {
  readonly path: string;
  readonly options: readonly APIApplicationCommandOption[];
}

/** Returns every command and subcommand that can advance the game. */
function formsOf(commands: readonly APIApplicationCommand[]): Form[] {
  const flatten = (path: string, options: readonly APIApplicationCommandOption[]): Form[] => {
    const below = options.filter(({ type }) => GROUPS.includes(type));
    if (below.length === 0) return [{ path, options }];
    return below.flatMap((one) =>
      flatten(`${path} ${one.name}`, 'options' in one ? (one.options ?? []) : []),
    );
  };
  return commands
    .filter(({ name }) => !IGNORED_COMMANDS.includes(name))
    .flatMap(({ name, options }) => flatten(name, options ?? []));
}

/** Returns the commands that a refusal names. The robot tries one of those next. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/`\/([a-z]+(?: [a-z]+)*)/g)].flatMap(([, path]) => (path === undefined ? [] : [path]));

const isUnder = (path: string, command: string): boolean =>
  path === command || path.startsWith(`${command} `);

/** Creates a robot that gives commands until the game has moved. `hurry`: it passes early. */
export function slashRobot(table: Room, { hurry = false }: { readonly hurry?: boolean } = {}): Robot {
  const weights = hurry ? HURRIED_WEIGHTS : WEIGHTS;
  return async (user, chance) => {
    let forms = formsOf(table.playground.commands);
    const before = await table.version();
    while (forms.length > 0) {
      const form = chance.weighted(forms, ({ path }) => weights[path] ?? 1);
      forms = forms.filter((one) => one !== form);
      const options = await fill(form);
      if (options === undefined) continue;
      const { message } = table.heard(await user.command(table.channel, form.path, options));
      if ((await table.version()) !== before) return;
      const named = commandsIn(JSON.stringify(message?.message.components ?? []));
      const possible = forms.filter(({ path }) => named.some((one) => isUnder(path, one)));
      if (possible.length > 0) forms = possible;
    }
    throw new Error(`${user.name} found no command that moves the game on`);

    /** Chooses options among the suggestions; `undefined` if a required one has none. */
    async function fill({ path, options }: Form): Promise<Record<string, string> | undefined> {
      const given: Record<string, string> = {};
      for (const option of options) {
        const required = 'required' in option && option.required === true;
        const suggests = 'autocomplete' in option && option.autocomplete === true;
        if (!suggests || (!required && chance.next() > OPTIONAL_PROBABILITY)) continue;
        const result = table.heard(
          await user.autocomplete(table.channel, path, { ...given, [option.name]: '' }, option.name),
        );
        const choices = result.choices ?? [];
        if (choices.length > 0) given[option.name] = String(chance.pick(choices).value);
        else if (required) return undefined;
      }
      return given;
    }
  };
}
