/** A seat's player: traits, and units on the board and on the map. */
import { BUILDINGS, SHIPPING_LEVELS, UNITS, type Unit } from '../content/index.ts';
import { memoize } from './memoize.ts';
import { rulesetOf } from './ruleset.ts';
import type { GameState, Player, Seat } from './state.ts';
import { type Traits, traitsOf } from './traits.ts';

/** Returns the player of a seat, which must exist in the game. */
export function playerAt(state: GameState, seat: Seat) {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** Returns the seats in turn order; in seating order while the auction still decides it. */
export const seatsInOrder = ({ players, turnOrder }: GameState): readonly Seat[] =>
  turnOrder.length === players.length ? turnOrder : players.map((_, seat) => seat);

/** Returns the traits of a seat. */
export const traitsAt = (state: GameState, seat: Seat): Traits =>
  traitsOf(rulesetOf(state.setup), playerAt(state, seat).clan);

const countsOf = memoize((units: Player['units']): Readonly<Record<Unit, number>> => {
  const counts = Object.fromEntries(UNITS.map((unit) => [unit, 0])) as Record<Unit, number>;
  for (const space in units) counts[units[space] as Unit]++;
  return counts;
});

/** Counts a seat's units on the map by kind. */
export const unitCounts = (state: GameState, seat: Seat) => countsOf(playerAt(state, seat).units);

/** Returns true if a player's shipping is at its maximum (R-SHIP-1). */
export const hasFarthestShipping = ({ shipping }: Pick<Player, 'shipping'>): boolean =>
  shipping >= SHIPPING_LEVELS.length - 1;

/** Counts a seat's units of one kind on the map. */
export const deployed = (state: GameState, seat: Seat, unit: Unit): number => unitCounts(state, seat)[unit];

/** Returns a count of units that can still be placed, by kind. Kinds of one pool share it. */
export function leftOnBoard(state: GameState, seat: Seat): (unit: Unit) => number {
  const { pool } = traitsAt(state, seat);
  const counts = unitCounts(state, seat);
  return (unit) => pool[unit].units.reduce((left, one) => left - counts[one], pool[unit].count);
}

/** Counts the units of one kind that can still be placed. */
export const unitsLeft = (state: GameState, seat: Seat, unit: Unit): number => leftOnBoard(state, seat)(unit);

/** Returns true if a unit is a building (cheese dairy, bakery, distillery). */
export const isBuilding = (unit: Unit): unit is (typeof BUILDINGS)[number] =>
  (BUILDINGS as readonly Unit[]).includes(unit);
