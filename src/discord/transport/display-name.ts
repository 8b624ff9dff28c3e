/** How people are called: as their server sees them, or else by a name of their own that can be read. */
import type {
  APIInteractionDataResolvedGuildMember,
  APIInteractionGuildMember,
  GuildMember,
  User,
} from 'discord.js';
import { sanitizeName } from '../../core/index.ts';
import { botText } from '../../text/index.ts';

/** The first that can be read of the name in this server, the one shown everywhere, and the user name. */
export function nameOf(
  user: Pick<User, 'globalName' | 'username'>,
  member?: GuildMember | APIInteractionGuildMember | APIInteractionDataResolvedGuildMember | null,
): string {
  const nick = member != null && 'nickname' in member ? member.nickname : member?.nick;
  const names = [nick, user.globalName, user.username].map((name) => sanitizeName(name ?? ''));
  return names.find((name) => name !== undefined) ?? '';
}

/** The permissions that we ask for, beside that of opening public threads. */
const ASKED_FOR = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'AttachFiles',
  'CreatePrivateThreads',
] as const;

/** Permissions as Discord calls them: "Send Messages, Attach Files". */
export const permissionNames = (missing: readonly string[], language: string): string =>
  missing
    .map((name) => ASKED_FOR.find((one) => one === name) ?? 'other')
    .map((permission) => botText('refusals', 'permission', { permission }, language))
    .join(', ');
