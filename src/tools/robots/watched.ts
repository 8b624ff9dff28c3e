/** A playground whose people are watched: each act is reported with its result. */
import type { InteractionResult, Playground } from '../../playground/index.ts';
import { type Deed, withPeople } from './people.ts';

export interface Act {
  readonly user: { readonly id: string; readonly name: string };
  readonly channel: string;
  /** Asking for suggestions is no act of its own. */
  readonly deed: Exclude<Deed, { type: 'autocomplete' }>;
  readonly result: InteractionResult;
}

export interface Watch {
  /** Called before each act. */
  readonly before: () => Promise<void>;
  /** Called after each act has been answered, before the user goes on. */
  readonly after: (act: Act) => Promise<void>;
}

/** Returns the same playground, whose users report what they do. Clicks count as made in `table`. */
export const watched = (playground: Playground, table: string, watch: Watch): Playground =>
  withPeople(playground, async (deed, act, { id, name }) => {
    if (deed.type === 'autocomplete') return await act();
    await watch.before();
    const result = await act();
    const channel = deed.type === 'click' ? table : deed.channel;
    await watch.after({ user: { id, name }, channel, deed, result });
    return result;
  });
