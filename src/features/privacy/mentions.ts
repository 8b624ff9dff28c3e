/** Extracts one user's data from a game's record, result, review and newest post. Pure. */
import { z } from 'zod';
import { COACH_VERSION, findingsOf, isFinished, type Review } from '../../ai/index.ts';
import { timeOf } from '../../core/game/schedule.ts';
import type { GameRecord } from '../../core/game/types.ts';
import type { LastPost } from '../../core/outbox/announcement.ts';
import type { RawReview } from '../../core/repositories/review.ts';

const Named = z.looseObject({ user: z.string() });
/** Results of every version have these fields. */
const Result = z.looseObject({
  seats: z.array(Named.extend({ former: Named.exactOptional() })),
});

/** Returns the seats of a stored result that count for a user: those they finished or gave to a computer. */
export function seatsOf(result: unknown, user: string): object[] {
  const seats = Result.safeParse(result).data?.seats ?? [];
  return seats.filter((seat) => seat.user === user || seat.former?.user === user);
}

/** Returns a user's requests, answers, votes and invitations in a game. */
export function mentionsIn(record: GameRecord, user: string) {
  const { consent } = record;
  const { votes = [], rejected = [], takenBack = [], invited = [] } = timeOf(record);
  const { by, agreed = [], ...request } = consent ?? {};
  return {
    requests: consent === undefined || by !== user ? [] : [{ ...request, by }],
    agreedTo: agreed.includes(user) ? [request] : [],
    /** Requests of the user that were declined or withdrawn lately. */
    rejected: rejected.filter((one) => one.by === user),
    takenBack: takenBack.filter((one) => one.by === user),
    votes: votes.filter((one) => one.user === user),
    invitations: invited.filter((one) => one.user === user),
  };
}

/** Returns what a review has found. Its state also holds all games played for it, which are large. */
export function foundIn({ state, ...review }: RawReview): object {
  if ((state as Partial<Review> | undefined)?.version !== COACH_VERSION)
    return { ...review, status: 'outdated' };
  const known = state as Review;
  if (!isFinished(known)) return { ...review, status: 'unfinished' };
  return { ...review, status: 'ready', ...findingsOf(known), habit: known.habit };
}

/** Returns what the newest post in the channel, and messages below it, report about a user, or ping them for. */
export const reportsIn = (post: LastPost | undefined, user: string): object[] => [
  ...[...(post?.told === undefined ? [] : [post.told]), ...(post?.notes ?? [])]
    .filter((one) => JSON.stringify(one).includes(JSON.stringify(user)))
    .map(({ kind, ping }) => ({ kind, pinged: ping.includes(user) })),
  ...(post?.below ?? [])
    .filter(({ text = '' }) => text.includes(`<@${user}>`))
    .map(() => ({ kind: 'fold', pinged: false })),
];
