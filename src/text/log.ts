/** The log: what happened, as lines of text. */
import type { GameEvent } from '../engine/index.ts';
import { eventLines, eventText } from './event-log.ts';
import { type AnyContext, resolveContext } from './text-context.ts';

/**
 * Returns the sentence of one event; `undefined` if another line already covers it (changes of purses and of the map,
 * ends of turns, production plans).
 */
export const logLine = (event: GameEvent, context: AnyContext = {}): string | undefined =>
  eventText(resolveContext(context), event);

/**
 * Returns the log of a move, a round or any sequence of events: a line for each thing that happened, with every cost
 * and gain once. What a sentence does not include follows in brackets.
 */
export const logLines = (events: readonly GameEvent[], context: AnyContext = {}): string[] =>
  eventLines(resolveContext(context), events).map(({ text }) => text);
