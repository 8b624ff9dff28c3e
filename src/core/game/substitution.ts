/** A seat that somebody else plays from now on: a stand-in, a new member, a computer. */

import { presetOf, withExtension } from '../../calendar/index.ts';
import type { Seat } from '../../engine/index.ts';
import type { ServiceContext, StartedGame } from '../game-service.ts';
import { usersOnClock, withCountedClocks } from './clocks.ts';
import { standInAt, withMember, withoutConsent } from './members.ts';
import { timeOf, waitOf, withWait } from './schedule.ts';
import type { GameRecord, Span, Substitution, TableTime } from './types.ts';

/** Gives a seat so much more time, if the game waits for it. */
export async function withMoreTime(
  { store, now }: ServiceContext,
  { state }: StartedGame,
  record: GameRecord,
  seat: Seat,
  milliseconds: number,
): Promise<GameRecord> {
  const timing = timeOf(record);
  const persons = await usersOnClock(store.settings, record, state);
  const more = withExtension(timing, seat, milliseconds, persons, now().getTime());
  return { ...record, timing: { ...timing, ...more } };
}

/**
 * The record where somebody else plays a seat from now on, by this change. A stand-in has the time of a turn on top of what
 * is left (`more`); a new member has what is left (`same`), or the time of a turn where that is longer.
 */
export async function withSubstitute(
  tools: ServiceContext,
  game: StartedGame,
  seat: Seat,
  change: (record: GameRecord) => GameRecord,
  time: 'more' | 'same' = 'more',
): Promise<GameRecord> {
  const next = withoutVotes(withoutHeldSeat(change(await withCountedClocks(tools, game)), seat), seat);
  const { pace, pools } = timeOf(next);
  const { turn } = presetOf(pace);
  const left = time === 'more' ? 0 : (waitOf(next, seat)?.turn ?? 0) + (pools[seat] ?? 0);
  return await withMoreTime(tools, game, next, seat, Math.max(0, turn - left));
}

/** Returns the record where a clock no longer stands still for the absence of whoever played the seat before. */
export const withoutHeldSeat = (record: GameRecord, seat: Seat): GameRecord =>
  withWait(record, seat, ({ held: _, ...wait }) => wait);

/** The record where nobody plays for the member at a place any more, or somebody else does. */
export function withSubstitutionEnded(
  record: GameRecord,
  place: number,
  moves: number,
  next?: Substitution,
): GameRecord {
  const tenures = (record.tenures ?? []).map((tenure) =>
    tenure.place === place && tenure.to === undefined ? { ...tenure, to: moves } : tenure,
  );
  return { ...record, tenures: [...tenures, ...(next === undefined ? [] : [next])] };
}

/** The record where a computer plays a seat from now on: for a turn, for a while, or for good as its member. */
export function withComputerAssigned(
  tools: ServiceContext,
  game: StartedGame,
  seat: Seat,
  computer: { user: string; name: string },
  span: Span,
): Promise<GameRecord> {
  const { state, moves } = game;
  const place = state.seating[seat] ?? -1;
  return withSubstitute(tools, game, seat, (record) => {
    if (span === 'good') return givenAway(record, place, moves.length, computer);
    const forTurn = span === 'turn' ? { forTurn: true } : {};
    return withSubstitutionEnded(record, place, moves.length, {
      place,
      ...computer,
      from: moves.length,
      ...forTurn,
    });
  });
}

/**
 * The record with another member at a place. An open request lapses: who comes in was not asked. Whether the seat was a
 * newcomer's stays, as the setup depends on it.
 */
export function withPlayerReplaced(
  record: GameRecord,
  place: number,
  moves: number,
  { user, name }: { user: string; name: string },
): GameRecord {
  const former = record.members[place]?.user ?? '';
  const member = { user, name, conceded: false };
  return withSubstitutionEnded(withMember(withoutConsent(record), former, member), place, moves);
}

/** Returns the record where a computer has the seat at a place for good; ratings ask whose it was. */
function givenAway(
  record: GameRecord,
  place: number,
  moves: number,
  computer: { user: string; name: string },
): GameRecord {
  const { user = '', name = '' } = record.members[place] ?? {};
  const { tenures = [], ...next } = withPlayerReplaced(record, place, moves, computer);
  return { ...next, tenures: [...tenures, { place, user, name, from: 0, to: moves, owner: true }] };
}

/** The record where a turn of a place is over with so many moves: who played for that turn only does so no more. */
export const withTurnSubstitutionEnded = (record: GameRecord, place: number, moves: number): GameRecord =>
  standInAt(record, place)?.forTurn === true ? withSubstitutionEnded(record, place, moves) : record;

/** The record without what was wished for a seat. */
function withoutVotes(record: GameRecord, seat: Seat): GameRecord {
  const { votes = [], open = [], ...timing } = timeOf(record);
  const time: TableTime = {
    ...timing,
    votes: votes.filter((vote) => vote.seat !== seat),
    open: open.filter((other) => other !== seat),
  };
  return withWait({ ...record, timing: time }, seat, ({ expired: _, ...wait }) => wait);
}
