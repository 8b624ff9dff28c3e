/** Contracts and offers in words, and the short names of ports and scoring tiles; the values come from the content. */
import {
  GOODS,
  type Good,
  hexName,
  IMPORTS,
  isOnGrid,
  MEATS,
  MODULES,
  type PortEffect,
  type ScoringRule,
  UNITS,
  type Unit,
  WORKERS,
} from '../content/index.ts';
import type { ContractId, GameState } from '../engine/index.ts';
import type { Names, Tiles } from './catalogue.ts';
import { render, type Values } from './icu.ts';
import { list, type NameForm, nameOf, type ResolvedContext } from './text-context.ts';

type Part = keyof Tiles['parts'];

/** Formats one of the small parts of tile descriptions. */
export const tilePart = (resolved: ResolvedContext, key: Part, values: Values = {}): string =>
  render(resolved.language, resolved.words.tiles.parts[key], values);

/** The form of a name after its number. */
const counted = (count: number): NameForm => ({ count, form: 'counted' });

/** Returns "2 wool"; nothing for 0. */
const pieces = (resolved: ResolvedContext, names: keyof Names, key: string, count = 0): string[] =>
  count === 0
    ? []
    : [tilePart(resolved, 'piece', { count, name: nameOf(resolved, names, key, counted(count)) })];

/** Returns "2 wool, 1 bread". */
export const goodsText = (
  resolved: ResolvedContext,
  goods: Readonly<Partial<Record<Good, number>>>,
): string => list(GOODS.flatMap((good) => pieces(resolved, 'goods', good, goods[good])));

/** A contract's requirements and rewards, without its number. */
interface ContractFigures {
  readonly requires: Readonly<Record<string, number>>;
  readonly gives: Readonly<Record<string, number>>;
}

/** Returns "4 wool → 2 cotton, 1 hops, free space". */
export function contractFigures(resolved: ResolvedContext, { requires, gives }: ContractFigures): string {
  const extra = (key: 'money' | 'hops' | 'freeSpace' | 'bonusUpgrade'): string[] => {
    const count = gives[key] ?? 0;
    if (count === 0) return [];
    return [tilePart(resolved, key, { count, emblem: key === 'hops' ? resolved.emblem('hops') : '' })];
  };
  const needs = [
    ...[goodsText(resolved, requires)].filter((text) => text !== ''),
    ...MEATS.flatMap((meat) => pieces(resolved, 'meats', meat, requires[meat])),
  ];
  const brings = [
    ...extra('money'),
    ...IMPORTS.flatMap((good) => pieces(resolved, 'imports', good, gives[good])),
    ...extra('hops'),
    ...extra('freeSpace'),
    ...extra('bonusUpgrade'),
  ];
  const orNothing = (items: string[]) => (items.length === 0 ? tilePart(resolved, 'nothing') : list(items));
  return tilePart(resolved, 'contract', { needs: orNothing(needs), brings: orNothing(brings) });
}

/** Returns "12 (4 whisky → 4 sugar cane, 3 hops)"; only the number if the content has no such contract. */
export function numberedContract(resolved: ResolvedContext, id: ContractId): string {
  const tile = resolved.content.contracts.find((contract) => contract.id === id);
  if (tile === undefined) return String(id);
  return tilePart(resolved, 'numbered', { number: id, text: contractFigures(resolved, tile) });
}

/** Returns a port's effect in a word or two. */
export function portShort(resolved: ResolvedContext, effect: PortEffect): string {
  const group = effect.kind === 'exchangeGoods' ? effect.group : 'none';
  return render(resolved.language, resolved.words.tiles.ports[effect.kind].short, { group });
}

/** Returns the short name of a port tile; the number if there is none. */
export function portName(resolved: ResolvedContext, port: number): string {
  const tile = resolved.content.portTiles.find(({ id }) => id === port);
  return tile === undefined ? String(port) : portShort(resolved, tile.effect);
}

/** Returns the name of a space as the map shows it: "C4", or "P7" where port 7 lies. */
export function spaceName({ content, state }: ResolvedContext, space: string): string {
  if (state === undefined) return space;
  const places = content.maps.ports[state.setup.players <= 2 ? 'small' : 'large'];
  const corner = MODULES.find((one) => {
    const { column, row } = places[one];
    return space === (isOnGrid(places[one]) ? hexName(column, row) : `P${one}`);
  });
  const port = corner && state.map.ports[corner];
  return port === undefined ? space : `P${port}`;
}

/** Returns what a scoring tile counts, in a word or two. */
export function scoringShort(resolved: ResolvedContext, rule: ScoringRule): string {
  const group = rule.kind === 'units' ? groupOf(rule.weights) : 'none';
  return render(resolved.language, resolved.words.tiles.scoring[rule.kind].short, { group });
}

/** Returns which units have a weight: workers, other units, or all. */
function groupOf(weights: Readonly<Record<Unit, number>>): 'workers' | 'farm' | 'all' {
  const weighted = UNITS.filter((unit) => weights[unit] > 0);
  const isWorker = (unit: Unit) => (WORKERS as readonly Unit[]).includes(unit);
  if (weighted.every(isWorker)) return 'workers';
  return weighted.some(isWorker) ? 'all' : 'farm';
}

/** Returns the short name of a scoring tile; the number if there is none. */
export function scoringName(resolved: ResolvedContext, id: number): string {
  const tile = resolved.content.scoringTiles.find((one) => one.id === id);
  return tile === undefined ? String(id) : scoringShort(resolved, tile.rule);
}

/** Returns what a scoring tile counts for a player ("2 basic goods"); the number alone for points. */
export function scoringCount(resolved: ResolvedContext, id: number, count: number): string {
  const rule = resolved.content.scoringTiles.find((one) => one.id === id)?.rule;
  if (rule === undefined || rule.kind === 'units') return String(count);
  return render(resolved.language, resolved.words.tiles.counts[rule.kind], { count });
}

/** Returns "£55, 2 milk, 1 whisky"; the number if the content has no such starting tile. */
export function startingTileText(resolved: ResolvedContext, id: number): string {
  const tile = resolved.content.startingTiles.find((one) => one.id === id);
  if (tile === undefined) return String(id);
  const goods = goodsText(resolved, tile.goods);
  return list([tilePart(resolved, 'money', { count: tile.money }), ...(goods === '' ? [] : [goods])]);
}

/** Returns "Stewart with £55, 2 bread". */
export function offerText(resolved: ResolvedContext, { clan, tile }: GameState['offers'][number]): string {
  const name = clan === undefined ? 'none' : nameOf(resolved, 'clans', clan);
  const values = { clan: clan ?? 'none', name, tile: startingTileText(resolved, tile) };
  return tilePart(resolved, 'offer', values);
}
