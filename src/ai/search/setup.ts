/** Decisions before the first round: offer, bid, first workers (R-SETUP). */
import { UNITS } from '../../content/index.ts';
import {
  type Action,
  type ActionOf,
  type GameState,
  legalActions,
  play,
  rulesetOf,
} from '../../engine/index.ts';
import { type Line, linesAfter } from './beam-search.ts';
import { byteAt, FISHERMAN, UNIT_INDEX, WORKER_INDEXES } from './indexes.ts';
import { isFished, placementCost } from './placements.ts';
import { createPosition, deployedCount, type Position } from './position.ts';
import {
  createSearchContext,
  LAND_NEEDED,
  type SearchContext,
  spaceIndex,
  spaceName,
} from './search-context.ts';
import { value } from './value.ts';

/** Searches and compares the options of a decision outside turns. */
export interface Lookahead {
  /** Placements of the first workers that are compared. */
  readonly placements: number;
  /** Returns lines of the rest of the round. */
  linesFrom(context: SearchContext, position: Position): readonly Line[];
  /** Returns the best of at least one line. */
  select(context: SearchContext, lines: readonly Line[]): Line;
}

type Placement = ActionOf<'placeWorker'>;

function firstPlacements(context: SearchContext, position: Position): Placement[] {
  const { map, blocked, clan } = context;
  const all: { placement: Placement; border: boolean }[] = [];
  for (const unit of WORKER_INDEXES) {
    if (deployedCount(context, position, unit) >= context.unitCount[unit]) continue;
    for (let space = 0; space < map.size; space++) {
      if (blocked[space] !== 0 || position.units[space] !== 0) continue;
      if ((byteAt(map.land, space) & LAND_NEEDED[unit]) === 0) continue;
      if (placementCost(context, position, unit, space, false) > position.money) continue;
      if (unit === FISHERMAN && isFished(context, position, space)) continue;
      all.push({
        placement: { type: 'placeWorker', unit: UNITS[unit], space: spaceName(map, space) },
        border: map.border[space] !== 0,
      });
    }
  }
  const border = clan.firstWorkers.borderOnly ? all.filter((one) => one.border) : [];
  return (border.length > 0 ? border : all).map(({ placement }) => placement);
}

/** Placements kept for each worker, at least. */
const PLACEMENT_WIDTH = 12;

/** Returns the best placements of several workers by immediate value, best first. */
function placeWorkers(context: SearchContext, position: Position, workers: number, count: number): Line[] {
  let front: Line[] = [{ end: position, actions: [], worth: 0 }];
  for (let i = 0; i < workers; i++) {
    const seen = new Set<number>();
    const next = front.flatMap((before) =>
      firstPlacements(context, before.end).flatMap((placement): Line[] => {
        const after = before.end.copy();
        const unit = UNIT_INDEX[placement.unit];
        const space = spaceIndex(context.map, placement.space);
        after.money -= placementCost(context, after, unit, space, false);
        after.placeUnit(context, unit, space);
        const key = after.hash();
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ end: after, actions: [...before.actions, placement], worth: value(context, after) }];
      }),
    );
    if (next.length === 0) break;
    front = next.sort((a, b) => b.worth - a.worth).slice(0, Math.max(count, PLACEMENT_WIDTH));
  }
  return front.slice(0, count);
}

/** Returns the best placement of the remaining first workers with what follows in the first round. */
export function chooseFirstWorkers(context: SearchContext, state: GameState, search: Lookahead): Line {
  const position = createPosition(context, state);
  const workers = context.clan.firstWorkers.count - position.counts.reduce((sum, count) => sum + count, 0);
  const lines = placeWorkers(context, position, workers, search.placements).flatMap((placed) =>
    linesAfter(placed.actions, search.linesFrom(context, placed.end)),
  );
  return search.select(context, lines);
}

/** Rates each pick, best first; by its immediate value without a search. */
function ratePicks({ seat, weights, isTimeUp }: SearchContext, state: GameState, search?: Lookahead) {
  return legalActions(state, seat)
    .flatMap((action) => {
      const played = action.type === 'pick' ? play(state, seat, action) : undefined;
      if (!played?.ok) return [];
      const context = createSearchContext(played.state, seat, weights, isTimeUp);
      const worth =
        search === undefined
          ? value(context, createPosition(context, played.state))
          : chooseFirstWorkers(context, played.state, search).worth;
      return [{ action, worth }];
    })
    .sort((a, b) => b.worth - a.worth);
}

/** Chooses the best clan and starting tile on offer. Throws if there is none. */
export function choosePick(context: SearchContext, state: GameState, search: Lookahead): Action {
  const [best] = ratePicks(context, state, search);
  if (best === undefined) throw new Error(`seat ${context.seat} has nothing to pick`);
  return best.action;
}

/** Share of the best pick's advantage over the average that a bid may cost. */
const BID_SHARE = 0.6;

/** Raises the bid while the best remaining pick is worth it. */
export function chooseBid(context: SearchContext, state: GameState, search?: Lookahead): Action {
  const least = (state.auction?.high ?? -1) + 1;
  const { highestBid } = rulesetOf(state.setup).content;
  if (state.auction?.leader === undefined) return { type: 'bid', amount: least };
  // The highest bid wins at once and so reveals the picks.
  const won = play(state, context.seat, { type: 'bid', amount: highestBid });
  const worths = won.ok ? ratePicks(context, won.state, search).map(({ worth }) => worth) : [];
  const [best = 0, ...rest] = worths;
  const mean = rest.length === 0 ? best : rest.reduce((sum, one) => sum + one, 0) / rest.length;
  return least <= (best - mean) * BID_SHARE && least <= highestBid
    ? { type: 'bid', amount: least }
    : { type: 'declineBid' };
}
