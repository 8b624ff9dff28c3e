/** Computer players: pure functions of a public view. Only `workers` starts processes. */
export * from './coach/index.ts';
export * from './computer-player.ts';
export { LEVEL_SETTINGS, type LevelSettings } from './levels.ts';
export { RANDOM_POLICIES, type RandomPlayer, type RandomPolicy, randomPlayer } from './random-player.ts';
export { createRng, type Rng } from './rng.ts';
export { type Alternative, alternativesOfTurn } from './search/alternatives.ts';
export { FEATURES } from './search/features.ts';
export { contractPurpose } from './search/reasons.ts';
export type { Weights } from './search/weights.ts';
export { parseWeights, type WeightsFile } from './search/weights-file.ts';
export { quickMove, STORED_WEIGHTS, think, thinkWith } from './think.ts';
export * from './types.ts';
