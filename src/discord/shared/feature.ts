import type { AnyRoute, Command } from './interaction-context.ts';
import type { PostBuilders } from './post-builder.ts';

/** A feature's Discord interface: slash commands; buttons, menus and dialogs; posts. */
export interface Feature {
  readonly commands?: readonly Command[];
  readonly routes?: readonly AnyRoute[];
  readonly posts?: Partial<PostBuilders>;
}
