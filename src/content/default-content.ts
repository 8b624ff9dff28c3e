/** The content a game is played with unless its owner brings figures of their own. */
import { deepFreeze } from './deep-freeze.ts';
import { Content } from './schema.ts';
import { TABLES } from './tables/index.ts';

/** The shipped figures, every count present, frozen to the depths. */
export const CONTENT: Content = deepFreeze(Content.parse(TABLES));
