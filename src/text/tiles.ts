/** Contracts and offers in words, and the short names of ports and scoring tiles; the figures are the content's. */
import {
  GOODS,
  type Good,
  IMPORTS,
  MEATS,
  type PortEffect,
  type ScoringRule,
  UNITS,
  type Unit,
  WORKERS,
} from '../content/index.ts';
import type { ContractId, GameState } from '../engine/index.ts';
import type { Tiles } from './catalogue.ts';
import { render, type Values } from './icu.ts';
import { type How, list, nameOf, type Voice } from './text-context.ts';

type Part = keyof Tiles['parts'];

/** One of the small pieces that tiles are described by. */
export function part(voice: Voice, key: Part, values: Values = {}): string {
  return render(voice.language, voice.words.tiles.parts[key], values);
}

/** How things are named after their number. */
const counted = (count: number): How => ({ count, form: 'counted' });

/** "2 wool, 1 bread" */
export function goodsText(voice: Voice, goods: Readonly<Partial<Record<Good, number>>>): string {
  return list(
    GOODS.flatMap((good) => {
      const count = goods[good] ?? 0;
      return count === 0
        ? []
        : [part(voice, 'piece', { count, name: nameOf(voice, 'goods', good, counted(count)) })];
    }),
  );
}

/** What a contract asks for and gives, without its number. */
export interface ContractFigures {
  readonly requires: Readonly<Record<string, number>>;
  readonly gives: Readonly<Record<string, number>>;
}

/** "4 wool → 2 cotton, 1 hops, free space" */
export function contractFigures(voice: Voice, { requires, gives }: ContractFigures): string {
  const piece = (names: 'meats' | 'imports', key: string, count = 0): string[] =>
    count === 0 ? [] : [part(voice, 'piece', { count, name: nameOf(voice, names, key, counted(count)) })];
  const extra = (key: 'money' | 'hops' | 'freeSpace' | 'bonusUpgrade'): string[] => {
    const count = gives[key] ?? 0;
    if (count === 0) return [];
    return [part(voice, key, { count, emblem: key === 'hops' ? voice.emblem('hops') : '' })];
  };
  const needs = [
    ...[goodsText(voice, requires)].filter((text) => text !== ''),
    ...MEATS.flatMap((meat) => piece('meats', meat, requires[meat])),
  ];
  const brings = [
    ...extra('money'),
    ...IMPORTS.flatMap((good) => piece('imports', good, gives[good])),
    ...extra('hops'),
    ...extra('freeSpace'),
    ...extra('bonusUpgrade'),
  ];
  const orNothing = (items: string[]) => (items.length === 0 ? part(voice, 'nothing') : list(items));
  return part(voice, 'contract', { needs: orNothing(needs), brings: orNothing(brings) });
}

/** "12 (4 whisky → 4 sugar cane, 3 hops)"; the number alone where the content has no such contract. */
export function numberedContract(voice: Voice, id: ContractId): string {
  const tile = voice.content.contracts.find((contract) => contract.id === id);
  if (tile === undefined) return String(id);
  return part(voice, 'numbered', { number: id, text: contractFigures(voice, tile) });
}

/** A port's effect in a word or two. */
export function portShort(voice: Voice, effect: PortEffect): string {
  const group = effect.kind === 'exchangeGoods' ? effect.group : 'none';
  return render(voice.language, voice.words.tiles.ports[effect.kind].short, { group });
}

/** The short name of the port tile with this number; the number alone where there is none. */
export function portName(voice: Voice, port: number): string {
  const tile = voice.content.portTiles.find(({ id }) => id === port);
  return tile === undefined ? String(port) : portShort(voice, tile.effect);
}

/** What a scoring tile counts, in a word or two. */
export function scoringShort(voice: Voice, rule: ScoringRule): string {
  const group = rule.kind === 'units' ? groupOf(rule.weights) : 'none';
  return render(voice.language, voice.words.tiles.scoring[rule.kind].short, { group });
}

/** Whose units have a weight: those of the workers, those that are none, or both. */
function groupOf(weights: Readonly<Record<Unit, number>>): 'workers' | 'farm' | 'all' {
  const weighted = UNITS.filter((unit) => weights[unit] > 0);
  const isWorker = (unit: Unit) => (WORKERS as readonly Unit[]).includes(unit);
  if (weighted.every(isWorker)) return 'workers';
  return weighted.some(isWorker) ? 'all' : 'farm';
}

/** The short name of the scoring tile with this number; the number alone where there is none. */
export function scoringName(voice: Voice, id: number): string {
  const tile = voice.content.scoringTiles.find((one) => one.id === id);
  return tile === undefined ? String(id) : scoringShort(voice, tile.rule);
}

/** "2 basic goods": how much a player has of what a scoring tile counts; the number alone where it counts points. */
export function scoringCount(voice: Voice, id: number, count: number): string {
  const rule = voice.content.scoringTiles.find((one) => one.id === id)?.rule;
  if (rule === undefined || rule.kind === 'units') return String(count);
  return render(voice.language, voice.words.tiles.counts[rule.kind], { count });
}

/** "£55, 2 milk, 1 whisky"; the number alone where the content has no such starting tile. */
export function startingTileText(voice: Voice, id: number): string {
  const tile = voice.content.startingTiles.find((one) => one.id === id);
  if (tile === undefined) return String(id);
  const goods = goodsText(voice, tile.goods);
  return list([part(voice, 'money', { count: tile.money }), ...(goods === '' ? [] : [goods])]);
}

/** "Stewart with £55, 2 bread" */
export function offerText(voice: Voice, { clan, tile }: GameState['offers'][number]): string {
  const clanName = clan === undefined ? 'none' : nameOf(voice, 'clans', clan);
  return part(voice, 'offer', { clan: clan ?? 'none', name: clanName, tile: startingTileText(voice, tile) });
}
