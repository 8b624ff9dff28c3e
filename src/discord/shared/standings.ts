/** Places with their points, and what the current round would score now. */
import type { Game } from '../../core/index.ts';
import {
  type GameState,
  linkedSettlements,
  type PlayerScore,
  roundGlory,
  rulesetOf,
  SCORE_ROWS,
  type ScoreSheet,
  type Seat,
  scoringTile,
  seatsInOrder,
} from '../../engine/index.ts';
import { botText, scoringText, type TextContext, translator } from '../../text/index.ts';
import { wordsOf } from './player-names.ts';

/** Returns what the round's scoring tile would give each player now, and how many settlements are linked. */
export function currentScoreLines(state: GameState, context: TextContext): string[] {
  const words = { ...context, clans: false };
  const t = translator('posts', words);
  const tile = scoringTile(state, state.round);
  const { settlementScoring } = rulesetOf(state.setup);
  const list = (numbers: readonly (readonly [Seat, number])[]) =>
    numbers.map(([seat, count]) => t('standingNow', { seat, count })).join(' · ');
  const glory = roundGlory(state).map((one) => [one.seat, one.glory] as const);
  const linked = seatsInOrder(state).map((seat) => [seat, linkedSettlements(state, seat)] as const);
  const playing = state.phase === 'actions' || state.phase === 'production';
  return [
    ...(playing && tile !== undefined
      ? [t('gloryNow', { line: scoringText(tile.rule, words).line, list: list(glory) })]
      : []),
    ...(playing && settlementScoring ? [t('settlementsNow', { list: list(linked) })] : []),
  ];
}

/** Returns whether round 1 has begun; before that, points are meaningless. */
export const isUnderWay = ({ phase }: GameState): boolean => phase !== 'draft' && phase !== 'workers';

/** Returns a line or two for each player in order of places: points and their sources. */
export function standingLines(sheet: ScoreSheet, game: Game, language: string): string[] {
  const words = wordsOf(game, language);
  const solo = sheet.players.length === 1;
  const parts = ({ points }: PlayerScore) =>
    SCORE_ROWS.filter((row) => points[row] !== 0)
      .map((row) => botText('posts', 'scorePart', { row, points: points[row] }, words))
      .join(' · ');
  return [...sheet.players]
    .sort((a, b) => a.place - b.place)
    .map((player) => {
      const { seat, place, total } = player;
      const data = { seat, place, total, parts: parts(player) };
      return botText('posts', solo ? 'soloStanding' : 'standing', data, words);
    });
}
