/** Computers at their turn: they think beside all that people do, and what they decide is done in one go. */

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
import type { ServiceContext } from '../../core/game-service.ts';
import { type GameState, pendingSeats, publicView, revealsHidden, type Seat } from '../../engine/index.ts';

export interface ComputerTurns {
  /**
   * Lets the computers of a game think, if it waits for one. `inVain`: it was begun often and came to nothing, as when
   * the bot dies of it, so that the next move is one without thinking.
   */
  begin(game: string, inVain?: boolean): void;
  /** Resolves when nothing is being thought about. */
  thought(): Promise<void>;
}

/** Games that are thought about at a time: one is written down while another is thought about. */
const AT_A_TIME = 2;
/** Milliseconds after which what has been decided is kept, though no person is awaited yet. */
const KEPT_AFTER = 15_000;
/** Most moves in a turn; a level that wants more is not listened to any more. */
const MOST_MOVES = 40;

/** What computers do in a game, one after the other. */
interface Playing {
  readonly progress: PendingMoves;
  /** The turns that are over with it, of seats and at numbers of moves: who played for that turn plays no more. */
  readonly over: readonly { readonly seat: Seat; readonly moves: number }[];
  /** Whether a computer is to move still. */
  readonly more: boolean;
}

export function createComputerTurns({
  store,
  games,
  positions,
  thinker,
  now,
  log,
}: ServiceContext): ComputerTurns {
  /** The games that are thought about, or wait for that; whether they are to be looked at again after that. */
  const running = new Map<string, { again: boolean; inVain: boolean }>();
  const waiting: string[] = [];
  let under = 0;
  let whenIdle: (() => void)[] = [];

  /**
   * The moves of a computer, as it thinks of them; at least one. `made`: how many of this turn it has made before. What
   * goes wrong with a thought would go wrong with the next, which is the same: the least committing move takes its place.
   */
  async function decided(
    game: StartedGame,
    progress: PendingMoves,
    { seat, by, made, inVain }: { seat: Seat; by: string; made: number; inVain: boolean },
  ): Promise<PendingMoves> {
    const { id } = game.record;
    const complain = (what: string) => log(`The computer ${by} at seat ${seat} of game ${id} ${what}.`);
    const instead = () => applyThoughts(progress, seat, by, [fallbackMove(progress.state, seat)], 'failed');
    if (inVain) {
      complain('was begun again and again to no end, so that the least committing move took its place');
      return instead();
    }
    if (made >= MOST_MOVES) {
      complain('came to no end of its turn, so that the least committing move took its place');
      return instead();
    }
    const question = questionOf(id, progress.state, seat, game.moves.length + progress.moves.length, by);
    try {
      const { thoughts, replaced, detail: why = '' } = await thinker.think(question);
      if (replaced !== undefined) complain(`${replaced}, so that the simplest move took its place: ${why}`);
      const stopgap = replaced && STOPGAP[replaced];
      const next = applyThoughts(progress, seat, by, thoughts, stopgap);
      if (next !== progress) return next;
      complain('wanted what is not legal, so that the least committing move took its place');
    } catch (error) {
      if (isClosed(error)) throw error;
      complain(`failed (${String(error)}), so that the least committing move took its place`);
    }
    return instead();
  }

  /** All that computers do now, until a person is awaited, the game is over, or it has taken long. */
  async function played(game: StartedGame, inVain: boolean): Promise<Playing> {
    const until = now().getTime() + KEPT_AFTER;
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
      const next = await decided(game, progress, { seat, by, made, inVain: inVain && isFirst });
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

  /** What comes of it in the game as it is now; nothing where it has moved on. */
  function change(
    then: StartedGame,
    as: LoadedGame,
    { progress, over, more }: Playing,
    at: Date,
  ): Decision<object> {
    const game = requireStarted(as);
    if (!isAsBefore(then, game)) return { unchanged: {} };
    const record = over.reduce((one, ended) => withoutTurn(one, game, ended), game.record);
    const { announced } = record;
    // What was kept before no person was awaited has not been told.
    const untold =
      announced < game.moves.length ? positions.getHistory(game).events.slice(announced).flat() : [];
    const moves = progress.moves.map((move): MoveRecord => ({ ...move, at }));
    const options = more ? { quiet: true } : { untold };
    return {
      ...applyMoves({ ...game, record }, { ...progress, moves }, CLOCK_ACTOR.user, options),
      result: {},
    };
  }

  /** Lets the computers of a game move. What is left to do, or was thought in vain, comes after what waits. */
  async function work(id: string, inVain: boolean): Promise<void> {
    const loaded = await games.load(id);
    if (loaded?.state === undefined) return;
    const game = requireStarted(loaded);
    if (computerToMove(game.record, game.state) === undefined) return;
    const playing = await played(game, inVain);
    const outcome = await games.change(id, CLOCK_ACTOR, 'clock', (as) => change(game, as, playing, now()));
    // What was refused is still due, and tried again when the claim is over.
    if (outcome.ok) begin(id);
  }

  async function run(id: string, inVain: boolean): Promise<void> {
    try {
      await work(id, inVain);
    } catch (error) {
      // Whoever comes next goes on at once.
      if (isClosed(error)) await store.jobs.release(thinkKey(id)).catch(() => {});
      else if (!(error instanceof CorruptGameError)) {
        log(`The computers of game ${id} could not move: ${String(error)}`);
      }
    }
  }

  /** Begins what waits, as far as there is room. */
  function next(): void {
    while (under < AT_A_TIME) {
      const id = waiting.shift();
      if (id === undefined) break;
      under++;
      void run(id, running.get(id)?.inVain === true).then(() => {
        under--;
        const again = running.get(id)?.again === true;
        running.delete(id);
        if (again) begin(id);
        next();
      });
    }
    if (running.size > 0) return;
    for (const tell of whenIdle) tell();
    whenIdle = [];
  }

  function begin(id: string, inVain = false): void {
    const known = running.get(id);
    if (known !== undefined) {
      known.again = true;
      return;
    }
    running.set(id, { again: false, inVain });
    waiting.push(id);
    next();
  }

  return {
    begin,
    thought: () =>
      running.size === 0 ? Promise.resolve() : new Promise((resolve) => whenIdle.push(resolve)),
  };
}

/** Whether nobody thinks any more, as the bot ends. */
const isClosed = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** The moment of moves that are not kept yet. */
const UNDATED = new Date(0);

/** What a computer is asked: from what everybody may see, and with chance that is the same however often it is asked. */
export function questionOf(id: string, state: GameState, seat: Seat, moves: number, by: string): Question {
  return { view: publicView(state), seat, level: levelOf(by) ?? 'apprentice', seed: `${id} ${moves}` };
}

/** What a move is called that takes the place of a level's own. */
const STOPGAP: Readonly<Record<Failure, Stopgap>> = { hung: 'late', threw: 'failed', illegal: 'failed' };

/**
 * These thoughts carried out, as long as they are legal and all that they could be thought of holds. `stopgap`: the level
 * did not think of them itself.
 */
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
    // What comes of it nobody could know; and another turn is thought about by itself.
    if (endsDecision(events) || revealsHidden(events)) break;
  }
  return so;
}

const withoutTurn = (
  record: GameRecord,
  { state }: StartedGame,
  { seat, moves }: { seat: Seat; moves: number },
) => withTurnSubstitutionEnded(record, state.seating[seat] ?? -1, moves);

/** Whether what was thought about a game still holds: nothing was done in it since, and the same play. */
function isAsBefore(then: StartedGame, now: StartedGame): boolean {
  const players = ({ record, state }: StartedGame) =>
    state.seating.map((_, seat) => playerAt(record, state, seat));
  return (
    boardVersion(then.record) === boardVersion(now.record) &&
    computerToMove(now.record, now.state) !== undefined &&
    players(then).join() === players(now).join()
  );
}
