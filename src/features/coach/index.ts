/** The coach: reviews a finished game for one of its players. */
export { type CoachService, createCoachService, type FinishedReview, type ReviewStatus } from './service.ts';
