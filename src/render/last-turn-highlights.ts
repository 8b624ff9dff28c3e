/** Derives the highlights of a picture from the events of the last turn. */
import { type Good, MODULES } from '../content/index.ts';
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
        for (const space of spacesOfPort(state, event.port)) spaces.add(space);
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

/** Returns the space of a port as a list; an empty one if the port is not in the game. */
function spacesOfPort(state: GameState, port: number): Space[] {
  const graph = graphOf(state);
  return MODULES.flatMap((corner) => {
    const space = graph.spaces[graph.ports.get(corner) ?? -1];
    return state.map.ports[corner] === port && space !== undefined ? [space.name] : [];
  });
}
