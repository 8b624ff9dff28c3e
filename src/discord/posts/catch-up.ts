/** Catches up after a long outage: what waits for a game becomes one board, which calls those who must act now. */
import { type Announcement, isSearch, type OutboxEntry } from '../../core/index.ts';
import { DAY_MS, HOUR_MS } from '../../durations.ts';
import { isAboutTurns } from './last-post.ts';
import { NOTE_KINDS } from './notes.ts';
import { isElsewhere } from './outbox-entry.ts';

/** An entry as it is posted now. */
export interface OwedEntry extends OutboxEntry {
  /** It calls all who must act now, whomever it called when it was made. */
  readonly late?: true;
  /** Later entries that this one replaces. They are deleted once it is posted. */
  readonly covers?: readonly OutboxEntry[];
}

/** Milliseconds after which the entries of a blocked channel are merged. */
const MERGE_AFTER_MS = HOUR_MS;

type Board = Extract<Announcement, { kind: 'moved' | 'undone' }>;

const boardIn = ({ announcement }: OutboxEntry): Board | undefined =>
  announcement.kind === 'moved' || announcement.kind === 'undone' ? announcement : undefined;

const isReminder = ({ announcement: { kind } }: OutboxEntry): boolean =>
  kind === 'nudged' || kind === 'reminded';

/**
 * Returns a game's entries as they are posted: unchanged, unless posts were put off long ago. The first entry takes the
 * place of those it replaces, so that its attempts and its nonce count for all of them.
 */
export function caughtUp(waiting: readonly OutboxEntry[], now: Date): OwedEntry[] {
  const entries = withoutFullForms(calledOnArrival(waiting));
  const ageOf = ({ createdAt }: OutboxEntry) => now.getTime() - createdAt.getTime();
  const isLate = (entry: OutboxEntry) =>
    entry.attempts > 0 && ageOf(entry) >= MERGE_AFTER_MS && !isElsewhere(entry);
  if (!entries.some(isLate)) return [...entries];
  const asked = merged(entries, voteOf);
  const boards = entries.flatMap((entry) => boardIn(entry) ?? []);
  const board = mergedBoard(boards);
  if (board === undefined) return remindedOnce(asked);
  const isOldNote = (entry: OutboxEntry) =>
    NOTE_KINDS.includes(entry.announcement.kind) && !isSearch(entry.announcement) && ageOf(entry) >= DAY_MS;
  const isCovered = (entry: OutboxEntry) =>
    boardIn(entry) !== undefined || isReminder(entry) || isOldNote(entry);
  return merged(asked, (entry) => (isCovered(entry) ? 'board' : undefined)).map((entry) => {
    if (isCovered(entry)) return { ...entry, announcement: board, late: true };
    return withoutTurnCall(entry);
  });
}

/** Leaves out the full forms of posts that collapse anyway: they would show such a post again. */
function withoutFullForms(entries: readonly OutboxEntry[]): OwedEntry[] {
  const fullFormsOf = ({ announcement: fold }: OutboxEntry) =>
    entries.filter(
      ({ announcement: one }) =>
        fold.kind === 'fold' && one.kind === 'full' && one.post === fold.post.message,
    );
  const outdated = entries.flatMap(fullFormsOf);
  return entries.flatMap((entry) => {
    const covers = fullFormsOf(entry);
    return outdated.includes(entry) ? [] : [covers.length > 0 ? { ...entry, covers } : entry];
  });
}

/** Merges reminders that no board replaces: all into a moderator's, which calls everyone, or else those of each seat. */
function remindedOnce(entries: readonly OwedEntry[]): OwedEntry[] {
  const general = entries.findLast(({ announcement }) => announcement.kind === 'reminded')?.announcement;
  const seatOf = ({ announcement }: OutboxEntry) =>
    announcement.kind === 'nudged' ? `${announcement.seat}` : undefined;
  if (general === undefined) return merged(entries, seatOf).map((entry) => withLastingCall(entry, entries));
  return merged(entries, (entry) => (isReminder(entry) ? 'all' : undefined)).map((entry) =>
    isReminder(entry) ? { ...entry, announcement: general, late: true } : entry,
  );
}

/** Returns a reminder that lasts as long as its turn if one of its seat does; the clock's end when the time is up. */
function withLastingCall(entry: OwedEntry, entries: readonly OwedEntry[]): OwedEntry {
  const { announcement } = entry;
  if (announcement.kind !== 'nudged') return entry;
  const { nth: _, ...call } = announcement;
  const lasts = entries.some(
    ({ announcement: one }) => one.kind === 'nudged' && one.seat === call.seat && one.nth === undefined,
  );
  return lasts ? { ...entry, announcement: call } : entry;
}

function withoutTurnCall<T extends OutboxEntry>(entry: T): T {
  const { announcement } = entry;
  return isAboutTurns(announcement) ? { ...entry, announcement: { ...announcement, ping: [] } } : entry;
}

/** Removes the calls that the first board in a new channel repeats. A board without pings repeats none. */
function calledOnArrival(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const arrival = entries.findLastIndex(
    ({ announcement: { kind, ping } }) => kind === 'relocated' && ping.length > 0,
  );
  return entries.map((entry, n) => (n < arrival ? withoutTurnCall(entry) : entry));
}

/** Returns the seat of a time-up vote; `undefined` for other entries. Only a seat's newest vote counts. */
const voteOf = ({ announcement }: OutboxEntry): string | undefined =>
  announcement.kind === 'timeUp' ? `${announcement.seat}` : undefined;

/** Merges entries with the same key into the first, which takes over the announcement of the last. */
function merged(
  entries: readonly OwedEntry[],
  keyOf: (entry: OutboxEntry) => string | undefined,
): OwedEntry[] {
  const groups = new Map<string, OwedEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return entries.flatMap((entry) => {
    const group = groups.get(keyOf(entry) ?? '');
    if (group === undefined) return [entry];
    const [first, ...covers] = group;
    if (entry !== first) return [];
    const { announcement } = group.at(-1) ?? entry;
    return [{ ...entry, announcement, ...(covers.length > 0 && { covers }) }];
  });
}

/** Returns the last board, with the moves of all of them that stay; `undefined` if there is none. */
function mergedBoard(boards: readonly Board[]): Board | undefined {
  const last = boards.at(-1);
  if (last === undefined || boards.length === 1) return last;
  const from = Math.min(...boards.map((board) => (board.kind === 'moved' ? board.from : board.keep)));
  const to = last.kind === 'moved' ? last.to : last.keep;
  return from < to ? { kind: 'moved', from, to, ping: [] } : last;
}
