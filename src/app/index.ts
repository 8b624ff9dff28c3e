/** The use cases: create, join, play, undo, moderate. The door of this folder. */
export type { Contender, Ladder, Result, Standing } from './challenge/ladder.ts';
export { SealedGame } from './challenge/sealed.ts';
export { computerUser, isComputer, levelOf } from './computers.ts';
export { type AppSettings, createApp } from './create-app.ts';
export { isFormer } from './former.ts';
export type { Advice } from './hints.ts';
export type { Lease, LeaseChange, Leases } from './leases.ts';
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
} from './members.ts';
export { legible, legibleName } from './names.ts';
export { moderates } from './permissions.ts';
export { type Branch, type PlanStep, wishesOf } from './plans/branch.ts';
export { stillHolds } from './playing.ts';
export { passivePlay } from './progress.ts';
export type { Purposes } from './purposes.ts';
export { type RaceTold, raceTold } from './race.ts';
export { type Deed, type Doings, doingsIn, type Recap } from './recap.ts';
export { averageOf } from './records/fair.ts';
export {
  type DuelStats,
  duelStats,
  type Known,
  knownPeople,
  type PersonStats,
  personStats,
  type Tally,
} from './records/people.ts';
export { PROVISIONAL, type Rating, ratingsOf } from './records/ratings.ts';
export type { GameResult, SeatResult } from './records/result.ts';
export {
  type ClanStats,
  clanStats,
  FEW,
  gamesFor,
  type OptionStats,
  optionStats,
  serverStats,
} from './records/server.ts';
export { type Replay, replayOf, type Turn } from './replay.ts';
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
export type { PersonSettings, ServerSettings } from './time/people.ts';
export { MOST_WISHES, ORDERABLE, orderBy, orderOf } from './time/standing.ts';
export {
  type Actor,
  type App,
  type Asked,
  type ChallengeWish,
  type DonePlan,
  type Dropped,
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
