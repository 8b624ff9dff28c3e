/** All buttons, menus and dialogs of the bot, by the first word of their ids. */
import type { AnyRoute } from '../visit.ts';
import { consentRoutes } from './consent.ts';
import { lobbyRoutes } from './lobby.ts';
import { lookRoutes } from './look.ts';
import { moderateRoutes } from './moderate.ts';
import { playRoutes } from './play.ts';

export const ROUTES: ReadonlyMap<string, AnyRoute> = new Map(
  [...lobbyRoutes, ...playRoutes, ...lookRoutes, ...consentRoutes, ...moderateRoutes].map((route) => [
    route.name,
    route,
  ]),
);
