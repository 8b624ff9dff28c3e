/** Words above and below the pictures of a game. */
import { MODULES } from '../../../content/index.ts';
import { type Game, isPausedByPlayers, isSuspended } from '../../../core/index.ts';
import { mark } from '../../../discord/shared/emoji.ts';
import { type Part, text, textOf } from '../../../discord/shared/panel.ts';
import { inProse, wordsOf } from '../../../discord/shared/player-names.ts';
import { currentScoreLines, isUnderWay, standingLines } from '../../../discord/shared/standings.ts';
import { whenText } from '../../../discord/shared/turn-status.ts';
import { type GameState, pendingSeats, rulesetOf, type Seat, standings } from '../../../engine/index.ts';
import { portEmblem, type View } from '../../../render/index.ts';
import { botText, clanText, portText, scoringText, translator } from '../../../text/index.ts';

const SMALL = '-# ';

/** Returns the lines above a picture: what it shows, and whose turn it is. */
export function headingLines(game: Game, view: View, seat: Seat, language: string): string[] {
  const t = translator('look', language);
  const words = wordsOf(game, language);
  const heading =
    view === 'player' ? botText('look', 'playerHeading', { seat }, words) : t('heading', { view: t(view) });
  return [heading, statusLine(game, language)];
}

/** Returns the line that says where the game is, and for whom it waits or why for no one. */
export function statusLine(game: Game, language: string): string {
  const { state, record } = game;
  if (state === undefined) return '';
  const words = wordsOf(game, language);
  const over = botText('look', 'over', {}, words);
  if (state.phase === 'finished') return SMALL + over;
  const stopped = isSuspended(record) ? botText('look', 'shelved', {}, words) : over;
  const going = record.paused
    ? botText('look', 'paused', { whose: isPausedByPlayers(record) ? 'players' : 'other' }, words)
    : botText('look', 'waiting', { order: pendingSeats(state) }, words);
  const now = record.status === 'ended' ? stopped : going;
  return SMALL + botText('look', 'subtitle', { when: whenText(state, language), now }, words);
}

/** Returns the line above points that are not final. */
export function pointsHeading({ state, record }: Game, language: string): string[] {
  if (state?.phase === 'finished') return [];
  return [botText('look', record.status === 'ended' ? 'soFar' : 'projected', {}, language)];
}

/** Explains what the picture does not show. */
export function explanations(game: Game, state: GameState, view: View, seat: Seat, language: string): Part[] {
  const words = inProse(wordsOf(game, language));
  const { content } = rulesetOf(state.setup);
  const part = (...lines: string[]): Part[] => (lines.length > 1 ? [text(...lines)] : []);
  switch (view) {
    case 'map': {
      return part(
        botText('look', 'ports', {}, words),
        ...MODULES.flatMap((corner) => {
          const port = content.portTiles.find(({ id }) => id === state.map.ports[corner]);
          if (port === undefined) return [];
          const data = { number: port.id, ...portText(port.effect, words) };
          return [`- ${mark(portEmblem(port.effect))}${botText('look', 'port', data, words)}`];
        }),
      );
    }
    case 'contracts':
      return part(
        botText('look', 'scoring', {}, words),
        ...state.scoringTiles.flatMap((id, index) => {
          const tile = content.scoringTiles.find((one) => one.id === id);
          if (tile === undefined) return [];
          const data = { round: index + 1, ...scoringText(tile.rule, words) };
          return [`- ${botText('look', 'scoringTile', data, words)}`];
        }),
        ...currentScoreLines(state, words),
      );
    case 'player': {
      const clan = state.players[seat]?.clan;
      return textOf(
        ...(clan === undefined ? [] : [botText('look', 'clan', { ...clanText(clan, words) }, words)]),
        ...currentScoreLines(state, words),
      );
    }
    case 'score': {
      if (!isUnderWay(state)) return [text(botText('look', 'noScoreYet', {}, words))];
      return [text(...pointsHeading(game, language), ...standingLines(standings(state), game, language))];
    }
    default:
      return [];
  }
}
