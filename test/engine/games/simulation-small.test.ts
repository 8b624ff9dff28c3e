/** Random games on the small side of the boards. A file of its own, so that it runs beside the large ones. */

import { slowTests } from '../../support/waiting.ts';
import { simulated } from './fixtures/simulated.ts';

slowTests();

simulated(1);
simulated(2);
