/**
 * Posts outbox entries: in order within a game, games in parallel, with retries. Several processes may run workers; the
 * store assigns each game to one of them. Transient failures are retried here while the game stays assigned; those that
 * need a user's intervention are postponed in the store, for all processes.
 */
import { type AnnouncementKind, CorruptGameError, type OutboxEntry } from '../../core/index.ts';
import { drawingFree } from '../../render/index.ts';
import { type MetricsSink, NO_METRICS } from '../shared/metrics-sink.ts';
import type { BlockedChannel } from '../transport/permission-warning.ts';
import { isFailure, type PostFailure } from '../transport/post.ts';
import { createBackoff } from './backoff.ts';
import { createBlockedChannels } from './blocked-channels.ts';
import { createPictureBackfill } from './deferred-pictures.ts';
import { createDelivery } from './deliver.ts';
import type { DeliveryOptions } from './delivery-context.ts';
import type { DeliveryResult } from './last-post.ts';
import { idsOf } from './outbox-entry.ts';
import { drawAtLowPriority } from './prepare-pictures.ts';
import { isExhausted, retryDelayMs } from './retry.ts';

export interface OutboxWorkerOptions extends DeliveryOptions {
  /** Receives the result of each attempt. */
  readonly meter?: Pick<MetricsSink, 'posted'>;
  /** Milliseconds between polls for due entries. */
  readonly every?: number;
  /** Resolves when the render queue is idle. Default: as the render thread reports. */
  readonly free?: () => Promise<void>;
}

export interface OutboxWorker {
  start(): void;
  /** Stops taking entries; resolves when current deliveries are done. */
  stop(): Promise<void>;
  /** Resolves when no due entry is left, apart from failed ones. */
  idle(): Promise<void>;
  readonly heldUp: BlockedChannel;
}

/** Number of games posted to in parallel. */
const LANES = 16;
const EVERY = 5000;
/** Maximum attempts of a cosmetic edit: after some with pictures, a plain post is completed without them. */
const LOOKS = 3;
const FULL_LOOKS = 5;

/** Creates a worker that posts all due entries once started. It never rejects or throws. */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { app, log, now, meter = NO_METRICS } = options;
  const { outbox } = app;
  const send = createDelivery(options);
  const lanes = new Map<string, Promise<void>>();
  /** Delivered, but not yet acknowledged in the store. */
  const posted = new Map<number, DeliveryResult | undefined>();
  /** Failed attempts per cosmetic edit. */
  const undone = new Map<number, number>();
  const pauses = createBackoff(now, wake);
  const heldUp = createBlockedChannels(outbox, now, wake);
  const easel = createPictureBackfill({
    app,
    composer: options.composer,
    log,
    draw: options.drawn ?? drawAtLowPriority,
    free: options.free ?? drawingFree,
    wake,
  });
  const resting: (() => void)[] = [];
  let looking = false;
  let again = false;
  let skipped = false;
  let running = false;
  let stopListening: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const isIdle = () => !looking && lanes.size === 0 && !(running && pauses.isAsked());
  const rest = () => {
    if (isIdle()) for (const resolve of resting.splice(0)) resolve();
  };

  const idle = (): Promise<void> =>
    isIdle() ? Promise.resolve() : new Promise((resolve) => resting.push(resolve));

  function wake(): void {
    if (!running) return;
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    void look().finally(() => {
      looking = false;
      if (again) {
        again = false;
        wake();
      }
      rest();
    });
  }

  /** Claims due games up to the concurrency limit, and starts working on each. */
  async function look(): Promise<void> {
    // Games already being worked on would return outdated lists.
    const busy = [...lanes.keys(), ...pauses.games()];
    const room = LANES - lanes.size;
    skipped = true;
    if (room === 0) return;
    try {
      await heldUp.learn();
      const due = byGame(await outbox.claim(room, busy));
      if (due.size < room) {
        skipped = false;
        // The entry a game waited for may have been withdrawn.
        pauses.keep(new Set([...busy, ...due.keys()]));
      }
      for (const [game, list] of running ? due : []) lanes.set(game, lane(game, list));
    } catch (error) {
      log.warn({ err: error }, 'what is owed could not be read');
    }
  }

  async function lane(game: string, list: readonly OutboxEntry[]): Promise<void> {
    const progress = await work(list);
    await giveBack(game);
    lanes.delete(game);
    // After a failure only time helps, but other games may be waiting for a free slot.
    if (progress || skipped) wake();
    rest();
  }

  /**
   * Releases the game to other processes; extends the claim while it waits, because they would not know of the wait.
   */
  async function giveBack(game: string): Promise<void> {
    const wait = pauses.left(game);
    try {
      if (wait === undefined) await outbox.releaseClaim(game);
      else await outbox.extendClaim(game, wait);
    } catch (error) {
      log.warn({ err: error, game }, 'a game could not be given back');
    }
  }

  /** Delivers a game's entries in order up to the first failure; returns whether any succeeded. */
  async function work(list: readonly OutboxEntry[]): Promise<boolean> {
    let progress = false;
    for (const [n, owed] of inTurn(list).entries()) {
      if (!running) return progress;
      try {
        // After a long pause, such as a suspended machine, another process may have claimed the game.
        if (n > 0 && !(await outbox.extendClaim(owed.game))) return progress;
        if (!(await deliver(owed))) return progress;
        const delivered = posted.get(owed.id);
        await outbox.acknowledge(owed.id, delivered);
        posted.delete(owed.id);
        undone.delete(owed.id);
        progress = true;
        if (delivered?.last.bare !== undefined && canBeBare(owed)) easel.add(owed.game);
        if (isLook(owed)) continue;
        pauses.end(owed.game);
        await heldUp.went(owed.channel);
      } catch (error) {
        log.error({ err: error, ...idsOf(owed) }, 'an announcement could not be worked on');
        return progress;
      }
    }
    return progress;
  }

  /** Returns whether an entry is finished: posted, given up, or obsolete. */
  async function deliver(owed: OutboxEntry): Promise<boolean> {
    if (posted.has(owed.id)) return true;
    const result = await send(owed, pauses.failures(owed));
    const isPost = !isLook(owed);
    if (!isFailure(result)) {
      if (isPost && result !== undefined) meter.posted('posted');
      posted.set(owed.id, result);
      return true;
    }
    const failure = result;
    if (!isPost) return isLeftWhole(owed, failure);
    if (!isExhausted(owed, failure, pauses.failures(owed), now())) return await wait(owed, failure);
    log.error({ err: failure.error, ...idsOf(owed) }, 'an announcement was given up');
    meter.posted('givenUp');
    return true;
  }

  /** Returns whether to give up on a failed cosmetic edit. It blocks nothing, and is retried with the next poll. */
  function isLeftWhole({ id, ...owed }: OutboxEntry, { error, wait }: PostFailure): boolean {
    // Not a failure: Discord asked to wait.
    if (wait !== undefined) return false;
    const tries = (undone.get(id) ?? 0) + 1;
    undone.set(id, tries);
    if (tries < (owed.announcement.kind === 'full' ? FULL_LOOKS : LOOKS)) return false;
    log.warn({ err: error, ...idsOf({ id, ...owed }) }, 'a post stays as it is');
    return true;
  }

  async function wait(owed: OutboxEntry, failure: PostFailure): Promise<false> {
    const { permanent, error, wait: asked } = failure;
    meter.posted(asked !== undefined ? 'waits' : permanent ? 'putOff' : 'failed');
    const tries = permanent ? owed.attempts : pauses.failures(owed);
    const milliseconds = asked ?? retryDelayMs(tries, failure);
    const next = new Date(now().getTime() + milliseconds);
    if (asked === undefined) log.warn({ err: error, ...idsOf(owed), next }, 'an announcement is put off');
    else log.info({ ...idsOf(owed), next }, 'an announcement waits: Discord asks for it');
    if (permanent) {
      if (error instanceof CorruptGameError) heldUp.leaveOut(owed.channel);
      else heldUp.add(owed.channel);
      await outbox.postpone(owed.id, milliseconds);
    } else pauses.add(owed, milliseconds, asked !== undefined);
    return false;
  }

  return {
    start() {
      if (running) return;
      running = true;
      void easel
        .resume()
        .catch((error: unknown) => log.warn({ err: error }, 'posts may stay without their pictures'));
      stopListening = outbox.onEnqueued(wake);
      timer = setInterval(wake, options.every ?? EVERY);
      timer.unref();
      wake();
    },
    async stop() {
      running = false;
      again = false;
      stopListening?.();
      clearInterval(timer);
      await Promise.all([idle(), easel.stop()]);
      pauses.clear();
    },
    idle,
    heldUp,
  };
}

/** Returns whether an entry only edits existing posts: collapses, completes or updates one. */
const isLook = ({ announcement: { kind } }: OutboxEntry): boolean => LOOKING.includes(kind);
const LOOKING: readonly AnnouncementKind[] = ['fold', 'full', 'drawn', 'decided'];

/** Returns whether this entry may have left a post without its pictures. */
const canBeBare = (owed: OutboxEntry): boolean => !isLook(owed) || owed.announcement.kind === 'full';

/** Cosmetic edits run after all announcements. */
const inTurn = (list: readonly OutboxEntry[]): OutboxEntry[] => [
  ...list.filter((one) => !isLook(one)),
  ...list.filter(isLook),
];

function byGame(owed: readonly OutboxEntry[]): Map<string, OutboxEntry[]> {
  const lists = new Map<string, OutboxEntry[]>();
  for (const one of owed) lists.set(one.game, [...(lists.get(one.game) ?? []), one]);
  return lists;
}
