/** Random games on the small side of the boards. A file of its own, so that it runs beside the large ones. */
import { simulated } from './simulated.ts';

simulated(1);
simulated(2);
