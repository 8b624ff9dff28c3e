/** Fixed properties of each unit. Its values (count, cost, yield) are in the content. */
import type { Animal, Building, Good, Land, Meat, Unit } from './vocabulary.ts';

interface UnitNature {
  /** The land it needs; a fisherman needs a loch or a port space. */
  readonly land: Land | 'water';
  /** The good that its neighbours can buy (R-TRADE-3). */
  readonly makes?: Good;
  /** The good that a building processes, one for one. */
  readonly from?: Good;
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

export const ANIMAL_OF: Readonly<Record<Meat, Animal>> = { beef: 'cow', mutton: 'sheep' };

/** The good that each building processes, and its product. */
export const PROCESSING: Readonly<
  Record<Building, { readonly from: 'milk' | 'grain'; readonly to: 'bread' | 'cheese' | 'whisky' }>
> = {
  cheeseDairy: { from: 'milk', to: 'cheese' },
  bakery: { from: 'grain', to: 'bread' },
  distillery: { from: 'grain', to: 'whisky' },
};
