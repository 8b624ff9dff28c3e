/** The weights of the features, for each stage of the game. */
import { FEATURES, type FeatureName } from './features.ts';

/** How a player weighs things. */
export interface Mind {
  /** Points that a pound is worth, by stage from 1 to 6: what features that hold several things are made of. */
  readonly pound: readonly number[];
  /** By stage: the same for a pound in each production to come. */
  readonly pounds: readonly number[];
  /** By stage, from 1 on (at 0): the weight of each feature in points. */
  readonly weights: readonly Float64Array[];
  readonly taste: Taste;
}

/** Points that stand for things that are not counted. */
export interface Taste {
  /** That a contract is fulfilled, whatever it gives. */
  readonly contract: number;
  /** That a unit stands apart from the others. */
  readonly apart: number;
}

/** A mind as it is written down. */
export interface WrittenMind {
  readonly pound: readonly number[];
  readonly weights: Readonly<Record<FeatureName, number | readonly number[]>>;
  readonly taste: Taste;
}

export const mindOf = ({ pound, weights, taste }: WrittenMind): Mind => ({
  pound: [0, ...pound],
  pounds: [0, ...pound].map((_, stage) => pound.slice(stage).reduce((sum, one) => sum + one, 0)),
  taste,
  weights: [1, 2, 3, 4, 5].map((stage) =>
    Float64Array.from(FEATURES, ([name]) => {
      const weight = weights[name];
      return typeof weight === 'number' ? weight : (weight[stage - 1] as number);
    }),
  ),
});

export const HAND: WrittenMind = {
  pound: [0.42, 0.36, 0.3, 0.23, 0.15, 0.1],
  taste: { contract: 1.7, apart: 1.3 },
  weights: {
    money: 1,
    spareMoney: [-0.25, -0.22, -0.2, -0.2, 0],
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
  },
};
