/** Automatic steps between two actions. Afterwards a player has a decision to make, or the game is finished. */
import { cloneState } from '../clone.ts';
import { emit, type Game, viewOf } from '../game.ts';
import { playerAt } from '../player.ts';
import { takeBarrelOut } from '../production.ts';
import { exchangeComplete, makeExchange } from '../rules/exchange.ts';
import { completeFulfilment, slaughterForced } from '../rules/fulfil.ts';
import { allowed, anyLegal } from '../rules/index.ts';
import { giveUp } from '../rules/turn.ts';
import type { ActionType } from '../schema.ts';
import type { Decision, GameState } from '../state.ts';
import { finishRound, nextSeat, startProduction, startRound, startTurn } from './round.ts';
import { nextInDraft } from './start.ts';

/** Advances the game to the next decision that a player must make. */
export function advance(game: Game): void {
  for (;;) {
    const top = game.state.stack.at(-1);
    if (top !== undefined) {
      if (!settleAutomatically(game, top)) return;
    } else if (!takeStep(game)) return;
  }
}

function takeStep(game: Game): boolean {
  const { state } = game;
  switch (state.phase) {
    case 'draft': {
      const next = nextInDraft(game);
      if (next !== undefined) state.stack.push(next);
      return true;
    }
    case 'workers': {
      const [seat, ...later] = state.queue;
      state.queue = later;
      if (seat === undefined) startRound(game, 1);
      else state.stack.push({ kind: 'firstWorker', seat });
      return true;
    }
    case 'actions': {
      const seat = nextSeat(state);
      if (seat === undefined) startProduction(game);
      else startTurn(state, seat);
      return true;
    }
    case 'production':
      if (Object.values(state.production).some(({ ready }) => !ready)) return false;
      finishRound(game);
      return true;
    case 'finished':
      return false;
  }
}

/** Settles a decision that needs no player. Returns false if a player must decide. */
function settleAutomatically(game: Game, decision: Decision): boolean {
  const { state } = game;
  switch (decision.kind) {
    case 'turn':
      if (!state.turn?.mainDone || hasUse(state, decision)) return false;
      state.stack.pop();
      emit(game, 'turnEnded', { seat: decision.seat });
      return true;
    case 'firstWorker':
      if (hasUse(state, decision)) return false;
      state.stack.pop();
      emit(game, 'workerSkipped', { seat: decision.seat });
      return true;
    case 'slaughter':
      if (!slaughterForced(game, decision)) return false;
      state.stack.pop();
      completeFulfilment(game, decision.seat, decision.contract);
      return true;
    case 'exchange':
      if (!exchangeComplete(decision)) return false;
      state.stack.pop();
      makeExchange(game, decision);
      return true;
    case 'secondContract':
    case 'secondFulfilment':
      if (hasUse(state, decision)) return false;
      state.stack.pop();
      return true;
    case 'expansion':
    case 'draw':
    case 'bonuses':
      if (hasUse(state, decision)) return false;
      giveUp(game, decision, 'lapsed');
      return true;
    default:
      return false;
  }
}

/** Actions that only close a decision, and `takeBarrel`, which is always available and uses no decision. */
const NO_USE: readonly ActionType[] = ['decline', 'endTurn', 'takeBarrel'];

/** Returns true if a decision can be used now, or after taking out barrels first. */
function hasUse(state: GameState, decision: Decision): boolean {
  if (usable(state, decision)) return true;
  const { cellar } = playerAt(state, decision.seat);
  if (!cellar.includes(true)) return false;
  if (decision.kind === 'turn') return true;
  const emptied: Game = { state: cloneState(state), events: [] };
  cellar.forEach((barrel, place) => {
    if (barrel) takeBarrelOut(emptied, decision.seat, place);
  });
  return usable(emptied.state, emptied.state.stack.at(-1) as Decision);
}

function usable(state: GameState, decision: Decision): boolean {
  const view = viewOf(state, decision);
  return allowed(decision.kind).some((type) => !NO_USE.includes(type) && anyLegal(view, type));
}
