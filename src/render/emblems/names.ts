/** Names of all emblems, and their emoji names (letters, digits and underscores only). */
import { CLANS, GOODS, IMPORTS, MEATS, type PortEffect, UNITS } from '../../content/index.ts';

/** Port emblems by kind of effect; without amounts, which depend on the content in play. */
export const PORT_EMBLEMS = [
  'portSpareAnimal',
  'portExchangeBasic',
  'portExchangeProcessed',
  'portBonusUpgrade',
  'portMoney',
  'portShiftPrice',
  'portExchangeUnits',
  'portDrawContracts',
  'portCopy',
] as const;
export type PortEmblem = (typeof PORT_EMBLEMS)[number];

/** Actions and intangible gains. */
const ACT_EMBLEMS = [
  'trade',
  'expand',
  'merchant',
  'shipping',
  'technology',
  'contract',
  'fulfil',
  'pass',
  'settlement',
  'freeSpace',
  'bonusUpgrade',
] as const;
export type ActEmblem = (typeof ACT_EMBLEMS)[number];

export const EMBLEMS = [
  ...GOODS,
  ...MEATS,
  ...IMPORTS,
  'hops',
  'glory',
  'pounds',
  ...UNITS,
  ...CLANS,
  ...PORT_EMBLEMS,
  ...ACT_EMBLEMS,
] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** Returns the emoji name of an emblem, also its file name in `assets/emoji`: `cheese_dairy`. */
export const emojiName = (emblem: Emblem): string =>
  emblem.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the emblem of a port with this effect. */
export function portEmblem(effect: PortEffect): PortEmblem {
  if (effect.kind !== 'exchangeGoods') return `port${capitalized(effect.kind)}`;
  return effect.group === 'basic' ? 'portExchangeBasic' : 'portExchangeProcessed';
}

const capitalized = <T extends string>(word: T) =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<T>;
