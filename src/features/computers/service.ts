/** The service for computer players, put together. */
import type { ServiceContext } from '../../core/game-service.ts';
import { createComputerAssigner } from './assign-computer.ts';
import { createHints } from './hints.ts';
import type { ComputerTurns } from './turns.ts';
import type { ComputerService } from './types.ts';

/** Creates the service for computer players. */
export const createComputerService = (
  tools: ServiceContext,
  { thought }: Pick<ComputerTurns, 'thought'>,
): ComputerService => ({
  ...createComputerAssigner(tools),
  ...createHints(tools),
  whenIdle: thought,
});
