/** How much a playground keeps, as it may stay open for weeks: what is old is forgotten, the oldest first. */

export interface Keep {
  /** Requests of the bot, and as many pings and violations. */
  readonly requests: number;
  /** Requests that still have the files they came with. */
  readonly uploads: number;
  /** Messages, of all channels and for all eyes together; older ones are deleted. */
  readonly messages: number;
  /** Bytes of the files of messages; in place of older pictures the page shows that they are gone. */
  readonly bytes: number;
  /** Interactions that have been answered, and open forms; the tokens of older ones have died. */
  readonly interactions: number;
}

/** Enough for a long game or two. */
export const KEEP: Keep = {
  requests: 5_000,
  uploads: 50,
  messages: 2_000,
  bytes: 64 * 2 ** 20,
  interactions: 1_000,
};

/** Adds to a list that keeps no more than its last `most`. */
export function pushTo<T>(list: T[], most: number, ...added: readonly T[]): void {
  list.push(...added);
  list.splice(0, list.length - most);
}
