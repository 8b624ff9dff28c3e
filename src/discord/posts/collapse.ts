/** Collapses posts: once a newer post arrives, the previous one shrinks to a line with a thumbnail. */
import type { CollapsedPost, Game, LastPost, OutboxEntry } from '../../core/index.ts';
import type { PictureRequest } from '../../render/index.ts';
import type { Log } from '../shared/interaction-context.ts';
import type { Part } from '../shared/panel.ts';
import { summaryOf } from '../shared/summary.ts';
import { codeOf, statusOf, UNKNOWN_MESSAGE } from '../transport/http-status.ts';
import { isFailure, type Poster, type PostFailure } from '../transport/post.ts';
import type { Composer } from './composer.ts';

type Brief = Extract<Part, { kind: 'brief' }>;

export const isGone = ({ error }: PostFailure): boolean => codeOf(error) === UNKNOWN_MESSAGE;

/** Returns whether Discord refuses the request permanently. */
export function isRefused({ permanent, error, wait }: PostFailure): boolean {
  const status = statusOf(error) ?? 0;
  return (
    permanent || (wait === undefined && status >= 400 && status < 500 && status !== 401 && status !== 429)
  );
}

/** Returns how to collapse the last post now that a newer one exists; `undefined` if it stays whole. */
export function collapseOf(
  last: LastPost | undefined,
  game: Game,
  whole: boolean,
  { lobbyPanel }: Pick<Composer, 'lobbyPanel'>,
): CollapsedPost | undefined {
  if (last === undefined) return undefined;
  const { message, kind, fold } = last;
  // A lobby post must not look open after the lobby closed or moved.
  if (kind === 'lobby') return { message, text: summaryOf(lobbyPanel(game)), firmly: true };
  return fold === undefined || whole ? undefined : { message, ...fold };
}

/** Creates the function that collapses a post, with one attempt. Returns transient failures. */
export function createCollapser(
  poster: Poster,
  log: Log,
  detailOf: (game: string, moves: CollapsedPost['moves']) => Promise<PictureRequest | undefined>,
): (entry: Pick<OutboxEntry, 'channel' | 'game'>, post: CollapsedPost) => Promise<PostFailure | undefined> {
  async function takeAway(channel: string, message: string): Promise<PostFailure | undefined> {
    const failure = await poster.remove(channel, message);
    return failure === undefined || isRefused(failure) ? undefined : failure;
  }

  return async ({ channel, game }, { message, text, seat: colour, moves, picture, firmly }) => {
    if (text === undefined) return await takeAway(channel, message);
    const detail = await detailOf(game, moves);
    const edited = (thumbnail: Pick<Brief, 'detail' | 'picture'>) =>
      poster.edit(channel, message, { colour, parts: [{ kind: 'brief', text, ...thumbnail }] });
    const whole = await edited(detail === undefined ? { picture } : { detail });
    if (!isFailure(whole)) return undefined;
    // A line without its picture is better than a post with outdated buttons.
    const bare = (picture ?? detail) !== undefined && isRefused(whole) && !isGone(whole);
    const result = bare ? await edited({}) : whole;
    if (!isFailure(result)) return undefined;
    if (!isRefused(result)) return result;
    if (!isGone(result)) log.warn({ err: result.error, channel }, 'failed to collapse a post');
    return firmly === true ? await takeAway(channel, message) : undefined;
  };
}
