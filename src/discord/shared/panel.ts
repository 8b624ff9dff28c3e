/** What a message looks like, as plain data: texts, pictures, buttons and menus from top to bottom. */
import type { Emblem, PictureRequest, ReplayRequest, SheetRequest } from '../../render/index.ts';

export interface Button {
  /** Made by `customId`. */
  readonly id: string;
  /** At most 34 characters read well on a phone; 80 are allowed. */
  readonly label: string;
  /** `primary`: what most will want; one a panel. Left out: secondary. */
  readonly style?: 'primary' | 'secondary' | 'success' | 'danger';
  readonly disabled?: boolean;
  /** Our own picture before the label, where it can be had. */
  readonly emblem?: Emblem;
  /** A sign in its place where it cannot, or where there is none. */
  readonly emoji?: string;
}

export interface MenuOption {
  readonly value: string;
  /** At most 100 characters. */
  readonly label: string;
  readonly description?: string;
  /** As those of a button. */
  readonly emblem?: Emblem;
  readonly emoji?: string;
  readonly chosen?: boolean;
}

export interface Menu {
  readonly id: string;
  /** What is chosen here: at most 150 characters. */
  readonly placeholder: string;
  /** 1 to 25. */
  readonly options: readonly MenuOption[];
  /** How many are chosen at once; left out, exactly one. */
  readonly least?: number;
  readonly most?: number;
  readonly disabled?: boolean;
}

export type Part =
  /** Markdown. Names in it must have been escaped (see `wordsOf`). */
  | { readonly kind: 'text'; readonly text: string }
  /** Drawn when the message is sent; its alt text is made from the position. `spare`: see `withoutSpare`. */
  | {
      readonly kind: 'picture';
      readonly request: PictureRequest | SheetRequest;
      readonly spare?: true;
    }
  /** The same of a replay. `meanwhile`: what is said where that takes long; `otherwise`: where it cannot be drawn. */
  | {
      readonly kind: 'replay';
      readonly request: ReplayRequest;
      readonly meanwhile: string;
      readonly otherwise: string;
    }
  /** Any number: they are laid out five to a row. */
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly kind: 'menu'; readonly menu: Menu }
  | { readonly kind: 'line' }
  /** A text with a picture beside it, small, that the message has already (see `Kept`). */
  | { readonly kind: 'brief'; readonly text: string; readonly picture?: PreservedPicture | undefined }
  /** A text file to download, such as an exported game. */
  | { readonly kind: 'file'; readonly name: string; readonly text: string };

/** A picture of a message that stays when the message is changed: the id and the name of its file, and what it shows. */
export interface PreservedPicture {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
}

export interface Panel {
  /** The seat whose colour marks the panel; left out: none. */
  readonly seat?: number;
  readonly parts: readonly Part[];
  /** Of a post: the line that is left of it once the next one comes; left out, it stays whole. */
  readonly brief?: string;
  /** Of a post: what it says in plain words; left out, its texts. See `inPlainWords`. */
  readonly words?: string;
  /** Sent as a plain message: only texts and buttons, but notifications show the texts. */
  readonly plain?: true;
  /** Of a post about the moves of one player alone: whether more of theirs may be told in it. */
  readonly series?: { readonly open: boolean; readonly whole: boolean };
}

export const text = (...lines: readonly string[]): Part => ({ kind: 'text', text: lines.join('\n') });
/** Lines, if there are any. */
export const textOf = (...lines: readonly string[]): Part[] => (lines.length === 0 ? [] : [text(...lines)]);
export const picture = (request: PictureRequest | SheetRequest): Part => ({ kind: 'picture', request });
export const buttons = (...list: readonly Button[]): Part => ({ kind: 'buttons', buttons: list });
export const menu = (one: Menu): Part => ({ kind: 'menu', menu: one });
export const line: Part = { kind: 'line' };

/** A panel as it is where its pictures cannot be drawn or sent. */
export const withoutPictures = (panel: Panel): Panel => ({
  ...panel,
  parts: panel.parts.flatMap((part) => {
    if (part.kind === 'replay') return [text(part.otherwise)];
    return part.kind === 'picture' ? [] : [part];
  }),
});

/** A panel as a plain message. Notifications show nothing of any other message (discord-api-docs #7854). */
export function inPlainWords(panel: Panel): Panel {
  const texts = panel.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  const { words = texts.join('\n') } = panel;
  return {
    ...panel,
    plain: true,
    parts: [text(words), ...panel.parts.filter(({ kind }) => kind === 'buttons')],
  };
}

/** A panel of nothing but text. */
export const note = (...lines: readonly string[]): Panel => ({ parts: [text(...lines)] });
