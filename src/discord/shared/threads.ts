/** Letting people in and out of threads. */
import { isComputer, type RedactedRecord } from '../../core/index.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Lets the visitor in. The thread may be gone, or Discord fails for now: whoever asks once more is let in then. */
export const addToThread = (visit: InteractionContext, thread: string, user?: string): Promise<void> =>
  visit.letIn(thread, user).catch((err: unknown) => visit.log.info({ err }, 'nobody could be let in'));

/** Adds the visitor to the thread that they came to, if it is one: only those in it can open it again once it is archived. */
export const addToThisThread = async (visit: InteractionContext): Promise<void> =>
  visit.inThread === true ? await addToThread(visit, visit.channel) : undefined;

/** Adds all people of a game to the thread that the visitor came to, if it is one. */
export async function addAllToThread(visit: InteractionContext, { members }: RedactedRecord): Promise<void> {
  if (visit.inThread !== true) return;
  const people = members.filter(({ user }) => !isComputer(user));
  await Promise.all(people.map(({ user }) => addToThread(visit, visit.channel, user)));
}

/** Takes out a visitor who has left the lobby of a challenge table: they must not see the cards that are dealt there. */
export const removeFromThread = async (
  visit: InteractionContext,
  { challenge, channel }: RedactedRecord,
): Promise<void> =>
  challenge === undefined
    ? undefined
    : visit.letOut(channel).catch((err: unknown) => visit.log.info({ err }, 'nobody could be let out'));
