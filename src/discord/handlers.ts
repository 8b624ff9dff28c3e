/** Everything that people can do with the bot: its slash commands, and its buttons, menus and dialogs. */
import { challengeCommand } from './challenge/commands.ts';
import { challengeRoutes } from './challenge/routes.ts';
import { computerCommands } from './computers/commands.ts';
import { handOverRoutes } from './computers/hand-over.ts';
import type { Handlers } from './kit/visit.ts';
import { gameCommands } from './lobby/commands.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { lookCommands } from './look/commands.ts';
import { lookRoutes } from './look/routes.ts';
import { moderateCommands } from './moderation/commands.ts';
import { moderateRoutes } from './moderation/routes.ts';
import { playCommands } from './play/commands.ts';
import { consentRoutes } from './play/consent.ts';
import { orderCommand } from './play/orders/command.ts';
import { orderRoutes } from './play/orders/routes.ts';
import { playRoutes } from './play/routes.ts';
import { recordsCommands } from './records/commands.ts';
import { recordsRoutes } from './records/routes.ts';
import { replayCommand } from './replay/commands.ts';
import { replayRoutes } from './replay/routes.ts';
import { helpCommands } from './rules/commands.ts';
import { topicRoutes } from './rules/routes.ts';
import { settingsCommands } from './settings/commands.ts';
import { settingsRoutes } from './settings/routes.ts';
import { clockCommands } from './time/commands.ts';
import { reminderRoutes } from './time/reminders.ts';
import { rescueRoutes } from './time/rescue.ts';

export const COMMANDS: Handlers['commands'] = [
  ...gameCommands,
  challengeCommand,
  ...computerCommands,
  ...playCommands,
  orderCommand,
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
