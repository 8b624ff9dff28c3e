import { playersOf } from '../game/members.ts';
import { CLOCK_ACTOR, jobsOf, MAX_LEAD_MS } from '../game/schedule.ts';
import { loadPeople } from '../game/settings.ts';
import type { Decision, LoadedGame, ServiceContext } from '../game-service.ts';
import type { Refusal } from '../types.ts';
import type { ClaimedJob, JobKind } from './job.ts';

/** Runs jobs when they are due. */
export interface Scheduler {
  /**
   * Does what is due, each once; gives how much there was. To be called every few seconds, and when `onDue` calls.
   * Computers think beside it: that is over with `thought`.
   */
  runDueJobs(): Promise<number>;
  /** Calls back after each commit that leaves something due at once; gives what ends that. */
  onJobsDue(listener: () => void): () => void;
}

/**
 * Milliseconds for which what was taken belongs to one process; if it dies, another takes it then, or at once where the
 * store sees that. What takes longer, as when computers think or the process was frozen, is taken by two, and done by
 * the one that is done first: the other finds the game changed when it commits, and looks anew what is to be done in it.
 */
const CLAIM = 30_000;
const AT_ONCE = 50;
/** Times that something is tried. */
const ATTEMPTS = 5;

/** What passes: it is tried again when the claim is over. */
const LATER: readonly Refusal['code'][] = ['busy', 'unreadable'];

/** What is done at once; computers think beside it. */
type Others = ClaimedJob & { kind: Exclude<JobKind, 'think'> };
const isAtOnce = (due: ClaimedJob): due is Others => due.kind !== 'think';

/** `dropped`: it is not to be done any more, or not in this way. */
export type JobResult = { dropped?: boolean };

/** Decides what a job makes of a game. */
export type JobHandler = (
  loaded: LoadedGame,
  job: ClaimedJob,
  tools: Pick<ServiceContext, 'store' | 'now'>,
) => Decision<JobResult> | Promise<Decision<JobResult>>;

/** A handler for each kind of job, but for computers' turns. */
export type JobHandlers = { readonly [K in Others['kind']]: JobHandler };

/** Starts a computer's turn in a game; it goes on after this returns. */
export type StartTurn = (game: string, isLastAttempt: boolean) => void;

export function createScheduler(tools: ServiceContext, jobs: JobHandlers, startTurn: StartTurn): Scheduler {
  const { store, games, now, log } = tools;

  /** What comes of something due, in the game as it is now. */
  async function decide(loaded: LoadedGame, due: Others): Promise<Decision<JobResult>> {
    const { record, state } = loaded;
    const people = await loadPeople(store.settings, record.guild, playersOf(record));
    const still = jobsOf(record, state, people).find(({ key }) => key === due.key);
    if (still === undefined) return { unchanged: { dropped: true } };
    // By a change of somebody's hours it is due later: with the commit the store takes note of that. What was due by the
    // clock of the store is due, whatever ours says.
    if (due.kind !== 'week' && still.at > due.at && still.at > now())
      return { record, idle: true, result: {} };
    return await jobs[due.kind](loaded, due, tools);
  }

  /** Does one thing that is due. */
  async function work(due: Others): Promise<void> {
    try {
      const act = due.kind === 'week' ? 'closeWeek' : 'clock';
      const outcome = await games.change<JobResult>(due.game, CLOCK_ACTOR, act, (loaded) =>
        decide(loaded, due),
      );
      // A game that cannot be read today may be read after the next start, and then goes on.
      const dropped = outcome.ok ? outcome.dropped === true : !LATER.includes(outcome.refusal.code);
      if (dropped) await store.jobs.complete(due.key);
    } catch (error) {
      const gone = due.attempts + 1 >= ATTEMPTS;
      log(`What was due (${due.key}) could not be done: ${String(error)}`);
      if (gone) await store.jobs.complete(due.key);
    }
  }

  return {
    onJobsDue: (listener) => games.onJobsDue(listener),

    async runDueJobs() {
      const taken = await store.jobs.claim(CLAIM, AT_ONCE, MAX_LEAD_MS);
      for (const { game, attempts } of taken.filter((due) => !isAtOnce(due))) {
        startTurn(game, attempts >= ATTEMPTS);
      }
      // One after the other: two of one game would get in each other's way.
      for (const due of taken.filter(isAtOnce)) await work(due);
      return taken.length;
    },
  };
}
