/** What moderators see: a question before a game is cancelled, and the games of a server. */
import type { Game, GameRecord } from '../../app/index.ts';
import { awaited } from '../../engine/index.ts';
import { phrase } from '../../text/index.ts';
import { customId } from '../kit/custom-id.ts';
import { ago, channelLink, plainName } from '../kit/markup.ts';
import { buttons, note, type Panel, text } from '../kit/panel.ts';
import { memberAt } from '../kit/people.ts';

/** What the buttons under the question do; the route `mod-cancel` reads them. */
export const CANCEL_ACTS = ['cancel', 'keep'] as const;

/** Games that fit into one message. */
export const LISTED = 20;

/** Asks whether a game shall be cancelled; of one that cannot be read, the position is missing. */
export function cancelPanel({ record, state, moves }: Game, language: string): Panel {
  const lobby = record.status === 'lobby';
  const stands: 'lobby' | 'unreadable' | 'other' = lobby
    ? 'lobby'
    : state === undefined
      ? 'unreadable'
      : 'other';
  const data = { stands, round: state?.round ?? 0, moves: moves.length };
  return {
    parts: [
      text(phrase('moderation', 'cancelAsk', data, language)),
      buttons(
        {
          id: customId('mod-cancel', record.id, 'cancel'),
          label: phrase('moderation', 'buttonCancel', {}, language),
          style: 'danger',
        },
        {
          id: customId('mod-cancel', record.id, 'keep'),
          label: phrase('moderation', 'buttonKeep', {}, language),
        },
      ),
    ],
  };
}

/** A game in the list of a server: its record, and the game where it could be read. */
export interface Listed {
  readonly record: GameRecord;
  readonly game: Game | undefined;
}

/** The live games of a server, a line each, those that have waited longest first; some are only counted. */
export function gamesPanel(games: readonly Listed[], language: string): Panel {
  if (games.length === 0) return note(phrase('moderation', 'noGames', {}, language));
  const sorted = [...games].sort((a, b) => a.record.updatedAt.getTime() - b.record.updatedAt.getTime());
  const more = sorted.length - LISTED;
  return note(
    phrase('moderation', 'gamesHeading', {}, language),
    ...sorted.slice(0, LISTED).map((one) => gameLine(one, language)),
    ...(more > 0 ? [phrase('moderation', 'moreGames', { count: more }, language)] : []),
  );
}

function gameLine({ record, game }: Listed, language: string): string {
  const { channel, members, players, paused, updatedAt } = record;
  const common = { channel: channelLink(channel), ago: ago(updatedAt) };
  if (record.status === 'lobby') {
    return phrase('moderation', 'gameLobby', { ...common, members: members.length, players }, language);
  }
  if (game?.state === undefined) return phrase('moderation', 'gameUnreadable', common, language);
  const { state } = game;
  const names = awaited(state).map((seat) => plainName(memberAt(game, seat)?.name ?? ''));
  const data = { ...common, round: state.round, names: names.join(', '), paused };
  return phrase('moderation', 'gamePlaying', data, language);
}
