/** The coach: judges the turns of a finished game from what was known then. Pure. */

export { mainActionOf } from '../search/kinds.ts';
export {
  type AuditedFinding,
  auditFindings,
  auditPlanted,
  coachTurn,
  type PlantedTurn,
} from './audit.ts';
export { decisionsOf } from './decisions.ts';
export { findingsOf, MAX_FINDINGS } from './findings.ts';
export { HABIT_GAMES, habitOf, measureHabits } from './habits.ts';
export { type PredictedLoss, predictionOf } from './prediction.ts';
export { COACH_VERSION, createReview, finishReview, isFinished, nextSlice, progressOf } from './review.ts';
export * from './types.ts';
