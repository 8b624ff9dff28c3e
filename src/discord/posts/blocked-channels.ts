/** Channels with postponed posts that need a user's intervention. */
import type { OutboxService } from '../../core/index.ts';
import { MINUTE_MS } from '../../durations.ts';
import type { BlockedChannel } from '../transport/permission-warning.ts';

export interface BlockedChannels extends BlockedChannel {
  /** Loads channels blocked in earlier runs or by other processes; does so at most once a minute. */
  learn(): Promise<void>;
  /** Notes that a game has a new post, whose direct messages must not wait behind a refused one. */
  arrived(game?: string): void;
  /** Makes due what new posts wait behind. `busy`: games that are being worked on; theirs are looked at later. */
  makeWay(busy: ReadonlyMap<string, unknown>): Promise<void>;
  add(channel: string): void;
  /** Excludes a channel, because its users can't fix the problem. */
  leaveOut(channel: string): void;
  /** Called after a successful post: other games' posts in the channel may now succeed, too. */
  went(channel: string): Promise<void>;
}

/** Milliseconds between immediate retries of a channel: clicks are frequent, and Discord counts refusals. */
const RETRY_INTERVAL_MS = 15_000;
const RELOAD_INTERVAL_MS = MINUTE_MS;
/** Milliseconds within which the result of a retry is usually known. */
const TRIAL_MS = 5_000;

/** A retry of a channel's posts. */
interface Trial {
  readonly at: number;
  /** Resolves when a post has gone or was refused, or that takes long. */
  readonly over: Promise<void>;
  readonly end: () => void;
}

function trialFrom(at: number): Trial {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, TRIAL_MS).unref();
    end = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { at, over, end };
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
): BlockedChannels {
  const held = new Set<string>();
  const leftOut = new Set<string>();
  /** Games with new posts; with their channels, once looked up. */
  const arrivals = new Map<string, string | undefined>();
  const trials = new Map<string, Trial>();
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
    trials.get(channel)?.end();
  }
  /** Returns a new retry of a channel; `undefined` if the last one was a moment ago. */
  function begin(channel: string): Trial | undefined {
    const at = now().getTime();
    if (isRecent(trials.get(channel)?.at ?? Number.NEGATIVE_INFINITY, at, RETRY_INTERVAL_MS))
      return undefined;
    const trial = trialFrom(at);
    trials.set(channel, trial);
    return trial;
  }
  return {
    async learn() {
      const at = now().getTime();
      if (isRecent(learned, at, RELOAD_INTERVAL_MS)) return;
      // At the start, every server asks at the same time.
      learning ??= look(at).finally(() => {
        learning = undefined;
      });
      await learning;
    },
    arrived(game) {
      // It may have moved since.
      if (game !== undefined) arrivals.set(game, undefined);
    },
    async makeWay(busy) {
      const looked = [...arrivals].filter(([game]) => !busy.has(game));
      for (const [game] of looked) arrivals.delete(game);
      if (held.size === 0) return;
      const retryFor = async ([game, known]: (typeof looked)[number]) => {
        const channel = known ?? (await channelOf(game));
        if (channel === undefined || !held.has(channel)) return;
        // After a moment, a later call retries it.
        if (begin(channel) === undefined) arrivals.set(game, channel);
        else await outbox.retryChannel(channel);
      };
      await Promise.all(looked.map(retryFor));
    },
    add,
    leaveOut: (channel) => void leftOut.add(channel),
    async went(channel) {
      trials.get(channel)?.end();
      trials.delete(channel);
      leftOut.delete(channel);
      if (held.delete(channel)) await outbox.retryChannel(channel);
    },
    in: (channel) => held.has(channel),
    async retry(channel) {
      if (begin(channel) !== undefined) {
        held.delete(channel);
        // If this fails, the posts are still retried later.
        await outbox.retryChannel(channel).then(wake, () => add(channel));
      }
      await trials.get(channel)?.over;
      return !held.has(channel);
    },
  };
}
