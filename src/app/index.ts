/** The use cases: create, join, play, undo, moderate. The door of this folder. */
export { type AppSettings, createApp } from './create-app.ts';
export { legible, legibleName } from './names.ts';
export { moderates } from './permissions.ts';
export { stillHolds } from './playing.ts';
export { passivePlay } from './progress.ts';
export {
  type Announcement,
  type AnnouncementKind,
  type Commit,
  type Consent,
  type Counts,
  type Folding,
  type GameRecord,
  type KeptGame,
  type KeptMove,
  type KeptRecord,
  type LastPost,
  type Member,
  MODERATIONS,
  type Moderation,
  type Owed,
  type Snapshot,
  STATUSES,
  type Status,
  type Store,
  type StoredMove,
} from './store.ts';
export {
  type Actor,
  type App,
  type Asked,
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
export { UnreadableGame } from './unreadable.ts';
