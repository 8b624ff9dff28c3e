/** The bot's permissions, from its roles and channel overwrites. */
import { PermissionFlagsBits as Flag } from 'discord-api-types/v10';
import type { PermissionName } from './permission-names.ts';
import { REFUSALS, type Refusal } from './problems.ts';
import type { World } from './state.ts';

export const MEMBER =
  Flag.ViewChannel |
  Flag.SendMessages |
  Flag.CreatePublicThreads |
  Flag.SendMessagesInThreads |
  Flag.EmbedLinks |
  Flag.AttachFiles |
  Flag.AddReactions |
  Flag.UseExternalEmojis |
  Flag.ReadMessageHistory |
  Flag.UseApplicationCommands;
export const BOT = MEMBER | Flag.MentionEveryone | Flag.CreatePrivateThreads;

const sum = (names: Iterable<PermissionName>): bigint =>
  [...names].reduce((all, name) => all | Flag[name], 0n);

/** Returns the permissions that remain after those revoked from all roles, including the bot's. */
export const remainingPermissions = ({ lacking }: World, permissions: bigint): bigint =>
  permissions & ~sum(lacking.get(undefined) ?? []);

/** Returns the permissions denied to the bot in a channel; threads have none of their own. */
export const deniedPermissions = ({ lacking }: World, channel: string): bigint =>
  sum(lacking.get(channel) ?? []);

/** Returns the bot's permissions in a channel; a thread inherits those of its parent. */
export function botPermissions(world: World, channel: string): bigint {
  const place = world.channels.get(channel)?.thread?.parent ?? channel;
  const has = remainingPermissions(world, BOT) & ~deniedPermissions(world, place);
  // Without access to the channel, all other permissions are void.
  return (has & Flag.ViewChannel) === 0n ? 0n : has;
}

/** Revokes or restores permissions of the bot, in a channel or everywhere (`undefined`). */
export function setMissingPermissions(
  { lacking }: World,
  channel: string | undefined,
  names: readonly PermissionName[],
  isLacking: boolean,
): void {
  const now = new Set(lacking.get(channel));
  for (const name of names) isLacking ? now.add(name) : now.delete(name);
  lacking.set(channel, now);
}

/** Returns why the bot may not make this request; `undefined` if it may. Edits and deletions are checked elsewhere. */
export function missingPermission(
  world: World,
  method: string,
  path: string,
  files: number,
): Refusal | undefined {
  const [, id = '', rest = ''] = /^\/channels\/(\d+)(\/.*)?$/.exec(path) ?? [];
  const channel = world.channels.get(id);
  if (channel === undefined) return undefined;
  if (world.commandsOnly.has(channel.guild ?? '')) return REFUSALS.noAccess;
  const has = botPermissions(world, id);
  const lacks = (flag: bigint) => (has & flag) === 0n;
  if (lacks(Flag.ViewChannel)) return REFUSALS.noAccess;
  const say = channel.thread === undefined ? Flag.SendMessages : Flag.SendMessagesInThreads;
  const says = method === 'POST' && rest === '/messages';
  const adds = method === 'PUT' && rest.startsWith('/thread-members/');
  if ((says || adds) && lacks(say)) return REFUSALS.notAllowed;
  if (files > 0 && lacks(Flag.AttachFiles)) return REFUSALS.notAllowed;
  const readsOne = method === 'GET' && /^\/messages\/\d+$/.test(rest);
  return readsOne && lacks(Flag.ReadMessageHistory) ? REFUSALS.noAccess : undefined;
}
