/** Before the first round: where first workers go, and which clan and starting tile are best, seen over the first round. */
import { UNITS, type Worker } from '../../content/index.ts';
import type { ActionOf, GameState, Seat } from '../../engine/index.ts';
import { costOf } from './moves.ts';
import { type Position, positionOf, standingOf } from './position.ts';
import { FISHERMAN, NEEDS, type Scene, sceneOf, WOODCUTTER } from './scene.ts';
import { type Breadth, waysAhead } from './search.ts';
import { value } from './value.ts';
import type { Mind } from './weights.ts';

type Placement = ActionOf<'placeWorker'>;
interface Settled {
  readonly position: Position;
  readonly placements: readonly Placement[];
  readonly worth: number;
}

/** Places for a first worker, border or not as the clan has it. */
function placements(scene: Scene, position: Position): Placement[] {
  const { ground, closed, clan, fished } = scene;
  const all: { placement: Placement; border: boolean }[] = [];
  for (let unit: number = WOODCUTTER; unit <= FISHERMAN; unit++) {
    if (standingOf(scene, position, unit) >= (scene.unitCount[unit] as number)) continue;
    for (let space = 0; space < ground.size; space++) {
      if (closed[space] !== 0 || position.units[space] !== 0) continue;
      if (((ground.land[space] as number) & (NEEDS[unit] as number)) === 0) continue;
      if (costOf(scene, position, unit, space, false) > position.money) continue;
      if (unit === FISHERMAN && (fished[space] !== 0 || besideOwn(scene, position, space))) continue;
      all.push({
        placement: { type: 'placeWorker', unit: UNITS[unit] as Worker, space: ground.names[space] as string },
        border: ground.border[space] !== 0,
      });
    }
  }
  const border = clan.firstWorkers.borderOnly ? all.filter((one) => one.border) : [];
  return (border.length > 0 ? border : all).map(({ placement }) => placement);
}

const besideOwn = ({ ground }: Scene, { units }: Position, space: number): boolean =>
  (ground.adjacent[space] as readonly number[]).some((next) => units[next] === FISHERMAN + 1);

/** The best ways to place so many workers, by what the positions are worth at once; the best first. */
function settled(scene: Scene, position: Position, workers: number, width: number): Settled[] {
  let front: Settled[] = [{ position, placements: [], worth: 0 }];
  for (let i = 0; i < workers; i++) {
    const seen = new Set<number>();
    const next = front.flatMap((before) =>
      placements(scene, before.position).flatMap((placement): Settled[] => {
        const after = before.position.copy();
        const unit = UNITS.indexOf(placement.unit);
        const space = scene.ground.index.get(placement.space) as number;
        after.money -= costOf(scene, after, unit, space, false);
        after.put(scene, unit, space);
        const key = after.key();
        if (seen.has(key)) return [];
        seen.add(key);
        return [
          { position: after, placements: [...before.placements, placement], worth: value(scene, after) },
        ];
      }),
    );
    if (next.length === 0) break;
    front = next.sort((a, b) => b.worth - a.worth).slice(0, width);
  }
  return front;
}

/**
 * The best way for a seat to place the workers that it still has to place, and what it comes to after the round; so
 * many ways are looked at.
 */
export function settling(
  state: GameState,
  seat: Seat,
  mind: Mind,
  ways: number,
  breadth: Breadth,
): { placements: readonly Placement[]; worth: number } {
  const scene = sceneOf(state, seat, mind);
  const position = positionOf(scene, state);
  const workers = scene.clan.firstWorkers.count - position.counts.reduce((sum, count) => sum + count, 0);
  let best: { placements: readonly Placement[]; worth: number } | undefined;
  for (const way of settled(scene, position, workers, Math.max(ways, 12)).slice(0, ways)) {
    const { worth } = waysAhead(scene, way.position, breadth)[0];
    if (best === undefined || worth > best.worth) best = { placements: way.placements, worth };
  }
  return best ?? { placements: [], worth: 0 };
}
