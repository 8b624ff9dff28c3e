/** The features a position is valued by, and its points (R-FINAL). */
import { ROUNDS } from '../../content/index.ts';
import type { Gainable } from '../types.ts';
import { price, workerIncome } from './costs.ts';
import {
  at,
  atSpace,
  BAKERY,
  BREAD,
  basicSum,
  byteAt,
  CHEESE,
  COW,
  copyOf,
  DAIRY,
  DISTILLERY,
  FIELD,
  FISHERMAN,
  floatAt,
  GOOD_INDEXES,
  GRAIN,
  IMPORT_INDEXES,
  isBasic,
  MILK,
  MINER,
  noGoods,
  type PerGood,
  type PerImport,
  processedSum,
  SHEEP,
  type UnitIndex,
  WHISKY,
  WOODCUTTER,
  WOOL,
} from './indexes.ts';
import { deployedCount, isPortOpen, type Position } from './position.ts';
import { type ContractData, contractOf, type Port, type SearchContext } from './search-context.ts';

/** All features, each with the reason for a move that raises it. */
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
] as const satisfies readonly (readonly [string, Gainable])[];
export type FeatureName = (typeof FEATURES)[number][0];

const INDEX = Object.fromEntries(FEATURES.map(([name], i) => [name, i])) as Record<FeatureName, number>;

/** Returns the stage from 1 to 6: the round whose production comes next, or 6 after the last one. */
export const stageOf = ({ round, produced }: Position): number => (produced ? round + 1 : round);

/** Expected points of an import while its rarity is open. */
const IMPORT_POINTS = 4;
const HOPS_POINTS = 1;

/** Returns the points of hops and imports, between their expected and their current values. */
export function exportPoints(context: SearchContext, position: Position): number {
  const amounts: PerImport = [0, 0, 0];
  let hops = 0;
  for (const id of position.fulfilled) {
    const contract = contractOf(context, id);
    hops += contract.hops;
    for (const i of IMPORT_INDEXES) amounts[i] += contract.imports[i];
  }
  const sum = amounts[0] + amounts[1] + amounts[2];
  const { importValues, content } = context.ruleset;
  if (importValues === 'static') return hops + sum * content.finalScoring.staticImport;
  const { imports: others } = context.others;
  const totals: PerImport =
    importValues === 'own'
      ? amounts
      : [amounts[0] + others[0], amounts[1] + others[1], amounts[2] + others[2]];
  const sure = position.over ? 1 : stageOf(position) / (ROUNDS + 2);
  const { imports } = content.finalScoring;
  let exact = 0;
  for (const i of IMPORT_INDEXES) {
    let rank = 0;
    // Ties: cotton is rarer than tobacco, and tobacco is rarer than sugar cane.
    for (const j of IMPORT_INDEXES) {
      if (j === i) continue;
      const more = totals[j] - totals[i];
      if (more > 0 || (more === 0 && j > i)) rank++;
    }
    exact += amounts[i] * at(imports, rank);
  }
  return hops * HOPS_POINTS + sure * exact + (1 - sure) * IMPORT_POINTS * sum;
}

/** Returns the expected points for a place among opponents who each gain `growth`. `spread`: how far amounts may still be off. */
function expectedShare(
  own: number,
  others: readonly number[],
  growth: number,
  places: readonly number[],
  spread: number,
): number {
  // Expected number of opponents ahead, interpolated between places.
  let ahead = 0;
  for (const other of others) ahead += 1 / (1 + Math.exp((own - (other + growth)) / spread));
  const low = Math.floor(ahead);
  const part = ahead - low;
  return (places[low] ?? 0) * (1 - part) + (places[low + 1] ?? 0) * part;
}

/** Interpolates points linearly between thresholds. */
function interpolate(
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

/** Returns the points of the highest step that an amount reaches; 0 below the first (R-SOLO-4). */
function stepPoints(steps: readonly { readonly atLeast: number; readonly points: number }[], amount: number) {
  let result = 0;
  for (const { atLeast, points } of steps) if (amount >= atLeast) result = Math.max(result, points);
  return result;
}

/** Average gain of an opponent per round. */
const OPPONENT_GROWTH = { fulfilled: 0.9, linked: 1.6, glory: 8 } as const;

/** Returns the rounds that opponents play on between the root of the search and a position. */
function opponentRounds({ others, ruleset }: SearchContext, position: Position): number {
  const finished = stageOf(position) - others.round;
  if (finished <= 0) return 0;
  return finished - others.passed / Math.max(1, ruleset.players - 1);
}

/** Returns the expected points of a majority, with what opponents gain between the root of the search and the position. */
function majorityPoints(
  context: SearchContext,
  position: Position,
  of: keyof typeof OPPONENT_GROWTH,
  own: number,
  places: readonly number[],
  spread: number,
): number {
  const growth = OPPONENT_GROWTH[of] * opponentRounds(context, position);
  return expectedShare(own, context.others[of], growth, places, spread);
}

function goalPoints(
  context: SearchContext,
  position: Position,
  row: 'contracts' | 'settlements',
  own: number,
  spread: number,
): number {
  const { players, content, contractScoring, settlementScoring } = context.ruleset;
  if (!(row === 'contracts' ? contractScoring : settlementScoring)) return 0;
  const { finalScoring } = content;
  if (players === 1) return interpolate(finalScoring.solo[row], own);
  const of = row === 'contracts' ? 'fulfilled' : 'linked';
  return majorityPoints(context, position, of, own, finalScoring[row][players], spread);
}

/** Spread of a comparison with opponents that have passed, and what each round that they still play adds. */
const EXACT_SPREAD = 0.15;
const OPEN_SPREAD = 0.6;

/** Returns the final points (R-FINAL-1 to R-FINAL-3, R-OPT-9); majorities are estimated from what opponents may reach. */
export const finalPoints = (context: SearchContext, position: Position): number =>
  finalParts(context, position).reduce((sum, [, points]) => sum + points, 0);

/** Returns the final points in parts, each with the reason for a move that raises it. */
export function finalParts(context: SearchContext, position: Position): (readonly [Gainable, number])[] {
  const { players, content, contractScoring, settlementScoring, mostGlory } = context.ruleset;
  const { goods, solo, contracts, settlements, poundsPerPoint } = content.finalScoring;
  let { money } = position;
  const stock = copyOf(position.goods);
  position.cellar.forEach((barrel, i) => {
    if (!barrel) return;
    money += context.clan.cellar[i] ?? 0;
    stock[WHISKY]++;
  });
  let stocked = 0;
  for (const good of GOOD_INDEXES) stocked += stock[good] * (isBasic(good) ? goods.basic : goods.processed);
  const parts: (readonly [Gainable, number])[] = [
    ['tile', position.glory - position.bid],
    ['export', exportPoints(context, position)],
    ['goods', stocked],
    // A fraction for the remaining pounds breaks ties.
    ['money', Math.floor(money / poundsPerPoint) + (money % poundsPerPoint) * 0.01],
  ];
  const done = position.fulfilled.length;
  const linked = position.linkedSettlements(context);
  if (players === 1) {
    if (contractScoring) parts.push(['majority', stepPoints(solo.contracts, done)]);
    if (settlementScoring) parts.push(['settlements', stepPoints(solo.settlements, linked)]);
    return parts;
  }
  const spread = EXACT_SPREAD + opponentRounds(context, position) * OPEN_SPREAD;
  const share = (of: keyof typeof OPPONENT_GROWTH, own: number, places: readonly number[]) =>
    majorityPoints(context, position, of, own, places, spread);
  if (contractScoring) parts.push(['majority', share('fulfilled', done, contracts[players])]);
  if (settlementScoring) parts.push(['settlements', share('linked', linked, settlements[players])]);
  if (mostGlory) parts.push(['tile', share('glory', position.glory, [content.finalScoring.mostGlory])]);
  return parts;
}

/** Counts what a round's scoring tile rewards; 0 without a tile (R-SCORE-1). */
export function tileCount(context: SearchContext, position: Position, round: number): number {
  const rule = context.scoringRules[round - 1];
  if (rule === undefined) return 0;
  const { counts, goods, units } = position;
  const { map } = context;
  switch (rule.kind) {
    case 'basicGoods':
      return basicSum(goods);
    case 'processedGoods':
      return processedSum(goods) + position.cellar.filter(Boolean).length;
    case 'borderUnits': {
      let sum = 0;
      for (let space = 0; space < units.length; space++)
        if (units[space] !== 0) sum += byteAt(map.border, space);
      return sum;
    }
    case 'costlySpaces': {
      let sum = 0;
      for (let space = 0; space < units.length; space++)
        if (units[space] !== 0 && rule.costs.includes(byteAt(map.cost, space))) sum++;
      return sum;
    }
    case 'imports': {
      let sum = 0;
      for (const id of position.fulfilled) sum += contractOf(context, id).importCount;
      return sum;
    }
    case 'meat': {
      let sum = 0;
      for (const id of position.fulfilled) {
        const { beef, mutton } = contractOf(context, id);
        sum += beef + mutton;
      }
      return sum;
    }
    case 'upgrades': {
      const { hireable } = context.ruleset.content.playerBoard.merchants;
      const technologies = position.technology.filter(Boolean).length;
      return position.shipping + hireable - position.hireable + technologies;
    }
    case 'units': {
      const { weights } = rule;
      return (
        counts[SHEEP] * weights.sheep +
        counts[COW] * weights.cow +
        counts[DAIRY] * weights.cheeseDairy +
        counts[BAKERY] * weights.bakery +
        counts[FIELD] * weights.field +
        counts[DISTILLERY] * weights.distillery +
        counts[WOODCUTTER] * weights.woodcutter +
        counts[MINER] * weights.miner +
        counts[FISHERMAN] * weights.fisherman
      );
    }
  }
}

/** Returns the glory of a round's scoring tile; `soft` also counts incomplete groups. */
export function tileGlory(context: SearchContext, round: number, count: number, soft: boolean): number {
  const rule = context.scoringRules[round - 1];
  if (rule === undefined) return 0;
  if (rule.kind === 'units') return count;
  const full = count / rule.per;
  return (soft ? full : Math.floor(full)) * rule.points;
}

/** Share of an unused port's points that counts while it is in reach, and while it is not. */
export const PORT_SHARE = { reached: 0.85, outOfReach: 0.15 } as const;
export const PORT_POINTS = {
  spareAnimal: 2.5,
  exchangeGoods: 2,
  bonusUpgrade: 4.2,
  money: 2.5,
  shiftPrice: 1,
  exchangeUnits: 0.7,
  drawContracts: 1.8,
  copy: 1.5,
} as const;

function portPoints(context: SearchContext, position: Position): number {
  let sum = 0;
  for (const { id, space, effect } of context.ports) {
    if (position.ports.includes(id)) continue;
    const reached = atSpace(position.reach, space) <= position.shipping;
    sum += PORT_POINTS[effect.kind] * (reached ? PORT_SHARE.reached : PORT_SHARE.outOfReach);
  }
  return sum;
}

/** Returns the seat's unused port in reach that saves an animal, if it has one (R-PORT-1). */
export const spareAnimalPort = (context: SearchContext, position: Position): Port | undefined =>
  context.ports.find((port) => port.effect.kind === 'spareAnimal' && isPortOpen(position, port));

/** Price of milk in pounds that the weight of milk goes with. */
const USUAL_MILK_PRICE = 5;

/** Returns what milk is worth to the clan as a multiple of what it is usually worth (R-CUNNINGHAM). */
const milkFactor = ({ clan }: SearchContext): number =>
  Math.max(1, (clan.butter?.money ?? 0) / USUAL_MILK_PRICE);

const add = (out: Float64Array, i: number, amount: number): void => {
  out[i] = floatAt(out, i) + amount;
};

/** Writes the amount of each feature to `out`. */
export function measureFeatures(context: SearchContext, position: Position, out: Float64Array): void {
  out.fill(0);
  const stage = Math.min(stageOf(position), ROUNDS);
  const left = ROUNDS + 1 - stage;
  const poundValue = floatAt(context.weights.poundValue, stage);
  const incomeValue = floatAt(context.weights.incomeValue, stage);
  const { counts, goods, money, pending } = position;
  const { butter, brewing } = context.clan;
  out[INDEX.money] = money * poundValue;
  out[INDEX.spareMoney] = Math.max(0, money - 45) * poundValue;
  for (const good of GOOD_INDEXES) {
    const each = Math.max(price(context, position, good), good === MILK ? (butter?.money ?? 0) : 0);
    add(out, isBasic(good) ? INDEX.basicGoods : INDEX.processedGoods, goods[good] * each * poundValue);
  }
  if (brewing !== undefined) {
    const hops = position.held.reduce((sum, id) => sum + brewable(context, contractOf(context, id)), 0);
    const gain = Math.max(0, brewing.money - price(context, position, GRAIN));
    add(out, INDEX.basicGoods, Math.min(goods[GRAIN], hops) * gain * poundValue);
  }
  out[INDEX.pay] = workerIncome(context, position) * incomeValue;
  const milk = counts[COW];
  const grain = counts[FIELD] * 2;
  out[INDEX.wool] = counts[SHEEP] * incomeValue;
  out[INDEX.milk] = milk * incomeValue * milkFactor(context);
  out[INDEX.grain] = grain * incomeValue;
  const cheese = Math.min(counts[DAIRY], milk);
  const mills = Math.min(counts[BAKERY] + counts[DISTILLERY], grain);
  out[INDEX.cheeseMade] = cheese * incomeValue;
  out[INDEX.grainMade] = mills * incomeValue;
  out[INDEX.idle] = counts[DAIRY] - cheese + counts[BAKERY] + counts[DISTILLERY] - mills;
  out[INDEX.buildings] = counts[DAIRY] + counts[BAKERY] + counts[DISTILLERY];
  out[INDEX.sheep] = Math.min(3, counts[SHEEP]);
  out[INDEX.cows] = Math.min(3, counts[COW]);
  const all = context.ruleset.content.playerBoard.merchants;
  const merchants = all.start + all.hireable - position.hireable;
  out[INDEX.merchants] = Math.min(merchants, 6) * (left - (position.produced ? 0 : 1));
  out[INDEX.stock] = position.produced ? 0 : Math.min(position.stock, 5);
  out[INDEX.shipping] = position.shipping * left;
  out[INDEX.done] = position.fulfilled.length;
  out[INDEX.goal] = goalPoints(context, position, 'contracts', position.fulfilled.length, 0.6 + 0.25 * left);
  measureContracts(context, position, stage, out);
  out[INDEX.unseen] = position.unseenContracts;
  spread(context, position, out);
  const linked = position.linkedSettlements(context);
  out[INDEX.linked] = goalPoints(context, position, 'settlements', linked, 0.6 + 0.3 * left);
  out[INDEX.links] = linked;
  measureTiles(context, position, stage, out);
  out[INDEX.ports] = portPoints(context, position);
  out[INDEX.freeSpace] = pending.freeSpace;
  out[INDEX.upgrades] = pending.upgrades;
  out[INDEX.draws] = pending.draws;
  out[INDEX.second] = pending.second === '' ? 0 : 1;
  position.cellar.forEach((barrel, i) => {
    if (barrel) add(out, INDEX.cellar, (10 + (context.clan.cellar[i] ?? 0) * 0.6 + 4) * poundValue);
  });
}

function spread(context: SearchContext, position: Position, out: Float64Array): void {
  const { reach, units, shipping } = position;
  const { map, openLand } = context;
  let room = 0;
  let spots = 0;
  for (const space of openLand) {
    const level = atSpace(reach, space);
    if (level > shipping || units[space] !== 0) continue;
    room += 1 / (1 + byteAt(map.cost, space));
    if (level > 0) spots += 1 / byteAt(map.cost, space);
  }
  out[INDEX.room] = Math.min(room, 4);
  out[INDEX.spots] = Math.min(spots, 3);
}

function measureTiles(context: SearchContext, position: Position, stage: number, out: Float64Array): void {
  const { counts, goods } = position;
  for (let round = stage; round <= ROUNDS; round++) {
    const rule = context.scoringRules[round - 1];
    if (rule === undefined) continue;
    const now = round === stage;
    let count = 0;
    if (rule.kind === 'basicGoods' || rule.kind === 'processedGoods') {
      const milk = counts[COW];
      const grain = counts[FIELD] * 2;
      const mills = counts[BAKERY] + counts[DISTILLERY];
      const basic = rule.kind === 'basicGoods';
      count = basic ? counts[SHEEP] + milk + grain : Math.min(counts[DAIRY], milk) + Math.min(mills, grain);
      // Goods in stock can be saved for it.
      if (now) count += basic ? basicSum(goods) : processedSum(goods);
    } else count = tileCount(context, position, round);
    const points = tileGlory(context, round, count, true);
    add(out, now ? INDEX.tile : INDEX.tiles, points);
  }
}

/** Rates held and open contracts; the best comes first, and each later one gets what is left. */
function measureContracts(
  context: SearchContext,
  position: Position,
  stage: number,
  out: Float64Array,
): void {
  const supply = supplyOf(context, position, stage);
  let { money } = position;
  const bestOf = (
    contracts: readonly ContractData[],
    fresh: boolean,
  ): { contract: ContractData; net: number; cost: number } | undefined => {
    let best: { contract: ContractData; net: number; cost: number } | undefined;
    for (const contract of contracts) {
      const { net, cost } = rateContract(context, position, contract, stage, supply, money, fresh);
      if (best === undefined || net > best.net) best = { contract, net, cost };
    }
    return best;
  };
  const spend = ({ contract, cost }: { contract: ContractData; cost: number }) => {
    money = Math.max(0, money - cost);
    for (const { good, count } of contract.needs) {
      const now = Math.min(supply.now[good], count);
      supply.now[good] -= now;
      supply.later[good] = Math.max(0, supply.later[good] - (count - now));
    }
    supply.cows -= contract.beef;
    supply.sheep -= contract.mutton;
  };
  let held = position.held.map((id) => contractOf(context, id));
  for (const at of [INDEX.held, INDEX.held2]) {
    const best = bestOf(held, false);
    if (best === undefined) break;
    out[at] = best.net;
    held = held.filter((one) => one !== best.contract);
    if (best.net > 0) spend(best);
  }
  let open: ContractData[] = [];
  for (const id of position.board) if (id !== undefined) open.push(contractOf(context, id));
  for (const at of [INDEX.board, INDEX.board2, INDEX.board3]) {
    const best = bestOf(open, true);
    if (best === undefined || best.net <= 0) break;
    out[at] = best.net;
    open = open.filter((one) => one !== best.contract);
    spend(best);
  }
}

interface Supply {
  now: PerGood;
  later: PerGood;
  readonly prices: PerGood;
  cows: number;
  sheep: number;
}

function supplyOf(context: SearchContext, position: Position, stage: number): Supply {
  const { goods, counts, produced } = position;
  const now = copyOf(goods);
  const later = noGoods();
  const milk = counts[COW];
  const grain = counts[FIELD] * 2;
  if (stage < ROUNDS || (produced && stage <= ROUNDS)) {
    later[WOOL] = counts[SHEEP];
    const cheese = Math.min(counts[DAIRY], milk + now[MILK]);
    later[CHEESE] = cheese;
    later[MILK] = milk;
    const stock = grain + now[GRAIN];
    const whisky = Math.min(counts[DISTILLERY], stock);
    later[WHISKY] = whisky;
    later[BREAD] = Math.min(counts[BAKERY], stock);
    later[GRAIN] = grain;
    if (stage >= ROUNDS) later.fill(0);
  }
  const prices = noGoods();
  for (const good of GOOD_INDEXES) prices[good] = price(context, position, good);
  return { now, later, prices, cows: milk, sheep: counts[SHEEP] };
}

const unitPrice = (context: SearchContext, position: Position, unit: UnitIndex): number =>
  (context.unitCost[unit][deployedCount(context, position, unit)] ?? 12) + 3;

/** Returns how much grain can be brewed when a contract is fulfilled (R-MACEWAN). */
const brewable = ({ clan }: SearchContext, { hops }: ContractData): number =>
  Math.min(clan.brewing?.max ?? 0, hops);

/** Price of grain in pounds at which brewing is rated before the grain is there. */
const USUAL_GRAIN_PRICE = 5;

/** Value of a contract bonus: pounds saved, and extra points. */
const FREE_SPACE = { pounds: 3, points: 0.6 } as const;
const UPGRADE = { pounds: 3.5, points: 0.4 } as const;

/** Returns the points of a contract, including its pounds and bonuses. */
export function contractPoints(context: SearchContext, contract: ContractData, stage: number): number {
  const pound = floatAt(context.weights.poundValue, stage);
  return (
    contract.hops * HOPS_POINTS +
    contract.importCount * IMPORT_POINTS +
    contract.money * pound +
    brewable(context, contract) * ((context.clan.brewing?.money ?? 0) - USUAL_GRAIN_PRICE) * pound +
    contract.freeSpace * (FREE_SPACE.pounds * pound + FREE_SPACE.points) +
    contract.upgrades * (UPGRADE.pounds * pound + UPGRADE.points)
  );
}

/** Share of its price that a good in stock, and one that production will make, is worth to its owner. */
const STOCK_VALUE = 0.8;
const PRODUCED_VALUE = 0.65;
/** A slaughtered animal costs what a new one costs in pounds, or some rounds of its income if that is less. */
const LOST_COW = { pounds: 9, income: 5 } as const;
const LOST_SHEEP = { pounds: 8, income: 4 } as const;
/** Chance that a contract is still fulfilled if its goods cannot be bought now, in the last round or before it. */
const UNAFFORDABLE_CHANCE = { lastRound: 0.15, earlier: 0.7 } as const;
/** Chance that it is fulfilled if it waits for production. */
const WAITING_CHANCE = 0.85;
/** Merchants expected in the next round. */
const NEXT_MERCHANTS = 5;

function rateContract(
  context: SearchContext,
  position: Position,
  contract: ContractData,
  stage: number,
  supply: Supply,
  money: number,
  fresh: boolean,
): { net: number; cost: number } {
  const pound = floatAt(context.weights.poundValue, stage);
  let cost = 0;
  let lost = 0;
  let bought = 0;
  let waits = false;
  for (const { good, count: needed } of contract.needs) {
    const each = supply.prices[good];
    const have = Math.min(needed, supply.now[good]);
    lost += have * each * STOCK_VALUE;
    let missing = needed - have;
    const made = Math.min(missing, supply.later[good]);
    if (made > 0) {
      lost += made * each * PRODUCED_VALUE;
      missing -= made;
      waits = true;
    }
    bought += missing;
    cost += missing * each;
  }
  const cows = Math.max(0, contract.beef - supply.cows);
  const sheep = Math.max(0, contract.mutton - supply.sheep);
  cost += cows * unitPrice(context, position, COW) + sheep * unitPrice(context, position, SHEEP);
  const later = floatAt(context.weights.incomeValue, stage);
  const cow = Math.min(
    (contract.beef - cows) * LOST_COW.pounds * pound,
    (contract.beef - cows) * LOST_COW.income * later,
  );
  const ewe = Math.min(
    (contract.mutton - sheep) * LOST_SHEEP.pounds * pound,
    (contract.mutton - sheep) * LOST_SHEEP.income * later,
  );
  if (fresh) {
    const round = Math.min(position.produced ? position.round + 1 : position.round, ROUNDS);
    cost += context.ruleset.content.exportBoard.contractCost[round - 1] ?? 0;
  }
  let net =
    contractPoints(context, contract, stage) +
    context.weights.bonuses.contract -
    (cost + lost) * pound -
    cow -
    ewe;
  const merchants = position.produced ? NEXT_MERCHANTS : position.stock;
  if (bought > merchants || cost > money)
    net *= stage >= ROUNDS ? UNAFFORDABLE_CHANCE.lastRound : UNAFFORDABLE_CHANCE.earlier;
  else if (waits) net *= WAITING_CHANCE;
  return { net: Math.max(0, net), cost: Math.max(0, cost) };
}
