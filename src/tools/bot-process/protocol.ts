/** Messages between measuring tools and the bot's process. */

export interface BotProcess {
  readonly token: string;
  readonly api: string;
  /** Default: the bot that only echoes. */
  readonly database?: string;
  readonly thinks?: boolean;
  readonly reportsMoves?: boolean;
  readonly servesPages?: boolean;
}

/** CPU milliseconds of the process since its start. */
export interface Usage {
  readonly type: 'usage';
  readonly busy: number;
}

/** A changed game: total moves, moves that are posted or about to be, and the pending seats. */
export interface WrittenMoves {
  readonly type: 'written';
  readonly channel: string;
  readonly game: string;
  readonly version: number;
  readonly announced: number;
  readonly awaited: readonly string[];
}

/** Moves before `to` have been posted, in a message; `undefined` if there was nothing left to post. */
export interface PostedMoves {
  readonly type: 'told';
  readonly channel: string;
  readonly game: string;
  readonly to: number;
  readonly message: string | undefined;
}

/** A post has a picture now, or all of its pictures. */
interface PicturedPost {
  readonly type: 'pictured';
  readonly channel: string;
  readonly message: string;
  readonly isWhole: boolean;
}

export type News = WrittenMoves | PostedMoves | PicturedPost;

export interface Ready {
  readonly type: 'ready';
  /** Milliseconds from process start until its modules were loaded, and until it was ready. */
  readonly loaded: number;
  readonly ready: number;
  /** CPU milliseconds of the start, which do not depend on the machine's load. */
  readonly busy: number;
}

export type Report = Ready | Usage | News;

export const PICTURE_BYTES = 380_000;
