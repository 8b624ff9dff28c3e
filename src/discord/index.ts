/** The bot in Discord: the door of this folder. */
import { type Interaction, Routes } from 'discord.js';
import type { Leases } from '../core/index.ts';
import type { App } from '../features/index.ts';
import { explainTokenRefusal, type GatewayHealth } from './gateway/gateway.ts';
import { createLoginCounter, waitForLogins } from './gateway/logins.ts';
import { openMultiProcess } from './gateway/multi-process.ts';
import { openSingleProcess } from './gateway/single-process.ts';
import type { Composer } from './posts/composer.ts';
import { createOutboxWorker } from './posts/outbox-worker.ts';
import type { EmojiOf } from './shared/emoji.ts';
import type { Handlers, Log } from './shared/interaction-context.ts';
import { type MetricsSink, NO_METRICS } from './shared/metrics-sink.ts';
import { acknowledger, measured } from './transport/acknowledge.ts';
import { installLink } from './transport/application-settings.ts';
import { directSender } from './transport/direct-messages.ts';
import { type EmblemPictures, type EmojiKeeper, keepEmoji } from './transport/emoji-upload.ts';
import { receiver } from './transport/interaction-handler.ts';
import { withoutRetries } from './transport/no-retry.ts';
import { contestIn } from './transport/ownership-contest.ts';
import { poster } from './transport/post.ts';
import { createRateLimiter, type Limits, unlimited } from './transport/rate-limiter.ts';
import { type CommandIds, type Memory, registerCommands } from './transport/register.ts';
import { openRest } from './transport/rest.ts';
import { createThreadReopener } from './transport/threads.ts';

export type { Log } from './shared/interaction-context.ts';
export type { MetricsSink } from './shared/metrics-sink.ts';
export {
  type Appearance,
  type ApplicationChange,
  changeApplication,
  changesOf,
  installLink,
  readApplication,
} from './transport/application-settings.ts';
export { DEFAULT_RATE_LIMIT } from './transport/rate-limiter.ts';
export { openRest } from './transport/rest.ts';

export interface BotOptions {
  readonly token: string;
  /** Address of another REST API (without the version), such as the playground's; left out: Discord's. */
  readonly api?: string;
  readonly app: App;
  /** The commands, routes and posts of all features. */
  readonly handlers: Handlers;
  readonly composer: Composer;
  readonly memory: Memory;
  readonly log: Log;
  readonly now: () => Date;
  /** What processes on one database settle among themselves; left out, this one serves all shards. */
  readonly leases?: Leases | undefined;
  /** How many shards there are in all; left out: as many as Discord recommends. */
  readonly shards?: number | undefined;
  /** Told the id of the application, before anybody is answered and anything posted; where it rejects, the bot ends. */
  readonly admit?: (application: string) => Promise<void>;
  /** Called when the connection is lost for good: the token was revoked, for example. */
  readonly onLost?: () => void;
  /** Milliseconds that a post may take; left out, as many as fit into closing. */
  readonly patience?: number;
  /** Whether posts stay whole when newer ones come; left out, a line is left of each. */
  readonly whole?: boolean;
  /** Address of the folder with the privacy policy and the terms of service. */
  readonly documents?: string | undefined;
  /** What one person may ask of it; left out, anything: robots click faster than people. */
  readonly limits?: Limits;
  /** Told how the bot works. */
  readonly meter?: MetricsSink;
  /** Whether panels do without pictures at the moment; left out: as the drawing thread says. */
  readonly drawingBehind?: () => boolean;
  /** Reads the pictures that become emoji of the application; left out, words have to do. */
  readonly emblems?: () => Promise<EmblemPictures>;
}

export interface Bot {
  /** Installs it into a server. */
  readonly installLink: string;
  health(): GatewayHealth;
  /** Resolves when everything that is owed and due has been posted, apart from what failed. */
  quiet(): Promise<void>;
  /** Resolves when our emoji are there, or when that has failed. */
  emojiSettled(): Promise<void>;
  /** Leaves the shards to whoever stands by, finishes what is under way, and disconnects. */
  close(): Promise<void>;
}

/** Milliseconds that Discord wants between two logins of a bot; a look-alike of it does not mind. */
const IDENTIFY_EVERY = 5_000;

/** Registers the commands, connects, and posts what is owed. Rejects when the token is refused. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const {
    token,
    api,
    app,
    composer,
    handlers,
    memory,
    log,
    now,
    patience,
    emblems,
    whole = false,
    admit,
  } = options;
  const { meter = NO_METRICS, leases, limits, drawingBehind, onLost = () => {} } = options;
  const rest = openRest(token, api);
  const { id: application } = (await rest.get(Routes.currentApplication()).catch(explainTokenRefusal)) as {
    id: string;
  };
  await admit?.(application);

  const trying = withoutRetries({ rest });
  const refused = () => {
    log.error({}, 'Discord does not take the token any more');
    onLost();
  };
  let keeper: EmojiKeeper | undefined;
  const emojiOf: EmojiOf = (emblem) => keeper?.emojiOf(emblem);
  const bounded = patience === undefined ? {} : { patience };
  const direct = directSender({ rest: trying, token, log, emojiOf, ...bounded });
  const announcer = createOutboxWorker({
    ...{ app, composer, log, now, whole, direct, meter },
    poster: poster({ ...{ rest: trying, token, onLost: refused, emojiOf, now }, ...bounded }),
  });
  let commandIds: CommandIds = () => undefined;
  const underWay = new Set<Promise<void>>();
  const contest = contestIn(leases);
  const receive = receiver({
    ...{ app, log, direct, ...handlers, emojiOf, drawingBehind },
    ...{ commandIds: (path: string) => commandIds(path), documents: options.documents },
    acknowledge: measured(acknowledger(trying, contest), meter.acknowledged),
    heldUp: announcer.heldUp,
    enter: limits === undefined ? unlimited : createRateLimiter(limits, now),
    slowed: meter.slowed,
  });
  const hear = (interaction: Interaction, isTakenOver = false) => {
    if (isTakenOver) contest.add(interaction);
    const work = receive(interaction).finally(() => underWay.delete(work));
    underWay.add(work);
  };

  commandIds = await registerCommands({ rest, application }, handlers.commands, { memory, log });
  const reopen = createThreadReopener({ app, rest, log, now });
  const onArchived = (thread: string) => void reopen(thread);
  const { shards: recommended, session_start_limit: limit } = await waitForLogins({ rest, log, meter });
  const opening = {
    ...{ token, rest, log, hear, onArchived, onLost, onLogin: createLoginCounter({ rest, log, meter }) },
    ...{ shards: options.shards ?? recommended, concurrency: limit.max_concurrency },
  };
  const identifyEvery = api === undefined ? IDENTIFY_EVERY : 0;
  const gateway = await (leases === undefined
    ? openSingleProcess(opening)
    : openMultiProcess({ ...opening, leases, identifyEvery }));
  if (emblems !== undefined) {
    keeper = keepEmoji({ rest, application, pictures: emblems, log });
  }
  announcer.start();
  const { guilds, shards, standby } = gateway.health();
  log.info({ guilds, shards, standby }, 'ready');

  return {
    installLink: installLink(application),
    health: () => gateway.health(),
    quiet: () => announcer.idle(),
    emojiSettled: async () => keeper?.settled,
    close: async () => {
      keeper?.stop();
      await gateway.deafen();
      await Promise.allSettled(underWay);
      await announcer.stop();
      await gateway.close();
    },
  };
}
