/** Letting people in and out of private threads. */
import type { ShownRecord } from '../../app/index.ts';
import type { Visit } from './visit.ts';

/** Lets the visitor in. The thread may be gone, or Discord fails for now: whoever asks once more is let in then. */
export const letIn = (visit: Visit, thread: string): Promise<void> =>
  visit.letIn(thread).catch((err: unknown) => visit.log.info({ err }, 'nobody could be let in'));

/** Takes out a visitor who has left the lobby of a challenge table: they must not see the cards that are dealt there. */
export const letOut = async (visit: Visit, { challenge, channel }: ShownRecord): Promise<void> =>
  challenge === undefined
    ? undefined
    : visit.letOut(channel).catch((err: unknown) => visit.log.info({ err }, 'nobody could be let out'));
