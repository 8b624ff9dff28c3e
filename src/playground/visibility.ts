/** One user's view: visible messages, with picture URLs on the playground. */
import { type APIApplicationCommand, type APIMessage, InteractionContextType } from 'discord-api-types/v10';
import { permissionsOf } from './objects.ts';
import type { PageMessage, PageUser } from './page-protocol.ts';
import { channelOf, isSeen, type Person, type Stored, type World } from './state.ts';

/** Returns whether a user sees a message: ephemeral ones are for one user, private threads for their members. */
export function sees(world: World, { onlyFor, recipient, message }: Stored, user: string): boolean {
  const channel = channelOf(world, message.channel_id);
  return (
    [onlyFor, recipient].every((one) => one === undefined || one === user) &&
    (channel === undefined || isSeen(world, channel, user))
  );
}

/** Messages with picture URLs on the playground. Keyed by identity: an edit creates a new message. */
const shown = new WeakMap<APIMessage, APIMessage>();

function shownOf(world: World, message: APIMessage): APIMessage {
  const known = shown.get(message);
  if (known !== undefined) return known;
  const text = JSON.stringify(message).replaceAll(`"${world.base}/attachments/`, '"/attachments/');
  const made: APIMessage = JSON.parse(text);
  shown.set(message, made);
  return made;
}

/** Returns an immutable snapshot of the message as the user sees it. */
export function pageMessage(world: World, stored: Stored, user: string): PageMessage {
  return {
    message: shownOf(world, stored.message),
    ephemeral: stored.onlyFor !== undefined,
    pinged: stored.pinged.has(user),
    thinking: stored.thinking,
    ...(stored.used === undefined ? {} : { used: { ...stored.used } }),
  };
}

export const pageMessages = (world: World, channel: string, user: string): PageMessage[] =>
  [...world.messages.values()]
    .filter((stored) => stored.message.channel_id === channel && sees(world, stored, user))
    .map((stored) => pageMessage(world, stored, user));

export const pageUser = ({ id, name, moderator, bot }: Person): PageUser => ({ id, name, moderator, bot });

/** Returns the commands Discord offers to this user in a channel of a guild, or in direct messages (`undefined`). */
export function commandsFor(
  world: World,
  person: Person,
  guild: string | undefined,
): APIApplicationCommand[] {
  const has = permissionsOf(person);
  const direct = guild === undefined;
  const context = direct ? InteractionContextType.BotDM : InteractionContextType.Guild;
  return [...world.commands.values()]
    .filter((stored) => stored.guild === undefined || stored.guild === guild)
    .map(({ command }) => command)
    .filter(({ default_member_permissions: needed, contexts }) => {
      if (contexts != null && !contexts.includes(context)) return false;
      // Direct messages have no permissions and require none.
      if (needed == null || direct) return true;
      // "0" restricts a command to administrators, which no user here is.
      return needed !== '0' && (has & BigInt(needed)) === BigInt(needed);
    });
}
