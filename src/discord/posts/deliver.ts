/** Delivers one announcement: builds its message, draws its pictures, posts it; if need be, less of it. */
import {
  type Announcement,
  type App,
  type Game,
  type LastPost,
  type Moved,
  type Owed,
  type Rescue,
  UnreadableGame,
} from '../../app/index.ts';
import { awaited, type Seat } from '../../engine/index.ts';
import { draw, drawingAhead, drawingWait } from '../../render/index.ts';
import { inTime } from '../kit/in-time.ts';
import { type Panel, type Part, withoutPictures } from '../kit/panel.ts';
import { userAt } from '../kit/people.ts';
import { LONG } from '../kit/spare.ts';
import type { Direct, Log } from '../kit/visit.ts';
import { isFailure, type Posted, type Poster, type PostFailure, type PostResult } from '../wire/post.ts';
import { statusOf } from '../wire/status.ts';
import { createDirects } from './direct.ts';
import { createFolding, foldOf, isRefused, isUnchangeable } from './fold.ts';
import { farewellPost, isTold, plainPost, postOf, type Told } from './index.ts';

export interface DeliveryOptions {
  readonly app: App;
  readonly poster: Poster;
  readonly log: Log;
  readonly now: () => Date;
  /** Sends direct messages; left out, there are none. */
  readonly direct?: Direct;
  /** Whether posts stay as they are when newer ones come; left out, a line is left of each. */
  readonly whole?: boolean;
  /** Draws a picture ahead of the post, so that one that fails is left out; left out: the drawing thread. */
  readonly drawn?: Draw;
  /** Milliseconds for which a picture would wait now; left out: as the drawing thread says. */
  readonly drawingWait?: () => number;
  /** Pictures that are being waited for, also those of the post; left out: as the drawing thread says. */
  readonly drawingAsked?: () => number;
}

/** Draws what a channel is to see: people who wait for an answer go first. */
export const drawPatiently: Draw = (request) => draw(request, { patient: true });

export type Draw = (request: Extract<Part, { kind: 'picture' }>['request']) => Promise<unknown>;

/** What an announcement has come to: the last post of its game from now on, and what is owed for that. */
export interface Delivered {
  readonly last: LastPost;
  readonly owed: readonly Announcement[];
}

/** Times that a message is tried to be built as it should be. */
const BUILDS = 3;

/**
 * The nonce of a post: the same whenever it is tried, and of no other post, not even where a database was restored and
 * counts its announcements again. Discord takes 25 characters.
 */
export const nonceOf = ({ game, id, createdAt }: Owed): string =>
  `${game}-${id}-${createdAt.getTime().toString(36)}`.slice(0, 25);

/** Milliseconds for which Discord knows a nonce for sure. It says that these are some minutes. */
const KNOWN = 60_000;

/** Ids for logs. */
export const idsOf = ({ id, game, attempts, announcement: { kind } }: Owed) => ({ id, game, attempts, kind });

/** A message, and the game that it is made of. */
interface Built {
  readonly panel: Panel;
  readonly game: Game;
}

/**
 * What delivers an announcement with one try; `failures`: times before that something failed that passes by itself.
 * It resolves to what it has come to, to what failed, or to nothing: there is nothing to tell any more.
 */
export function createDelivery(
  options: DeliveryOptions,
): (owed: Owed, failures: number) => Promise<Delivered | PostFailure | undefined> {
  const { app, log, now, poster } = options;
  const drawAhead = options.drawn ?? drawPatiently;
  const wait = options.drawingWait ?? (() => drawingWait({ patient: true }));
  const drawingAsked = options.drawingAsked ?? (() => drawingAhead({ patient: true }));
  const directs = options.direct === undefined ? undefined : createDirects(app, options.direct);
  const fold = createFolding(poster, log);

  /** The message, or why it could not be made for now. `tells`: what it tells of the game as it is now. */
  async function build(
    owed: Owed,
    failures: number,
    tells: (game: Game) => Announcement | undefined = () => owed.announcement,
  ): Promise<Built | PostFailure | undefined> {
    let game: Game | undefined;
    try {
      game = await app.game(owed.game);
    } catch (error) {
      return await buildBlindly(owed, error);
    }
    if (game === undefined) return undefined;
    try {
      const announcement = tells(game);
      const panel = announcement && (await postOf(game, { announcement }, app));
      return panel === undefined ? undefined : { game, panel };
    } catch (error) {
      log.error({ err: error, ...idsOf(owed) }, 'an announcement could not be worded');
      return failures + 1 < BUILDS ? { permanent: false, error } : { game, panel: plainPost(game, owed) };
    }
  }

  /**
   * Where the game could not be read: for now, or because nobody can any more. Of such a game only its end can
   * still be told; while it lives, somebody may mend it.
   */
  async function buildBlindly(owed: Owed, error: unknown): Promise<Built | PostFailure | undefined> {
    if (!(error instanceof UnreadableGame)) return { permanent: false, error };
    const game = await app.outline(owed.game);
    if (game === undefined) return undefined;
    // The ladder of a week is not about this game alone.
    if (owed.announcement.kind === 'ladder') {
      const panel = await postOf(game, owed, app);
      return panel === undefined ? undefined : { game, panel };
    }
    if (game.record.status !== 'ended') return { permanent: true, error };
    const panel = farewellPost(game, owed);
    return panel === undefined ? undefined : { game, panel };
  }

  /** The message with those pictures that can be drawn. */
  async function drawable(panel: Panel, owed: Owed): Promise<Panel> {
    const parts = await Promise.all(
      panel.parts.map(async (part) => {
        if (part.kind !== 'picture') return [part];
        try {
          await drawAhead(part.request);
          return [part];
        } catch (error) {
          log.warn({ err: error, ...idsOf(owed) }, 'posted without its picture');
          return [];
        }
      }),
    );
    return { ...panel, parts: parts.flat() };
  }

  /** Sends a message, if need be without pictures: a channel may forbid files only. */
  async function sent(owed: Owed, panel: Panel, send: (panel: Panel) => Promise<PostResult>) {
    const attempt = async (one: Panel): Promise<PostResult> => {
      try {
        return await send(one);
      } catch (error) {
        return { permanent: false, error };
      }
    };
    const result = await attempt(panel);
    if (!isFailure(result)) return result;
    const bare = withoutPictures(panel);
    const pictures = bare.parts.length < panel.parts.length;
    const refused = result.permanent || statusOf(result.error) === 400;
    if (!refused || !pictures || isUnchangeable(result)) return result;
    log.warn({ err: result.error, ...idsOf(owed) }, 'refused with a picture, tried without');
    return await attempt(bare);
  }

  /** What the last post shows with this in it: the lobby as it is now, or more of what one player does in a row. */
  async function panelInto(last: LastPost, told: Told, { game, panel }: Built) {
    if (told.kind === 'lobby') return last.kind === 'lobby' ? { told, panel } : undefined;
    const { series } = last;
    if (told.kind !== 'moved' || series?.to !== told.from || series.seat !== panel.seat) return undefined;
    const both = { ...told, from: series.from };
    const longer = await postOf(game, { announcement: both }, app);
    const fits = longer?.seat === series.seat && longer.series?.whole === true;
    return fits ? { told: both, panel: longer } : undefined;
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

  /**
   * Posts a message, but for one that an earlier try has posted without our knowing: we were frozen or ended before the
   * answer came. Where nobody may look for it, a second post is better than somebody who is not called.
   */
  async function post(owed: Owed, ping: readonly string[], panel: Panel): Promise<PostResult> {
    const { channel, createdAt } = owed;
    const age = now().getTime() - createdAt.getTime();
    // By a clock that was set back nobody knows how old it is.
    const isNew = age >= 0 && age < KNOWN;
    const seen = isNew ? undefined : await poster.find(channel, panel, nonceOf(owed));
    if (seen !== undefined && !(isFailure(seen) && isRefused(seen))) return seen;
    const result = await sent(owed, panel, (one) => poster.post(channel, one, ping, nonceOf(owed)));
    if (seen !== undefined && !isFailure(result)) {
      log.warn({ err: seen.error, ...idsOf(owed) }, 'posted unseen, perhaps for the second time');
    }
    return result;
  }

  /**
   * What is drawn for a panel; nothing where that takes long because others wait as well. Those who wait for an answer go
   * first, and there may be more and more of them. A machine may also be slow: then nothing is won by going without.
   */
  async function unlessOthersWait(drawn: Promise<Panel>, { parts }: Panel): Promise<Panel | undefined> {
    const own = parts.filter(({ kind }) => kind === 'picture').length;
    for (;;) {
      const whole = await inTime(drawn, LONG);
      if (whole !== undefined || drawingAsked() > own) return whole;
    }
  }

  /**
   * The message as it can go now; `bare`: without its pictures, as whoever is next is to play. They follow if it is still
   * the newest by then.
   */
  async function readied(panel: Panel, told: Told, owed: Owed): Promise<{ panel: Panel; bare?: Moved }> {
    if (told.kind !== 'moved') return { panel: await drawable(panel, owed) };
    const isLong = wait() > LONG;
    const whole = isLong ? undefined : await unlessOthersWait(drawable(panel, owed), panel);
    if (whole !== undefined) return { panel: whole };
    const words = withoutPictures(panel);
    return { panel: words, ...(words.parts.length < panel.parts.length && { bare: told }) };
  }

  /** Posts a message, or tells it in the last post. */
  async function tell(owed: Owed, told: Told, built: Built): Promise<Delivered | PostFailure | undefined> {
    const { channel, game: id } = owed;
    const last = await app.outbox.lastPost(id);
    const both = last && (await panelInto(last, told, built));
    const { told: all, panel } = both === undefined ? { told, panel: built.panel } : both;
    const { panel: drawn, bare } = await readied(panel, all, owed);
    const lastWith = (posted: Posted): LastPost => ({
      ...lastOf(all, drawn, posted, last, built.game),
      ...(bare && { bare }),
    });
    // An edit pings nobody.
    if (last !== undefined && both !== undefined && told.ping.length === 0) {
      const result = await sent(owed, drawn, (one) => poster.edit(channel, last.message, one));
      if (!isFailure(result)) return { last: lastWith(result ?? last), owed: [] };
      if (!isRefused(result)) return result;
    }
    const result = await post(owed, told.ping, drawn);
    if (result === undefined || isFailure(result)) return result;
    if (isNotice(told)) return { last: withNotice(last, told, result), owed: [] };
    if (isBeside(told, built.game)) return last && { last, owed: [] };
    return {
      last: lastWith(result),
      owed: folding(last, both !== undefined, result, built.game),
    };
  }

  /** Puts its pictures into a post that went without them, if it is the newest still. */
  async function complete(owed: Owed, message: string): Promise<Delivered | PostFailure | undefined> {
    const last = await app.outbox.lastPost(owed.game);
    const { bare } = last ?? {};
    if (last?.message !== message || bare === undefined) return undefined;
    const built = await build(owed, 0, (game) => upToDate(bare, game));
    if (built === undefined || !('panel' in built)) return built;
    const drawn = await drawable(built.panel, owed);
    const result = await poster.edit(owed.channel, message, drawn);
    if (isFailure(result)) return isRefused(result) ? undefined : result;
    return { last: lastOf(bare, drawn, result ?? last, last, built.game), owed: [] };
  }

  /** Says in the last post who still has to decide on production, unless it says so already. */
  async function bringUpToDate(owed: Owed): Promise<Delivered | PostFailure | undefined> {
    const last = await app.outbox.lastPost(owed.game);
    const { told, seats } = last?.deciding ?? {};
    if (last === undefined || told === undefined || !isTold(told)) return undefined;
    const built = await build(owed, 0, (game) => {
      const deciding = decidingIn(game);
      return deciding === undefined || deciding.join() === seats?.join() ? undefined : upToDate(told, game);
    });
    if (built === undefined || !('panel' in built)) return built;
    const { bare } = last;
    // Its pictures come by themselves.
    const panel = bare === undefined ? await drawable(built.panel, owed) : withoutPictures(built.panel);
    const result = await sent(owed, panel, (one) => poster.edit(owed.channel, last.message, one));
    if (isFailure(result)) return isRefused(result) ? undefined : result;
    const now = lastOf(told, panel, result ?? last, last, built.game);
    const deciding = { told, seats: decidingIn(built.game) ?? [] };
    return { last: { ...now, deciding, ...(bare && { bare }) }, owed: [] };
  }

  return async (owed, failures) => {
    const { announcement: told, channel, game: id } = owed;
    if (told.kind === 'fold') return await fold(channel, told.post);
    if (told.kind === 'drawn') return await complete(owed, told.post);
    if (told.kind === 'decided') return await bringUpToDate(owed);
    if (told.kind === 'heeded') return withoutNotices(await app.outbox.lastPost(id), told);
    const built = await build(owed, failures);
    if (built === undefined || !('panel' in built)) return built;
    if (await quietly(owed, directs?.instead)) return undefined;
    const delivered = await tell(owed, told, built);
    if (!isFailure(delivered)) await quietly(owed, directs?.besides);
    return delivered;
  };

  /** What becomes of the last post now that this one has come. `told`: that tells all of it as well. */
  function folding(
    last: LastPost | undefined,
    told: boolean,
    { message }: Posted,
    game: Game,
  ): Announcement[] {
    if (last === undefined || last.message === message) return [];
    const post = told ? { message: last.message } : foldOf(last, game, options.whole === true);
    return post === undefined ? [] : [{ kind: 'fold', ping: [], post }];
  }
}

/** Whether the last post stays the live one: a lobby goes on being changed, and some news has no buttons to play. */
const isBeside = (told: Told, { record }: Game): boolean =>
  told.kind === 'away' ||
  told.kind === 'ladder' ||
  told.kind === 'asked' ||
  (told.kind !== 'lobby' && record.status === 'lobby') ||
  (told.kind === 'moderated' && told.what === 'export' && told.ping.length === 0);

/** What is kept of a post: what will be left of it, and what more can be told in it. */
function lastOf(
  told: Told,
  { brief, seat, series }: Panel,
  { message, picture }: Posted,
  before: LastPost | undefined,
  game: Game,
): LastPost {
  const seats = decidingIn(game);
  const colour = seat === undefined ? {} : { seat };
  return {
    message,
    kind: told.kind,
    ...(before?.notices === undefined ? {} : { notices: before.notices }),
    ...(brief === undefined
      ? {}
      : { fold: { text: brief, ...colour, ...(picture === undefined ? {} : { picture }) } }),
    ...(told.kind === 'moved' && series?.open === true && seat !== undefined
      ? { series: { from: told.from, to: told.to, seat } }
      : {}),
    ...(seats && { deciding: { told, ...(upToDate(told, game) === told && { seats }) } }),
  };
}

/** The seats that are still to decide on production; nothing where there is none going on. */
function decidingIn({ record, state }: Game): Seat[] | undefined {
  return record.status === 'playing' && state?.phase === 'production' ? awaited(state) : undefined;
}

/** The same announcement, in production without the pings of those who have decided since. */
function upToDate<T extends Told>(told: T, game: Game): T {
  const users = decidingIn(game)?.map((seat) => userAt(game, seat));
  return users === undefined || told.ping.every((user) => users.includes(user))
    ? told
    : { ...told, ping: told.ping.filter((user) => users.includes(user)) };
}

/** What is told beside the game while it waits for a seat. */
type Notice = Extract<Announcement, { kind: 'nudged' | 'timeUp' | 'rescued' }>;

/** That a computer plays for somebody is no notice: that ends the wait, and is told for good. */
const isNotice = (told: Told): told is Notice =>
  told.kind === 'nudged' ||
  told.kind === 'timeUp' ||
  (told.kind === 'rescued' && !BY_COMPUTER.includes(told.rescue));
const BY_COMPUTER: readonly Rescue[] = ['play', 'computer'];

/** The last post with one more reminder below it: that is no post of its own, and nothing is folded for it. */
function withNotice(
  last: LastPost | undefined,
  { kind, seat, since }: Notice,
  { message }: Posted,
): LastPost {
  const notices = [...(last?.notices ?? []), { message, seat, since }];
  return { ...(last ?? { message, kind }), notices };
}

/** Reminders of a wait that is over are taken away; nothing where there are none. */
function withoutNotices(
  last: LastPost | undefined,
  { seat, since }: Extract<Announcement, { kind: 'heeded' }>,
): Delivered | undefined {
  if (last?.notices === undefined) return undefined;
  const { notices, ...rest } = last;
  const over = notices.filter((notice) => notice.seat === seat && notice.since === since);
  const left = notices.filter((notice) => !over.includes(notice));
  return {
    last: left.length === 0 ? rest : { ...rest, notices: left },
    owed: over.map(({ message }) => ({ kind: 'fold', ping: [], post: { message } })),
  };
}
