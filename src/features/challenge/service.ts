/** The service for the weekly challenge, put together. */
import type { ServiceContext } from '../../core/game-service.ts';
import { createLadderQueries } from './ladder.ts';
import { createChallengeOpener, type StartsGames } from './open-game.ts';
import type { ChallengeService } from './types.ts';
import { createUnsealer } from './unseal.ts';

/** Creates the service for the weekly challenge. */
export const createChallengeService = (tools: ServiceContext, lobby: StartsGames): ChallengeService => ({
  ...createChallengeOpener(tools, lobby),
  ...createLadderQueries(tools),
  ...createUnsealer(tools),
});
