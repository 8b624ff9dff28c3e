/** Every player's purse and every price, added up from events: transcripts need them between two states. */
import { GOODS, type Good } from '../../content/index.ts';
import type { ContractId, GameEvent, GameState, Ruleset } from '../../engine/index.ts';

interface Purse {
  money: number;
  glory: number;
  goods: Record<Good, number>;
  contracts: ContractId[];
  fulfilled: number;
}

export interface Tally {
  readonly purses: Purse[];
  readonly prices: Record<Good, number>;
}

/** Creates the tally of a state. */
export function tallyOf({ content, size }: Ruleset, state: GameState): Tally {
  const scale = content.market[size].prices;
  const prices = GOODS.map((good) => [good, scale[good][state.market[good]] ?? 0] as const);
  return {
    purses: state.players.map(({ money, glory, goods, contracts, fulfilled }) => ({
      money,
      glory,
      goods: { ...goods },
      contracts: [...contracts],
      fulfilled: fulfilled.length,
    })),
    prices: Object.fromEntries(prices) as Record<Good, number>,
  };
}

/** Adds events to a tally. */
export function addEvents({ purses, prices }: Tally, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.type === 'traded') prices[event.good] = event.newPrice;
    if (event.type === 'priceShifted' || event.type === 'priceRolled') prices[event.good] = event.to;
    const purse = 'seat' in event ? purses[event.seat] : undefined;
    if (purse === undefined) continue;
    switch (event.type) {
      case 'money':
      case 'glory':
        purse[event.type] += event.amount;
        break;
      case 'goods':
        purse.goods[event.good] += event.amount;
        break;
      case 'contractObtained':
        purse.contracts.push(event.contract);
        break;
      case 'fulfilled':
        purse.contracts = purse.contracts.filter((contract) => contract !== event.contract);
        purse.fulfilled++;
        break;
    }
  }
}
