/** Random games on the small side of the boards, in a file of their own to run in parallel. */

import { slowTests } from '../../support/waiting.ts';
import { simulated } from './fixtures/simulated.ts';

slowTests();

simulated(1);
simulated(2);
