/** Expanding, and the bonuses it opens (R-EXPAND, R-TRADE-3). */
import { GOODS, type Good, UNIT_NATURE, UNITS, type Unit } from '../../content/index.ts';
import { drawable, emptyBoxes } from '../contracts.ts';
import { emit, type Game, turnOf, type View } from '../game.ts';
import { graphOf } from '../map/graph.ts';
import { inReach, neighbouring, openGround } from '../map/reach.ts';
import { memoizeWithin } from '../memoize.ts';
import { deployed, hasFarthestShipping, isBuilding, leftOnBoard, unitCounts } from '../player.ts';
import { reject } from '../rejections.ts';
import { rulesetOf } from '../ruleset.ts';
import type { ActionOf } from '../schema.ts';
import type { GameState, Seat, Space } from '../state.ts';
import { cannotPayPlacement, cannotPlace, place, placementCost } from './placement.ts';
import type { Rule } from './rule.ts';

const tooFar = ({ player }: View, space: Space) =>
  reject('outOfReach', { space, ...(hasFarthestShipping(player) && { farthest: true }) });

const isFree = ({ decision }: View): boolean => decision.kind === 'bonuses';

const spaceTests = memoizeWithin((view: View) => ({
  refused: cannotPlace(view.state, view.seat),
  reached: inReach(view.state, view.seat),
  unpaid: cannotPayPlacement(view.state, view.seat, isFree(view)),
}));

export const expand: Rule<'expand'> = {
  candidates: ({ state, seat, decision, traits, player }) => {
    if (decision.kind === 'bonuses' && decision.freeSpace === 0) return [];
    const open = openGround(state, seat);
    const left = leftOnBoard(state, seat);
    const standing = unitCounts(state, seat);
    const result: ActionOf<'expand'>[] = [];
    for (const unit of UNITS) {
      const leastCost = (traits.unitCost[unit][standing[unit]] ?? 0) - traits.deltaDiscount;
      if (left(unit) <= 0 || player.money < leastCost) continue;
      for (const space of open[UNIT_NATURE[unit].land]) result.push({ type: 'expand', unit, space });
    }
    return result;
  },
  check: (view, { unit, space }) => {
    const { decision } = view;
    if (decision.kind === 'bonuses' && decision.freeSpace === 0) return reject('noFreeSpace', {});
    const { refused, reached, unpaid } = spaceTests(view);
    return refused(unit, space) ?? (reached(space) ? unpaid(unit, space) : tooFar(view, space));
  },
  apply: (game, view, { unit, space }) => {
    const { seat, decision } = view;
    const free = isFree(view);
    if (decision.kind === 'bonuses') decision.freeSpace--;
    else turnOf(game.state).mainDone = true;
    const cost = placementCost(game.state, seat, free)(unit, space);
    const { unit: unitCost, land: landCost, discount, total } = cost;
    emit(game, 'expanded', { seat, unit, space, unitCost, landCost, discount, cost: total, free });
    place(game, seat, unit, space, cost.total, decision.kind === 'bonuses' ? decision.source : 'action');
    const sold = neighbourGoods(game.state, seat, [space]);
    openExpansion(game, seat, sold, buildingBonuses(game.state, seat, [unit]));
  },
};

/** Returns the goods that other players' units next to these spaces make, each once (R-TRADE-3). */
export const neighbourGoods = (state: GameState, seat: Seat, spaces: readonly Space[]): Good[] =>
  neighbourSellers(state, seat, spaces).map(({ good }) => good);

/** Returns these goods with the seats whose units make them. */
export function neighbourSellers(
  state: GameState,
  seat: Seat,
  spaces: readonly Space[],
): { good: Good; sellers: Seat[] }[] {
  if (rulesetOf(state.setup).neighbourhoodLimit === 0) return [];
  const graph = graphOf(state);
  const near = spaces.flatMap((space) => neighbouring(graph, space));
  const makers: Partial<Record<Good, Seat[]>> = {};
  for (const [owner, { units }] of state.players.entries()) {
    if (owner === seat) continue;
    for (const space of near) {
      const unit = units[space];
      const good = unit === undefined ? undefined : UNIT_NATURE[unit].makes;
      if (good === undefined) continue;
      const known = makers[good] ?? [];
      if (!known.includes(owner)) makers[good] = [...known, owner];
    }
  }
  return GOODS.flatMap((good) => (makers[good] === undefined ? [] : { good, sellers: makers[good] }));
}

/** Counts the building bonuses for placing these units: one for each kind now complete (R-EXPAND-2). */
export function buildingBonuses(state: GameState, seat: Seat, placed: readonly Unit[]): number {
  const { buildingBonus } = rulesetOf(state.setup).content.playerBoard;
  if (emptyBoxes(state, seat) <= 0 || drawable(state) === 0) return 0;
  const complete = [...new Set(placed)].filter((unit) => {
    const standing = deployed(state, seat, unit);
    const before = standing - placed.filter((one) => one === unit).length;
    return isBuilding(unit) && standing >= buildingBonus.deployed && before < buildingBonus.deployed;
  });
  return complete.length;
}

/** Opens purchases and building bonuses, which the player takes in any order (R-TRADE-4). */
export function openExpansion(game: Game, seat: Seat, goods: Good[], draws: number): void {
  if (goods.length > 0 || draws > 0) game.state.stack.push({ kind: 'expansion', seat, goods, draws });
}
