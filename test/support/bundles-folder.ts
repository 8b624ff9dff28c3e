/** The environment variable with the folder of shared bundles. Before each test file: uses that folder. */
import { shareBundles } from '../../src/tools/bundling.ts';

export const BUNDLES = 'TEST_BUNDLES';

const folder = process.env[BUNDLES];
if (folder !== undefined) shareBundles(folder);
