/** Posts of a game that continues in another channel. */
import { type Announcement, type Game, isPausedByPlayers, isSuspended } from '../../../core/index.ts';
import { goOnButton, playingButtons, takeUpButton } from '../../../discord/shared/buttons.ts';
import { channelLink } from '../../../discord/shared/markup.ts';
import { buttons, note, type Panel, text, textOf } from '../../../discord/shared/panel.ts';
import { boardOf } from '../../../discord/shared/pictures.ts';
import { personText } from '../../../discord/shared/player-names.ts';
import { inOneLine } from '../../../discord/shared/summary.ts';
import { pendingLines } from '../../../discord/shared/turn-status.ts';
import { botText } from '../../../text/index.ts';

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;

/** Returns the first words of a game in its new channel. */
export const movedLine = (game: Game, by: string): string =>
  botText('relocation', 'moved', { who: personText(game, by) }, game.record.language);

/** Builds the first post in the new channel: the board, and who has to act; `undefined` once the game is over. */
export function relocatedPost(game: Game, { by, ping }: Of<'relocated'>): Panel | undefined {
  const { status, language } = game.record;
  if (isSuspended(game.record)) {
    const lines = [movedLine(game, by), botText('relocation', 'shelved', {}, language)];
    return { brief: inOneLine(movedLine(game, by)), parts: [text(...lines), buttons(takeUpButton(game))] };
  }
  if (status !== 'playing') return undefined;
  return {
    parts: [
      text(movedLine(game, by)),
      ...textOf(...pendingLines(game, ping)),
      ...boardOf(game),
      playingButtons(game),
      // The post of the pause, which has one, is in the former channel.
      ...(isPausedByPlayers(game.record) ? [buttons(goOnButton(game))] : []),
    ],
  };
}

/** Says in the former channel where the game continues; `undefined` if it has come back. */
export const departedPost = (game: Game, { channel }: Of<'departed'>): Panel | undefined =>
  game.record.channel === channel
    ? undefined
    : note(
        botText(
          'relocation',
          'departed',
          { channel: channelLink(game.record.channel) },
          game.record.language,
        ),
      );
