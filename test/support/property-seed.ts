/**
 * Fixes the seed of property tests, so that every run tries the same cases. `PROPERTY_SEED` is another seed, or `random`.
 */
import fc from 'fast-check';

const DEFAULT_SEED = '20190';

const { PROPERTY_SEED = DEFAULT_SEED } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: Number(PROPERTY_SEED) });
