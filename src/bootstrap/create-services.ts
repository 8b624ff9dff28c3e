/** Composition root of the services: the only place that knows them all. */
import {
  type Coach,
  type ComputerPlayer,
  createComputerPlayer,
  DEFAULT_STRATEGY,
  measureHabits,
  nextSlice,
} from '../ai/index.ts';
import type { Content } from '../content/index.ts';
import { openContentRegistry } from '../core/content-registry.ts';
import { readLastPost } from '../core/game/parse-game.ts';
import { createGameQueries } from '../core/game-queries.ts';
import { createGameService } from '../core/game-service.ts';
import { createScheduler } from '../core/scheduler/scheduler.ts';
import type { ServiceContext } from '../core/service-context.ts';
import type { ServiceLog } from '../core/service-log.ts';
import type { Store } from '../core/store.ts';
import { computerNameIn } from '../discord/shared/computer-names.ts';
import { createChallengeService } from '../features/challenge/index.ts';
import { createClockService } from '../features/clocks/index.ts';
import { createCoachService } from '../features/coach/index.ts';
import { createComputerService, createComputerTurns } from '../features/computers/index.ts';
import { createGameViewService } from '../features/game-view/index.ts';
import type { Services } from '../features/index.ts';
import { createLobbyService } from '../features/lobby/index.ts';
import { createModerationService } from '../features/moderation/index.ts';
import { createPlanService } from '../features/plans/index.ts';
import { createPlayService, createStandingOrderService } from '../features/play/index.ts';
import { createPrivacyService } from '../features/privacy/index.ts';
import { createRelocationService } from '../features/relocation/index.ts';
import { createReplayService } from '../features/replay/index.ts';
import { createSettingsService } from '../features/settings/index.ts';
import { computeResult, createStatsService } from '../features/stats/index.ts';
import { createWebPageService } from '../features/web-page/index.ts';
import { JOBS } from './features.ts';

interface ServiceSettings {
  readonly store: Store;
  readonly content: Content;
  readonly now: () => Date;
  /** Returns this many unpredictable bytes for ids and seeds: `randomBytes` of `node:crypto`. */
  readonly random: (bytes: number) => Uint8Array;
  /** Receives a line, and the error if there is one, for each failure that did not refuse a user's request. */
  readonly log?: ServiceLog;
  readonly thinker?: ComputerPlayer;
  /** Default: in this process. */
  readonly coach?: Coach;
  /** Public address of the pages of games. Default: none are served. */
  readonly webUrl?: string | undefined;
}

/** Creates the services on a store, after registering the contents of all stored games. */
export async function createServices({
  store,
  content,
  now,
  random,
  log = () => {},
  thinker = createComputerPlayer(DEFAULT_STRATEGY),
  coach = {
    nextSlice: async (game, review) => nextSlice(game, review),
    measureHabits: async (game, seat) => measureHabits(game, seat),
  },
  webUrl,
}: ServiceSettings): Promise<Services> {
  const contentRegistry = await openContentRegistry(store.content, content, log);
  const context: ServiceContext = {
    store,
    contentRegistry,
    now,
    random,
    thinker,
    coach,
    log,
    ...createGameService(store, contentRegistry, now, log, computeResult),
  };
  const lobby = createLobbyService(context, computerNameIn);
  const play = createPlayService(context);
  const clocks = createClockService(context);
  const turns = createComputerTurns(context);
  return {
    queries: createGameQueries(context),
    lobby,
    play,
    standingOrders: createStandingOrderService(context),
    plans: createPlanService(context),
    computers: createComputerService(context, turns),
    clocks,
    moderation: createModerationService(context),
    settings: createSettingsService(context),
    challenge: createChallengeService(context, lobby),
    stats: createStatsService(context),
    relocation: createRelocationService(context),
    replay: createReplayService(context),
    coach: createCoachService(context),
    gameView: createGameViewService(context),
    webPage: createWebPageService(context, webUrl),
    privacy: createPrivacyService(context, {
      leave: lobby.leave,
      concede: play.concede,
      returnToSeat: clocks.returnToSeat,
      stepDown: clocks.stepDown,
    }),
    scheduler: createScheduler(context, JOBS, turns),
    now,
    outbox: {
      claim: (limit, but) => store.outbox.claim(limit, but),
      extendClaim: (game, wait) => store.outbox.extendClaim(game, wait),
      releaseClaim: (game) => store.outbox.releaseClaim(game),
      acknowledge: (id, posted, to) => store.outbox.acknowledge(id, posted, to),
      enqueue: (game, announcements) => store.outbox.enqueue(game, announcements),
      listPendingPictures: () => store.outbox.listPendingPictures(),
      findLastPost: async (game) => readLastPost(await store.outbox.findLastPost(game)),
      postpone: (id, delayMs, channel) => store.outbox.postpone(id, delayMs, channel),
      retryChannel: (channel) => store.outbox.retryChannel(channel),
      listBlockedChannels: () => store.outbox.listBlockedChannels(),
      onEnqueued: (listener) => context.games.onEnqueued(listener),
    },
  };
}
