import type { Purpose } from '../../ai/index.ts';
import {
  type Building,
  type Clan,
  GOODS,
  type Good,
  type Technology,
  type Unit,
} from '../../content/index.ts';
import type { ContractId, GameEvent, Seat, Space } from '../../engine/index.ts';
import type { TurnReasons } from './turn-reasons.ts';

/** An action as shown in summaries. Repeated trades or production of one kind are merged. */
export type PlayerAction =
  | { readonly did: 'sold' | 'bought'; readonly good: Good; readonly count: number }
  | { readonly did: 'made'; readonly unit: Building; readonly count: number }
  | { readonly did: 'placed'; readonly unit: Unit; readonly space: Space }
  | { readonly did: 'took' | 'fulfilled'; readonly contract: ContractId }
  | { readonly did: 'technology'; readonly worker: Technology }
  | { readonly did: 'port'; readonly port: number }
  | { readonly did: 'swapped'; readonly old: Unit; readonly unit: Unit; readonly space: Space }
  | { readonly did: 'rowed'; readonly space: Space }
  | { readonly did: 'picked'; readonly offer: number; readonly clan: Clan | 'none' }
  | { readonly did: 'bid'; readonly amount: number }
  | { readonly did: 'shipping' | 'hired' | 'passed' | 'left' };

/** A player's actions and their effect. Money is in pounds. */
export interface PlayerSummary {
  readonly seat: Seat;
  readonly deeds: readonly PlayerAction[];
  readonly gained: number;
  readonly spent: number;
  readonly glory: number;
  readonly goods: readonly { readonly good: Good; readonly amount: number }[];
  /** The purpose of a computer's turns, if all have the same. */
  readonly purpose: Purpose | undefined;
}

const hasContent = ({ deeds, gained, spent, glory, goods }: PlayerSummary): boolean =>
  deeds.length + goods.length > 0 || gained !== 0 || spent !== 0 || glory !== 0;

/** Summarizes events by player, in seat order. Players without a visible effect are omitted. */
export function summarizePlayers(events: readonly GameEvent[], purposes: TurnReasons): PlayerSummary[] {
  const seats = new Set(
    events.flatMap((event) => ('seat' in event && event.seat !== undefined ? event.seat : [])),
  );
  return [...seats]
    .sort((a, b) => a - b)
    .map((seat) => doingsOf(events, purposes, seat))
    .filter((doings) => hasContent(doings));
}

function doingsOf(events: readonly GameEvent[], purposes: TurnReasons, seat: Seat): PlayerSummary {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const money = own.flatMap((event) => (event.type === 'money' ? event.amount : []));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const goods = GOODS.map((good) => ({
    good,
    amount: sum(own.flatMap((event) => (event.type === 'goods' && event.good === good ? event.amount : []))),
  }));
  return {
    seat,
    deeds: together(own.flatMap(deedOf)),
    gained: sum(money.filter((amount) => amount > 0)),
    spent: sum(money.filter((amount) => amount < 0).map((amount) => -amount)),
    glory: sum(own.flatMap((event) => (event.type === 'glory' ? event.amount : []))),
    goods: goods.filter(({ amount }) => amount !== 0),
    purpose: sharedPurpose(own.flatMap((event) => purposes.get(event) ?? [])),
  };
}

function sharedPurpose([first, ...rest]: readonly Purpose[]): Purpose | undefined {
  const isSame = ({ reason, contract }: Purpose) =>
    contract === first?.contract && (contract !== undefined || reason === first?.reason);
  return rest.every(isSame) ? first : undefined;
}

function deedOf(event: GameEvent): PlayerAction[] {
  switch (event.type) {
    case 'traded':
      return [{ did: event.side === 'buy' ? 'bought' : 'sold', good: event.good, count: event.count }];
    case 'processed':
      return [{ did: 'made', unit: event.unit, count: event.count }];
    case 'expanded':
    case 'workerPlaced':
      return [{ did: 'placed', unit: event.unit, space: event.space }];
    case 'contractObtained':
      return [{ did: 'took', contract: event.contract }];
    case 'fulfilled':
      return [{ did: 'fulfilled', contract: event.contract }];
    case 'technologyUpgraded':
      return [{ did: 'technology', worker: event.worker }];
    case 'shippingUpgraded':
      return [{ did: 'shipping' }];
    case 'merchantHired':
      return [{ did: 'hired' }];
    case 'passed':
      return [{ did: 'passed' }];
    case 'portUsed':
      return [{ did: 'port', port: event.port }];
    case 'unitsExchanged':
      return [{ did: 'swapped', old: event.old, unit: event.unit, space: event.space }];
    case 'rowed':
      return [{ did: 'rowed', space: event.to }];
    case 'offerPicked':
      return [{ did: 'picked', offer: event.offer, clan: event.clan }];
    case 'bidMade':
      return [{ did: 'bid', amount: event.amount }];
    case 'bidDeclined':
      return [{ did: 'left' }];
    default:
      return [];
  }
}

/** Merges actions that differ only in `count`. */
function together(deeds: readonly PlayerAction[]): PlayerAction[] {
  const kindOf = (deed: PlayerAction) => JSON.stringify('count' in deed ? { ...deed, count: 0 } : deed);
  const merged: PlayerAction[] = [];
  for (const deed of deeds) {
    const at = 'count' in deed ? merged.findIndex((one) => kindOf(one) === kindOf(deed)) : -1;
    const same = merged[at];
    if (same !== undefined && 'count' in same && 'count' in deed)
      merged[at] = { ...same, count: same.count + deed.count };
    else merged.push(deed);
  }
  return merged;
}
