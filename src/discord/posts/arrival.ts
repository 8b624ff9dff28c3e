/** Updates older messages when a post arrives: a board replaces them, and other posts stay below the board. */
import type { Announcement, CollapsedPost, Game, LastPost, PostBelow, ToldTurn } from '../../core/index.ts';
import type { PostContent, PostKind } from '../shared/post-builder.ts';
import { collapseOf } from './collapse.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { type DeliveryResult, isNotice, withNotice } from './last-post.ts';
import { isNote } from './notes.ts';

/** Posts that show the game as it is. */
const BOARDS: readonly PostKind[] = ['lobby', 'started', 'moved', 'undone', 'ended', 'relocated'];
export const isBoard = ({ kind }: PostContent): boolean => BOARDS.includes(kind);

/** Returns whether a post's pictures can be added later, because it becomes the newest one. */
export const canFollow = (content: PostContent): boolean => isBoard(content) || content.kind === 'finished';

/** Returns whether a post of its own makes the board above it outdated: who plays a seat, the clocks, or a pause has changed. */
const outdatesBoard = ({ kind, ...one }: PostContent): boolean =>
  OUTDATING.includes(kind) || ('what' in one && one.what === 'resume');
const OUTDATING: readonly PostKind[] = [
  'cameBack',
  'rescued',
  'satIn',
  'setAside',
  'steppedDown',
  'takenUp',
  'wentOn',
];

/** Posts that are not about the game's course, and may be in another channel. */
const APART: readonly PostKind[] = ['ladder', 'table', 'departed'];
const isApart = ({ kind }: PostContent): boolean => APART.includes(kind);

/** Maximum number of collapsed posts that an undo strikes out. */
const MAX_TURNS = 12;

/** Returns the posts that an undo may strike out: those of the latest moves, and that of the end, which any undo does. */
export function toldTurns({ message, told, fold, turns = [] }: LastPost): ToldTurn[] {
  const from = told?.kind === 'finished' ? Number.MAX_SAFE_INTEGER : told?.kind === 'moved' && told.from;
  if (fold?.text === undefined || typeof from !== 'number') return turns;
  const { text, seat } = fold;
  return [...turns, { message, text, ...(seat !== undefined && { seat }), from }].slice(-MAX_TURNS);
}

/** Returns the struck-out line of a post whose moves were undone, without its picture. */
export const struckOut = ({ from: _, text, ...post }: ToldTurn): CollapsedPost => ({
  ...post,
  text: text.replace(/^.+/, '~~$&~~'),
});

interface Arrival {
  readonly content: PostContent;
  readonly game: Game;
  readonly last: LastPost | undefined;
  /** The new post contains all of the last one. */
  readonly isMerged: boolean;
}

/** Returns the newest board after a post was sent, and which messages collapse or are deleted. */
export function arrivalOf(
  { composer, wholePosts }: Pick<DeliveryContext, 'composer' | 'wholePosts'>,
  { content, game, last, isMerged }: Arrival,
  posted: LastPost,
): DeliveryResult | undefined {
  if (isApart(content)) return last && { last, announcements: [] };
  const refreshed: Announcement[] =
    last !== undefined && outdatesBoard(content) ? [{ kind: 'decided', clocks: true, ping: [] }] : [];
  if (isNotice(content)) {
    // A substitute who stops takes their request with them.
    const { over, open } = sortBelow(last ?? {}, game, 'note');
    const noticed = withNotice(last, content, posted);
    return {
      last: open.length + over.length > 0 ? { ...noticed.last, below: open } : noticed.last,
      announcements: [...collapseEntries(over), ...noticed.announcements, ...refreshed],
    };
  }
  const asked = content.kind === 'asked' ? content.consent.id : last?.asked;
  const kept = {
    ...(asked !== undefined && { asked }),
    ...(last?.notices && { notices: last.notices }),
  };
  if (last === undefined) return { last: { ...posted, ...kept }, announcements: [] };
  const collapsing = (post: LastPost) => collapseOf(post, game, wholePosts, composer);
  const { over, open } = sortBelow(last, game, isBoard(content) ? 'board' : 'message');
  const before = isMerged ? { message: last.message } : collapsing(last);
  const older = before === undefined || last.message === posted.message ? [] : [before];
  const known = isMerged || older.length === 0 ? (last.turns ?? []) : toldTurns(last);
  const undone = known.filter(({ from }) => content.kind === 'undone' && from >= content.keep);
  const turns = known.filter((turn) => !undone.includes(turn));
  const now = { ...posted, ...kept, ...(turns.length > 0 && { turns }) };
  if (isBoard(content)) {
    const stands = ({ message }: CollapsedPost) => !undone.some((turn) => turn.message === message);
    const collapsed = [...[...over, ...older].filter(stands), ...undone.map(struckOut)];
    return { last: { ...now, below: open }, announcements: collapseEntries(collapsed) };
  }
  // The board stays whole above the result of the game, or above a note that it has no room for.
  const stays = older.map((post): PostBelow => ({ ...post, until: 'board' }));
  if (content.kind === 'finished' || isNote(content))
    return { last: { ...now, below: [...open, ...stays] }, announcements: collapseEntries(over) };
  const own = collapsing(posted);
  const until = content.kind === 'asked' && { until: content.consent.id };
  const below = own === undefined ? open : [...open, { ...own, ...until }];
  return { last: { ...last, ...kept, below }, announcements: [...collapseEntries(over), ...refreshed] };
}

/** Returns the messages below a board that are done with, and those that still matter. */
export function sortBelow(
  { below = [] }: Pick<LastPost, 'below'>,
  { record }: Game,
  arrived: 'board' | 'message' | 'note',
): { over: PostBelow[]; open: PostBelow[] } {
  const isOver = ({ until }: PostBelow) =>
    typeof until === 'number'
      ? record.consent?.id !== until
      : arrived === 'board' || (arrived === 'message' && until === undefined);
  return { over: below.filter(isOver), open: below.filter((one) => !isOver(one)) };
}

/** Returns the entries that collapse or delete posts. */
export const collapseEntries = (posts: readonly CollapsedPost[]): DeliveryResult['announcements'] =>
  posts.map((post) => ({ kind: 'fold', ping: [], post }));
