/** Separates the events of moves from the automatic ones after them. */
import type { GameEvent, StoryType } from '../engine/index.ts';

/** Events that begin a section, which is no player's move. */
const SECTIONS: readonly string[] = [
  'roundStarted',
  'productionStarted',
  'productionDecided',
  'scoringStarted',
  'endingStarted',
  'gameFinished',
] satisfies readonly StoryType[];

/** Returns the events of moves, then the automatic events by section; each section begins with its own event. */
export function sectionsOf(events: readonly GameEvent[]): { own: GameEvent[]; sections: GameEvent[][] } {
  const own: GameEvent[] = [];
  const sections: GameEvent[][] = [];
  for (const event of events) {
    if (SECTIONS.includes(event.type)) sections.push([]);
    (sections.at(-1) ?? own).push(event);
  }
  return { own, sections };
}
