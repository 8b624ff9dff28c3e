/** Random games on the large side of the boards. */
import { simulated } from './simulated.ts';

simulated(3);
simulated(4);
