import { deepFreeze } from './deep-freeze.ts';
import { Content } from './schema.ts';
import { TABLES } from './tables/index.ts';

/** The shipped content with every count filled in, deeply frozen. */
export const CONTENT: Content = deepFreeze(Content.parse(TABLES));
