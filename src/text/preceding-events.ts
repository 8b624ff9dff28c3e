/** Facts from preceding events that a sentence needs: earlier in the same turn, or among the dice. */
import type { GameEvent } from '../engine/index.ts';
import type { ResolvedContext } from './text-context.ts';

/** Facts about preceding events. */
export interface PrecedingFacts {
  /** The last price die; 0 if none was rolled. */
  readonly die: number;
  /** True if goods were bought from neighbours. */
  readonly bought: boolean;
  /** Number of contracts obtained, and whether any was paid for. */
  readonly obtained: number;
  readonly paid: boolean;
  /** The bonus that lets the player draw contracts now. */
  readonly draw: 'none' | 'building' | 'port';
}

/** The facts at the beginning of a turn. */
export const NO_FACTS: PrecedingFacts = { die: 0, bought: false, obtained: 0, paid: false, draw: 'none' };

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
    case 'portUsed':
      return drawsContracts(resolved, event.effect) ? { ...before, draw: 'port' } : before;
    default:
      return before;
  }
}

function drawsContracts({ content }: ResolvedContext, port: number): boolean {
  return content.portTiles.some(({ id, effect }) => id === port && effect.kind === 'drawContracts');
}
