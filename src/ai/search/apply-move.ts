/**
 * What comes of a move: the rules once more, for one seat and in numbers, so that thousands of positions can be looked
 * at. A test holds them to the engine.
 */
import { type Good, TECHNOLOGIES } from '../../content/index.ts';
import type { Action, ActionOf } from '../../engine/index.ts';
import { at, boxesLeft, contractCost, dealOf, goodNumber, movePrice, nearPrice, price } from './costs.ts';
import { costOf } from './placements.ts';
import type { Position } from './position.ts';
import { type Deal, type Port, type Scene, unitNumber } from './search-context.ts';

/** What comes of a move. Not for passing, which ends the round. */
export function after(scene: Scene, before: Position, action: Action): Position {
  const position = before.copy();
  const index = (space: string) => scene.ground.index.get(space) as number;
  const main = () => {
    if (position.isPending()) return;
    if (position.mainDone) beginTurn(position);
    position.mainDone = true;
  };
  switch (action.type) {
    case 'trade': {
      main();
      deal(
        scene,
        position,
        goodNumber.get(action.good) as number,
        action.side === 'buy',
        action.count,
        false,
      );
      if (position.pending.shifted >= 0) position.pend({ shifted: -1 });
      break;
    }
    case 'buy': {
      const good = goodNumber.get(action.good) as number;
      deal(scene, position, good, true, action.count, true);
      position.bought = position.bought.slice();
      position.bought[good] = at(position.bought, good) + action.count;
      position.pend({ buys: position.pending.buys & ~(1 << good) });
      break;
    }
    case 'obtain':
      obtain(scene, position, action.contract, main);
      break;
    case 'takeContract':
      take(scene, position, action.contract);
      break;
    case 'expand':
      main();
      expand(scene, position, unitNumber.get(action.unit) as number, index(action.space));
      break;
    case 'upgradeShipping':
    case 'upgradeTechnology':
    case 'hire':
      main();
      upgrade(scene, position, action);
      break;
    case 'recall': {
      const good = goodNumber.get(action.good) as number;
      position.posted[good] = at(position.posted, good) - Math.sign(at(position.posted, good));
      position.stock++;
      position.pend({ upgrades: position.pending.upgrades - 1 });
      break;
    }
    case 'fulfil':
      main();
      fulfil(scene, position, action);
      break;
    case 'slaughter': {
      const space = index(action.space);
      const animal = position.units[space] === 1 ? 'sheep' : 'cow';
      position.take(scene, space);
      position.pend({ [animal]: position.pending[animal] - 1 });
      slaughterForced(scene, position);
      break;
    }
    case 'brew':
      position.goods[2] = at(position.goods, 2) - action.count;
      position.money += action.count * (scene.clan.brewing?.money ?? 0);
      position.pend({ brew: 0 });
      break;
    case 'usePort':
      usePort(scene, position, action);
      break;
    case 'exchangeGoods': {
      markPort(scene, position, action.port);
      const out = goodNumber.get(action.discard) as number;
      position.goods[out] = at(position.goods, out) - 1;
      for (const gained of action.gain.split('+')) {
        const good = goodNumber.get(gained as Good) as number;
        position.goods[good] = at(position.goods, good) + 1;
      }
      break;
    }
    case 'shiftPrice': {
      if (!position.isPending()) main();
      const effect = markPort(scene, position, action.port, 'shiftPrice');
      const steps = effect?.kind === 'shiftPrice' ? effect.steps : 0;
      const good = goodNumber.get(action.good) as number;
      movePrice(scene, position, good, action.direction === 'up' ? steps : -steps);
      position.pend({ shifted: good });
      break;
    }
    case 'takeBarrel':
      position.cellar = position.cellar.map((barrel, i) => barrel && i !== action.place - 1);
      position.money += scene.clan.cellar[action.place - 1] ?? 0;
      position.goods[5] = at(position.goods, 5) + 1;
      break;
    case 'drawContracts':
      position.money -= Math.max(0, contractCost(scene, position));
      position.unseen++;
      position.pend({ draws: 0 });
      break;
    case 'decline':
      decline(position);
      break;
    default:
      throw new Error(`${action.type} is not thought about`);
  }
  position.tidy();
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
  if (draws + buys > 0) position.pend({ draws: 0, buys: 0 });
  else if (bonuses > 0) position.pend({ freeSpace: 0, upgrades: 0, brew: 0 });
  else if (second !== '') position.pend({ second: '' });
}

/** A trade: merchants, money, goods, then the price moves (R-TRADE-1). */
function deal(
  scene: Scene,
  position: Position,
  good: number,
  buys: boolean,
  count: number,
  near: boolean,
): void {
  const each = near ? nearPrice(scene, position, good) : price(scene, position, good);
  position.stock -= count;
  position.posted[good] = at(position.posted, good) + (buys ? count : -count);
  position.money += scene.clan.moneyOnTrade + (buys ? -1 : 1) * count * each;
  position.goods[good] = at(position.goods, good) + (buys ? count : -count);
  movePrice(scene, position, good, buys ? count : -count);
}

function obtain(scene: Scene, position: Position, contract: number, main: () => void): void {
  const second = position.pending.second === 'obtain';
  main();
  position.board = position.board.map((one) => (one === contract ? undefined : one));
  take(scene, position, contract);
  if (second) position.pend({ second: '' });
  else if (scene.clan.contractsPerAction > 1 && boxesLeft(scene, position) > 0)
    position.pend({ second: 'obtain' });
}

function take(scene: Scene, position: Position, contract: number): void {
  position.money -= contractCost(scene, position);
  position.held = [...position.held, contract];
  position.obtained = [...position.obtained, contract];
}

function expand(scene: Scene, position: Position, unit: number, space: number): void {
  const free = position.pending.freeSpace > 0;
  position.money -= costOf(scene, position, unit, space, free);
  if (free) position.pend({ freeSpace: position.pending.freeSpace - 1 });
  position.put(scene, unit, space);
  const { deployed } = scene.house.content.playerBoard.buildingBonus;
  const building = unit === 2 || unit === 3 || unit === 5;
  if (building && at(position.counts, unit) === deployed && boxesLeft(scene, position) > 0)
    position.pend({ draws: position.pending.draws + 1 });
  const buys = scene.house.neighbourhoodLimit > 0 && position.stock > 0 ? at(scene.sells, space) : 0;
  if (buys > 0) position.pend({ buys });
}

function upgrade(
  scene: Scene,
  position: Position,
  action: ActionOf<'upgradeShipping' | 'upgradeTechnology' | 'hire'>,
): void {
  const { merchants, shipping, technology } = scene.house.content.playerBoard;
  const free = position.pending.upgrades > 0;
  if (free) position.pend({ upgrades: position.pending.upgrades - 1 });
  if (action.type === 'upgradeShipping') {
    position.ship();
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

function markPort(scene: Scene, position: Position, id: number, kind?: string): Port['effect'] | undefined {
  position.ports = [...position.ports, id];
  const own = scene.ports.find((one) => one.id === id)?.effect;
  if (own?.kind !== 'copy') return own;
  position.money -= own.cost;
  return scene.ports.find(({ effect }) => effect.kind === kind)?.effect;
}

function usePort(scene: Scene, position: Position, { port, effect: from }: ActionOf<'usePort'>): void {
  markPort(scene, position, port);
  const effect = scene.ports.find(({ id }) => id === from)?.effect;
  if (effect?.kind === 'money') position.money += effect.money;
  if (effect?.kind === 'bonusUpgrade') {
    position.glory += effect.glory;
    position.pend({ upgrades: 1 });
  }
  if (effect?.kind === 'drawContracts') {
    position.money += effect.money;
    if (boxesLeft(scene, position) > 0) position.pend({ draws: 1 });
  }
}

function fulfil(scene: Scene, position: Position, { contract, spare, spareCopy }: ActionOf<'fulfil'>): void {
  const tile = dealOf(scene, contract);
  const second = position.pending.second;
  for (let good = 0; good < 6; good++) position.goods[good] = at(position.goods, good) - at(tile.goods, good);
  for (const [meat, copying] of [
    [spare, false],
    [spareCopy, true],
  ] as const) {
    if (meat === 'none') continue;
    const port = scene.ports.find(({ effect }) => effect.kind === (copying ? 'copy' : 'spareAnimal'));
    if (port !== undefined) markPort(scene, position, port.id);
  }
  const spared = (meat: string) => (spare === meat ? 1 : 0) + (spareCopy === meat ? 1 : 0);
  position.pend({
    contract,
    cow: tile.beef - spared('beef'),
    sheep: tile.mutton - spared('mutton'),
    second: second === '' && scene.clan.contractsPerAction > 1 ? 'fulfil' : '',
  });
  slaughterForced(scene, position);
}

/** Slaughters where there is no choice; when none is left, the contract is fulfilled. */
function slaughterForced(scene: Scene, position: Position): void {
  for (const [unit, animal] of [
    [1, 'cow'],
    [0, 'sheep'],
  ] as const) {
    const needed = position.pending[animal];
    if (needed === 0 || at(position.counts, unit) > needed) continue;
    for (let space = 0; space < position.units.length; space++)
      if (position.units[space] === unit + 1) position.take(scene, space);
    position.pend({ [animal]: 0 });
  }
  if (position.pending.cow + position.pending.sheep === 0) complete(scene, position);
}

/** The contract lies fulfilled: money, imports, and bonuses to be had. */
function complete(scene: Scene, position: Position): void {
  const { contract } = position.pending;
  const tile = dealOf(scene, contract);
  position.money += tile.money + importMoney(scene, position, tile);
  position.held = position.held.filter((one) => one !== contract);
  position.done = [...position.done, contract];
  position.pend({
    contract: 0,
    freeSpace: tile.freeSpace,
    upgrades: tile.upgrades,
    brew: scene.clan.brewing === undefined ? 0 : Math.min(tile.hops, scene.clan.brewing.max),
  });
  if (position.pending.second === 'fulfil' && position.held.length === 0) position.pend({ second: '' });
}

/** Pounds for the steps that the import tokens reach (R-FULFIL-2). */
function importMoney(scene: Scene, { done }: Position, tile: Deal): number {
  const { house, others } = scene;
  if (!house.importMoney) return 0;
  const { length, poundSteps } = house.content.exportBoard.track[house.size];
  let money = 0;
  tile.imports.forEach((amount, i) => {
    if (amount === 0) return;
    const from = at(others.imports, i) + done.reduce((sum, id) => sum + at(dealOf(scene, id).imports, i), 0);
    for (let step = from; step < from + amount; step++) if (poundSteps.includes((step % length) + 1)) money++;
  });
  return money;
}
