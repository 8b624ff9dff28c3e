/** Posts outbox entries: in order within a game, games in parallel, with retries. */
import { coalesceCalls, isLive, isSuspended, type OutboxEntry } from '../../core/index.ts';
import { whenFree } from '../../render/index.ts';
import { type MetricsSink, NO_METRICS } from '../shared/metrics-sink.ts';
import { createBackoff } from './backoff.ts';
import { createBlockedChannels } from './blocked-channels.ts';
import { createPictureBackfill } from './deferred-pictures.ts';
import { createDelivery } from './deliver.ts';
import { deliverGame, releaseGame } from './deliver-game.ts';
import type { DeliveryOptions } from './delivery-context.ts';
import { createDirectCalls } from './direct-calls.ts';
import { createNewerEntries, type NewerEntries } from './newer-entries.ts';
import { createNewestDrawings } from './newest-drawings.ts';
import { groupByGame } from './outbox-entry.ts';
import { drawAtLowPriority } from './prepare-pictures.ts';

interface OutboxWorkerOptions extends Omit<DeliveryOptions, 'newer' | 'newest'> {
  readonly meter?: Pick<MetricsSink, 'posted'>;
  readonly pollIntervalMs?: number;
  /** Resolves when the drawing process can take late pictures. */
  readonly free?: () => Promise<void>;
}

/** Games delivered at once. Most of them wait for Discord or for a picture. */
const CONCURRENCY = 48;
const POLL_INTERVAL_MS = 5_000;
/** Late pictures are not drawn while more than this many are pending. */
const MANY_PICTURES = 12;

/** Creates a worker that posts all due entries once started. It never rejects or throws. */
export function createOutboxWorker(options: OutboxWorkerOptions) {
  const { log, services } = options;
  const { outbox } = services;
  let running = false;
  const newer = createNewerEntries();
  const context = createContext(options, newer, wake, () => running);
  const { backoff, blocked, backfill } = context;
  const games = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  const polling = coalesceCalls(poll);
  let skipped = false;
  let stopListening: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const isIdle = () => !polling.isRunning() && games.size === 0 && !(running && backoff.isAsked());
  const resolveIdle = () => {
    if (isIdle()) for (const resolve of waiting.splice(0)) resolve();
  };

  /** Resolves when no due entry is left, apart from failed ones. */
  const idle = (): Promise<void> =>
    isIdle() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));

  function wake(): void {
    if (!running) return;
    polling.call();
    void polling.whenDone().then(resolveIdle);
  }

  async function poll(): Promise<void> {
    // Games already being worked on would return outdated lists.
    const busy = [...games.keys(), ...backoff.games()];
    const room = CONCURRENCY - games.size;
    skipped = true;
    if (room === 0) return;
    try {
      await blocked.learn();
      await blocked.makeWay(games);
      const due = groupByGame(await outbox.claim(room, busy));
      if (due.size < room) {
        skipped = false;
        // The entry a game waited for may have been withdrawn.
        backoff.keep(new Set([...busy, ...due.keys()]));
      }
      for (const [game, entries] of running ? due : []) {
        newer.begin(game);
        games.set(game, work(game, entries));
      }
    } catch (error) {
      log.warn({ err: error }, 'failed to read the outbox');
    }
  }

  async function work(game: string, entries: readonly OutboxEntry[]): Promise<void> {
    const progress = await deliverGame(context, entries);
    await releaseGame(context, game);
    games.delete(game);
    const hasNewer = newer.end(game);
    // After a failure only time helps, but other games may be waiting for a free slot.
    if (progress || skipped || hasNewer) wake();
    resolveIdle();
  }

  return {
    /** Starts looking for entries, now and at each signal. */
    start() {
      if (running) return;
      running = true;
      void backfill
        .resume()
        .catch((error: unknown) => log.warn({ err: error }, 'failed to find posts that lack pictures'));
      stopListening = outbox.onEnqueued((game) => {
        newer.arrived(game);
        backoff.arrived(game);
        blocked.arrived(game);
        wake();
      });
      timer = setInterval(wake, options.pollIntervalMs ?? POLL_INTERVAL_MS);
      timer.unref();
      wake();
    },
    /** Stops taking entries; resolves when current deliveries are done. */
    async stop() {
      running = false;
      polling.cancel();
      stopListening?.();
      clearInterval(timer);
      await Promise.all([idle(), backfill.stop()]);
      backoff.clear();
    },
    idle,
    heldUp: blocked,
  };
}

/** Creates the dependencies and state of deliveries. `wake`: called when entries may have become due. */
function createContext(
  options: OutboxWorkerOptions,
  newer: NewerEntries,
  wake: () => void,
  isRunning: () => boolean,
) {
  const { services, composer, log, now, meter = NO_METRICS } = options;
  const { drawn: draw = drawAtLowPriority, free = () => whenFree(MANY_PICTURES) } = options;
  const newest = createNewestDrawings();
  const recordOf = async (game: string) => (await services.queries.getSummary(game))?.record;
  return {
    outbox: services.outbox,
    log,
    now,
    meter,
    deliver: createDelivery({ ...options, newer, newest }),
    backoff: createBackoff(now, wake),
    blocked: createBlockedChannels(
      services.outbox,
      async (game) => (await recordOf(game))?.channel,
      now,
      wake,
    ),
    backfill: createPictureBackfill({ services, composer, log, draw, newest, free, wake }),
    delivered: new Map(),
    failedEdits: new Map(),
    callDirectly: createDirectCalls(options),
    async goesOn(game: string) {
      const record = await recordOf(game);
      return record !== undefined && (isLive(record) || (isSuspended(record) && 'shelved'));
    },
    isRunning,
  };
}
