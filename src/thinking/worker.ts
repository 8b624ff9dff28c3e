/** A thread in which our computer players think. */
import { MIND } from '../players/index.ts';
import { serve } from './serve.ts';

serve(MIND);
