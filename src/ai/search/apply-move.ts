/** Applies moves to numeric positions of one seat. A test compares the results with the engine. */

import type { Good } from '../../content/index.ts';
import type { Action, ActionOf } from '../../engine/index.ts';
import { animalsNeeded, boxesLeft, contractCost, movePrice, neighbourPrice, price } from './costs.ts';
import {
  BUILDING_INDEXES,
  byteAt,
  COW,
  copyOf,
  FISHERMAN,
  GOOD_INDEX,
  GOOD_INDEXES,
  type GoodIndex,
  GRAIN,
  IMPORT_INDEXES,
  NO_GOOD,
  noGoods,
  SHEEP,
  UNIT_INDEX,
  type UnitIndex,
  WHISKY,
} from './indexes.ts';
import { placementCost } from './placements.ts';
import { type Position, unitAt } from './position.ts';
import {
  type ContractData,
  contractOf,
  type Port,
  type SearchContext,
  spaceIndex,
} from './search-context.ts';

/** Returns the position after a move. Passing is not supported: `passRound` ends the round. */
export function applyMove(context: SearchContext, before: Position, action: Action): Position {
  const position = before.copy();
  const index = (space: string) => spaceIndex(context.map, space);
  const main = () => {
    if (position.hasPending()) return;
    if (position.mainDone) beginTurn(position);
    position.mainDone = true;
  };
  switch (action.type) {
    case 'trade': {
      main();
      trade(context, position, GOOD_INDEX[action.good], action.side === 'buy', action.count, false);
      if (position.pending.shifted !== NO_GOOD) position.setPending({ shifted: NO_GOOD });
      break;
    }
    case 'buy': {
      const good = GOOD_INDEX[action.good];
      trade(context, position, good, true, action.count, true);
      position.bought = copyOf(position.bought);
      position.bought[good] += action.count;
      position.setPending({ buys: position.pending.buys & ~(1 << good), shifted: NO_GOOD });
      break;
    }
    case 'obtain':
      obtain(context, position, action.contract, main);
      break;
    case 'takeContract':
      takeContract(context, position, action.contract);
      break;
    case 'expand':
      main();
      expand(context, position, UNIT_INDEX[action.unit], index(action.space));
      break;
    case 'upgradeShipping':
    case 'upgradeTechnology':
    case 'hire':
      main();
      upgrade(context, position, action);
      break;
    case 'recall': {
      const good = GOOD_INDEX[action.good];
      position.posted[good] -= Math.sign(position.posted[good]);
      position.stock++;
      position.setPending({ upgrades: position.pending.upgrades - 1 });
      break;
    }
    case 'fulfil':
      main();
      fulfil(context, position, action);
      break;
    case 'slaughter': {
      const space = index(action.space);
      const animal = unitAt(position.units, space) === SHEEP ? 'sheep' : 'cow';
      position.removeUnit(context, space);
      position.setPending({ [animal]: position.pending[animal] - 1 });
      slaughterForced(context, position);
      break;
    }
    case 'brew':
      position.goods[GRAIN] -= action.count;
      position.money += action.count * (context.clan.brewing?.money ?? 0);
      position.setPending({ brew: 0 });
      break;
    case 'usePort':
      usePort(context, position, action);
      break;
    case 'exchangeGoods': {
      markPort(context, position, action.port);
      const out = GOOD_INDEX[action.discard];
      position.goods[out]--;
      for (const gained of action.gain.split('+')) {
        const good = GOOD_INDEX[gained as Good];
        position.goods[good]++;
      }
      break;
    }
    case 'shiftPrice': {
      if (!position.hasPending()) main();
      const effect = markPort(context, position, action.port, 'shiftPrice');
      const steps = effect?.kind === 'shiftPrice' ? effect.steps : 0;
      const good = GOOD_INDEX[action.good];
      movePrice(context, position, good, action.direction === 'up' ? steps : -steps);
      position.setPending({ shifted: good });
      break;
    }
    case 'row': {
      if (position.mainDone) beginTurn(position);
      position.rowed = true;
      position.removeUnit(context, index(action.from));
      position.placeUnit(context, FISHERMAN, index(action.to));
      break;
    }
    case 'takeBarrel':
      position.cellar = position.cellar.map((barrel, i) => barrel && i !== action.place - 1);
      position.money += context.clan.cellar[action.place - 1] ?? 0;
      position.goods[WHISKY]++;
      break;
    case 'drawContracts':
      position.money -= Math.max(0, contractCost(context, position));
      position.unseenContracts++;
      position.setPending({ draws: 0 });
      break;
    case 'decline':
      decline(position);
      break;
    default:
      throw new Error(`${action.type} is not thought about`);
  }
  position.dropEmptyPending();
  return position;
}

function beginTurn(position: Position): void {
  position.mainDone = false;
  position.rowed = false;
  position.obtained = [];
  position.bought = noGoods();
}

/** Declines the current choice. A second contract is asked about last and remains open. */
function decline(position: Position): void {
  const { second, freeSpace, upgrades: left, brew, draws, buys } = position.pending;
  const bonuses = freeSpace + left + brew;
  if (draws + buys > 0) position.setPending({ draws: 0, buys: 0 });
  else if (bonuses > 0) position.setPending({ freeSpace: 0, upgrades: 0, brew: 0 });
  else if (second !== '') position.setPending({ second: '' });
}

/** Trades, then moves the price (R-TRADE-1). */
function trade(
  context: SearchContext,
  position: Position,
  good: GoodIndex,
  buys: boolean,
  count: number,
  near: boolean,
): void {
  const each = near ? neighbourPrice(context, position, good) : price(context, position, good);
  position.stock -= count;
  position.posted[good] += buys ? count : -count;
  position.money += context.clan.moneyOnTrade + (buys ? -1 : 1) * count * each;
  position.goods[good] += buys ? count : -count;
  movePrice(context, position, good, buys ? count : -count);
}

function obtain(context: SearchContext, position: Position, contract: number, main: () => void): void {
  const second = position.pending.second === 'obtain';
  main();
  position.board = position.board.map((one) => (one === contract ? undefined : one));
  takeContract(context, position, contract);
  if (second) position.setPending({ second: '' });
  else if (context.clan.contractsPerAction > 1 && boxesLeft(context, position) > 0)
    position.setPending({ second: 'obtain' });
}

function takeContract(context: SearchContext, position: Position, contract: number): void {
  position.money -= contractCost(context, position);
  position.held = [...position.held, contract];
  position.obtained = [...position.obtained, contract];
}

function expand(context: SearchContext, position: Position, unit: UnitIndex, space: number): void {
  const free = position.pending.freeSpace > 0;
  position.money -= placementCost(context, position, unit, space, free);
  if (free) position.setPending({ freeSpace: position.pending.freeSpace - 1 });
  position.placeUnit(context, unit, space);
  const { deployed } = context.ruleset.content.playerBoard.buildingBonus;
  if (
    BUILDING_INDEXES.includes(unit) &&
    position.counts[unit] === deployed &&
    boxesLeft(context, position) > 0
  )
    position.setPending({ draws: position.pending.draws + 1 });
  const buys =
    context.ruleset.neighbourhoodLimit > 0 && position.stock > 0 ? byteAt(context.neighbourGoods, space) : 0;
  if (buys > 0) position.setPending({ buys });
}

function upgrade(
  context: SearchContext,
  position: Position,
  action: ActionOf<'upgradeShipping' | 'upgradeTechnology' | 'hire'>,
): void {
  const { merchants, shipping, technology } = context.ruleset.content.playerBoard;
  const free = position.pending.upgrades > 0;
  if (free) position.setPending({ upgrades: position.pending.upgrades - 1 });
  if (action.type === 'upgradeShipping') {
    position.upgradeShipping();
    if (!free) position.money -= shipping.stepCost;
  } else if (action.type === 'hire') {
    position.hireable--;
    position.stock++;
    if (!free) position.money -= merchants.hireCost;
  } else {
    const [woodcutter, miner] = position.technology;
    position.technology = [woodcutter || action.worker === 'woodcutter', miner || action.worker === 'miner'];
    position.money -= free ? technology.bonusCost : technology.cost;
  }
}

/** Marks a port as used and pays for a copy. Returns the effect; `kind` is what port 9 copies. */
export function markPort(
  context: SearchContext,
  position: Position,
  id: number,
  kind?: string,
): Port['effect'] | undefined {
  position.ports = [...position.ports, id];
  const own = context.ports.find((one) => one.id === id)?.effect;
  if (own?.kind !== 'copy') return own;
  position.money -= own.cost;
  return context.ports.find(({ effect }) => effect.kind === kind)?.effect;
}

function usePort(
  context: SearchContext,
  position: Position,
  { port, effect: from }: ActionOf<'usePort'>,
): void {
  markPort(context, position, port);
  const effect = context.ports.find(({ id }) => id === from)?.effect;
  if (effect?.kind === 'money') position.money += effect.money;
  if (effect?.kind === 'bonusUpgrade') {
    position.glory += effect.glory;
    position.setPending({ upgrades: 1 });
  }
  if (effect?.kind === 'drawContracts') {
    position.money += effect.money;
    if (boxesLeft(context, position) > 0) position.setPending({ draws: 1 });
  }
}

function fulfil(
  context: SearchContext,
  position: Position,
  { contract, spare, spareCopy }: ActionOf<'fulfil'>,
): void {
  const tile = contractOf(context, contract);
  const second = position.pending.second;
  for (const good of GOOD_INDEXES) position.goods[good] -= tile.goods[good];
  for (const [meat, copying] of [
    [spare, false],
    [spareCopy, true],
  ] as const) {
    if (meat === 'none') continue;
    const port = context.ports.find(({ effect }) => effect.kind === (copying ? 'copy' : 'spareAnimal'));
    if (port !== undefined) markPort(context, position, port.id);
  }
  position.setPending({
    contract,
    ...animalsNeeded(tile, { spare, spareCopy }),
    second: second === '' && context.clan.contractsPerAction > 1 ? 'fulfil' : '',
  });
  slaughterForced(context, position);
}

/** Slaughters animals if there is no choice, and completes the contract when none are left to choose. */
function slaughterForced(context: SearchContext, position: Position): void {
  for (const [unit, animal] of [
    [COW, 'cow'],
    [SHEEP, 'sheep'],
  ] as const) {
    const needed = position.pending[animal];
    if (needed === 0 || position.counts[unit] > needed) continue;
    for (let space = 0; space < position.units.length; space++)
      if (unitAt(position.units, space) === unit) position.removeUnit(context, space);
    position.setPending({ [animal]: 0 });
  }
  if (position.pending.cow + position.pending.sheep === 0) complete(context, position);
}

function complete(context: SearchContext, position: Position): void {
  const { contract } = position.pending;
  const tile = contractOf(context, contract);
  position.money += tile.money + importMoney(context, position, tile);
  position.held = position.held.filter((one) => one !== contract);
  position.fulfilled = [...position.fulfilled, contract];
  position.setPending({
    contract: 0,
    freeSpace: tile.freeSpace,
    upgrades: tile.upgrades,
    brew: context.clan.brewing === undefined ? 0 : Math.min(tile.hops, context.clan.brewing.max),
  });
  if (position.pending.second === 'fulfil' && position.held.length === 0) position.setPending({ second: '' });
}

/** Returns the pounds for the steps that import tokens reach (R-FULFIL-2). */
function importMoney(context: SearchContext, { fulfilled }: Position, contract: ContractData): number {
  const { ruleset, others } = context;
  if (!ruleset.importMoney) return 0;
  const { length, poundSteps } = ruleset.content.exportBoard.track[ruleset.size];
  let money = 0;
  for (const i of IMPORT_INDEXES) {
    const amount = contract.imports[i];
    if (amount === 0) continue;
    const from =
      others.imports[i] + fulfilled.reduce((sum, id) => sum + contractOf(context, id).imports[i], 0);
    for (let step = from; step < from + amount; step++) if (poundSteps.includes((step % length) + 1)) money++;
  }
  return money;
}
