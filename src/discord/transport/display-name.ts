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
const ASKED_FOR = {
  ViewChannel: true,
  Connect: true,
  SendMessages: true,
  SendMessagesInThreads: true,
  AttachFiles: true,
  CreatePrivateThreads: true,
} as const;
const isAskedFor = (name: string): name is keyof typeof ASKED_FOR => name in ASKED_FOR;

/** Returns permissions as Discord names them: "Send Messages, Attach Files". */
export const permissionNames = (missing: readonly string[], language: string): string =>
  missing
    .map((name) => (isAskedFor(name) ? name : 'other'))
    .map((permission) => botText('refusals', 'permission', { permission }, language))
    .join(', ');
