import type { Game } from '../../../core/index.ts';
import { type Part, textOf } from '../../../discord/shared/panel.ts';
import { pictureOf } from '../../../discord/shared/pictures.ts';
import { inLogLines, wordsOf } from '../../../discord/shared/player-names.ts';
import { playerSummaryText } from '../../../discord/shared/player-summary.ts';
import { type RowPoints, SCORE_ROWS, totalOf } from '../../../engine/index.ts';
import type { HistoryPoint } from '../../../render/index.ts';
import { botText, signedText, type TextContext, translator } from '../../../text/index.ts';
import type { ScoreHistory } from '../index.ts';

/** Builds the turning points and the chart; empty without a score history. */
export function scoreHistoryParts(
  game: Game,
  scoreHistory: ScoreHistory | undefined,
  history: readonly HistoryPoint[],
  language: string = game.record.language,
): Part[] {
  if (scoreHistory === undefined) return [];
  const lines = turningLines(
    scoreHistory,
    inLogLines(wordsOf(game, language)),
    game.state?.phase === 'finished',
  );
  return [...textOf(...lines), ...pictureOf(game, 'race', { history, race: scoreHistory.race }, language)];
}

function turningLines({ race, doings, untold }: ScoreHistory, words: TextContext, over: boolean): string[] {
  const t = translator('scoreHistory', words);
  const seats = race.begun.length;
  const lines = race.turns.flatMap(({ round, before, after, gained }, i) => {
    const moved = signedText(after - before);
    const others = totalOf(gained) - (after - before);
    const parts = [
      ...partsOf(gained, words),
      ...(others === 0 ? [] : [t('others', { points: signedText(others) })]),
    ];
    const how = parts.join(' · ');
    const done = doings[i];
    return [
      ...(done === undefined
        ? []
        : [t('turn', { number: i + 1, round, what: playerSummaryText(done, words) })]),
      seats === 1
        ? t('points', { moved, how, before, after })
        : t('lead', {
            moved,
            how,
            was: sideOf(before),
            before: Math.abs(before),
            is: sideOf(after),
            after: Math.abs(after),
          }),
    ];
  });
  if (lines.length === 0) return [];
  return [
    t('heading', { alone: seats === 1, over }),
    ...lines,
    ...(seats > 2 ? [t('best')] : []),
    ...(untold === 0 ? [] : [botText('recap', 'untold', { count: untold }, words)]),
  ];
}

/** `other`: tied. */
const sideOf = (lead: number): 'ahead' | 'behind' | 'other' =>
  lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'other';

/** Formats the changed rows of the score sheet: "glory +3". */
const partsOf = (points: RowPoints, words: TextContext): string[] =>
  SCORE_ROWS.filter((row) => points[row] !== 0).map((row) =>
    botText('posts', 'scorePart', { row, points: signedText(points[row]) }, words),
  );

/** Lists each player's gains by round, by source if that fits into `most` characters; empty if not even sums fit. */
export function roundLines({ race }: ScoreHistory, words: TextContext, most: number): string[] {
  const t = translator('scoreHistory', words);
  const { whole, begun, rounds, majorities } = race;
  const blocks = [
    { of: t(whole ? 'begin' : 'earlier'), gained: begun },
    ...rounds.map(({ round, gained }) => ({ of: t('round', { round }), gained })),
    { of: t('majorities'), gained: majorities },
  ].filter(({ gained }, i) => i <= rounds.length || gained.some((points) => totalOf(points) !== 0));
  const linesOf = (partsText: (points: RowPoints) => string) =>
    blocks.flatMap(({ of, gained }) => [
      of,
      ...gained.map((points, seat) => {
        const data = { seat, sum: signedText(totalOf(points)), parts: partsText(points) };
        return `- ${t('gained', data)}`;
      }),
    ]);
  const full = linesOf((points) => partsOf(points, words).join(' · ') || 'none');
  return [full, linesOf(() => 'none')].find((lines) => lines.join('\n').length <= most) ?? [];
}
