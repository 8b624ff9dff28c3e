/** Macro moves: all it takes to fulfil a contract in one step. */

import { GOODS } from '../../content/index.ts';
import type { Action } from '../../engine/index.ts';
import { applyMove } from './apply-move.ts';
import { at, COW, GOOD_INDEXES, SHEEP } from './indexes.ts';
import { fulfilMoves, type MacroMove, obtainMoves } from './moves.ts';
import { expandMoves } from './placements.ts';
import type { Position } from './position.ts';
import { type ContractData, contractOf, type SearchContext } from './search-context.ts';
import { exchangeMacros } from './unit-exchange.ts';

/** Returns the macro move of each contract that can be fulfilled in this round, and unit exchanges. */
export function macroMoves(context: SearchContext, position: Position): MacroMove[] {
  if (position.hasPending()) return [];
  const open = obtainMoves(context, position);
  return [
    ...position.held.map((contract) => macroMove(context, position, contract)),
    ...open.map((action) =>
      macroMove(context, position, action.type === 'obtain' ? action.contract : 0, action),
    ),
    ...exchangeMacros(context, position),
  ].filter((one) => one !== undefined);
}

function macroMove(
  context: SearchContext,
  from: Position,
  contract: number,
  obtain?: Action,
): MacroMove | undefined {
  const deal = contractOf(context, contract);
  const actions: Action[] = [];
  let position = from;
  const perform = (action: Action) => {
    position = applyMove(context, position, action);
    actions.push(action);
  };
  if (obtain !== undefined) {
    perform(obtain);
    if (position.hasPending()) perform({ type: 'decline' });
  }
  if (
    !buyMissingGoods(context, () => position, deal, perform) ||
    !placeMissingAnimals(context, () => position, deal, perform)
  )
    return undefined;
  const [fulfil] = fulfilMoves(context, position, contract);
  if (fulfil === undefined || (obtain === undefined && actions.length === 0)) return undefined;
  perform(fulfil);
  return { actions, position };
}

type Perform = (action: Action) => void;

function buyMissingGoods(
  context: SearchContext,
  current: () => Position,
  contract: ContractData,
  perform: Perform,
): boolean {
  for (const good of GOOD_INDEXES) {
    const { goods, stock, posted, money, market } = current();
    const count = contract.goods[good] - goods[good];
    if (count <= 0) continue;
    const price = at(context.prices[good], market[good]);
    const purse = money + context.clan.moneyOnTrade;
    if (count > stock || posted[good] < 0 || count * price > purse) return false;
    perform({ type: 'trade', good: GOODS[good], side: 'buy', count });
  }
  return true;
}

function placeMissingAnimals(
  context: SearchContext,
  current: () => Position,
  contract: ContractData,
  perform: Perform,
): boolean {
  for (const [unit, needed] of [
    [COW, contract.beef],
    [SHEEP, contract.mutton],
  ] as const) {
    while (current().counts[unit] < needed) {
      const [best] = expandMoves(context, current(), false, 1, unit);
      if (best === undefined) return false;
      perform(best);
      while (current().hasPending()) perform({ type: 'decline' });
    }
  }
  return true;
}
