/** Application commands, global or of a guild. */
import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Context, Hono } from 'hono';
import {
  type CommandBody,
  commandBody,
  commandProblems,
  commandSetProblems,
  commandsBody,
} from '../limits/commands.ts';
import { REFUSALS } from '../problems.ts';
import type { StoredCommand } from '../state.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { parseBody } from './intake.ts';
import { refuse, refuseIf } from './refuse.ts';

const GLOBAL = '/applications/:app/commands';
const OF_GUILD = '/applications/:app/guilds/:guild/commands';

export function addCommands(app: Hono<RestEnv>, { world }: Services): void {
  const scopeOf = (c: Context<RestEnv>): string | undefined => {
    const guild = c.req.param('guild');
    if (c.req.param('app') !== world.bot.id) return refuse(REFUSALS.unknownApplication);
    return guild === undefined || world.guilds.has(guild) ? guild : refuse(REFUSALS.unknownGuild);
  };

  const inScope = (guild: string | undefined) =>
    [...world.commands.values()].filter((stored) => stored.guild === guild).map(({ command }) => command);

  const named = (guild: string | undefined, { name, type }: CommandBody) =>
    inScope(guild).find((command) => command.name === name && command.type === (type ?? 1));

  const build = (guild: string | undefined, body: CommandBody, id: string): StoredCommand => {
    const type = body.type ?? 1;
    const command = {
      description: '',
      ...withoutNulls(body),
      id,
      type,
      application_id: world.bot.id,
      version: world.snowflake(),
      default_member_permissions: body.default_member_permissions ?? null,
      nsfw: false,
      ...(guild === undefined ? {} : { guild_id: guild }),
    };
    // Already validated; discord-api-types has a type per kind of option.
    return { command: command as unknown as APIApplicationCommand, guild };
  };

  const put = (stored: StoredCommand) => {
    world.commands.set(stored.command.id, stored);
    world.changes.emit('commands');
    return stored.command;
  };

  for (const path of [GLOBAL, OF_GUILD]) {
    app.get(path, (c) => answer(c, inScope(scopeOf(c))));

    app.put(path, (c) => {
      const guild = scopeOf(c);
      const bodies = parseBody(commandsBody, c.get('intake').body);
      refuseIf(commandSetProblems(bodies));
      // A command that keeps its name keeps its id.
      const fresh = bodies.map((body) => build(guild, body, named(guild, body)?.id ?? world.snowflake()));
      for (const { id } of inScope(guild)) world.commands.delete(id);
      for (const stored of fresh) world.commands.set(stored.command.id, stored);
      world.changes.emit('commands');
      return answer(c, inScope(guild));
    });

    app.post(path, (c) => {
      const guild = scopeOf(c);
      const body = parseBody(commandBody, c.get('intake').body);
      const same = named(guild, body);
      refuseIf(same === undefined ? crowd(inScope(guild), body) : commandProblems(body));
      const command = put(build(guild, body, same?.id ?? world.snowflake()));
      return answer(c, command, same === undefined ? 201 : 200);
    });

    app.get(`${path}/:command`, (c) => answer(c, one(c)));

    app.delete(`${path}/:command`, (c) => {
      world.commands.delete(one(c).id);
      world.changes.emit('commands');
      return answer(c, undefined);
    });
  }

  function one(c: Context<RestEnv>): APIApplicationCommand {
    const guild = scopeOf(c);
    const stored = world.commands.get(c.req.param('command') ?? '');
    return stored?.guild === guild && stored !== undefined ? stored.command : refuse(REFUSALS.unknownCommand);
  }
}

const crowd = (others: readonly APIApplicationCommand[], body: CommandBody) =>
  commandSetProblems([...others.map(({ name, type }) => ({ name, type, description: '-' })), body]);

/** Discord omits `null` fields, except permissions. */
const withoutNulls = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
