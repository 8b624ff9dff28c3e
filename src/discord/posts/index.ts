/** What a channel is told: a builder for each kind of announcement, complete by type. */
import type { Announcement, AnnouncementKind, App, Game, Owed } from '../../core/index.ts';
import { ladderPost } from '../../features/challenge/discord/ladder.ts';
import { tablePost } from '../../features/challenge/discord/table.ts';
import {
  awayPost,
  cameBackPost,
  haltedPost,
  nudgedPost,
  rescuedPost,
  satInPost,
  setAsidePost,
  takenUpPost,
  timeUpPost,
  wentOnPost,
} from '../../features/clocks/discord/posts.ts';
import { finishedPost } from '../../features/game-view/discord/posts.ts';
import { lobbyPost } from '../../features/lobby/discord/panel.ts';
import { movedPost, startedPost, undonePost, untoldPost } from '../../features/play/discord/posts.ts';
import { type Panel, withoutPictures } from '../shared/panel.ts';
import { askedPost, concededPost, endedPost, moderatedPost, refusedPost, remindedPost } from './people.ts';
import { plainWords } from './plain-text.ts';
import { briefOf } from './summary.ts';

/** What changes messages that are there. */
const UNTOLD = ['fold', 'full', 'drawn', 'heeded', 'decided'] as const;

/** What is told by a message of its own. */
export type Told = Exclude<Announcement, { kind: (typeof UNTOLD)[number] }>;

/** Whether it is told by a message of its own. */
export const isTold = (told: Announcement): told is Told =>
  !(UNTOLD as readonly string[]).includes(told.kind);

type Builder<K extends AnnouncementKind> = (
  game: Game,
  announcement: Extract<Announcement, { kind: K }>,
  app: App,
) => Panel | undefined | Promise<Panel | undefined>;

const BUILDERS: { readonly [K in Told['kind']]: Builder<K> } = {
  lobby: (game, { ping }) => lobbyPost(game, ping),
  started: startedPost,
  moved: movedPost,
  undone: undonePost,
  asked: askedPost,
  refused: refusedPost,
  conceded: concededPost,
  finished: (game, { ping }, app) => finishedPost(game, ping, app),
  ended: endedPost,
  reminded: remindedPost,
  moderated: moderatedPost,
  nudged: nudgedPost,
  timeUp: timeUpPost,
  rescued: rescuedPost,
  satIn: satInPost,
  cameBack: cameBackPost,
  setAside: setAsidePost,
  takenUp: takenUpPost,
  halted: haltedPost,
  wentOn: wentOnPost,
  away: awayPost,
  table: tablePost,
  ladder: ({ record: { guild, language, challenge } }, _, app) =>
    challenge && ladderPost(app, guild, challenge.week, language),
};

/**
 * The message for what a channel is owed; nothing when there is nothing to tell any more, because it has been
 * taken back or settled since. Every user in the announcement's `ping` is mentioned in its text.
 */
export async function postOf(
  game: Game,
  { announcement: told }: Pick<Owed, 'announcement'>,
  app: App,
): Promise<Panel | undefined> {
  if (!isTold(told)) return undefined;
  const build = BUILDERS[told.kind] as Builder<AnnouncementKind>;
  const panel = await build(game, told, app);
  if (panel === undefined) return undefined;
  const words = plainWords(game, panel, told.ping);
  // A request stays whole, as it may still have to be answered.
  return told.kind === 'asked' ? { ...panel, words } : { brief: briefOf(panel), ...panel, words };
}

/** What can be told of a game that is over and cannot be read any more: that it has ended. */
export function farewellPost(
  game: Game,
  { announcement: told }: Pick<Owed, 'announcement'>,
): Panel | undefined {
  if (told.kind !== 'ended') return undefined;
  const panel = endedPost(game, told);
  return { ...panel, words: plainWords(game, panel, told.ping) };
}

/** The message for when the right one cannot be made: without pictures, but it pings whom it must. */
export function plainPost(game: Game, { announcement: { ping } }: Pick<Owed, 'announcement'>): Panel {
  const panel = withoutPictures(untoldPost(game, ping));
  return { ...panel, words: plainWords(game, panel, ping) };
}
