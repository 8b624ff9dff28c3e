import type { ServiceContext } from '../../core/service-context.ts';
import { createActions } from './actions.ts';
import { createConsentHandlers } from './consent.ts';
import { createUndo } from './undo.ts';

export const createPlayService = (context: ServiceContext) => ({
  ...createActions(context),
  ...createUndo(context),
  ...createConsentHandlers(context),
});

export type PlayService = ReturnType<typeof createPlayService>;
