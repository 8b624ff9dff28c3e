import type { ServiceContext } from '../../core/service-context.ts';
import { createComputerAssigner } from './assign-computer.ts';
import { createHints } from './hints.ts';
import type { ComputerTurns } from './turns.ts';
import type { ComputerService } from './types.ts';

/** Creates the service. */
export const createComputerService = (
  context: ServiceContext,
  { whenIdle }: Pick<ComputerTurns, 'whenIdle'>,
): ComputerService => ({
  ...createComputerAssigner(context),
  ...createHints(context),
  whenIdle,
});
