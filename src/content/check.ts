import { boardProblems } from './check-boards.ts';
import { mapProblems } from './check-maps.ts';
import { tileProblems } from './check-tiles.ts';
import type { ContentProblem } from './problems.ts';
import type { Content } from './schema.ts';

/** Returns every reason why this content is not a playable game; empty if it is playable. */
export function findProblems(content: Content): ContentProblem[] {
  return [...tileProblems(content), ...boardProblems(content), ...mapProblems(content)];
}
