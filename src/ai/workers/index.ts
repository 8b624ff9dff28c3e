/** The door of the thinking: computer players think in threads of their own, apart from the drawing. */
export { bundled } from './bundle.ts';
export { BUDGET, limitOf, openThinker, type Thinkers } from './pool.ts';
export { serve } from './worker-main.ts';
