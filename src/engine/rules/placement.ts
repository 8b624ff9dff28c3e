/** Placing a unit from the board: what it costs, and whether there is one (R-EXPAND-1, R-SETUP-4). */
import type { Unit } from '../../content/index.ts';
import { type Game, money, placeUnit } from '../game.ts';
import { graphOf } from '../map/graph.ts';
import { cannotStand } from '../map/reach.ts';
import { leftOnBoard, playerAt, traitsAt, unitCounts } from '../player.ts';
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

/** A question about a unit and a space, with what it needs of the position at hand. */
type OnSpace<T> = (unit: Unit, space: Space) => T;

/** What placing units on spaces costs a player; `freeLand`: the land is not paid (R-FULFIL-3). */
export function placementCost(state: GameState, seat: Seat, freeLand: boolean): OnSpace<PlacementCost> {
  const traits = traitsAt(state, seat);
  const standing = unitCounts(state, seat);
  const { index, spaces } = graphOf(state);
  return (unit, space) => {
    const info = spaces[index.get(space) ?? -1];
    const unitCost = traits.unitCost[unit][standing[unit]] ?? 0;
    const land = freeLand ? 0 : (info?.cost ?? 0);
    const discount = info?.delta ? Math.min(traits.deltaDiscount, unitCost + land) : 0;
    return { unit: unitCost, land, discount, total: unitCost + land - discount };
  };
}

/**
 * Why a player cannot place a unit on a space, whatever it costs: none is left, as all are on the map or there never
 * were any, or it cannot stand there.
 */
export function cannotPlace(state: GameState, seat: Seat): OnSpace<Rejection | undefined> {
  const { pool } = traitsAt(state, seat);
  const left = leftOnBoard(state, seat);
  const refusedOn = cannotStand(state);
  return (unit, space) =>
    left(unit) > 0
      ? refusedOn(unit, space)
      : reject(pool[unit].count === 0 ? 'unitNever' : 'noUnitLeft', { unit });
}

/** Why a player cannot pay for a unit on a space: to be asked last, as money is the easiest to come by. */
export function cannotPayPlacement(
  state: GameState,
  seat: Seat,
  freeLand: boolean,
): OnSpace<Rejection | undefined> {
  const costOf = placementCost(state, seat, freeLand);
  const { money: purse } = playerAt(state, seat);
  return (unit, space) => {
    const { total } = costOf(unit, space);
    return purse < total ? reject('tooExpensive', { cost: total, money: purse }) : undefined;
  };
}

/** Pays so many pounds for a unit and puts it there. */
export function place(game: Game, seat: Seat, unit: Unit, space: Space, cost: number, source: Source): void {
  money(game, seat, -cost, source);
  placeUnit(game, seat, unit, space, source);
}
