/** The data of the in-memory store, shared by its repositories. */
import type {
  Announcement,
  ChallengeEntry,
  ClaimedJob,
  GameRecord,
  LastPost,
  MoveRecord,
  OutboxEntry,
  Plan,
  RawDeal,
  RawResult,
  Snapshot,
} from '../../core/index.ts';
import { isLive } from '../../core/index.ts';
import { AT_ONCE, hasCome, MAX_WAIT_MS } from '../due-time.ts';
import { beforeFirstNotDue, byId } from '../ordering.ts';

export interface MemoryGame {
  record: GameRecord;
  moves: MoveRecord[];
  snapshot: Snapshot | undefined;
  base: Snapshot | undefined;
  last?: LastPost;
  result?: RawResult;
}

export interface MemoryOutboxEntry extends Omit<OutboxEntry, 'channel'> {
  due: Date;
}

/** Creates the empty state. `now` replaces the database's clock. */
export const createState = (now: () => Date) => ({
  now,
  games: new Map<string, MemoryGame>(),
  outbox: [] as MemoryOutboxEntry[],
  /** Id of the newest announcement. */
  lastId: 0,
  jobs: [] as (ClaimedJob & { until?: Date })[],
  plans: [] as Plan[],
  deals: [] as (RawDeal & { guild: string })[],
  entries: [] as (ChallengeEntry & { guild: string; week: string })[],
  /** Weeks by hash of the entry. */
  entered: new Map<string, string>(),
});
export type MemoryState = ReturnType<typeof createState>;

/** Returns the records of all games. */
export const recordsIn = ({ games }: MemoryState): GameRecord[] =>
  [...games.values()].map(({ record }) => record);

/** Returns the records of the live games. */
export const liveIn = (state: MemoryState): GameRecord[] => recordsIn(state).filter(isLive);

/** Returns whether another live game has the game's channel. */
export const isChannelBusy = (state: MemoryState, { id, channel }: GameRecord): boolean =>
  liveIn(state).some((other) => other.channel === channel && other.id !== id);

/** Orders games by their last change, the oldest first. */
export const waitingLongest = (a: GameRecord, b: GameRecord): number =>
  a.updatedAt.getTime() - b.updatedAt.getTime() || byId(a, b);

/** Returns the channel of a game; empty if there is no such game. */
export const channelOf = ({ games }: MemoryState, game: string): string =>
  games.get(game)?.record.channel ?? '';

/** Adds announcements of a game, due at once. */
export function enqueue(state: MemoryState, game: string, announcements: readonly Announcement[]): void {
  const at = state.now();
  for (const announcement of structuredClone(announcements)) {
    state.lastId += 1;
    const entry = { id: state.lastId, game, announcement, attempts: 0, createdAt: at, due: AT_ONCE };
    state.outbox.push(entry);
  }
}

/** Returns the entries that were tried and are not due yet. */
export const postponedIn = ({ outbox, now }: MemoryState): MemoryOutboxEntry[] =>
  outbox.filter(({ attempts, due }) => attempts > 0 && !hasCome(due, now(), MAX_WAIT_MS));

/** Returns the announcements that can be posted now, except those of the games in `but`. */
export const dueIn = ({ outbox, now }: MemoryState, but: readonly string[] = []): MemoryOutboxEntry[] =>
  beforeFirstNotDue(
    outbox.filter(({ game }) => !but.includes(game)),
    now(),
  );

/** Returns a user's plan for a game; `undefined` if there is none. */
export const planBy = ({ plans }: MemoryState, game: string, user: string): Plan | undefined =>
  plans.find((plan) => plan.game === game && plan.user === user);

/** Stores a plan in place of the user's last one. */
export function putPlan(state: MemoryState, plan: Plan): void {
  const before = planBy(state, plan.game, plan.user);
  state.plans = [...state.plans.filter((one) => one !== before), structuredClone(plan)];
}

/** Returns the challenge games of a guild's week. */
export const entriesIn = ({ entries }: MemoryState, guild: string, week: string) =>
  entries.filter((entry) => entry.guild === guild && entry.week === week);
