/** Advice from a computer, where the table allows it. */
import { awaited, type GameState } from '../engine/index.ts';
import { passively, type Question, type Thought } from '../players/index.ts';
import { computerUser } from './computers.ts';
import { begun, type Tools } from './games.ts';
import { seatOfPlayer } from './members.ts';
import { standing } from './progress.ts';
import { carriedOut, questionOf } from './thinking.ts';
import type { App } from './types.ts';

/** Who gives advice. */
const ADVISER = computerUser('laird', 1);

export function createHints({ games, thinker }: Tools): Pick<App, 'hint'> {
  /** What is thought about: who asks again meanwhile gets the same answer. */
  const asked = new Map<string, Promise<readonly Thought[]>>();

  async function advice(question: Question, state: GameState): Promise<readonly Thought[]> {
    const { thoughts } = await thinker.think(question);
    const legal = carriedOut(standing(state), question.seat, ADVISER, thoughts).moves.length;
    return legal > 0 ? thoughts.slice(0, legal) : [passively(question.view, question.seat)];
  }

  return {
    async hint(actor, id) {
      const outcome = await games.change<{ question: Question; state: GameState }>(
        id,
        actor,
        'hint',
        (loaded) => {
          const { record, state, moves } = begun(loaded);
          if (record.hints !== true) return { refusal: { code: 'noHints' } };
          const seat = seatOfPlayer(record, state, actor.user);
          if (!awaited(state).includes(seat)) {
            return { refusal: { code: 'rejected', rejection: { code: 'notYourTurn' } } };
          }
          return { unchanged: { question: questionOf(id, state, seat, moves.length, ADVISER), state } };
        },
      );
      if (!outcome.ok) return outcome;
      const { ok, game, question, state } = outcome;
      const key = `${question.word} ${question.seat}`;
      const thinking = asked.get(key) ?? advice(question, state).finally(() => asked.delete(key));
      asked.set(key, thinking);
      return { ok, game, thoughts: await thinking };
    },
  };
}
