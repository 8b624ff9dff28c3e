/** What the storm and a bot's process say to each other. */
import type { Inner } from './journal.ts';

export interface BotOrder {
  readonly token: string;
  readonly api: string;
  readonly database: string;
  /** Where it appends to its journal, and its log. */
  readonly journal: string;
  readonly log: string;
}

/** `start`: begin now. `die`: end at the next such moment, without a word. */
export type ToBot = { readonly type: 'start' } | { readonly type: 'die'; readonly at: Inner };

/** `loaded`: it waits for its start. `ready`: it has logged in. */
export type FromBot = 'loaded' | 'ready';
