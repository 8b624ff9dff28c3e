/** Channels with postponed posts that need a user's intervention. */
import type { OutboxService } from '../../core/index.ts';
import { MINUTE_MS } from '../../durations.ts';

/** Milliseconds between immediate retries of a channel: clicks are frequent, and Discord counts refusals. */
const RETRY_INTERVAL_MS = 15_000;
const RELOAD_INTERVAL_MS = MINUTE_MS;
/** Milliseconds within which the result of a retry is usually known. */
const RETRY_LIMIT_MS = 5_000;

/** A retry of a channel's posts. */
interface Retry {
  readonly at: number;
  /** Resolves when a post has gone or was refused, or after RETRY_LIMIT_MS. */
  readonly settled: Promise<void>;
  readonly settle: () => void;
}

function createRetry(at: number): Retry {
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, RETRY_LIMIT_MS).unref();
    settle = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { at, settled, settle };
}

/** Returns whether a moment is less than `milliseconds` ago; a future one, by a reset clock, is not. */
const isRecent = (moment: number, at: number, milliseconds: number): boolean =>
  moment <= at && at - moment < milliseconds;

/** Creates the set of blocked channels. `wake`: called when posts have become due. */
export function createBlockedChannels(
  outbox: Pick<OutboxService, 'retryChannel' | 'listBlockedChannels'>,
  channelOf: (game: string) => Promise<string | undefined>,
  now: () => Date,
  wake: () => void,
) {
  const held = new Set<string>();
  const leftOut = new Set<string>();
  /** Games with new posts; with their channels, once looked up. */
  const arrivals = new Map<string, string | undefined>();
  const retries = new Map<string, Retry>();
  let learned = Number.NEGATIVE_INFINITY;
  let learning: Promise<void> | undefined;
  async function look(at: number): Promise<void> {
    // A channel another process has unblocked may remain; the next interaction there removes it.
    for (const channel of await outbox.listBlockedChannels()) if (!leftOut.has(channel)) held.add(channel);
    learned = at;
  }
  function add(channel: string): void {
    held.add(channel);
    leftOut.delete(channel);
    retries.get(channel)?.settle();
  }
  /** Leaves a game to the next call, unless it has had another post meanwhile. */
  function again(game: string, channel?: string): void {
    if (!arrivals.has(game)) arrivals.set(game, channel);
  }
  /** Returns a new retry of a channel; `undefined` if the last one was a moment ago. */
  function startRetry(channel: string): Retry | undefined {
    const at = now().getTime();
    if (isRecent(retries.get(channel)?.at ?? Number.NEGATIVE_INFINITY, at, RETRY_INTERVAL_MS))
      return undefined;
    const retry = createRetry(at);
    retries.set(channel, retry);
    return retry;
  }
  async function retry(channel: string): Promise<boolean> {
    if (startRetry(channel) !== undefined) {
      held.delete(channel);
      // If this fails, the posts are still retried later.
      await outbox.retryChannel(channel).then(wake, () => add(channel));
    }
    await retries.get(channel)?.settled;
    return !held.has(channel);
  }
  return {
    /** Loads channels blocked in earlier runs or by other processes; does so at most once a minute. */
    async learn() {
      const at = now().getTime();
      if (isRecent(learned, at, RELOAD_INTERVAL_MS)) return;
      // At the start, every server asks at the same time.
      learning ??= look(at).finally(() => {
        learning = undefined;
      });
      await learning;
    },
    /** Notes that a game has a new post, whose direct messages must not wait behind a refused one. */
    arrived(game?: string) {
      // It may have moved since.
      if (game !== undefined) arrivals.set(game, undefined);
    },
    /**
     * Retries the channels of games with new posts, which would wait behind refused ones. `busy`: games being delivered; they
     * are looked at next time.
     */
    async makeWay(busy: ReadonlyMap<string, unknown>) {
      const looked = [...arrivals].filter(([game]) => !busy.has(game));
      for (const [game] of looked) arrivals.delete(game);
      if (held.size === 0) return;
      const retryFor = async ([game, known]: (typeof looked)[number]) => {
        const channel = known ?? (await channelOf(game));
        if (channel === undefined || !held.has(channel)) return;
        // After a moment, a later call retries it.
        if (startRetry(channel) === undefined) again(game, channel);
        else await outbox.retryChannel(channel);
      };
      // A later call tries what failed.
      await Promise.all(looked.map((one) => retryFor(one).catch(() => again(one[0]))));
    },
    add,
    /** Excludes a channel, because its users can't fix the problem. */
    leaveOut: (channel: string) => void leftOut.add(channel),
    /** Called after a successful post: other games' posts in the channel may now succeed, too. */
    async went(channel: string) {
      retries.get(channel)?.settle();
      retries.delete(channel);
      leftOut.delete(channel);
      if (held.delete(channel)) await outbox.retryChannel(channel);
    },
    in: (channel: string) => held.has(channel),
    retry,
    list: (): readonly string[] => [...held],
    /** Retries a channel that now takes posts, even if that was done a moment ago. */
    opened(channel: string) {
      if (!held.has(channel)) return;
      retries.get(channel)?.settle();
      retries.delete(channel);
      void retry(channel);
    },
  };
}

export type BlockedChannels = ReturnType<typeof createBlockedChannels>;
