/** Checks whether the probe can run with a token in a channel. Changes nothing. */
import { PermissionFlagsBits as Flag } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Answer, Api } from './api.ts';

/** Stops the probe before it starts. The message is a sentence for the user. */
export class PreflightError extends Error {}

export interface ProbeGround {
  readonly application: string;
  readonly channel: string;
  readonly guild: string;
  /** A user who receives direct messages. */
  readonly friend: string;
}

const Application = z.looseObject({
  id: z.string(),
  name: z.string(),
  owner: z.looseObject({ id: z.string() }).nullish(),
  team: z.looseObject({ owner_user_id: z.string() }).nullish(),
});
const Overwrite = z.looseObject({ id: z.string(), allow: z.string(), deny: z.string() });
const Channel = z.looseObject({
  id: z.string(),
  type: z.int(),
  guild_id: z.string().optional(),
  permission_overwrites: z.array(Overwrite).optional(),
});
const Guild = z.looseObject({
  id: z.string(),
  owner_id: z.string(),
  roles: z.array(z.looseObject({ id: z.string(), permissions: z.string() })),
});
const Member = z.looseObject({ roles: z.array(z.string()) });

const TEXT_CHANNEL = 0;
/** A command in every version of the bot. */
const OWN_COMMAND = 'game';

const REQUIRED_PERMISSIONS: Readonly<Record<string, bigint>> = {
  'View Channels': Flag.ViewChannel,
  'Send Messages': Flag.SendMessages,
  'Attach Files': Flag.AttachFiles,
  'Read Message History': Flag.ReadMessageHistory,
  'Send Messages in Threads': Flag.SendMessagesInThreads,
  'Create Public Threads': Flag.CreatePublicThreads,
  'Create Private Threads': Flag.CreatePrivateThreads,
};

/** Returns the location and users of the probe. Rejects with a `PreflightError` if it cannot run. */
export async function runPreflight({ ask }: Api, channel: string): Promise<ProbeGround> {
  const get = (path: string) => ask({ method: 'GET', path });
  const asked = await get('/applications/@me');
  if (asked.status === 401) throw new PreflightError('Discord does not take this token.');
  const application = read(asked, Application);
  const commands = read(
    await get(`/applications/${application.id}/commands`),
    z.array(z.looseObject({ name: z.string() })),
  );
  if (commands.length > 0 && !commands.some(({ name }) => name === OWN_COMMAND)) {
    throw new PreflightError(
      `This is the token of another application: "${application.name}" has no command /${OWN_COMMAND}.`,
    );
  }
  const found = await get(`/channels/${channel}`);
  if (found.status === 403)
    throw new PreflightError(`"${application.name}" may not see the channel ${channel}.`);
  if (found.status === 404) throw new PreflightError(`"${application.name}" knows of no channel ${channel}.`);
  const place = read(found, Channel);
  if (place.type !== TEXT_CHANNEL || place.guild_id === undefined) {
    throw new PreflightError(`The channel ${channel} is no text channel of a server.`);
  }
  const guild = read(await get(`/guilds/${place.guild_id}`), Guild);
  const member = read(await get(`/guilds/${guild.id}/members/${application.id}`), Member);
  const has = permissionsIn(guild, place.permission_overwrites ?? [], member.roles, application.id);
  const missing = Object.entries(REQUIRED_PERMISSIONS).flatMap(([name, flag]) =>
    (has & flag) === 0n ? name : [],
  );
  if (missing.length > 0) {
    throw new PreflightError(
      `"${application.name}" lacks permissions in the channel ${channel}: ${missing.join(', ')}.`,
    );
  }
  const { owner, team } = application;
  return {
    application: application.id,
    channel,
    guild: guild.id,
    friend: team?.owner_user_id ?? owner?.id ?? guild.owner_id,
  };
}

function read<T>({ status, body }: Answer, schema: z.ZodType<T>): T {
  const { data } = schema.safeParse(body);
  if (data === undefined) throw new PreflightError(`Discord answers a plain question with ${status}.`);
  return data;
}

function permissionsIn(
  { id, roles }: z.infer<typeof Guild>,
  overwrites: readonly z.infer<typeof Overwrite>[],
  own: readonly string[],
  user: string,
): bigint {
  const base = roles
    .filter((role) => role.id === id || own.includes(role.id))
    .reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  if ((base & Flag.Administrator) !== 0n) return ~0n;
  const inTurn = [[id], own, [user]];
  return inTurn.reduce((has, ids) => {
    const these = overwrites.filter((one) => ids.includes(one.id));
    const sum = (key: 'allow' | 'deny') => these.reduce((all, one) => all | BigInt(one[key]), 0n);
    return (has & ~sum('deny')) | sum('allow');
  }, base);
}
