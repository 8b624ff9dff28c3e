/** The phases of a round: preparation, turns, production, scoring (R-ROUND, R-SOLO-2, R-SOLO-3). */
import { GOODS, ROUNDS } from '../../content/index.ts';
import { liftFromBoard, refillBoard } from '../contracts.ts';
import { emit, type Game } from '../game.ts';
import { movePrice } from '../market.ts';
import { playerAt } from '../player.ts';
import { carryOut, openProduction, produceByItself } from '../production.ts';
import { rulesetOf } from '../ruleset.ts';
import { endGame } from '../scoring/end.ts';
import { scoreRound } from '../scoring/tiles.ts';
import type { GameState, Seat } from '../state.ts';

/** Begins a round: preparation (not in round 1), then the action phase. */
export function startRound(game: Game, round: number): void {
  const { state } = game;
  state.round = round;
  state.phase = 'actions';
  state.passed = [];
  state.production = {};
  delete state.turn;
  emit(game, 'roundStarted', { round, order: [...state.turnOrder] });
  if (round === 1) return;
  for (const seat of state.turnOrder) merchantsBack(game, seat);
  const ruleset = rulesetOf(state.setup);
  const lastDie = ruleset.dice ? rollPrices(game, round) : 0;
  refillBoard(game, ruleset.boxes);
  if (ruleset.dice) removeByDie(game, lastDie);
}

function merchantsBack(game: Game, seat: Seat): void {
  const player = playerAt(game.state, seat);
  const count = GOODS.reduce((sum, good) => sum + (player.posted[good]?.count ?? 0), 0);
  const { stock, board } = player.merchants;
  player.posted = {};
  player.merchants = { stock: stock + count, board };
  if (count > 0) emit(game, 'merchantsBack', { seat, count });
}

/** Moves three prices by dice (R-SOLO-2). Returns the last price die. */
function rollPrices(game: Game, round: number): number {
  const { state } = game;
  const ruleset = rulesetOf(state.setup);
  const [low, high] = ruleset.content.market[ruleset.size].mediumRange;
  let last = 0;
  for (const { good, die } of state.dice[round - 2] ?? []) {
    const index = state.market[good];
    const steps = index < low ? Math.abs(die) : index > high ? -Math.abs(die) : die;
    emit(game, 'priceRolled', { good, die, ...movePrice(state, good, steps) });
    last = die;
  }
  return last;
}

/** Removes from the game the contract in the box of the last price die (R-SOLO-3). */
function removeByDie(game: Game, die: number): void {
  const { contracts, setup } = game.state;
  const box = rulesetOf(setup).content.exportBoard.soloBoxes.indexOf(die);
  const contract = contracts.board[box];
  if (contract === undefined) return;
  liftFromBoard(game.state, contract);
  contracts.removed = [...contracts.removed, contract];
  emit(game, 'contractLeft', { contract });
}

/** Returns the seat whose turn is next; `undefined` if all have passed. */
export function nextSeat(state: GameState): Seat | undefined {
  const { turnOrder, passed, turn } = state;
  const last = turn === undefined ? -1 : turnOrder.indexOf(turn.seat);
  for (let i = 1; i <= turnOrder.length; i++) {
    const seat = turnOrder[(last + i) % turnOrder.length] as Seat;
    if (!passed.includes(seat)) return seat;
  }
  return undefined;
}

/** Starts a seat's turn in the given state, which is changed. */
export function startTurn(state: GameState, seat: Seat): void {
  state.turn = { seat, mainDone: false, rowed: false, bought: {}, obtained: [] };
  state.stack.push({ kind: 'turn', seat });
}

/** Starts production after all have passed: automatic income, then the players' decisions (R-PROD-1). */
export function startProduction(game: Game): void {
  const { state } = game;
  delete state.turn;
  state.phase = 'production';
  emit(game, 'productionStarted', { round: state.round });
  for (const seat of state.turnOrder) produceByItself(game, seat);
  for (const seat of state.turnOrder) openProduction(state, seat);
}

/** Finishes the round after all production decisions: production, scoring, then the next round or the end. */
export function finishRound(game: Game): void {
  const { state } = game;
  const plans = Object.values(state.production).flatMap(({ plan }) => Object.values(plan));
  if (plans.some((count) => count > 0)) emit(game, 'productionDecided', { round: state.round });
  for (const seat of state.turnOrder) {
    const production = state.production[seat];
    if (production !== undefined) carryOut(game, seat, production.plan);
  }
  scoreRound(game);
  if (state.round < ROUNDS) {
    state.turnOrder = [...state.passed];
    startRound(game, state.round + 1);
    return;
  }
  endGame(game);
  state.production = {};
  state.phase = 'finished';
  emit(game, 'gameFinished', { rounds: state.round });
}
