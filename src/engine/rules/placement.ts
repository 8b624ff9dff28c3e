/** Placing a unit from the board: what it costs, and whether there is one (R-EXPAND-1, R-SETUP-4). */
import type { Unit } from '../../content/index.ts';
import { type Game, money, placeUnit } from '../game.ts';
import { cannotStand, spaceInfo } from '../map/reach.ts';
import { deployed, playerAt, traitsAt, unitsLeft } from '../player.ts';
import { type Rejection, reject } from '../rejections.ts';
import type { GameState, Seat, Source, Space } from '../state.ts';

/** Pounds that placing a unit comes to. */
interface PlacementCost {
  unit: number;
  land: number;
  /** Taken off the sum of the two, never more than it. */
  discount: number;
  total: number;
}

/** What placing a unit on a space costs a player; `freeLand`: the land is not paid (R-FULFIL-3). */
export function placementCost(
  state: GameState,
  seat: Seat,
  unit: Unit,
  space: Space,
  freeLand: boolean,
): PlacementCost {
  const traits = traitsAt(state, seat);
  const info = spaceInfo(state, space);
  const unitCost = traits.unitCost[unit][deployed(state, seat, unit)] ?? 0;
  const land = freeLand ? 0 : (info?.cost ?? 0);
  const discount = info?.delta ? Math.min(traits.deltaDiscount, unitCost + land) : 0;
  return { unit: unitCost, land, discount, total: unitCost + land - discount };
}

/** Why a player has no unit of this kind on the board: all are on the map, or there never were any. */
function noneLeft(state: GameState, seat: Seat, unit: Unit): Rejection | undefined {
  if (unitsLeft(state, seat, unit) > 0) return undefined;
  return reject(traitsAt(state, seat).pool[unit].count === 0 ? 'unitNever' : 'noUnitLeft', { unit });
}

/** Why a player cannot place this unit there, whatever it costs: none left, or it cannot stand there. */
export function cannotPlace(state: GameState, seat: Seat, unit: Unit, space: Space): Rejection | undefined {
  return noneLeft(state, seat, unit) ?? cannotStand(state, unit, space);
}

/** Why a player cannot pay for this unit there: to be asked last, as money is the easiest to come by. */
export function cannotPayPlacement(
  state: GameState,
  seat: Seat,
  unit: Unit,
  space: Space,
  freeLand: boolean,
): Rejection | undefined {
  const { total } = placementCost(state, seat, unit, space, freeLand);
  const { money: purse } = playerAt(state, seat);
  return purse < total ? reject('tooExpensive', { cost: total, money: purse }) : undefined;
}

/** Pays so many pounds for a unit and puts it there. */
export function place(game: Game, seat: Seat, unit: Unit, space: Space, cost: number, source: Source): void {
  money(game, seat, -cost, source);
  placeUnit(game, seat, unit, space, source);
}
