/** The service for the weekly challenge, put together. */
import type { Tools } from '../../core/game-service.ts';
import { createLadder } from './ladder.ts';
import { createChallenges, type StartsGames } from './open-game.ts';
import type { ChallengeService } from './types.ts';
import { createUnsealing } from './unseal.ts';

/** Creates the service for the weekly challenge. */
export const createChallengeService = (tools: Tools, lobby: StartsGames): ChallengeService => ({
  ...createChallenges(tools, lobby),
  ...createLadder(tools),
  ...createUnsealing(tools),
});
