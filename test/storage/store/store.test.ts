/** The shared suite, on every store but Postgres. */

import { slowTests } from '../../support/waiting.ts';
import { memory, sqlitePlace } from '../fixtures/places.ts';
import { storeSuite } from '../fixtures/suite.ts';

slowTests();

for (const place of [memory, sqlitePlace()]) storeSuite(place);
