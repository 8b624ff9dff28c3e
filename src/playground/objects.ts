/** Converts users, channels and guilds into Discord's API objects. */
import {
  type APIDMChannel,
  type APIGuild,
  type APIGuildMember,
  type APIRole,
  type APITextChannel,
  type APIThreadChannel,
  type APIUser,
  type ChannelFlags,
  ChannelType,
  type GatewayGuildCreateDispatchData,
  GuildFeature,
  type GuildMemberFlags,
  type GuildSystemChannelFlags,
  PermissionFlagsBits,
  type RoleFlags,
  type ThreadAutoArchiveDuration,
  type UserFlags,
} from 'discord-api-types/v10';
import { BOT, botPermissions, deniedPermissions, MEMBER, remainingPermissions } from './permissions.ts';
import {
  type Channel,
  type Guild,
  isThread,
  localeOf,
  type Person,
  type ThreadChannel,
  type World,
} from './state.ts';

const MODERATOR =
  MEMBER |
  PermissionFlagsBits.ManageGuild |
  PermissionFlagsBits.ManageChannels |
  PermissionFlagsBits.ManageMessages |
  PermissionFlagsBits.ManageThreads |
  PermissionFlagsBits.MentionEveryone;
export const permissionsOf = ({ bot, moderator }: Person): bigint =>
  bot ? BOT : moderator ? MODERATOR : MEMBER;

export const userObject = ({ id, name, bot }: Person): APIUser => ({
  id,
  username: name,
  global_name: bot ? null : name,
  discriminator: bot ? '0001' : '0',
  avatar: null,
  bot,
  public_flags: 0 as UserFlags,
  flags: 0 as UserFlags,
  primary_guild: null,
});

/** Returns a guild member without `permissions`; the same in every guild. */
export const memberObject = (world: World, person: Person): APIGuildMember => ({
  user: userObject(person),
  nick: null,
  avatar: null,
  banner: null,
  roles: person.bot ? [person.id] : person.moderator ? [world.moderators] : [],
  joined_at: person.joined,
  premium_since: null,
  deaf: false,
  mute: false,
  flags: 0 as GuildMemberFlags,
  communication_disabled_until: null,
  pending: false,
});

export const directObject = (world: World, { id, recipient }: Channel): Omit<APIDMChannel, 'name'> => ({
  id,
  type: ChannelType.DM,
  last_message_id: null,
  flags: 0 as ChannelFlags,
  recipients: [userObject(world.people.get(recipient ?? '') ?? world.bot)],
});

export const channelObject = (world: World, channel: Channel): APITextChannel | APIThreadChannel =>
  isThread(channel) ? threadObject(world, channel) : textObject(world, channel);

export const threadObject = (world: World, { id, name, guild, thread }: ThreadChannel): APIThreadChannel => {
  const { parent, since, archivesAfter, members, private: inside, ...state } = thread;
  return {
    id,
    type: inside === undefined ? ChannelType.PublicThread : ChannelType.PrivateThread,
    guild_id: guild ?? world.guild.id,
    name,
    parent_id: parent,
    owner_id: world.bot.id,
    last_message_id: null,
    rate_limit_per_user: 0,
    message_count: 0,
    member_count: members.size,
    total_message_sent: 0,
    flags: 0 as ChannelFlags,
    thread_metadata: {
      archived: state.archived,
      auto_archive_duration: archivesAfter as ThreadAutoArchiveDuration,
      archive_timestamp: state.archivedAt,
      locked: state.locked,
      ...(inside === undefined ? {} : { invitable: inside.invitable }),
      create_timestamp: since,
    },
  };
};

function overwritesOf(world: World, channel: string) {
  const deny = deniedPermissions(world, channel);
  return deny === 0n ? [] : [{ id: world.bot.id, type: 0, allow: '0', deny: deny.toString() }];
}

export const textObject = (
  world: World,
  { id, name, guild }: Channel,
): APITextChannel & { guild_id: string } => ({
  id,
  type: ChannelType.GuildText,
  guild_id: guild ?? world.guild.id,
  name,
  position: [...world.channels.keys()].indexOf(id),
  permission_overwrites: overwritesOf(world, id),
  nsfw: false,
  flags: 0 as ChannelFlags,
  parent_id: null,
  topic: null,
  last_message_id: null,
  rate_limit_per_user: 0,
});

const role = (id: string, name: string, position: number, permissions: bigint): APIRole => ({
  id,
  name,
  position,
  permissions: permissions.toString(),
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: false,
  mentionable: false,
  icon: null,
  unicode_emoji: null,
  flags: 0 as RoleFlags,
});

/** Returns the roles: @everyone with the guild's id, the bot's with the bot's id, and the moderators'. */
export const rolesOf = (world: World, guild: string): APIRole[] => [
  role(guild, '@everyone', 0, remainingPermissions(world, MEMBER)),
  role(world.bot.id, world.bot.name, 1, remainingPermissions(world, BOT)),
  role(world.moderators, 'Moderators', 2, MODERATOR),
];

/** Guild fields in the OpenAPI document that discord-api-types lacks. */
interface Documented {
  readonly home_header: string | null;
  readonly nsfw: boolean;
}

/** Returns the features of a guild: one that has chosen a locale is a Community. */
export const featuresOf = ({ locales }: World, guild: string) =>
  locales.has(guild) ? [GuildFeature.Community] : [];

export function guildObject(world: World, { id, name }: Guild): APIGuild & Documented {
  const owner = [...world.people.values()].find(({ moderator }) => moderator) ?? world.bot;
  return {
    id,
    name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: owner.id,
    region: 'local',
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: rolesOf(world, id),
    emojis: [],
    features: featuresOf(world, id),
    mfa_level: 0,
    application_id: null,
    system_channel_id: channelsOf(world, { id, name })[0]?.id ?? null,
    system_channel_flags: 0 as GuildSystemChannelFlags,
    rules_channel_id: null,
    max_presences: null,
    max_members: 500_000,
    vanity_url_code: null,
    description: null,
    home_header: null,
    widget_enabled: false,
    widget_channel_id: null,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    nsfw: false,
    banner: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: localeOf(world, id),
    public_updates_channel_id: null,
    nsfw_level: 0,
    stickers: [],
    premium_progress_bar_enabled: false,
    hub_type: null,
    safety_alerts_channel_id: null,
    incidents_data: null,
  };
}

const channelsOf = ({ channels }: World, { id }: Guild): Channel[] =>
  [...channels.values()].filter(({ guild }) => guild === id);

/** Returns the threads that the gateway sends unasked: the active ones that the bot can see. */
export const shownThreads = (world: World, guild: Guild): APIThreadChannel[] =>
  channelsOf(world, guild)
    .filter(isThread)
    .filter(
      ({ id, thread: { archived, private: inside, members } }) =>
        !archived &&
        (botPermissions(world, id) & PermissionFlagsBits.ViewChannel) !== 0n &&
        (inside === undefined || members.has(world.bot.id)),
    )
    .map((channel) => threadObject(world, channel));

/** Returns a guild for GUILD_CREATE; without the members intent, a bot only gets its own member. */
export const gatewayGuild = (world: World, guild: Guild): GatewayGuildCreateDispatchData => ({
  ...guildObject(world, guild),
  joined_at: world.bot.joined,
  large: false,
  unavailable: false,
  member_count: world.people.size,
  voice_states: [],
  members: [memberObject(world, world.bot)],
  channels: channelsOf(world, guild)
    .filter((channel) => !isThread(channel))
    .map((channel) => textObject(world, channel)),
  threads: shownThreads(world, guild),
  presences: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
});
