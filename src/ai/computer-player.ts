/** Who thinks for computer players: threads of their own, or whoever asks. */
import { check, type GameState, passiveAction, type Seat } from '../engine/index.ts';
import { quickMove, think } from './think.ts';
import type { Question, Think, Thought } from './types.ts';

/** Why a level's own thoughts could not be had. */
export type Failure = 'threw' | 'illegal' | 'hung';

export interface Answer {
  /** As `Think` gives them. */
  readonly thoughts: readonly Thought[];
  /** The level failed, and the simplest move takes its place. */
  readonly replaced?: Failure;
  /** What is known of that, for whoever runs the bot. */
  readonly detail?: string;
}

export interface ComputerPlayer {
  /** Rejects only where it has been closed, with an `AbortError`. */
  think(question: Question): Promise<Answer>;
}

/** What computer players think with: the levels, and one move that is found at once where they fail. */
export interface Strategy {
  readonly think: Think;
  readonly quickMove: (view: GameState, seat: Seat) => Thought;
}

/** The move that commits a seat to the least. Throws where the game does not wait for it. */
export function fallbackMove(view: GameState, seat: Seat): Thought {
  const action = passiveAction(view, seat);
  if (action === undefined) throw new Error(`seat ${seat} is not waited for`);
  return { action, reason: 'rest' };
}

/** The mind that our computer players have. */
export const DEFAULT_STRATEGY: Strategy = { think, quickMove };

export type Attempt = Answer | { readonly failed: Failure; readonly detail: string };

/** What comes of a question: thoughts of which the first is legal, or why there are none. */
export function attempt(think: Think, question: Question): Attempt {
  try {
    const thoughts = think(question);
    const [first] = thoughts;
    const rejection = first && check(question.view, question.seat, first.action);
    if (first !== undefined && rejection === undefined) return { thoughts };
    return { failed: 'illegal', detail: JSON.stringify({ ...first, rejection }) };
  } catch (error) {
    return { failed: 'threw', detail: String(error) };
  }
}

/** Thinks at once, and so holds up whoever asks: for tests and tools. */
export const createComputerPlayer = ({ think, quickMove }: Strategy): ComputerPlayer => ({
  async think(question) {
    const outcome = attempt(think, question);
    if (!('failed' in outcome)) return outcome;
    const { failed, detail } = outcome;
    return { thoughts: [quickMove(question.view, question.seat)], replaced: failed, detail };
  },
});
