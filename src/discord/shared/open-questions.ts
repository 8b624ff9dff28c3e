/** Questions that a user still has to answer: requests of other players, and votes on late ones. */
import { type Game, owesVote, stillToAgree } from '../../core/index.ts';

/** Returns which questions the user has not answered; `other` if there are none. A pause closes them all. */
export function questionsFor({ record, state }: Game, user: string): 'request' | 'vote' | 'both' | 'other' {
  const isAsked = !record.paused && stillToAgree(record).includes(user);
  const votes = state !== undefined && owesVote(record, state, user);
  if (isAsked && votes) return 'both';
  return isAsked ? 'request' : votes ? 'vote' : 'other';
}
