/** Requests that the others must agree to: undo, pause, abandon. */
import { MINUTE_MS } from '../../durations.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { Actor, ConsentOutcome, Refusal } from '../types.ts';
import type { GameChange } from './change.ts';
import { othersAsked, withoutConsent } from './members.ts';
import { timeOf } from './schedule.ts';
import type { Consent, GameRecord } from './types.ts';

const REPEAT_AFTER_MS = 10 * MINUTE_MS;

/** Creates a consent request. Refused while another one is open, or soon after the same one was rejected. */
export function requestConsent(
  record: GameRecord,
  actor: Actor,
  what: Consent['what'],
  keep: number,
  now: Date,
): GameChange<ConsentOutcome> | { refusal: Refusal } {
  if (record.consent !== undefined) return { refusal: { code: 'requestOpen' } };
  const same = timeOf(record).rejected?.find(
    (one) => one.what === what && one.by === actor.user && (what !== 'undo' || one.keep === keep),
  );
  const until = (same?.at ?? -Infinity) + REPEAT_AFTER_MS;
  if (now.getTime() < until) return { refusal: { code: 'rejectedLately', until } };
  const id = record.consents + 1;
  const consent: Consent = { id, what, by: actor.user, keep, agreed: [] };
  return {
    record: { ...record, consent, consents: id },
    announcements: [{ kind: 'asked', consent, ping: othersAsked(record, actor.user, what) }],
    result: { done: false, consent },
  };
}

/** Returns the record whose open request has lapsed because a user acted; their own cannot be repeated immediately. */
export const withConsentLapsed = (record: GameRecord, by: string, now: Date): GameRecord =>
  record.consent?.by === by ? withConsentRejected(record, record.consent, now) : withoutConsent(record);

/** Returns the news that the open request has lapsed because a user acted; none without a request. */
export const lapseNews = ({ consent }: GameRecord, by: string): Announcement[] =>
  consent === undefined ? [] : [{ kind: 'refused', consent, by, lapsed: true, ping: [] }];

/** Returns the news that the open request lapsed when someone else took over a seat, if it did. */
export const lapseNewsOnSeats = (before: GameRecord, after: GameRecord, by: string): Announcement[] =>
  after.consent === undefined ? lapseNews(before, by) : [];

/** Returns the record without its open request, which cannot be repeated immediately. */
export function withConsentRejected(record: GameRecord, { what, by, keep }: Consent, now: Date): GameRecord {
  const at = now.getTime();
  const timing = timeOf(record);
  const recent = (timing.rejected ?? []).filter((one) => at < one.at + REPEAT_AFTER_MS);
  return { ...withoutConsent(record), timing: { ...timing, rejected: [...recent, { what, by, keep, at }] } };
}
