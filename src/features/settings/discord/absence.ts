import {
  ABSENCE_DAYS_PER_YEAR,
  type Absence,
  dayAt,
  dayName,
  daysAfter,
  daysAnnounced,
  daysLeft,
  daysOf,
  FARTHEST,
  MAX_ABSENCE_DAYS,
  readDay,
} from '../../../calendar/index.ts';
import type { UserSettings } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import {
  type Answer,
  answer,
  type CommandValues,
  type InteractionContext,
  type Suggestion,
} from '../../../discord/shared/interaction-context.ts';
import { cutTo, LONGEST_LABEL, MOST_CHOICES } from '../../../discord/shared/limits.ts';
import { quoted } from '../../../discord/shared/markup.ts';
import { type Button, buttons, menu, type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import { botText, languageFor, localeOf, translator } from '../../../text/index.ts';

export const LATER = 'later';
/** Days per menu page; the last option opens the next page. */
const DAYS_PER_PAGE = MOST_CHOICES - 1;
export const PAGE_COUNT = Math.ceil(FARTHEST / DAYS_PER_PAGE);

const dayText = (day: string, language: string): string => dayName(day, localeOf(languageFor(language)));

const countOf = (from: string, to: string): number => daysOf({ from, to });

const upcoming = ({ away = [] }: UserSettings, today: string): readonly Absence[] =>
  away.filter(({ to }) => to >= today);

/** Returns the days the user can still announce. */
export const daysToGo = ({ away = [], awaySpent = [] }: UserSettings, today: string): number =>
  Math.max(0, daysLeft(awaySpent, today) - daysAnnounced(away, awaySpent, today));

const todayOf = ({ app }: InteractionContext, { hours }: UserSettings): string =>
  dayAt(hours?.zone ?? 'UTC', app.now().getTime());

/** Builds the panel of announced absences and the menu of first days. `message`: result of the last action. */
export async function absencePanel(visit: InteractionContext, message?: string, page = 0): Promise<Panel> {
  const { app, actor, language } = visit;
  const person = await app.settings.getUser(actor.user);
  const today = todayOf(visit, person);
  const say = translator('settings', language);
  const name = (day: string) => dayText(day, language);
  const pieces = upcoming(person, today);
  const left = daysToGo(person, today);
  const days = Array.from({ length: DAYS_PER_PAGE }, (_, n) => daysAfter(today, page * DAYS_PER_PAGE + n));
  const options = [
    ...days.map((day) => ({ value: day, label: name(day) })),
    ...(page + 1 < PAGE_COUNT ? [{ value: LATER, label: say('awayLater') }] : []),
  ];
  const takeBack = pieces.slice(0, 5).map(
    ({ from }): Button => ({
      id: customId('away-not', from),
      label: cutTo(say('buttonNotAway', { first: name(from) }), LONGEST_LABEL),
    }),
  );
  const lines = pieces.map((piece) =>
    say('awayPiece', { first: name(piece.from), last: name(piece.to), count: daysOf(piece) }),
  );
  const first: Part[] =
    left === 0 ? [] : [menu({ id: customId('away-first', page), placeholder: say('awayFirst'), options })];
  return {
    parts: [
      text(
        say('awayHeading'),
        ...(message === undefined ? [] : [message]),
        say('awayLeft', { count: left, all: ABSENCE_DAYS_PER_YEAR, longest: MAX_ABSENCE_DAYS }),
        ...(lines.length === 0 ? [say('awayNone')] : lines),
      ),
      ...first,
      buttons(...takeBack, { id: customId('set', 'main'), label: say('back') }),
    ],
  };
}

export function lastDayPanel(first: string, language: string): Panel {
  const say = translator('settings', language);
  const days = Array.from({ length: MAX_ABSENCE_DAYS }, (_, n) => daysAfter(first, n));
  const options = days.map((day) => ({
    value: day,
    label: say('awayOption', { day: dayText(day, language), count: countOf(first, day) }),
  }));
  return {
    parts: [
      text(say('awayHeading'), say('awayAskLast', { first: dayText(first, language) })),
      menu({ id: customId('away-last', first), placeholder: say('awayLast'), options }),
      buttons({ id: customId('set', 'away'), label: say('back') }),
    ],
  };
}

/** Asks to confirm an absence before the user's games are notified. */
export function confirmAbsencePanel(first: string, last: string, language: string): Panel {
  const say = translator('settings', language);
  const data = { first: dayText(first, language), last: dayText(last, language) };
  return {
    parts: [
      text(say('awayHeading'), say('awaySure', data)),
      buttons(
        { id: customId('away-go', first, last), label: say('buttonGo'), style: 'primary' },
        { id: customId('set', 'away'), label: say('back') },
      ),
    ],
  };
}

/** Adds an absence and shows the updated panel. */
export async function announceAbsence(visit: InteractionContext, piece: Absence): Promise<Answer> {
  const done = await visit.app.settings.addAbsence(visit.actor, piece);
  const message = done.ok
    ? botText('settings', 'awayDone', {}, visit.language)
    : refusalText(done.refusal, visit.language);
  return answer(await absencePanel(visit, message));
}

/** Cancels the absence from a day on and shows the updated panel. */
export async function cancelAbsence(visit: InteractionContext, from: string): Promise<Answer> {
  const done = await visit.app.settings.cancelAbsence(visit.actor, from);
  const message = done.ok
    ? botText('settings', 'awayOver', {}, visit.language)
    : refusalText(done.refusal, visit.language);
  return answer(await absencePanel(visit, message));
}

/** `/away`: without days shows the panel, with both days adds the absence. */
export async function runAway(
  visit: InteractionContext,
  { text: { from, to, cancel } }: CommandValues,
): Promise<Answer> {
  const { language } = visit;
  const today = todayOf(visit, await visit.app.settings.getUser(visit.actor.user));
  const dayOf = (typed: string) => readDay(typed, today, localeOf(languageFor(language)));
  const unread = async (typed: string) =>
    answer(await absencePanel(visit, botText('settings', 'badDay', { typed: quoted(typed) }, language)));
  if (cancel !== undefined) {
    const day = dayOf(cancel);
    return day === undefined ? await unread(cancel) : await cancelAbsence(visit, day);
  }
  if (from === undefined && to === undefined) return answer(await absencePanel(visit));
  if (from === undefined || to === undefined) {
    return answer(await absencePanel(visit, botText('settings', 'dayMissing', {}, language)));
  }
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first === undefined) return await unread(from);
  if (last === undefined) return await unread(to);
  return await announceAbsence(visit, { from: first, to: last });
}

/** Suggests days: the typed one first, then the following; for the last day, with the length of the absence. */
export async function suggestAway(
  visit: InteractionContext,
  { text: texts }: CommandValues,
  option: string,
  typed: string,
): Promise<Suggestion[]> {
  const { language } = visit;
  const person = await visit.app.settings.getUser(visit.actor.user);
  const today = todayOf(visit, person);
  const locale = localeOf(languageFor(language));
  const say = translator('settings', language);
  const name = (day: string) => dayText(day, language);
  if (option === 'cancel') {
    return upcoming(person, today).map((piece) => ({
      name: say('awayOption', { day: name(piece.from), count: daysOf(piece) }),
      value: piece.from,
    }));
  }
  const first = option === 'to' ? readDay(texts.from ?? '', today, locale) : undefined;
  const start = first ?? today;
  const length = first === undefined ? MOST_CHOICES : MAX_ABSENCE_DAYS;
  const near = Array.from({ length }, (_, n) => daysAfter(start, n));
  const meant = readDay(typed, today, locale);
  const fits = (day: string) =>
    typed.trim() === '' || `${day} ${name(day)}`.toLowerCase().includes(typed.trim().toLowerCase());
  const days = new Set([...(meant === undefined ? [] : [meant]), ...near.filter(fits)]);
  return [...days].slice(0, MOST_CHOICES).map((day) => ({
    name:
      first === undefined || day < first
        ? name(day)
        : say('awayOption', { day: name(day), count: countOf(first, day) }),
    value: day,
  }));
}
