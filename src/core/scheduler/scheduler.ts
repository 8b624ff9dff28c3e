/** Claims and runs due jobs. Features supply the handlers. */
import { MINUTE_MS } from '../../durations.ts';
import type { Decision } from '../game/change.ts';
import type { LoadedGame } from '../game/loaded-game.ts';
import { playersOf } from '../game/members.ts';
import type { Act } from '../game/permissions.ts';
import { CLOCK_ACTOR, jobsOf, MAX_LEAD_MS, thinkKey } from '../game/schedule.ts';
import { loadPeople } from '../game/settings.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Refusal } from '../types.ts';
import type { ClaimedJob, JobKind } from './job.ts';

/** Duration of a claim. A job that takes longer may run twice; the second commit conflicts. */
const CLAIM_MS = 30_000;
const MAX_RETRY_DELAY_MS = 10 * MINUTE_MS;
const BATCH_SIZE = 50;
/** Attempts at a computer's turn before a fallback move ends it. */
const ATTEMPTS = 5;

/** Temporary refusals: retried later, as after an error. */
const TEMPORARY_REFUSALS: readonly Refusal['code'][] = ['busy', 'unreadable'];

/** The acts of jobs that do not belong to a running game. */
const ACTS: Readonly<Partial<Record<JobKind, Act>>> = { week: 'closeWeek', closeLobby: 'expireLobby' };

/** Jobs that run immediately. Computers' turns run in the background. */
type ImmediateJob = ClaimedJob & { kind: Exclude<JobKind, 'think'> };
const isImmediate = (due: ClaimedJob): due is ImmediateJob => due.kind !== 'think';

/** `dropped`: the job is obsolete or no longer possible. */
type JobResult = { dropped?: boolean };

export type JobHandler = (
  loaded: LoadedGame,
  job: ClaimedJob,
  context: Pick<ServiceContext, 'store' | 'now'>,
) => Decision<JobResult> | Promise<Decision<JobResult>>;

export type JobHandlers = { readonly [K in ImmediateJob['kind']]: JobHandler };

/** Computers' turns, played in the background. */
interface TurnQueue {
  schedule(game: string, isLastAttempt: boolean): void;
  /** Returns the games in the queue. */
  listScheduled(): string[];
}

/** Creates the scheduler with a handler for each kind of job. */
export function createScheduler(context: ServiceContext, jobs: JobHandlers, turns: TurnQueue) {
  const { store, games, now, log } = context;

  async function decide(loaded: LoadedGame, due: ImmediateJob): Promise<Decision<JobResult>> {
    const { record, state } = loaded;
    const people = await loadPeople(store.settings, record.guild, playersOf(record));
    // A job due by the database's clock is due, even if the local clock is behind.
    const at = Math.max(now().getTime(), due.at.getTime());
    const still = jobsOf(record, state, people, at).find(({ key }) => key === due.key);
    if (still === undefined) return { unchanged: { dropped: true } };
    // Changed waking hours, or an outage that ends at night, can postpone a job; the commit stores its new time.
    if (due.kind !== 'week' && still.at.getTime() > at) return { record, idle: true, result: {} };
    return await jobs[due.kind](loaded, due, context);
  }

  const retryLater = ({ key, attempts }: ClaimedJob) =>
    store.jobs.extendClaims([key], Math.min(CLAIM_MS * 2 ** attempts, MAX_RETRY_DELAY_MS));

  async function work(due: ImmediateJob): Promise<void> {
    try {
      const outcome = await games.change<JobResult>(
        due.game,
        CLOCK_ACTOR,
        ACTS[due.kind] ?? 'clock',
        (loaded) => decide(loaded, due),
      );
      // An unreadable game may become readable after an update, so its jobs stay.
      if (!outcome.ok && TEMPORARY_REFUSALS.includes(outcome.refusal.code)) await retryLater(due);
      else if (!outcome.ok || outcome.dropped === true) await store.jobs.complete(due.key);
    } catch (error) {
      log(`Job ${due.key} failed.`, error);
      await retryLater(due);
    }
  }

  return {
    /** Subscribes to commits after which a job is due at once. Returns the unsubscribe function. */
    onJobsDue: (listener: () => void) => games.onJobsDue(listener),

    /** Runs all due jobs once and returns their number. Computers' turns run in the background. */
    async runDueJobs() {
      // Thinking can take longer than a claim.
      await store.jobs.extendClaims(turns.listScheduled().map(thinkKey), CLAIM_MS);
      const taken = await store.jobs.claim(CLAIM_MS, BATCH_SIZE, MAX_LEAD_MS);
      for (const { game, attempts } of taken.filter((due) => !isImmediate(due))) {
        turns.schedule(game, attempts >= ATTEMPTS);
      }
      // Sequential, since jobs of one game would conflict.
      for (const due of taken.filter(isImmediate)) await work(due);
      return taken.length;
    },
  };
}

export type Scheduler = ReturnType<typeof createScheduler>;
