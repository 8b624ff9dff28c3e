/** Buttons under messages about a game, in the game's language, or in the user's if only they see it. */
import { type Game, isSuspended, substituteAt } from '../../core/index.ts';
import type { Seat } from '../../engine/index.ts';
import type { View } from '../../render/index.ts';
import { botText } from '../../text/index.ts';
import { SUBSTITUTE } from './computer-names.ts';
import { customId } from './custom-id.ts';
import { cutTo, LONGEST_LABEL } from './limits.ts';
import { pageButtons } from './page-button.ts';
import { type Button, buttons, type Part } from './panel.ts';
import { inLabels } from './player-names.ts';

function lookButton(
  { record: { id, language } }: Game,
  key: 'board' | 'market' | 'players',
  view: View,
  reader: string = language,
): Button {
  return { id: customId('look', id, view), label: botText('posts', key, {}, reader) };
}

export const logButton = ({ record: { id, language } }: Game, reader: string = language): Button => ({
  id: customId('looklog', id),
  label: botText('posts', 'log', {}, reader),
});

/** Returns the button that opens the clicking user's panel. */
export const turnButton = ({ record: { id, language } }: Game): Button => ({
  id: customId('turn', id),
  label: botText('posts', 'takeTurn', {}, language),
  style: 'primary',
});

/** Returns the buttons that postpone or stop the reminders of the wait that began at `since`. */
export const snoozeButtons = (
  { record: { id, language } }: Game,
  since: number,
  reader: string = language,
): Button[] => [
  { id: customId('snooze', id, since), label: botText('clock', 'snooze', {}, reader) },
  { id: customId('mute', id, since), label: botText('clock', 'mute', {}, reader) },
];

/** Returns the button to the reader's plan. `steps`: in that plan, if they are the only reader. */
export const planButton = ({ record: { id } }: Game, reader: string, steps = 0): Button => ({
  id: customId('myplan', id),
  label: botText('plans', 'button', { steps }, reader),
  emoji: '🧭',
});

/** Returns the *More…* button: asking for an undo or a pause, letting a computer play, giving up. */
export const moreButton = ({ record: { id } }: Game, reader: string): Button => ({
  id: customId('more', id),
  label: botText('lobby', 'buttonMore', {}, reader),
});

/** Returns the button for players who can't or don't want to continue for now. */
export const handOverButton = ({ record: { id } }: Game, reader: string): Button => ({
  id: customId('handover', id, SUBSTITUTE, 'ask'),
  label: botText('computers', 'buttonHandOver', {}, reader),
  emoji: '🤖',
});

/** Returns the button that reminds the player of a seat, as `/clock nudge` does. */
export const nudgeButton = (game: Game, seat: Seat, reader: string): Button => ({
  id: customId('nudge', game.record.id, seat),
  label: cutTo(botText('clock', 'buttonNudge', { seat }, inLabels(game, reader)), LONGEST_LABEL),
});

/** Returns the button with which a substitute stops playing a seat. It asks first. */
export const stepDownButton = (game: Game, seat: Seat, reader: string): Button => ({
  id: customId('stepdown', game.record.id),
  label: cutTo(botText('clock', 'stepDown', { seat }, inLabels(game, reader)), LONGEST_LABEL),
});

/** Returns the button that resumes a suspended game. */
export const takeUpButton = ({ record: { id, language } }: Game, reader: string = language): Button => ({
  id: customId('takeup', id),
  label: botText('clock', 'takeUp', {}, reader),
  style: 'primary',
});

/** Returns the button that ends a pause of the players. */
export const goOnButton = ({ record: { id, language } }: Game, reader: string = language): Button => ({
  id: customId('goon', id),
  label: botText('clock', 'goOn', {}, reader),
  style: 'primary',
});

/** Returns the buttons under posts of a running game. Players can plan even while it is paused. */
export function playingButtons(game: Game): Part {
  const { record } = game;
  const { id, language, paused } = record;
  const back = record.members.some((_, place) => substituteAt(record, place) !== undefined);
  const planned = (game.state?.round ?? 0) > 0 ? [planButton(game, language)] : [];
  return buttons(
    ...(isSuspended(record) ? [takeUpButton(game)] : paused ? planned : [turnButton(game)]),
    { id: customId('recap', id), label: botText('recap', 'button', {}, language) },
    lookButton(game, 'board', 'table'),
    ...pageButtons(game),
    logButton(game),
    ...(back ? [backButton(game)] : []),
  );
}

/** Returns the button with which a player who has a substitute takes their seat back. */
export const backButton = ({ record: { id, language } }: Game): Button => ({
  id: customId('imback', id),
  label: botText('clock', 'imBack', {}, language),
});

/** Returns Board, Market, Players, Log, and the game's page. `reader`: language of the only user who sees them. Default: the game's. */
export function lookButtons(game: Game, reader?: string): Button[] {
  return [
    lookButton(game, 'board', 'table', reader),
    lookButton(game, 'market', 'market', reader),
    lookButton(game, 'players', 'player', reader),
    logButton(game, reader),
    ...pageButtons(game, reader),
  ];
}

export const challengeButton = (language: string): Button => ({
  id: customId('challenge'),
  label: botText('challenge', 'button', {}, language),
});

/** Returns the button to the game after this one: a rematch, or the weekly challenge. */
export const nextGameButton = (
  { record: { id, language, challenge } }: Game,
  reader: string = language,
): Button =>
  challenge === undefined
    ? { id: customId('rematch', id), label: botText('posts', 'rematch', {}, reader), style: 'primary' }
    : challengeButton(reader);

/** Returns the button with which players open the coach's review of their own turns. */
export const reviewButton = ({ record: { id, language } }: Game): Button => ({
  id: customId('review', id),
  label: botText('coach', 'button', {}, language),
});

/** Returns the buttons under posts of a game that is over, or shelved. */
export function overButtons(game: Game): Part {
  const { id, language, status } = game.record;
  return buttons(
    isSuspended(game.record) ? takeUpButton(game) : nextGameButton(game),
    ...(game.state === undefined
      ? []
      : [
          ...(game.moves.length === 0
            ? []
            : [{ id: customId('replay', id), label: botText('replay', 'again', {}, language) }]),
          ...(status === 'finished' ? [reviewButton(game)] : []),
          lookButton(game, 'board', 'table'),
          ...pageButtons(game),
          logButton(game),
        ]),
    { id: customId('records'), label: botText('stats', 'button', {}, language) },
  );
}
