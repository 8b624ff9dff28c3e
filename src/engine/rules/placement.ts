/** Placing a unit from the board: its cost, and whether one is available (R-EXPAND-1, R-SETUP-4). */
import type { Unit } from '../../content/index.ts';
import { type Game, money, placeUnit } from '../game.ts';
import { graphOf } from '../map/graph.ts';
import { cannotStand } from '../map/reach.ts';
import { leftOnBoard, playerAt, traitsAt, unitCounts } from '../player.ts';
import { type Rejection, reject } from '../rejections.ts';
import type { GameState, Seat, Source, Space } from '../state.ts';

type OnSpace<T> = (unit: Unit, space: Space) => T;

/** Returns the cost of placing units on spaces. `freeLand`: the land is free (R-FULFIL-3). */
export function placementCost(state: GameState, seat: Seat, freeLand: boolean) {
  const traits = traitsAt(state, seat);
  const standing = unitCounts(state, seat);
  const { index, spaces } = graphOf(state);
  return (unit: Unit, space: Space) => {
    const info = spaces[index.get(space) ?? -1];
    const unitCost = traits.unitCost[unit][standing[unit]] ?? 0;
    const land = freeLand ? 0 : (info?.cost ?? 0);
    // Never more than the sum of the two.
    const discount = info?.delta ? Math.min(traits.deltaDiscount, unitCost + land) : 0;
    return { unit: unitCost, land, discount, total: unitCost + land - discount };
  };
}

/** Returns why a player cannot place a unit on a space, regardless of cost. */
export function cannotPlace(state: GameState, seat: Seat): OnSpace<Rejection | undefined> {
  const { pool } = traitsAt(state, seat);
  const left = leftOnBoard(state, seat);
  const refusedOn = cannotStand(state);
  return (unit, space) =>
    left(unit) > 0
      ? refusedOn(unit, space)
      : reject(pool[unit].count === 0 ? 'unitNever' : 'noUnitLeft', { unit });
}

/** Returns why a player cannot afford a unit on a space. Check this last, because money is the easiest to get. */
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

/** Pays for a unit and places it. */
export function place(game: Game, seat: Seat, unit: Unit, space: Space, cost: number, source: Source): void {
  money(game, seat, -cost, source);
  placeUnit(game, seat, unit, space, source);
}
