/** What others wait for a user to answer, apart from their own turn. */
import { type Game, owesVote, stillToAgree } from '../../core/index.ts';

/** Returns whether a request or a vote waits for the user's answer. During a pause, no one can answer. */
export function questionsFor({ record, state }: Game, user: string): 'request' | 'vote' | 'both' | 'other' {
  const isAsked = !record.paused && stillToAgree(record).includes(user);
  const votes = state !== undefined && owesVote(record, state, user);
  if (isAsked && votes) return 'both';
  return isAsked ? 'request' : votes ? 'vote' : 'other';
}
