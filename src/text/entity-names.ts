/** Names and effects of things, for panels, headers and help. */
import type { Clan, ContractTile, Land, PortEffect, ScoringRule } from '../content/index.ts';
import type { GameState, Option, ScoreRow, Seat, Space } from '../engine/index.ts';
import type { Explained, Names } from './catalogue.ts';
import { signOf } from './data.ts';
import { clanLine, portWords, scoringWords } from './effects.ts';
import { render } from './icu.ts';
import { type AnyContext, andList, nameOf, playerName, resolveContext } from './text-context.ts';
import { contractFigures, offerText as offered, spaceName, tilePart } from './tiles.ts';

/** Returns the name of a member of a closed list, in the form for a number: `thingName('units', 'cow', 2)`. */
export const thingName = (list: keyof Names, key: string, count = 1, context: AnyContext = {}): string =>
  nameOf(resolveContext(context), list, key, { count, form: 'plain' });

/** Returns a number of members of a closed list: "2 cows". */
export function countedText(list: keyof Names, key: string, count: number, context: AnyContext = {}): string {
  const resolved = resolveContext(context);
  const name = nameOf(resolved, list, key, { count, form: 'counted' });
  return tilePart(resolved, 'piece', { count, name });
}

/** Returns an amount of money: "£12", "−£3". */
export function moneyText(pounds: number, context: AnyContext = {}): string {
  const sign = pounds < 0 ? signOf(pounds) : '';
  return sign + tilePart(resolveContext(context), 'money', { count: Math.abs(pounds) });
}

/** Returns "2 hops". */
export const hopsText = (count: number, context: AnyContext = {}): string =>
  tilePart(resolveContext(context), 'hops', { count, emblem: '' });

/** Joins items in a sentence: "Ann, Bob and Cat". */
export const listText = (items: readonly (string | number)[], context: AnyContext = {}): string =>
  andList(resolveContext(context), items.map(String));

/** Returns a player's name as in the log. */
export const playerText = (seat: Seat, context: AnyContext = {}): string =>
  playerName(resolveContext(context), seat);

/** Returns "4 wool → 2 cotton, 1 hops, free space". */
export function contractText(
  tile: Pick<ContractTile, 'requires' | 'gives'>,
  context: AnyContext = {},
): string {
  return contractFigures(resolveContext(context), tile);
}

/** Returns "Stewart with £55, 2 bread". */
export const offerText = (offer: GameState['offers'][number], context: AnyContext = {}): string =>
  offered(resolveContext(context), offer);

/** Returns the name of a space as the map of the context's game shows it: "C4", or "P7" where port 7 lies. */
export const spaceText = (space: Space, context: AnyContext): string =>
  spaceName(resolveContext(context), space);

/** Returns the lands of a space: "forest/mountain". */
export const landsText = (lands: readonly Land[], context: AnyContext = {}): string =>
  lands.map((land) => thingName('lands', land, 1, context)).join('/');

/** Returns a port's effect, in a word or two and in a sentence. */
export const portText = (effect: PortEffect, context: AnyContext = {}): Explained =>
  portWords(resolveContext(context), effect);

/** Returns what a scoring tile counts, in a word or two and in a sentence. */
export const scoringText = (rule: ScoringRule, context: AnyContext = {}): Explained =>
  scoringWords(resolveContext(context), rule);

/** Returns a clan's name and abilities. */
export function clanText(clan: Clan, context: AnyContext = {}): Explained {
  const resolved = resolveContext(context);
  return { short: nameOf(resolved, 'clans', clan), line: clanLine(resolved, clan) };
}

/** Returns an option's name and effect. */
export function optionText(option: Option, context: AnyContext = {}): Explained {
  const { language, words } = resolveContext(context);
  const { short, line } = words.options[option];
  return { short: render(language, short), line: render(language, line) };
}

/** Returns the name of a row of the score sheet. */
export const rowText = (row: ScoreRow, context: AnyContext = {}): string => {
  const { language, words } = resolveContext(context);
  return render(language, words.rows[row]);
};
