/** The log: what happened, as lines for people. */
import type { GameEvent } from '../engine/index.ts';
import { account, sentence } from './event-log.ts';
import { type TextContext, voiceOf } from './text-context.ts';

/**
 * The sentence of one event; nothing for those that a reader does not need because another line says them
 * (changes of purses and of the map, the ends of turns, plans for production).
 */
export function logLine(event: GameEvent, context: TextContext | string = {}): string | undefined {
  return sentence(voiceOf(context), event);
}

/**
 * The account of a move, of a round, of any events in a row: a line for each thing that happened, with every
 * cost and gain once. What the sentence does not say itself stands behind it in brackets.
 */
export function logLines(events: readonly GameEvent[], context: TextContext | string = {}): string[] {
  return account(voiceOf(context), events).map(({ text }) => text);
}
