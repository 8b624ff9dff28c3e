/** Answers questions with a strategy and replaces moves that fail. */
import { check, type GameState, passiveAction, type Seat } from '../engine/index.ts';
import { quickMove, think } from './think.ts';
import type { Question, Think, Thought } from './types.ts';

/** `cut`: time was up, and the best move so far is played. */
export type Failure = 'threw' | 'illegal' | 'hung' | 'cut';

export interface Answer {
  readonly thoughts: readonly Thought[];
  /** Set if the level failed and the quick move replaced its own, or if its thinking was cut short. */
  readonly replaced?: Failure;
  readonly detail?: string;
}

export interface ComputerPlayer {
  /** Rejects with an `AbortError` after closing, and for no other reason. */
  think(question: Question): Promise<Answer>;
}

export interface Strategy {
  readonly think: Think;
  readonly quickMove: (view: GameState, seat: Seat) => Thought;
}

/** Returns the least committing move. Throws if the game does not wait for the seat. */
export function fallbackMove(view: GameState, seat: Seat): Thought {
  const action = passiveAction(view, seat);
  if (action === undefined) throw new Error(`seat ${seat} is not waited for`);
  return { action, reason: 'rest' };
}

export const DEFAULT_STRATEGY: Strategy = { think, quickMove };

export type Attempt = Answer | { readonly failed: Failure; readonly detail: string };

/** Thinks, and reports an exception or an illegal first move as a failure. */
export function attempt(think: Think, question: Question, isTimeUp = () => false): Attempt {
  let isCut = false;
  const cutIfTimeUp = () => {
    isCut ||= isTimeUp();
    return isCut;
  };
  try {
    const thoughts = think(question, cutIfTimeUp);
    const [first] = thoughts;
    const rejection = first && check(question.view, question.seat, first.action);
    if (first !== undefined && rejection === undefined)
      return isCut ? { thoughts, replaced: 'cut', detail: 'time was up' } : { thoughts };
    return { failed: 'illegal', detail: JSON.stringify({ ...first, rejection }) };
  } catch (error) {
    return { failed: 'threw', detail: String(error) };
  }
}

/** Creates a player that thinks in the calling thread and blocks it: for tests and tools. */
export const createComputerPlayer = ({ think, quickMove }: Strategy): ComputerPlayer => ({
  async think(question) {
    const outcome = attempt(think, question);
    if (!('failed' in outcome)) return outcome;
    const { failed, detail } = outcome;
    return { thoughts: [quickMove(question.view, question.seat)], replaced: failed, detail };
  },
});
