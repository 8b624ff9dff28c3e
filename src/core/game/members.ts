/** The people of a game: who sits where, who plays for whom, and who is still in it. */
import { type GameState, pendingSeats, type Seat } from '../../engine/index.ts';
import { isComputer } from './computers.ts';
import type { GameRecord, Member, Substitution } from './types.ts';

/** The member who is this user, or nothing. */
export function memberOf(record: GameRecord, user: string): Member | undefined {
  return record.members.find((member) => member.user === user);
}

/** Whether a game is set aside: over for now, until somebody takes it up again. */
export const isSetAside = ({ status, timing }: Pick<GameRecord, 'status' | 'timing'>): boolean =>
  status === 'ended' && timing?.setAside === true;

/** Who plays for the member at a place now; nothing where they play themselves. */
export const standInAt = ({ tenures = [] }: GameRecord, place: number): Substitution | undefined =>
  tenures.find((tenure) => tenure.place === place && tenure.to === undefined);

/** Whom this user plays for now, as a stand-in. */
export const standInBy = ({ tenures = [] }: GameRecord, user: string): Substitution | undefined =>
  tenures.find((tenure) => tenure.user === user && tenure.to === undefined);

/** Whether a user is one of the members, or plays for one now. */
export const isAtTable = (record: GameRecord, user: string): boolean =>
  memberOf(record, user) !== undefined || standInBy(record, user) !== undefined;

/** The place of the member a user plays: their own, or that of the one they stand in for. */
const placeOf = (record: GameRecord, user: string): number =>
  standInBy(record, user)?.place ?? record.members.findIndex((member) => member.user === user);

/** The seat that a user plays, or nothing for somebody who does not. Who is stood in for still has theirs. */
export function seatOf(record: GameRecord, state: GameState, user: string): Seat | undefined {
  const place = placeOf(record, user);
  const seat = place < 0 ? -1 : state.seating.indexOf(place);
  return seat < 0 ? undefined : seat;
}

/** The seat of a user who plays: the permissions have let nobody else through. Throws for anybody else. */
export function seatOfPlayer(record: GameRecord, state: GameState, user: string): Seat {
  const seat = seatOf(record, state, user);
  if (seat === undefined) throw new Error(`game ${record.id}: ${user} has no seat`);
  return seat;
}

/** Whose seat it is. Throws when there is no such seat. */
export function memberAt(record: GameRecord, state: GameState, seat: Seat): Member {
  const member = record.members[state.seating[seat] ?? -1];
  if (member === undefined) throw new Error(`game ${record.id} has no seat ${seat}`);
  return member;
}

/** The user who plays a seat: whose it is, or who stands in. Throws when there is no such seat. */
export function playerAt(record: GameRecord, state: GameState, seat: Seat): string {
  const { user } = memberAt(record, state, seat);
  return standInAt(record, state.seating[seat] ?? -1)?.user ?? user;
}

/** The people who play: stand-ins where there are some, and none for those who have conceded, nor for computers. */
export const playersOf = (record: GameRecord): string[] =>
  record.members.flatMap(({ user, conceded }, place) => {
    const player = standInAt(record, place)?.user ?? user;
    return conceded || isComputer(player) ? [] : [player];
  });

/** The first seat that a game waits for and a computer plays; nothing where none is to move now. */
export function computerToMove(record: GameRecord, state: GameState): Seat | undefined {
  if (record.status !== 'playing' || record.paused) return undefined;
  return pendingSeats(state).find((seat) => isComputer(playerAt(record, state, seat)));
}

/** Whether there are people at the table who have not given up, be it that somebody plays for them now. */
export const hasPeople = ({ members }: Pick<GameRecord, 'members'>): boolean =>
  members.some(({ user, conceded }) => !conceded && !isComputer(user));

/** The users who must agree to what this user asks for: all others who play. */
export const othersToAsk = (record: GameRecord, user: string): string[] =>
  playersOf(record).filter((other) => other !== user);

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
