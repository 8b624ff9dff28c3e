import { sanitizeText } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { MOST_TEXT } from '../../../discord/shared/limits.ts';
import { mention, plainName } from '../../../discord/shared/markup.ts';
import {
  type Button,
  buttons,
  note,
  type Panel,
  type Part,
  picture,
  text,
} from '../../../discord/shared/panel.ts';
import { type Sheet, sheetLines } from '../../../render/index.ts';
import { botText } from '../../../text/index.ts';
import { gamesFor, guildStats } from '../index.ts';
import { clansSheet, optionsSheet, ratingsSheet, serverSheet } from './guild-panels.ts';
import type { Page, PageName } from './ids.ts';
import { navigation } from './navigation.ts';
import { playerSheets, versusSheet } from './player-panels.ts';
import { loadStats, type StatsContext, userOf } from './stats-context.ts';

const MAX_TEXT_CHARS = MOST_TEXT - 300;
function sheetsOf(context: StatsContext, page: Page): Sheet[] {
  switch (page.name) {
    case 'server':
      return serverSheet(context);
    case 'ratings':
      return ratingsSheet(context, page.number);
    case 'clans':
      return clansSheet(context, page.number);
    case 'options':
      return optionsSheet(context, page.number);
    case 'player':
      return playerSheets(context, userOf(page, context.reader));
    case 'versus':
      return versusSheet(context, [userOf(page, context.reader), page.other ?? context.reader.user]);
  }
}

function emptyLine({ results, t, reader }: StatsContext, page: Page): string {
  if (results.length === 0) return t('emptyServer');
  const user = userOf(page, reader);
  const other = page.other ?? reader.user;
  const games = gamesFor(results, page.number);
  switch (page.name) {
    case 'player':
      return user === reader.user ? t('emptyMine') : t('emptyPlayer', { name: mention(user) });
    case 'versus':
      return user === other ? t('emptySelf') : t('emptyVersus', { one: mention(user), two: mention(other) });
    case 'ratings':
      return t('emptyRatings');
    case 'server':
      return t('emptyPlayed');
    default:
      if (games.length === 0) return t(page.number === undefined ? 'emptyContests' : 'emptyFilter');
      if (guildStats(games).average === undefined) return t('emptyPlayed');
      return t(page.name === 'clans' ? 'emptyClans' : 'emptyOptions');
  }
}

function wordsOf(sheets: readonly Sheet[]): string {
  const used = new Set<string>();
  /** Drops lines that an earlier picture already has. */
  const once = (...some: readonly string[]) => some.filter((one) => !used.has(one) && used.add(one));
  const lines = sheets.flatMap((sheet) =>
    sheetLines(sheet).flatMap(({ heading, legend, lines: rows, sentences = false }, i) => [
      ...(heading === '' ? [] : once(i === 0 ? `### ${heading}` : `**${heading}**`)),
      ...(legend === undefined ? [] : once(legend)),
      ...(i === 0 ? once(...rows) : rows.map((one) => (sentences ? `-# ${one}` : `- ${one}`))),
    ]),
  );
  const shown: string[] = [];
  for (const one of lines) if ([...shown, one].join('\n').length <= MAX_TEXT_CHARS) shown.push(one);
  return shown.join('\n');
}

const RATED: readonly PageName[] = ['ratings', 'player'];

/** Loads the statistics for a page. Names are escaped as markup only in text. */
async function contextFor(context: InteractionContext, page: Page, language: string): Promise<StatsContext> {
  const { services, actor, guild } = context;
  const written = page.text === true ? plainName : sanitizeText;
  const reader = { language, user: actor.user, written };
  return await loadStats(await services.stats.getResults(guild), reader, RATED.includes(page.name));
}

function shownOf(context: StatsContext, page: Page): Part[] {
  const sheets = sheetsOf(context, page);
  const [first] = sheets;
  if (first === undefined) return [];
  if (page.text === true) return [text(wordsOf(sheets))];
  // Names in pictures need no escaping.
  const heading = text(`### ${plainName(first.title)}`);
  return [heading, ...sheets.map((sheet) => picture({ view: 'sheet', sheet }))];
}

/** Builds a private page with navigation. `from`: first player the menu offers. */
export async function statsPanel(interaction: InteractionContext, page: Page, from = 0): Promise<Panel> {
  const context = await contextFor(interaction, page, interaction.language);
  const shown = shownOf(context, page);
  const { t, missing } = context;
  return {
    parts: [
      ...(shown.length === 0 ? [text(emptyLine(context, page))] : shown),
      ...(missing === 0 ? [] : [text(t('missing', { count: missing }))]),
      ...navigation(context, page, from, shown.length > 0),
    ],
  };
}

/** Builds a page for the channel in its language; `undefined` if it is empty. */
export async function sharedStats(context: InteractionContext, page: Page, language: string) {
  const shown = shownOf(await contextFor(context, page, language), page);
  if (shown.length === 0) return undefined;
  const open: Button = { id: customId('records'), label: botText('stats', 'button', {}, language) };
  return { parts: [...shown, buttons(open)] };
}

/** Returns the reply when there are no results to share. */
export const nothingShared = (context: InteractionContext): Panel =>
  note(botText('stats', 'nothingShared', {}, context.language));
