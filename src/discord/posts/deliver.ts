/** Delivers an announcement: builds its message, draws its pictures and posts it, in a reduced form if necessary. */
import type { Announcement, Game, LastPost, OutboxEntry } from '../../core/index.ts';
import type { App } from '../../features/index.ts';
import type { SendDirectMessage } from '../shared/interaction-context.ts';
import { inPlainWords, withoutPictures } from '../shared/panel.ts';
import { isPosted, type PostContent } from '../shared/post-builder.ts';
import { isFailure, type Posted, type Poster, type PostFailure } from '../transport/post.ts';
import { type BuiltPost, createPostBuilder } from './build.ts';
import { collapseOf, createCollapser, isRefused } from './collapse.ts';
import type { Composer } from './composer.ts';
import { createFailureCounter } from './failures.ts';
import {
  type DeliveryResult,
  decidingIn,
  isCosmetic,
  isNotice,
  lastPostOf,
  upToDate,
  withNotice,
  withoutNotices,
} from './last-post.ts';
import { idsOf } from './outbox-entry.ts';
import { createPicturePreparation, type DrawingOptions } from './prepare-pictures.ts';
import { createPostSender } from './send.ts';
import { createTurnMessages } from './turn-messages.ts';

export interface DeliveryOptions extends DrawingOptions {
  readonly app: App;
  readonly composer: Composer;
  readonly poster: Poster;
  readonly now: () => Date;
  /** Sends direct messages. Default: none are sent. */
  readonly direct?: SendDirectMessage;
  /** True if old posts stay whole. Default: they collapse to a line. */
  readonly whole?: boolean;
}

type Full = Extract<Announcement, { kind: 'full' }>;
type Delivery = Promise<DeliveryResult | PostFailure | undefined>;

/**
 * Creates the function that makes one attempt to deliver an announcement. `failures`: earlier transient failures.
 * Resolves to the result, a failure, or `undefined` if there is nothing to announce.
 */
export function createDelivery(options: DeliveryOptions): (owed: OutboxEntry, failures: number) => Delivery {
  const { app, composer, log, poster } = options;
  const troubles = createFailureCounter();
  const build = createPostBuilder(options);
  const { drawable, readied } = createPicturePreparation(options);
  const { post, edit } = createPostSender({ ...options, troubles });
  const directs = options.direct === undefined ? undefined : createTurnMessages(app, options.direct);
  const fold = createCollapser(poster, log);

  /**
   * Returns the last post's panel with this announcement merged into it: the current lobby, or a player's consecutive
   * moves.
   */
  async function panelInto(last: LastPost, told: PostContent, { game, panel }: BuiltPost) {
    if (told.kind === 'lobby') return last.kind === 'lobby' ? { told, panel } : undefined;
    const { series } = last;
    if (told.kind !== 'moved' || series?.to !== told.from || series.seat !== panel.seat) return undefined;
    const both = { ...told, from: series.from };
    const longer = await composer.compose(game, { announcement: both }, app);
    const fits = longer?.seat === series.seat && longer.series?.whole === true;
    return fits ? { told: both, panel: longer } : undefined;
  }

  /** Sends direct messages; their failure must not prevent the post. */
  async function quietly<T>(
    owed: OutboxEntry,
    tell?: (owed: OutboxEntry) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await tell?.(owed);
    } catch (error) {
      log.error({ err: error, ...idsOf(owed) }, 'nobody could be told directly');
      return undefined;
    }
  }

  /**
   * Posts a message or merges it into the last post. Notifications only show plain text, so a post that pings starts in
   * plain form; the full form is a new outbox entry, so a crash can't lose it.
   */
  async function tell(owed: OutboxEntry, told: PostContent, built: BuiltPost): Delivery {
    const { game } = built;
    const last = await app.outbox.findLastPost(owed.game);
    const both = last && (await panelInto(last, told, built));
    const { told: all, panel: whole } = both ?? { told, panel: built.panel };
    const isPlain = told.ping.length > 0 || troubles.formOf(owed.id) === 'plain';
    const { panel, bare } = isPlain ? { panel: inPlainWords(whole) } : await readied(whole, all, owed);
    const lastWith = (posted: Posted): LastPost => ({
      ...lastPostOf(all, panel, posted, last, game),
      ...(bare && { bare }),
      ...(isPlain && { plain: true }),
    });
    // Edits don't ping.
    if (last !== undefined && both !== undefined && !isPlain) {
      const result = await edit(owed, last.message, panel, []);
      if (!isFailure(result)) return { last: lastWith(result ?? last), owed: [] };
      if (!isRefused(result)) return result;
    }
    const result = await post(owed, told.ping, panel);
    if (result === undefined || isFailure(result)) return result;
    const full: Full[] = isPlain ? [{ kind: 'full', ping: [], post: result.message, told: all }] : [];
    if (isNotice(told)) return { last: withNotice(last, told, result), owed: full };
    if (isCosmetic(told, game)) return last && { last, owed: full };
    return {
      last: lastWith(result),
      owed: [...full, ...folding(last, both !== undefined, result, game)],
    };
  }

  /** Edits a plain post into its full form, unless it has changed or collapsed since. */
  async function fill(owed: OutboxEntry, { post: message, told }: Full): Delivery {
    const last = await app.outbox.findLastPost(owed.game);
    if (!isPosted(told)) return undefined;
    const isLast = last?.message === message && last.plain === true;
    const built = await build(owed, 0, (game) =>
      isLast || isNotice(told) || isCosmetic(told, game) ? upToDate(told, game) : undefined,
    );
    if (built === undefined || !('panel' in built)) return built;
    const { game } = built;
    const now = upToDate(told, game);
    const { panel, bare } = await readied(built.panel, now, owed);
    const result = await edit(owed, message, panel, now.ping);
    if (isFailure(result)) return isRefused(result) ? undefined : result;
    if (!isLast) return undefined;
    return {
      last: { ...lastPostOf(now, panel, result ?? last, last, game), ...(bare && { bare }) },
      owed: [],
    };
  }

  /** Adds the missing pictures to a post, if it is still the newest. */
  async function complete(owed: OutboxEntry, message: string): Delivery {
    const last = await app.outbox.findLastPost(owed.game);
    const { bare } = last ?? {};
    if (last?.message !== message || bare === undefined) return undefined;
    const built = await build(owed, 0, (game) => upToDate(bare, game));
    if (built === undefined || !('panel' in built)) return built;
    const drawn = await drawable(built.panel, owed);
    const result = await poster.edit(owed.channel, message, drawn, upToDate(bare, built.game).ping);
    if (isFailure(result)) return isRefused(result) ? undefined : result;
    return { last: lastPostOf(bare, drawn, result ?? last, last, built.game), owed: [] };
  }

  /** Updates who still has to decide on production in the last post, if that changed. */
  async function bringUpToDate(owed: OutboxEntry): Delivery {
    const last = await app.outbox.findLastPost(owed.game);
    const { told, seats } = last?.deciding ?? {};
    if (last === undefined || told === undefined || !isPosted(told)) return undefined;
    const built = await build(owed, 0, (game) => {
      const deciding = decidingIn(game);
      return deciding === undefined || deciding.join() === seats?.join() ? undefined : upToDate(told, game);
    });
    if (built === undefined || !('panel' in built)) return built;
    const { bare } = last;
    // Its pictures arrive separately.
    const panel = bare === undefined ? await drawable(built.panel, owed) : withoutPictures(built.panel);
    const result = await edit(owed, last.message, panel, upToDate(told, built.game).ping);
    if (isFailure(result)) return isRefused(result) ? undefined : result;
    const now = lastPostOf(told, panel, result ?? last, last, built.game);
    const deciding = { told, seats: decidingIn(built.game) ?? [] };
    return { last: { ...now, deciding, ...(bare && { bare }) }, owed: [] };
  }

  return async (owed, failures) => {
    const { announcement: told, channel, game: id } = owed;
    if (told.kind === 'fold') return await fold(channel, told.post);
    if (told.kind === 'full') return await fill(owed, told);
    if (told.kind === 'drawn') return await complete(owed, told.post);
    if (told.kind === 'decided') return await bringUpToDate(owed);
    if (told.kind === 'heeded') return withoutNotices(await app.outbox.findLastPost(id), told);
    const built = await build(owed, failures);
    if (built === undefined || !('panel' in built)) return built;
    if (await quietly(owed, directs?.instead)) return undefined;
    const delivered = await tell(owed, told, built);
    if (!isFailure(delivered)) await quietly(owed, directs?.besides);
    return delivered;
  };

  /**
   * Returns the entry that collapses the last post after a new one. `told`: the new post contains all of it, so it is
   * deleted.
   */
  function folding(
    last: LastPost | undefined,
    told: boolean,
    { message }: Posted,
    game: Game,
  ): Announcement[] {
    if (last === undefined || last.message === message) return [];
    const post = told ? { message: last.message } : collapseOf(last, game, options.whole === true, composer);
    return post === undefined ? [] : [{ kind: 'fold', ping: [], post }];
  }
}
