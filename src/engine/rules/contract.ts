/** Obtaining contracts: from the board, and by the building bonus (R-CONTRACT-1, R-EXPAND-2, R-BUCHANAN). */
import {
  cannotTake,
  contractsOnBoard,
  drawable,
  drawForBonus,
  emptyBoxes,
  liftFromBoard,
  takeContract as take,
} from '../contracts.ts';
import { turnOf } from '../game.ts';
import { reject } from '../rejections.ts';
import type { Rule } from './rule.ts';

export const obtain: Rule<'obtain'> = {
  candidates: ({ state }) => contractsOnBoard(state).map((contract) => ({ type: 'obtain', contract })),
  check: ({ state, seat }, { contract }) => {
    const offered = contractsOnBoard(state);
    if (offered.includes(contract)) return cannotTake(state, seat);
    // With a full box, another contract would be refused too.
    const full = offered.length > 0 && emptyBoxes(state, seat) <= 0;
    return full ? reject('noEmptyBox', {}) : reject('contractNotOnBoard', { contract });
  },
  apply: (game, { seat, decision, traits }, { contract }) => {
    const { state } = game;
    const turn = turnOf(state);
    liftFromBoard(state, contract);
    take(game, seat, contract, false);
    turn.mainDone = true;
    if (decision.kind === 'secondContract') state.stack.pop();
    else if (traits.contractsPerAction > 1) state.stack.push({ kind: 'secondContract', seat });
  },
};

export const drawContracts: Rule<'drawContracts'> = {
  candidates: () => [{ type: 'drawContracts' }],
  check: ({ state, seat, decision }) => {
    if (decision.kind !== 'expansion' || decision.draws === 0 || drawable(state) === 0) {
      return reject('noBuildingBonus', {});
    }
    return emptyBoxes(state, seat) > 0 ? undefined : reject('noEmptyBox', {});
  },
  apply: (game, { seat, decision }) => {
    if (decision.kind === 'expansion') decision.draws--;
    game.state.stack.push(drawForBonus(game, seat));
  },
};

export const takeContract: Rule<'takeContract'> = {
  candidates: ({ decision }) =>
    decision.kind === 'draw'
      ? decision.contracts.map((contract) => ({ type: 'takeContract', contract }))
      : [],
  check: ({ state, seat, decision }, { contract }) =>
    decision.kind === 'draw' && decision.contracts.includes(contract)
      ? cannotTake(state, seat)
      : reject('contractNotDrawn', { contract }),
  apply: (game, { seat, decision }, { contract }) => {
    if (decision.kind !== 'draw') throw new Error('no contracts are drawn');
    decision.contracts = decision.contracts.filter((other) => other !== contract);
    decision.taken++;
    take(game, seat, contract, true);
  },
};
