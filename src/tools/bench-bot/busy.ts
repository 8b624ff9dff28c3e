/** Worker process that thinks for as long as a Chief may, whatever it receives. */
import { DEFAULT_STRATEGY } from '../../ai/index.ts';
import { BUDGET_MS, serve } from '../../ai/workers/index.ts';

serve({
  ...DEFAULT_STRATEGY,
  think(question) {
    const until = performance.now() + BUDGET_MS.chief;
    while (performance.now() < until);
    return [DEFAULT_STRATEGY.quickMove(question.view, question.seat)];
  },
});
