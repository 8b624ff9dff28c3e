/** Extracts one user's data from a game's record, result and newest post. Pure. */
import { z } from 'zod';
import { timeOf } from '../../core/game/schedule.ts';
import type { GameRecord } from '../../core/game/types.ts';
import type { LastPost } from '../../core/outbox/announcement.ts';

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

/** Returns what the newest post in the channel, and messages below it, report about a user, or ping them for. */
export const reportsIn = (post: LastPost | undefined, user: string): object[] => [
  ...[...(post?.told === undefined ? [] : [post.told]), ...(post?.notes ?? [])]
    .filter((one) => JSON.stringify(one).includes(JSON.stringify(user)))
    .map(({ kind, ping }) => ({ kind, pinged: ping.includes(user) })),
  ...(post?.below ?? [])
    .filter(({ text = '' }) => text.includes(`<@${user}>`))
    .map(() => ({ kind: 'fold', pinged: false })),
];
