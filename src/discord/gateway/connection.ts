/** A gateway connection: one discord.js client, which reconnects by itself. */
import { setTimeout } from 'node:timers/promises';
import {
  type APIThreadChannel,
  Client,
  type ClientOptions,
  Events,
  GatewayDispatchEvents,
  type GatewayDispatchPayload,
  GatewayIntentBits,
  type GuildMember,
  type Interaction,
  Partials,
  type Role,
  Status,
} from 'discord.js';
import { makeCache } from './cache-limits.ts';
import type { GatewayOptions } from './gateway.ts';
import { ShardingStrategy } from './sharding-strategy.ts';

type Throttle = NonNullable<ClientOptions['ws']>['buildIdentifyThrottler'];

/** How long closing waits for shards that are connecting, and then for all to disconnect, in milliseconds. */
const CLOSE_WAITS_MS = { connecting: 3_000, closing: 1_000 };

/** Events that the bot reacts to, apart from those of the connection itself. */
const RECEIVED = [
  Events.InteractionCreate,
  Events.GuildCreate,
  Events.GuildAvailable,
  Events.ChannelUpdate,
  Events.GuildRoleUpdate,
  Events.GuildMemberUpdate,
] as const;

interface ConnectionOptions extends Omit<GatewayOptions, 'shards'> {
  readonly shards: { readonly ids: readonly number[]; readonly count: number };
  readonly throttle?: Throttle;
  /** Called when the connection may have gone up or down. */
  readonly onChange?: () => void;
}

/** Connects a client of discord.js that caches almost nothing. Reconnects by itself; a fatal end is reported. */
export function connect(options: ConnectionOptions) {
  const { token, rest, log, shards, throttle, onInteraction, onJoined, onAccessChanged } = options;
  const { onThreadOpened, onArchived, onLogin, onFatalDisconnect, onChange = () => {} } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    // Direct messages arrive in channels that aren't cached.
    partials: [Partials.Channel],
    makeCache,
    allowedMentions: { parse: [] },
    rest: { api: rest.options.api },
    shards: [...shards.ids],
    shardCount: shards.count,
    ws: {
      buildStrategy: (manager) => new ShardingStrategy(manager),
      ...(throttle && { buildIdentifyThrottler: throttle }),
    },
  });
  // All shards share one REST client, which counts their requests together.
  const own = client.rest;
  client.rest = rest;
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  client.on(Events.InteractionCreate, (interaction: Interaction) => onInteraction(interaction));
  /** Ids of servers that the bot joined during a Discord outage and hasn't received yet. */
  const unseen = new Set<string>();
  client.on(Events.GuildCreate, (guild) => {
    if (guild.available) onJoined(guild);
    else unseen.add(guild.id);
  });
  // After each login: permissions may have changed meanwhile.
  client.on(Events.GuildAvailable, (guild) => {
    if (unseen.delete(guild.id)) onJoined(guild);
    else onAccessChanged(guild);
  });
  client.on(Events.ChannelUpdate, (_, channel) => {
    if (!channel.isDMBased()) onAccessChanged(channel.guild);
  });
  const onRolesChanged = ({ guild }: Role | GuildMember) => onAccessChanged(guild);
  client.on(Events.GuildRoleUpdate, (_, role) => onRolesChanged(role));
  // Without the intent for members, Discord only sends changes of the bot itself.
  client.on(Events.GuildMemberUpdate, (_, member) => onRolesChanged(member));
  // discord.js drops changes to threads that it hasn't cached, such as archived ones.
  client.on(Events.Raw, (packet: GatewayDispatchPayload) => {
    for (const { id, thread_metadata: { archived, locked } = {} } of threadsIn(packet)) {
      if (archived === true && locked === true) continue;
      if (archived === true) onArchived(id);
      onThreadOpened(id);
    }
  });
  client.on(Events.Error, (error) => log.error({ err: error }, 'discord.js reports an error'));
  client.on(Events.Warn, (message) => log.warn({}, message));
  // After either event, discord.js doesn't reconnect.
  client.on(Events.Invalidated, onFatalDisconnect);
  client.on(Events.ShardDisconnect, ({ code }) => {
    log.error({ code }, 'gateway: disconnected for good');
    onFatalDisconnect();
  });
  // During an outage, discord.js tries twice a second.
  const lost = new Set<number>();
  client.on(Events.ShardReconnecting, (shard) => {
    if (!lost.has(shard)) log.info({ shard }, 'gateway: connection lost, reconnecting');
    lost.add(shard);
    onChange();
  });
  const onBack = (shard: number) => {
    if (lost.delete(shard)) log.info({ shard }, 'gateway: connected again');
    onChange();
  };
  client.on(Events.ShardResume, onBack);
  client.on(Events.ShardReady, (shard) => {
    onLogin(client);
    onBack(shard);
  });

  const open = async () => {
    await client.login(token);
    await ready;
    onChange();
  };
  const opening = open();

  /** Resolves when no shard is connecting: each is up, or gone for good. */
  const settled = async () => {
    await opening;
    const isConnecting = () =>
      client.ws.shards.some(({ status }) => status !== Status.Ready && status !== Status.Disconnected);
    while (isConnecting()) {
      await new Promise<void>((resolve) => {
        client.once(Events.ShardReady, () => resolve());
        client.once(Events.ShardResume, () => resolve());
        client.once(Events.ShardDisconnect, () => resolve());
      });
    }
  };

  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const close = async () => {
    end();
    for (const event of [Events.ShardDisconnect, Events.Invalidated, Events.ShardReconnecting] as const) {
      client.removeAllListeners(event);
    }
    // `destroy` never resolves while a shard of discord.js connects, and the shard would connect again.
    const soon = (timeoutMs: number) => setTimeout(timeoutMs, undefined, { ref: false });
    await Promise.race([settled().catch(() => {}), soon(CLOSE_WAITS_MS.connecting)]);
    // The shared client stays in use by other connections.
    client.rest = own;
    await Promise.race([client.destroy(), soon(CLOSE_WAITS_MS.closing)]);
  };
  const failed = async (error: unknown) => {
    await close();
    throw error;
  };

  return {
    /** Resolves when connected or closed. If connecting fails, closes the connection and rejects. */
    opened: Promise.race([opening.catch(failed), ended]),
    isUp: () => client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready),
    /** In milliseconds; −1 while unknown. */
    ping: () => client.ws.ping,
    guilds: () => client.guilds.cache.size,
    shards: () => client.ws.shards.size,
    stopReceiving: () => {
      for (const event of RECEIVED) client.removeAllListeners(event);
      client.removeAllListeners(Events.Raw);
    },
    close,
  };
}

/** Returns the threads that were changed, were created, or have come into the bot's view. */
function threadsIn({
  t,
  d,
}: GatewayDispatchPayload): readonly Pick<APIThreadChannel, 'id' | 'thread_metadata'>[] {
  switch (t) {
    case GatewayDispatchEvents.ThreadCreate:
    case GatewayDispatchEvents.ThreadUpdate:
      return [d];
    case GatewayDispatchEvents.ThreadListSync:
      return d.threads;
    default:
      return [];
  }
}

export type Connection = ReturnType<typeof connect>;
