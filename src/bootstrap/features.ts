/** Everything that people can do with the bot: its slash commands, and its buttons, menus and dialogs. */

import type { Handlers } from '../discord/shared/interaction-context.ts';
import { challengeCommand } from '../features/challenge/discord/commands.ts';
import { challengeRoutes } from '../features/challenge/discord/routes.ts';
import { clockCommands } from '../features/clocks/discord/commands.ts';
import { reminderRoutes } from '../features/clocks/discord/reminders.ts';
import { rescueRoutes } from '../features/clocks/discord/timeouts.ts';
import { handOverRoutes } from '../features/computers/discord/assign-computer.ts';
import { computerCommands } from '../features/computers/discord/commands.ts';
import { lookCommands } from '../features/game-view/discord/commands.ts';
import { lookRoutes } from '../features/game-view/discord/routes.ts';
import { helpCommands } from '../features/help/discord/commands.ts';
import { topicRoutes } from '../features/help/discord/routes.ts';
import { gameCommands } from '../features/lobby/discord/commands.ts';
import { lobbyRoutes } from '../features/lobby/discord/routes.ts';
import { moderateCommands } from '../features/moderation/discord/commands.ts';
import { moderateRoutes } from '../features/moderation/discord/routes.ts';
import { planCommand } from '../features/plans/discord/command.ts';
import { planRoutes } from '../features/plans/discord/routes.ts';
import { playCommands } from '../features/play/discord/commands.ts';
import { consentRoutes } from '../features/play/discord/consent.ts';
import { playRoutes } from '../features/play/discord/routes.ts';
import { orderCommand } from '../features/play/discord/standing-orders/command.ts';
import { orderRoutes } from '../features/play/discord/standing-orders/routes.ts';
import { replayCommand } from '../features/replay/discord/commands.ts';
import { replayRoutes } from '../features/replay/discord/routes.ts';
import { settingsCommands } from '../features/settings/discord/commands.ts';
import { settingsRoutes } from '../features/settings/discord/routes.ts';
import { recordsCommands } from '../features/stats/discord/commands.ts';
import { recordsRoutes } from '../features/stats/discord/routes.ts';

export const COMMANDS: Handlers['commands'] = [
  ...gameCommands,
  challengeCommand,
  ...computerCommands,
  ...playCommands,
  orderCommand,
  planCommand,
  ...lookCommands,
  ...recordsCommands,
  replayCommand,
  ...helpCommands,
  ...clockCommands,
  ...moderateCommands,
  ...settingsCommands,
];

/** By the first word of their ids. */
export const ROUTES: Handlers['routes'] = new Map(
  [
    ...lobbyRoutes,
    ...challengeRoutes,
    ...handOverRoutes,
    ...playRoutes,
    ...orderRoutes,
    ...planRoutes,
    ...consentRoutes,
    ...lookRoutes,
    ...recordsRoutes,
    ...replayRoutes,
    ...topicRoutes,
    ...moderateRoutes,
    ...settingsRoutes,
    ...reminderRoutes,
    ...rescueRoutes,
  ].map((route) => [route.name, route]),
);
