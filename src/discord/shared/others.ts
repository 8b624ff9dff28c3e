/** How many others a message is about: at a table of two, "the others" is one player. */
import {
  type Consent,
  type Game,
  lastingSubstituteAt,
  othersAsked,
  othersToAsk,
  reopenableUntil,
} from '../../core/index.ts';
import type { Seat } from '../../engine/index.ts';
import { timestamp } from './markup.ts';

/** Returns whether a user's request goes to a single other player. */
export const asksOne = ({ record }: Game, user: string, what: Consent['what']): boolean =>
  othersAsked(record, user, what).length === 1;

/** Returns the users who decide about a seat whose time is up, also while a computer plays its turn. */
export function decidersFor({ record, state }: Game, seat: Seat): string[] {
  const place = state?.seating[seat] ?? seat;
  return othersToAsk(record, lastingSubstituteAt(record, place)?.user ?? record.members[place]?.user ?? '');
}

/** Returns whether exactly one other member plays on after this one gives up. */
export const leavesOne = ({ record: { members } }: Game, user: string): boolean =>
  members.filter((member) => !member.conceded && member.user !== user).length === 1;

/** Returns until when the others can agree to undo the end of a finished game, as a time; `none` without a limit. */
export function agreeableUntil(game: Game): string {
  const until = reopenableUntil(game);
  return until === undefined ? 'none' : timestamp(until.getTime(), 't');
}
