/** Where a unit could stand, what it costs there, and which places are liked. */
import { UNITS, type Unit } from '../../content/index.ts';
import type { ActionOf } from '../../engine/index.ts';
import { at } from './costs.ts';
import { stageOf } from './features.ts';
import { type Position, standingOf } from './position.ts';
import { FISHERMAN, NEEDS, type Scene } from './search-context.ts';

/** Whether a unit of the kind, or of its heap, is still on the board. */
const isLeft = (scene: Scene, position: Position, unit: number): boolean =>
  standingOf(scene, position, unit) < at(scene.unitCount, unit);

/** Pounds for a unit on a space. */
export function costOf(scene: Scene, position: Position, unit: number, space: number, free: boolean): number {
  const { ground, unitCost, clan } = scene;
  const one = unitCost[unit]?.[at(position.counts, unit)] ?? 0;
  const sum = one + (free ? 0 : at(ground.cost, space));
  return sum - (ground.delta[space] ? Math.min(clan.deltaDiscount, sum) : 0);
}

/** Whether a fisherman may not stand there, as another one stands beside it. */
export const fished = ({ ground, fished: byOthers }: Scene, { units }: Position, space: number): boolean =>
  byOthers[space] !== 0 ||
  (ground.adjacent[space] as readonly number[]).some((next) => units[next] === FISHERMAN + 1);

/** How much a space on the map is liked for anything to stand on it, in points. */
function liking(scene: Scene, position: Position, space: number, free: boolean): number {
  const { ground, mind, clan } = scene;
  const stage = Math.min(5, stageOf(position));
  const pound = mind.pound[stage] as number;
  const land = free ? 0 : -at(ground.cost, space) * pound;
  const delta = ground.delta[space] ? clan.deltaDiscount * pound : 0;
  return (
    land +
    delta +
    apart(scene, position, space) +
    opened(scene, position, space, stage) +
    scored(scene, space, stage)
  );
}

/** Points for a settlement of its own, less for one that may join others. */
function apart({ ground, mind }: Scene, { reach, units }: Position, space: number): number {
  if (at(reach, space) > 0) return mind.taste.apart;
  let beside = 0;
  for (const next of ground.adjacent[space] as readonly number[])
    if (units[next] !== 0 && at(ground.need, space * ground.size + next) === 0) beside++;
  return beside > 1 ? -0.5 * (beside - 1) : 0;
}

/** Points for what comes into reach from there: land, and ports. */
function opened(scene: Scene, { reach, shipping, ports }: Position, space: number, stage: number): number {
  const { ground, closed } = scene;
  const row = space * ground.size;
  let land = 0;
  for (const to of ground.within[shipping]?.[space] ?? []) {
    if (at(reach, to) <= shipping || closed[to] !== 0) continue;
    if (at(ground.land, to) < 8) land += 1 / (1 + at(ground.cost, to));
  }
  let points = Math.min(land, 3) * 0.08 * (6 - stage);
  for (const { id, space: to } of scene.ports)
    if (at(ground.need, row + to) <= shipping && at(reach, to) > shipping && !ports.includes(id))
      points += 1.5;
  return points;
}

/** Points that scoring tiles to come give for the space itself. */
function scored({ tiles, ground }: Scene, space: number, stage: number): number {
  let points = 0;
  for (let round = stage; round <= tiles.length; round++) {
    const rule = tiles[round - 1];
    if (rule?.kind === 'borderUnits' && ground.border[space]) points += 1.4;
    if (rule?.kind === 'costlySpaces' && rule.costs.includes(at(ground.cost, space))) points += 1.9;
  }
  return points;
}

/** Empty spaces within reach, on which a unit that is left could stand; those that are liked best first. */
function candidates(scene: Scene, position: Position, free: boolean): { space: number; points: number }[] {
  const { ground, closed } = scene;
  const { reach, shipping, units } = position;
  const fishing = at(scene.unitCount, FISHERMAN) > 0 && isLeft(scene, position, FISHERMAN);
  const spaces: { space: number; points: number }[] = [];
  for (let space = 0; space < ground.size; space++) {
    if (at(reach, space) > shipping || closed[space] !== 0 || units[space] !== 0) continue;
    if (!fishing && at(ground.land, space) >= 8) continue;
    spaces.push({ space, points: liking(scene, position, space, free) });
  }
  return spaces.sort((a, b) => b.points - a.points);
}

/** Expansions: of each unit (or of one only) the few spaces that are liked best. */
export function expansions(
  scene: Scene,
  position: Position,
  free: boolean,
  width: number,
  only = -1,
): ActionOf<'expand'>[] {
  const { ground } = scene;
  const spaces = candidates(scene, position, free);
  const result: ActionOf<'expand'>[] = [];
  for (let unit = 0; unit < UNITS.length; unit++) {
    if ((only >= 0 && unit !== only) || !isLeft(scene, position, unit)) continue;
    let found = 0;
    for (const { space } of spaces) {
      if (found >= width) break;
      if ((at(ground.land, space) & at(NEEDS, unit)) === 0) continue;
      if (costOf(scene, position, unit, space, free) > position.money) continue;
      if (unit === FISHERMAN && fished(scene, position, space)) continue;
      result.push({ type: 'expand', unit: UNITS[unit] as Unit, space: ground.names[space] as string });
      found++;
    }
  }
  return result;
}
