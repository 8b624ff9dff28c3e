/** A stored game: loading, permissions, the atomic commit, outbox, scheduler. Knows neither Discord nor text. */
export type { ChangeSet } from './change-set.ts';
export { coalesceCalls } from './coalesced-task.ts';
export { CorruptGameError, DiskFullError } from './errors.ts';
export { isProductionFixed, isSimultaneous, isUpToDate } from './game/acting.ts';
export type { ChallengeDeal, ChallengeEntry, ChallengeKind, RawDeal } from './game/challenge.ts';
export { coloursOf } from './game/colours.ts';
export { computerUser, isAlone, isByUser, isComputer, levelOf } from './game/computers.ts';
export {
  hasHumans,
  isAtTable,
  isLive,
  isSought,
  isSuspended,
  isUnfinished,
  lastingSubstituteAt,
  leavesComputersAlone,
  memberOf,
  othersAsked,
  othersToAsk,
  peopleToCall,
  playerAt,
  playersOf,
  seatOf,
  standInsOf,
  stillToAgree,
  substituteAt,
  substitutionBy,
  suspendedSince,
} from './game/members.ts';
export { usersPending } from './game/notifications.ts';
export { isPausedByPlayers } from './game/pauses.ts';
export { playMinimal } from './game/pending-moves.ts';
export { type Act, forbidden, moderates, strangerOrStandIn, whyOver } from './game/permissions.ts';
export { PLAN_MODES, type Plan, type PlanMode, type RawPlan } from './game/plan.ts';
export { type PlayerAction, type PlayerSummary, summarizePlayers } from './game/player-actions.ts';
export { reopenableUntil } from './game/reopening.ts';
export { CLOCK_ACTOR, waitOf } from './game/schedule.ts';
export type { GuildSettings, UserSettings } from './game/settings.ts';
export {
  atThisPrice,
  MAX_CONDITIONAL_ACTIONS,
  netOf,
  nextTurnOf,
  ORDERABLE,
  orderBy,
  orderOf,
} from './game/standing-orders.ts';
export { lateSeats, owesVote } from './game/timeout-votes.ts';
export * from './game/types.ts';
export { undoOfRevealed } from './game/undo.ts';
export { countLogLines, hasLogLine } from './game/undo-range.ts';
export { ChallengeSealedError } from './game/visibility.ts';
export type { GameQueries } from './game-queries.ts';
export type { Lease, LeaseChange, Leases } from './leases.ts';
export * from './outbox/announcement.ts';
export type { OutboxEntry, OutboxRepository } from './outbox/repository.ts';
export type { SignalName, Signals } from './process-signals.ts';
export { isPseudonym } from './pseudonym.ts';
export type { ChallengeRepository } from './repositories/challenge.ts';
export type { ContentRepository } from './repositories/content.ts';
export type { GameRepository } from './repositories/game.ts';
export type { KeyValueRepository } from './repositories/key-value.ts';
export type { PageRepository, PageTarget } from './repositories/page.ts';
export type { PlanRepository } from './repositories/plan.ts';
export type { RawResult, ResultRepository } from './repositories/result.ts';
export type { ClaimedReview, RawReview, ReviewRepository } from './repositories/review.ts';
export type { SettingsRepository } from './repositories/settings.ts';
export { sanitizeName, sanitizeText } from './sanitize.ts';
export { type ClaimedJob, JOB_KINDS, type JobKind, type ScheduledJob } from './scheduler/job.ts';
export type { JobRepository } from './scheduler/repository.ts';
export type { Scheduler } from './scheduler/scheduler.ts';
export type { Counts, Store, Waiting } from './store.ts';
export * from './types.ts';
export { withTimeout } from './with-timeout.ts';
