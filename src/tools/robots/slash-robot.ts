/** A player who types: slash commands only, choosing among what autocomplete offers. Knows no rules. */
import type { APIApplicationCommand, APIApplicationCommandOption } from 'discord-api-types/v10';
import type { Robot, Table } from './table.ts';

/** How often a command is thought of first; those that are not named here count 1. */
const WEIGHTS: Readonly<Record<string, number>> = {
  expand: 8,
  trade: 4,
  'contract take': 4,
  'contract fulfil': 8,
  'upgrade shipping': 2,
  pass: 0.1,
  end: 0.2,
  decline: 0.2,
  'produce confirm': 0.5,
};
/** Commands that move no game on. */
const OTHERS: readonly string[] = ['game', 'mod', 'board', 'log', 'score', 'rules', 'help', 'undo', 'turn'];
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

/** A robot that gives one command after the other until the game has moved. */
export function slashRobot(table: Table): Robot {
  return async (user, chance) => {
    let forms = formsOf(table.playground.commands);
    const before = await table.version();
    while (forms.length > 0) {
      const form = chance.weighted(forms, ({ path }) => WEIGHTS[path] ?? 1);
      forms = forms.filter((one) => one !== form);
      const options = await fill(form);
      if (options === undefined) continue;
      table.heard(await user.command(table.channel, form.path, options));
      if ((await table.version()) !== before) return;
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
