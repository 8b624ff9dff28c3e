/** Albums: recorded messages as one page that needs no playground. */
import type { PageMessage, PageUser } from './page-protocol.ts';

export type AlbumEntry =
  /** Public post. `changed`: an edit of an older message. */
  | { readonly type: 'post'; readonly page: PageMessage; readonly changed: boolean }
  /** An act of a user, and the answer that only they saw. */
  | {
      readonly type: 'act';
      readonly user: string;
      readonly how: 'used' | 'pressed' | 'chose' | 'filled in';
      /** The command typed, or the label of the button or option. */
      readonly what: string;
      readonly page?: PageMessage;
      readonly failed?: string;
    }
  | { readonly type: 'chapter'; readonly title: string };

export interface Album {
  readonly title: string;
  readonly subtitle: string;
  readonly introduction: string;
  readonly imprint: string;
  readonly entries: readonly AlbumEntry[];
  readonly users: readonly PageUser[];
  readonly channels: readonly { readonly id: string; readonly name: string }[];
  readonly emojis: Readonly<Record<string, string>>;
  /** Errors, one sentence each. */
  readonly errors: readonly string[];
}
