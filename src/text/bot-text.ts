/** What the bot says beside the game itself: lobby, panels, posts, help. */
import type { ArgumentsOf, Exactly, PlainKeyOf, Speaker } from './arguments.ts';
import type { bot } from './en/bot/index.ts';
import { type Data, say } from './game-text.ts';
import { type TextContext, voiceOf } from './text-context.ts';

type English = typeof bot;
/** A table of the bot's sentences, and the keys in it. */
export type BotTable = keyof English;
export type BotKey<T extends BotTable> = keyof English[T] & string;
/** The keys of sentences that are filled with nothing. */
export type PlainKey<T extends BotTable> = PlainKeyOf<English[T]>;
/** What a sentence is filled with; with several keys, what all of them together ask for. */
export type BotData<T extends BotTable, K extends BotKey<T>> = ArgumentsOf<English[T], K>;
/** Says the sentences of one table to one reader. */
export type BotSpeaker<T extends BotTable> = Speaker<English[T]>;

/**
 * A sentence of the bot. `data` fills it: fields with the names the game uses (`seat`, `unit`, `good`,
 * `contract` …) become names of things as in the log, others are inserted as they are. Data that the sentence
 * does not ask for, or asks for and does not get, does not compile.
 */
export function phrase<T extends BotTable>(
  table: T,
  key: PlainKey<T>,
  data?: Readonly<Record<string, never>>,
  context?: TextContext | string,
): string;
export function phrase<T extends BotTable, K extends BotKey<T>, D extends BotData<T, K>>(
  table: T,
  key: K,
  data: Exactly<BotData<T, K>, D>,
  context?: TextContext | string,
): string;
export function phrase(table: BotTable, key: string, data: Data = {}, context: TextContext | string = {}) {
  return speaker(table, context)(key as never, data as never);
}

/** What says the sentences of a table to a reader. */
export function speaker<T extends BotTable>(table: T, context: TextContext | string = {}): BotSpeaker<T> {
  const voice = voiceOf(context);
  const messages: Readonly<Record<string, string>> = voice.words.bot[table];
  return (key: string, data: Data = {}) => say(voice, messages[key] as string, data);
}

/** Every key of a table: what topics there are, for example. */
export function phrases<T extends BotTable>(table: T): readonly BotKey<T>[] {
  return Object.keys(voiceOf().words.bot[table]) as BotKey<T>[];
}
