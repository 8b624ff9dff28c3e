/** Posts about what moderators did. */
import type { Announcement, Game, Moderation } from '../../../core/index.ts';
import { playingButtons } from '../../../discord/shared/buttons.ts';
import { mention } from '../../../discord/shared/markup.ts';
import { type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { memberAt, personText, wordsOf } from '../../../discord/shared/player-names.ts';
import { nextParts } from '../../../discord/shared/turn-status.ts';
import { pendingSeats } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;

/** Whom the game waits for, since when, and which moderator says so. */
export function remindedPost(game: Game, { by, ping }: Of<'reminded'>): Panel {
  // In production others have decided since the game began to wait.
  const isDeciding = game.state?.phase === 'production';
  const last = game.moves.at(isDeciding ? game.record.announced - 1 : -1)?.at;
  // Discord shows this as "3 hours ago", in the reader's language.
  const since = last === undefined ? 'none' : `<t:${Math.floor(last.getTime() / 1000)}:R>`;
  const told = botText('posts', 'reminded', { who: personText(game, by), since }, game.record.language);
  return { parts: [text(told), ...nextParts(game, ping)] };
}

/** What a moderator did. Each act has a sentence of its own name. */
export function moderatedPost(game: Game, { what, by, seat, user, former, ping }: Of<'moderated'>): Panel {
  const key: Moderation = what;
  const data = {
    who: personText(game, by),
    seat: seat ?? 0,
    newcomer: user === undefined ? '' : mention(user),
    former: former === undefined ? '' : personText(game, former),
  };
  // Whoever comes in has been called by then.
  const called =
    game.state === undefined ? [] : pendingSeats(game.state).map((one) => memberAt(game, one)?.user);
  const next = what === 'replace' ? ping.filter((one) => called.includes(one)) : ping;
  return {
    ...(seat === undefined ? {} : { seat }),
    parts: [text(botText('posts', key, data, wordsOf(game))), ...followingNews(game, what, next)],
  };
}

/** What follows the news of a moderator's act. */
function followingNews(game: Game, what: Moderation, ping: readonly string[]): Part[] {
  // A copy changes nothing for anybody.
  if (what === 'export' && ping.length === 0) return [];
  // That it is paused has been said, and nobody can do anything about it.
  return what === 'pause' && ping.length === 0 ? [playingButtons(game)] : nextParts(game, ping);
}
