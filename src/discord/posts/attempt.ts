/** One attempt to deliver an entry, and its consequences: finished, retried later, or given up. */
import type { OutboxEntry, OutboxService } from '../../core/index.ts';
import { HOUR_MS } from '../../durations.ts';
import type { Log } from '../shared/interaction-context.ts';
import type { MetricsSink } from '../shared/metrics-sink.ts';
import { codeOf, UNKNOWN_CHANNEL } from '../transport/http-status.ts';
import { isFailure, type PostFailure } from '../transport/post.ts';
import type { Backoff } from './backoff.ts';
import type { BlockedChannels } from './blocked-channels.ts';
import { MOVED } from './build.ts';
import type { OwedEntry } from './catch-up.ts';
import type { Deliver } from './delivery-context.ts';
import type { DeliveryResult } from './last-post.ts';
import { idsOf, isCosmeticEdit, isElsewhere } from './outbox-entry.ts';
import { isExhausted, isRefusal, outlastsOutage, retryDelayMs } from './retry.ts';

/** Quick attempts of a cosmetic edit; later ones are ever more rare. */
const QUICK_EDIT_ATTEMPTS = 3;
/** Milliseconds for which a cosmetic edit is tried: a plain post may be the board for days, and old buttons confuse. */
const EDIT_WITHIN_MS = HOUR_MS;

export interface AttemptContext {
  readonly outbox: OutboxService;
  readonly log: Log;
  readonly now: () => Date;
  readonly meter: Pick<MetricsSink, 'posted'>;
  readonly deliver: Deliver;
  readonly backoff: Backoff;
  /** Returns true if a game continues, `shelved` if it can be resumed, false if it is over. */
  readonly goesOn: (game: string) => Promise<boolean | 'shelved'>;
  readonly blocked: BlockedChannels;
  /** Results by entry id: delivered, but not yet acknowledged in the store. */
  readonly delivered: Map<number, DeliveryResult | undefined>;
  readonly failedEdits: Map<number, number>;
}

/**
 * `finished`: posted, given up, or obsolete. `moved`: its game has left the channel. `refused`: it waits for a user's
 * intervention. `gone`: its channel was deleted.
 */
type Attempted = 'finished' | 'moved' | 'waiting' | 'refused' | 'gone';

/** Makes one attempt. `blocks`: others of its game wait behind it. */
export async function attempt(
  context: AttemptContext,
  entry: OwedEntry,
  blocks: boolean,
): Promise<Attempted> {
  const { delivered, deliver, backoff, meter, log, now } = context;
  if (delivered.has(entry.id)) return 'finished';
  const result = await deliver(entry, backoff.failures(entry));
  if (result === MOVED) return 'moved';
  const isPost = !isCosmeticEdit(entry);
  if (!isFailure(result)) {
    if (isPost && result !== undefined) meter.posted('posted');
    delivered.set(entry.id, result);
    return 'finished';
  }
  if (!isPost) return givesUpEdit(context, entry, result) ? 'finished' : 'waiting';
  // The channel that the game has left may be gone.
  if (entry.announcement.kind === 'departed' && result.permanent) {
    log.info(idsOf(entry), 'failed to say in the former channel that the game has moved');
    return 'finished';
  }
  // Posts with a channel of their own must not hold up the game if that channel forbids them.
  const isInTheWay = blocks && result.permanent && isElsewhere(entry);
  // A reminder is as old as the newest that it replaces.
  const { createdAt } = (!outlastsOutage(entry, result) && entry.covers?.at(-1)) || entry;
  const isOver =
    isExhausted({ ...entry, createdAt }, result, backoff.failures(entry), now()) &&
    !(await keepsWaiting(context, entry, result));
  if (!isInTheWay && !isOver) {
    await retryLater(context, entry, result);
    if (!isRefusal(result)) return 'waiting';
    return codeOf(result.error) === UNKNOWN_CHANNEL ? 'gone' : 'refused';
  }
  log.error({ err: result.error, ...idsOf(entry) }, 'gave up on an announcement');
  meter.posted('givenUp');
  return 'finished';
}

/** Returns whether to keep retrying a post that is past its age limit. No one reads it in a deleted channel unless its game moves. */
async function keepsWaiting({ goesOn }: AttemptContext, entry: OutboxEntry, failure: PostFailure) {
  if (!outlastsOutage(entry, failure)) return false;
  const going = await goesOn(entry.game);
  return going === 'shelved' ? codeOf(failure.error) !== UNKNOWN_CHANNEL : going;
}

/** Returns whether to give up on a failed cosmetic edit. Otherwise it waits, and newer posts don't wait for it. */
function givesUpEdit(
  { failedEdits, backoff, log, now }: AttemptContext,
  entry: OutboxEntry,
  failure: PostFailure,
): boolean {
  const { error, wait } = failure;
  // If Discord asked to wait, it is no failure.
  const attempts = (failedEdits.get(entry.id) ?? 0) + (wait === undefined ? 1 : 0);
  failedEdits.set(entry.id, attempts);
  const isOld = now().getTime() - entry.createdAt.getTime() >= EDIT_WITHIN_MS;
  if (wait === undefined && attempts >= QUICK_EDIT_ATTEMPTS && isOld) {
    log.warn({ err: error, ...idsOf(entry) }, 'gave up on an edit');
    return true;
  }
  const delayMs = wait ?? retryDelayMs(Math.max(0, attempts - QUICK_EDIT_ATTEMPTS), failure);
  backoff.add(entry, delayMs, wait !== undefined);
  return false;
}

/** Postpones the entry in the store if a user must intervene; otherwise makes its game wait in this process. */
async function retryLater(
  { outbox, log, now, meter, backoff, blocked }: AttemptContext,
  entry: OutboxEntry,
  failure: PostFailure,
): Promise<void> {
  const { permanent, error, wait } = failure;
  meter.posted(wait !== undefined ? 'waits' : permanent ? 'putOff' : 'failed');
  // Posts in other channels always wait the shortest time, so that later entries are not blocked for long.
  const earlier = permanent ? (isElsewhere(entry) ? 0 : entry.attempts) : backoff.failures(entry);
  const delayMs = wait ?? retryDelayMs(earlier, failure);
  const next = new Date(now().getTime() + delayMs);
  const data = { err: error, ...idsOf(entry), next };
  if (wait !== undefined) log.info({ ...idsOf(entry), next }, 'postponed an announcement: rate limit');
  else if (!isRefusal(failure) || isElsewhere(entry)) log.warn(data, 'postponed an announcement');
  else if (codeOf(error) === UNKNOWN_CHANNEL)
    log.warn(
      data,
      'postponed an announcement: its channel was deleted, /game move continues the game elsewhere',
    );
  else log.warn(data, 'postponed an announcement: its channel refuses it, any command there says why');
  if (!permanent) return backoff.add(entry, delayMs, wait !== undefined);
  if (isRefusal(failure)) blocked.add(entry.channel);
  else blocked.leaveOut(entry.channel);
  // If the game has moved to another channel meanwhile, the entry is due there.
  await outbox.postpone(entry.id, delayMs, isElsewhere(entry) ? undefined : entry.channel);
}
