/** A player of a game, and their units. */
import { BUILDINGS, UNITS, type Unit } from '../content/index.ts';
import { kept } from './memoize.ts';
import { houseOf } from './ruleset.ts';
import type { GameState, Player, Seat } from './state.ts';
import { type Traits, traitsOf } from './traits.ts';

/** The player of a seat; the seat must be one of the game's. */
export function playerAt(state: GameState, seat: Seat) {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** Seats in turn order; as they sit while an auction still makes it. */
export function seatsInOrder({ players, turnOrder }: GameState): readonly Seat[] {
  return turnOrder.length === players.length ? turnOrder : players.map((_, seat) => seat);
}

/** The rules that hold for a seat. */
export function traitsAt(state: GameState, seat: Seat): Traits {
  return traitsOf(houseOf(state.setup), playerAt(state, seat).clan);
}

/** How many of each kind there are among a player's units. */
const countsOf = kept((units: Player['units']): Readonly<Record<Unit, number>> => {
  const counts = Object.fromEntries(UNITS.map((unit) => [unit, 0])) as Record<Unit, number>;
  for (const space in units) counts[units[space] as Unit]++;
  return counts;
});

/** Units on the map, of each kind. */
export const unitCounts = (state: GameState, seat: Seat) => countsOf(playerAt(state, seat).units);

/** Units of one kind on the map. */
export const deployed = (state: GameState, seat: Seat, unit: Unit): number => unitCounts(state, seat)[unit];

/** Units of a kind that can still be placed, counting a shared pool once. */
export function leftOnBoard(state: GameState, seat: Seat): (unit: Unit) => number {
  const { pool } = traitsAt(state, seat);
  const counts = unitCounts(state, seat);
  return (unit) => pool[unit].units.reduce((left, one) => left - counts[one], pool[unit].count);
}

/** The same of one kind. */
export const unitsLeft = (state: GameState, seat: Seat, unit: Unit): number => leftOnBoard(state, seat)(unit);

/** Whether a unit is a building (cheese dairy, bakery, distillery). */
export function isBuilding(unit: Unit): unit is (typeof BUILDINGS)[number] {
  return (BUILDINGS as readonly Unit[]).includes(unit);
}
