/** What the benchmark and the bot's process say to each other. */

export interface BotProcess {
  readonly token: string;
  readonly api: string;
  /** Left out: the bot that only echoes. */
  readonly database?: string;
  /** A computer thinks all the time. */
  readonly thinks?: boolean;
}

export type Report = { type: 'ready' } | { type: 'memory'; bytes: number };

/** As many as a picture of a table has. */
export const PICTURE_BYTES = 380_000;
