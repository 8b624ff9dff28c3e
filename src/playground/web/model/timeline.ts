/** The layout of the message list: grouping, date dividers, the unread mark. */
import type { PageMessage } from '../../page-protocol.ts';
import { day } from './times.ts';

/** Maximum gap between messages of one author under a shared heading. */
const GROUPING_GAP_MS = 7 * 60_000;

export interface Row {
  readonly page: PageMessage;
  /** Grouped with the message above, without avatar and name. */
  readonly continued: boolean;
  /** The date if a new day starts here. */
  readonly day: string | undefined;
  readonly firstNew: boolean;
}

/** Returns the rows of a channel from its messages, oldest first. `newFrom`: the first unread message. */
export function timeline(messages: readonly PageMessage[], newFrom: string | undefined): Row[] {
  return messages.map((page, index) => {
    const above = messages[index - 1];
    const today = day(page.message.timestamp);
    const firstNew = page.message.id === newFrom;
    const newDay = above === undefined || day(above.message.timestamp) !== today;
    return {
      page,
      continued: above !== undefined && !newDay && !firstNew && belongsTo(above, page),
      day: newDay ? today : undefined,
      firstNew,
    };
  });
}

function belongsTo(above: PageMessage, page: PageMessage): boolean {
  return (
    above.message.author.id === page.message.author.id &&
    above.ephemeral === page.ephemeral &&
    page.used === undefined &&
    Date.parse(page.message.timestamp) - Date.parse(above.message.timestamp) < GROUPING_GAP_MS
  );
}

/** Compares two ids as numbers. */
export function isAfter(id: string, other: string): boolean {
  return id.length === other.length ? id > other : id.length > other.length;
}

/** Returns a user's first unread message of a channel, and how many ping. `seen`: the newest read; `''` if none. */
export function unread(messages: readonly PageMessage[], seen: string, me: string) {
  // Ephemeral messages answer something the user has just done.
  const fresh = messages.filter(
    ({ message, ephemeral }) => isAfter(message.id, seen) && message.author.id !== me && !ephemeral,
  );
  return { pings: fresh.filter(({ pinged }) => pinged).length, first: fresh[0]?.message.id };
}
