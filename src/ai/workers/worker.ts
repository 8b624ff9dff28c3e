/** A thread in which our computer players think. */
import { MIND } from '../index.ts';
import { serve } from './worker-main.ts';

serve(MIND);
