/** What the list of messages looks like: which belong together, where a day begins, what has not been read. */
import type { PageMessage } from '../../page-protocol.ts';
import { day } from './times.ts';

/** Messages of one author that follow each other this closely share one heading. In milliseconds. */
const TOGETHER = 7 * 60_000;

export interface Row {
  readonly page: PageMessage;
  /** Belongs to the message above: no avatar and no name again. */
  readonly continued: boolean;
  /** The day that begins here, in words. */
  readonly day: string | undefined;
  /** The first one that has not been read. */
  readonly firstNew: boolean;
}

/** The rows of a channel, from its messages, the oldest first. `newFrom` is the first message not read yet. */
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
    page.message.referenced_message == null &&
    Date.parse(page.message.timestamp) - Date.parse(above.message.timestamp) < TOGETHER
  );
}

/** Whether one id (a snowflake) is younger than another. */
export function isAfter(id: string, other: string): boolean {
  return id.length === other.length ? id > other : id.length > other.length;
}

export interface Unread {
  /** How many messages ping this person and have not been read. */
  readonly pings: number;
  /** The first message not read. */
  readonly first: string | undefined;
}

/** What a person has not read of a channel. `seen` is the youngest message read; `''` if none was. */
export function unread(messages: readonly PageMessage[], seen: string, me: string): Unread {
  // What only this person sees answers something they have just done.
  const fresh = messages.filter(
    ({ message, ephemeral }) => isAfter(message.id, seen) && message.author.id !== me && !ephemeral,
  );
  return { pings: fresh.filter(({ pinged }) => pinged).length, first: fresh[0]?.message.id };
}
