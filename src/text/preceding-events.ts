/** Facts from preceding events that a sentence needs: earlier in the same turn, or among the dice. */
import type { GameEvent } from '../engine/index.ts';
import { NO_FACTS, type PrecedingFacts } from './preceding-facts.ts';
import type { ResolvedContext } from './text-context.ts';

/** Returns the facts for the events after this one. */
export function factsAfter(
  resolved: ResolvedContext,
  before: PrecedingFacts,
  event: GameEvent,
): PrecedingFacts {
  switch (event.type) {
    case 'roundStarted':
    case 'turnEnded':
    case 'passed':
      return NO_FACTS;
    case 'priceRolled':
      return { ...before, die: event.die };
    case 'traded':
      return event.neighbourhood ? { ...before, bought: true } : before;
    case 'contractObtained':
      return { ...before, obtained: before.obtained + 1, paid: before.paid || event.cost !== 0 };
    case 'expanded':
    case 'unitsExchanged':
      return { ...before, draw: 'building' };
    case 'contractsDrawn':
      return { ...before, drawn: true };
    case 'portUsed':
      return drawsContracts(resolved, event.effect) ? { ...before, draw: 'port' } : before;
    default:
      return before;
  }
}

const drawsContracts = ({ content }: ResolvedContext, port: number): boolean =>
  content.portTiles.some(({ id, effect }) => id === port && effect.kind === 'drawContracts');
