/** The colours of the players: a user who has played before has the same one if it is free. */
import type { Seat } from '../../engine/index.ts';
import type { Member } from './types.ts';

/** Colours there are, one per possible player. */
const COLOURS: readonly number[] = [0, 1, 2, 3];

/**
 * Returns the members with their colours: the last one of each, in order of joining, if it is free; then the others in
 * order of their seats. `seating`: the member of each seat.
 */
export function withColours(
  members: readonly Member[],
  last: readonly (number | undefined)[],
  seating: readonly number[],
): Member[] {
  const colours = new Map<number, number>();
  const isFree = (colour: number) => ![...colours.values()].includes(colour);
  last.forEach((colour, place) => {
    if (colour !== undefined && isFree(colour)) colours.set(place, colour);
  });
  for (const place of seating) {
    if (!colours.has(place)) colours.set(place, COLOURS.find(isFree) ?? place);
  }
  return members.map((member, place) => ({ ...member, colour: colours.get(place) ?? place }));
}

/** Returns the colour of each seat. In games begun before colours were stored, it is the number of the seat. */
export const coloursOf = (members: readonly Member[], seating: readonly number[]): number[] =>
  seating.map((place, seat: Seat) => members[place]?.colour ?? seat);
