/**
 * Posts what channels are owed: in order within a game, different games side by side, again where it failed. Several
 * processes may do so: a game is posted to by the one that the store gives it to. What passes by itself is waited for
 * here, and the game kept meanwhile; what a person has to mend is put off in the store, for all of them.
 */
import { type AnnouncementKind, CorruptGameError, type OutboxEntry } from '../../core/index.ts';
import { whenIdle } from '../../render/index.ts';
import { type MetricsSink, NO_METRICS } from '../shared/metrics-sink.ts';
import type { BlockedChannel } from '../transport/permission-warning.ts';
import { isFailure, type PostFailure } from '../transport/post.ts';
import { createBackoff } from './backoff.ts';
import { createBlockedChannels } from './blocked-channels.ts';
import { createPictureBackfill } from './deferred-pictures.ts';
import { createDelivery, type DeliveryOptions } from './deliver.ts';
import type { DeliveryResult } from './last-post.ts';
import { idsOf } from './outbox-entry.ts';
import { drawAtLowPriority } from './prepare-pictures.ts';
import { isExhausted, retryDelayMs } from './retry.ts';

export interface OutboxWorkerOptions extends DeliveryOptions {
  /** Told what came of each try. */
  readonly meter?: Pick<MetricsSink, 'posted'>;
  /** Milliseconds between two looks at what has become due. */
  readonly every?: number;
  /** Resolves when nobody waits for a picture; left out: as the drawing thread says. */
  readonly free?: () => Promise<void>;
}

export interface OutboxWorker {
  start(): void;
  /** Takes up no further post; resolves when those under way are done. */
  stop(): Promise<void>;
  /** Resolves when nothing that is due is left, apart from what failed. */
  idle(): Promise<void>;
  readonly heldUp: BlockedChannel;
}

/** Games that are posted to side by side. */
const LANES = 16;
const EVERY = 5000;
/** Times that something is tried that is for looks: after some with pictures, a post is completed without. */
const LOOKS = 3;
const FULL_LOOKS = 5;

/** What posts all that is owed, as long as it is started. It never rejects or throws. */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { app, log, now, meter = NO_METRICS } = options;
  const { outbox } = app;
  const send = createDelivery(options);
  const lanes = new Map<string, Promise<void>>();
  /** Done with, but the store has not taken note of it yet. */
  const posted = new Map<number, DeliveryResult | undefined>();
  /** Times that something could not be done that is for looks. */
  const undone = new Map<number, number>();
  const pauses = createBackoff(now, wake);
  const heldUp = createBlockedChannels(outbox, now, wake);
  const easel = createPictureBackfill({
    app,
    composer: options.composer,
    log,
    draw: options.drawn ?? drawAtLowPriority,
    free: options.free ?? whenIdle,
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

  /** Gives each game that something is due for a lane of its own, as far as there are lanes. */
  async function look(): Promise<void> {
    // A game whose lane is open while we read gets on meanwhile: its part of the list would be old.
    const busy = [...lanes.keys(), ...pauses.games()];
    const room = LANES - lanes.size;
    skipped = true;
    if (room === 0) return;
    try {
      await heldUp.learn();
      const due = byGame(await outbox.claim(room, busy));
      if (due.size < room) {
        skipped = false;
        // What a game waited for may have been taken back since.
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
    // After a failure only the clock helps, but others may wait for the lane.
    if (progress || skipped) wake();
    rest();
  }

  /** Lets other processes post for a game; not while it waits, as they would not know that it does. */
  async function giveBack(game: string): Promise<void> {
    const wait = pauses.left(game);
    try {
      if (wait === undefined) await outbox.releaseClaim(game);
      else await outbox.extendClaim(game, wait);
    } catch (error) {
      log.warn({ err: error, game }, 'a game could not be given back');
    }
  }

  /** Posts one game's announcements one after the other, up to the first that fails; says whether any went. */
  async function work(list: readonly OutboxEntry[]): Promise<boolean> {
    let progress = false;
    for (const [n, owed] of inTurn(list).entries()) {
      if (!running) return progress;
      try {
        // After a long time, as when we were frozen, another process may have taken the game.
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

  /** Whether an announcement is done with: posted, or given up, or about nothing any more. */
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

  /** Whether a post that could not be folded or completed stays as it is: it holds up nothing, and is tried with the next look. */
  function isLeftWhole({ id, ...owed }: OutboxEntry, { error, wait }: PostFailure): boolean {
    // Nothing has failed: Discord only asks for time.
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

/** Whether it tells nothing: an older post is folded, or the newest is completed or brought up to date. */
const isLook = ({ announcement: { kind } }: OutboxEntry): boolean => LOOKING.includes(kind);
const LOOKING: readonly AnnouncementKind[] = ['fold', 'full', 'drawn', 'decided'];

/** Whether a post may lack its pictures since then, and not since longer. */
const canBeBare = (owed: OutboxEntry): boolean => !isLook(owed) || owed.announcement.kind === 'full';

/** What is for looks comes after all that is to be told. */
const inTurn = (list: readonly OutboxEntry[]): OutboxEntry[] => [
  ...list.filter((one) => !isLook(one)),
  ...list.filter(isLook),
];

function byGame(owed: readonly OutboxEntry[]): Map<string, OutboxEntry[]> {
  const lists = new Map<string, OutboxEntry[]>();
  for (const one of owed) lists.set(one.game, [...(lists.get(one.game) ?? []), one]);
  return lists;
}
