/**
 * What a seat may do, as far as it is worth a thought, and what comes of it: the rules once more, for one seat and in
 * numbers, so that thousands of positions can be looked at. A test holds it to the engine.
 */
import { GOODS, type Good, SHIPPING_LEVELS, TECHNOLOGIES, UNITS, type Unit } from '../../content/index.ts';
import type { Action, ActionOf } from '../../engine/index.ts';
import { sparing, stageOf } from './features.ts';
import { type Position, standingOf } from './position.ts';
import { type Deal, FISHERMAN, NEEDS, type Port, type Scene, unitNumber } from './scene.ts';

const at = (list: readonly number[] | Uint8Array, i: number): number => list[i] as number;
const dealOf = (scene: Scene, id: number): Deal => scene.deals.get(id) as Deal;
const goodNumber = new Map<Good, number>(GOODS.map((good, i) => [good, i]));

/** Pounds for one of a good now. */
const price = (scene: Scene, { market }: Position, good: number): number =>
  at(scene.prices[good] as readonly number[], at(market, good));

function movePrice(scene: Scene, position: Position, good: number, steps: number): void {
  const last = (scene.prices[good] as readonly number[]).length - 1;
  position.market[good] = Math.max(0, Math.min(last, at(position.market, good) + steps));
}

/** Whether a worker of the same heap, or a unit of the kind, is still on the board. */
const isLeft = (scene: Scene, position: Position, unit: number): boolean =>
  standingOf(scene, position, unit) < at(scene.unitCount, unit);

/** Pounds for a unit on a space. */
export function costOf(scene: Scene, position: Position, unit: number, space: number, free: boolean): number {
  const { ground, unitCost, clan } = scene;
  const one = unitCost[unit]?.[at(position.counts, unit)] ?? 0;
  const sum = one + (free ? 0 : at(ground.cost, space));
  return sum - (ground.delta[space] ? Math.min(clan.deltaDiscount, sum) : 0);
}

const fishermanBeside = ({ ground }: Scene, { units }: Position, space: number): boolean =>
  (ground.adjacent[space] as readonly number[]).some((next) => units[next] === FISHERMAN + 1);

/** How much a space on the map is liked for anything to stand on it, in points. */
function liking(scene: Scene, position: Position, space: number, free: boolean): number {
  const { ground, ports } = scene;
  const { reach, shipping, units } = position;
  const stage = Math.min(5, stageOf(position));
  let points = free ? 0 : -at(ground.cost, space) * (scene.mind.pound[stage] as number);
  // Nothing of one's own beside it: another settlement. Beside several it may join them.
  if (at(reach, space) > 0) points += scene.mind.taste.apart;
  else {
    let beside = 0;
    for (const next of ground.adjacent[space] as readonly number[])
      if (units[next] !== 0 && at(ground.need, space * ground.size + next) === 0) beside++;
    if (beside > 1) points -= 0.5 * (beside - 1);
  }
  if (ground.delta[space]) points += scene.clan.deltaDiscount * (scene.mind.pound[stage] as number);
  const row = space * ground.size;
  let opened = 0;
  for (let to = 0; to < ground.size; to++) {
    if (at(ground.need, row + to) > shipping || at(reach, to) <= shipping || scene.closed[to] !== 0) continue;
    if (at(ground.land, to) < 8) opened += 1 / (1 + at(ground.cost, to));
  }
  points += Math.min(opened, 3) * 0.4 * ((6 - stage) / 5);
  for (const { id, space: to } of ports)
    if (at(ground.need, row + to) <= shipping && at(reach, to) > shipping && !position.ports.includes(id))
      points += 1.5;
  for (let round = stage; round <= 5; round++) {
    const rule = scene.tiles[round - 1];
    if (rule?.kind === 'borderUnits' && ground.border[space]) points += 1.4;
    if (rule?.kind === 'costlySpaces' && rule.costs.includes(at(ground.cost, space))) points += 1.9;
  }
  return points;
}

/** Expansions: of each unit the few spaces that are liked best. */
export function expansions(
  scene: Scene,
  position: Position,
  free: boolean,
  width: number,
  only = -1,
): ActionOf<'expand'>[] {
  const { ground, closed } = scene;
  const { reach, shipping, units } = position;
  const fishing = isLeft(scene, position, FISHERMAN) && at(scene.unitCount, FISHERMAN) > 0;
  const spaces: { space: number; points: number }[] = [];
  for (let space = 0; space < ground.size; space++) {
    if (at(reach, space) > shipping || closed[space] !== 0 || units[space] !== 0) continue;
    if (!fishing && at(ground.land, space) >= 8) continue;
    spaces.push({ space, points: liking(scene, position, space, free) });
  }
  spaces.sort((a, b) => b.points - a.points);
  const result: ActionOf<'expand'>[] = [];
  for (let unit = 0; unit < UNITS.length; unit++) {
    if ((only >= 0 && unit !== only) || !isLeft(scene, position, unit)) continue;
    let found = 0;
    for (const { space } of spaces) {
      if ((at(ground.land, space) & at(NEEDS, unit)) === 0) continue;
      if (costOf(scene, position, unit, space, free) > position.money) continue;
      if (unit === FISHERMAN && (scene.fished[space] !== 0 || fishermanBeside(scene, position, space)))
        continue;
      result.push({ type: 'expand', unit: UNITS[unit] as Unit, space: ground.names[space] as string });
      if (++found >= width) break;
    }
  }
  return result;
}

/** How many of each good contracts lack that are held or open, each such amount once. */
function wants(scene: Scene, position: Position): number[][] {
  const result: number[][] = [[], [], [], [], [], []];
  const add = (deal: Deal, base: readonly number[]) => {
    for (let good = 0; good < 6; good++) {
      const missing = at(deal.goods, good) + at(base, good) - at(position.goods, good);
      if (at(deal.goods, good) > 0 && missing > 0 && !result[good]?.includes(missing))
        result[good]?.push(missing);
    }
  };
  const held = position.held.map((id) => dealOf(scene, id));
  const together = [0, 0, 0, 0, 0, 0].map((_, good) =>
    held.reduce((sum, deal) => sum + at(deal.goods, good), 0),
  );
  for (const deal of held) add(deal, [0, 0, 0, 0, 0, 0]);
  for (const id of position.board) {
    if (id === undefined) continue;
    add(dealOf(scene, id), [0, 0, 0, 0, 0, 0]);
    if (held.length > 0) add(dealOf(scene, id), together);
  }
  return result;
}

function trades(scene: Scene, position: Position, only = -1): ActionOf<'trade'>[] {
  const { stock, posted, goods, money } = position;
  if (stock === 0) return [];
  const result: ActionOf<'trade'>[] = [];
  const wanted = wants(scene, position);
  const tile = scene.tiles[position.round - 1]?.kind;
  for (let good = 0; good < 6; good++) {
    if (only >= 0 && good !== only) continue;
    const name = GOODS[good] as Good;
    const have = at(goods, good);
    if (at(posted, good) >= 0) {
      const each = price(scene, position, good);
      const purse = money + scene.clan.moneyOnTrade;
      const counts = new Set(only >= 0 ? [1, ...(wanted[good] as number[])] : wanted[good]);
      if (tile === (good < 3 ? 'basicGoods' : 'processedGoods')) counts.add(1).add(2);
      for (const count of counts)
        if (count <= stock && count * each <= purse)
          result.push({ type: 'trade', good: name, side: 'buy', count });
    }
    if (at(posted, good) <= 0 && have > 0) {
      const needed = position.held.reduce((sum, id) => sum + at(dealOf(scene, id).goods, good), 0);
      for (const count of new Set([1, 2, 3, have - needed, Math.min(have, stock)]))
        if (count > 0 && count <= have && count <= stock)
          result.push({ type: 'trade', good: name, side: 'sell', count });
    }
  }
  return result;
}

const inReach = ({ space }: Port, { reach, shipping }: Position): boolean => at(reach, space) <= shipping;

function portMoves(scene: Scene, position: Position, main: boolean): Action[] {
  const result: Action[] = [];
  for (const port of scene.ports) {
    if (position.ports.includes(port.id) || !inReach(port, position)) continue;
    if (port.effect.kind !== 'copy') portUse(scene, position, port, port, main, result);
    else if (position.money >= port.effect.cost)
      for (const other of scene.ports)
        if (other.effect.kind !== 'copy') portUse(scene, position, port, other, main, result);
  }
  return result;
}

function portUse(
  scene: Scene,
  position: Position,
  port: Port,
  from: Port,
  main: boolean,
  result: Action[],
): void {
  const { effect } = from;
  switch (effect.kind) {
    case 'money':
    case 'bonusUpgrade':
    case 'drawContracts':
      result.push({ type: 'usePort', port: port.id, effect: from.id });
      break;
    case 'exchangeGoods':
      result.push(...exchanges(scene, position, port.id, effect.group === 'basic' ? 0 : 3, effect.gain));
      break;
    case 'shiftPrice':
      if (!main || position.stock === 0) break;
      GOODS.forEach((good, i) => {
        if (at(position.posted, i) <= 0 && at(position.goods, i) > 1)
          result.push({ type: 'shiftPrice', port: port.id, good, direction: 'up' });
        if (at(position.posted, i) >= 0 && position.money >= 10 && wants(scene, position)[i]?.length)
          result.push({ type: 'shiftPrice', port: port.id, good, direction: 'down' });
      });
      break;
  }
}

/** Exchanges of goods at a port: for what contracts want, else for what is dear. */
function exchanges(scene: Scene, position: Position, port: number, first: number, gain: number): Action[] {
  const group = [first, first + 1, first + 2];
  const wanted = wants(scene, position);
  const dear = group.reduce((a, b) => (price(scene, position, b) > price(scene, position, a) ? b : a));
  const bundles = new Set<string>();
  const name = (list: readonly number[]) =>
    [...list]
      .sort((a, b) => a - b)
      .map((good) => GOODS[good])
      .join('+');
  bundles.add(name(Array<number>(gain).fill(dear)));
  for (const good of group) {
    if ((wanted[good] as number[]).length === 0) continue;
    bundles.add(name(Array<number>(gain).fill(good)));
    for (const other of group)
      if (other !== good) bundles.add(name([good, ...Array<number>(gain - 1).fill(other)]));
  }
  return group
    .filter((good) => at(position.goods, good) > 0)
    .flatMap((good) =>
      [...bundles].map((bundle) => ({
        type: 'exchangeGoods' as const,
        port,
        discard: GOODS[good] as Good,
        gain: bundle,
      })),
    );
}

const boxesLeft = (scene: Scene, { held, unseen }: Position): number =>
  scene.clan.exportBoxes - held.length - unseen;

/** Pounds of the next contract (R-CONTRACT-1, R-BUCHANAN). */
function contractCost(scene: Scene, position: Position): number {
  const covered = position.obtained.length % scene.clan.contractsPerPayment !== 0;
  return covered ? 0 : (scene.house.content.exportBoard.contractCost[position.round - 1] ?? 0);
}

/** Contracts that can be obtained. */
export function obtains(scene: Scene, position: Position): Action[] {
  const fresh =
    position.mainDone && position.pending.second === '' ? { ...position, obtained: [] } : position;
  if (boxesLeft(scene, position) <= 0 || contractCost(scene, fresh as Position) > position.money) return [];
  return position.board.flatMap((contract) =>
    contract === undefined ? [] : [{ type: 'obtain' as const, contract }],
  );
}

/** Contracts that can be fulfilled with what there is. */
export function fulfilments(scene: Scene, position: Position, only = 0): Action[] {
  const fresh = position.mainDone && position.pending.second === '' ? [] : position.obtained;
  const result: Action[] = [];
  const spare = sparing(scene, position);
  for (const contract of position.held) {
    if (only > 0 && contract !== only) continue;
    if (position.pending.second === '' && fresh.includes(contract)) continue;
    const deal = dealOf(scene, contract);
    if (deal.goods.some((needed, good) => needed > at(position.goods, good))) continue;
    const cows = deal.beef - at(position.counts, 1);
    const sheep = deal.mutton - at(position.counts, 0);
    if (cows <= 0 && sheep <= 0) result.push({ type: 'fulfil', contract, spare: 'none', spareCopy: 'none' });
    if (spare === undefined) continue;
    if (deal.beef > 0 && cows <= 1 && sheep <= 0)
      result.push({ type: 'fulfil', contract, spare: 'beef', spareCopy: 'none' });
    if (deal.mutton > 0 && sheep <= 1 && cows <= 0)
      result.push({ type: 'fulfil', contract, spare: 'mutton', spareCopy: 'none' });
  }
  return result;
}

function upgrades(scene: Scene, position: Position, free: boolean): Action[] {
  const { merchants, shipping, technology } = scene.house.content.playerBoard;
  const { money } = position;
  const result: Action[] = [];
  if (position.shipping < SHIPPING_LEVELS.length - 1 && (free || money >= shipping.stepCost))
    result.push({ type: 'upgradeShipping' });
  TECHNOLOGIES.forEach((worker, i) => {
    if (scene.clan.technologies.includes(worker) && !position.technology[i])
      if (money >= (free ? technology.bonusCost : technology.cost))
        result.push({ type: 'upgradeTechnology', worker });
  });
  if (position.hireable > 0 && (free || money >= merchants.hireCost)) result.push({ type: 'hire' });
  if (free)
    position.posted.forEach((count, good) => {
      if (count !== 0)
        result.push({ type: 'recall', good: GOODS[good] as Good, side: count > 0 ? 'buy' : 'sell' });
    });
  return result;
}

const DECLINE: Action = { type: 'decline' };

/**
 * What is worth trying in a position of a round, beside passing. A turn whose main action is done is taken to be
 * followed by the next one. `width`: spaces that each unit is tried on.
 */
export function moves(scene: Scene, position: Position, width: number): Action[] {
  if (position.isPending()) return followUps(scene, position, width);
  const result: Action[] = [
    ...fulfilments(scene, position),
    ...obtains(scene, position),
    ...expansions(scene, position, false, width),
    ...trades(scene, position),
    ...upgrades(scene, position, false),
    ...portMoves(scene, position, true),
  ];
  position.cellar.forEach((barrel, place) => {
    if (barrel) result.push({ type: 'takeBarrel', place: place + 1 });
  });
  return result;
}

function followUps(scene: Scene, position: Position, width: number): Action[] {
  const { pending, units } = position;
  if (pending.cow + pending.sheep > 0) {
    const result: Action[] = [];
    for (let space = 0; space < units.length; space++) {
      const unit = at(units, space) - 1;
      if ((unit === 0 && pending.sheep > 0) || (unit === 1 && pending.cow > 0))
        result.push({ type: 'slaughter', space: scene.ground.names[space] as string });
    }
    return result;
  }
  if (pending.shifted >= 0) return trades(scene, position, pending.shifted);
  if (pending.draws > 0 || pending.buys > 0) {
    const result: Action[] = [DECLINE];
    if (pending.draws > 0 && boxesLeft(scene, position) > 0) result.push({ type: 'drawContracts' });
    return [...result, ...purchases(scene, position)];
  }
  if (pending.freeSpace + pending.upgrades + pending.brew > 0) {
    const result: Action[] = [DECLINE];
    if (pending.freeSpace > 0) result.push(...expansions(scene, position, true, width + 1));
    if (pending.upgrades > 0) result.push(...upgrades(scene, position, true));
    const brewed = Math.min(pending.brew, at(position.goods, 2));
    if (brewed > 0) result.push({ type: 'brew', count: brewed });
    return result;
  }
  if (pending.second === 'obtain') return [DECLINE, ...obtains(scene, position)];
  return [DECLINE, ...fulfilments(scene, position)];
}

/** Pounds for one of a good from neighbours. */
const nearPrice = (scene: Scene, position: Position, good: number): number => {
  const { basic, processed } = scene.house.content.neighbourhood.discount;
  return Math.max(0, price(scene, position, good) - (good < 3 ? basic : processed));
};

function purchases(scene: Scene, position: Position): Action[] {
  const result: Action[] = [];
  for (let good = 0; good < 6; good++) {
    if ((position.pending.buys & (1 << good)) === 0 || at(position.posted, good) < 0) continue;
    const most = Math.min(position.stock, scene.house.neighbourhoodLimit - at(position.bought, good));
    const each = nearPrice(scene, position, good);
    for (let count = 1; count <= most; count++)
      if (count * each <= position.money + scene.clan.moneyOnTrade)
        result.push({ type: 'buy', good: GOODS[good] as Good, count });
  }
  return result;
}

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
