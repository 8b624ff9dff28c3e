/** Derives the highlights of a picture from the events of the last turn. */
import type { Good } from '../content/index.ts';
import {
  type ContractId,
  type GameEvent,
  type GameState,
  graphOf,
  type Seat,
  type Space,
} from '../engine/index.ts';
import type { LastTurn } from './request.ts';

/** Returns everything these events of a game touched, without duplicates: spaces, and the other highlights. */
export function highlightsOf(
  events: readonly GameEvent[],
  state: GameState,
): { last: Space[]; turn: LastTurn } {
  const spaces = new Set<Space>();
  const seats = new Set<Seat>();
  const contracts = new Set<ContractId>();
  const prices: Partial<Record<Good, number>> = {};
  for (const event of events) {
    switch (event.type) {
      case 'unitPlaced':
      case 'unitRemoved':
        spaces.add(event.space);
        break;
      case 'unitMoved':
        spaces.add(event.from);
        spaces.add(event.to);
        break;
      case 'portUsed':
        for (const { name, port } of graphOf(state).spaces)
          if (port !== undefined && state.map.ports[port] === event.port) spaces.add(name);
        break;
      case 'traded':
        prices[event.good] ??= event.oldPrice;
        break;
      case 'priceShifted':
      case 'priceRolled':
        prices[event.good] ??= event.from;
        break;
      case 'contractObtained':
      case 'fulfilled':
        contracts.add(event.contract);
        break;
      case 'turnEnded':
      case 'passed':
        seats.add(event.seat);
        break;
    }
  }
  return { last: [...spaces], turn: { seats: [...seats], prices, contracts: [...contracts] } };
}
