/** The use cases: create, join, play, undo, moderate. The door of this folder. */

export { UnreadableGame } from './errors.ts';
export { stillHolds } from './game/acting.ts';
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
export { type Deed, type Doings, doingsIn } from './game/player-actions.ts';
export type { PersonSettings, ServerSettings } from './game/settings.ts';
export { MOST_WISHES, ORDERABLE, orderBy, orderOf } from './game/standing-orders.ts';
export type { Purposes } from './game/turn-reasons.ts';
export { SealedGame } from './game/visibility.ts';
export type { GameQueries } from './game-queries.ts';
export type { Lease, LeaseChange, Leases } from './leases.ts';
export { moderates } from './permissions.ts';
export { isFormer } from './pseudonym.ts';
export { legible, legibleName } from './sanitize.ts';
export type { Scheduler } from './scheduler/scheduler.ts';
export {
  type Announcement,
  type AnnouncementKind,
  type Call,
  type Challenge,
  type ChallengeEntry,
  type ChallengeKind,
  type ClaimedDue,
  type Commit,
  type Consent,
  type Counts,
  type Deal,
  type Due,
  type DueKind,
  type Folding,
  type GameRecord,
  type KeptDeal,
  type KeptGame,
  type KeptMove,
  type KeptPlan,
  type KeptRecord,
  type KeptResult,
  LAPSES,
  type Lapse,
  type LastPost,
  type Member,
  MODERATIONS,
  type Moderation,
  type Moved,
  type OrderWish,
  type Owed,
  PLAN_MODES,
  type Plan,
  type PlanMode,
  RESCUES,
  type Rescue,
  type Snapshot,
  SPANS,
  type Span,
  STATUSES,
  type StandingOrder,
  type Status,
  type Store,
  type StoredMove,
  type TableTime,
  type Tenure,
  type Waiting,
} from './store.ts';
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
