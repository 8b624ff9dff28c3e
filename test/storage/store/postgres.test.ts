/** The shared suite on Postgres, in a file of its own, so that it runs beside the others. */
import { it } from 'vitest';
import { slowTests } from '../../support/waiting.ts';
import { postgresPlace } from '../fixtures/places.ts';
import { storeSuite } from '../fixtures/suite.ts';

slowTests();

const postgres = await postgresPlace();
if (postgres === undefined) it.skip('the store in Postgres: no server answers');
else storeSuite(postgres);
