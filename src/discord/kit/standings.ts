/** The places of a game, with where the points are from. */
import type { Game } from '../../app/index.ts';
import { type PlayerScore, SCORE_ROWS, type ScoreSheet } from '../../engine/index.ts';
import { phrase } from '../../text/index.ts';
import { wordsOf } from './people.ts';

/** A line or two for each player, the first place first: the points, and where they are from. */
export function standingLines(sheet: ScoreSheet, game: Game, language: string): string[] {
  const words = wordsOf(game, language);
  const solo = sheet.players.length === 1;
  const parts = ({ points }: PlayerScore) =>
    SCORE_ROWS.filter((row) => points[row] !== 0)
      .map((row) => phrase('posts', 'scorePart', { row, points: points[row] }, words))
      .join(' · ');
  return [...sheet.players]
    .sort((a, b) => a.place - b.place)
    .map((player) => {
      const { seat, place, total } = player;
      const data = { seat, place, total, parts: parts(player) };
      return phrase('posts', solo ? 'soloStanding' : 'standing', data, words);
    });
}
