/** What each unit is by nature. Its figures (count, cost, yield) are in the content; these facts are not replaceable. */
import type { Animal, Building, Good, Land, Meat, Unit } from './vocabulary.ts';

interface UnitNature {
  /** The land it needs; a fisherman needs a loch or a port space. */
  readonly land: Land | 'water';
  /** The good that having it as a neighbour lets others buy (R-TRADE-3). */
  readonly makes?: Good;
  /** What a building turns into what it makes, one for one. */
  readonly from?: Good;
  /** The meat an animal is slaughtered for. */
  readonly meat?: Meat;
}

export const UNIT_NATURE: Readonly<Record<Unit, UnitNature>> = {
  sheep: { land: 'grassland', makes: 'wool', meat: 'mutton' },
  cow: { land: 'grassland', makes: 'milk', meat: 'beef' },
  field: { land: 'grassland', makes: 'grain' },
  cheeseDairy: { land: 'grassland', makes: 'cheese', from: 'milk' },
  bakery: { land: 'grassland', makes: 'bread', from: 'grain' },
  distillery: { land: 'grassland', makes: 'whisky', from: 'grain' },
  woodcutter: { land: 'forest' },
  miner: { land: 'mountain' },
  fisherman: { land: 'water' },
};

/** The animal that gives a meat. */
export const ANIMAL_OF: Readonly<Record<Meat, Animal>> = { beef: 'cow', mutton: 'sheep' };

/** What each building processes. */
export const PROCESSING: Readonly<
  Record<Building, { readonly from: 'milk' | 'grain'; readonly to: 'bread' | 'cheese' | 'whisky' }>
> = {
  cheeseDairy: { from: 'milk', to: 'cheese' },
  bakery: { from: 'grain', to: 'bread' },
  distillery: { from: 'grain', to: 'whisky' },
};
