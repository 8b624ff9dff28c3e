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

export interface MemoryState {
  readonly now: () => Date;
  readonly games: Map<string, MemoryGame>;
  outbox: MemoryOutboxEntry[];
  /** Id of the newest announcement. */
  lastId: number;
  jobs: (ClaimedJob & { until?: Date })[];
  plans: Plan[];
  readonly deals: (RawDeal & { guild: string })[];
  entries: (ChallengeEntry & { guild: string; week: string })[];
  /** Weeks by hash of the entry. */
  readonly entered: Map<string, string>;
}

export const createState = (now: () => Date): MemoryState => ({
  now,
  games: new Map(),
  outbox: [],
  lastId: 0,
  jobs: [],
  plans: [],
  deals: [],
  entries: [],
  entered: new Map(),
});

export const recordsIn = ({ games }: MemoryState): GameRecord[] =>
  [...games.values()].map(({ record }) => record);

export const liveIn = (state: MemoryState): GameRecord[] => recordsIn(state).filter(isLive);

export const isChannelBusy = (state: MemoryState, { id, channel }: GameRecord): boolean =>
  liveIn(state).some((other) => other.channel === channel && other.id !== id);

export const waitingLongest = (a: GameRecord, b: GameRecord): number =>
  a.updatedAt.getTime() - b.updatedAt.getTime() || byId(a, b);

export const channelOf = ({ games }: MemoryState, game: string): string =>
  games.get(game)?.record.channel ?? '';

export function enqueue(state: MemoryState, game: string, announcements: readonly Announcement[]): void {
  const at = state.now();
  for (const announcement of structuredClone(announcements)) {
    state.lastId += 1;
    state.outbox.push({
      id: state.lastId,
      game,
      announcement,
      attempts: 0,
      createdAt: at,
      due: AT_ONCE,
    });
  }
}

export const postponedIn = ({ outbox, now }: MemoryState): MemoryOutboxEntry[] =>
  outbox.filter(({ attempts, due }) => attempts > 0 && !hasCome(due, now(), MAX_WAIT_MS));

/** Returns the announcements that can be posted now, except those of the games in `but`. */
export const dueIn = ({ outbox, now }: MemoryState, but: readonly string[] = []): MemoryOutboxEntry[] =>
  beforeFirstNotDue(
    outbox.filter(({ game }) => !but.includes(game)),
    now(),
  );

export const planBy = ({ plans }: MemoryState, game: string, user: string): Plan | undefined =>
  plans.find((plan) => plan.game === game && plan.user === user);

export function putPlan(state: MemoryState, plan: Plan): void {
  const before = planBy(state, plan.game, plan.user);
  state.plans = [...state.plans.filter((one) => one !== before), structuredClone(plan)];
}

export const entriesIn = ({ entries }: MemoryState, guild: string, week: string) =>
  entries.filter((entry) => entry.guild === guild && entry.week === week);
