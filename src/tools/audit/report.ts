/** Counts what the audits of the coach show. */
import type { AuditedFinding, PlantedTurn } from '../../ai/index.ts';
import { ROUNDS } from '../../content/index.ts';
import type { Audit } from './worker.ts';

/** Standard errors of the referee's loss within which a range may end. */
const SURE = 2;

/** Returns a line each for the coach's own games, random turns and their rounds, another computer's games, and all shown ranges. */
export function report(audits: readonly Audit[]): string {
  const own = audits.flatMap((one) => (one.own ? [one.own] : []));
  const reviewed = audits.flatMap((one) => (one.reviewed ? [one.reviewed] : []));
  const planted = audits.flatMap((one) => one.planted);
  const mistakes = planted.filter((one) => one.isMistake);
  const found = (turns: readonly PlantedTurn[]) => turns.filter(({ isFound }) => isFound);
  const byRound = Array.from({ length: ROUNDS }, (_, i) => {
    const some = mistakes.filter(({ round }) => round === i + 1);
    return `${i + 1}=${found(some).length}/${some.length}`;
  });
  const shown = [...own.flat(), ...planted.flatMap(({ finding }) => finding ?? []), ...reviewed.flat()];
  return [
    `own ${countGames(own)}`,
    `planted turns=${planted.length} mistakes=${mistakes.length} found=${found(mistakes).length}`,
    `mistakes found by round ${byRound.join(' ')}`,
    `reviewed ${countGames(reviewed)} findings=${reviewed.flat().length} shown=${mean(reviewed.flat().map(({ points }) => points))} referee=${mean(reviewed.flat().map(({ referee }) => referee.points))}`,
    `ranges findings=${shown.length} holding=${shown.filter(holds).length} below=${shown.filter((one) => !holds(one) && one.referee.points < one.points).length}`,
  ].join('\n');
}

/** Counts games, those with a finding, and those with a finding that lost nothing. */
function countGames(games: readonly (readonly AuditedFinding[])[]): string {
  const found = games.filter((some) => some.length > 0);
  const wrong = games.filter((some) => some.some(({ referee }) => referee.points <= 0));
  return `games=${games.length} with_findings=${found.length} wrong=${wrong.length}`;
}

const mean = (list: readonly number[]): string =>
  list.length === 0 ? '-' : (list.reduce((sum, one) => sum + one, 0) / list.length).toFixed(1);

/** Returns whether the referee's loss is in the shown range, allowing for the referee's own error. */
function holds({ points, low, high, referee }: AuditedFinding): boolean {
  const isMore = referee.points > points;
  const room = Math.hypot(isMore ? high - points : points - low, SURE * referee.error);
  return Math.abs(points - referee.points) <= room;
}
