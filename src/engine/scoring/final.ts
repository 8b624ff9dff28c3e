/** The score sheet: every row of final scoring for every player (R-FINAL, R-SOLO-4). Points are victory points. */
import { BASIC_GOODS, IMPORTS, type Import, PROCESSED_GOODS } from '../../content/index.ts';
import { cloneState } from '../clone.ts';
import { contractTile } from '../contracts.ts';
import { importTotals } from '../imports.ts';
import { linkedSettlements } from '../map/settlements.ts';
import { playerAt } from '../player.ts';
import { rulesetOf } from '../ruleset.ts';
import type { GameState, Seat } from '../state.ts';
import { endGame } from './end.ts';
import { sharePlaces } from './tie-sharing.ts';

/** Rows of the score sheet, top to bottom. */
export const SCORE_ROWS = [
  'glory',
  'basicGoods',
  'processedGoods',
  'money',
  'hops',
  'cotton',
  'tobacco',
  'sugarCane',
  'contracts',
  'settlements',
  'auction',
] as const;
export type ScoreRow = (typeof SCORE_ROWS)[number];

export interface PlayerScore {
  seat: Seat;
  /** The amount that each row counts; for `auction`, the bid. */
  counts: Record<ScoreRow, number>;
  /** Victory points by row; a bid is negative. */
  points: Record<ScoreRow, number>;
  total: number;
  /** Pounds left after scoring tens, for breaking ties (R-FINAL-4). */
  leftover: number;
  /** 1 for the winner; players who remain tied share a place. */
  place: number;
}

export interface ScoreSheet {
  /** The rows to show: without those that an option switches off, and with bids only if a player bid. */
  rows: ScoreRow[];
  players: PlayerScore[];
  winners: Seat[];
  /** Points per import, by seat (seats differ only with own imports). */
  importValues: Record<Import, number>[];
  title?: 'newbie' | 'rookie' | 'average' | 'expert' | 'genius';
}

/** Returns the points of each import, the most common first. In a tie, cotton is the rarest (R-FINAL-1). */
function importValues(amounts: Record<Import, number>, values: readonly number[]): Record<Import, number> {
  // Rarest first; equal amounts keep the order cotton, tobacco, sugar cane.
  const rarest = [...IMPORTS].sort((a, b) => amounts[a] - amounts[b]);
  const result = { cotton: 0, tobacco: 0, sugarCane: 0 };
  rarest.forEach((good, i) => {
    result[good] = values[values.length - 1 - i] ?? 0;
  });
  return result;
}

const sumOf = (state: GameState, seat: Seat, key: Import | 'hops'): number =>
  playerAt(state, seat).fulfilled.reduce((sum, id) => sum + contractTile(state, id).gives[key], 0);

/** Returns the points of each import by seat (R-FINAL-1, R-OPT-1, R-OPT-7). */
function valuesBySeat(state: GameState): Record<Import, number>[] {
  const ruleset = rulesetOf(state.setup);
  const { imports, staticImport: each } = ruleset.content.finalScoring;
  if (ruleset.importValues === 'own') {
    return state.players.map((_, seat) => {
      const own = Object.fromEntries(IMPORTS.map((good) => [good, sumOf(state, seat, good)]));
      return importValues(own as Record<Import, number>, imports);
    });
  }
  const isStatic = ruleset.importValues === 'static';
  const common = importValues(importTotals(state), isStatic ? [each, each, each] : imports);
  return state.players.map(() => ({ ...common }));
}

/** Returns every seat's points for a majority; in solo, for the step reached (R-FINAL-2, R-FINAL-3, R-SOLO-4). */
function majority(state: GameState, row: 'contracts' | 'settlements', amounts: number[]): number[] {
  const ruleset = rulesetOf(state.setup);
  const scored = row === 'contracts' ? ruleset.contractScoring : ruleset.settlementScoring;
  if (!scored) return amounts.map(() => 0);
  const { finalScoring } = ruleset.content;
  if (ruleset.players === 1) {
    return amounts.map((amount) => reached(finalScoring.solo[row], amount)?.points ?? 0);
  }
  return sharePlaces(amounts, finalScoring[row][ruleset.players]);
}

function reached<T extends { atLeast: number }>(steps: readonly T[], amount: number): T | undefined {
  return steps.reduce<T | undefined>(
    (best, step) =>
      amount >= step.atLeast && (best === undefined || step.atLeast > best.atLeast) ? step : best,
    undefined,
  );
}

function sheet(state: GameState): ScoreSheet {
  const ruleset = rulesetOf(state.setup);
  const { finalScoring } = ruleset.content;
  const seats = state.players.map((_, seat) => seat);
  const contracts = state.players.map((player) => player.fulfilled.length);
  const linked = seats.map((seat) => linkedSettlements(state, seat));
  const contractPoints = majority(state, 'contracts', contracts);
  const settlementPoints = majority(state, 'settlements', linked);
  const values = valuesBySeat(state);
  const scores = seats.map((seat): Unranked => {
    const player = playerAt(state, seat);
    const counts: Record<ScoreRow, number> = {
      glory: player.glory,
      basicGoods: BASIC_GOODS.reduce((sum, good) => sum + player.goods[good], 0),
      processedGoods: PROCESSED_GOODS.reduce((sum, good) => sum + player.goods[good], 0),
      money: player.money,
      hops: sumOf(state, seat, 'hops'),
      cotton: sumOf(state, seat, 'cotton'),
      tobacco: sumOf(state, seat, 'tobacco'),
      sugarCane: sumOf(state, seat, 'sugarCane'),
      contracts: contracts[seat] ?? 0,
      settlements: linked[seat] ?? 0,
      auction: player.bid,
    };
    const value = values[seat] as Record<Import, number>;
    const points: Record<ScoreRow, number> = {
      glory: counts.glory,
      basicGoods: counts.basicGoods * finalScoring.goods.basic,
      processedGoods: counts.processedGoods * finalScoring.goods.processed,
      money: Math.floor(counts.money / finalScoring.poundsPerPoint),
      hops: counts.hops * finalScoring.hops,
      cotton: counts.cotton * value.cotton,
      tobacco: counts.tobacco * value.tobacco,
      sugarCane: counts.sugarCane * value.sugarCane,
      contracts: contractPoints[seat] ?? 0,
      settlements: settlementPoints[seat] ?? 0,
      auction: 0 - counts.auction,
    };
    const total = SCORE_ROWS.reduce((sum, row) => sum + points[row], 0);
    return { seat, counts, points, total, leftover: player.money % finalScoring.poundsPerPoint };
  });
  const hidden: Partial<Record<ScoreRow, boolean>> = {
    contracts: !ruleset.contractScoring,
    settlements: !ruleset.settlementScoring,
    auction: scores.every(({ counts }) => counts.auction === 0),
  };
  const title = ruleset.solo ? reached(finalScoring.solo.titles, scores[0]?.total ?? 0)?.title : undefined;
  return {
    rows: SCORE_ROWS.filter((row) => hidden[row] !== true),
    ...ranked(scores, (a, b) => a.total > b.total || (a.total === b.total && a.leftover > b.leftover)),
    importValues: values,
    ...(title === undefined ? {} : { title }),
  };
}

type Unranked = Omit<PlayerScore, 'place'>;

/** Places the players by who beats whom, and returns the winners. */
function ranked(scores: readonly Unranked[], beats: (a: Unranked, b: Unranked) => boolean) {
  const placeOf = (score: Unranked) => 1 + scores.filter((other) => beats(other, score)).length;
  const players = scores.map((score) => ({ ...score, place: placeOf(score) }));
  return { players, winners: players.filter(({ place }) => place === 1).map(({ seat }) => seat) };
}

/** Returns the score sheet of a finished game; `undefined` if it is not finished. */
export const finalScore = (state: GameState): ScoreSheet | undefined =>
  state.phase === 'finished' ? sheet(state) : undefined;

/** Returns what final scoring would give if the game ended now; for a finished game, what it gave. */
export function projectedScore(state: GameState): ScoreSheet {
  if (state.phase === 'finished') return sheet(state);
  const ended = { state: cloneState(state), events: [] };
  endGame(ended);
  return sheet(ended.state);
}

/** Returns the projected score; until the game is over, equal points share places (R-FINAL-4). */
export function standings(state: GameState): ScoreSheet {
  const sheetNow = projectedScore(state);
  if (state.phase === 'finished') return sheetNow;
  return { ...sheetNow, ...ranked(sheetNow.players, (a, b) => a.total > b.total) };
}
