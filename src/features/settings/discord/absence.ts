import {
  ABSENCE_DAYS_PER_YEAR,
  type Absence,
  absenceProblem,
  dayName,
  daysAfter,
  daysAnnounced,
  daysLeft,
  daysOf,
  MAX_ABSENCE_DAYS,
  MAX_DAYS_AHEAD,
  readDay,
} from '../../../calendar/index.ts';
import type { UserSettings } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import {
  type Answer,
  answer,
  type CommandValues,
  type InteractionContext,
  isDirect,
  type Suggestion,
} from '../../../discord/shared/interaction-context.ts';
import { cutTo, LONGEST_LABEL, MOST_CHOICES } from '../../../discord/shared/limits.ts';
import { quoted } from '../../../discord/shared/markup.ts';
import { buttons, menu, type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import { withoutDetail } from '../../../discord/shared/seats.ts';
import { botText, languageFor, localeOf, translator } from '../../../text/index.ts';
import type { SettingsResult } from '../index.ts';

const DAYS_PER_WEEK = 7;
export const LATER = 'later';
/** Days per menu page; the last option opens the next page. */
const DAYS_PER_PAGE = MOST_CHOICES - 1;
export const PAGE_COUNT = Math.ceil(MAX_DAYS_AHEAD / DAYS_PER_PAGE);

const dayText = (day: string, language: string): string => dayName(day, localeOf(languageFor(language)));

/** Returns the first and the last day of an absence as text; no last day if there is only one. */
const datesOf = ({ from, to }: Absence, language: string) => ({
  first: dayText(from, language),
  last: from === to ? 'none' : dayText(to, language),
});

const countOf = (from: string, to: string): number => daysOf({ from, to });

const upcoming = ({ away = [] }: UserSettings, today: string): readonly Absence[] =>
  away.filter(({ to }) => to >= today);

const daysFrom = (first: string, length: number): string[] =>
  Array.from({ length }, (_, n) => daysAfter(first, n));

/** Returns why the user can't announce this absence; `undefined` if they can. */
const problemOf = (piece: Absence, { away = [], awaySpent = [] }: UserSettings, today: string) =>
  absenceProblem(piece, today, { spent: awaySpent, announced: away });

/** Returns the days the user can still announce in the year that today is in. */
export const daysToGo = ({ away = [], awaySpent = [] }: UserSettings, today: string): number =>
  Math.max(0, daysLeft(awaySpent, today) - daysAnnounced(away, awaySpent, today, today));

/** Returns the line that days are counted in UTC, if neither the user nor the server has hours. */
async function zoneLines(context: InteractionContext, person: UserSettings) {
  const { services, guild, language } = context;
  const hours = await services.settings.getHours(person, guild);
  return hours === undefined ? [botText('settings', 'awayUtc', { direct: isDirect(context) }, language)] : [];
}

/** Builds the panel of announced absences and the menu of first days. `message`: result of the last action. */
export async function absencePanel(context: InteractionContext, message?: string, page = 0): Promise<Panel> {
  const { services, actor, language } = context;
  const person = await services.settings.getUser(actor.user);
  const today = await services.settings.getToday(person, context.guild);
  const t = translator('settings', language);
  const name = (day: string) => dayText(day, language);
  const pieces = upcoming(person, today);
  const left = daysToGo(person, today);
  const days = daysFrom(daysAfter(today, page * DAYS_PER_PAGE), MAX_DAYS_AHEAD + 1);
  const isFree = (day: string) => problemOf({ from: day, to: day }, person, today) === undefined;
  const near = days.slice(0, DAYS_PER_PAGE).filter(isFree);
  const options = [
    ...near.map((day) => ({ value: day, label: name(day) })),
    ...(days.slice(DAYS_PER_PAGE).some(isFree) ? [{ value: LATER, label: t('awayLater') }] : []),
  ];
  const takeBack = pieces.slice(0, 5).map(({ from }) => ({
    id: customId('away-not', from),
    label: cutTo(t('buttonNotAway', { first: name(from) }), LONGEST_LABEL),
  }));
  const lines = pieces.map((piece) => t('awayPiece', { ...datesOf(piece, language), count: daysOf(piece) }));
  const first: Part[] =
    options.length === 0
      ? []
      : [menu({ id: customId('away-first', page), placeholder: t('awayFirst'), options })];
  return {
    parts: [
      text(
        t('awayHeading'),
        ...(message === undefined ? [] : [message]),
        t('awayLeft', { count: left, all: ABSENCE_DAYS_PER_YEAR, longest: MAX_ABSENCE_DAYS }),
        ...(lines.length === 0 ? [t('awayNone')] : lines),
        ...(await zoneLines(context, person)),
      ),
      ...first,
      buttons(...takeBack, { id: customId('set', 'main'), label: t('back') }),
    ],
  };
}

/** Asks for the last day of an absence, or says why it can't begin on this day. */
export async function lastDayPanel(context: InteractionContext, first: string): Promise<Panel> {
  const { services, actor, language } = context;
  const person = await services.settings.getUser(actor.user);
  const today = await services.settings.getToday(person, context.guild);
  const problem = problemOf({ from: first, to: first }, person, today);
  if (problem !== undefined)
    return await absencePanel(context, refusalText({ code: 'away', problem }, language));
  const t = translator('settings', language);
  const options = daysFrom(first, MAX_ABSENCE_DAYS)
    .filter((day) => problemOf({ from: first, to: day }, person, today) === undefined)
    .map((day) => ({
      value: day,
      label: t('awayOption', { day: dayText(day, language), count: countOf(first, day) }),
    }));
  return {
    parts: [
      text(t('awayHeading'), t('awayAskLast', { first: dayText(first, language) })),
      menu({ id: customId('away-last', first), placeholder: t('awayLast'), options }),
      buttons({ id: customId('set', 'away'), label: t('back') }),
    ],
  };
}

/** Asks to confirm an absence before the user's games are notified. */
export async function confirmAbsencePanel(
  context: InteractionContext,
  first: string,
  last: string,
): Promise<Panel> {
  const { services, actor, language } = context;
  const t = translator('settings', language);
  const tables = await services.settings.countTables(actor.user);
  return {
    parts: [
      text(
        t('awayHeading'),
        t('awaySure', { ...datesOf({ from: first, to: last }, language), tables }),
        ...(await zoneLines(context, await services.settings.getUser(actor.user))),
      ),
      buttons(
        { id: customId('away-go', first, last), label: t('buttonGo', { tables }), style: 'primary' },
        { id: customId('set', 'away'), label: t('back') },
      ),
    ],
  };
}

async function resultPanel(
  context: InteractionContext,
  done: SettingsResult,
  key: 'awayDone' | 'awayOver',
): Promise<Answer> {
  const { services, actor, language } = context;
  if (!done.ok) return answer(await absencePanel(context, refusalText(done.refusal, language)));
  const tables = await services.settings.countTables(actor.user);
  return answer(await absencePanel(context, botText('settings', key, { tables }, language)));
}

/** Adds an absence and shows the updated panel. */
export const announceAbsence = async (context: InteractionContext, piece: Absence) =>
  resultPanel(context, await context.services.settings.addAbsence(context.actor, piece), 'awayDone');

/** Cancels the absence from a day on and shows the updated panel. */
export const cancelAbsence = async (context: InteractionContext, from: string) =>
  resultPanel(context, await context.services.settings.cancelAbsence(context.actor, from), 'awayOver');

/** Parses the last day of an absence: a weekday is the next one from the first day on. */
function readLastDay(typed: string, first: string | undefined, today: string, locale: string) {
  const day = readDay(typed, today, locale);
  if (first === undefined || day === undefined || day >= first) return day;
  const isWeekday = readDay(typed, daysAfter(day, 1), locale) === daysAfter(day, DAYS_PER_WEEK);
  return isWeekday ? readDay(typed, first, locale) : day;
}

/** Runs `/away`: without days shows the panel, with both days adds the absence. */
export async function runAway(context: InteractionContext, { text }: CommandValues) {
  const { language } = context;
  const [from, to, cancel] = [text.from, text.to, text.cancel].map((typed) => typed && withoutDetail(typed));
  const { services, actor, guild } = context;
  const today = await services.settings.getToday(await services.settings.getUser(actor.user), guild);
  const locale = localeOf(languageFor(language));
  const unread = async (typed: string) =>
    answer(await absencePanel(context, botText('settings', 'badDay', { typed: quoted(typed) }, language)));
  if (cancel !== undefined) {
    const day = readDay(cancel, today, locale);
    return day === undefined ? await unread(cancel) : await cancelAbsence(context, day);
  }
  if (from === undefined && to === undefined) return answer(await absencePanel(context));
  if (from === undefined || to === undefined) {
    return answer(await absencePanel(context, botText('settings', 'dayMissing', {}, language)));
  }
  const first = readDay(from, today, locale);
  if (first === undefined) return await unread(from);
  const last = readLastDay(to, first, today, locale);
  if (last === undefined) return await unread(to);
  return await announceAbsence(context, { from: first, to: last });
}

/**
 * Suggests days: the typed one first, then the following that can be announced; for the last day, with the length of the
 * absence.
 */
export async function suggestAway(
  context: InteractionContext,
  { text: texts }: CommandValues,
  option: string,
  typed: string,
): Promise<Suggestion[]> {
  const { language } = context;
  const person = await context.services.settings.getUser(context.actor.user);
  const today = await context.services.settings.getToday(person, context.guild);
  const locale = localeOf(languageFor(language));
  const t = translator('settings', language);
  const name = (day: string) => dayText(day, language);
  if (option === 'cancel') {
    return upcoming(person, today).map((piece) => ({
      name: t('awayOption', { day: name(piece.from), count: daysOf(piece) }),
      value: piece.from,
    }));
  }
  const first = option === 'to' ? readDay(texts.from ?? '', today, locale) : undefined;
  const start = first ?? today;
  const length = first === undefined ? MOST_CHOICES : MAX_ABSENCE_DAYS;
  const isPossible = (day: string) => problemOf({ from: first ?? day, to: day }, person, today) === undefined;
  const near = daysFrom(start, length).filter(isPossible);
  const meant = readLastDay(typed, first, today, locale);
  const fits = (day: string) =>
    typed.trim() === '' || `${day} ${name(day)}`.toLowerCase().includes(typed.trim().toLowerCase());
  const days = new Set([...(meant === undefined ? [] : [meant]), ...near.filter(fits)]);
  return [...days].slice(0, MOST_CHOICES).map((day) => ({
    name:
      first === undefined || day < first
        ? name(day)
        : t('awayOption', { day: name(day), count: countOf(first, day) }),
    value: day,
  }));
}
