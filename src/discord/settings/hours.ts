/** Own hours, of a person or a server: in words, and settled step by step. Nothing is saved before the last step. */
import { z } from 'zod';
import { phrase, speaker } from '../../text/index.ts';
import {
  areHours,
  isZone,
  LEAST_HOURS,
  type OwnHours,
  timeIn,
  type Window,
  zonesAtHour,
  zonesLike,
} from '../../time/index.ts';
import { customId } from '../kit/custom-id.ts';
import { MOST_CHOICES } from '../kit/limits.ts';
import { plainName } from '../kit/markup.ts';
import { type Button, buttons, menu, type Panel, type Part, text } from '../kit/panel.ts';
import { refusalText } from '../kit/refusals.ts';
import type { CommandValues, Suggestion } from '../kit/visit.ts';

/** Whose hours are settled. */
export const WHOSE = ['own', 'server'] as const;
export type Whose = (typeof WHOSE)[number];

const HOURS_A_DAY = 24;
const MINUTES = 60;
const WEEKDAYS = 5;
const DAYS = 7;
/** What is offered first. */
const USUAL = { from: 9, to: 22 } as const;

/** Hours as they are put together, in whole hours of the day; `end` is the weekend, where it differs. */
export interface Draft {
  readonly zone: string;
  readonly from: number;
  readonly to: number;
  readonly end?: { readonly from: number; readonly to: number };
}

const windowOf = ({ from, to }: { from: number; to: number }): Window => ({
  from: from * MINUTES,
  to: to * MINUTES,
});

/** The hours that a draft stands for. */
export function hoursOf({ zone, end, ...week }: Draft): OwnHours {
  const days = Array.from({ length: DAYS }, (_, day) => windowOf(day < WEEKDAYS ? week : (end ?? week)));
  return { zone, days };
}

/** Hours as far as they are known: with a zone, or typed without one. */
interface Known {
  readonly hours?: OwnHours | undefined;
  readonly hoursTyped?: OwnHours['days'] | undefined;
}

/** Returns the windows to start from: those typed last, or else those that hold. */
export const daysIn = ({ hours, hoursTyped }: Known): OwnHours['days'] | undefined =>
  hoursTyped ?? hours?.days;

/** The draft that hours came from, to be changed; without any, the usual ones in a zone. */
export function draftOf(zone: string, days?: OwnHours['days']): Draft {
  const inHours = (window: Window | undefined) =>
    window === undefined
      ? USUAL
      : { from: Math.floor(window.from / MINUTES), to: Math.ceil(window.to / MINUTES) };
  const week = inHours(days?.[0]);
  const end = inHours(days?.[DAYS - 1]);
  const same = week.from === end.from && week.to === end.to;
  return { zone, ...week, ...(same ? {} : { end }) };
}

/** A zone as people read it. */
const zoneName = (zone: string): string => plainName(zone.replaceAll('_', ' '));

/** "9:00 to 22:00, Europe/Warsaw". */
export function hoursText(hours: OwnHours, language: string): string {
  const { zone, end, ...week } = draftOf(hours.zone, hours.days);
  const say = speaker('settings', language);
  const window = (one: { from: number; to: number }) => say('window', { from: one.from, to: one.to });
  const data = { week: window(week), zone: zoneName(zone) };
  return end === undefined ? say('everyDay', data) : say('twoWindows', { ...data, end: window(end) });
}

// Ids of components carry all of a draft.

const Hour = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(z.int().min(0).max(HOURS_A_DAY));
const NO_END = '-';
export const draftArgs = [
  z.enum(WHOSE),
  z.string().refine(isZone),
  Hour,
  Hour,
  z.union([z.literal(NO_END), Hour]),
  z.union([z.literal(NO_END), Hour]),
] as const;
type DraftArgs = [Whose, string, number, number, number | '-', number | '-'];

export function draftIn([, zone, from, to, endFrom, endTo]: DraftArgs): Draft {
  const end = endFrom === NO_END || endTo === NO_END ? undefined : { from: endFrom, to: endTo };
  return { zone, from, to, ...(end && { end }) };
}

const idOf = (route: string, whose: Whose, { zone, from, to, end }: Draft, ...more: string[]): string =>
  customId(route, ...more, whose, zone, from, to, end?.from ?? NO_END, end?.to ?? NO_END);

/** What a menu or button changes of a draft. */
export const FIELDS = ['from', 'to', 'endFrom', 'endTo', 'end'] as const;
export type Field = (typeof FIELDS)[number];

/** So many hours from `from` on that the day has enough. */
const reaching = (from: number, to: number): number =>
  (to > from ? to - from : to + HOURS_A_DAY - from) >= LEAST_HOURS
    ? to
    : (from + LEAST_HOURS) % HOURS_A_DAY || HOURS_A_DAY;

/** A draft with one thing changed; days that become too short get longer. */
export function changed(draft: Draft, field: Field, value: number): Draft {
  const { zone, from, to, end = { from, to } } = draft;
  switch (field) {
    case 'from':
      return { ...draft, from: value, to: reaching(value, to) };
    case 'to':
      return { ...draft, to: value };
    case 'endFrom':
      return { ...draft, end: { from: value, to: reaching(value, end.to) } };
    case 'endTo':
      return { ...draft, end: { from: end.from, to: value } };
    case 'end':
      return value === 0 ? { zone, from, to } : { ...draft, end };
  }
}

const headingKey = { own: 'hoursHeading', server: 'serverHeading' } as const;

const backButton = (whose: Whose, language: string): Button => ({
  id: customId('set', whose === 'own' ? 'main' : 'server'),
  label: phrase('settings', 'back', {}, language),
});

/** First: what their clock shows. */
export function timePanel(whose: Whose, known: boolean, language: string): Panel {
  const say = speaker('settings', language);
  const options = Array.from({ length: HOURS_A_DAY }, (_, hour) => ({
    value: String(hour),
    label: say('timeOption', { hour }),
  }));
  const clear: Button = {
    id: customId('hours-clear', whose),
    label: say(whose === 'own' ? 'buttonClear' : 'buttonClearServer'),
  };
  return {
    parts: [
      text(say(headingKey[whose]), say('askTime')),
      menu({ id: customId('hours-time', whose), placeholder: say('timeMenu'), options }),
      buttons(...(known ? [clear] : []), backButton(whose, language)),
    ],
  };
}

/** Then: which of the zones in which it is that time. */
export function zonePanel(whose: Whose, hour: number, now: number, language: string): Panel {
  const say = speaker('settings', language);
  const options = zonesAtHour(now, hour)
    .slice(0, MOST_CHOICES)
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  const list: Part[] =
    options.length === 0
      ? []
      : [menu({ id: customId('hours-zone', whose), placeholder: say('zoneMenu'), options })];
  return {
    parts: [
      text(say(headingKey[whose]), say('askZone', { hour }), say('typeZone')),
      ...list,
      buttons({ id: customId('hours', whose), label: say('back') }),
    ],
  };
}

/** Last: from when to when. */
export function draftPanel(
  whose: Whose,
  draft: Draft,
  { now, language, problem }: { now: number; language: string; problem?: string },
): Panel {
  const say = speaker('settings', language);
  const picked = (field: Field, hours: readonly number[], label: (hour: number) => string, chosen: number) =>
    menu({
      id: idOf('hours-set', whose, draft, field),
      placeholder: label(chosen),
      options: hours.map((hour) => ({ value: String(hour), label: label(hour), chosen: hour === chosen })),
    });
  const froms = Array.from({ length: HOURS_A_DAY }, (_, hour) => hour);
  /** All that are far enough from the beginning; those of the next day come last. */
  const tos = (from: number) =>
    Array.from(
      { length: HOURS_A_DAY - LEAST_HOURS + 1 },
      (_, n) => (from + LEAST_HOURS + n) % HOURS_A_DAY || HOURS_A_DAY,
    );
  const { zone, from, to, end } = draft;
  const data = { hours: hoursText(hoursOf(draft), language), time: timeIn(zone, now) };
  return {
    parts: [
      text(
        say(headingKey[whose]),
        say('draft', data),
        ...(problem === undefined ? [] : [problem]),
        say('draftHint'),
      ),
      picked('from', froms, (hour) => say('from', { from: hour }), from),
      picked('to', tos(from), (hour) => say('to', { to: hour }), to),
      ...(end === undefined
        ? []
        : [
            picked('endFrom', froms, (hour) => say('endFrom', { from: hour }), end.from),
            picked('endTo', tos(end.from), (hour) => say('endTo', { to: hour }), end.to),
          ]),
      buttons(
        { id: idOf('hours-save', whose, draft), label: say('buttonSave'), style: 'primary' },
        {
          id: idOf('hours-end', whose, draft, end === undefined ? '1' : '0'),
          label: say(end === undefined ? 'buttonWeekend' : 'buttonNoWeekend'),
        },
        { id: customId('hours', whose, 'anew'), label: say('buttonZone') },
        backButton(whose, language),
      ),
    ],
  };
}

// Typed.

/** Options of commands that settle hours. */
export const HOUR_OPTIONS = ['from', 'to', 'weekend-from', 'weekend-to'] as const;

/** Whether any of the options is there that settle hours. */
export const namesHours = (values: CommandValues): boolean =>
  values.text.zone !== undefined || namesWindow(values);
const namesWindow = ({ number }: CommandValues): boolean =>
  HOUR_OPTIONS.some((name) => number[name] !== undefined);

/**
 * The hours that were typed; what was left out is as it was before. Without a zone: what is wrong, in words, and the windows
 * to keep until there is one.
 */
export function typedHours(
  values: CommandValues,
  before: Known,
  { whose, language }: { whose: Whose; language: string },
): { hours: OwnHours } | { problem: string; hoursTyped?: OwnHours['days'] } {
  const typed = values.text.zone?.trim();
  const zone = typed === undefined ? before.hours?.zone : zoneMeant(typed);
  if (zone !== undefined) return { hours: typedIn(zone, values, before) };
  const problem =
    typed === undefined
      ? phrase('settings', 'zoneNeeded', { whose: whose === 'own' ? 'other' : whose }, language)
      : phrase('settings', 'zoneGone', { typed: plainName(typed.slice(0, 50)) }, language);
  if (!namesWindow(values)) return { problem };
  // Any zone will do to see whether the windows are long enough.
  const hours = typedIn('UTC', values, before);
  if (!areHours(hours)) return { problem: refusalText({ code: 'badHours' }, language) };
  return { problem: `${problem} ${phrase('settings', 'hoursKept', {}, language)}`, hoursTyped: hours.days };
}

/** The hours that were typed, in a zone. */
function typedIn(zone: string, { number }: CommandValues, before: Known): OwnHours {
  const draft = draftOf(zone, daysIn(before));
  const { from = draft.from, to = draft.to } = number;
  const [endFrom, endTo] = [number['weekend-from'], number['weekend-to']];
  const apart = endFrom !== undefined || endTo !== undefined || draft.end !== undefined;
  const end = { from: endFrom ?? draft.end?.from ?? from, to: endTo ?? draft.end?.to ?? to };
  return hoursOf({ zone, from, to, ...(apart ? { end } : {}) });
}

/** The zone that was typed: by its name, or the only one with that in it. */
function zoneMeant(typed: string): string | undefined {
  const found = zonesLike(typed);
  const exact = found.find((zone) => zone.toLowerCase() === typed.toLowerCase().replaceAll(' ', '_'));
  if (exact !== undefined) return exact;
  if (isZone(typed)) return new Intl.DateTimeFormat('en', { timeZone: typed }).resolvedOptions().timeZone;
  return typed !== '' && found.length === 1 ? found[0] : undefined;
}

/** Zones for what is being typed, each with what its clock shows. */
export const zoneSuggestions = (typed: string, now: number): Suggestion[] =>
  zonesLike(typed)
    .slice(0, MOST_CHOICES)
    .map((zone) => ({ name: `${zone.replaceAll('_', ' ')} (${timeIn(zone, now)})`, value: zone }));
