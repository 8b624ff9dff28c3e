/**
 * A reference implementation of clocks and days away: it steps through time a quarter of an hour at a time, reads the wall
 * clock from `Intl`, and never calculates a deadline ahead. Slow, but easy to check against the rules.
 */
import type { OwnHours, Person } from '../../src/time/index.ts';

export const QUARTER = 15 * 60_000;
const HOUR = 4 * QUARTER;
const DAY = 24 * HOUR;
const MINUTES_A_DAY = 24 * 60;

/** What the wall clock of a zone shows: the date as days since 1970, and minutes after midnight. */
interface Wall {
  readonly date: number;
  readonly minute: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
function offsetByIntl(zone: string, at: number): number {
  const known = formatters.get(zone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    });
  formatters.set(zone, format);
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = (format.format(at).match(/\d+/g) ?? []).map(
    Number,
  );
  return Date.UTC(year, month - 1, day, hour, minute) - at;
}

const offsets = new Map<string, number>();
function offsetAt(zone: string, at: number): number {
  const key = `${zone} ${at}`;
  const offset = offsets.get(key) ?? offsetByIntl(zone, at);
  offsets.set(key, offset);
  return offset;
}

function wallAt(zone: string, at: number): Wall {
  const hour = Math.floor(at / HOUR) * HOUR;
  const next = offsetAt(zone, hour + HOUR);
  // Only where the offset changes within the hour does each quarter have to be looked up.
  const local = at + (offsetAt(zone, hour) === next ? next : offsetAt(zone, at));
  return { date: Math.floor(local / DAY), minute: Math.floor((local % DAY) / 60_000) };
}

export const dayName = (zone: string, at: number): string =>
  new Date(wallAt(zone, at).date * DAY).toISOString().slice(0, 10);

/** Returns the first quarter at which the wall shows this minute of this date or a later one. */
function firstAt(zone: string, date: number, minute: number): number {
  let at = date * DAY + Math.floor(minute / 15) * QUARTER - 28 * HOUR;
  for (;;) {
    const wall = wallAt(zone, at);
    if (wall.date * MINUTES_A_DAY + wall.minute >= date * MINUTES_A_DAY + minute) return at;
    at += QUARTER;
  }
}
const firsts = new Map<string, number>();
function cachedFirstAt(zone: string, date: number, minute: number): number {
  const key = `${zone} ${date} ${minute}`;
  const first = firsts.get(key) ?? firstAt(zone, date, minute);
  firsts.set(key, first);
  return first;
}

/** Whether a quarter belongs to somebody's own hours: to the window of its date, or of the one before. */
function isOwnTime(hours: OwnHours | undefined, at: number): boolean {
  if (hours === undefined) return true;
  const { zone, days } = hours;
  const today = wallAt(zone, at).date;
  return [today - 1, today, today + 1].some((date) => {
    // 1 January 1970 was a Thursday.
    const window = days[(date + 3) % 7];
    if (window === undefined) return false;
    const length = (window.to > window.from ? 0 : MINUTES_A_DAY) + window.to - window.from;
    const begins = cachedFirstAt(zone, date, window.from);
    return begins <= at && at < cachedFirstAt(zone, date, window.from + length);
  });
}

/** One clock, at the beginning of a quarter. Change `person`, `left` and `paused` as you like between two steps. */
export class ReferenceClock {
  at: number;
  left: number;
  person: Person;
  paused = false;
  held: string | undefined;
  ranOut: number | undefined;
  readonly daysSpent = new Set<string>();
  private readonly ownHoursCount: boolean;

  constructor(at: number, left: number, person: Person, ownHoursCount: boolean) {
    this.at = at;
    this.left = left;
    this.person = person;
    this.ownHoursCount = ownHoursCount;
  }

  private get zone(): string {
    return this.person.hours?.zone ?? 'UTC';
  }

  private get hours(): OwnHours | undefined {
    return this.ownHoursCount ? this.person.hours : undefined;
  }

  /** Whether the clock would reach zero before the local day is over. */
  private runsOutToday(): boolean {
    const today = dayName(this.zone, this.at);
    let left = this.left;
    for (let at = this.at; dayName(this.zone, at) === today; at += QUARTER) {
      if (left <= 0) return true;
      if (isOwnTime(this.hours, at)) left -= QUARTER;
    }
    return false;
  }

  /** Decides whether the clock stands still now, runs, or has run out. */
  look(): void {
    if (this.paused || this.ranOut !== undefined) return;
    const today = dayName(this.zone, this.at);
    const absence = this.person.away?.find(({ from, to }) => from <= today && today <= to);
    if (this.held !== absence?.to) this.held = undefined;
    if (this.held === undefined && absence !== undefined && this.runsOutToday()) this.held = absence.to;
    if (this.held === undefined && this.left <= 0) this.ranOut = this.at;
  }

  /** Lets a quarter pass. */
  step(): void {
    this.look();
    if (!this.paused && this.held !== undefined) this.daysSpent.add(dayName(this.zone, this.at));
    else if (!this.paused && this.ranOut === undefined && isOwnTime(this.hours, this.at))
      this.left -= QUARTER;
    this.at += QUARTER;
  }
}
