/** People who ask again where nobody heard them: on a bad day at Discord not everything reaches the bot. */
import { setTimeout } from 'node:timers/promises';
import type { InteractionResult, Playground } from '../../playground/index.ts';
import { withPeople } from './people.ts';

const TRIES = 20;
/** Milliseconds between two tries. */
const AGAIN = 250;

/** The bot was not there, or did not answer. Whatever it acknowledged it has, and that is never asked again. */
const isUnheard = ({ outcome, acknowledged, why = '' }: InteractionResult) =>
  outcome === 'failed' && acknowledged === undefined && why.startsWith('The application ');

/** Returns the same playground, whose people ask again as long as the bot does not hear them. */
export const patientPlayground = (playground: Playground): Playground =>
  withPeople(playground, async (_, act) => {
    for (let tries = 1; ; tries++) {
      const result = await act();
      if (!isUnheard(result) || tries === TRIES) return result;
      await setTimeout(AGAIN);
    }
  });
