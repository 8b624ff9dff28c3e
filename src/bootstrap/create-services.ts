import { createGameView } from '../features/game-view/index.ts';
import { createReplay } from '../features/replay/index.ts';
import { resultNow } from '../features/stats/index.ts';
import { JOBS } from './features.ts';
/** The app as a whole: what it is given, and its use cases put together. */

import { type ComputerPlayer, createComputerPlayer, DEFAULT_STRATEGY } from '../ai/index.ts';
import type { Content } from '../content/index.ts';
import { openContents } from '../core/content-registry.ts';
import { readLastPost } from '../core/game/parse-game.ts';
import { createLooking } from '../core/game-queries.ts';
import { createGames, type Tools } from '../core/game-service.ts';
import { createScheduler } from '../core/scheduler/scheduler.ts';
import type { Store } from '../core/store.ts';
import { createChallengeService } from '../features/challenge/index.ts';
import { createClockService } from '../features/clocks/index.ts';
import { createComputerService, createThinking } from '../features/computers/index.ts';
import type { App } from '../features/index.ts';
import { createLobby } from '../features/lobby/index.ts';
import { createModerationService } from '../features/moderation/index.ts';
import { createPlans } from '../features/plans/index.ts';
import { createOrders, createPlayService } from '../features/play/index.ts';
import { createPrivacy } from '../features/privacy/index.ts';
import { createSettings } from '../features/settings/index.ts';
import { createRecords } from '../features/stats/index.ts';

/** What the app is given of the world. */
export interface AppSettings {
  readonly store: Store;
  /** The figures that new games are played with. */
  readonly content: Content;
  /** The clock. */
  readonly now: () => Date;
  /** So many bytes of chance that nobody can guess, for ids and seeds: `randomBytes` of `node:crypto`. */
  readonly random: (bytes: number) => Uint8Array;
  /** Told, a line each, what went wrong without anybody having to be refused. */
  readonly log?: (line: string) => void;
  /** Who thinks for computers; left out, they think at once, which holds up everybody else. */
  readonly thinker?: ComputerPlayer;
}

/**
 * The use cases on a store. The contents of all games that are kept are registered first. The store is not
 * closed by anything here.
 */
export async function createApp({
  store,
  content,
  now,
  random,
  log = () => {},
  thinker = createComputerPlayer(DEFAULT_STRATEGY),
}: AppSettings): Promise<App> {
  const contents = await openContents(store, content, log);
  const tools: Tools = {
    store,
    contents,
    now,
    random,
    thinker,
    log,
    ...createGames(store, contents, now, log, resultNow),
  };
  const lobby = createLobby(tools);
  const play = createPlayService(tools);
  const clocks = createClockService(tools);
  const thinking = createThinking(tools);
  return {
    ...createLooking(tools),
    ...createGameView(tools),
    ...createReplay(tools),
    ...lobby,
    ...play,
    ...createModerationService(tools),
    ...createOrders(tools),
    ...createPlans(tools),
    ...clocks,
    ...createSettings(tools),
    ...createComputerService(tools, thinking),
    ...createChallengeService(tools, lobby),
    ...createRecords(tools),
    ...createScheduler(tools, JOBS, thinking.begin),
    onDue: (listener) => tools.games.onDue(listener),
    ...createPrivacy(tools, { ...lobby, ...play, ...clocks }),
    now,
    outbox: {
      owed: (limit, but) => store.owed(limit, but),
      hold: (game, wait) => store.hold(game, wait),
      leave: (game) => store.leave(game),
      settle: (id, posted) => store.settle(id, posted),
      owe: (game, owed) => store.owe(game, owed),
      bare: () => store.bare(),
      lastPost: async (game) => readLastPost(await store.lastPost(game)),
      defer: (id, milliseconds) => store.defer(id, milliseconds),
      hasten: (channel) => store.hasten(channel),
      heldUp: () => store.heldUp(),
      onOwed: (listener) => tools.games.onOwed(listener),
    },
  };
}
