/**
 * What of a position its worth is reckoned from: numbers that each mean something to a player, and that a set of weights
 * for each round turns into points.
 */
import { ROUNDS } from '../../content/index.ts';
import type { Reason } from '../types.ts';
import { type Position, standingOf } from './position.ts';
import {
  BAKERY,
  COW,
  DAIRY,
  type Deal,
  DISTILLERY,
  FIELD,
  FISHERMAN,
  MINER,
  type Port,
  type Scene,
  SHEEP,
  WOODCUTTER,
} from './search-context.ts';

/** Every feature: what it is called, and what a move that raises it is for. */
export const FEATURES = [
  ['money', 'money'],
  ['spareMoney', 'money'],
  ['basicGoods', 'goods'],
  ['processedGoods', 'goods'],
  ['pay', 'income'],
  ['wool', 'income'],
  ['milk', 'income'],
  ['grain', 'income'],
  ['cheeseMade', 'processing'],
  ['grainMade', 'processing'],
  ['idle', 'processing'],
  ['sheep', 'income'],
  ['cows', 'income'],
  ['merchants', 'merchants'],
  ['stock', 'merchants'],
  ['shipping', 'reach'],
  ['done', 'export'],
  ['goal', 'majority'],
  ['held', 'contract'],
  ['held2', 'contract'],
  ['board', 'contract'],
  ['board2', 'contract'],
  ['board3', 'contract'],
  ['unseen', 'contract'],
  ['room', 'reach'],
  ['spots', 'reach'],
  ['linked', 'settlements'],
  ['links', 'settlements'],
  ['tile', 'tile'],
  ['tiles', 'tile'],
  ['ports', 'reach'],
  ['freeSpace', 'bonus'],
  ['upgrades', 'bonus'],
  ['draws', 'bonus'],
  ['second', 'bonus'],
  ['cellar', 'goods'],
  ['buildings', 'processing'],
] as const satisfies readonly (readonly [string, Reason])[];
export type FeatureName = (typeof FEATURES)[number][0];

const AT = Object.fromEntries(FEATURES.map(([name], i) => [name, i])) as Record<FeatureName, number>;

/** Rounds that there are still productions for: 1 while all are to come; after the last production one more. */
export const stageOf = ({ round, produced }: Position): number => (produced ? round + 1 : round);

/** Points of each import as long as nobody knows which will be rare. */
const IMPORT = 4;
const HOPS = 1;

/** Points of what a player has exported: hops, and imports as they stand and as they may come to stand. */
export function exported(scene: Scene, position: Position): number {
  const amounts = [0, 0, 0];
  let hops = 0;
  for (const id of position.done) {
    const deal = scene.deals.get(id) as Deal;
    hops += deal.hops;
    for (let i = 0; i < 3; i++) amounts[i] = (amounts[i] as number) + (deal.imports[i] as number);
  }
  const sum = (amounts[0] as number) + (amounts[1] as number) + (amounts[2] as number);
  const { importValues, content } = scene.house;
  if (importValues === 'static') return hops + sum * content.finalScoring.staticImport;
  const totals =
    importValues === 'own' ? amounts : amounts.map((own, i) => own + (scene.others.imports[i] as number));
  const sure = position.over ? 1 : stageOf(position) / (ROUNDS + 2);
  const { imports } = content.finalScoring;
  let exact = 0;
  for (let i = 0; i < 3; i++) {
    let rank = 0;
    // Equal amounts: cotton is rarer than tobacco, and tobacco than sugar cane.
    for (let j = 0; j < 3; j++) {
      if (j === i) continue;
      const more = (totals[j] as number) - (totals[i] as number);
      if (more > 0 || (more === 0 && j > i)) rank++;
    }
    exact += (amounts[i] as number) * (imports[rank] as number);
  }
  return hops * HOPS + sure * exact + (1 - sure) * IMPORT * sum;
}

/** Points of a majority, softly: what is to be expected of being so far ahead of the best other while things move. */
function share(own: number, others: readonly number[], places: readonly number[], spread: number): number {
  let sum = 0;
  // The expected number of those ahead, and the points between the places around it.
  let ahead = 0;
  for (const other of others) ahead += 1 / (1 + Math.exp((own - other) / spread));
  const low = Math.floor(ahead);
  const part = ahead - low;
  sum += (places[low] ?? 0) * (1 - part) + (places[low + 1] ?? 0) * part;
  return sum;
}

/** Points for an amount between thresholds, on the straight line between them. */
function between(
  steps: readonly { readonly atLeast: number; readonly points: number }[],
  amount: number,
): number {
  let from = 0;
  let base = 0;
  for (const { atLeast, points } of steps) {
    if (amount < atLeast) return base + ((points - base) * (amount - from)) / (atLeast - from);
    from = atLeast;
    base = points;
  }
  return base;
}

export function stepped(
  steps: readonly { readonly atLeast: number; readonly points: number }[],
  amount: number,
) {
  let result = 0;
  for (const { atLeast, points } of steps) if (amount >= atLeast) result = Math.max(result, points);
  return result;
}

/** Points for the number of contracts, or of linked settlements, as they are to be expected. */
function goal(scene: Scene, row: 'contracts' | 'settlements', own: number, spread: number): number {
  const { players, content, contractScoring, settlementScoring } = scene.house;
  if (!(row === 'contracts' ? contractScoring : settlementScoring)) return 0;
  const { finalScoring } = content;
  if (players === 1) return between(finalScoring.solo[row], own);
  return share(
    own,
    row === 'contracts' ? scene.others.fulfilled : scene.others.linked,
    finalScoring[row][players],
    spread,
  );
}

/** Points at the very end (R-FINAL-1 to R-FINAL-3); majorities as they stand. */
export function finalPoints(scene: Scene, position: Position): number {
  const { players, content, contractScoring, settlementScoring } = scene.house;
  const { goods, solo, contracts, settlements, poundsPerPoint } = content.finalScoring;
  let points = position.glory - position.bid + exported(scene, position);
  let { money } = position;
  const stock = position.goods.slice();
  position.cellar.forEach((barrel, i) => {
    if (!barrel) return;
    money += scene.clan.cellar[i] ?? 0;
    stock[5] = (stock[5] as number) + 1;
  });
  for (let good = 0; good < 6; good++)
    points += (stock[good] as number) * (good < 3 ? goods.basic : goods.processed);
  // A fraction of the pounds left over, so that more is better.
  points += Math.floor(money / poundsPerPoint) + (money % poundsPerPoint) * 0.01;
  const done = position.done.length;
  const linked = position.linked(scene);
  if (players === 1) {
    if (contractScoring) points += stepped(solo.contracts, done);
    if (settlementScoring) points += stepped(solo.settlements, linked);
  } else {
    if (contractScoring) points += share(done, scene.others.fulfilled, contracts[players], 0.3);
    if (settlementScoring) points += share(linked, scene.others.linked, settlements[players], 0.3);
  }
  return points;
}

/** What a scoring tile counts of a position; goods as they are. */
export function tileCount(scene: Scene, position: Position, round: number): number {
  const rule = scene.tiles[round - 1];
  if (rule === undefined) return 0;
  const { counts, goods, units } = position;
  const { ground } = scene;
  switch (rule.kind) {
    case 'basicGoods':
      return (goods[0] as number) + (goods[1] as number) + (goods[2] as number);
    case 'processedGoods':
      return (
        (goods[3] as number) +
        (goods[4] as number) +
        (goods[5] as number) +
        position.cellar.filter(Boolean).length
      );
    case 'borderUnits': {
      let sum = 0;
      for (let at = 0; at < units.length; at++) if (units[at] !== 0) sum += ground.border[at] as number;
      return sum;
    }
    case 'costlySpaces': {
      let sum = 0;
      for (let at = 0; at < units.length; at++)
        if (units[at] !== 0 && rule.costs.includes(ground.cost[at] as number)) sum++;
      return sum;
    }
    case 'imports': {
      let sum = 0;
      for (const id of position.done) sum += (scene.deals.get(id) as Deal).allImports;
      return sum;
    }
    case 'meat': {
      let sum = 0;
      for (const id of position.done) {
        const { beef, mutton } = scene.deals.get(id) as Deal;
        sum += beef + mutton;
      }
      return sum;
    }
    case 'upgrades': {
      const { hireable } = scene.house.content.playerBoard.merchants;
      const technologies = position.technology.filter(Boolean).length;
      return position.shipping + hireable - position.hireable + technologies;
    }
    case 'units': {
      const { weights } = rule;
      return (
        (counts[0] as number) * weights.sheep +
        (counts[1] as number) * weights.cow +
        (counts[2] as number) * weights.cheeseDairy +
        (counts[3] as number) * weights.bakery +
        (counts[4] as number) * weights.field +
        (counts[5] as number) * weights.distillery +
        (counts[6] as number) * weights.woodcutter +
        (counts[7] as number) * weights.miner +
        (counts[8] as number) * weights.fisherman
      );
    }
  }
}

/** Glory of a round's scoring tile for this count; `soft`: in parts where it comes for several. */
export function tileGlory(scene: Scene, round: number, count: number, soft: boolean): number {
  const rule = scene.tiles[round - 1];
  if (rule === undefined) return 0;
  if (rule.kind === 'units') return count;
  const full = count / rule.per;
  return (soft ? full : Math.floor(full)) * rule.points;
}

/** What an unused port within reach is worth, in points, by what it does. */
const PORT_WORTH = {
  spareAnimal: 2.5,
  exchangeGoods: 2,
  bonusUpgrade: 4.2,
  money: 2.5,
  shiftPrice: 1,
  exchangeUnits: 0.7,
  drawContracts: 1.8,
  copy: 1.5,
} as const;

function portsWorth(scene: Scene, position: Position): number {
  let sum = 0;
  for (const { id, space, effect } of scene.ports) {
    if (position.ports.includes(id)) continue;
    const reached = (position.reach[space] as number) <= position.shipping;
    // One that comes into reach later is something already.
    sum += PORT_WORTH[effect.kind] * (reached ? 0.85 : 0.15);
  }
  return sum;
}

/** Whether a port that spares an animal is to be had. */
export const sparing = (scene: Scene, position: Position): Port | undefined =>
  scene.ports.find(
    ({ id, space, effect }) =>
      effect.kind === 'spareAnimal' &&
      !position.ports.includes(id) &&
      (position.reach[space] as number) <= position.shipping,
  );

/** Fills in how much of each feature a position has. */
export function measure(scene: Scene, position: Position, out: Float64Array): void {
  out.fill(0);
  const stage = Math.min(stageOf(position), ROUNDS);
  const left = ROUNDS + 1 - stage;
  const pound = scene.mind.pound[stage] as number;
  const pounds = scene.mind.pounds[stage] as number;
  const { counts, goods, market, money, pending } = position;
  const price = (good: number) => (scene.prices[good] as readonly number[])[market[good] as number] as number;
  const count = (unit: number) => counts[unit] as number;
  out[AT.money] = money * pound;
  out[AT.spareMoney] = Math.max(0, money - 45) * pound;
  for (let good = 0; good < 6; good++) {
    const at = good < 3 ? AT.basicGoods : AT.processedGoods;
    out[at] = (out[at] as number) + (goods[good] as number) * price(good) * pound;
  }
  const { pay } = scene;
  const paid = (worker: number) => {
    const one = pay[worker];
    if (one === undefined) return 0;
    return position.technology[worker] === true ? one.upgraded : one.plain;
  };
  out[AT.pay] = (count(WOODCUTTER) * paid(0) + count(MINER) * paid(1) + count(FISHERMAN) * paid(2)) * pounds;
  const milk = count(COW);
  const grain = count(FIELD) * 2;
  out[AT.wool] = count(SHEEP) * pounds;
  out[AT.milk] = milk * pounds;
  out[AT.grain] = grain * pounds;
  const cheese = Math.min(count(DAIRY), milk);
  const mills = Math.min(count(BAKERY) + count(DISTILLERY), grain);
  out[AT.cheeseMade] = cheese * pounds;
  out[AT.grainMade] = mills * pounds;
  out[AT.idle] = count(DAIRY) - cheese + count(BAKERY) + count(DISTILLERY) - mills;
  out[AT.buildings] = count(DAIRY) + count(BAKERY) + count(DISTILLERY);
  out[AT.sheep] = Math.min(3, count(SHEEP));
  out[AT.cows] = Math.min(3, count(COW));
  const all = scene.house.content.playerBoard.merchants;
  const merchants = all.start + all.hireable - position.hireable;
  out[AT.merchants] = Math.min(merchants, 6) * (left - (position.produced ? 0 : 1));
  out[AT.stock] = position.produced ? 0 : Math.min(position.stock, 5);
  out[AT.shipping] = position.shipping * left;
  out[AT.done] = position.done.length;
  out[AT.goal] = goal(scene, 'contracts', position.done.length, 0.6 + 0.25 * left);
  plan(scene, position, stage, out);
  out[AT.unseen] = position.unseen;
  spread(scene, position, out);
  const linked = position.linked(scene);
  out[AT.linked] = goal(scene, 'settlements', linked, 0.6 + 0.3 * left);
  out[AT.links] = linked;
  tiles(scene, position, stage, out);
  out[AT.ports] = portsWorth(scene, position);
  out[AT.freeSpace] = pending.freeSpace;
  out[AT.upgrades] = pending.upgrades;
  out[AT.draws] = pending.draws;
  out[AT.second] = pending.second === '' ? 0 : 1;
  position.cellar.forEach((barrel, i) => {
    if (barrel)
      out[AT.cellar] = (out[AT.cellar] as number) + (10 + (scene.clan.cellar[i] ?? 0) * 0.6 + 4) * pound;
  });
}

/** Free land within reach, and such of it as would be a settlement of its own. */
function spread(scene: Scene, position: Position, out: Float64Array): void {
  const { reach, units, shipping } = position;
  const { ground, closed } = scene;
  let room = 0;
  let spots = 0;
  for (let at = 0; at < reach.length; at++) {
    const level = reach[at] as number;
    if (level > shipping || closed[at] !== 0 || units[at] !== 0 || (ground.land[at] as number) >= 8) continue;
    room += 1 / (1 + (ground.cost[at] as number));
    if (level > 0) spots += 1 / (ground.cost[at] as number);
  }
  out[AT.room] = Math.min(room, 4);
  out[AT.spots] = Math.min(spots, 3);
}

/** Glory of this round's tile, and of those to come as far as what they count is there already. */
function tiles(scene: Scene, position: Position, stage: number, out: Float64Array): void {
  const { counts, goods } = position;
  for (let round = stage; round <= ROUNDS; round++) {
    const rule = scene.tiles[round - 1];
    if (rule === undefined) continue;
    const now = round === stage;
    let count = 0;
    if (rule.kind === 'basicGoods' || rule.kind === 'processedGoods') {
      const milk = counts[COW] as number;
      const grain = (counts[FIELD] as number) * 2;
      const mills = (counts[BAKERY] as number) + (counts[DISTILLERY] as number);
      const basic = rule.kind === 'basicGoods';
      count = basic
        ? (counts[SHEEP] as number) + milk + grain
        : Math.min(counts[DAIRY] as number, milk) + Math.min(mills, grain);
      // What is in stock can be kept for it.
      if (now)
        count += basic
          ? (goods[0] as number) + (goods[1] as number) + (goods[2] as number)
          : (goods[3] as number) + (goods[4] as number) + (goods[5] as number);
    } else count = tileCount(scene, position, round);
    const points = tileGlory(scene, round, count, true);
    const at = now ? AT.tile : AT.tiles;
    out[at] = (out[at] as number) + points;
  }
}

/**
 * What contracts are worth that are held or lie open: their points less what is still missing for them and what they
 * use up, at the prices of now; the best first, each with what the ones before it leave.
 */
function plan(scene: Scene, position: Position, stage: number, out: Float64Array): void {
  const supply = supplyOf(position, stage);
  let { money } = position;
  const take = (
    deals: readonly Deal[],
    fresh: boolean,
  ): { deal: Deal; net: number; cost: number } | undefined => {
    let best: { deal: Deal; net: number; cost: number } | undefined;
    for (const deal of deals) {
      const { net, cost } = worth(scene, position, deal, stage, supply, money, fresh);
      if (best === undefined || net > best.net) best = { deal, net, cost };
    }
    return best;
  };
  const use = ({ deal, cost }: { deal: Deal; cost: number }) => {
    money = Math.max(0, money - cost);
    for (let good = 0; good < 6; good++) {
      const now = Math.min(supply.now[good] as number, deal.goods[good] as number);
      supply.now[good] = (supply.now[good] as number) - now;
      supply.later[good] = Math.max(0, (supply.later[good] as number) - ((deal.goods[good] as number) - now));
    }
    supply.cows -= deal.beef;
    supply.sheep -= deal.mutton;
  };
  let held = position.held.map((id) => scene.deals.get(id) as Deal);
  for (const at of [AT.held, AT.held2]) {
    const best = take(held, false);
    if (best === undefined) break;
    out[at] = best.net;
    held = held.filter((one) => one !== best.deal);
    if (best.net > 0) use(best);
  }
  let open: Deal[] = [];
  for (const id of position.board) if (id !== undefined) open.push(scene.deals.get(id) as Deal);
  for (const at of [AT.board, AT.board2, AT.board3]) {
    const best = take(open, true);
    if (best === undefined || best.net <= 0) break;
    out[at] = best.net;
    open = open.filter((one) => one !== best.deal);
    use(best);
  }
}

interface Supply {
  now: number[];
  /** What the next production brings, where a round follows it. */
  later: number[];
  cows: number;
  sheep: number;
}

function supplyOf({ goods, counts, produced }: Position, stage: number): Supply {
  const now = goods.slice();
  const later = [0, 0, 0, 0, 0, 0];
  const milk = counts[COW] as number;
  const grain = (counts[FIELD] as number) * 2;
  if (stage < ROUNDS || (produced && stage <= ROUNDS)) {
    later[0] = counts[SHEEP] as number;
    const cheese = Math.min(counts[DAIRY] as number, milk + (now[1] as number));
    later[4] = cheese;
    later[1] = milk;
    const stock = grain + (now[2] as number);
    const whisky = Math.min(counts[DISTILLERY] as number, stock);
    later[5] = whisky;
    later[3] = Math.min(counts[BAKERY] as number, stock);
    later[2] = grain;
    if (stage >= ROUNDS) later.fill(0);
  }
  return { now, later, cows: milk, sheep: counts[SHEEP] as number };
}

const unitPrice = (scene: Scene, position: Position, unit: number): number =>
  (scene.unitCost[unit]?.[standingOf(scene, position, unit)] ?? 12) + 3;

/** Points that a contract brings, counting pounds and bonuses as points. */
export function dealPoints(scene: Scene, deal: Deal, stage: number): number {
  const pound = scene.mind.pound[stage] as number;
  return (
    deal.hops * HOPS +
    deal.allImports * IMPORT +
    deal.money * pound +
    deal.freeSpace * (3 * pound + 0.6) +
    deal.upgrades * (3.5 * pound + 0.4)
  );
}

function worth(
  scene: Scene,
  position: Position,
  deal: Deal,
  stage: number,
  supply: Supply,
  money: number,
  fresh: boolean,
): { net: number; cost: number } {
  const pound = scene.mind.pound[stage] as number;
  const { market } = position;
  let cost = 0;
  let lost = 0;
  let bought = 0;
  let waits = false;
  for (let good = 0; good < 6; good++) {
    const needed = deal.goods[good] as number;
    if (needed === 0) continue;
    const prices = scene.prices[good] as readonly number[];
    const price = prices[market[good] as number] as number;
    const have = Math.min(needed, supply.now[good] as number);
    lost += have * price * 0.8;
    let missing = needed - have;
    const made = Math.min(missing, supply.later[good] as number);
    if (made > 0) {
      lost += made * price * 0.65;
      missing -= made;
      waits = true;
    }
    bought += missing;
    cost += missing * price;
  }
  const cows = Math.max(0, deal.beef - supply.cows);
  const sheep = Math.max(0, deal.mutton - supply.sheep);
  cost += cows * unitPrice(scene, position, COW) + sheep * unitPrice(scene, position, SHEEP);
  const later = scene.mind.pounds[stage] as number;
  // An animal that goes is worth what it would still bring, and never more than another one costs.
  const cow = Math.min((deal.beef - cows) * 9 * pound, (deal.beef - cows) * 5 * later);
  const ewe = Math.min((deal.mutton - sheep) * 8 * pound, (deal.mutton - sheep) * 4 * later);
  if (fresh) {
    const round = Math.min(position.produced ? position.round + 1 : position.round, ROUNDS);
    cost += scene.house.content.exportBoard.contractCost[round - 1] ?? 0;
  }
  let net = dealPoints(scene, deal, stage) + scene.mind.taste.contract - (cost + lost) * pound - cow - ewe;
  const merchants = position.produced ? 5 : position.stock;
  if (bought > merchants || cost > money) net *= stage >= ROUNDS ? 0.15 : 0.7;
  else if (waits) net *= 0.85;
  return { net: Math.max(0, net), cost: Math.max(0, cost) };
}
