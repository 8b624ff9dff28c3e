/** Finding somebody's zone: by what their clock shows, or by what they type. */
import { Temporal } from 'temporal-polyfill';

/** Where most people are, from west to east: offered before all others. */
const KNOWN: readonly string[] = [
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

/** Every zone, those first where most people are. */
const all = (): readonly string[] => [...new Set([...KNOWN, ...Intl.supportedValuesOf('timeZone')])];

/** The zones in which a clock shows this hour (0 to 23) now, those first where most people are. */
export function zonesAtHour(at: number, hour: number): string[] {
  const instant = Temporal.Instant.fromEpochMilliseconds(at);
  return all().filter((zone) => instant.toZonedDateTimeISO(zone).hour === hour);
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The zones whose names hold what was typed, those first where most people are. */
export const zonesLike = (typed: string): string[] =>
  all().filter((zone) => plain(zone).includes(plain(typed)));
