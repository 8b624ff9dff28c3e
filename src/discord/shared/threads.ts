/** A thread for each game, where the server allows it. */
import { isComputer, type RedactedRecord } from '../../core/index.ts';
import { botText, translator } from '../../text/index.ts';
import { type Answer, ephemeral, type InteractionContext, type ThreadResult } from './interaction-context.ts';
import { note } from './panel.ts';

/** Adds a user. Ignores failures: the thread may be gone, and a later request tries again. */
export const addToThread = (context: InteractionContext, thread: string, user?: string): Promise<void> =>
  context
    .letIn(thread, user)
    .catch((err: unknown) => context.log.info({ err }, 'failed to add a member to the thread'));

/** Adds the user to the current thread, if it is one: only its members can reopen it once archived. */
export const addToThisThread = async (context: InteractionContext): Promise<void> =>
  context.inThread === true ? await addToThread(context, context.channel) : undefined;

/**
 * Does `act`, which posts in `channel` (default: this one). In a private thread without the bot, tells the user how to add it
 * instead.
 */
export const unlessOutside = async (
  context: InteractionContext,
  act: () => Promise<Answer>,
  channel: string = context.channel,
): Promise<Answer> =>
  channel === context.channel && (await context.isOutside?.()) === true
    ? ephemeral(note(botText('refusals', 'outside', {}, context.language)))
    : await act();

/** Adds all users of a game to the current thread, if it is one. */
export async function addAllToThread(context: InteractionContext, { members }: RedactedRecord) {
  if (context.inThread !== true) return;
  const people = members.filter(({ user }) => !isComputer(user));
  await Promise.all(people.map(({ user }) => addToThread(context, context.channel, user)));
}

/** Removes a user who is out of the lobby of a challenge game, because they must not see its contracts. */
export const removeFromThread = async (
  context: InteractionContext,
  { challenge, channel }: RedactedRecord,
  user?: string,
) =>
  challenge === undefined
    ? undefined
    : context
        .letOut(channel, user)
        .catch((err: unknown) => context.log.info({ err }, 'failed to remove a member from the thread'));

/** Explains why no private thread could be opened. */
export function noThreadText(opened: ThreadResult | undefined, language: string): string {
  const t = translator('challenge', language);
  if (opened?.kind === 'missing') {
    return t('noPrivateThread', { missing: opened.permissions });
  }
  return opened?.kind === 'tooMany' ? botText('refusals', 'tooManyThreads', {}, language) : t('noThreadHere');
}
