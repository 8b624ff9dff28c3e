/** A thread with levels that fail, each in its own way; and a simplest move that can be told from others. */

import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';
import { legalActions } from '../../src/engine/index.ts';
import type { Level, Think } from '../../src/players/index.ts';
import { serve } from '../../src/thinking/serve.ts';

const LEVELS: Readonly<Record<Level, Think>> = {
  apprentice: () => {
    throw new Error(`thread ${threadId}`);
  },
  crofter: () => {
    for (;;);
  },
  laird: () => [{ action: { type: 'endTurn' }, reason: 'rest' }],
  chief: ({ view, seat, word }) => {
    if (word === 'memory')
      for (const all: unknown[] = []; ; ) all.push(Array.from({ length: 1e6 }, () => ({})));
    if (word === 'end') process.exit(1);
    const action = legalActions(view, seat)[getPriority() === 0 ? 0 : 1];
    return action === undefined ? [] : [{ action, reason: 'start' }];
  },
};

serve({
  think: (question) => LEVELS[question.level](question),
  simplest: (view, seat) => ({ action: legalActions(view, seat).at(-1) as never, reason: 'money' }),
});
