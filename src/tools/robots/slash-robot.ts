/** A player who types: slash commands only, choosing among what autocomplete offers. Knows no rules. */
import type { APIApplicationCommand, APIApplicationCommandOption } from 'discord-api-types/v10';
import type { Robot, Room } from './table.ts';

/** How often a command is thought of first; those that are not named here count 1. */
const WEIGHTS: Readonly<Record<string, number>> = {
  expand: 8,
  trade: 4,
  'contract take': 4,
  'contract fulfil': 8,
  pass: 0.1,
  // Those without options cannot be told to be impossible by what is suggested, only by trying.
  end: 0.2,
  decline: 0.2,
  fold: 0.2,
  'contract draw': 0.2,
  'upgrade shipping': 0.5,
  'upgrade hire': 0.3,
  'produce plan': 0.3,
  'produce confirm': 0.3,
};
/** What somebody in a hurry would rather do. */
const HURRIED: Readonly<Record<string, number>> = {
  ...WEIGHTS,
  pass: 5,
  end: 8,
  decline: 4,
  'produce confirm': 20,
};
/** Commands that move no game on. */
const OTHERS: readonly string[] = [
  ...['game', 'mod', 'board', 'recap', 'log', 'score', 'rules', 'help', 'undo', 'turn', 'order', 'clock'],
  ...['settings', 'away', 'games', 'privacy', 'computer', 'hint', 'stats', 'plan', 'replay', 'challenge'],
];
/** How often an option that may stay away is given. */
const OPTIONAL = 0.4;
/** Typed by somebody who does not look at the suggestions. */
const GROUPS = [1, 2];

interface Form {
  readonly path: string;
  readonly options: readonly APIApplicationCommandOption[];
}

/** Every command and subcommand that a player can move the game on with. */
function formsOf(commands: readonly APIApplicationCommand[]): Form[] {
  const flatten = (path: string, options: readonly APIApplicationCommandOption[]): Form[] => {
    const below = options.filter(({ type }) => GROUPS.includes(type));
    if (below.length === 0) return [{ path, options }];
    return below.flatMap((one) =>
      flatten(`${path} ${one.name}`, 'options' in one ? (one.options ?? []) : []),
    );
  };
  return commands
    .filter(({ name }) => !OTHERS.includes(name))
    .flatMap(({ name, options }) => flatten(name, options ?? []));
}

/** The commands that a refusal names: who reads it, tries one of those next. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/`\/([a-z]+(?: [a-z]+)*)/g)].flatMap(([, path]) => (path === undefined ? [] : [path]));

/** Whether it is this command, or a subcommand of it. */
const isUnder = (path: string, command: string): boolean =>
  path === command || path.startsWith(`${command} `);

/** A robot that gives one command after the other until the game has moved. `hurry`: it passes early. */
export function slashRobot(table: Room, { hurry = false }: { readonly hurry?: boolean } = {}): Robot {
  const weights = hurry ? HURRIED : WEIGHTS;
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

    /** The options of a command, chosen among the suggestions; nothing when one that is needed has none. */
    async function fill({ path, options }: Form): Promise<Record<string, string> | undefined> {
      const given: Record<string, string> = {};
      for (const option of options) {
        const required = 'required' in option && option.required === true;
        const suggests = 'autocomplete' in option && option.autocomplete === true;
        if (!suggests || (!required && chance.next() > OPTIONAL)) continue;
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
