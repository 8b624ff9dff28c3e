/** What the bot says beside the game itself: lobby, panels, posts, help. */
import type { BotTables } from './catalogue.ts';
import { type Data, say } from './format.ts';
import { type TextContext, voiceOf } from './voice.ts';

/** A table of the bot's sentences, and the keys in it. */
export type BotTable = keyof BotTables;
export type BotKey<T extends BotTable> = keyof BotTables[T] & string;

/**
 * A sentence of the bot. `data` fills it: fields with the names the game uses (`seat`, `unit`, `good`,
 * `contract` …) become names of things as in the log, others are inserted as they are. Throws when data that the
 * sentence asks for is missing.
 */
export function phrase<T extends BotTable>(
  table: T,
  key: BotKey<T>,
  data: Data = {},
  context: TextContext | string = {},
): string {
  const voice = voiceOf(context);
  return say(voice, (voice.words.bot[table] as Readonly<Record<string, string>>)[key] as string, data);
}

/** Every key of a table: what topics there are, for example. */
export function phrases<T extends BotTable>(table: T): readonly BotKey<T>[] {
  return Object.keys(voiceOf().words.bot[table]) as BotKey<T>[];
}
