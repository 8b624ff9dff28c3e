/** The content of a statistics sheet as plain data, in the reader's language. */
import type { Clan } from '../content/index.ts';
import type { ScoreRow } from '../engine/index.ts';
import { describeTranslator, type Language } from '../text/index.ts';
import type { Icon } from './icons.ts';
import { drawable } from './signs.ts';

/** The symbol before a row: an icon, a clan's crest, a place, or which of two users. */
export type Sign =
  | { readonly kind: 'icon'; readonly icon: Icon }
  | { readonly kind: 'crest'; readonly clan: Clan }
  | { readonly kind: 'rank'; readonly rank: string };

export const ROW_ICONS: Readonly<Partial<Record<ScoreRow, Icon>>> = {
  glory: 'glory',
  basicGoods: 'grain',
  processedGoods: 'bread',
  money: 'money',
  hops: 'hops',
  cotton: 'cotton',
  tobacco: 'tobacco',
  sugarCane: 'sugarCane',
  contracts: 'contract',
  settlements: 'settlement',
};

/** A row with a label, a value and a bar. */
export interface Bar {
  readonly sign?: Sign | undefined;
  readonly label: string;
  /** The formatted value at its end. */
  readonly value: string;
  /** Additional text of a few words. */
  readonly detail?: string | undefined;
  /** Length of the bar, from 0 to 1. */
  readonly part: number;
  /** Position of the expected value on the bar, from 0 to 1. */
  readonly expected?: number | undefined;
  /** The formatted expected value, for text. */
  readonly expectedValue?: string | undefined;
  /** Highlighted in gold: the reader's own value, or the best. */
  readonly marked?: boolean | undefined;
}

/** One game of two users. */
export interface Pair {
  readonly label: string;
  readonly values: readonly [string, string];
  readonly clans: readonly [Clan | undefined, Clan | undefined];
  /** Index of the player who was ahead; `undefined` if they shared a place. */
  readonly ahead?: 0 | 1 | undefined;
}

export type SheetBlock =
  /** Two to four large numbers side by side. `counted`: the label is a noun that the number counts. */
  | {
      readonly kind: 'figures';
      readonly figures: readonly { value: string; label: string; counted?: boolean }[];
    }
  /** Rows below each other; `compact`: label and bar in one line. */
  | {
      readonly kind: 'bars';
      readonly title: string;
      /** Explains bars and their marks. */
      readonly legend?: string;
      readonly compact?: boolean;
      readonly bars: readonly Bar[];
    }
  | {
      readonly kind: 'pairs';
      readonly title: string;
      readonly names: readonly [string, string];
      readonly pairs: readonly Pair[];
    }
  /** Sentences. */
  | { readonly kind: 'notes'; readonly notes: readonly string[] };

export interface Sheet {
  readonly language: Language;
  readonly title: string;
  readonly subtitle?: string;
  readonly blocks: readonly SheetBlock[];
  /** Names within its sentences. Pictures leave out characters that our fonts lack. */
  readonly names?: readonly string[];
}

/** Returns the sheet to draw: names without what our fonts lack, and `?` if nothing is left. */
export function drawnSheet({ names = [], ...sheet }: Sheet): Sheet {
  const lacking = names.filter((name) => drawable(name) !== name);
  if (lacking.length === 0) return sheet;
  // Longer ones first: a name can be part of another one.
  lacking.sort((a, b) => b.length - a.length);
  const shown = (text: string) =>
    lacking.reduce((all, name) => all.replaceAll(name, () => drawable(name) || '?'), text);
  return JSON.parse(JSON.stringify(sheet), (_, value) => (typeof value === 'string' ? shown(value) : value));
}

export interface SheetRequest {
  readonly view: 'sheet';
  readonly sheet: Sheet;
  /** Pixels. Default: the width of a post's picture. */
  readonly width?: number;
}

/** A block as text; `legend` explains its lines. */
interface SheetText {
  readonly heading: string;
  readonly legend?: string | undefined;
  readonly lines: readonly string[];
  /** The lines are sentences, not rows. */
  readonly sentences?: boolean;
}

const rankedLabel = ({ label, sign }: Bar): string =>
  sign?.kind === 'rank' && /\d/.test(sign.rank) ? `#${sign.rank} ${label}` : label;

const markedValue = ({ value, expectedValue }: Bar): string =>
  expectedValue === undefined ? value : `${value} ◆ ${expectedValue}`;

/** Returns the sheet as text, one line per row, grouped by block. */
export function sheetLines({ language, title, subtitle, blocks }: Sheet): SheetText[] {
  const say = describeTranslator(language);
  const linesOf = (block: SheetBlock): SheetText => {
    switch (block.kind) {
      case 'figures':
        return {
          heading: '',
          lines: block.figures.map(({ value, label, counted = false }) =>
            say(counted ? 'count' : 'figure', { value, label }),
          ),
        };
      case 'notes':
        return { heading: '', lines: block.notes, sentences: true };
      case 'bars':
        return {
          heading: block.title,
          legend: block.legend,
          lines: block.bars.map((bar) =>
            say('bar', { label: rankedLabel(bar), value: markedValue(bar), detail: bar.detail ?? 'none' }),
          ),
        };
      case 'pairs': {
        const [one, other] = block.names;
        return {
          heading: block.title,
          lines: block.pairs.map(({ label, values, ahead }) => {
            const [first = '', second = ''] = values.map((value, i) => (i === ahead ? `${value} 👑` : value));
            return say('pair', { label, one, first, other, second });
          }),
        };
      }
    }
  };
  return [{ heading: title, lines: subtitle === undefined ? [] : [subtitle] }, ...blocks.map(linesOf)];
}

/** Returns the sheet as sentences, for an alt text. */
export const sheetSentences = (sheet: Sheet): string[] => {
  const say = describeTranslator(sheet.language);
  const sentence = (line: string) => (/[.…!?]$/.test(line) ? line : say('sentence', { line }));
  return sheetLines(sheet).flatMap(({ heading, legend, lines }) => [
    ...(heading === '' ? [] : [sentence(heading)]),
    ...(legend === undefined ? [] : [legend]),
    ...lines.map(sentence),
  ]);
};
