/** The events of moves, and of what follows by itself, apart from each other. */
import type { GameEvent, StoryType } from '../engine/index.ts';

/** With these something begins that is nobody's move. */
export const SECTIONS: readonly string[] = [
  'roundStarted',
  'productionStarted',
  'productionDecided',
  'scoringStarted',
  'endingStarted',
  'gameFinished',
] satisfies readonly StoryType[];

/** The events of moves, then section by section what followed by itself; each section begins with its own event. */
export function sectionsOf(events: readonly GameEvent[]): { own: GameEvent[]; sections: GameEvent[][] } {
  const own: GameEvent[] = [];
  const sections: GameEvent[][] = [];
  for (const event of events) {
    if (SECTIONS.includes(event.type)) sections.push([]);
    (sections.at(-1) ?? own).push(event);
  }
  return { own, sections };
}
