/** Channels with posts that were put off, because a person has to mend something first. */
import type { OutboxService } from '../../core/index.ts';
import { MINUTE_MS } from '../../durations.ts';
import type { BlockedChannel } from '../transport/permission-warning.ts';

export interface BlockedChannels extends BlockedChannel {
  /** Learns from the store what an earlier run put off, or another process: now and then, however often it is called. */
  learn(): Promise<void>;
  add(channel: string): void;
  /** What was put off there is nothing that somebody in the channel could mend. */
  leaveOut(channel: string): void;
  /** Something was posted: where one post goes, so may those of other games. */
  went(channel: string): Promise<void>;
}

/** Milliseconds until a channel may be tried at once again: clicks are many, and Discord counts refusals. */
const PATIENCE = 15_000;
/** Milliseconds until it is learned again. */
const AGAIN = MINUTE_MS;

/** Whether it is less than so long ago; a moment still to come is that of a clock set back since. */
const isRecent = (moment: number, at: number, milliseconds: number): boolean =>
  moment <= at && at - moment < milliseconds;

/** `wake` is called when posts have become due. */
export function createBlockedChannels(
  outbox: Pick<OutboxService, 'retryChannel' | 'listBlockedChannels'>,
  now: () => Date,
  wake: () => void,
): BlockedChannels {
  const held = new Set<string>();
  const leftOut = new Set<string>();
  /** When those of a channel were last tried at once. */
  const retried = new Map<string, number>();
  /** When it was learned last. */
  let learned = Number.NEGATIVE_INFINITY;
  return {
    async learn() {
      const at = now().getTime();
      if (isRecent(learned, at, AGAIN)) return;
      // One that another process has posted to may stay: it is found to be free when somebody does anything there.
      for (const channel of await outbox.listBlockedChannels()) if (!leftOut.has(channel)) held.add(channel);
      learned = at;
    },
    add(channel) {
      held.add(channel);
      leftOut.delete(channel);
    },
    leaveOut: (channel) => void leftOut.add(channel),
    async went(channel) {
      retried.delete(channel);
      leftOut.delete(channel);
      if (held.delete(channel)) await outbox.retryChannel(channel);
    },
    in: (channel) => held.has(channel),
    retry(channel) {
      const at = now().getTime();
      if (isRecent(retried.get(channel) ?? Number.NEGATIVE_INFINITY, at, PATIENCE)) return 'justTried';
      retried.set(channel, at);
      held.delete(channel);
      // If it fails, they are tried all the same, only later.
      outbox.retryChannel(channel).then(wake, () => held.add(channel));
      return 'tried';
    },
  };
}
