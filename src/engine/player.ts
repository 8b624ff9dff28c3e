/** A player of a game, and their units. */
import { BUILDINGS, type Unit } from '../content/index.ts';
import { houseOf } from './house.ts';
import type { GameState, Seat } from './state.ts';
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

/** Units of one kind on the map. */
export function deployed(state: GameState, seat: Seat, unit: Unit): number {
  let count = 0;
  const { units } = playerAt(state, seat);
  for (const space in units) if (units[space] === unit) count++;
  return count;
}

/** Units of one kind that can still be placed, counting a shared pool once. */
export function unitsLeft(state: GameState, seat: Seat, unit: Unit): number {
  const pool = traitsAt(state, seat).pool[unit];
  let used = 0;
  const { units } = playerAt(state, seat);
  for (const space in units) if (pool.units.includes(units[space] as Unit)) used++;
  return pool.count - used;
}

/** Whether a unit is a building (cheese dairy, bakery, distillery). */
export function isBuilding(unit: Unit): unit is (typeof BUILDINGS)[number] {
  return (BUILDINGS as readonly Unit[]).includes(unit);
}
