/** All that we take Discord to do, in the order in which it is tried: what needs a person comes last. */
import { CLICKS } from './assumptions/clicks.ts';
import { LIMITS } from './assumptions/limits.ts';
import { OTHERS } from './assumptions/others.ts';
import { POSTS } from './assumptions/posts.ts';
import { THREADS } from './assumptions/threads.ts';
import type { Assumption } from './stage.ts';

export const ASSUMPTIONS: readonly Assumption[] = [...POSTS, ...LIMITS, ...THREADS, ...OTHERS, ...CLICKS];
