import { areHours, type WakingHours, zonesAtHour, zonesLike } from '../../../calendar/index.ts';
import type { UserSettings } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { Dialog, Field } from '../../../discord/shared/dialog.ts';
import type { Input } from '../../../discord/shared/interaction-context.ts';
import { MOST_CHOICES } from '../../../discord/shared/limits.ts';
import { quoted } from '../../../discord/shared/markup.ts';
import { buttons, menu, type Panel, text } from '../../../discord/shared/panel.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import { botText, translator } from '../../../text/index.ts';
import {
  daysIn,
  draftOf,
  findZone,
  type HoursDraft,
  hoursOf,
  type PartialHours,
  type Whose,
} from './hours.ts';

const HOURS_A_DAY = 24;
const NOON = 12;
const MAX_ZONE_CHARS = 50;
const MAX_WINDOW_CHARS = 20;

/** Routes of the dialog: replace the message it was opened from, or answer separately. */
export const HOURS_ROUTES = { update: 'hours-save', private: 'hours-told' } as const;

type Hours = { readonly from: number; readonly to: number };

const windowText = ({ from, to }: Hours): string => `${from}-${to}`;

/** Builds the dialog with the current values; users also choose how to be reminded. */
export function hoursDialog(
  whose: Whose,
  known: PartialHours & Pick<UserSettings, 'direct'>,
  language: string,
  place: keyof typeof HOURS_ROUTES = 'update',
): Dialog {
  const t = translator('settings', language);
  const { zone = '' } = known.hours ?? {};
  const { end, ...week } = draftOf(zone, daysIn(known));
  const isDirect = known.direct === 'on';
  const typed = { kind: 'text', required: false, longest: MAX_WINDOW_CHARS } as const;
  const reminders: Field = {
    kind: 'one',
    id: 'reminders',
    label: t('fieldReminders'),
    options: [
      { value: 'channel', label: t('reminderChannel'), chosen: !isDirect },
      {
        value: 'direct',
        label: t('reminderDirect'),
        chosen: isDirect,
        description: t('reminderDirectAbout'),
      },
    ],
  };
  return {
    id: customId(HOURS_ROUTES[place], whose),
    title: t(whose === 'own' ? 'hoursTitle' : 'serverTitle'),
    fields: [
      {
        ...typed,
        longest: MAX_ZONE_CHARS,
        id: 'zone',
        label: t('fieldZone', { whose: whose === 'own' ? 'other' : whose }),
        value: zone,
        placeholder: t('zonePlaceholder'),
      },
      {
        ...typed,
        id: 'week',
        label: t('weekdayHours'),
        description: t('windowAbout'),
        value: daysIn(known) === undefined ? '' : windowText(week),
        placeholder: windowText(week),
      },
      {
        ...typed,
        id: 'end',
        label: t('weekendHours'),
        description: t('weekendAbout'),
        value: end === undefined ? '' : windowText(end),
      },
      ...(whose === 'own' ? [reminders] : []),
      ...(known.hours === undefined
        ? []
        : [
            {
              kind: 'tick' as const,
              id: 'clear',
              label: t(whose === 'own' ? 'tickClear' : 'tickClearServer'),
            },
          ]),
    ],
  };
}

/** Result of the dialog: hours, none, a problem, or zones to choose from. */
type FilledHours =
  | { readonly hours: WakingHours | undefined }
  | { readonly problem: string; readonly hoursTyped?: WakingHours['days'] }
  | { readonly zones: readonly string[]; readonly ask: string; readonly hoursTyped: WakingHours['days'] };

/** Parses the dialog; the windows are retained while the zone is undetermined. */
export function hoursIn(
  { fields, chosen }: Input,
  known: PartialHours,
  { whose, language, now }: { readonly whose: Whose; readonly language: string; readonly now: number },
): FilledHours {
  if (chosen.clear?.includes('clear') === true) return { hours: undefined };
  const { zone = '', week = '', end = '' } = fields;
  // Users who change only the reminders need not set hours.
  if (`${zone}${week}${end}`.trim() === '') return { hours: known.hours };
  for (const typed of [week, end]) {
    if (typed.trim() !== '' && windowIn(typed) === undefined) {
      return { problem: botText('settings', 'badWindow', { typed: quoted(typed) }, language) };
    }
  }
  const { from, to } = windowIn(week) ?? draftOf('UTC', daysIn(known));
  const weekend = windowIn(end);
  const draft: Omit<HoursDraft, 'zone'> = { from, to, ...(weekend && { end: weekend }) };
  // Any zone works for checking whether the windows are long enough.
  const { days: hoursTyped } = hoursOf({ ...draft, zone: 'UTC' });
  if (!areHours({ zone: 'UTC', days: hoursTyped })) {
    return { problem: refusalText({ code: 'badHours' }, language) };
  }
  const typed = zone.trim();
  const meant = typed === '' ? known.hours?.zone : findZone(typed);
  if (meant !== undefined) return { hours: hoursOf({ ...draft, zone: meant }) };
  const guess = typed === '' ? undefined : matchingZones(typed, now, language);
  return guess === undefined
    ? { problem: noZone(typed, whose, language), hoursTyped }
    : { ...guess, hoursTyped };
}

/** Returns the zones meant: those whose names contain the text, or where it is that hour now. */
function matchingZones(typed: string, now: number, language: string) {
  const t = translator('settings', language);
  const hour = hourIn(typed);
  const zones = (hour === undefined ? zonesLike(typed) : zonesAtHour(now, hour)).slice(0, MOST_CHOICES);
  const ask = hour === undefined ? t('pickZone') : t('askZone', { hour });
  return zones.length === 0 ? undefined : { zones, ask };
}

function noZone(typed: string, whose: Whose, language: string): string {
  const problem =
    typed === ''
      ? botText('settings', 'zoneNeeded', { whose: whose === 'own' ? 'other' : whose }, language)
      : botText('settings', 'zoneGone', { typed: quoted(typed) }, language);
  return `${problem} ${botText('settings', 'hoursKept', {}, language)}`;
}

/** A time of day: "9", "9:00", "9 h", "9h00", "9 am", "9 p. m.". */
const TIME = /(\d+)(?:[:.h](\d+))?(?:\s*(?:([ap])\.?\s?m\b\.?|h\b))?/gi;

/** Returns the hour of a match of `TIME`, up to 24; `undefined` if there is no such hour. */
function hourOf([, digits, , half]: RegExpMatchArray): number | undefined {
  const hour = Number(digits);
  if (half === undefined) return hour <= HOURS_A_DAY ? hour : undefined;
  if (hour < 1 || hour > NOON) return undefined;
  return (hour % NOON) + (half.toLowerCase() === 'p' ? NOON : 0);
}

/** Parses "9-22", "9:00 to 22:00", "9 am to 10 pm" and the like, in whole hours. */
function windowIn(typed: string): Hours | undefined {
  const found = [...typed.matchAll(TIME)];
  const [from = HOURS_A_DAY, to] = found.map(hourOf);
  const isWhole = found.length === 2 && found.every(([, , minutes = '00']) => Number(minutes) === 0);
  if (!isWhole || from >= HOURS_A_DAY || to === undefined) return undefined;
  return { from, to: to === 0 ? HOURS_A_DAY : to };
}

/** Parses the hour of "14:30", "14 h", "2 pm" and the like, if nothing else is typed. */
function hourIn(typed: string): number | undefined {
  const [time, ...others] = typed.matchAll(TIME);
  if (time?.[0] !== typed || others.length > 0) return undefined;
  const hour = hourOf(time);
  return hour === HOURS_A_DAY ? undefined : hour;
}

/** Asks which zone is meant, then saves the hours. */
export function zonePanel(
  whose: Whose,
  { zones, ask }: { readonly zones: readonly string[]; readonly ask: string },
  messages: readonly string[],
  language: string,
): Panel {
  const t = translator('settings', language);
  return {
    parts: [
      text(t(whose === 'own' ? 'hoursHeading' : 'serverHeading'), ...messages, ask),
      menu({
        id: customId('hours-zone', whose),
        placeholder: t('zoneMenu'),
        options: zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
      }),
      buttons(
        { id: customId('hours', whose), label: t('typeAgain') },
        { id: customId('set', whose === 'own' ? 'main' : 'server'), label: t('back') },
      ),
    ],
  };
}
