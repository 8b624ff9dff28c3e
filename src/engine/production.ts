/** Production: automatic income and each player's decision (R-PROD-1, R-CUNNINGHAM, R-MACKENZIE). */
import { BUILDINGS, type Building, type Good, PROCESSING, type Unit, WORKERS } from '../content/index.ts';
import { cloneState } from './clone.ts';
import { clanSource, emit, type Game, goods, money } from './game.ts';
import { priceOf } from './market.ts';
import { deployed, playerAt, traitsAt, unitCounts } from './player.ts';
import { rulesetOf } from './ruleset.ts';
import { PLAN_ITEMS, type PlanItem } from './schema.ts';
import type { GameState, Plan, Seat } from './state.ts';
import type { Traits } from './traits.ts';

/** A player's goods and barrels when the decision is carried out. */
interface Stock {
  goods: Record<Good, number>;
  cellar: boolean[];
}

/** Returns the pounds and basic goods that a player's units yield each production. */
export function income(
  state: GameState,
  seat: Seat,
): { money: number; goods: Partial<Record<Good, number>> } {
  const player = playerAt(state, seat);
  const traits = traitsAt(state, seat);
  const { units } = rulesetOf(state.setup).content.playerBoard;
  const pounds = WORKERS.reduce((sum, worker) => {
    const { plain, upgraded } = traits.income[worker];
    const better = worker !== 'fisherman' && player.technology[worker];
    return sum + deployed(state, seat, worker) * (better ? upgraded : plain);
  }, 0);
  return {
    money: pounds,
    goods: {
      wool: deployed(state, seat, 'sheep') * units.sheep.yield,
      milk: deployed(state, seat, 'cow') * units.cow.yield,
      grain: deployed(state, seat, 'field') * units.field.yield,
    },
  };
}

/** Ages barrels: each moves one place on, the last one leaves (R-MACKENZIE). */
const aged = (cellar: readonly boolean[]): boolean[] => cellar.map((_, i) => i > 0 && cellar[i - 1] === true);

/** Returns the present stock during production, the expected one for a player who has passed. */
function stockOf(state: GameState, seat: Seat): Stock {
  const player = playerAt(state, seat);
  if (state.phase === 'production') return { goods: { ...player.goods }, cellar: [...player.cellar] };
  const brought = income(state, seat).goods;
  const stock = { ...player.goods };
  for (const good in brought) stock[good as Good] += brought[good as Good] ?? 0;
  return { goods: stock, cellar: aged(player.cellar) };
}

/** Carries out the automatic part of production (R-PROD-1). */
export function produceByItself(game: Game, seat: Seat): void {
  const { state } = game;
  const player = playerAt(state, seat);
  if (player.cellar.includes(true)) {
    emit(game, 'barrelsAged', { seat });
    if (player.cellar.at(-1)) takeBarrelOut(game, seat, player.cellar.length - 1);
    player.cellar = aged(player.cellar);
  }
  const brought = income(state, seat);
  const some = Object.values(brought.goods).some((amount) => amount > 0);
  if (brought.money > 0 || some) emit(game, 'produced', { seat, ...brought });
  money(game, seat, brought.money, 'production');
  for (const good in brought.goods) {
    goods(game, seat, good as Good, brought.goods[good as Good] ?? 0, 'production');
  }
}

/** Takes the barrel out of an ageing place (counted from 0) and pays that place's money (R-MACKENZIE). */
export function takeBarrelOut(game: Game, seat: Seat, place: number): void {
  const traits = traitsAt(game.state, seat);
  const payout = traits.cellar[place] ?? 0;
  const player = playerAt(game.state, seat);
  player.cellar = player.cellar.with(place, false);
  emit(game, 'barrelTaken', { seat, place: place + 1, money: payout });
  goods(game, seat, 'whisky', 1, clanSource(traits));
  money(game, seat, payout, clanSource(traits));
}

const emptyPlan = (): Plan => Object.fromEntries(PLAN_ITEMS.map((item) => [item, 0])) as Plan;

const TAKES = ['take1', 'take2', 'take3'] as const satisfies readonly PlanItem[];

function feasible(traits: Traits, stock: Stock, units: Readonly<Record<Unit, number>>, plan: Plan): boolean {
  const left = { ...stock.goods };
  if (TAKES.some((item, i) => plan[item] > (stock.cellar[i] ? 1 : 0))) return false;
  for (const building of BUILDINGS) {
    const { from, to } = PROCESSING[building];
    if (plan[building] > units[building]) return false;
    left[from] -= plan[building];
    left[to] += plan[building];
    if (left[from] < 0) return false;
  }
  if (plan.butter > (traits.butter === undefined ? 0 : left[traits.butter.good])) return false;
  if (plan.store === 0) return true;
  const firstFree = !stock.cellar[0] || plan.take1 > 0;
  return plan.store === 1 && traits.cellar.length > 0 && plan.distillery > 0 && firstFree;
}

/** Returns a plan with one number changed. Barrels that are no longer distilled are no longer stored either. */
export function changedPlan(plan: Plan, item: PlanItem, count: number): Plan {
  const changed = { ...plan, [item]: count };
  return changed.distillery === 0 ? { ...changed, store: 0 } : changed;
}

/** Returns the highest possible count of an item given the rest of the plan. Every lower count is possible too. */
export function mostOf(state: GameState, seat: Seat): (plan: Plan, item: PlanItem) => number {
  const traits = traitsAt(state, seat);
  const stock = stockOf(state, seat);
  const units = unitCounts(state, seat);
  return (plan, item) => {
    let most = 0;
    for (;;) {
      const more = changedPlan(plan, item, most + 1);
      if (more[item] <= most || !feasible(traits, stock, units, more)) return most;
      most++;
    }
  };
}

/** Returns true if a player has something to decide in production; during a round, if they will have. */
function hasChoice(state: GameState, seat: Seat): boolean {
  const most = mostOf(state, seat);
  return PLAN_ITEMS.some((item) => most(emptyPlan(), item) > 0);
}

/** Returns the plan in which as many buildings work as goods allow (R-PROD-1), without butter and barrels. */
export function fullestPlan(state: GameState, seat: Seat): Plan {
  const most = mostOf(state, seat);
  const priceOfMade = (building: Building) => priceOf(state, PROCESSING[building].to);
  return [...BUILDINGS]
    .sort((a, b) => priceOfMade(b) - priceOfMade(a))
    .reduce((plan, item) => changedPlan(plan, item, most(plan, item)), emptyPlan());
}

/** Lets a player who has passed decide on production in advance, if there will be a choice (R-PROD-1). */
export function openProduction(state: GameState, seat: Seat): void {
  if (state.production[seat] === undefined && hasChoice(state, seat)) {
    state.production = { ...state.production, [seat]: { plan: emptyPlan(), ready: false } };
  }
}

/** Carries out a seat's production decision: barrels, processing and sales (R-PROD-1). */
export function carryOut(game: Game, seat: Seat, plan: Plan): void {
  const { state } = game;
  const player = playerAt(state, seat);
  const traits = traitsAt(state, seat);
  TAKES.forEach((item, i) => {
    if (plan[item] > 0) takeBarrelOut(game, seat, i);
  });
  for (const unit of BUILDINGS) {
    const count = plan[unit];
    if (count === 0) continue;
    const { from, to } = PROCESSING[unit];
    emit(game, 'processed', { seat, unit, count });
    goods(game, seat, from, -count, 'production');
    goods(game, seat, to, count, 'production');
    money(game, seat, count * (traits.moneyOnProcessing[to] ?? 0), clanSource(traits));
  }
  if (plan.butter > 0 && traits.butter !== undefined) {
    const { good, money: each } = traits.butter;
    emit(game, 'butterMade', { seat, good, count: plan.butter, money: plan.butter * each });
    goods(game, seat, good, -plan.butter, clanSource(traits));
    money(game, seat, plan.butter * each, clanSource(traits));
  }
  if (plan.store > 0) {
    player.cellar = player.cellar.with(0, true);
    emit(game, 'barrelStored', { seat });
    goods(game, seat, 'whisky', -1, clanSource(traits));
  }
}

/** Returns the goods before and after a player's plan, and the pounds it earns; `undefined` without one. */
export function outcomeOf(
  state: GameState,
  seat: Seat,
): { before: Record<Good, number>; after: Record<Good, number>; money: number } | undefined {
  const plan = state.production[seat]?.plan;
  if (plan === undefined) return undefined;
  const game: Game = { state: cloneState(state), events: [] };
  const player = playerAt(game.state, seat);
  if (state.phase !== 'production') produceByItself(game, seat);
  const before = { ...player.goods };
  const purse = player.money;
  carryOut(game, seat, plan);
  return { before, after: player.goods, money: player.money - purse };
}

/** Takes all barrels out of the cellar and pays their money (R-FINAL-0). */
export function emptyCellar(game: Game, seat: Seat): void {
  playerAt(game.state, seat).cellar.forEach((barrel, i) => {
    if (barrel) takeBarrelOut(game, seat, i);
  });
}
