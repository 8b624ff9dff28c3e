/** Says what a finished review has found, and no more than that. */
import { challengerOf } from './review.ts';
import { meanOfTally, standardError } from './tally.ts';
import { silentRounds, slopeOf } from './trust.ts';
import type { BestMove, Finding, Findings, JudgedDecision, Review, Tally } from './types.ts';

/** Points that the playouts have to show, by round. */
const LEAST_LOSS: readonly number[] = [3, 3, 3, 2, 1.5];
/** Share of the playouts' loss that the replanned games have to confirm. */
const CONFIRMED_SHARE = 1 / 3;
/** Share of the loss that a reason has to carry to be named. */
const REASON_SHARE = 1 / 2;
const LEAST_LEAD = 1;
/**
 * Standard errors between the mean of the games played on and the upper end of a range. Findings are chosen from few games,
 * which makes these errors too small: in audits, fresh games were off by one and a half times as much (docs/performance.md).
 */
const UPPER_ERRORS = 3;
/** Least points of a finding: fewer would be shown as 0. */
const LEAST_SHOWN = 1 / 2;

const FINDINGS = 3;

/** Returns at most three findings, the costliest first, and the best move. Often there are none. */
export function findingsOf({ decisions }: Review): Findings {
  const findings = decisions
    .flatMap((decision) => findingIn(decision, decisions) ?? [])
    .sort((a, b) => b.points - a.points || a.from - b.from)
    .slice(0, FINDINGS);
  const best = decisions.flatMap((decision) => leadIn(decision) ?? [])[0];
  return { findings, silentRounds, ...(best && { best }) };
}

interface Estimate {
  readonly points: number;
  readonly low: number;
  readonly high: number;
}

const estimateOf = (tally: Tally, factor: number): Estimate => {
  const mean = meanOfTally(tally);
  const error = 2 * standardError(tally);
  return { points: factor * mean, low: factor * (mean - error), high: factor * (mean + error) };
};

function findingIn(decision: JudgedDecision, all: readonly JudgedDecision[]): Finding | undefined {
  const { from, to, round, measured, replanned, lines, why } = decision;
  const played = lines[0]?.turn;
  const { turn: better, way: plan } = lines[challengerOf(decision)?.line ?? 0] ?? {};
  if (measured === undefined || replanned === undefined || !played || !better) return undefined;
  const loss = meanOfTally(measured);
  const confirmed = meanOfTally(replanned.tally);
  if (loss < (LEAST_LOSS[round - 1] ?? 0) || confirmed < loss * CONFIRMED_SHARE) return undefined;
  const smaller = confirmed < loss ? replanned.tally : measured;
  const shown = estimateOf(smaller, slopeOf(round) * shrinkage(smaller, round, all));
  // The shown estimate is the smaller one, and lowered further, so the upper end comes from the games played on.
  const high = Math.max(shown.high, confirmed + UPPER_ERRORS * standardError(replanned.tally));
  if (shown.low <= 0 || shown.points < LEAST_SHOWN) return undefined;
  const isClear = typeof why === 'object' && why.points >= loss * REASON_SHARE;
  return { from, to, round, played, better, ...(plan && { plan }), ...shown, high, ...(isClear && { why }) };
}

/** Returns the share of a loss that is not chance, from how far the losses of that round's turns lie apart. */
function shrinkage(tally: Tally, round: number, all: readonly JudgedDecision[]): number {
  const leads = all.flatMap((one) => {
    const challenger = one.round === round ? challengerOf(one) : undefined;
    return challenger === undefined ? [] : [challenger.tally];
  });
  const error = standardError(tally) ** 2;
  const mean = (of: (one: Tally) => number) => leads.reduce((sum, one) => sum + of(one), 0) / leads.length;
  const spread = Math.max(0, mean((one) => meanOfTally(one) ** 2) - mean((one) => standardError(one) ** 2));
  return spread + error === 0 ? 1 : spread / (spread + error);
}

function leadIn({ from, to, round, lead, lines }: JudgedDecision): BestMove | undefined {
  const played = lines[0]?.turn;
  const next = lines[lead?.line ?? 0]?.turn;
  if (lead === undefined || !played || !next) return undefined;
  const shown = estimateOf(lead.tally, slopeOf(round));
  return shown.low >= LEAST_LEAD ? { from, to, round, played, next, ...shown } : undefined;
}
