/** Parses typed text into a field's value, from raw values or names as users write them. */
import {
  BUILDINGS,
  GOODS,
  type Good,
  MEATS,
  PROCESSING,
  TECHNOLOGIES,
  UNITS,
} from '../../../content/index.ts';
import { choices, graphOf, PLAN_ITEMS, type PlanItem, rulesetOf } from '../../../engine/index.ts';
import { folded } from '../../../folded.ts';
import { countedText, listText, thingName } from '../../../text/index.ts';
import type { Field } from './action-commands.ts';
import { type Asking, type Chosen, nameOfValue, type Value } from './value-names.ts';

const NUMBERS: Readonly<Partial<Record<Field, number>>> = {
  offer: 0,
  amount: 0,
  count: 0,
  contract: 1,
  port: 1,
  effect: 1,
  place: 1,
};
const MOST = 99;

/** Returns text in lower case without accents, spaces and punctuation, for comparison. */
export const plainly = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the words and numbers of a text in lower case without accents, for comparison. */
export const wordsIn = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Strips the detail of a suggestion that was retyped or copied. */
const beforeDetail = (text: string): string => text.split(/ [—–] /)[0] ?? text;

/** Returns a value's text in a suggestion. Offers count from 1, as everywhere users see them. */
export const rawOf = (field: Field, value: Value): string =>
  String(field === 'offer' ? Number(value) + 1 : value);

/** Returns the field value a text or a unique prefix means, legal or not; `undefined` if none. */
export function readValue(asking: Asking, chosen: Chosen, field: Field, text: string): Value | undefined {
  const typed = beforeDetail(text.trim());
  const legal = choices(asking.legal, chosen, field);
  const wanted = plainly(typed);
  if (wanted === '') return undefined;
  const least = NUMBERS[field];
  if (least !== undefined) {
    const named = legal.find((value) => others(asking, field, value).map(plainly).includes(wanted));
    if (named !== undefined) return named;
    const number = readNumber(typed);
    // A text with digits must be a valid number: "-1" is not 1.
    if (number === undefined && /\d/.test(typed)) return undefined;
    if (number !== undefined) {
      const value = field === 'offer' ? number - 1 : number;
      return value < least || value > MOST ? undefined : value;
    }
  }
  const bundle = field === 'gain' ? readBundle(asking, typed) : undefined;
  if (bundle !== undefined) return bundle;
  const spelled = (values: readonly Value[]) =>
    values.find((value) => spellings(asking, field, value).includes(wanted));
  const exact = spelled(legal) ?? spelled(allValues(asking, field));
  if (exact !== undefined) return exact;
  const begun = legal.filter((value) =>
    spellings(asking, field, value).some((spelling) => spelling.startsWith(wanted)),
  );
  return begun.length === 1 ? begun[0] : undefined;
}

/** "12", "#12", "£12", "12£", "3 points" in any language, "contract 12", "12: 4 wool → …". */
function readNumber(text: string): number | undefined {
  const [, digits] = /^(?:[#£]|\p{L}+\.? *#?)?\s*(\d{1,3})(?:\s*(?:£|\p{L}+|[:(].*))?$/iu.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns whether a text is a thing of this field's kind, though none that can be chosen: a cow as a starting worker. */
export function namesThing(asking: Asking, field: Field, text: string): boolean {
  const kind = field === 'worker' ? 'unit' : field;
  if (kind !== 'unit' && kind !== 'good') return false;
  const wanted = plainly(beforeDetail(text.trim()));
  return allValues(asking, kind).some((value) => spellings(asking, kind, value).includes(wanted));
}

/** Maximum number of one kind of good, and of kinds that are listed. */
const MOST_PIECES = 9;

/** Reads `wool+wool+grain` in any order, or "2 wool, 1 grain" in the reader's language. */
function readBundle({ language, words }: Asking, text: string): string | undefined {
  const and = listText(['', ''], words);
  const pieces = text
    .toLowerCase()
    .replaceAll(and, ',')
    .split(/[+,]|\band\b/, MOST_PIECES + 1);
  if (pieces.length > MOST_PIECES) return undefined;
  const spelled = goodsSpelled(language);
  const found = pieces.map((piece) => spelled.get(plainly(piece)));
  if (found.includes(undefined)) return undefined;
  return found
    .flatMap((some) => some ?? [])
    .sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b))
    .join('+');
}

type GoodsSpelled = ReadonlyMap<string, readonly Good[]>;

const spelledIn = new Map<string, GoodsSpelled>();

/** Returns every count of one kind of good by its spellings in a language; built once, as it takes milliseconds. */
function goodsSpelled(language: string): GoodsSpelled {
  const known = spelledIn.get(language);
  if (known !== undefined) return known;
  const made = new Map<string, readonly Good[]>();
  for (const good of GOODS) {
    for (let count = 1; count <= MOST_PIECES; count++) {
      const names = [good, thingName('goods', good, 1, language), thingName('goods', good, count, language)];
      const spelled = [...names.map((name) => count + name), countedText('goods', good, count, language)];
      if (count === 1) spelled.push(...names);
      const goods = Array.from({ length: count }, () => good);
      for (const spelling of spelled.map(plainly)) if (!made.has(spelling)) made.set(spelling, goods);
    }
  }
  spelledIn.set(language, made);
  return made;
}

function spellings(asking: Asking, field: Field, value: Value): string[] {
  return [rawOf(field, value), nameOfValue(asking, field, value), ...others(asking, field, value)].map(
    plainly,
  );
}

/** Returns the name of a numbered value without its number, as posts show it: "4 wool → 2 cotton". */
const unnumbered = (asking: Asking, field: Field, value: Value): string =>
  nameOfValue(asking, field, value).replace(/^\d+: /, '');

function others(asking: Asking, field: Field, value: Value): string[] {
  const { state, words } = asking;
  const name = String(value);
  switch (field) {
    case 'unit':
      // A dairy is a cheese dairy, as in the rules.
      return [thingName('units', name, 2, words), ...thingName('units', name, 1, words).split(' ')];
    case 'worker':
      return [thingName('units', name, 1, words), thingName('units', name, 2, words)];
    case 'side':
      return [thingName('sides', name, 1, words)];
    case 'offer': {
      const clan = state.offers[Number(value)]?.clan;
      const bare = unnumbered(asking, field, value);
      return clan === undefined ? [bare] : [bare, thingName('clans', clan, 1, words)];
    }
    case 'contract':
      return [unnumbered(asking, field, value)];
    case 'item': {
      const building = BUILDINGS.find((one) => one === (name as PlanItem));
      return building === undefined ? [] : [thingName('goods', PROCESSING[building].to, 1, words)];
    }
    default:
      return [];
  }
}

/** Returns every value a text field could have in this game. */
function allValues({ state }: Asking, field: Field): readonly Value[] {
  switch (field) {
    case 'unit':
      return UNITS;
    case 'worker':
      return TECHNOLOGIES;
    case 'space':
    case 'from':
    case 'to':
      return graphOf(state).spaces.map(({ name }) => name);
    case 'good':
    case 'discard':
      return GOODS;
    case 'side':
      return ['buy', 'sell'];
    case 'direction':
      return ['up', 'down'];
    case 'spare':
    case 'spareCopy':
      return ['none', ...MEATS];
    case 'item':
      return PLAN_ITEMS;
    case 'port':
    case 'effect':
      // Also those that aren't in this game: the rules say so.
      return rulesetOf(state.setup).content.portTiles.map(({ id }) => id);
    default:
      return [];
  }
}
