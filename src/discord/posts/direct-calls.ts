/** Direct messages to users whom a post would have called, if their channel refuses it. */
import { isSought, type OutboxEntry } from '../../core/index.ts';
import type { DeliveryOptions } from './delivery-context.ts';
import { idsOf } from './outbox-entry.ts';
import { createTurnMessages, QUESTIONS, repeatsCall } from './turn-messages.ts';

/**
 * Sends the direct messages of entries that have not been tried. Returns those that need no post any more. `isGone`: their
 * channel was deleted. Never rejects.
 */
export type CallDirectly = (entries: readonly OutboxEntry[], isGone?: boolean) => Promise<OutboxEntry[]>;

/** Creates the sender. It tries once, and each user gets one message about their turn. */
export function createDirectCalls({
  services,
  direct,
  log,
}: Pick<DeliveryOptions, 'services' | 'direct' | 'log'>): CallDirectly {
  if (direct === undefined) return async () => [];
  const messages = createTurnMessages(services, direct);
  async function isOpen({ announcement, game }: OutboxEntry): Promise<boolean> {
    const record = (await services.queries.getGame(game))?.record;
    if (announcement.kind === 'asked') return record?.consent?.id === announcement.consent.id;
    if (announcement.kind === 'steppedDown')
      return record !== undefined && isSought(record, announcement.seat);
    if (announcement.kind !== 'timeUp') return true;
    return record?.timing?.waits.find(({ seat }) => seat === announcement.seat)?.expired !== undefined;
  }

  return async (entries, isGone) => {
    const called = new Set<string>();
    const done: OutboxEntry[] = [];
    const untold = entries.filter(needsNotification).reverse();
    // A reminder must not take the place of a call.
    for (const entry of [...untold.filter((one) => !repeatsCall(one)), ...untold.filter(repeatsCall)]) {
      const { announcement } = entry;
      const isQuestion = QUESTIONS.includes(announcement.kind);
      const ping = announcement.ping.filter((user) => isQuestion || !called.has(user));
      if (!isQuestion) for (const user of ping) called.add(user);
      try {
        if (isQuestion && !(await isOpen(entry))) continue;
        const call = { ...entry, announcement: { ...announcement, ping } };
        if (await messages.sendInsteadOfPost(call, isGone)) done.push(entry);
        else await messages.sendBesidesPost(call, isGone);
      } catch (error) {
        log.error({ err: error, ...idsOf(entry) }, 'failed to send direct messages');
      }
    }
    return done;
  };
}

/** Returns whether the users an entry pings have not been notified yet: every attempt at a post is counted. */
export const needsNotification = ({ attempts, announcement: { ping } }: OutboxEntry): boolean =>
  attempts === 0 && ping.length > 0;
