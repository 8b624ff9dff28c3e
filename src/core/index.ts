/** The use cases: create, join, play, undo, moderate. The door of this folder. */

export type { Commit } from './change-set.ts';
export { UnreadableGame } from './errors.ts';
export { stillHolds } from './game/acting.ts';
export type { Challenge, ChallengeEntry, ChallengeKind, Deal, KeptDeal } from './game/challenge.ts';
export { computerUser, isComputer, levelOf } from './game/computers.ts';
export {
  hasPeople,
  isAtTable,
  isSetAside,
  memberOf,
  playerAt,
  playersOf,
  seatOf,
  standInAt,
  standInBy,
} from './game/members.ts';
export { passivePlay } from './game/pending-moves.ts';
export { type KeptPlan, PLAN_MODES, type Plan, type PlanMode } from './game/plan.ts';
export { type Deed, type Doings, doingsIn } from './game/player-actions.ts';
export type { PersonSettings, ServerSettings } from './game/settings.ts';
export { MOST_WISHES, ORDERABLE, orderBy, orderOf } from './game/standing-orders.ts';
export type { Purposes } from './game/turn-reasons.ts';
export {
  type Consent,
  type GameRecord,
  type KeptGame,
  type KeptMove,
  type KeptRecord,
  LAPSES,
  type Lapse,
  type Member,
  type OrderWish,
  RESCUES,
  type Rescue,
  type Snapshot,
  SPANS,
  type Span,
  STATUSES,
  type StandingOrder,
  type Status,
  type StoredMove,
  type TableTime,
  type Tenure,
} from './game/types.ts';
export { SealedGame } from './game/visibility.ts';
export type { GameQueries } from './game-queries.ts';
export type { Lease, LeaseChange, Leases } from './leases.ts';
export {
  type Announcement,
  type AnnouncementKind,
  type Folding,
  type LastPost,
  MODERATIONS,
  type Moderation,
  type Moved,
} from './outbox/announcement.ts';
export type { OutboxRepository, Owed } from './outbox/repository.ts';
export { moderates } from './permissions.ts';
export { isFormer } from './pseudonym.ts';
export type { ChallengeRepository } from './repositories/challenge.ts';
export type { ContentRepository } from './repositories/content.ts';
export type { GameRepository } from './repositories/game.ts';
export type { KeyValueRepository } from './repositories/key-value.ts';
export type { PlanRepository } from './repositories/plan.ts';
export type { KeptResult, ResultRepository } from './repositories/result.ts';
export type { SettingsRepository } from './repositories/settings.ts';
export { legible, legibleName } from './sanitize.ts';
export type { ClaimedDue, Due, DueKind } from './scheduler/job.ts';
export type { JobRepository } from './scheduler/repository.ts';
export type { Scheduler } from './scheduler/scheduler.ts';
export type { Call, Signals } from './signals.ts';
export type { Counts, Store, Waiting } from './store.ts';
export {
  type Actor,
  type Asked,
  type Dropped,
  type Game,
  type Outbox,
  type Outcome,
  type Place,
  type Play,
  type Played,
  type Refusal,
  type ShownRecord,
  type Stretch,
  UNDO_SCOPES,
  type UndoScope,
  type Wish,
} from './types.ts';
export { inTime } from './with-timeout.ts';
