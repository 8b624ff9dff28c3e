import { type Failure, fallbackMove, type Question, type Thought } from '../../ai/index.ts';
import { isUpToDate } from '../../core/game/acting.ts';
import { computerUser } from '../../core/game/computers.ts';
import { boardVersion, requireStarted } from '../../core/game/loaded-game.ts';
import { seatOfPlayer } from '../../core/game/members.ts';
import { noMovesYet } from '../../core/game/pending-moves.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor } from '../../core/types.ts';
import { asIfOnTurn, type GameState, pendingSeats } from '../../engine/index.ts';
import { applyThoughts, isClosed, questionOf } from './turns.ts';

export interface Advice {
  readonly thoughts: readonly Thought[];
  /** Why the level failed; this is then a simple fallback move. */
  readonly replaced?: Failure;
}

const ADVISER = computerUser('laird', 1);
const PLAN_ADVISER = computerUser('chief', 1);

/** Creates the part of the service that gives hints. Equal questions share one answer. */
export function createHints({ games, thinker }: ServiceContext) {
  /** Pending hints; the same question shares its answer. */
  const asked = new Map<string, Promise<Advice>>();

  async function advice(question: Question, state: GameState): Promise<Advice> {
    const { thoughts, replaced } = await thinker.think(question);
    const legal = applyThoughts(noMovesYet(state), question.seat, ADVISER, thoughts).moves.length;
    if (legal > 0) return { thoughts: thoughts.slice(0, legal), ...(replaced && { replaced }) };
    return { thoughts: [fallbackMove(question.view, question.seat)], replaced: 'illegal' };
  }

  return {
    /**
     * Returns what a computer would do in the actor's place, using public information only. Refused as stale if the game
     * has moved on meanwhile.
     */
    async getHint(actor: Actor, id: string, ahead?: 'ahead') {
      const outcome = await games.change<{ question: Question; state: GameState; board: number }>(
        id,
        actor,
        'hint',
        (loaded) => {
          const { record, state, moves } = requireStarted(loaded);
          if (record.hints !== true) return { refusal: { code: 'noHints' } };
          const seat = seatOfPlayer(record, state, actor.user);
          const turn = ahead === undefined ? state : asIfOnTurn(state, seat);
          if (turn === undefined || !pendingSeats(turn).includes(seat)) {
            return { refusal: { code: 'rejected', rejection: { code: 'notYourTurn' } } };
          }
          const adviser = ahead === undefined ? ADVISER : PLAN_ADVISER;
          const question = questionOf(id, turn, seat, moves.length, adviser);
          const board = boardVersion(record);
          return { unchanged: { question: { ...question, compare: true }, state: turn, board } };
        },
      );
      if (!outcome.ok) return outcome;
      const { ok, game, question, state, board } = outcome;
      // After an undo, another position may have as many moves.
      const key = `${board} ${question.seed} ${question.seat} ${question.level}`;
      const thinking = asked.get(key) ?? advice(question, state).finally(() => asked.delete(key));
      asked.set(key, thinking);
      try {
        const advised = await thinking;
        const now = await games.load(id);
        if (now === undefined || !isUpToDate(now, question.seat, board))
          return { ok: false as const, refusal: { code: 'stale' as const } };
        return { ok, game, ...advised };
      } catch (error) {
        if (!isClosed(error)) throw error;
        return { ok: false as const, refusal: { code: 'closing' as const } };
      }
    },
  };
}
