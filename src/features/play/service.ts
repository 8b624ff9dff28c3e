import type { ServiceContext } from '../../core/service-context.ts';
import { createActions } from './actions.ts';
import { createConsentHandlers } from './consent.ts';
import type { PlayService } from './types.ts';
import { createUndo } from './undo.ts';

/** Creates the service. */
export const createPlayService = (context: ServiceContext): PlayService => ({
  ...createActions(context),
  ...createUndo(context),
  ...createConsentHandlers(context),
});
