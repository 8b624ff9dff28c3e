/** Contents of an album: everything seen in the channel, in order. */
import type { APIMessage } from 'discord-api-types/v10';

/** A message as it looked at the time. */
export interface Snapshot {
  readonly message: APIMessage;
  /** The slash command it answers, and its user. */
  readonly used?: { readonly user: string; readonly command: string };
}

export type Entry =
  /** Public post. `changed`: an edit of an older message. */
  | { readonly type: 'post'; readonly shown: Snapshot; readonly changed: boolean }
  /** An act of a user, and the answer that only they saw. */
  | {
      readonly type: 'act';
      /** Display name. */
      readonly user: string;
      readonly how: 'command' | 'button' | 'menu' | 'form';
      /** The command typed, or the label of the button or option. */
      readonly what: string;
      readonly shown?: Snapshot;
      /** Reason that there was no answer. */
      readonly failed?: string;
    }
  /** A phase of the game begins. */
  | { readonly type: 'chapter'; readonly title: string };

export interface Album {
  readonly title: string;
  /** Summary of the game, such as the number of players and the seed. */
  readonly subtitle: string;
  readonly entries: readonly Entry[];
  /** Names of users and channels by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Files in the album's folder, by their address in messages. */
  readonly files: ReadonlyMap<string, string>;
  /** Errors, one sentence each. */
  readonly errors: readonly string[];
}
