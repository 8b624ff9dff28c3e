/** Worker process of the audit: plays two games and checks what the coach says about them. */
import {
  type AuditedFinding,
  auditFindings,
  auditPlanted,
  coachTurn,
  createReview,
  finishReview,
  type PlantedTurn,
} from '../../ai/index.ts';
import { endWithParent, serveTasks } from '../../workers/index.ts';
import { type ComputerGame, playComputerGame } from '../computer-game.ts';

export interface Task {
  readonly seed: string;
  readonly players: number;
  /** Random turns to plant in the coach's game. */
  readonly planted: number;
  /** True to review a crofter's game as well. */
  readonly crofters: boolean;
  readonly worlds: number;
}

export interface Audit {
  /** Findings in a game of the coach itself. */
  readonly own: readonly AuditedFinding[];
  readonly planted: readonly PlantedTurn[];
  /** Findings in a crofter's game. */
  readonly crofter: readonly AuditedFinding[];
}

const SEAT = 0;

endWithParent();
serveTasks(({ seed, players, planted, crofters, worlds }: Task): Audit => {
  const levels = (level: 'crofter' | 'laird') => Array.from({ length: players }, () => level);
  const coached = playComputerGame(seed, levels('laird'), [], (state, seat, turn) =>
    seat === SEAT ? coachTurn(state, seat, turn, seed) : turn,
  );
  const reviewed = (game: ComputerGame) => finishReview(game, createReview(game, SEAT, seed));
  const review = reviewed(coached);
  const crofterFindings = () => {
    const ordinary = playComputerGame(seed, levels('crofter'));
    return auditFindings(ordinary, reviewed(ordinary), worlds);
  };
  return {
    own: auditFindings(coached, review, worlds),
    planted: auditPlanted(coached, review, `${seed} planted`, { turns: planted, worlds }),
    crofter: crofters ? crofterFindings() : [],
  };
}, 0);
