/** The players of the seats: members, substitutes, computers. Pure. */
import { type GameState, pendingSeats, type Seat } from '../../engine/index.ts';
import { isPseudonym } from '../pseudonym.ts';
import { isComputer } from './computers.ts';
import type { Consent, GameRecord, Member, Span, Substitution } from './types.ts';

/** Returns whether a game is in its lobby or being played. */
export const isLive = ({ status }: Pick<GameRecord, 'status'>): boolean =>
  status === 'lobby' || status === 'playing';

/** Returns a user's entry in the list of members; a substitute has none. */
export function memberOf(record: GameRecord, user: string): Member | undefined {
  return record.members.find((member) => member.user === user);
}

/** Returns whether a game is suspended: ended for now, but can be reactivated. */
export const isSuspended = ({ status, timing }: Pick<GameRecord, 'status' | 'timing'>): boolean =>
  status === 'ended' && timing?.setAside === true;

/**
 * Returns when a game was suspended. If an earlier release did it: when the game was paused before, or else last changed.
 */
export function suspendedSince({ timing, updatedAt }: Pick<GameRecord, 'timing' | 'updatedAt'>): Date {
  const last = timing?.pauses?.at(-1);
  return last === undefined || last.to !== undefined ? updatedAt : new Date(last.from);
}

/** Returns whether a game can still be played to its end: it is live, or suspended. */
export const isUnfinished = (record: GameRecord): boolean => isLive(record) || isSuspended(record);

/** Returns whether a stand-in is being sought for a seat. */
export const isSought = ({ timing }: Pick<GameRecord, 'timing'>, seat: Seat): boolean =>
  timing?.open?.includes(seat) === true;

/** Returns the current substitutes at a place: a computer can play a turn for the one before it. */
const substitutesAt = ({ substitutions = [] }: GameRecord, place: number): Substitution[] =>
  substitutions.filter((substitution) => substitution.place === place && substitution.to === undefined);

/** Returns who plays for the member at a place beyond this turn; `undefined` if they play themselves. */
export const lastingSubstituteAt = (record: GameRecord, place: number): Substitution | undefined =>
  substitutesAt(record, place).findLast(({ forTurn }) => forTurn !== true);

/** Returns who plays for the member at a place now; `undefined` if they play themselves. */
export const substituteAt = (record: GameRecord, place: number): Substitution | undefined =>
  substitutesAt(record, place).at(-1);

/** Returns the current substitution by this user; `undefined` if there is none. */
export const substitutionBy = ({ substitutions = [] }: GameRecord, user: string): Substitution | undefined =>
  substitutions.find((substitution) => substitution.user === user && substitution.to === undefined);

/** Returns the current substitutions by people. */
export const standInsOf = ({ substitutions = [] }: Pick<GameRecord, 'substitutions'>): Substitution[] =>
  substitutions.filter(({ user, to }) => to === undefined && !isComputer(user) && !isPseudonym(user));

/** Returns whether a user has played for the member at a place, and no move was made since they stopped. */
export const hasJustStopped = (
  { substitutions = [] }: GameRecord,
  { place, user, moves }: { readonly place: number; readonly user: string; readonly moves: number },
): boolean => substitutions.some((one) => one.place === place && one.user === user && one.to === moves);

/** Returns whether a user is a member or a current substitute. */
export const isAtTable = (record: GameRecord, user: string): boolean =>
  memberOf(record, user) !== undefined || substitutionBy(record, user) !== undefined;

/** Returns the place of the member that a user plays for: their own, or that of the member they substitute. */
const placeOf = (record: GameRecord, user: string): number =>
  substitutionBy(record, user)?.place ?? record.members.findIndex((member) => member.user === user);

/** Returns the seat of a user; `undefined` for non-players. A member with a substitute still has their seat. */
export function seatOf(record: GameRecord, state: GameState, user: string): Seat | undefined {
  const place = placeOf(record, user);
  const seat = place < 0 ? -1 : state.seating.indexOf(place);
  return seat < 0 ? undefined : seat;
}

/** Returns the seat of a user whose permission was checked. Throws if they have none. */
export function seatOfPlayer(record: GameRecord, state: GameState, user: string): Seat {
  const seat = seatOf(record, state, user);
  if (seat === undefined) throw new Error(`game ${record.id}: ${user} has no seat`);
  return seat;
}

/** Returns the member who owns a seat. Throws if there is no such seat. */
export function memberAt(record: GameRecord, state: GameState, seat: Seat): Member {
  const member = record.members[state.seating[seat] ?? -1];
  if (member === undefined) throw new Error(`game ${record.id} has no seat ${seat}`);
  return member;
}

/** Returns the user who plays a seat: its owner or their substitute. Throws if there is no such seat. */
export function playerAt(record: GameRecord, state: GameState, seat: Seat): string {
  const { user } = memberAt(record, state, seat);
  return substituteAt(record, state.seating[seat] ?? -1)?.user ?? user;
}

/** Returns whether the seat's owner, a human who has not conceded, plays it beyond this turn. */
export function isPlayedByOwner(record: GameRecord, state: GameState, seat: Seat): boolean {
  const place = state.seating[seat] ?? -1;
  const owner = record.members[place];
  const isHuman = owner !== undefined && !owner.conceded && !isComputer(owner.user);
  return isHuman && lastingSubstituteAt(record, place) === undefined;
}

/**
 * Returns the active human players: substitutes instead of absent members, without conceded ones. A player whose turn a
 * computer plays is one.
 */
export const playersOf = (record: GameRecord): string[] =>
  record.members.flatMap(({ user, conceded }, place) => {
    const player = lastingSubstituteAt(record, place)?.user ?? user;
    return conceded || isComputer(player) ? [] : [player];
  });

/** Returns whether a single person plays: they keep no one waiting, so their time does not run out. */
export const isLone = (record: GameRecord): boolean => playersOf(record).length < 2;

/** Returns the first pending seat that a computer plays; `undefined` if no computer is to move. */
export function computerToMove(record: GameRecord, state: GameState): Seat | undefined {
  if (record.status !== 'playing' || record.paused) return undefined;
  return pendingSeats(state).find((seat) => isComputer(playerAt(record, state, seat)));
}

/** Returns the members who are people, without those who were erased. */
export const peopleIn = ({ members }: Pick<GameRecord, 'members'>): Member[] =>
  members.filter(({ user }) => !isComputer(user) && !isPseudonym(user));

/** Returns the people to call when the game is shelved: stand-ins too, but no one who has given up. */
export const peopleToCall = (
  record: Pick<GameRecord, 'members' | 'substitutions'>,
): Pick<Member, 'user' | 'name'>[] => [
  ...peopleIn(record).filter(({ conceded }) => !conceded),
  ...standInsOf(record),
];

/** Returns whether human members are left who have not conceded, including those with a substitute. */
export const hasHumans = ({ members }: Pick<GameRecord, 'members'>): boolean =>
  members.some(({ user, conceded }) => !conceded && !isComputer(user));

/** Returns the users who must agree to a user's request: all other players. */
export const othersToAsk = (record: GameRecord, user: string): string[] =>
  playersOf(record).filter((other) => other !== user);

/**
 * Returns the users who must agree to a user's request. Players who are away must agree to the end of the game and, if a
 * computer plays for them, to an undo; they answer by coming back. A pause doesn't need them. Those erased since the end can't
 * answer.
 */
export function othersAsked(record: GameRecord, user: string, what: Consent['what']): string[] {
  if (what === 'pause') return othersToAsk(record, user);
  return record.members.flatMap(({ user: owner, conceded }, place) => {
    const player = lastingSubstituteAt(record, place)?.user ?? owner;
    const isOwners = what === 'abandon' || isComputer(player);
    const asked = isOwners && !isPseudonym(owner) ? owner : player;
    const isGone = conceded || isComputer(asked) || isPseudonym(asked);
    return isGone || asked === user ? [] : [asked];
  });
}

/** Returns the users who have not agreed to the open request yet; none without a request. */
export function stillToAgree(record: GameRecord): string[] {
  const { consent } = record;
  if (consent === undefined) return [];
  return othersAsked(record, consent.by, consent.what).filter((user) => !consent.agreed.includes(user));
}

/** Returns whether computers would be left without a human to wait for; they would finish the game within minutes. */
export const leavesComputersAlone = (record: GameRecord, user: string, span: Span): boolean =>
  span !== 'turn' && playersOf(withMember(record, user, { conceded: true })).length === 0;

export function withMember(record: GameRecord, user: string, change: Partial<Member>): GameRecord {
  const members = record.members.map((member) => (member.user === user ? { ...member, ...change } : member));
  return { ...record, members };
}

/**
 * Concedes for erased members whom no human plays for, and ends the substitutions at their places and those of erased users,
 * so that the game waits for no one who is gone. `moves`: the number of moves now.
 */
export function withErasedConceded(record: GameRecord, moves: number): GameRecord {
  const isLeft = ({ user, conceded }: Member, place: number) => {
    const player = lastingSubstituteAt(record, place)?.user ?? user;
    return !conceded && isPseudonym(user) && (isPseudonym(player) || isComputer(player));
  };
  const isOver = ({ user, place }: Substitution) => {
    const owner = record.members[place];
    return isPseudonym(user) || (owner !== undefined && isLeft(owner, place));
  };
  const substitutions = record.substitutions?.map((one) =>
    one.to === undefined && isOver(one) ? { ...one, to: moves } : one,
  );
  const next = { ...record, ...(substitutions && { substitutions }) };
  // Without a change, the same members: panels stay valid.
  if (!record.members.some(isLeft)) return next;
  const members = record.members.map((one, place) => (isLeft(one, place) ? { ...one, conceded: true } : one));
  return { ...next, members };
}

export function withoutConsent(record: GameRecord): GameRecord {
  const { consent: _lapsed, ...rest } = record;
  return rest;
}
