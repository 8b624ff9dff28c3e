/** Worker process that thinks for as long as a Chief usually does, whatever it receives. */
import { DEFAULT_STRATEGY } from '../../ai/index.ts';
import { serve } from '../../ai/workers/index.ts';

const CHIEF_MS = 2000;

serve({
  ...DEFAULT_STRATEGY,
  think(question) {
    const until = performance.now() + CHIEF_MS;
    while (performance.now() < until);
    return [DEFAULT_STRATEGY.quickMove(question.view, question.seat)];
  },
});
