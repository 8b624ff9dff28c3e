/** Who thinks for computer players: threads of their own, or the one that asks. */
import { passiveAction } from '../engine/index.ts';
import type { Question, Think, Thought } from './contract.ts';

export interface Answer {
  /** As `Think` gives them. */
  readonly thoughts: readonly Thought[];
  /** The level failed, or took too long, and the simplest move takes its place. */
  readonly replaced?: 'threw' | 'hung';
}

export interface Thinker {
  /** Rejects only where it has been closed, with an `AbortError`. */
  think(question: Question): Promise<Answer>;
}

/** The least committing move. */
export const passively: Think = ({ view, seat }) => {
  const action = passiveAction(view, seat);
  if (action === undefined) throw new Error(`seat ${seat} is not waited for`);
  return [{ action, reason: 'rest' }];
};

/** Thinks at once, and so holds up whoever asks: for tests and tools. */
export const thinkerOf = (think: Think, instead: Think = passively): Thinker => ({
  think: async (question: Question): Promise<Answer> => {
    try {
      return { thoughts: think(question) };
    } catch {
      return { thoughts: instead(question), replaced: 'threw' };
    }
  },
});
