import {
  areHours,
  beginsZone,
  currentZone,
  isZone,
  timeIn,
  type WakingHours,
  type Window,
  zonesLike,
} from '../../../calendar/index.ts';
import type { CommandValues, Suggestion } from '../../../discord/shared/interaction-context.ts';
import { MOST_CHOICES } from '../../../discord/shared/limits.ts';
import { plainName } from '../../../discord/shared/markup.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import { withoutDetail } from '../../../discord/shared/seats.ts';
import { botText, translator } from '../../../text/index.ts';

export const WHOSE = ['own', 'server'] as const;
export type Whose = (typeof WHOSE)[number];

const MINUTES = 60;
const WEEKDAYS = 5;
const DAYS = 7;
const DEFAULT_WINDOW = { from: 9, to: 22 } as const;

/** Waking hours in whole hours of the day; `end` is the weekend, if different. */
export interface HoursDraft {
  readonly zone: string;
  readonly from: number;
  readonly to: number;
  readonly end?: { readonly from: number; readonly to: number };
}

const windowOf = ({ from, to }: { from: number; to: number }): Window => ({
  from: from * MINUTES,
  to: to * MINUTES,
});

/** Returns the waking hours of a draft; the weekend is like the week unless given. */
export function hoursOf({ zone, end, ...week }: HoursDraft): WakingHours {
  const days = Array.from({ length: DAYS }, (_, day) => windowOf(day < WEEKDAYS ? week : (end ?? week)));
  return { zone, days };
}

/** Stored hours, or windows typed without a zone. */
export interface PartialHours {
  readonly hours?: WakingHours | undefined;
  readonly hoursTyped?: WakingHours['days'] | undefined;
}

/** Returns the windows to edit: those typed last, else the current ones. */
export const daysIn = ({ hours, hoursTyped }: PartialHours): WakingHours['days'] | undefined =>
  hoursTyped ?? hours?.days;

/** Converts windows to an editable draft; default: the default hours. */
export function draftOf(zone: string, days?: WakingHours['days']): HoursDraft {
  const inHours = (window: Window | undefined) =>
    window === undefined
      ? DEFAULT_WINDOW
      : { from: Math.floor(window.from / MINUTES), to: Math.ceil(window.to / MINUTES) };
  const week = inHours(days?.[0]);
  const end = inHours(days?.[DAYS - 1]);
  const same = week.from === end.from && week.to === end.to;
  return { zone, ...week, ...(same ? {} : { end }) };
}

const zoneName = (zone: string): string => plainName(zone.replaceAll('_', ' '));

/** Formats hours: "9:00 to 22:00, Europe/Warsaw". */
export function hoursText(hours: WakingHours, language: string): string {
  const { zone, end, ...week } = draftOf(hours.zone, hours.days);
  const t = translator('settings', language);
  const window = ({ from, to }: { from: number; to: number }) => t('window', { from, to, next: to <= from });
  const data = { week: window(week), zone: zoneName(zone) };
  return end === undefined ? t('everyDay', data) : t('twoWindows', { ...data, end: window(end) });
}

const HOUR_OPTIONS = ['from', 'to', 'weekend-from', 'weekend-to'] as const;

const clearsHours = ({ flag }: CommandValues): boolean => flag['clear-hours'] === true;

/** Returns whether the command sets or clears a zone or hours. */
export const namesHours = (values: CommandValues): boolean => clearsHours(values) || setsHours(values);
const setsHours = (values: CommandValues): boolean => values.text.zone !== undefined || namesWindow(values);
const namesWindow = ({ number }: CommandValues): boolean =>
  HOUR_OPTIONS.some((name) => number[name] !== undefined);

/**
 * Parses the typed hours; missing parts are unchanged, or the defaults if the hours are cleared first. Without a zone, returns
 * the problem and the windows. `undefined`: cleared.
 */
export function typedHours(
  values: CommandValues,
  known: PartialHours,
  { whose, language }: { whose: Whose; language: string },
): { hours: WakingHours | undefined } | { problem: string; hoursTyped?: WakingHours['days'] } {
  const before = clearsHours(values) ? {} : known;
  if (!setsHours(values)) return { hours: undefined };
  const typed = values.text.zone?.trim();
  const zone = typed === undefined ? before.hours?.zone : findZone(withoutDetail(typed));
  if (zone !== undefined) return { hours: typedIn(zone, values, before) };
  const problem =
    typed === undefined
      ? botText('settings', 'zoneNeeded', { whose: whose === 'own' ? 'other' : whose }, language)
      : botText('settings', 'zoneGone', { typed: plainName(typed.slice(0, 50)) }, language);
  if (!namesWindow(values)) return { problem };
  // Any zone works for checking whether the windows are long enough.
  const hours = typedIn('UTC', values, before);
  if (!areHours(hours)) return { problem: refusalText({ code: 'badHours' }, language) };
  return { problem: `${problem} ${botText('settings', 'hoursKept', {}, language)}`, hoursTyped: hours.days };
}

function typedIn(zone: string, { number }: CommandValues, before: PartialHours): WakingHours {
  const draft = draftOf(zone, daysIn(before));
  const { from = draft.from, to = draft.to } = number;
  const [endFrom, endTo] = [number['weekend-from'], number['weekend-to']];
  const apart = endFrom !== undefined || endTo !== undefined || draft.end !== undefined;
  const end = { from: endFrom ?? draft.end?.from ?? from, to: endTo ?? draft.end?.to ?? to };
  return hoursOf({ zone, from, to, ...(apart ? { end } : {}) });
}

/** Abbreviations that mean one zone everywhere. Others don't: IST is Irish, Israeli or Indian time. */
const CLEAR_ABBREVIATIONS: readonly string[] = ['CET', 'EET', 'GMT', 'UTC', 'WET'];
const isUnclear = (typed: string): boolean =>
  /^[a-z]{3}$/i.test(typed) && !CLEAR_ABBREVIATIONS.includes(typed.toUpperCase());

/** Returns the zone with this name, or the only one that contains it if its city begins with it. */
export function findZone(typed: string): string | undefined {
  const found = zonesLike(typed);
  const exact = found.find((zone) => zone.toLowerCase() === typed.toLowerCase().replaceAll(' ', '_'));
  if (exact !== undefined) return exact;
  if (isZone(typed) && !isUnclear(typed))
    return currentZone(new Intl.DateTimeFormat('en', { timeZone: typed }).resolvedOptions().timeZone);
  const [only, ...others] = found;
  const isMeant = typed !== '' && others.length === 0 && only !== undefined && beginsZone(only, typed);
  return isMeant ? only : undefined;
}

/** Suggests zones with their current local time. */
export const zoneSuggestions = (typed: string, now: number): Suggestion[] =>
  zonesLike(typed)
    .slice(0, MOST_CHOICES)
    .map((zone) => ({ name: `${zone.replaceAll('_', ' ')} (${timeIn(zone, now)})`, value: zone }));
