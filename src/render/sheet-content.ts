/** A sheet of figures that belongs to no game: what is on it, as plain data, in the words of its reader. */
import type { Clan } from '../content/index.ts';
import type { ScoreRow } from '../engine/index.ts';
import { describeTranslator, type Language } from '../text/index.ts';
import type { Icon } from './icons.ts';

/** What stands before a row: an icon, a clan's crest, a place; or, of two people, which of them. */
export type Sign =
  | { readonly kind: 'icon'; readonly icon: Icon }
  | { readonly kind: 'crest'; readonly clan: Clan }
  | { readonly kind: 'rank'; readonly rank: string };

/** The icon of a row of the score sheet, where it has one. */
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

/** A row: what it is about, how much that is, and a bar for it. */
export interface Bar {
  readonly sign?: Sign | undefined;
  readonly label: string;
  /** The figure at its end. */
  readonly value: string;
  /** What else there is to say, in a few words. */
  readonly detail?: string | undefined;
  /** How long the bar is, from 0 to 1. */
  readonly part: number;
  /** Where on the bar a mark stands, from 0 to 1: what was to be expected. */
  readonly expected?: number | undefined;
  /** Stands on gold: the reader, or the best. */
  readonly marked?: boolean | undefined;
}

/** One game of two people. */
export interface Pair {
  readonly label: string;
  readonly values: readonly [string, string];
  readonly clans: readonly [Clan | undefined, Clan | undefined];
  /** Who was ahead; nobody where they shared a place. */
  readonly ahead?: 0 | 1 | undefined;
}

export type SheetBlock =
  /** Two to four large figures side by side. */
  | { readonly kind: 'figures'; readonly figures: readonly { value: string; label: string }[] }
  /** Rows below each other; `compact`: label and bar in one line. */
  | {
      readonly kind: 'bars';
      readonly title: string;
      /** What the bars and their marks say. */
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
}

/** What a picture of a sheet is asked for with. */
export interface SheetRequest {
  readonly view: 'sheet';
  readonly sheet: Sheet;
  /** Pixels; left out, as wide as a post's. */
  readonly width?: number;
}

/** The sheet in words, a line for each thing on it; the lines of a block belong together. */
export function sheetLines({
  language,
  title,
  subtitle,
  blocks,
}: Sheet): { heading: string; lines: string[] }[] {
  const say = describeTranslator(language);
  const linesOf = (block: SheetBlock): { heading: string; lines: string[] } => {
    switch (block.kind) {
      case 'figures':
        return { heading: '', lines: block.figures.map((one) => say('figure', one)) };
      case 'notes':
        return { heading: '', lines: [...block.notes] };
      case 'bars':
        return {
          heading: block.title,
          lines: block.bars.map(({ label, value, detail = 'none' }) => say('bar', { label, value, detail })),
        };
      case 'pairs': {
        const [one, other] = block.names;
        return {
          heading: block.title,
          lines: block.pairs.map(({ label, values: [first, second] }) =>
            say('pair', { label, one, first, other, second }),
          ),
        };
      }
    }
  };
  return [{ heading: title, lines: subtitle === undefined ? [] : [subtitle] }, ...blocks.map(linesOf)];
}

/** The same as sentences, for an alt text. */
export const sheetSentences = (sheet: Sheet): string[] => {
  const say = describeTranslator(sheet.language);
  const sentence = (line: string) => (/[.…!?]$/.test(line) ? line : say('sentence', { line }));
  return sheetLines(sheet).flatMap(({ heading, lines }) => [
    ...(heading === '' ? [] : [sentence(heading)]),
    ...lines.map(sentence),
  ]);
};
