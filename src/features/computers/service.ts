import type { ServiceContext } from '../../core/service-context.ts';
import { createComputerAssigner } from './assign-computer.ts';
import { createHints } from './hints.ts';
import type { ComputerTurns } from './turns.ts';

export const createComputerService = (
  context: ServiceContext,
  { whenIdle }: Pick<ComputerTurns, 'whenIdle'>,
) => ({
  ...createComputerAssigner(context),
  ...createHints(context),
  whenIdle,
});

export type ComputerService = ReturnType<typeof createComputerService>;
