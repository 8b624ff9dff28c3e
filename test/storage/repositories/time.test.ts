/** One and the same suite about time on every store. */
import { memory, postgresPlace, sqlitePlace } from '../fixtures/places.ts';
import { timeSuite } from '../fixtures/time-suite.ts';

const postgres = await postgresPlace();
for (const place of [memory, sqlitePlace(), ...(postgres === undefined ? [] : [postgres])]) timeSuite(place);
