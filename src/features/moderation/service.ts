import type { ServiceContext } from '../../core/service-context.ts';
import { createExporter } from './export.ts';
import { createModeration } from './moderate.ts';
import { createSeats } from './seats.ts';
import type { ModerationService } from './types.ts';
import { createUndoTo } from './undo-to.ts';

/** Creates the service. */
export const createModerationService = (context: ServiceContext): ModerationService => ({
  ...createModeration(context),
  ...createUndoTo(context),
  ...createSeats(context),
  ...createExporter(context),
});
