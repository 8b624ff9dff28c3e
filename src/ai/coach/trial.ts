/** Decides by games played on whether one of several alternatives is better than the played turn. */
import { ROUNDS } from '../../content/index.ts';
import { meanOfTally, standardError, tallyOf } from './tally.ts';
import type { JudgedDecision, PlayedGames, Tally } from './types.ts';

/** Maximum number of games played on from a turn, in a trial or to measure its loss. */
export const MOST_WORLDS = 64;
/**
 * Numbers of worlds after which a trial may end. An alternative is better if its mean lead is `certain` standard errors,
 * more after few games, whose errors are uncertain. Otherwise the best `keep` continue.
 */
const LOOKS = [
  { worlds: 8, certain: 4, keep: 2 },
  { worlds: 16, certain: 3, keep: 2 },
  { worlds: 32, certain: 2.7, keep: 1 },
  { worlds: MOST_WORLDS, certain: 2.4, keep: 0 },
] as const;
/** Alone, nothing in the last round is left to chance. */
const CERTAIN_LOOKS = [{ worlds: 1, certain: 0, keep: 0 }] as const;
/** Least loss in points worth a player's attention, by round. */
const LEAST_LOSS: readonly number[] = [3, 3, 3, 2, 1.5];
/** Standard errors that an alternative may still gain. */
const HOPE = 2;

/** Returns whether nothing in the rest of the game is left to chance. `alone`: in a solo game. */
export const isCertain = (round: number, alone: boolean): boolean => alone && round >= ROUNDS;

/** Returns the least loss in points of a finding of this round. */
export const leastLoss = (round: number): number => LEAST_LOSS[round - 1] ?? 0;

/** The games to play next, or what the finished ones have shown. `better`: the line that is better, if one is. */
type Trial =
  | { readonly kind: 'running'; readonly lines: readonly number[]; readonly worlds: number }
  | { readonly kind: 'over'; readonly better?: number };

/** Returns the differences in points between two lines, in the first `worlds` games of both. */
export const pairsOf = (
  games: PlayedGames,
  better: number,
  played: number,
  worlds = Number.POSITIVE_INFINITY,
): Tally => tallyOf((games[better] ?? []).slice(0, worlds), games[played] ?? []);

/** Returns whether each of these lines has been played on in this many worlds. */
export const arePlayed = (games: PlayedGames, lines: readonly number[], worlds: number): boolean =>
  lines.every((line) => (games[line]?.length ?? 0) >= worlds);

/** Returns how the trial of a turn stands. */
export function trialOf({ round, challengers = [], trial = [] }: JudgedDecision, alone: boolean): Trial {
  let lines = challengers.map(({ line }) => line);
  const least = leastLoss(round);
  for (const { worlds, certain, keep } of isCertain(round, alone) ? CERTAIN_LOOKS : LOOKS) {
    if (lines.length === 0) break;
    if (!arePlayed(trial, [0, ...lines], worlds)) return { kind: 'running', lines: [0, ...lines], worlds };
    const rated = lines
      .map((line) => {
        const tally = pairsOf(trial, line, 0, worlds);
        return { line, mean: meanOfTally(tally), error: standardError(tally) };
      })
      .sort((a, b) => b.mean - a.mean);
    const [best] = rated;
    if (best !== undefined && best.mean >= Math.max(least, certain * best.error))
      return { kind: 'over', better: best.line };
    // Other orders of the same actions often lead to the same games.
    const distinct = rated.filter(({ mean, error }, i) => {
      const before = rated[i - 1];
      return before === undefined || before.mean !== mean || before.error !== error;
    });
    lines = distinct
      .filter(({ mean, error }) => mean + HOPE * error >= least)
      .slice(0, keep)
      .map(({ line }) => line);
  }
  return { kind: 'over' };
}

/** Worlds in which a loss is measured: more while its sign or its size is uncertain. */
const [LEAST_WORLDS, USUAL_WORLDS] = [16, 32] as const;
const SMALL_ERROR = 1;

/** Returns whether the measured lead of a line over the other is exact enough. `certain`: one game is. */
export function isMeasured(
  games: PlayedGames = [],
  [better, played]: readonly [number, number],
  certain: boolean,
): boolean {
  const tally = pairsOf(games, better, played);
  const { n } = tally;
  if (certain) return n >= 1;
  if (n < LEAST_WORLDS || games[better]?.length !== games[played]?.length) return false;
  const error = standardError(tally);
  const isClear = Math.abs(meanOfTally(tally)) >= 2 * error;
  return error <= SMALL_ERROR || n >= MOST_WORLDS || (n >= USUAL_WORLDS && isClear);
}
