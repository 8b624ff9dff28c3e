/** The buttons under public messages of a game. */
import type { Game } from '../../app/index.ts';
import type { View } from '../../render/index.ts';
import { phrase } from '../../text/index.ts';
import { customId } from './custom-id.ts';
import { type Button, buttons, type Part } from './panel.ts';

/** A button that shows a view of the game to whoever clicks it. */
function lookButton(game: Game, key: 'board' | 'market' | 'players', view: View): Button {
  const { id, language } = game.record;
  return { id: customId('look', id, view), label: phrase('posts', key, {}, language) };
}

/** A button that opens the log for whoever clicks it. */
export function logButton({ record }: Game): Button {
  return { id: customId('looklog', record.id), label: phrase('posts', 'log', {}, record.language) };
}

/** The button that opens the panel of whoever clicks it. */
export const turnButton = ({ record: { id, language } }: Game): Button => ({
  id: customId('turn', id),
  label: phrase('posts', 'takeTurn', {}, language),
  style: 'primary',
});

/**
 * Take your turn, Since your turn, Board, Log: under every post of a game that is played. Market and players are in its
 * pictures, and below the board.
 */
export function playingButtons(game: Game): Part {
  const { id, language } = game.record;
  return buttons(
    turnButton(game),
    { id: customId('recap', id), label: phrase('recap', 'button', {}, language) },
    lookButton(game, 'board', 'table'),
    logButton(game),
  );
}

/** Board, Market, Players, Log. */
export function lookButtons(game: Game): Button[] {
  return [
    lookButton(game, 'board', 'table'),
    lookButton(game, 'market', 'market'),
    lookButton(game, 'players', 'player'),
    logButton(game),
  ];
}

/** Rematch, Board, Log: under the posts of a game that is over. */
export function overButtons(game: Game): Part {
  const { id, language } = game.record;
  return buttons(
    { id: customId('rematch', id), label: phrase('posts', 'rematch', {}, language), style: 'primary' },
    ...(game.state === undefined ? [] : [lookButton(game, 'board', 'table'), logButton(game)]),
  );
}
