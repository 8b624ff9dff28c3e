/** Shelved games in lists: their lines, and the buttons that resume them. */
import { type Game, suspendedSince } from '../../core/index.ts';
import { botText } from '../../text/index.ts';
import { customId } from './custom-id.ts';
import { cutTo, LONGEST_PHONE_LABEL } from './limits.ts';
import { ago, channelLink, plainName } from './markup.ts';
import { buttons, type Part } from './panel.ts';
import { namesIn } from './player-names.ts';
import { distinctNames } from './seats.ts';

const MAX_BUTTONS = 5;

/** Describes a shelved game, and the command that resumes it. `link`: to the game instead, where there are no commands. */
export function shelvedLine(game: Game, language: string, link = 'none'): string {
  const { id, channel } = game.record;
  const names = namesIn(game.record, language).map(plainName).join(', ');
  const data = {
    id,
    names,
    channel: channelLink(channel),
    round: game.state?.round ?? 0,
    ago: ago(suspendedSince(game.record)),
    link,
  };
  return botText('clock', 'shelvedLine', data, language);
}

/** Builds the buttons that resume shelved games, numbered in the order of their lines if the players are the same. */
export function takeUpParts(games: readonly Game[], language: string): Part[] {
  if (games.length === 0) return [];
  const shown = games.slice(0, MAX_BUTTONS);
  const labels = shown.map(({ record }) =>
    cutTo(
      botText('clock', 'buttonTakeUp', { names: namesIn(record, language).join(', ') }, language),
      LONGEST_PHONE_LABEL - ' (5)'.length,
    ),
  );
  const ids = shown.map(({ record }) => customId('takeup', record.id));
  return [buttons(...distinctNames(labels).map((label, n) => ({ id: ids[n] ?? '', label })))];
}
