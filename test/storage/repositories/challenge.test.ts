/** One and the same suite about the weekly challenge on every store. */
import { challengeSuite } from '../fixtures/challenge-suite.ts';
import { memory, postgresPlace, sqlitePlace } from '../fixtures/places.ts';

const postgres = await postgresPlace();
for (const place of [memory, sqlitePlace(), ...(postgres === undefined ? [] : [postgres])]) {
  challengeSuite(place);
}
