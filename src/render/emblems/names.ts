/** Which emblems there are, and what they are called where letters, digits and underscores are all there is. */
import { CLANS, GOODS, IMPORTS, MEATS, type PortEffect, UNITS } from '../../content/index.ts';

/** A port by what it does, and not by how much of it: that differs with the figures in play. */
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

/** What players do, and what they gain that is no thing. */
export const ACT_EMBLEMS = [
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

/** The name of an emblem as an emoji, and of its file in `assets/emoji`: `cheese_dairy`. */
export function emojiName(emblem: Emblem): string {
  return emblem.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The emblem of a port with this effect. */
export function portEmblem(effect: PortEffect): PortEmblem {
  if (effect.kind !== 'exchangeGoods') return OF_PORTS[effect.kind];
  return effect.group === 'basic' ? 'portExchangeBasic' : 'portExchangeProcessed';
}

const OF_PORTS: Readonly<Record<Exclude<PortEffect['kind'], 'exchangeGoods'>, PortEmblem>> = {
  spareAnimal: 'portSpareAnimal',
  bonusUpgrade: 'portBonusUpgrade',
  money: 'portMoney',
  shiftPrice: 'portShiftPrice',
  exchangeUnits: 'portExchangeUnits',
  drawContracts: 'portDrawContracts',
  copy: 'portCopy',
};
