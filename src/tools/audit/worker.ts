/** Worker process of the audit: plays up to three games and checks what the coach says about them. */
import {
  type AuditedFinding,
  auditFindings,
  auditPlanted,
  coachTurn,
  createReview,
  finishReview,
  type Level,
  type PlantedTurn,
} from '../../ai/index.ts';
import { endWithParent, serveTasks } from '../../workers/index.ts';
import { type ComputerGame, playComputerGame, type ReplaceTurn } from '../computer-game.ts';

export interface Task {
  readonly seed: string;
  readonly players: number;
  /** True to review a game of the coach itself. */
  readonly own: boolean;
  /** Random turns to plant in a laird's game. */
  readonly planted: number;
  /** Level of the computer whose game is also reviewed. */
  readonly level?: Level;
  readonly worlds: number;
}

export interface Audit {
  /** Findings in a game of the coach itself, if there was one. */
  readonly own?: readonly AuditedFinding[];
  readonly planted: readonly PlantedTurn[];
  /** Findings in the game of another computer, if there was one. */
  readonly reviewed?: readonly AuditedFinding[];
}

const SEAT = 0;

endWithParent();
serveTasks(({ seed, players, own, planted, level: reviewed, worlds }: Task): Audit => {
  const played = (level: Level, replace?: ReplaceTurn) =>
    playComputerGame(
      seed,
      Array.from({ length: players }, (_, seat) => (seat === SEAT ? level : 'laird')),
      [],
      replace,
    );
  const findingsIn = (game: ComputerGame) =>
    auditFindings(game, finishReview(game, createReview(game, SEAT, seed)), worlds);
  const coached = () =>
    played('chief', (state, seat, turn) => (seat === SEAT ? coachTurn(state, seat, turn, seed) : turn));
  return {
    ...(own && { own: findingsIn(coached()) }),
    planted: auditPlanted(played('laird'), SEAT, seed, { turns: planted, worlds }),
    ...(reviewed && { reviewed: findingsIn(played(reviewed)) }),
  };
}, 0);
