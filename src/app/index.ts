/** The use cases: create, join, play, undo, moderate. The door of this folder. */
export { computerUser, isComputer, levelOf } from './computers.ts';
export { type AppSettings, createApp } from './create-app.ts';
export { isFormer } from './former.ts';
export { hasPeople, isAtTable, playerAt, playersOf, seatOf, standInAt, standInBy } from './members.ts';
export { legible, legibleName } from './names.ts';
export { moderates } from './permissions.ts';
export { type Branch, type PlanStep, wishesOf } from './plans/branch.ts';
export { stillHolds } from './playing.ts';
export { passivePlay } from './progress.ts';
export type { Purposes } from './purposes.ts';
export { type Deed, type Doings, doingsIn, type Recap } from './recap.ts';
export {
  type Announcement,
  type AnnouncementKind,
  type ClaimedDue,
  type Commit,
  type Consent,
  type Counts,
  type Due,
  type DueKind,
  type Folding,
  type GameRecord,
  type KeptGame,
  type KeptMove,
  type KeptPlan,
  type KeptRecord,
  LAPSES,
  type Lapse,
  type LastPost,
  type Member,
  MODERATIONS,
  type Moderation,
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
} from './store.ts';
export type { PersonSettings, ServerSettings } from './time/people.ts';
export { MOST_WISHES, ORDERABLE, orderBy, orderOf } from './time/standing.ts';
export {
  type Actor,
  type App,
  type Asked,
  type DonePlan,
  type Game,
  type HandOver,
  type Outbox,
  type Outcome,
  type Place,
  type PlanEdit,
  type Planned,
  type Play,
  type Played,
  type Refusal,
  type Settled,
  type ShownRecord,
  SNOOZES,
  type Snooze,
  type Stretch,
  UNDO_SCOPES,
  type UndoScope,
  type Wish,
} from './types.ts';
export { UnreadableGame } from './unreadable.ts';
