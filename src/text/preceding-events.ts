/** What a sentence takes from what happened before it: in the turn that it is part of, or among the dice. */
import type { GameEvent } from '../engine/index.ts';
import type { Voice } from './text-context.ts';

/** What went before, as far as later sentences speak of it. */
export interface Earlier {
  /** The last price die; 0 where none was thrown. */
  readonly die: number;
  /** Whether something was bought from neighbours. */
  readonly bought: boolean;
  /** Contracts obtained, and whether money changed hands for any of them. */
  readonly obtained: number;
  readonly paid: boolean;
  /** What would let the player draw contracts now. */
  readonly draw: 'none' | 'building' | 'port';
}

/** The beginning of a turn. */
export const NOTHING: Earlier = { die: 0, bought: false, obtained: 0, paid: false, draw: 'none' };

/** What went before the events that follow this one. */
export function after(voice: Voice, before: Earlier, event: GameEvent): Earlier {
  switch (event.type) {
    case 'roundStarted':
    case 'turnEnded':
    case 'passed':
      return NOTHING;
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
      return drawsContracts(voice, event.effect) ? { ...before, draw: 'port' } : before;
    default:
      return before;
  }
}

function drawsContracts({ content }: Voice, port: number): boolean {
  return content.portTiles.some(({ id, effect }) => id === port && effect.kind === 'drawContracts');
}
