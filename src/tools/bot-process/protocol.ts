/** What tools that measure the bot and its process say to each other. */

export interface BotProcess {
  readonly token: string;
  readonly api: string;
  /** Left out: the bot that only echoes. */
  readonly database?: string;
  /** A computer thinks all the time. */
  readonly thinks?: boolean;
  /** It tells of every move, when it is written and when its channel has been told. */
  readonly tells?: boolean;
}

/** What the process needs: bytes of memory, and milliseconds of processors since its start. */
export interface Usage {
  readonly type: 'usage';
  readonly bytes: number;
  readonly busy: number;
}

/** A game has been changed: how many moves it has, of which so many are told or about to be, and whom it waits for. */
export interface Written {
  readonly type: 'written';
  readonly channel: string;
  readonly game: string;
  readonly version: number;
  readonly announced: number;
  readonly awaited: readonly string[];
}

/** Moves before the one of this number have been told, in a message; in none where there was nothing to tell any more. */
export interface Told {
  readonly type: 'told';
  readonly channel: string;
  readonly game: string;
  readonly to: number;
  readonly message: string | undefined;
}

/** It is at work. */
export interface Ready {
  readonly type: 'ready';
  /** Milliseconds from the start of its process until its modules were loaded, and until it was at work. */
  readonly loaded: number;
  readonly ready: number;
  /** Milliseconds of processors for that: the same however busy the machine is. */
  readonly busy: number;
}

export type Report = Ready | Usage | Written | Told;

/** As many as a picture of a table has. */
export const PICTURE_BYTES = 380_000;
