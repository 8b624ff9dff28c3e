/** All features of the bot. Add a feature here. */
import type { JobHandlers } from '../core/scheduler/scheduler.ts';
import { createComposer } from '../discord/posts/composer.ts';
import type { Feature } from '../discord/shared/feature.ts';
import type { Handlers } from '../discord/shared/interaction-context.ts';
import type { PostBuilders } from '../discord/shared/post-builder.ts';
import { challenge } from '../features/challenge/discord/index.ts';
import { challengeJobs } from '../features/challenge/index.ts';
import { clocks } from '../features/clocks/discord/index.ts';
import { clockJobs } from '../features/clocks/index.ts';
import { coach } from '../features/coach/discord/index.ts';
import { computers } from '../features/computers/discord/index.ts';
import { gameView } from '../features/game-view/discord/index.ts';
import { help } from '../features/help/discord/index.ts';
import { lobby } from '../features/lobby/discord/index.ts';
import { lobbyPanel } from '../features/lobby/discord/panel.ts';
import { lobbyJobs } from '../features/lobby/index.ts';
import { moderation } from '../features/moderation/discord/index.ts';
import { plans } from '../features/plans/discord/index.ts';
import { play } from '../features/play/discord/index.ts';
import { orderJobs } from '../features/play/index.ts';
import { relocation } from '../features/relocation/discord/index.ts';
import { replay } from '../features/replay/discord/index.ts';
import { settings } from '../features/settings/discord/index.ts';
import { stats } from '../features/stats/discord/index.ts';
import { webPage } from '../features/web-page/discord/index.ts';

/** In the order of their commands in Discord. */
const FEATURES: readonly Feature[] = [
  lobby,
  relocation,
  challenge,
  computers,
  play,
  plans,
  gameView,
  stats,
  replay,
  coach,
  webPage,
  help,
  clocks,
  moderation,
  settings,
];

export const COMMANDS: Handlers['commands'] = FEATURES.flatMap(({ commands = [] }) => commands);

/** By the first word of their custom ids. */
export const ROUTES: Handlers['routes'] = new Map(
  FEATURES.flatMap(({ routes = [] }) => routes).map((route) => [route.name, route]),
);

// The compiler reports kinds of announcements and jobs that no feature handles.
const posts = {
  ...lobby.posts,
  ...relocation.posts,
  ...challenge.posts,
  ...play.posts,
  ...gameView.posts,
  ...clocks.posts,
  ...moderation.posts,
} satisfies PostBuilders;

export const COMPOSER = createComposer(posts, lobbyPanel);

export const JOBS = { ...clockJobs, ...orderJobs, ...challengeJobs, ...lobbyJobs } satisfies JobHandlers;
