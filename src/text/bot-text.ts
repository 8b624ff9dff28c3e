/** The bot's own texts, outside the game itself: lobby, panels, posts, help. */
import type { ArgumentsOf, Exactly, PlainKeyOf, Translator } from './arguments.ts';
import type * as bot from './en/bot/index.ts';
import { type Data, formatMessage } from './game-text.ts';
import { type AnyContext, resolveContext } from './text-context.ts';

type English = typeof bot;
export type BotTable = keyof English;
export type BotKey<T extends BotTable> = keyof English[T] & string;
export type PlainKey<T extends BotTable> = PlainKeyOf<English[T]>;
/** The data of a text; for several keys, their combined data. */
export type BotData<T extends BotTable, K extends BotKey<T>> = ArgumentsOf<English[T], K>;
/** Formats the texts of one table for one reader. */
export type BotTranslator<T extends BotTable> = Translator<English[T]>;

/** Returns a sentence of the bot in the context's language, English by default. */
export function botText<T extends BotTable>(
  table: T,
  key: PlainKey<T>,
  data?: Readonly<Record<string, never>>,
  context?: AnyContext,
): string;
export function botText<T extends BotTable, K extends BotKey<T>, D extends BotData<T, K>>(
  table: T,
  key: K,
  data: Exactly<BotData<T, K>, D>,
  context?: AnyContext,
): string;
export function botText(table: BotTable, key: string, data: Data = {}, context: AnyContext = {}) {
  return translator(table, context)(key as never, data as never);
}

/** Returns a formatter for the texts of a table. */
export function translator<T extends BotTable>(table: T, context: AnyContext = {}): BotTranslator<T> {
  const resolved = resolveContext(context);
  const messages: Readonly<Record<string, string>> = resolved.words.bot[table];
  return (key: string, data: Data = {}) => formatMessage(resolved, messages[key] as string, data);
}

/** Returns every key of a table, for example all topics. */
export const textKeys = <T extends BotTable>(table: T): readonly BotKey<T>[] =>
  Object.keys(resolveContext().words.bot[table]) as BotKey<T>[];
