/** The best spaces for a unit, so that the search need not try all. */
import { ROUNDS, UNITS } from '../../content/index.ts';
import type { ActionOf } from '../../engine/index.ts';
import { stageOf } from './features.ts';
import { atSpace, byteAt, FISHERMAN, floatAt, UNIT_INDEXES, type UnitIndex } from './indexes.ts';
import { deployedCount, type Position } from './position.ts';
import { isWater, LAND_NEEDED, neighbours, type SearchContext, spaceName } from './search-context.ts';

const hasUnitLeft = (context: SearchContext, position: Position, unit: UnitIndex): boolean =>
  deployedCount(context, position, unit) < context.unitCount[unit];

/** Returns the cost of a unit in pounds with the clan's discounts; `free` leaves out the land (R-EXPAND-1). */
export function placementCost(
  context: SearchContext,
  position: Position,
  unit: UnitIndex,
  space: number,
  free: boolean,
): number {
  const { map, unitCost, clan } = context;
  const one = unitCost[unit][position.counts[unit]] ?? 0;
  const sum = one + (free ? 0 : byteAt(map.cost, space));
  return sum - (map.delta[space] ? Math.min(clan.deltaDiscount, sum) : 0);
}

/** Returns whether a fisherman stands next to a space, so that no other may (R-MACDONALD). */
export const isFished = (
  { map, nearRivalFisherman }: SearchContext,
  { units }: Pick<Position, 'units'>,
  space: number,
): boolean =>
  nearRivalFisherman[space] !== 0 || neighbours(map, space).some((next) => units[next] === FISHERMAN + 1);

function spacePoints(context: SearchContext, position: Position, space: number, free: boolean): number {
  const { map, weights, clan } = context;
  const stage = Math.min(5, stageOf(position));
  const pound = floatAt(weights.poundValue, stage);
  const land = free ? 0 : -byteAt(map.cost, space) * pound;
  const delta = map.delta[space] ? clan.deltaDiscount * pound : 0;
  return (
    land +
    delta +
    settlementPoints(context, position, space) +
    reachPoints(context, position, space, stage) +
    tilePoints(context, space, stage)
  );
}

/** Points lost for each neighbouring unit beyond the first, because settlements join. */
const JOINED_PENALTY = 0.5;

/** Favours a separate settlement over spaces that may join others. */
function settlementPoints(
  { map, weights }: SearchContext,
  { reach, units }: Position,
  space: number,
): number {
  if (atSpace(reach, space) > 0) return weights.bonuses.apart;
  let beside = 0;
  for (const next of neighbours(map, space))
    if (units[next] !== 0 && byteAt(map.shippingNeeded, space * map.size + next) === 0) beside++;
  return beside > 1 ? -JOINED_PENALTY * (beside - 1) : 0;
}

/** Points of cheap land that comes into reach, for each round that is left; up to this much land counts. */
const LAND_POINTS_PER_ROUND = 0.08;
const MAX_LAND = 3;
const PORT_IN_REACH_POINTS = 1.5;

/** Rates land and ports that come into reach. */
function reachPoints(
  context: SearchContext,
  { reach, shipping, ports }: Position,
  space: number,
  stage: number,
): number {
  const { map, blocked } = context;
  const row = space * map.size;
  let land = 0;
  for (const to of map.reachable[shipping]?.[space] ?? []) {
    if (atSpace(reach, to) <= shipping || blocked[to] !== 0) continue;
    if (!isWater(byteAt(map.land, to))) land += 1 / (1 + byteAt(map.cost, to));
  }
  let points = Math.min(land, MAX_LAND) * LAND_POINTS_PER_ROUND * (ROUNDS + 1 - stage);
  for (const { id, space: to } of context.ports)
    if (
      byteAt(map.shippingNeeded, row + to) <= shipping &&
      atSpace(reach, to) > shipping &&
      !ports.includes(id)
    )
      points += PORT_IN_REACH_POINTS;
  return points;
}

/** Points of a space that a scoring tile counts. */
const BORDER_POINTS = 1.4;
const COSTLY_POINTS = 1.9;

/** Rates a space by this round's and later scoring tiles. */
function tilePoints({ scoringRules, map }: SearchContext, space: number, stage: number): number {
  let points = 0;
  for (let round = stage; round <= scoringRules.length; round++) {
    const rule = scoringRules[round - 1];
    if (rule?.kind === 'borderUnits' && map.border[space]) points += BORDER_POINTS;
    if (rule?.kind === 'costlySpaces' && rule.costs.includes(byteAt(map.cost, space)))
      points += COSTLY_POINTS;
  }
  return points;
}

/** Returns the free spaces in reach, best first. */
function candidates(
  context: SearchContext,
  position: Position,
  free: boolean,
): { space: number; points: number }[] {
  const { map, blocked } = context;
  const { reach, shipping, units } = position;
  const fishing = context.unitCount[FISHERMAN] > 0 && hasUnitLeft(context, position, FISHERMAN);
  const spaces: { space: number; points: number }[] = [];
  for (let space = 0; space < map.size; space++) {
    if (atSpace(reach, space) > shipping || blocked[space] !== 0 || units[space] !== 0) continue;
    if (!fishing && isWater(byteAt(map.land, space))) continue;
    spaces.push({ space, points: spacePoints(context, position, space, free) });
  }
  return spaces.sort((a, b) => b.points - a.points);
}

/** Returns expansions of each unit, or of one unit only, to its best spaces. */
export function expandMoves(
  context: SearchContext,
  position: Position,
  free: boolean,
  width: number,
  only?: UnitIndex,
): ActionOf<'expand'>[] {
  const { map } = context;
  const spaces = candidates(context, position, free);
  const result: ActionOf<'expand'>[] = [];
  for (const unit of UNIT_INDEXES) {
    if ((only !== undefined && unit !== only) || !hasUnitLeft(context, position, unit)) continue;
    let found = 0;
    for (const { space } of spaces) {
      if (found >= width) break;
      if ((byteAt(map.land, space) & LAND_NEEDED[unit]) === 0) continue;
      if (placementCost(context, position, unit, space, free) > position.money) continue;
      if (unit === FISHERMAN && isFished(context, position, space)) continue;
      result.push({ type: 'expand', unit: UNITS[unit], space: spaceName(map, space) });
      found++;
    }
  }
  return result;
}
