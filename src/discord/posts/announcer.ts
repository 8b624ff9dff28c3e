/**
 * Posts what channels are owed: in order within a game, different games side by side, again where it failed. What
 * passes by itself is waited for here, with nothing in the store; what a person has to mend is put off there.
 */
import { type App, type Game, type Owed, UnreadableGame } from '../../app/index.ts';
import { draw } from '../../render/index.ts';
import { type Panel, type Part, withoutPictures } from '../kit/panel.ts';
import type { Log } from '../kit/visit.ts';
import type { Post, PostFailure } from '../wire/post.ts';
import type { HeldUp } from '../wire/receive.ts';
import { statusOf } from '../wire/status.ts';
import { createHeldUp } from './held-up.ts';
import { farewellPost, plainPost, postOf } from './index.ts';
import { createPauses } from './pauses.ts';
import { givenUp, waitAfter } from './retry.ts';

export interface AnnouncerOptions {
  readonly app: App;
  readonly post: Post;
  readonly log: Log;
  readonly now: () => Date;
  /** Draws a picture ahead of the post, so that one that fails is left out; left out: the drawing thread. */
  readonly drawn?: (request: Extract<Part, { kind: 'picture' }>['request']) => Promise<unknown>;
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
/** Times that a message is tried to be built as it should be. */
const BUILDS = 3;
/** The nonce of a post: the same whenever it is tried. Discord takes 25 characters. */
export const nonceOf = ({ game, id }: Owed): string => `${game}-${id}`.slice(0, 25);

/** What posts all that is owed, as long as it is started. It never rejects or throws. */
export function createAnnouncer(options: AnnouncerOptions): Announcer {
  const { app, log, now } = options;
  const { outbox } = app;
  const lanes = new Map<string, Promise<void>>();
  /** Posted, but the store has not taken note of it yet. */
  const posted = new Set<number>();
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
    for (const owed of list) {
      if (!running) return progress;
      try {
        if (!(await deliver(owed))) return progress;
        await outbox.settle(owed.id);
        posted.delete(owed.id);
        pauses.end(owed.game);
        progress = true;
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
    const built = await build(owed);
    if (built === undefined) return true;
    const failure = 'parts' in built ? await send(owed, built) : built;
    if (failure === undefined) {
      posted.add(owed.id);
      return true;
    }
    if (!givenUp(owed, failure, pauses.failures(owed), now())) return await wait(owed, failure);
    log.error({ err: failure.error, ...idsOf(owed) }, 'an announcement was given up');
    return true;
  }

  /** The message, with the pictures that can be drawn; or why it could not be made for now. */
  async function build(owed: Owed): Promise<Panel | PostFailure | undefined> {
    let game: Game | undefined;
    try {
      game = await app.game(owed.game);
    } catch (error) {
      return await buildBlindly(owed, error);
    }
    if (game === undefined) return undefined;
    try {
      const panel = await postOf(game, owed, app);
      return panel === undefined ? undefined : await drawable(panel, owed);
    } catch (error) {
      log.error({ err: error, ...idsOf(owed) }, 'an announcement could not be worded');
      return pauses.failures(owed) + 1 < BUILDS ? { permanent: false, error } : plainPost(game, owed);
    }
  }

  /**
   * Where the game could not be read: for now, or because nobody can any more. Of such a game only its end can
   * still be told; while it lives, somebody may mend it.
   */
  async function buildBlindly(owed: Owed, error: unknown): Promise<Panel | PostFailure | undefined> {
    if (!(error instanceof UnreadableGame)) return { permanent: false, error };
    const outline = await app.outline(owed.game);
    if (outline === undefined) return undefined;
    return outline.record.status === 'ended' ? farewellPost(outline, owed) : { permanent: true, error };
  }

  async function drawable(panel: Panel, owed: Owed): Promise<Panel> {
    const parts = await Promise.all(
      panel.parts.map(async (part) => {
        if (part.kind !== 'picture') return [part];
        try {
          await (options.drawn ?? draw)(part.request);
          return [part];
        } catch (error) {
          log.warn({ err: error, ...idsOf(owed) }, 'posted without its picture');
          return [];
        }
      }),
    );
    return { ...panel, parts: parts.flat() };
  }

  /** Posts, if need be without pictures: a channel may forbid files only. Always with the same nonce. */
  async function send(owed: Owed, panel: Panel): Promise<PostFailure | undefined> {
    const post = async (one: Panel): Promise<PostFailure | undefined> => {
      try {
        return await options.post(owed.channel, one, owed.announcement.ping, nonceOf(owed));
      } catch (error) {
        return { permanent: false, error };
      }
    };
    const failure = await post(panel);
    const bare = withoutPictures(panel);
    const pictures = bare.parts.length < panel.parts.length;
    const refused = failure !== undefined && (failure.permanent || statusOf(failure.error) === 400);
    if (!refused || !pictures) return failure;
    log.warn({ err: failure.error, ...idsOf(owed) }, 'refused with a picture, tried without');
    return await post(bare);
  }

  async function wait(owed: Owed, failure: PostFailure): Promise<false> {
    const { permanent, error, wait: asked } = failure;
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

function byGame(owed: readonly Owed[]): Map<string, Owed[]> {
  const lists = new Map<string, Owed[]>();
  for (const one of owed) lists.set(one.game, [...(lists.get(one.game) ?? []), one]);
  return lists;
}

const idsOf = ({ id, game, attempts, announcement: { kind } }: Owed) => ({ id, game, attempts, kind });
