/** Production in the search: the best plan and its result (R-PROD-1). */
import { ROUNDS } from '../../content/index.ts';
import type { Plan } from '../../engine/index.ts';
import { workerIncome } from './costs.ts';
import { tileCount, tileGlory } from './features.ts';
import {
  BAKERY,
  BREAD,
  CHEESE,
  COW,
  DAIRY,
  DISTILLERY,
  FIELD,
  GRAIN,
  MILK,
  noGoods,
  SHEEP,
  WHISKY,
  WOOL,
} from './indexes.ts';
import type { Position } from './position.ts';
import type { SearchContext } from './search-context.ts';
import { value } from './value.ts';

/** Produces the basic goods and income (R-PROD-1). Changes the position. */
export function produce(context: SearchContext, position: Position): void {
  const { counts, goods, cellar } = position;
  if (cellar.includes(true)) {
    if (cellar.at(-1)) {
      goods[WHISKY] += 1;
      position.money += context.clan.cellar[cellar.length - 1] ?? 0;
    }
    position.cellar = cellar.map((_, i) => i > 0 && cellar[i - 1] === true);
  }
  position.money += workerIncome(context, position);
  const { units } = context.ruleset.content.playerBoard;
  goods[WOOL] += counts[SHEEP] * units.sheep.yield;
  goods[MILK] += counts[COW] * units.cow.yield;
  goods[GRAIN] += counts[FIELD] * units.field.yield;
}

/** Returns the plans worth comparing: each split of grain, all milk or none, and a barrel. */
function candidatePlans(context: SearchContext, { goods, counts, cellar }: Position): Plan[] {
  const { clan } = context;
  const milk = goods[MILK];
  const grain = goods[GRAIN];
  const dairies = Math.min(counts[DAIRY], milk);
  const butterly = clan.butter !== undefined;
  const result: Plan[] = [];
  for (let cheeseDairy = 0; cheeseDairy <= dairies; cheeseDairy++) {
    // Partial use of milk only matters to clans with butter.
    if (cheeseDairy > 0 && cheeseDairy < dairies && !butterly) continue;
    const most = Math.min(counts[BAKERY], grain);
    for (let bakery = 0; bakery <= most; bakery++) {
      const distillery = Math.min(counts[DISTILLERY], grain - bakery);
      const left = milk - cheeseDairy;
      const stores = cellar.length > 0 && !cellar[0] && distillery > 0 ? [0, 1] : [0];
      for (const butter of butterly && left > 0 ? [left, 0] : [0])
        for (const store of stores)
          result.push({ cheeseDairy, bakery, distillery, take1: 0, take2: 0, take3: 0, butter, store });
    }
  }
  return result;
}

/** Carries out a plan (R-PROD-1). Changes the position. */
function applyPlan(context: SearchContext, position: Position, plan: Plan): void {
  const { goods } = position;
  goods[MILK] -= plan.cheeseDairy + plan.butter;
  goods[CHEESE] += plan.cheeseDairy;
  goods[GRAIN] -= plan.bakery + plan.distillery;
  goods[BREAD] += plan.bakery;
  goods[WHISKY] += plan.distillery - plan.store;
  position.money += plan.distillery * (context.clan.moneyOnProcessing.whisky ?? 0);
  position.money += plan.butter * (context.clan.butter?.money ?? 0);
  if (plan.store > 0) position.cellar = position.cellar.map((barrel, i) => i === 0 || barrel);
}

/** Scores the round and returns the merchants. Changes the position. */
function endRound(context: SearchContext, position: Position): void {
  const { round } = position;
  position.glory += tileGlory(context, round, tileCount(context, position, round), false);
  position.produced = true;
  position.over = round >= ROUNDS;
  for (const count of position.posted) position.stock += Math.abs(count);
  position.posted = noGoods();
  position.mainDone = false;
  position.obtained = [];
}

/** Returns the best plan and the position after it. */
export function bestPlan(
  context: SearchContext,
  produced: Position,
): { plan: Plan; after: Position; worth: number } {
  let best: { plan: Plan; after: Position; worth: number } | undefined;
  for (const plan of candidatePlans(context, produced)) {
    const after = produced.copy();
    applyPlan(context, after, plan);
    endRound(context, after);
    const points = value(context, after);
    if (best === undefined || points > best.worth) best = { plan, after, worth: points };
  }
  if (best === undefined) throw new Error('there is always a plan');
  return best;
}
