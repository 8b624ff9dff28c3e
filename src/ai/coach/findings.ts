/** Turns a finished review into what the player sees: fresh games must confirm what the trial found. */
import { betterLine } from './review.ts';
import { meanOfTally, standardError } from './tally.ts';
import { leastLoss, pairsOf } from './trial.ts';
import type { BestMove, Finding, Findings, JudgedDecision, Review, Tally } from './types.ts';

/** Share of the least loss that the fresh games have to show. */
const CONFIRMED_SHARE = 1 / 2;
/** Share of the loss that a reason has to carry to be named. */
const REASON_SHARE = 1 / 2;
const LEAST_LEAD = 1;
export const MAX_FINDINGS = 3;

/** Returns at most three findings, the costliest first, and the best move. Often there are none. */
export function findingsOf({ decisions, alone }: Review): Findings {
  const findings = decisions
    .flatMap((decision) => findingIn(decision, alone) ?? [])
    .sort((a, b) => b.points - a.points || a.from - b.from)
    .slice(0, MAX_FINDINGS);
  const best = decisions.flatMap((decision) => leadIn(decision) ?? [])[0];
  return { findings, ...(best && { best }) };
}

interface Estimate {
  readonly points: number;
  readonly low: number;
  readonly high: number;
}

function estimateOf(tally: Tally): Estimate {
  const points = meanOfTally(tally);
  const error = 2 * standardError(tally);
  return { points, low: points - error, high: points + error };
}

function findingIn(decision: JudgedDecision, alone: boolean): Finding | undefined {
  const { from, to, round, measured, lines, why } = decision;
  const line = betterLine(decision, alone);
  if (line === undefined || measured === undefined || why === undefined) return undefined;
  const played = lines[0]?.turn;
  const { turn: better, way: plan } = lines[line] ?? {};
  const shown = estimateOf(pairsOf(measured, line, 0));
  if (!played || !better || shown.low <= 0 || shown.points < leastLoss(round) * CONFIRMED_SHARE)
    return undefined;
  const isClear = typeof why === 'object' && why.points >= shown.points * REASON_SHARE;
  return { from, to, round, played, better, ...(plan && { plan }), ...shown, ...(isClear && { why }) };
}

function leadIn({ from, to, round, lead, lines }: JudgedDecision): BestMove | undefined {
  const played = lines[0]?.turn;
  const next = lines[lead?.line ?? 0]?.turn;
  if (lead === undefined || !played || !next) return undefined;
  const shown = estimateOf(pairsOf(lead.games, 0, lead.line));
  return shown.low >= LEAST_LEAD ? { from, to, round, played, next, ...shown } : undefined;
}
