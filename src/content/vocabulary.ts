/** The closed lists of game terms. All types of the content and the engine are built on them. */

export const BASIC_GOODS = ['wool', 'milk', 'grain'] as const;
export const PROCESSED_GOODS = ['bread', 'cheese', 'whisky'] as const;
export const GOODS = [...BASIC_GOODS, ...PROCESSED_GOODS] as const;
export type BasicGood = (typeof BASIC_GOODS)[number];
export type Good = (typeof GOODS)[number];

export const IMPORTS = ['cotton', 'tobacco', 'sugarCane'] as const;
export type Import = (typeof IMPORTS)[number];

export const MEATS = ['beef', 'mutton'] as const;
export type Meat = (typeof MEATS)[number];

export const BUILDINGS = ['cheeseDairy', 'bakery', 'distillery'] as const;
export const ANIMALS = ['sheep', 'cow'] as const;
export const WORKERS = ['woodcutter', 'miner', 'fisherman'] as const;
/** In the order of the player board's columns; fishermen (one clan only) last. */
export const UNITS = [
  'sheep',
  'cow',
  'cheeseDairy',
  'bakery',
  'field',
  'distillery',
  'woodcutter',
  'miner',
  'fisherman',
] as const;
export type Building = (typeof BUILDINGS)[number];
export type Animal = (typeof ANIMALS)[number];
export type Worker = (typeof WORKERS)[number];
export type Unit = (typeof UNITS)[number];

export const TECHNOLOGIES = ['woodcutter', 'miner'] as const;
export type Technology = (typeof TECHNOLOGIES)[number];

export const LANDS = ['grassland', 'forest', 'mountain'] as const;
export type Land = (typeof LANDS)[number];

export const SHIPPING_LEVELS = ['none', 'river', '1-loch', '2-loch', '3-loch', '4-loch'] as const;
export type ShippingLevel = (typeof SHIPPING_LEVELS)[number];

/** Letters of the map modules, clockwise from the top left; also the names of the four corners. */
export const MODULES = ['A', 'B', 'C', 'D'] as const;
export type Module = (typeof MODULES)[number];
export const SIDES = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2'] as const;
export type Side = (typeof SIDES)[number];

export const CLANS = [
  'buchanan',
  'campbell',
  'cunningham',
  'fergusson',
  'macdonald',
  'macewan',
  'mackenzie',
  'robertson',
  'stewart',
] as const;
export type Clan = (typeof CLANS)[number];

/** How certain a value is: seen on the real component, taken from one credible source, or reconstructed by us. */
export const PROVENANCES = ['observed', 'likely', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

export const PLAYER_COUNTS = [1, 2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export const ROUNDS = 5;
