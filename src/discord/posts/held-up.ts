/** Channels with posts that were put off, because a person has to mend something first. */
import type { Outbox } from '../../app/index.ts';
import type { HeldUp } from '../wire/held-up.ts';

export interface HeldUpPosts extends HeldUp {
  /** Learns from the store what an earlier run put off; once. */
  learn(): Promise<void>;
  add(channel: string): void;
  /** Something was posted: where one post goes, so may those of other games. */
  went(channel: string): Promise<void>;
}

/** Milliseconds until a channel may be tried at once again: clicks are many, and Discord counts refusals. */
const PATIENCE = 15_000;

/** `wake` is called when posts have become due. */
export function createHeldUp(
  outbox: Pick<Outbox, 'hasten' | 'heldUp'>,
  now: () => Date,
  wake: () => void,
): HeldUpPosts {
  const held = new Set<string>();
  /** When those of a channel were last tried at once. */
  const retried = new Map<string, number>();
  let learned = false;
  return {
    async learn() {
      if (learned) return;
      for (const channel of await outbox.heldUp()) held.add(channel);
      learned = true;
    },
    add: (channel) => void held.add(channel),
    async went(channel) {
      retried.delete(channel);
      if (held.delete(channel)) await outbox.hasten(channel);
    },
    in: (channel) => held.has(channel),
    retry(channel) {
      const at = now().getTime();
      if (at - (retried.get(channel) ?? Number.NEGATIVE_INFINITY) < PATIENCE) return 'justTried';
      retried.set(channel, at);
      held.delete(channel);
      // If it fails, they are tried all the same, only later.
      outbox.hasten(channel).then(wake, () => held.add(channel));
      return 'tried';
    },
  };
}
