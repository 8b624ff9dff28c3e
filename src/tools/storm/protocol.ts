/** Messages between the storm and a bot's process. */
import type { Inner } from './journal.ts';

export interface BotOrder {
  readonly token: string;
  readonly api: string;
  readonly database: string;
  /** Files it appends its journal and its log to. */
  readonly journal: string;
  readonly log: string;
}

/** `start`: start now. `die`: kill yourself at the next such point. */
export type ToBot = { readonly type: 'start' } | { readonly type: 'die'; readonly at: Inner };

/** `loaded`: waits for `start`. `ready`: has logged in. */
export type FromBot = 'loaded' | 'ready';
