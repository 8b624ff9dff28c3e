/** The weights of the features, for each stage of the game. */
import { FEATURES, type FeatureName } from './features.ts';

/** By stage, from 1 on: the weight of each feature in points. */
export type Weights = readonly Float64Array[];

const HAND: Readonly<Record<FeatureName, number | readonly number[]>> = {
  money: [0.42, 0.36, 0.3, 0.23, 0.15],
  spareMoney: [-0.1, -0.08, -0.06, -0.04, 0],
  basicGoods: 0.7,
  processedGoods: 0.75,
  pay: 1,
  wool: 3.4,
  milk: 3.6,
  grain: 3.8,
  cheeseMade: 4.2,
  grainMade: 4.6,
  idle: 0.4,
  sheep: 0.8,
  cows: 0.8,
  merchants: 0.35,
  stock: 0.15,
  shipping: 0.45,
  done: 2.2,
  goal: 1,
  held: 0.9,
  held2: 0.8,
  board: [0.6, 0.6, 0.5, 0.5, 0.4],
  board2: [0.5, 0.45, 0.4, 0.3, 0.2],
  board3: [0.4, 0.35, 0.3, 0.2, 0.1],
  unseen: [5, 5, 5, 4, 2],
  room: 0.8,
  spots: 0.8,
  linked: 0.9,
  links: [0.5, 0.5, 0.4, 0.3, 0.1],
  tile: 1,
  tiles: 0.8,
  ports: 1,
  freeSpace: 1.5,
  upgrades: 1.6,
  draws: 2,
  second: 2,
  cellar: 0.9,
  buildings: 0.3,
};

export const HAND_WEIGHTS: Weights = [1, 2, 3, 4, 5].map((stage) =>
  Float64Array.from(FEATURES, ([name]) => {
    const weight = HAND[name];
    return typeof weight === 'number' ? weight : (weight[stage - 1] as number);
  }),
);
