import type { ServiceContext } from '../../core/service-context.ts';
import { createLadderQueries } from './ladder.ts';
import { createChallengeOpener, type GameStarter } from './open-game.ts';
import { createUnsealer } from './unseal.ts';

/** Creates the service. `lobby` starts solo games. */
export const createChallengeService = (context: ServiceContext, lobby: GameStarter) => ({
  ...createChallengeOpener(context, lobby),
  ...createLadderQueries(context),
  ...createUnsealer(context),
});

export type ChallengeService = ReturnType<typeof createChallengeService>;
