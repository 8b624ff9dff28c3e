import { z } from 'zod';
import {
  type Answer,
  type AnyRoute,
  answer,
  heavyRoute,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { botText, languageFor } from '../../../text/index.ts';
import { type Page, pageArgs, pageOf, whoArgs, withArgs } from './ids.ts';
import { moreOf } from './navigation.ts';
import { nothingShared, sharedStats, statsPanel } from './panel.ts';

async function channelLanguage({
  services,
  channel,
  guild,
  serverLocale,
  language,
}: InteractionContext): Promise<string> {
  const [game, server] = await Promise.all([
    services.queries.getLatestSummary(channel),
    services.settings.getGuild(guild),
  ]);
  return languageFor(game?.record.language, server.language, serverLocale, language);
}

/** Shares a page with the channel. Default: the user's own page. */
export async function shareStats(context: InteractionContext, page: Page): Promise<Answer> {
  const panel = await sharedStats(context, page, await channelLanguage(context));
  if (panel === undefined) return answer(nothingShared(context));
  return { kind: 'public', panel, note: note(botText('look', 'shared', {}, context.language)) };
}

/** Several names, because ids within a panel must differ. */
const pageRoute = (name: 'stats' | 'stats-form' | 'stats-part') =>
  heavyRoute(name, 'update', pageArgs, async (context, args) =>
    answer(await statsPanel(context, pageOf(args))),
  );

const personArg = z.string().regex(/^\d{1,20}$/);

export const statsRoutes: readonly AnyRoute[] = [
  heavyRoute('records', 'private', [], async (context) =>
    answer(await statsPanel(context, { name: 'server' })),
  ),
  pageRoute('stats'),
  pageRoute('stats-form'),
  pageRoute('stats-part'),
  heavyRoute('stats-share', 'private', pageArgs, (context, args) => shareStats(context, pageOf(args))),
  heavyRoute('stats-who', 'update', whoArgs, async (context, [form], { values }) => {
    const text = form === 'text';
    const user = personArg.safeParse(values[0]).data;
    const { from, page = { name: 'server', text } } = moreOf(values[0]);
    return answer(
      await statsPanel(context, user === undefined ? page : { name: 'player', user, text }, from),
    );
  }),
  heavyRoute('stats-with', 'update', withArgs, async (context, [form, , user], { values }) => {
    const text = form === 'text';
    const other = personArg.safeParse(values[0]).data;
    const { from, page = { name: 'player', user, text } } = moreOf(values[0]);
    return answer(
      await statsPanel(context, other === undefined ? page : { name: 'versus', user, other, text }, from),
    );
  }),
];
