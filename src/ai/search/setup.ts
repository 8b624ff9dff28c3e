/** Before the first round: where first workers go, and which clan and starting tile are best, seen over the first round. */
import { UNITS, type Worker } from '../../content/index.ts';
import {
  type Action,
  type ActionOf,
  type GameState,
  houseOf,
  legalActions,
  play,
  type Seat,
} from '../../engine/index.ts';
import { costOf, fished } from './placements.ts';
import { type Position, positionOf, standingOf } from './position.ts';
import { FISHERMAN, NEEDS, type Scene, sceneOf, WOODCUTTER } from './search-context.ts';
import { value } from './value.ts';
import type { Mind } from './weights.ts';

/** Looks from a position to the end of the round or further, and says what it comes to. */
export type Look = (scene: Scene, position: Position) => { readonly worth: number };

type Placement = ActionOf<'placeWorker'>;
interface Settled {
  readonly position: Position;
  readonly placements: readonly Placement[];
  readonly worth: number;
}

/** Places for a first worker, border or not as the clan has it. */
function placements(scene: Scene, position: Position): Placement[] {
  const { ground, closed, clan } = scene;
  const all: { placement: Placement; border: boolean }[] = [];
  for (let unit: number = WOODCUTTER; unit <= FISHERMAN; unit++) {
    if (standingOf(scene, position, unit) >= (scene.unitCount[unit] as number)) continue;
    for (let space = 0; space < ground.size; space++) {
      if (closed[space] !== 0 || position.units[space] !== 0) continue;
      if (((ground.land[space] as number) & (NEEDS[unit] as number)) === 0) continue;
      if (costOf(scene, position, unit, space, false) > position.money) continue;
      if (unit === FISHERMAN && fished(scene, position, space)) continue;
      all.push({
        placement: { type: 'placeWorker', unit: UNITS[unit] as Worker, space: ground.names[space] as string },
        border: ground.border[space] !== 0,
      });
    }
  }
  const border = clan.firstWorkers.borderOnly ? all.filter((one) => one.border) : [];
  return (border.length > 0 ? border : all).map(({ placement }) => placement);
}

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

/** Ways of placing workers that are kept after each of them, and that are followed over the first round. */
const KEPT = 12;
const FOLLOWED = 6;

/**
 * The best way for a seat to place the workers that it still has to place, and what it comes to after the round of looking
 * ahead so.
 */
export function settling(
  state: GameState,
  seat: Seat,
  mind: Mind,
  look: Look,
): { placements: readonly Placement[]; worth: number } {
  const scene = sceneOf(state, seat, mind);
  const position = positionOf(scene, state);
  const workers = scene.clan.firstWorkers.count - position.counts.reduce((sum, count) => sum + count, 0);
  let best: { placements: readonly Placement[]; worth: number } | undefined;
  for (const way of settled(scene, position, workers, KEPT).slice(0, FOLLOWED)) {
    const { worth } = look(scene, way.position);
    if (best === undefined || worth > best.worth) best = { placements: way.placements, worth };
  }
  return best ?? { placements: [], worth: 0 };
}

/** What each pick comes to after the first round; the best first. Not looked at: what it comes to at once. */
function picks(state: GameState, seat: Seat, mind: Mind, look: Look | undefined) {
  return legalActions(state, seat)
    .flatMap((action) => {
      const played = action.type === 'pick' ? play(state, seat, action) : undefined;
      if (!played?.ok) return [];
      const scene = sceneOf(played.state, seat, mind);
      const worth =
        look === undefined
          ? value(scene, positionOf(scene, played.state))
          : settling(played.state, seat, mind, look).worth;
      return [{ action, worth }];
    })
    .sort((a, b) => b.worth - a.worth);
}

/** The pick that is worth the most after the first round. */
export function picked(state: GameState, seat: Seat, mind: Mind, look: Look): Action {
  const [best] = picks(state, seat, mind, look);
  if (best === undefined) throw new Error(`seat ${seat} has nothing to pick`);
  return best.action;
}

/** Of how much better the best pick is than the others, the share that is bid. */
const SHARE = 0.6;

/** A bid, as long as the best of what is left is worth it. */
export function bidding(state: GameState, seat: Seat, mind: Mind, look: Look | undefined): Action {
  const least = (state.auction?.high ?? -1) + 1;
  const { highestBid } = houseOf(state.setup).content;
  if (state.auction?.leader === undefined) return { type: 'bid', amount: least };
  // The highest bid wins at once, and shows what could be picked.
  const won = play(state, seat, { type: 'bid', amount: highestBid });
  const worths = won.ok ? picks(won.state, seat, mind, look).map(({ worth }) => worth) : [];
  const [best = 0, ...rest] = worths;
  const mean = rest.length === 0 ? best : rest.reduce((sum, one) => sum + one, 0) / rest.length;
  return least <= (best - mean) * SHARE && least <= highestBid
    ? { type: 'bid', amount: least }
    : { type: 'declineBid' };
}
