/** The topics of the rules. */
import { CLANS, type Clan } from '../../../content/index.ts';
import type { BotKey } from '../../../text/index.ts';

type TopicWithName =
  BotKey<'topics'> extends infer Key ? (Key extends `${infer Topic}Name` ? Topic : never) : never;

/** Topics in the order of a game; clan topics follow. */
export const RULE_TOPICS = [
  'turn',
  'rounds',
  'setup',
  'trade',
  'neighbourhood',
  'contracts',
  'fulfil',
  'bonuses',
  'imports',
  'expand',
  'buildingBonus',
  'reach',
  'shipping',
  'technology',
  'merchants',
  'ports',
  'passing',
  'production',
  'scoring',
  'glory',
  'settlements',
  'final',
  'border',
  'delta',
  'undo',
] as const satisfies readonly TopicWithName[];
export const OTHER_TOPICS = [
  'clans',
  'firstGame',
  'options',
  'solo',
  'auction',
  'future',
  'computers',
] as const satisfies readonly TopicWithName[];

/** A topic that is not a clan. */
export type Plain = (typeof RULE_TOPICS)[number] | (typeof OTHER_TOPICS)[number];
export type Topic = Plain | Clan;
export const TOPICS: readonly Topic[] = [...RULE_TOPICS, ...OTHER_TOPICS, ...CLANS];

export const isClan = (topic: Topic): topic is Clan => (CLANS as readonly string[]).includes(topic);
