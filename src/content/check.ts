/** The mistakes in figures that are well formed: what their shape alone cannot show. */
import { boardProblems } from './check-boards.ts';
import { mapProblems } from './check-maps.ts';
import { tileProblems } from './check-tiles.ts';
import type { ContentProblem } from './problems.ts';
import type { Content } from './schema.ts';

/**
 * Everything that makes the figures no set of this game: wrong numbers of tiles, lists that contradict each
 * other, maps that do not fit together, effects that could never happen. Empty when a game can be played.
 */
export function findProblems(content: Content): ContentProblem[] {
  return [...tileProblems(content), ...boardProblems(content), ...mapProblems(content)];
}
