/** The entry point of a worker process. */
import { DEFAULT_STRATEGY } from '../index.ts';
import { serve } from './worker-main.ts';

serve(DEFAULT_STRATEGY);
