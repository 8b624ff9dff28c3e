/** One and the same suite on every store. */
import { memory, postgresPlace, sqlitePlace } from './places.ts';
import { storeSuite } from './suite.ts';

const postgres = await postgresPlace();
for (const place of [memory, sqlitePlace(), ...(postgres === undefined ? [] : [postgres])]) storeSuite(place);
