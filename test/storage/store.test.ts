/** The shared suite, on every store. */

import { slowTests } from '../support/waiting.ts';
import { memory, postgresPlace, sqlitePlace } from './fixtures/places.ts';
import { storeSuite } from './fixtures/suite.ts';

slowTests();

const postgres = await postgresPlace();
for (const place of [memory, sqlitePlace(), ...(postgres === undefined ? [] : [postgres])]) storeSuite(place);
