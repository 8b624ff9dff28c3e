/** The bot in Discord: the door of this folder. */
import { Client, Events, GatewayIntentBits, Options, Partials, REST, Status } from 'discord.js';
import type { App } from '../app/index.ts';
import { COMMANDS, ROUTES } from './handlers.ts';
import type { EmojiOf } from './kit/emoji.ts';
import { type Meter, NO_METER } from './kit/meter.ts';
import type { Log } from './kit/visit.ts';
import { createAnnouncer } from './posts/announcer.ts';
import { acknowledger, measured } from './wire/acknowledge.ts';
import { directSender } from './wire/direct.ts';
import { type EmblemPictures, type EmojiKeeper, keepEmoji } from './wire/emoji.ts';
import { oneTry } from './wire/one-try.ts';
import { poster } from './wire/post.ts';
import { receiver } from './wire/receive.ts';
import { type Memory, registerCommands } from './wire/register.ts';

export type { Meter } from './kit/meter.ts';
export type { Log } from './kit/visit.ts';
export { startEcho } from './wire/echo.ts';

export interface BotOptions {
  readonly token: string;
  /** Address of another REST API (without the version), such as the playground's; left out: Discord's. */
  readonly api?: string;
  readonly app: App;
  readonly memory: Memory;
  readonly log: Log;
  readonly now: () => Date;
  /** Told the id of the application, before anybody is answered and anything posted; where it rejects, the bot ends. */
  readonly admit?: (application: string) => Promise<void>;
  /** Called when the connection is lost for good: the token was revoked, for example. */
  readonly onLost?: () => void;
  /** Milliseconds that a post may take; left out, as many as fit into closing. */
  readonly patience?: number;
  /** Whether posts stay whole when newer ones come; left out, a line is left of each. */
  readonly whole?: boolean;
  /** Told how the bot works. */
  readonly meter?: Meter;
  /** Reads the pictures that become emoji of the application; left out, words have to do. */
  readonly emblems?: () => Promise<EmblemPictures>;
}

export interface Bot {
  /** Whether the gateway is connected, and its delay in milliseconds (−1 before it is known). */
  health(): { connected: boolean; ping: number; guilds: number };
  /** Resolves when everything that is owed and due has been posted, apart from what failed. */
  quiet(): Promise<void>;
  /** Resolves when our emoji are there, or when that has failed. */
  emojiSettled(): Promise<void>;
  /** Finishes what is under way and disconnects. */
  close(): Promise<void>;
}

/** Logs in, registers the commands, and posts what is owed. Rejects when the token is refused. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { token, api, app, memory, log, now, onLost, patience, emblems, whole = false, admit } = options;
  const { meter = NO_METER } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    // Direct messages are in channels that are never loaded.
    partials: [Partials.Channel],
    // No message or member is ever looked up again, so none is kept.
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      GuildMemberManager: { maxSize: 50, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 50, keepOverLimit: (user) => user.id === user.client.user.id },
      ReactionManager: 0,
      PresenceManager: 0,
      ThreadMemberManager: 0,
    }),
    allowedMentions: { parse: [] },
    ...(api === undefined ? {} : { rest: { api } }),
  });
  const rest = oneTry(client);
  const refused = () => {
    log.error({}, 'Discord does not take the token any more');
    onLost?.();
  };
  let keeper: EmojiKeeper | undefined;
  const emojiOf: EmojiOf = (emblem) => keeper?.emojiOf(emblem);
  const bounded = patience === undefined ? {} : { patience };
  const direct = directSender({ rest, token, log, emojiOf, ...bounded });
  const announcer = createAnnouncer({
    ...{ app, log, now, whole, direct, meter },
    poster: poster({ ...{ rest, token, onLost: refused, emojiOf, now }, ...bounded }),
  });
  const underWay = new Set<Promise<void>>();
  const receive = receiver({
    ...{ app, log, direct, commands: COMMANDS, routes: ROUTES, emojiOf },
    ...{ acknowledge: measured(acknowledger(rest), meter.acknowledged), heldUp: announcer.heldUp },
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const admitted = ready.then(({ application }) => admit?.(application.id));
  client.on(Events.InteractionCreate, (interaction) => {
    // Where the bot is not admitted, nothing here is its own to answer.
    const work = admitted
      .then(
        () => receive(interaction),
        () => undefined,
      )
      .finally(() => underWay.delete(work));
    underWay.add(work);
  });
  client.on(Events.Error, (error) => log.error({ err: error }, 'discord.js reports an error'));
  client.on(Events.Warn, (message) => log.warn({}, message));
  // Both mean that discord.js does not connect again by itself.
  client.on(Events.Invalidated, () => onLost?.());
  client.on(Events.ShardDisconnect, ({ code }) => {
    log.error({ code }, 'gateway: disconnected for good');
    onLost?.();
  });
  client.on(Events.ShardReconnecting, () => log.info({}, 'gateway: reconnecting'));
  client.on(Events.ShardResume, () => log.info({}, 'gateway: resumed'));

  /** Ends the connection, which then is not lost. */
  const disconnect = async () => {
    client.removeAllListeners(Events.ShardDisconnect);
    client.removeAllListeners(Events.Invalidated);
    client.removeAllListeners(Events.ShardReconnecting);
    await client.destroy();
  };

  try {
    await Promise.all([client.login(token), admitted]);
  } catch (error) {
    await disconnect();
    throw error;
  }
  const { application } = await ready;
  if (emblems !== undefined) {
    // A client loses its token with any 401: what is only for looks has one of its own.
    const own = new REST(client.options.rest).setToken(token);
    keeper = keepEmoji({ rest: own, application: application.id, pictures: emblems, log });
  }
  await registerCommands(await ready, COMMANDS, { memory, log });
  announcer.start();
  log.info({ guilds: client.guilds.cache.size }, 'ready');

  return {
    health: () => ({
      connected: client.ws.shards.size > 0 && client.ws.shards.every(({ status }) => status === Status.Ready),
      ping: client.ws.ping,
      guilds: client.guilds.cache.size,
    }),
    quiet: () => announcer.idle(),
    emojiSettled: async () => keeper?.settled,
    close: async () => {
      keeper?.stop();
      client.removeAllListeners(Events.InteractionCreate);
      await Promise.allSettled(underWay);
      await announcer.stop();
      await disconnect();
    },
  };
}
