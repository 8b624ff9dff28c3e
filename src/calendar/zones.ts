/** Finds a user's time zone by the time on their clock, or by name. */
import { Temporal } from 'temporal-polyfill';
import { folded } from '../folded.ts';

const POPULOUS_ZONES: readonly string[] = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Denver',
  'America/Chicago',
  'America/Mexico_City',
  'America/New_York',
  'America/Toronto',
  'America/Bogota',
  'America/Lima',
  'America/Caracas',
  'America/Halifax',
  'America/Santiago',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Argentina/Buenos_Aires',
  'Atlantic/Azores',
  'Atlantic/Reykjavik',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Lisbon',
  'Europe/Berlin',
  'Europe/Madrid',
  'Europe/Paris',
  'Europe/Rome',
  'Europe/Warsaw',
  'Europe/Amsterdam',
  'Europe/Vienna',
  'Europe/Stockholm',
  'Africa/Lagos',
  'Europe/Athens',
  'Europe/Helsinki',
  'Europe/Kyiv',
  'Europe/Bucharest',
  'Africa/Cairo',
  'Africa/Johannesburg',
  'Asia/Jerusalem',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Asia/Riyadh',
  'Asia/Tehran',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Jakarta',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Manila',
  'Australia/Perth',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** Zones that were renamed. Runtimes accept both names, and most list the former one. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmara', 'Africa/Asmera'],
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ['America/Argentina/Catamarca', 'America/Catamarca'],
  ['America/Argentina/Cordoba', 'America/Cordoba'],
  ['America/Argentina/Jujuy', 'America/Jujuy'],
  ['America/Argentina/Mendoza', 'America/Mendoza'],
  ['America/Atikokan', 'America/Coral_Harbour'],
  ['America/Indiana/Indianapolis', 'America/Indianapolis'],
  ['America/Kentucky/Louisville', 'America/Louisville'],
  ['America/Nuuk', 'America/Godthab'],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ['Asia/Kathmandu', 'Asia/Katmandu'],
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Asia/Yangon', 'Asia/Rangoon'],
  ['Atlantic/Faroe', 'Atlantic/Faeroe'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['Pacific/Chuuk', 'Pacific/Truk'],
  ['Pacific/Kanton', 'Pacific/Enderbury'],
  ['Pacific/Pohnpei', 'Pacific/Ponape'],
]);
const CURRENT_NAMES = new Map([...FORMER_NAMES].map(([current, former]) => [former, current]));

/** Returns the current name of a zone. */
export const currentZone = (name: string): string => CURRENT_NAMES.get(name) ?? name;

/** Returns every zone by its current name, the most populous first. */
const all = (): readonly string[] => [
  ...new Set([...POPULOUS_ZONES, ...Intl.supportedValuesOf('timeZone').map(currentZone).sort()]),
];

/** Returns the zones in which it is this hour (0 to 23) now, the most populous first. */
export function zonesAtHour(at: number, hour: number): string[] {
  const instant = Temporal.Instant.fromEpochMilliseconds(at);
  return all().filter((zone) => instant.toZonedDateTimeISO(zone).hour === hour);
}

/** Returns the letters of a text, without case and accents. */
const plain = (text: string): string => folded(text).replaceAll(/[^a-z]/g, '');

const namesOf = (zone: string): string[] => [zone, FORMER_NAMES.get(zone) ?? zone];

/** Returns the zones with the typed text in their current or former name, the most populous first; all if there is no text. */
export function zonesLike(typed: string): string[] {
  const wanted = plain(typed);
  // "+02:00" has no letters, so every name would contain them, and "UTC+2" is not UTC.
  if (/\d/.test(typed) || (wanted === '' && typed.trim() !== '')) return [];
  return all().filter((zone) => namesOf(zone).some((name) => plain(name).includes(wanted)));
}

/** Returns whether the text begins the name of a zone or of its city: "Sao" is São Paulo, but "Spain" not Port of Spain. */
export function beginsZone(zone: string, typed: string): boolean {
  const wanted = plain(typed);
  const isBegun = (name: string) =>
    name.split('/').some((_, n, parts) => plain(parts.slice(n).join('')).startsWith(wanted));
  return namesOf(zone).some(isBegun);
}
