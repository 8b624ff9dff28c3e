/** Retention limits, since a playground may run for weeks: the oldest data is dropped first. */

export interface RetentionLimits {
  /** Requests of the bot; also the limit of pings and of violations. */
  readonly requests: number;
  /** Requests that retain their uploaded files. */
  readonly uploads: number;
  /** Messages in all channels, including ephemeral ones; older ones are deleted. */
  readonly messages: number;
  /** Bytes of message files; the page shows a placeholder for dropped pictures. */
  readonly bytes: number;
  /** Answered interactions and open forms; older tokens are invalid. */
  readonly interactions: number;
}

export const DEFAULT_RETENTION: RetentionLimits = {
  requests: 5_000,
  uploads: 50,
  messages: 2_000,
  bytes: 64 * 2 ** 20,
  interactions: 1_000,
};

/** Appends to a list, dropping all but its last `most` entries. */
export function pushTo<T>(list: T[], most: number, ...added: readonly T[]): void {
  list.push(...added);
  list.splice(0, list.length - most);
}
