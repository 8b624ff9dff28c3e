/** Random games on the large side of the boards. */

import { slowTests } from '../../support/waiting.ts';
import { simulated } from './fixtures/simulated.ts';

slowTests();

simulated(3);
simulated(4);
