import { type Action, type GameState, type PlanItem, portTile, type Seat } from '../../../engine/index.ts';
import { type Emblem, portEmblem } from '../../../render/index.ts';

const OF_ITEMS: Readonly<Record<PlanItem, Emblem>> = {
  cheeseDairy: 'cheese',
  bakery: 'bread',
  distillery: 'whisky',
  butter: 'milk',
  store: 'whisky',
  take1: 'whisky',
  take2: 'whisky',
  take3: 'whisky',
};

export const emblemOfItem = (item: PlanItem): Emblem => OF_ITEMS[item];

export function emblemOf(state: GameState, seat: Seat, action: Action): Emblem | undefined {
  switch (action.type) {
    case 'pick':
      return state.offers[action.offer]?.clan;
    case 'placeWorker':
    case 'expand':
    case 'exchangeNew':
      return action.unit;
    case 'slaughter':
    case 'exchangeOld':
      return state.players[seat]?.units[action.space];
    case 'trade':
    case 'buy':
    case 'shiftPrice':
    case 'recall':
      return action.good;
    case 'exchangeGoods':
      return action.discard;
    case 'obtain':
    case 'takeContract':
    case 'drawContracts':
      return 'contract';
    case 'usePort':
      return emblemOfPort(state, action.effect);
    case 'plan':
      return OF_ITEMS[action.item];
    case 'upgradeTechnology':
      return action.worker;
    case 'fulfil':
    case 'pass':
      return action.type;
    case 'upgradeShipping':
      return 'shipping';
    case 'hire':
      return 'merchant';
    case 'row':
      return 'fisherman';
    case 'takeBarrel':
      return 'whisky';
    case 'brew':
      return 'hops';
    default:
      return undefined;
  }
}

/** Returns the emblem of a port tile's effect; `undefined` for an unknown tile. */
export function emblemOfPort(state: GameState, port: number): Emblem | undefined {
  const tile = portTile(state, port);
  return tile && portEmblem(tile.effect);
}
