/** What things are called and what they do: for panels, headers and helps. */
import type { Clan, ContractTile, PortEffect, ScoringRule } from '../content/index.ts';
import type { GameState, Option, ScoreRow, Seat } from '../engine/index.ts';
import type { Explained, Names } from './catalogue.ts';
import { signOf } from './data.ts';
import { clanLine, portWords, scoringWords } from './effects.ts';
import { render } from './icu.ts';
import { andList, nameOf, playerName, type TextContext, voiceOf } from './text-context.ts';
import { contractFigures, offerText as offered, part } from './tiles.ts';

/** The name of a member of a closed list, in the form that goes with a number: `thingName('units', 'cow', 2)`. */
export function thingName(
  list: keyof Names,
  key: string,
  count = 1,
  context: TextContext | string = {},
): string {
  return nameOf(voiceOf(context), list, key, { count, form: 'plain' });
}

/** So many of a member of a closed list: "2 cows". */
export function countedText(
  list: keyof Names,
  key: string,
  count: number,
  context: TextContext | string = {},
): string {
  const voice = voiceOf(context);
  return part(voice, 'piece', { count, name: nameOf(voice, list, key, { count, form: 'counted' }) });
}

/** A sum of money: "£12", "−£3". */
export function moneyText(pounds: number, context: TextContext | string = {}): string {
  return (pounds < 0 ? signOf(pounds) : '') + part(voiceOf(context), 'money', { count: Math.abs(pounds) });
}

/** What belongs together, as it is said in a sentence: "Ann, Bob and Cat". */
export function listText(items: readonly (string | number)[], context: TextContext | string = {}): string {
  return andList(voiceOf(context), items.map(String));
}

/** A player as the log calls them. */
export function playerText(seat: Seat, context: TextContext | string = {}): string {
  return playerName(voiceOf(context), seat);
}

/** "4 wool → 2 cotton, 1 hops, free space" */
export function contractText(
  tile: Pick<ContractTile, 'requires' | 'gives'>,
  context: TextContext | string = {},
): string {
  return contractFigures(voiceOf(context), tile);
}

/** "Stewart with £55, 2 bread" */
export function offerText(offer: GameState['offers'][number], context: TextContext | string = {}): string {
  return offered(voiceOf(context), offer);
}

/** A port: in a word or two, and in a sentence. */
export function portText(effect: PortEffect, context: TextContext | string = {}): Explained {
  return portWords(voiceOf(context), effect);
}

/** What a scoring tile counts: in a word or two, and in a sentence. */
export function scoringText(rule: ScoringRule, context: TextContext | string = {}): Explained {
  return scoringWords(voiceOf(context), rule);
}

/** A clan: its name, and what it can do. */
export function clanText(clan: Clan, context: TextContext | string = {}): Explained {
  const voice = voiceOf(context);
  return { short: nameOf(voice, 'clans', clan), line: clanLine(voice, clan) };
}

/** An option: its name, and what it changes. */
export function optionText(option: Option, context: TextContext | string = {}): Explained {
  const { language, words } = voiceOf(context);
  const { short, line } = words.options[option];
  return { short: render(language, short), line: render(language, line) };
}

/** A row of the score sheet. */
export const rowText = (row: ScoreRow, context: TextContext | string = {}): string => {
  const { language, words } = voiceOf(context);
  return render(language, words.rows[row]);
};
