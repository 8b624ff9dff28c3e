/** A thread that thinks as long as a Chief may, whatever it is asked. */
import { MIND } from '../../ai/index.ts';
import { BUDGET, serve } from '../../ai/workers/index.ts';

serve({
  ...MIND,
  think(question) {
    const until = performance.now() + BUDGET.chief;
    while (performance.now() < until);
    return [MIND.simplest(question.view, question.seat)];
  },
});
