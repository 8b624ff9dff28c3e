/** What a feature registers with the bot. */
import type { AnyRoute, Command } from './interaction-context.ts';
import type { PostBuilders } from './post-builder.ts';

/** A feature's interface in Discord: its slash commands, its buttons, menus and dialogs, and its posts. */
export interface Feature {
  readonly commands?: readonly Command[];
  readonly routes?: readonly AnyRoute[];
  readonly posts?: Partial<PostBuilders>;
}
