/** Adds users to threads and removes them. */
import { isComputer, type ShownRecord } from '../../core/index.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Adds a user. Ignores failures: the thread may be gone, and a later request tries again. */
export const addToThread = (visit: InteractionContext, thread: string, user?: string): Promise<void> =>
  visit.letIn(thread, user).catch((err: unknown) => visit.log.info({ err }, 'nobody could be let in'));

/** Adds the user to the current thread, if it is one: only its members can reopen it once archived. */
export const addToThisThread = async (visit: InteractionContext): Promise<void> =>
  visit.inThread === true ? await addToThread(visit, visit.channel) : undefined;

/** Adds all users of a game to the current thread, if it is one. */
export async function addAllToThread(visit: InteractionContext, { members }: ShownRecord): Promise<void> {
  if (visit.inThread !== true) return;
  const people = members.filter(({ user }) => !isComputer(user));
  await Promise.all(people.map(({ user }) => addToThread(visit, visit.channel, user)));
}

/** Removes a user who left the lobby of a challenge game, because they must not see its cards. */
export const removeFromThread = async (
  visit: InteractionContext,
  { challenge, channel }: ShownRecord,
): Promise<void> =>
  challenge === undefined
    ? undefined
    : visit.letOut(channel).catch((err: unknown) => visit.log.info({ err }, 'nobody could be let out'));
