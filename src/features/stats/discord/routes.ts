/** Buttons and menus of statistics, open to everyone in the server. */
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

/** Returns the language of the channel: that of its game, or the server's. */
async function channelLanguage({
  services,
  channel,
  guild,
  serverLocale,
}: InteractionContext): Promise<string> {
  const [game, server] = await Promise.all([
    services.queries.getLatestSummary(channel),
    services.settings.getGuild(guild),
  ]);
  return languageFor(game?.record.language, server.language, serverLocale);
}

/** Shares a page with the channel. Default: the user's own page. */
export async function shareStats(context: InteractionContext, page: Page): Promise<Answer> {
  const panel = await sharedStats(context, page, await channelLanguage(context));
  if (panel === undefined) return answer(nothingShared(context));
  return { kind: 'public', panel, note: note(botText('look', 'shared', {}, context.language)) };
}

/** `records`, under public posts. */
const statsRoute = route({
  name: 'records',
  place: 'private',
  heavy: true,
  args: z.tuple([]),
  run: async (context) => answer(await statsPanel(context, { name: 'server' })),
});

/**
 * `stats:page:about:about:form` and variants, within a private panel; several names, because ids within a panel must
 * differ.
 */
const pageRoute = (name: 'stats' | 'stats-form' | 'stats-part'): AnyRoute =>
  route({
    name,
    place: 'update',
    heavy: true,
    args: pageArgs,
    run: async (context, args) => answer(await statsPanel(context, pageOf(args))),
  });

/** `stats-share:page:about:about:form` */
const share = route({
  name: 'stats-share',
  place: 'private',
  heavy: true,
  args: pageArgs,
  run: (context, args) => shareStats(context, pageOf(args)),
});

const personArg = z.string().regex(/^\d{1,20}$/);

/** `stats-who:form:from`, a menu of players, or of the next ones. */
const who = route({
  name: 'stats-who',
  place: 'update',
  heavy: true,
  args: whoArgs,
  run: async (context, [form], { values }) => {
    const text = form === 'text';
    const user = personArg.safeParse(values[0]).data;
    const name = user === undefined ? 'server' : 'player';
    return answer(await statsPanel(context, { name, user, text }, moreOf(values[0])));
  },
});

/** `stats-with:form:from:user`, a menu of opponents, or of the next ones. */
const versus = route({
  name: 'stats-with',
  place: 'update',
  heavy: true,
  args: withArgs,
  run: async (context, [form, , user], { values }) => {
    const text = form === 'text';
    const other = personArg.safeParse(values[0]).data;
    const name = other === undefined ? 'player' : 'versus';
    return answer(await statsPanel(context, { name, user, other, text }, moreOf(values[0])));
  },
});

export const statsRoutes: readonly AnyRoute[] = [
  statsRoute,
  pageRoute('stats'),
  pageRoute('stats-form'),
  pageRoute('stats-part'),
  share,
  who,
  versus,
];
