/** Builds the gateway payload of an interaction. */
import { InteractionContextType } from 'discord-api-types/v10';
import type { InteractionEvent } from './events.ts';
import {
  channelObject,
  directObject,
  featuresOf,
  memberObject,
  permissionsOf,
  userObject,
} from './objects.ts';
import { botPermissions } from './permissions.ts';
import { type Interaction, localeOf, type Person, type World } from './state.ts';

const SIZE_LIMIT = 10 * 1024 * 1024;

/** Returns the event of an interaction, in a server or in direct messages. */
export const interactionPayload = (
  world: World,
  interaction: Interaction,
  data: unknown,
): InteractionEvent => ({
  ...(interaction.channel.guild === undefined
    ? inDirect(world, interaction)
    : inGuild(world, interaction, interaction.channel.guild)),
  id: interaction.id,
  application_id: world.bot.id,
  type: interaction.type,
  data,
  token: interaction.token,
  version: 1,
  channel_id: interaction.channel.id,
  app_permissions: botPermissions(world, interaction.channel.id).toString(),
  locale: localeOf(world, interaction.user.id),
  entitlements: [],
  authorizing_integration_owners: ownersOf(interaction),
  attachment_size_limit: SIZE_LIMIT,
  ...(interaction.source === undefined ? {} : { message: interaction.source.message }),
});

/** Returns the installation owners: the guild, or `0` in direct messages, like Discord. */
export const ownersOf = ({ channel: { guild } }: Interaction) => ({ 0: guild ?? '0' });

const inGuild = (world: World, { channel, user }: Interaction, guild: string) => ({
  context: InteractionContextType.Guild,
  guild_id: guild,
  guild: { id: guild, locale: localeOf(world, guild), features: featuresOf(world, guild) },
  guild_locale: localeOf(world, guild),
  channel: { ...channelObject(world, channel), permissions: permissionsOf(user).toString() },
  member: { ...memberObject(world, user), permissions: permissionsOf(user).toString() },
});

const inDirect = (world: World, { channel, user }: Interaction) => ({
  context: InteractionContextType.BotDM,
  channel: directObject(world, channel),
  user: userObject(user),
});

/** Returns the users that an interaction's options name, and those of them in the server; `undefined` if there are none. */
export function resolvedData(world: World, ids: readonly string[]): object | undefined {
  const people = ids.flatMap((id) => world.people.get(id) ?? []);
  if (people.length === 0) return undefined;
  const byId = (show: (person: Person) => object, shown = people) =>
    Object.fromEntries(shown.map((person) => [person.id, show(person)]));
  const member = (person: Person) => {
    const { user: _, deaf: _d, mute: _m, ...rest } = memberObject(world, person);
    return { ...rest, permissions: permissionsOf(person).toString() };
  };
  const members = people.filter(({ id }) => !world.left.has(id));
  return { users: byId(userObject), members: byId(member, members) };
}
