/** The services for playing, put together. */
import type { Tools } from '../../core/game-service.ts';
import { createPlaying } from './actions.ts';
import { createConsent } from './consent.ts';
import type { PlayService } from './types.ts';
import { createUndo } from './undo.ts';

/** Creates the service for playing. */
export const createPlayService = (tools: Tools): PlayService => ({
  ...createPlaying(tools),
  ...createUndo(tools),
  ...createConsent(tools),
});
