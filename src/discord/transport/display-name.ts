/** Display names: as the server shows a user, or else the user's own. */
import type {
  APIInteractionDataResolvedGuildMember,
  APIInteractionGuildMember,
  GuildMember,
  User,
} from 'discord.js';
import { sanitizeName } from '../../core/index.ts';
import { botText } from '../../text/index.ts';

/** Returns the first readable name: the one in this server, the global one, or the user name. */
export function nameOf(
  user: Pick<User, 'globalName' | 'username'>,
  member?: GuildMember | APIInteractionGuildMember | APIInteractionDataResolvedGuildMember | null,
): string {
  const nick = member != null && 'nickname' in member ? member.nickname : member?.nick;
  const names = [nick, user.globalName, user.username].map((name) => sanitizeName(name ?? ''));
  return names.find((name) => name !== undefined) ?? '';
}

/** Permissions the bot needs, in addition to opening public threads. */
const ASKED_FOR = [
  'ViewChannel',
  'Connect',
  'SendMessages',
  'SendMessagesInThreads',
  'AttachFiles',
  'CreatePrivateThreads',
] as const;

/** Returns permissions as Discord names them: "Send Messages, Attach Files". */
export const permissionNames = (missing: readonly string[], language: string): string =>
  missing
    .map((name) => ASKED_FOR.find((one) => one === name) ?? 'other')
    .map((permission) => botText('refusals', 'permission', { permission }, language))
    .join(', ');
