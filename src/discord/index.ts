/** Discord for all features: gateway, transport, posts, panels. Of features it uses only the services' types. */
import { type Client, type Guild, type Interaction, Routes } from 'discord.js';
import type { Leases } from '../core/index.ts';
import type { Services } from '../features/index.ts';
import { explainRefusal } from './gateway/gateway.ts';
import { createLoginCounter, waitForLogins } from './gateway/logins.ts';
import { openMultiProcess } from './gateway/multi-process.ts';
import { openSingleProcess } from './gateway/single-process.ts';
import type { Composer } from './posts/composer.ts';
import { createOutboxWorker } from './posts/outbox-worker.ts';
import type { EmojiOf } from './shared/emoji.ts';
import type { Handlers, Log } from './shared/interaction-context.ts';
import { type MetricsSink, NO_METRICS } from './shared/metrics-sink.ts';
import { createAcknowledger, measured } from './transport/acknowledge.ts';
import { installLink } from './transport/application-settings.ts';
import { createDirectMessageSender } from './transport/direct-messages.ts';
import { type EmblemPictures, type EmojiKeeper, keepEmoji } from './transport/emoji-upload.ts';
import { createInteractionHandler } from './transport/interaction-handler.ts';
import { withoutRetries } from './transport/no-retry.ts';
import { createContest } from './transport/ownership-contest.ts';
import { retryBlocked, retryUncached } from './transport/permission-warning.ts';
import { createPoster } from './transport/post.ts';
import { createRateLimiter, type Limits, unlimited } from './transport/rate-limiter.ts';
import { type CommandIds, type Memory, registerCommands } from './transport/register.ts';
import { openRest } from './transport/rest.ts';
import { createThreadReopener } from './transport/threads.ts';
import { createWelcome } from './transport/welcome.ts';

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
export { createRateLimiter, DEFAULT_RATE_LIMIT } from './transport/rate-limiter.ts';
export { openRest } from './transport/rest.ts';

export interface BotOptions {
  readonly token: string;
  /** Base URL of another REST API (without version), such as the playground's. Default: Discord's. */
  readonly api?: string;
  readonly services: Services;
  readonly handlers: Handlers;
  readonly composer: Composer;
  readonly memory: Memory;
  readonly log: Log;
  readonly now: () => Date;
  /** Leases shared by the processes on one database. Default: none, this process serves all shards. */
  readonly leases?: Leases | undefined;
  /** Total number of shards. Default: Discord's recommendation. */
  readonly shards?: number | undefined;
  /** Called with the application id before any interaction or post; the bot stops if it rejects. */
  readonly admit?: (application: string) => Promise<void>;
  readonly onFatalDisconnect?: () => void;
  /** Timeout of a post in milliseconds. Default: fits into the shutdown time. */
  readonly postTimeoutMs?: number;
  readonly wholePosts?: boolean;
  /** URL of the folder with the privacy policy and the terms of service. */
  readonly documents?: string | undefined;
  /** Rate limits per user. Default: none, for scripted players. */
  readonly limits?: Limits;
  readonly meter?: MetricsSink;
  readonly drawingBehind?: () => boolean;
  /** Reads the pictures to upload as application emoji. Default: none, words only. */
  readonly emblems?: () => Promise<EmblemPictures>;
}

/** Milliseconds Discord requires between logins of a bot; other APIs have no limit. */
const IDENTIFY_INTERVAL_MS = 5_000;

/** Registers the commands, connects, and starts posting. Rejects if the token is invalid. */
export async function startBot(options: BotOptions) {
  const { token, api, services, composer, handlers, memory, log, now, emblems, admit, leases, limits } =
    options;
  const { postTimeoutMs, wholePosts = false, onFatalDisconnect = () => {} } = options;
  const { meter = NO_METRICS, drawingBehind, documents } = options;
  const rest = openRest(token, api);
  const { id: application } = (await rest.get(Routes.currentApplication()).catch(explainRefusal)) as {
    id: string;
  };
  await admit?.(application);

  const trying = withoutRetries({ rest });
  const onInvalidToken = () => {
    log.error({}, 'Discord no longer accepts the token');
    onFatalDisconnect();
  };
  let keeper: EmojiKeeper | undefined;
  const emojiOf: EmojiOf = (emblem) => keeper?.emojiOf(emblem);
  const limited = postTimeoutMs === undefined ? {} : { timeoutMs: postTimeoutMs };
  const direct = createDirectMessageSender({ rest: trying, token, log, emojiOf, ...limited });
  const announcer = createOutboxWorker({
    services: services,
    composer,
    log,
    now,
    wholePosts,
    direct,
    meter,
    poster: createPoster({ rest: trying, token, onInvalidToken, emojiOf, now, ...limited }),
  });
  let commandIds: CommandIds = () => undefined;
  const underWay = new Set<Promise<void>>();
  const contest = createContest(leases);
  const receive = createInteractionHandler({
    ...handlers,
    services: services,
    log,
    direct,
    emojiOf,
    drawingBehind,
    documents,
    commandIds: (path) => commandIds(path),
    acknowledge: measured(createAcknowledger(trying, contest), meter.acknowledged),
    heldUp: announcer.heldUp,
    acquire: limits === undefined ? unlimited : createRateLimiter(limits, now),
    onRateLimited: meter.slowed,
  });
  const onInteraction = (interaction: Interaction, isTakenOver = false) => {
    if (isTakenOver) contest.add(interaction);
    const work = receive(interaction).finally(() => underWay.delete(work));
    underWay.add(work);
  };

  commandIds = await registerCommands({ rest, application }, handlers.commands, { memory, log });
  const reopen = createThreadReopener({ services, rest, log, now });
  const onArchived = (thread: string) => void reopen(thread);
  const welcome = createWelcome({ rest, log, emojiOf, commandId: (path) => commandIds(path) });
  const { heldUp } = announcer;
  // After a failed query, posts are retried later.
  const withBlocked = (retry: () => void) => void heldUp.learn().then(retry, () => undefined);
  const onAccessChanged = (guild: Guild) => withBlocked(() => retryBlocked(guild, heldUp));
  const onJoined = (guild: Guild) => {
    void welcome(guild);
    // If the bot was here before, posts may wait.
    onAccessChanged(guild);
  };
  const { shards: recommended, session_start_limit: limit } = await waitForLogins({ rest, log, meter });
  const countLogin = createLoginCounter({ rest, log, meter });
  const opening = {
    token,
    rest,
    log,
    onInteraction,
    onJoined,
    onAccessChanged,
    onThreadOpened: heldUp.opened,
    onArchived,
    onFatalDisconnect,
    onLogin: (client: Client) => {
      countLogin();
      withBlocked(() => void retryUncached(client, heldUp.list(), heldUp));
    },
    shards: options.shards ?? recommended,
    concurrency: limit.max_concurrency,
  };
  const identifyIntervalMs = api === undefined ? IDENTIFY_INTERVAL_MS : 0;
  const gateway = await (leases === undefined
    ? openSingleProcess(opening)
    : openMultiProcess({ ...opening, leases, identifyIntervalMs }));
  if (emblems !== undefined) {
    keeper = keepEmoji({ rest, application, pictures: emblems, log });
  }
  announcer.start();
  const { guilds, shards, standby } = gateway.health();
  log.info({ guilds, shards, standby }, 'ready');

  return {
    installLink: installLink(application),
    health: () => gateway.health(),
    /** Resolves when all due posts have been posted, apart from failed ones. */
    quiet: () => announcer.idle(),
    /** Resolves when the emoji are uploaded, or that has failed. */
    emojiSettled: async () => keeper?.settled,
    /** Hands the shards over to standby processes, finishes pending work, and disconnects. */
    close: async () => {
      keeper?.stop();
      await gateway.stopReceiving();
      await Promise.allSettled(underWay);
      await announcer.stop();
      await gateway.close();
    },
  };
}

export type Bot = Awaited<ReturnType<typeof startBot>>;
