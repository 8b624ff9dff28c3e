/** Who decides instead of a person. The door of this folder. */
export { type Chance, chance } from './chance.ts';
export {
  LEVELS,
  type Level,
  type Question,
  REASONS,
  type Reason,
  type Think,
  type Thought,
} from './contract.ts';
export { SETTINGS, type Settings } from './levels.ts';
export { FEATURES } from './mind/features.ts';
export { type Mind, mindOf, type WrittenMind } from './mind/weights.ts';
export { type RandomPlayer, randomPlayer, TEMPERAMENTS, type Temperament } from './random-player.ts';
export { simplest, think, thinkBy, WRITTEN } from './think.ts';
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
} from './thinker.ts';
