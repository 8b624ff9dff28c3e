/** Wraps a playground so that each act of its users is reported with its result. */
import type { InteractionResult, Playground } from '../../playground/index.ts';
import { type UserAct, withPeople } from './people.ts';

export interface Act {
  readonly user: { readonly id: string; readonly name: string };
  readonly channel: string;
  /** Autocomplete is not an act of its own. */
  readonly deed: Exclude<UserAct, { type: 'autocomplete' }>;
  readonly result: InteractionResult;
}

export interface Watch {
  readonly before: () => Promise<void>;
  /** Called after each act, before the user continues. */
  readonly after: (act: Act) => Promise<void>;
}

/** Wraps a playground whose users report their acts. Clicks count as made in `table`. */
export const watched = (playground: Playground, table: string, watch: Watch): Playground =>
  withPeople(playground, async (deed, act, { id, name }) => {
    if (deed.type === 'autocomplete') return await act();
    await watch.before();
    const result = await act();
    const channel = deed.type === 'click' ? table : deed.channel;
    await watch.after({ user: { id, name }, channel, deed, result });
    return result;
  });
