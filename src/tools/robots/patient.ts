/** Users who retry when the bot did not receive an interaction, because on a bad day at Discord not all arrive. */
import { setTimeout } from 'node:timers/promises';
import type { InteractionResult, Playground } from '../../playground/index.ts';
import { withPeople } from './people.ts';

const TRIES = 20;
const RETRY_DELAY_MS = 250;

/** The bot was offline or did not answer. Acknowledged interactions are never repeated. */
const isUnheard = ({ outcome, acknowledged, why = '' }: InteractionResult) =>
  outcome === 'failed' && acknowledged === undefined && why.startsWith('The application ');

/** Wraps a playground so that its users retry until the bot receives them. */
export const patientPlayground = (playground: Playground): Playground =>
  withPeople(playground, async (_, act) => {
    for (let tries = 1; ; tries++) {
      const result = await act();
      if (!isUnheard(result) || tries === TRIES) return result;
      await setTimeout(RETRY_DELAY_MS);
    }
  });
