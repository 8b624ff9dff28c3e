/**
 * Posts what channels are owed: in order within a game, different games side by side, again where it failed. What
 * passes by itself is waited for here, with nothing in the store; what a person has to mend is put off there.
 */
import { type Owed, UnreadableGame } from '../../app/index.ts';
import { type Meter, NO_METER } from '../kit/meter.ts';
import type { HeldUp } from '../wire/held-up.ts';
import { isFailure, type PostFailure } from '../wire/post.ts';
import { createDelivery, type Delivered, type DeliveryOptions, idsOf } from './deliver.ts';
import { createHeldUp } from './held-up.ts';
import { createPauses } from './pauses.ts';
import { givenUp, waitAfter } from './retry.ts';

export interface AnnouncerOptions extends DeliveryOptions {
  /** Told what came of each try. */
  readonly meter?: Pick<Meter, 'posted'>;
  /** Milliseconds between two looks at what has become due. */
  readonly every?: number;
}

export interface Announcer {
  start(): void;
  /** Takes up no further post; resolves when those under way are done. */
  stop(): Promise<void>;
  /** Resolves when nothing that is due is left, apart from what failed. */
  idle(): Promise<void>;
  readonly heldUp: HeldUp;
}

/** Games that are posted to side by side. */
const LANES = 16;
const AT_ONCE = 200;
const EVERY = 5000;
/** Times that a post is tried to be folded: that is for looks. */
const FOLDS = 3;

/** What posts all that is owed, as long as it is started. It never rejects or throws. */
export function createAnnouncer(options: AnnouncerOptions): Announcer {
  const { app, log, now, meter = NO_METER } = options;
  const { outbox } = app;
  const send = createDelivery(options);
  const lanes = new Map<string, Promise<void>>();
  /** Done with, but the store has not taken note of it yet. */
  const posted = new Map<number, Delivered | undefined>();
  /** Times that a post could not be folded. */
  const unfolded = new Map<number, number>();
  const pauses = createPauses(now, wake);
  const heldUp = createHeldUp(outbox, now, wake);
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
    skipped = false;
    try {
      await heldUp.learn();
      const owed = await outbox.owed(AT_ONCE, busy);
      const due = byGame(owed);
      // What a game waited for may have been taken back since.
      pauses.keep(new Set([...busy, ...due.keys()]));
      for (const [game, list] of due) {
        if (!running) continue;
        if (lanes.size >= LANES) {
          skipped = true;
          continue;
        }
        const lane = work(list).then((progress) => {
          lanes.delete(game);
          // After a failure only the clock helps, but others may wait for the lane.
          if (progress || skipped) wake();
          rest();
        });
        lanes.set(game, lane);
      }
      // A game that is owed very much must not hide the others.
      if (owed.length === AT_ONCE) {
        skipped = true;
        again ||= running && lanes.size < LANES;
      }
    } catch (error) {
      log.warn({ err: error }, 'what is owed could not be read');
    }
  }

  /** Posts one game's announcements one after the other, up to the first that fails; says whether any went. */
  async function work(list: readonly Owed[]): Promise<boolean> {
    let progress = false;
    for (const owed of inTurn(list)) {
      if (!running) return progress;
      try {
        if (!(await deliver(owed))) return progress;
        await outbox.settle(owed.id, posted.get(owed.id));
        posted.delete(owed.id);
        unfolded.delete(owed.id);
        progress = true;
        if (owed.announcement.kind === 'fold') continue;
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
  async function deliver(owed: Owed): Promise<boolean> {
    if (posted.has(owed.id)) return true;
    const result = await send(owed, pauses.failures(owed));
    const isPost = owed.announcement.kind !== 'fold';
    if (!isFailure(result)) {
      if (isPost && result !== undefined) meter.posted('posted');
      posted.set(owed.id, result);
      return true;
    }
    const failure = result;
    if (!isPost) return isLeftWhole(owed, failure);
    if (!givenUp(owed, failure, pauses.failures(owed), now())) return await wait(owed, failure);
    log.error({ err: failure.error, ...idsOf(owed) }, 'an announcement was given up');
    meter.posted('givenUp');
    return true;
  }

  /** Whether a post that could not be folded stays as it is: it holds up nothing, and is tried with the next look. */
  function isLeftWhole({ id, ...owed }: Owed, { error }: PostFailure): boolean {
    const tries = (unfolded.get(id) ?? 0) + 1;
    unfolded.set(id, tries);
    if (tries < FOLDS) return false;
    log.warn({ err: error, ...idsOf({ id, ...owed }) }, 'a post stays whole');
    return true;
  }

  async function wait(owed: Owed, failure: PostFailure): Promise<false> {
    const { permanent, error, wait: asked } = failure;
    meter.posted(asked !== undefined ? 'waits' : permanent ? 'putOff' : 'failed');
    const tries = permanent ? owed.attempts : pauses.failures(owed);
    const milliseconds = asked ?? waitAfter(tries, failure);
    const next = new Date(now().getTime() + milliseconds);
    if (asked === undefined) log.warn({ err: error, ...idsOf(owed), next }, 'an announcement is put off');
    else log.info({ ...idsOf(owed), next }, 'an announcement waits: Discord asks for it');
    if (permanent) {
      // A game that cannot be read is nothing that people in its channel could mend.
      if (!(error instanceof UnreadableGame)) heldUp.add(owed.channel);
      await outbox.defer(owed.id, next);
    } else pauses.add(owed, milliseconds, asked !== undefined);
    return false;
  }

  return {
    start() {
      if (running) return;
      running = true;
      stopListening = outbox.onOwed(wake);
      timer = setInterval(wake, options.every ?? EVERY);
      timer.unref();
      wake();
    },
    async stop() {
      running = false;
      again = false;
      stopListening?.();
      clearInterval(timer);
      await idle();
      pauses.clear();
    },
    idle,
    heldUp,
  };
}

/** Folding comes after all that is to be told. */
function inTurn(list: readonly Owed[]): Owed[] {
  const folds = list.filter(({ announcement }) => announcement.kind === 'fold');
  return [...list.filter((one) => !folds.includes(one)), ...folds];
}

function byGame(owed: readonly Owed[]): Map<string, Owed[]> {
  const lists = new Map<string, Owed[]>();
  for (const one of owed) lists.set(one.game, [...(lists.get(one.game) ?? []), one]);
  return lists;
}
