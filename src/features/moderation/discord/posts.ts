import type { Announcement, Game, Moderation } from '../../../core/index.ts';
import { playingButtons } from '../../../discord/shared/buttons.ts';
import { mention } from '../../../discord/shared/markup.ts';
import { type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { colourOf, memberAt, personText, wordsOf } from '../../../discord/shared/player-names.ts';
import { inOneLine } from '../../../discord/shared/summary.ts';
import { nextParts } from '../../../discord/shared/turn-status.ts';
import { pendingSeats } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;

/** Builds a moderator's reminder: who is pinged, and when the last move was. */
export function remindedPost(game: Game, { by, ping }: Of<'reminded'>): Panel {
  // In production, others may have decided since the wait began.
  const isDeciding = game.state?.phase === 'production';
  const last = game.moves.at(isDeciding ? game.record.announced - 1 : -1)?.at;
  // Discord renders this as "3 hours ago" in the reader's language.
  const since = last === undefined ? 'none' : `<t:${Math.floor(last.getTime() / 1000)}:R>`;
  const message = botText('posts', 'reminded', { who: personText(game, by), since }, game.record.language);
  return { parts: [text(message), ...nextParts(game, ping)] };
}

/** Reports a moderator's action. Each action has a text of the same name. */
export function moderatedPost(game: Game, { what, by, seat, user, former, ping }: Of<'moderated'>): Panel {
  const key: Moderation = what;
  const data = {
    who: personText(game, by),
    seat: seat ?? 0,
    newcomer: user === undefined ? '' : mention(user),
    former: former === undefined ? '' : personText(game, former),
  };
  // A replacement is mentioned above, and pinged only if the game waits for them.
  const called =
    game.state === undefined ? [] : pendingSeats(game.state).map((one) => memberAt(game, one)?.user);
  const next = what === 'replace' ? ping.filter((one) => called.includes(one)) : ping;
  const say = (open: boolean) => botText('posts', key, { ...data, open }, wordsOf(game));
  return {
    colour: colourOf(game, seat),
    brief: inOneLine(say(false)),
    parts: [text(say(game.record.paused)), ...followingNews(game, what, next)],
  };
}

function followingNews(game: Game, what: Moderation, ping: readonly string[]): Part[] {
  // An export changes nothing in the game.
  if (what === 'export' && ping.length === 0) return [];
  // The report already says that it is paused and moves are blocked.
  return what === 'pause' && ping.length === 0 ? [playingButtons(game)] : nextParts(game, ping);
}
