/** People who ask again where nobody heard them: on a bad day at Discord not everything reaches the bot. */
import { setTimeout } from 'node:timers/promises';
import type { InteractionResult, Playground, PlaygroundUser } from '../../playground/index.ts';

const TRIES = 20;
/** Milliseconds between two tries. */
const AGAIN = 250;

/** The bot was not there, or did not answer. Whatever it acknowledged it has, and that is never asked again. */
const isUnheard = ({ outcome, acknowledged, why = '' }: InteractionResult) =>
  outcome === 'failed' && acknowledged === undefined && why.startsWith('The application ');

/** Does something, and again as long as the bot does not hear of it. */
export async function patiently(act: () => Promise<InteractionResult>): Promise<InteractionResult> {
  for (let tries = 1; ; tries++) {
    const result = await act();
    if (!isUnheard(result) || tries === TRIES) return result;
    await setTimeout(AGAIN);
  }
}

/** The same person, who asks again. */
export const patientUser = (user: PlaygroundUser): PlaygroundUser => ({
  ...user,
  get direct() {
    return user.direct;
  },
  command: (...asked) => patiently(() => user.command(...asked)),
  autocomplete: (...asked) => patiently(() => user.autocomplete(...asked)),
  click: (...asked) => patiently(() => user.click(...asked)),
  submit: (...asked) => patiently(() => user.submit(...asked)),
});

/** The same playground, with patient people. */
export const patientPlayground = (playground: Playground): Playground => ({
  ...playground,
  get channels() {
    return playground.channels;
  },
  get commands() {
    return playground.commands;
  },
  get users() {
    return playground.users.map(patientUser);
  },
  addUser: (...asked) => patientUser(playground.addUser(...asked)),
});
