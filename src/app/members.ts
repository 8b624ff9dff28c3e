/** The people of a game: who sits where, and who is still in it. */
import type { GameState, Seat } from '../engine/index.ts';
import type { GameRecord, Member } from './store.ts';

/** The member who is this user, or nothing. */
export function memberOf(record: GameRecord, user: string): Member | undefined {
  return record.members.find((member) => member.user === user);
}

/** The seat that a user was dealt, or nothing for somebody who does not play. */
export function seatOf(record: GameRecord, state: GameState, user: string): Seat | undefined {
  const joined = record.members.findIndex((member) => member.user === user);
  const seat = joined < 0 ? -1 : state.seating.indexOf(joined);
  return seat < 0 ? undefined : seat;
}

/** The seat of a user who plays: the permissions have let nobody else through. Throws for anybody else. */
export function seatOfPlayer(record: GameRecord, state: GameState, user: string): Seat {
  const seat = seatOf(record, state, user);
  if (seat === undefined) throw new Error(`game ${record.id}: ${user} has no seat`);
  return seat;
}

/** Who sits in a seat. Throws when there is no such seat. */
export function memberAt(record: GameRecord, state: GameState, seat: Seat): Member {
  const member = record.members[state.seating[seat] ?? -1];
  if (member === undefined) throw new Error(`game ${record.id} has no seat ${seat}`);
  return member;
}

/** The users who must agree to what this user asks for: all other members who have not conceded. */
export function othersToAsk(record: GameRecord, user: string): string[] {
  return record.members.filter((member) => member.user !== user && !member.conceded).map((one) => one.user);
}

/** The record with one member changed. */
export function withMember(record: GameRecord, user: string, change: Partial<Member>): GameRecord {
  const members = record.members.map((member) => (member.user === user ? { ...member, ...change } : member));
  return { ...record, members };
}

/** The record without its open request. */
export function withoutConsent(record: GameRecord): GameRecord {
  const { consent: _lapsed, ...rest } = record;
  return rest;
}
