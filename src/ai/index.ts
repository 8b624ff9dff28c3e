/** Who decides instead of a person. The door of this folder. */

export {
  type Answer,
  type Attempt,
  attempted,
  type Failure,
  MIND,
  passively,
  type Thinker,
  thinkerOf,
  type Wits,
} from './computer-player.ts';
export { SETTINGS, type Settings } from './levels.ts';
export { type RandomPlayer, randomPlayer, TEMPERAMENTS, type Temperament } from './random-player.ts';
export { type Chance, chance } from './rng.ts';
export { FEATURES } from './search/features.ts';
export { type Mind, mindOf, type WrittenMind } from './search/weights.ts';
export { simplest, think, thinkBy, WRITTEN } from './think.ts';
export {
  LEVELS,
  type Level,
  type Question,
  REASONS,
  type Reason,
  type Think,
  type Thought,
} from './types.ts';
