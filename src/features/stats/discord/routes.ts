import { z } from 'zod';
import {
  type Answer,
  type AnyRoute,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { botText, languageFor } from '../../../text/index.ts';
import { type Page, pageArgs, pageOf, whoArgs, withArgs } from './ids.ts';
import { moreOf } from './navigation.ts';
import { nothingShared, sharedStats, statsPanel } from './panel.ts';

async function channelLanguage({ app, channel, guild, serverLocale }: InteractionContext): Promise<string> {
  const [game, server] = await Promise.all([
    app.queries.getLatestSummary(channel),
    app.settings.getGuild(guild),
  ]);
  return languageFor(game?.record.language, server.language, serverLocale);
}

/** Shares a page with the channel. Default: the user's own page. */
export async function shareStats(visit: InteractionContext, page: Page): Promise<Answer> {
  const panel = await sharedStats(visit, page, await channelLanguage(visit));
  if (panel === undefined) return answer(nothingShared(visit));
  return { kind: 'public', panel, note: note(botText('look', 'shared', {}, visit.language)) };
}

/** Several names, because ids within a panel must differ. */
const pageRoute = (name: 'stats' | 'stats-form' | 'stats-part'): AnyRoute =>
  route(name, 'update', pageArgs, async (visit, args) => answer(await statsPanel(visit, pageOf(args))), {
    heavy: true,
  });

const personArg = z.string().regex(/^\d{1,20}$/);

export const statsRoutes: readonly AnyRoute[] = [
  route(
    'records',
    'private',
    z.tuple([]),
    async (visit) => answer(await statsPanel(visit, { name: 'server' })),
    { heavy: true },
  ),
  pageRoute('stats'),
  pageRoute('stats-form'),
  pageRoute('stats-part'),
  route('stats-share', 'private', pageArgs, (visit, args) => shareStats(visit, pageOf(args)), {
    heavy: true,
  }),
  route(
    'stats-who',
    'update',
    whoArgs,
    async (visit, [form], { values }) => {
      const text = form === 'text';
      const user = personArg.safeParse(values[0]).data;
      const name = user === undefined ? 'server' : 'player';
      return answer(await statsPanel(visit, { name, user, text }, moreOf(values[0])));
    },
    { heavy: true },
  ),
  route(
    'stats-with',
    'update',
    withArgs,
    async (visit, [form, , user], { values }) => {
      const text = form === 'text';
      const other = personArg.safeParse(values[0]).data;
      const name = other === undefined ? 'player' : 'versus';
      return answer(await statsPanel(visit, { name, user, other, text }, moreOf(values[0])));
    },
    { heavy: true },
  ),
];
