/** Scoring tiles: what each one counts, and the glory at the end of a round (R-SCORE-1). */
import {
  BASIC_GOODS,
  IMPORTS,
  MEATS,
  PROCESSED_GOODS,
  type ScoringRule,
  type ScoringTile,
} from '../../content/index.ts';
import { contractTile } from '../contracts.ts';
import { emit, type Game, glory } from '../game.ts';
import { spaceInfo } from '../map/reach.ts';
import { playerAt } from '../player.ts';
import { rulesetOf } from '../ruleset.ts';
import type { GameState, Seat } from '../state.ts';

function spacesWhere(state: GameState, seat: Seat, test: (border: boolean, cost: number) => boolean): number {
  return Object.keys(playerAt(state, seat).units).filter((space) => {
    const info = spaceInfo(state, space);
    return info !== undefined && test(info.border, info.cost);
  }).length;
}

/** Counts a player's upgrades: shipping steps, merchants beyond the first, technologies; starting ones count. */
function upgrades(state: GameState, seat: Seat): number {
  const { shipping, merchants, technology } = playerAt(state, seat);
  const { hireable } = rulesetOf(state.setup).content.playerBoard.merchants;
  return shipping + (hireable - merchants.board) + Object.values(technology).filter(Boolean).length;
}

const onContracts = (state: GameState, seat: Seat, count: (id: number) => number): number =>
  playerAt(state, seat).fulfilled.reduce((sum, id) => sum + count(id), 0);

/** Counts what a scoring tile counts for a player. */
function counted(state: GameState, seat: Seat, rule: ScoringRule): number {
  const player = playerAt(state, seat);
  switch (rule.kind) {
    case 'basicGoods':
      return BASIC_GOODS.reduce((sum, good) => sum + player.goods[good], 0);
    case 'processedGoods':
      return (
        PROCESSED_GOODS.reduce((sum, good) => sum + player.goods[good], 0) +
        player.cellar.filter(Boolean).length
      );
    case 'borderUnits':
      return spacesWhere(state, seat, (border) => border);
    case 'costlySpaces':
      return spacesWhere(state, seat, (_border, cost) => rule.costs.includes(cost));
    case 'imports':
      return onContracts(state, seat, (id) =>
        IMPORTS.reduce((sum, good) => sum + contractTile(state, id).gives[good], 0),
      );
    case 'meat':
      return onContracts(state, seat, (id) =>
        MEATS.reduce((sum, meat) => sum + contractTile(state, id).requires[meat], 0),
      );
    case 'upgrades':
      return upgrades(state, seat);
    case 'units':
      return Object.values(player.units).reduce((sum, unit) => sum + rule.weights[unit], 0);
  }
}

function gloryOf(state: GameState, seat: Seat, tile: ScoringTile): number {
  const count = counted(state, seat, tile.rule);
  return tile.rule.kind === 'units' ? count : Math.floor(count / tile.rule.per) * tile.rule.points;
}

/** Returns the scoring tile of a round; `undefined` in games without them. */
export function scoringTile(state: GameState, round: number): ScoringTile | undefined {
  const id = state.scoringTiles[round - 1];
  return rulesetOf(state.setup).content.scoringTiles.find((tile) => tile.id === id);
}

/** Returns what this round's scoring tile would give each player now, in turn order; empty without a tile. */
export function roundGlory(state: GameState): { seat: Seat; count: number; glory: number }[] {
  const tile = scoringTile(state, state.round);
  if (tile === undefined) return [];
  return state.turnOrder.map((seat) => ({
    seat,
    count: counted(state, seat, tile.rule),
    glory: gloryOf(state, seat, tile),
  }));
}

/** Gives every player the glory of the round's scoring tile. */
export function scoreRound(game: Game): void {
  const { state } = game;
  const tile = scoringTile(state, state.round);
  if (tile === undefined) return;
  emit(game, 'scoringStarted', { round: state.round, tile: tile.id });
  for (const { seat, count, glory: points } of roundGlory(state)) {
    emit(game, 'roundScored', { seat, round: state.round, tile: tile.id, count, glory: points });
    glory(game, seat, points, `scoring:${tile.id}`);
  }
}
