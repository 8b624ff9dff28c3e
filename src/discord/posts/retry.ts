/** When to try an announcement again, and when to give it up. */
import {
  type Announcement,
  type AnnouncementKind,
  CorruptGameError,
  isSearch,
  type OutboxEntry,
} from '../../core/index.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../durations.ts';
import { statusOf } from '../transport/http-status.ts';
import type { PostFailure } from '../transport/post.ts';
import { isAboutTurns } from './last-post.ts';

/** Transient failures are retried quickly, permanent ones slowly. */
const TRANSIENT = { firstMs: 5 * SECOND_MS, longestMs: 2 * MINUTE_MS };
const PERMANENT = { firstMs: 5 * MINUTE_MS, longestMs: 2 * HOUR_MS };
/** A post is given up once it is this old and has been tried this often. */
const GIVE_UP_AFTER = { ageMs: 24 * HOUR_MS, attempts: 10 };
/** Posts without which no one would know what a live game waits for. */
const LASTING: readonly AnnouncementKind[] = [
  'asked',
  'lobby',
  'moved',
  'relocated',
  'setAside',
  'started',
  'steppedDown',
  'timeUp',
  'undone',
];
/** A message Discord calls malformed stays malformed. */
const MAX_REFUSALS = 3;

/** Returns the delay in milliseconds: doubles with each failure, up to a limit. */
export function retryDelayMs(failures: number, { permanent }: PostFailure): number {
  const { firstMs, longestMs } = permanent ? PERMANENT : TRANSIENT;
  return Math.min(longestMs, firstMs * 2 ** failures);
}

/** Returns whether Discord refuses a post until someone in its channel intervenes. An unreadable game is no such case. */
export const isRefusal = ({ permanent, error }: PostFailure): boolean =>
  permanent && !(error instanceof CorruptGameError);

const isTurnCall = (announcement: Announcement): boolean =>
  isAboutTurns(announcement) && announcement.kind !== 'reminded' && announcement.ping.length > 0;

/** Returns whether an announcement calls a user to a seat that they did not have. */
const isAppointment = ({ ping, ...one }: Announcement): boolean =>
  ping.length > 0 && (one.kind === 'satIn' || (one.kind === 'moderated' && one.what === 'replace'));

/** Returns whether an announcement waits for a permission as long as its game goes on, however often it is refused. */
export const outlastsOutage = (
  { announcement }: Pick<OutboxEntry, 'announcement'>,
  failure: PostFailure,
): boolean =>
  isRefusal(failure) &&
  (LASTING.includes(announcement.kind) ||
    isSearch(announcement) ||
    isTurnCall(announcement) ||
    isAppointment(announcement));

/** Returns whether to give up on an announcement. `failures`: earlier transient failures. */
export function isExhausted(
  { attempts, createdAt }: Pick<OutboxEntry, 'attempts' | 'createdAt'>,
  { permanent, error }: PostFailure,
  failures: number,
  now: Date,
): boolean {
  if (permanent) {
    return (
      now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER.ageMs && attempts + 1 >= GIVE_UP_AFTER.attempts
    );
  }
  return statusOf(error) === 400 && failures + 1 >= MAX_REFUSALS;
}
