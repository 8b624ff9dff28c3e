/** What an album holds: everything that was seen in the channel, in the order in which it happened. */
import type { APIMessage } from 'discord-api-types/v10';

/** A message as it was at the time. */
export interface Snapshot {
  readonly message: APIMessage;
  /** The slash command that it answers, and who gave it. */
  readonly used?: { readonly user: string; readonly command: string };
}

export type Entry =
  /** Seen by everybody. `changed`: an older message that looks like this from now on. */
  | { readonly type: 'post'; readonly shown: Snapshot; readonly changed: boolean }
  /** Somebody did something, and this is what they saw then, and nobody else. */
  | {
      readonly type: 'act';
      /** Name of the person. */
      readonly user: string;
      readonly how: 'command' | 'button' | 'menu' | 'form';
      /** What was typed, or the label of what was pressed or chosen. */
      readonly what: string;
      readonly shown?: Snapshot;
      /** Why there was no answer. */
      readonly failed?: string;
    }
  /** A part of the game begins. */
  | { readonly type: 'chapter'; readonly title: string };

export interface Album {
  readonly title: string;
  /** A line on what was played, such as how many people and which seed. */
  readonly subtitle: string;
  readonly entries: readonly Entry[];
  /** Names of the people and channels, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Files of the album's folder, by the address that messages have for them. */
  readonly files: ReadonlyMap<string, string>;
  /** What went wrong, a sentence each. */
  readonly errors: readonly string[];
}
