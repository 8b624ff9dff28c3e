/**
 * What comes of a move: the rules once more, for one seat and in numbers, so that thousands of positions can be looked
 * at. A test holds them to the engine.
 */
import { type Good, TECHNOLOGIES } from '../../content/index.ts';
import type { Action, ActionOf } from '../../engine/index.ts';
import {
  at,
  boxesLeft,
  contractCost,
  contractOf,
  goodIndex,
  movePrice,
  neighbourPrice,
  price,
} from './costs.ts';
import { placementCost } from './placements.ts';
import type { Position } from './position.ts';
import { type ContractData, type Port, type SearchContext, unitIndex } from './search-context.ts';

/** What comes of a move. Not for passing, which ends the round. */
export function applyMove(context: SearchContext, before: Position, action: Action): Position {
  const position = before.copy();
  const index = (space: string) => context.map.index.get(space) as number;
  const main = () => {
    if (position.hasPending()) return;
    if (position.mainDone) beginTurn(position);
    position.mainDone = true;
  };
  switch (action.type) {
    case 'trade': {
      main();
      trade(
        context,
        position,
        goodIndex.get(action.good) as number,
        action.side === 'buy',
        action.count,
        false,
      );
      if (position.pending.shifted >= 0) position.setPending({ shifted: -1 });
      break;
    }
    case 'buy': {
      const good = goodIndex.get(action.good) as number;
      trade(context, position, good, true, action.count, true);
      position.bought = position.bought.slice();
      position.bought[good] = at(position.bought, good) + action.count;
      position.setPending({ buys: position.pending.buys & ~(1 << good) });
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
      expand(context, position, unitIndex.get(action.unit) as number, index(action.space));
      break;
    case 'upgradeShipping':
    case 'upgradeTechnology':
    case 'hire':
      main();
      upgrade(context, position, action);
      break;
    case 'recall': {
      const good = goodIndex.get(action.good) as number;
      position.posted[good] = at(position.posted, good) - Math.sign(at(position.posted, good));
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
      const animal = position.units[space] === 1 ? 'sheep' : 'cow';
      position.removeUnit(context, space);
      position.setPending({ [animal]: position.pending[animal] - 1 });
      slaughterForced(context, position);
      break;
    }
    case 'brew':
      position.goods[2] = at(position.goods, 2) - action.count;
      position.money += action.count * (context.clan.brewing?.money ?? 0);
      position.setPending({ brew: 0 });
      break;
    case 'usePort':
      usePort(context, position, action);
      break;
    case 'exchangeGoods': {
      markPort(context, position, action.port);
      const out = goodIndex.get(action.discard) as number;
      position.goods[out] = at(position.goods, out) - 1;
      for (const gained of action.gain.split('+')) {
        const good = goodIndex.get(gained as Good) as number;
        position.goods[good] = at(position.goods, good) + 1;
      }
      break;
    }
    case 'shiftPrice': {
      if (!position.hasPending()) main();
      const effect = markPort(context, position, action.port, 'shiftPrice');
      const steps = effect?.kind === 'shiftPrice' ? effect.steps : 0;
      const good = goodIndex.get(action.good) as number;
      movePrice(context, position, good, action.direction === 'up' ? steps : -steps);
      position.setPending({ shifted: good });
      break;
    }
    case 'takeBarrel':
      position.cellar = position.cellar.map((barrel, i) => barrel && i !== action.place - 1);
      position.money += context.clan.cellar[action.place - 1] ?? 0;
      position.goods[5] = at(position.goods, 5) + 1;
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
  position.bought = [0, 0, 0, 0, 0, 0];
}

/** Gives up what is open; a second contract of the action, asked about last, stays open. */
function decline(position: Position): void {
  const { second, freeSpace, upgrades: left, brew, draws, buys } = position.pending;
  const bonuses = freeSpace + left + brew;
  if (draws + buys > 0) position.setPending({ draws: 0, buys: 0 });
  else if (bonuses > 0) position.setPending({ freeSpace: 0, upgrades: 0, brew: 0 });
  else if (second !== '') position.setPending({ second: '' });
}

/** A trade: merchants, money, goods, then the price moves (R-TRADE-1). */
function trade(
  context: SearchContext,
  position: Position,
  good: number,
  buys: boolean,
  count: number,
  near: boolean,
): void {
  const each = near ? neighbourPrice(context, position, good) : price(context, position, good);
  position.stock -= count;
  position.posted[good] = at(position.posted, good) + (buys ? count : -count);
  position.money += context.clan.moneyOnTrade + (buys ? -1 : 1) * count * each;
  position.goods[good] = at(position.goods, good) + (buys ? count : -count);
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

function expand(context: SearchContext, position: Position, unit: number, space: number): void {
  const free = position.pending.freeSpace > 0;
  position.money -= placementCost(context, position, unit, space, free);
  if (free) position.setPending({ freeSpace: position.pending.freeSpace - 1 });
  position.placeUnit(context, unit, space);
  const { deployed } = context.ruleset.content.playerBoard.buildingBonus;
  const building = unit === 2 || unit === 3 || unit === 5;
  if (building && at(position.counts, unit) === deployed && boxesLeft(context, position) > 0)
    position.setPending({ draws: position.pending.draws + 1 });
  const buys =
    context.ruleset.neighbourhoodLimit > 0 && position.stock > 0 ? at(context.neighbourGoods, space) : 0;
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
    position.technology = position.technology.map((done, i) => done || TECHNOLOGIES[i] === action.worker);
    position.money -= free ? technology.bonusCost : technology.cost;
  }
}

function markPort(
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
  for (let good = 0; good < 6; good++) position.goods[good] = at(position.goods, good) - at(tile.goods, good);
  for (const [meat, copying] of [
    [spare, false],
    [spareCopy, true],
  ] as const) {
    if (meat === 'none') continue;
    const port = context.ports.find(({ effect }) => effect.kind === (copying ? 'copy' : 'spareAnimal'));
    if (port !== undefined) markPort(context, position, port.id);
  }
  const spared = (meat: string) => (spare === meat ? 1 : 0) + (spareCopy === meat ? 1 : 0);
  position.setPending({
    contract,
    cow: tile.beef - spared('beef'),
    sheep: tile.mutton - spared('mutton'),
    second: second === '' && context.clan.contractsPerAction > 1 ? 'fulfil' : '',
  });
  slaughterForced(context, position);
}

/** Slaughters where there is no choice; when none is left, the contract is fulfilled. */
function slaughterForced(context: SearchContext, position: Position): void {
  for (const [unit, animal] of [
    [1, 'cow'],
    [0, 'sheep'],
  ] as const) {
    const needed = position.pending[animal];
    if (needed === 0 || at(position.counts, unit) > needed) continue;
    for (let space = 0; space < position.units.length; space++)
      if (position.units[space] === unit + 1) position.removeUnit(context, space);
    position.setPending({ [animal]: 0 });
  }
  if (position.pending.cow + position.pending.sheep === 0) complete(context, position);
}

/** The contract lies fulfilled: money, imports, and bonuses to be had. */
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

/** Pounds for the steps that the import tokens reach (R-FULFIL-2). */
function importMoney(context: SearchContext, { fulfilled }: Position, tile: ContractData): number {
  const { ruleset, others } = context;
  if (!ruleset.importMoney) return 0;
  const { length, poundSteps } = ruleset.content.exportBoard.track[ruleset.size];
  let money = 0;
  tile.imports.forEach((amount, i) => {
    if (amount === 0) return;
    const from =
      at(others.imports, i) + fulfilled.reduce((sum, id) => sum + at(contractOf(context, id).imports, i), 0);
    for (let step = from; step < from + amount; step++) if (poundSteps.includes((step % length) + 1)) money++;
  });
  return money;
}
