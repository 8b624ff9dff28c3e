/** Messages as plain data: texts, pictures, buttons and menus from top to bottom. */
import type { AnyRequest, Emblem, PictureRequest, ReplayRequest } from '../../render/index.ts';

export interface Button {
  readonly id: string;
  /** At most 80 characters; up to 34 read well on a phone. */
  readonly label: string;
  /** `primary`: the usual choice, one per panel. Default: secondary. */
  readonly style?: 'primary' | 'secondary' | 'success' | 'danger';
  readonly disabled?: boolean;
  /** It confirms the question of a command, and so does the command's option `sure`. */
  readonly confirms?: true;
  /** The button opens this address; its id and style have no effect. */
  readonly url?: string;
  /** Application emoji before the label, if available. */
  readonly emblem?: Emblem;
  /** Fallback if the emblem is missing or unavailable. */
  readonly emoji?: string;
}

export interface MenuOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly emblem?: Emblem;
  readonly emoji?: string;
  readonly chosen?: boolean;
}

export interface Menu {
  readonly id: string;
  /** Names the choice; at most 150 characters. */
  readonly placeholder: string;
  /** 1 to 25 options. */
  readonly options: readonly MenuOption[];
  /** Minimum number of choices; `most`: maximum. Default of both: 1. */
  readonly least?: number;
  readonly most?: number;
  readonly disabled?: boolean;
}

export type Part =
  /** Markdown. Names must be escaped (see `wordsOf`). */
  | { readonly kind: 'text'; readonly text: string }
  /** Drawn when the message is sent; the alt text is generated. `spare`: see `dropOptionalPictures`. */
  | {
      readonly kind: 'picture';
      readonly request: AnyRequest;
      readonly spare?: true;
      /** Shown if the picture is not. */
      readonly words?: string;
    }
  /** A replay. `meanwhile`: text while drawing takes long; `otherwise`: text if it can't be drawn. */
  | {
      readonly kind: 'replay';
      readonly request: ReplayRequest;
      readonly meanwhile: string;
      readonly otherwise: string;
    }
  /** Any number, laid out five to a row. */
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly kind: 'menu'; readonly menu: Menu }
  | { readonly kind: 'line' }
  /** A text with a thumbnail: either `detail`, or a picture that is attached to the message already. */
  | {
      readonly kind: 'brief';
      readonly text: string;
      readonly detail?: PictureRequest | undefined;
      readonly picture?: PreservedPicture | undefined;
    }
  /** A text file to download, such as an exported game. */
  | { readonly kind: 'file'; readonly name: string; readonly text: string };

/** A picture that stays attached when its message is edited: file id, file name and alt text. */
export interface PreservedPicture {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
}

/** Kinds of private panels: a newer one of the same kind closes the older one. */
export const PANEL_SLOTS = ['turn', 'lobby'] as const;
export type PanelSlot = (typeof PANEL_SLOTS)[number];

export interface Panel {
  /** The colour of the player whom the panel is about. Default: none. */
  readonly colour?: number | undefined;
  readonly parts: readonly Part[];
  /** Of a private panel: a newer one of the same kind closes it. */
  readonly slot?: PanelSlot;
  /** Of a post: the line it collapses to when the next one arrives. Default: it stays whole. */
  readonly brief?: string;
  /** Of a post: its plain text. Default: its texts. See `inPlainWords`. */
  readonly words?: string;
  /** Sent as a plain message: only texts and buttons, but notifications show the texts. */
  readonly plain?: true;
  /** Of a post about one player's moves: `open` if their next moves may be merged into it. */
  readonly series?: { readonly seat: number; readonly open: boolean; readonly whole: boolean };
}

export const text = (...lines: readonly string[]): Part => ({ kind: 'text', text: lines.join('\n') });
/** Returns a text part; an empty list if there are no lines. */
export const textOf = (...lines: readonly string[]): Part[] => (lines.length === 0 ? [] : [text(...lines)]);
/** Returns a part with a picture that is drawn when the panel is sent. */
export const picture = (request: AnyRequest): Part => ({ kind: 'picture', request });
export const buttons = (...list: readonly Button[]): Part => ({ kind: 'buttons', buttons: list });
export const menu = (one: Menu): Part => ({ kind: 'menu', menu: one });
export const line: Part = { kind: 'line' };

/** Adds buttons to the last group of buttons that `fits` accepts, or as a group of their own at the end. */
export function withButtons(
  parts: readonly Part[],
  added: readonly Button[],
  fits: (group: readonly Button[], isEnd: boolean) => boolean = () => true,
): Part[] {
  if (added.length === 0) return [...parts];
  const last = parts.findLastIndex(
    (part, index) => part.kind === 'buttons' && fits(part.buttons, index === parts.length - 1),
  );
  if (last < 0) return [...parts, buttons(...added)];
  return parts.map((part, index) =>
    index === last && part.kind === 'buttons' ? buttons(...part.buttons, ...added) : part,
  );
}

/** Removes a line from the texts of a panel. */
export const withoutLine = (panel: Panel, line: string): Panel => ({
  ...panel,
  parts: panel.parts.flatMap((part) =>
    part.kind === 'text' ? textOf(...part.text.split('\n').filter((one) => one !== line)) : [part],
  ),
});

/** Returns the panel as shown if its pictures can't be drawn or sent. */
export const withoutPictures = (panel: Panel): Panel => ({
  ...panel,
  parts: panel.parts.flatMap((part) => {
    if (part.kind === 'replay') return [text(part.otherwise)];
    if (part.kind !== 'picture') return [part];
    return part.words === undefined ? [] : [text(part.words)];
  }),
});

/** Returns the panel with its first picture only. */
export function withFirstPicture(panel: Panel): Panel {
  const first = panel.parts.findIndex(({ kind }) => kind === 'picture');
  const { parts } = withoutPictures({ parts: panel.parts.slice(first + 1) });
  return { ...panel, parts: [...panel.parts.slice(0, first + 1), ...parts] };
}

/** Returns the panel as a plain message. Notifications show the text of no other kind (discord-api-docs #7854). */
export function inPlainWords(panel: Panel): Panel {
  const texts = panel.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  const { words = texts.join('\n') } = panel;
  return {
    ...panel,
    plain: true,
    parts: [text(words), ...panel.parts.filter(({ kind }) => kind === 'buttons')],
  };
}

/** Returns a panel of text only. */
export const note = (...lines: readonly string[]): Panel => ({ parts: [text(...lines)] });
