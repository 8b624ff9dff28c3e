/** Finds a user's time zone by the time on their clock, or by name. */
import { Temporal } from 'temporal-polyfill';

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

/** Returns every zone, the most populous first. */
const all = (): readonly string[] => [...new Set([...POPULOUS_ZONES, ...Intl.supportedValuesOf('timeZone')])];

/** Returns the zones in which it is this hour (0 to 23) now, the most populous first. */
export function zonesAtHour(at: number, hour: number): string[] {
  const instant = Temporal.Instant.fromEpochMilliseconds(at);
  return all().filter((zone) => instant.toZonedDateTimeISO(zone).hour === hour);
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Returns the zones whose names contain the typed text, the most populous first; all zones if there is no text. */
export function zonesLike(typed: string): string[] {
  const wanted = plain(typed);
  // "+02:00" has no letters, so every name would contain them.
  if (wanted === '' && typed.trim() !== '') return [];
  return all().filter((zone) => plain(zone).includes(wanted));
}
