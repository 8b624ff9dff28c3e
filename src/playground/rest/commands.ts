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
import { fine, invalid, type Outcome, REFUSALS, refused } from '../problems.ts';
import type { StoredCommand } from '../state.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { parseBody } from './intake.ts';

const GLOBAL = '/applications/:app/commands';
const OF_GUILD = '/applications/:app/guilds/:guild/commands';

export function addCommands(app: Hono<RestEnv>, { world }: Services): void {
  const scopeOf = (c: Context<RestEnv>): Outcome<string | undefined> => {
    const guild = c.req.param('guild');
    if (c.req.param('app') !== world.bot.id) return refused(REFUSALS.unknownApplication);
    return guild === undefined || world.guilds.has(guild) ? fine(guild) : refused(REFUSALS.unknownGuild);
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
    app.get(path, (c) => {
      const guild = scopeOf(c);
      return answer(c, guild.ok ? fine(inScope(guild.value)) : guild);
    });

    app.put(path, (c) => {
      const guild = scopeOf(c);
      if (!guild.ok) return answer(c, guild);
      const bodies = parseBody(commandsBody, c.get('intake').body);
      if (!bodies.ok) return answer(c, bodies);
      const problems = commandSetProblems(bodies.value);
      if (problems.length > 0) return answer(c, invalid(problems));
      // A command that keeps its name keeps its id.
      const fresh = bodies.value.map((body) =>
        build(guild.value, body, named(guild.value, body)?.id ?? world.snowflake()),
      );
      for (const { id } of inScope(guild.value)) world.commands.delete(id);
      for (const stored of fresh) world.commands.set(stored.command.id, stored);
      world.changes.emit('commands');
      return answer(c, fine(inScope(guild.value)));
    });

    app.post(path, (c) => {
      const guild = scopeOf(c);
      if (!guild.ok) return answer(c, guild);
      const body = parseBody(commandBody, c.get('intake').body);
      if (!body.ok) return answer(c, body);
      const same = named(guild.value, body.value);
      const problems =
        same === undefined ? crowd(inScope(guild.value), body.value) : commandProblems(body.value);
      if (problems.length > 0) return answer(c, invalid(problems));
      const command = put(build(guild.value, body.value, same?.id ?? world.snowflake()));
      return answer(c, fine(command), same === undefined ? 201 : 200);
    });

    app.get(`${path}/:command`, (c) => {
      const place = one(c);
      return answer(c, place.ok ? fine(place.value.command) : place);
    });

    app.delete(`${path}/:command`, (c) => {
      const place = one(c);
      if (!place.ok) return answer(c, place);
      world.commands.delete(place.value.command.id);
      world.changes.emit('commands');
      return answer(c, fine(undefined));
    });
  }

  function one(c: Context<RestEnv>): Outcome<StoredCommand> {
    const guild = scopeOf(c);
    if (!guild.ok) return guild;
    const stored = world.commands.get(c.req.param('command') ?? '');
    return stored === undefined || stored.guild !== guild.value
      ? refused(REFUSALS.unknownCommand)
      : fine(stored);
  }
}

const crowd = (others: readonly APIApplicationCommand[], body: CommandBody) =>
  commandSetProblems([...others.map(({ name, type }) => ({ name, type, description: '-' })), body]);

/** Discord omits `null` fields, except permissions. */
const withoutNulls = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
