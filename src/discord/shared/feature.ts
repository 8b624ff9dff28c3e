/** The commands, routes and posts a feature registers with the bot. */
import type { AnyRoute, Command } from './interaction-context.ts';
import type { PostBuilders } from './post-builder.ts';

export interface Feature {
  readonly commands?: readonly Command[];
  readonly routes?: readonly AnyRoute[];
  readonly posts?: Partial<PostBuilders>;
}
