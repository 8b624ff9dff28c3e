/** Notes: news on which no one must act, shown as lines of the newest board instead of posts of their own. */
import { type AnnouncementKind, isSearch } from '../../core/index.ts';
import { parseCustomId } from '../shared/custom-id.ts';
import { type Button, type Panel, type Part, text, withButtons } from '../shared/panel.ts';
import type { PostContent } from '../shared/post-builder.ts';
import { summaryOf } from '../shared/summary.ts';

export const NOTE_KINDS: readonly AnnouncementKind[] = [
  'away',
  'cameBack',
  'conceded',
  'halted',
  'moderated',
  'refused',
  'rescued',
  'satIn',
  'takenUp',
  'wentOn',
];

/** More lines would not fit into a post. */
export const MAX_NOTES = 4;

/** Returns whether an announcement asks no one to act. */
export const isNote = (content: PostContent): boolean =>
  content.ping.length === 0 && NOTE_KINDS.includes(content.kind) && !isSearch(content);

/** Buttons that only a note has, by the first word of their ids: to take a seat back, and to end a pause. */
const OWN_BUTTONS = ['imback', 'goon'];

/** Adds notes to a post: a line for each below the pictures, and their buttons. `notes`: as posts of their own. */
export function withNotes(panel: Panel, notes: readonly Panel[]): Panel {
  if (notes.length === 0) return panel;
  const { parts } = panel;
  const lines = notes.map(summaryOf);
  const known = new Set(parts.flatMap(buttonsOf).map(({ id }) => id));
  const own = notes
    .flatMap((note) => note.parts.flatMap(buttonsOf))
    .filter(({ id }) => OWN_BUTTONS.includes(parseCustomId(id).route) && !known.has(id));
  const added = new Map(own.map((one) => [one.id, one])).values();
  const picture = parts.findLastIndex(({ kind }) => kind === 'picture');
  const row = parts.findLastIndex(({ kind }) => kind === 'buttons');
  const place = picture >= 0 ? picture + 1 : row >= 0 ? row : parts.length;
  return {
    ...panel,
    ...(panel.brief && { brief: [panel.brief, ...notes.map(briefOf)].join('\n') }),
    parts: withButtons([...parts.slice(0, place), text(...lines), ...parts.slice(place)], [...added]),
  };
}

/** Returns the line of a note once its board collapses: the fact, without instructions. */
const briefOf = (note: Panel): string => note.brief ?? summaryOf(note);

const buttonsOf = (part: Part): readonly Button[] => (part.kind === 'buttons' ? part.buttons : []);
