/** The services for playing, put together. */
import type { ServiceContext } from '../../core/game-service.ts';
import { createActions } from './actions.ts';
import { createConsentHandlers } from './consent.ts';
import type { PlayService } from './types.ts';
import { createUndo } from './undo.ts';

/** Creates the service for playing. */
export const createPlayService = (tools: ServiceContext): PlayService => ({
  ...createActions(tools),
  ...createUndo(tools),
  ...createConsentHandlers(tools),
});
