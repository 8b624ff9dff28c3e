/** Delivers one announcement: builds its message, draws its pictures, posts it; if need be, less of it. */
import { type App, type Game, type Owed, UnreadableGame } from '../../app/index.ts';
import { draw } from '../../render/index.ts';
import { type Panel, type Part, withoutPictures } from '../kit/panel.ts';
import type { Direct, Log } from '../kit/visit.ts';
import type { Post, PostFailure } from '../wire/post.ts';
import { statusOf } from '../wire/status.ts';
import { createDirects } from './direct.ts';
import { farewellPost, plainPost, postOf } from './index.ts';

export interface DeliveryOptions {
  readonly app: App;
  readonly post: Post;
  readonly log: Log;
  /** Sends direct messages; left out, there are none. */
  readonly direct?: Direct;
  /** Draws a picture ahead of the post, so that one that fails is left out; left out: the drawing thread. */
  readonly drawn?: (request: Extract<Part, { kind: 'picture' }>['request']) => Promise<unknown>;
}

/** Times that a message is tried to be built as it should be. */
const BUILDS = 3;

/** The nonce of a post: the same whenever it is tried. Discord takes 25 characters. */
export const nonceOf = ({ game, id }: Owed): string => `${game}-${id}`.slice(0, 25);

/** Ids for logs. */
export const idsOf = ({ id, game, attempts, announcement: { kind } }: Owed) => ({ id, game, attempts, kind });

/**
 * What delivers an announcement with one try; `failures`: times before that something failed that passes by itself.
 * It resolves to what failed, or to nothing: it was posted, or there is nothing to tell any more.
 */
export function createDelivery(
  options: DeliveryOptions,
): (owed: Owed, failures: number) => Promise<PostFailure | undefined> {
  const { app, log } = options;
  const directs = options.direct === undefined ? undefined : createDirects(app, options.direct);

  /** The message, with the pictures that can be drawn; or why it could not be made for now. */
  async function build(owed: Owed, failures: number): Promise<Panel | PostFailure | undefined> {
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
      return failures + 1 < BUILDS ? { permanent: false, error } : plainPost(game, owed);
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

  /** Tells people directly: what goes wrong with that must not keep the channel from hearing of it. */
  async function quietly<T>(owed: Owed, tell?: (owed: Owed) => Promise<T>): Promise<T | undefined> {
    try {
      return await tell?.(owed);
    } catch (error) {
      log.error({ err: error, ...idsOf(owed) }, 'nobody could be told directly');
      return undefined;
    }
  }

  return async (owed, failures) => {
    const built = await build(owed, failures);
    if (built === undefined || !('parts' in built)) return built;
    if (await quietly(owed, directs?.instead)) return undefined;
    const failure = await send(owed, built);
    if (failure === undefined) await quietly(owed, directs?.besides);
    return failure;
  };
}
