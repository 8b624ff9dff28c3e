/** The app as a whole: what it is given, and its use cases put together. */
import type { Content } from '../content/index.ts';
import { MIND, type Thinker, thinkerOf } from '../players/index.ts';
import { createLadder } from './challenge/ladder.ts';
import { createChallenges } from './challenge/opening.ts';
import { createUnsealing } from './challenge/unsealing.ts';
import { createConsent } from './consent.ts';
import { openContents } from './contents.ts';
import { createExport } from './export.ts';
import { createGames, type Tools } from './games.ts';
import { createHandingOver } from './handing-over.ts';
import { createHints } from './hints.ts';
import { createLobby } from './lobby.ts';
import { createLooking } from './looking.ts';
import { createModeration } from './moderation.ts';
import { createPlans } from './plans/planning.ts';
import { createPlaying } from './playing.ts';
import { createPrivacy } from './privacy.ts';
import { readLastPost } from './reading.ts';
import { createRecords } from './records/records.ts';
import type { Store } from './store.ts';
import { createThinking } from './thinking.ts';
import { createDoing } from './time/doing.ts';
import { createOrders } from './time/orders.ts';
import { createReminding } from './time/reminding.ts';
import { createRescue } from './time/rescue.ts';
import { createSettings } from './time/settings.ts';
import type { App } from './types.ts';
import { createUndo } from './undo.ts';

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
