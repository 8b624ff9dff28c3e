/** The buttons under messages about a game, in the language of its table but where one person alone reads them. */
import type { Game } from '../../core/index.ts';
import type { View } from '../../render/index.ts';
import { botText } from '../../text/index.ts';
import { customId } from './custom-id.ts';
import { type Button, buttons, type Part } from './panel.ts';

/** A button that shows a view of the game to whoever clicks it. */
function lookButton(
  { record: { id, language } }: Game,
  key: 'board' | 'market' | 'players',
  view: View,
  reader: string = language,
): Button {
  return { id: customId('look', id, view), label: botText('posts', key, {}, reader) };
}

/** A button that opens the log for whoever clicks it. */
export const logButton = ({ record: { id, language } }: Game, reader: string = language): Button => ({
  id: customId('looklog', id),
  label: botText('posts', 'log', {}, reader),
});

/** The button that opens the panel of whoever clicks it. */
export const turnButton = ({ record: { id, language } }: Game): Button => ({
  id: customId('turn', id),
  label: botText('posts', 'takeTurn', {}, language),
  style: 'primary',
});

/** The button that opens the private plan of whoever clicks it. */
export const planButton = ({ record: { id } }: Game, reader: string): Button => ({
  id: customId('myplan', id),
  label: botText('plans', 'button', {}, reader),
  emoji: '🧭',
});

/**
 * Take your turn, Since your turn, Board, Log: under every post of a game that is played. Market and players are in its
 * pictures, and below the board. In a pause there is no turn to take, but players can still plan.
 */
export function playingButtons(game: Game): Part {
  const { id, language, paused } = game.record;
  const planned = (game.state?.round ?? 0) > 0 ? [planButton(game, language)] : [];
  return buttons(
    ...(paused ? planned : [turnButton(game)]),
    { id: customId('recap', id), label: botText('recap', 'button', {}, language) },
    lookButton(game, 'board', 'table'),
    logButton(game),
  );
}

/** Board, Market, Players, Log; in another language than the table's for one reader alone. */
export function lookButtons(game: Game, reader?: string): Button[] {
  return [
    lookButton(game, 'board', 'table', reader),
    lookButton(game, 'market', 'market', reader),
    lookButton(game, 'players', 'player', reader),
    logButton(game, reader),
  ];
}

/** The button that tells of the weekly challenge. */
export const challengeButton = (language: string): Button => ({
  id: customId('challenge'),
  label: botText('challenge', 'button', {}, language),
});

/** Rematch (or the challenge), Watch it again, Board, Log, Records: under the posts of a game that is over. */
export function overButtons(game: Game): Part {
  const { id, language, challenge } = game.record;
  return buttons(
    challenge === undefined
      ? { id: customId('rematch', id), label: botText('posts', 'rematch', {}, language), style: 'primary' }
      : challengeButton(language),
    ...(game.state === undefined
      ? []
      : [
          { id: customId('replay', id), label: botText('replay', 'again', {}, language) },
          lookButton(game, 'board', 'table'),
          logButton(game),
        ]),
    { id: customId('records'), label: botText('records', 'button', {}, language) },
  );
}
