/** Computer turns: computed in the background, committed together. */

import { type Failure, fallbackMove, type Question, type Thought } from '../../ai/index.ts';
import { CorruptGameError } from '../../core/errors.ts';
import type { Decision } from '../../core/game/change.ts';
import { levelOf } from '../../core/game/computers.ts';
import {
  boardVersion,
  type LoadedGame,
  requireStarted,
  type StartedGame,
} from '../../core/game/loaded-game.ts';
import { computerToMove, playerAt } from '../../core/game/members.ts';
import { endsDecision } from '../../core/game/notifications.ts';
import { addMove, noMovesYet, type PendingMoves, withForcedMoves } from '../../core/game/pending-moves.ts';
import { applyMoves } from '../../core/game/record-moves.ts';
import { CLOCK_ACTOR, thinkKey } from '../../core/game/schedule.ts';
import { withTurnSubstitutionEnded } from '../../core/game/substitution.ts';
import type { GameRecord, MoveRecord, Stopgap } from '../../core/game/types.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { type GameState, pendingSeats, publicView, revealsHidden, type Seat } from '../../engine/index.ts';

const MAX_CONCURRENT_GAMES = 2;
/** Commits computed moves after this time, even if a computer is still to move. */
const COMMIT_INTERVAL_MS = 15_000;
/** Beyond this, a fallback move ends the turn. */
const MAX_MOVES_PER_TURN = 40;

interface ComputerRun {
  readonly progress: PendingMoves;
  /** Completed turns by seat and number of moves; they end substitutions for a single turn. */
  readonly over: readonly { readonly seat: Seat; readonly moves: number }[];
  readonly more: boolean;
}

/** Creates the queue of computers' turns. Two games think at a time; servers take turns, however many games each has. */
export function createComputerTurns(context: ServiceContext) {
  const { store, games, histories, now, log } = context;
  /** Scheduled games. `again`: schedule once more afterwards. */
  const running = new Map<string, { again: boolean; inVain: boolean }>();
  const waiting: { readonly id: string; readonly guild: string }[] = [];
  /** Numbers of the servers' latest turns. */
  const served = new Map<string, number>();
  let turn = 0;
  let active = 0;
  let idleResolvers: (() => void)[] = [];

  /** Plays computers until a human is to move, the game is over, or `COMMIT_INTERVAL_MS` has passed. */
  async function playComputers(game: StartedGame, inVain: boolean): Promise<ComputerRun> {
    const until = now().getTime() + COMMIT_INTERVAL_MS;
    let { record } = game;
    let progress = noMovesYet(game.state);
    let made = 0;
    const over = [];
    for (;;) {
      const seat = computerToMove(record, progress.state);
      if (seat === undefined) return { progress, over, more: false };
      if (progress.moves.length > 0 && now().getTime() >= until) return { progress, over, more: true };
      const by = playerAt(record, progress.state, seat);
      const isFirst = progress.moves.length === 0;
      const next = await nextMoves(context, game, progress, { seat, by, made, inVain: inVain && isFirst });
      const events = next.events.slice(progress.events.length);
      made += next.moves.length - progress.moves.length;
      if (endsDecision(events) || !pendingSeats(next.state).includes(seat)) {
        const ended = { seat, moves: game.moves.length + next.moves.length };
        record = withoutTurn(record, game, ended);
        over.push(ended);
        made = 0;
      }
      progress = withForcedMoves(next, record, UNDATED);
    }
  }

  function change(
    then: StartedGame,
    as: LoadedGame,
    { progress, over, more }: ComputerRun,
    at: Date,
  ): Decision<object> {
    const game = requireStarted(as);
    if (!isAsBefore(then, game)) return { unchanged: {} };
    const record = over.reduce((one, ended) => withoutTurn(one, game, ended), game.record);
    const { announced } = record;
    // Intermediate commits were not announced.
    const untold =
      announced < game.moves.length ? histories.getHistory(game).events.slice(announced).flat() : [];
    const moves = progress.moves.map((move): MoveRecord => ({ ...move, at }));
    const options = more ? { quiet: true } : { untold };
    return {
      ...applyMoves({ ...game, record }, { ...progress, moves }, CLOCK_ACTOR.user, options),
      result: {},
    };
  }

  /** Plays the game's computers, then schedules what remains behind other waiting games. */
  async function work(id: string, inVain: boolean): Promise<void> {
    const loaded = await games.load(id);
    if (loaded?.state === undefined) return;
    const game = requireStarted(loaded);
    if (computerToMove(game.record, game.state) === undefined) return;
    const playing = await playComputers(game, inVain);
    const outcome = await games.change(id, CLOCK_ACTOR, 'clock', (as) => change(game, as, playing, now()));
    // A refused commit stays due and is retried when its claim expires.
    if (outcome.ok) schedule(id);
  }

  async function run(id: string, inVain: boolean): Promise<void> {
    try {
      await work(id, inVain);
    } catch (error) {
      // The next process can continue at once.
      if (isClosed(error)) await store.jobs.release(thinkKey(id)).catch(() => {});
      else if (!(error instanceof CorruptGameError)) {
        log(`The computers of game ${id} could not move.`, error);
      }
    }
  }

  /** Removes the first waiting game of the server that has waited longest for its turn. */
  function takeNext(): string | undefined {
    const turnOf = ({ guild }: (typeof waiting)[number]) => served.get(guild) ?? 0;
    const [first] = [...waiting].sort((a, b) => turnOf(a) - turnOf(b));
    if (first === undefined) return undefined;
    waiting.splice(waiting.indexOf(first), 1);
    served.set(first.guild, ++turn);
    return first.id;
  }

  function next(): void {
    while (active < MAX_CONCURRENT_GAMES) {
      const id = takeNext();
      if (id === undefined) break;
      active++;
      void run(id, running.get(id)?.inVain === true).then(() => {
        active--;
        const again = running.get(id)?.again === true;
        running.delete(id);
        if (again) schedule(id);
        next();
      });
    }
    if (running.size > 0) return;
    served.clear();
    for (const resolve of idleResolvers) resolve();
    idleResolvers = [];
  }

  /** Schedules the game's computers. `inVain`: earlier attempts kept failing, so the next move is a fallback. */
  function schedule(id: string, inVain = false): void {
    const known = running.get(id);
    if (known !== undefined) {
      known.again = true;
      return;
    }
    running.set(id, { again: false, inVain });
    void enqueue(id);
  }

  async function enqueue(id: string): Promise<void> {
    const game = await games.getSummary(id).catch(() => undefined);
    waiting.push({ id, guild: game?.record.guild ?? '' });
    next();
  }

  return {
    schedule,
    /** Returns the games whose computers are moving or will move. */
    listScheduled: () => [...running.keys()],
    whenIdle: () =>
      running.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => idleResolvers.push(resolve)),
  };
}

export type ComputerTurns = ReturnType<typeof createComputerTurns>;

/** Returns the progress with at least one more move, a fallback if need be. `made`: earlier ones of the turn. */
async function nextMoves(
  { thinker, log }: Pick<ServiceContext, 'thinker' | 'log'>,
  game: StartedGame,
  progress: PendingMoves,
  { seat, by, made, inVain }: { seat: Seat; by: string; made: number; inVain: boolean },
): Promise<PendingMoves> {
  const { id } = game.record;
  const complain = (what: string, error?: unknown) =>
    log(`The computer ${by} at seat ${seat} of game ${id} ${what}.`, error);
  const instead = () => applyThoughts(progress, seat, by, [fallbackMove(progress.state, seat)], 'failed');
  if (inVain) {
    complain('kept failing, so it made a simple move instead');
    return instead();
  }
  if (made >= MAX_MOVES_PER_TURN) {
    complain(`did not end its turn within ${MAX_MOVES_PER_TURN} moves, so it made a simple move instead`);
    return instead();
  }
  const question = questionOf(id, progress.state, seat, game.moves.length + progress.moves.length, by);
  try {
    const { thoughts, replaced, detail: why = '' } = await thinker.think(question);
    if (replaced !== undefined) complain(`${FAILURES[replaced].log}: ${why}`);
    const stopgap = replaced && FAILURES[replaced].stopgap;
    const next = applyThoughts(progress, seat, by, thoughts, stopgap);
    if (next !== progress) return next;
    complain('chose an illegal move, so it made a simple move instead');
  } catch (error) {
    if (isClosed(error)) throw error;
    complain(FAILURES.threw.log, error);
  }
  return instead();
}

/** Returns whether a computer stopped thinking because the bot is closing. */
export const isClosed = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const UNDATED = new Date(0);

/** Builds the question for a computer from public information, with a reproducible seed. */
export function questionOf(id: string, state: GameState, seat: Seat, moves: number, by: string): Question {
  return { view: publicView(state), seat, level: levelOf(by) ?? 'apprentice', seed: `${id} ${moves}` };
}

const FAILURES: Readonly<Record<Failure, { readonly stopgap: Stopgap; readonly log: string }>> = {
  hung: { stopgap: 'late', log: 'gave no answer in time, so it made a simple move instead' },
  cut: { stopgap: 'late', log: 'ran out of time and played the best move found so far' },
  threw: { stopgap: 'failed', log: 'failed, so it made a simple move instead' },
  illegal: { stopgap: 'failed', log: 'chose an illegal move, so it made a simple move instead' },
};

/** Applies thoughts as long as they are legal. `stopgap`: marks moves that the level did not choose. */
export function applyThoughts(
  progress: PendingMoves,
  seat: Seat,
  by: string,
  thoughts: readonly Thought[],
  stopgap?: Stopgap,
): PendingMoves {
  let so = progress;
  for (const { action, reason } of thoughts) {
    const next = pendingSeats(so.state).includes(seat)
      ? addMove(so, { seat, action, by, at: UNDATED, reason: stopgap ?? reason })
      : undefined;
    if (next?.ok !== true) break;
    const events = next.progress.events.slice(so.events.length);
    so = next.progress;
    // Its outcome is random, and the next turn gets its own search.
    if (endsDecision(events) || revealsHidden(events)) break;
  }
  return so;
}

const withoutTurn = (
  record: GameRecord,
  { state }: StartedGame,
  { seat, moves }: { seat: Seat; moves: number },
) => withTurnSubstitutionEnded(record, state.seating[seat] ?? -1, moves);

function isAsBefore(then: StartedGame, now: StartedGame): boolean {
  const players = ({ record, state }: StartedGame) =>
    state.seating.map((_, seat) => playerAt(record, state, seat));
  return (
    boardVersion(then.record) === boardVersion(now.record) &&
    computerToMove(now.record, now.state) !== undefined &&
    players(then).join() === players(now).join()
  );
}
