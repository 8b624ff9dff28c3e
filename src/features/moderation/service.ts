import type { ServiceContext } from '../../core/service-context.ts';
import { createExporter } from './export.ts';
import { createModeration } from './moderate.ts';
import { createSeats } from './seats.ts';
import { createUndoTo } from './undo-to.ts';

export const createModerationService = (context: ServiceContext) => ({
  ...createModeration(context),
  ...createUndoTo(context),
  ...createSeats(context),
  ...createExporter(context),
});

/** Moderation. Each method checks that the actor moderates the channel or server. */
export type ModerationService = ReturnType<typeof createModerationService>;
