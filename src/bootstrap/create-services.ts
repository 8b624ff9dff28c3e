/** The app as a whole: what it is given, and its use cases put together. */

import { MIND, type Thinker, thinkerOf } from '../ai/index.ts';
import type { Content } from '../content/index.ts';
import { openContents } from '../core/content-registry.ts';
import { readLastPost } from '../core/game/parse-game.ts';
import { createLooking } from '../core/game-queries.ts';
import { createGames, type Tools } from '../core/game-service.ts';
import { createDoing } from '../core/scheduler/scheduler.ts';
import type { Store } from '../core/store.ts';
import type { App } from '../core/types.ts';
import { createLadder } from '../features/challenge/ladder.ts';
import { createChallenges } from '../features/challenge/service.ts';
import { createUnsealing } from '../features/challenge/unseal.ts';
import { createReminding } from '../features/clocks/reminders.ts';
import { createRescue } from '../features/clocks/timeouts.ts';
import { createHandingOver } from '../features/computers/assign-computer.ts';
import { createHints } from '../features/computers/hints.ts';
import { createThinking } from '../features/computers/turns.ts';
import { createLobby } from '../features/lobby/service.ts';
import { createExport } from '../features/moderation/export.ts';
import { createModeration } from '../features/moderation/service.ts';
import { createPlans } from '../features/plans/service.ts';
import { createConsent } from '../features/play/consent.ts';
import { createPlaying } from '../features/play/service.ts';
import { createOrders } from '../features/play/standing-orders.ts';
import { createUndo } from '../features/play/undo.ts';
import { createPrivacy } from '../features/privacy/service.ts';
import { createSettings } from '../features/settings/service.ts';
import { createRecords } from '../features/stats/service.ts';

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
  readonly thinker?: Thinker;
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
  thinker = thinkerOf(MIND),
}: AppSettings): Promise<App> {
  const contents = await openContents(store, content, log);
  const tools: Tools = {
    store,
    contents,
    now,
    random,
    thinker,
    log,
    ...createGames(store, contents, now, log),
  };
  const lobby = createLobby(tools);
  const playing = createPlaying(tools);
  const rescue = createRescue(tools);
  const thinking = createThinking(tools);
  return {
    ...createLooking(tools),
    ...lobby,
    ...playing,
    ...createUndo(tools),
    ...createConsent(tools),
    ...createModeration(tools),
    ...createExport(tools),
    ...createOrders(tools),
    ...createPlans(tools),
    ...createReminding(tools),
    ...rescue,
    ...createSettings(tools),
    ...createHandingOver(tools),
    ...createHints(tools),
    ...createChallenges(tools, lobby),
    ...createLadder(tools),
    ...createUnsealing(tools),
    ...createRecords(tools),
    ...createDoing(tools, thinking),
    onDue: (listener) => tools.games.onDue(listener),
    thought: () => thinking.thought(),
    ...createPrivacy(tools, { ...lobby, ...playing, ...rescue }),
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
