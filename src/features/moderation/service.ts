import type { ServiceContext } from '../../core/game-service.ts';
import { createExporter } from './export.ts';
import { createModeration } from './moderate.ts';
import { createSeats } from './seats.ts';
import type { ModerationService } from './types.ts';
import { createUndoTo } from './undo-to.ts';

export const createModerationService = (tools: ServiceContext): ModerationService => ({
  ...createModeration(tools),
  ...createUndoTo(tools),
  ...createSeats(tools),
  ...createExporter(tools),
});
