/** The service for computer players, put together. */
import type { Tools } from '../../core/game-service.ts';
import { createHandingOver } from './assign-computer.ts';
import { createHints } from './hints.ts';
import type { Thinking } from './turns.ts';
import type { ComputerService } from './types.ts';

/** Creates the service for computer players. */
export const createComputerService = (
  tools: Tools,
  { thought }: Pick<Thinking, 'thought'>,
): ComputerService => ({
  ...createHandingOver(tools),
  ...createHints(tools),
  thought,
});
