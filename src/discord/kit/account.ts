/** What happened, told for a message: a bullet for each thing, a heading where a round turns, cut to what fits. */
import type { Stretch } from '../../app/index.ts';
import { type EventType, type GameEvent, scoringTile } from '../../engine/index.ts';
import {
  actionText,
  logLine,
  logLines,
  phrase,
  scoringText,
  sectionsOf,
  type TextContext,
} from '../../text/index.ts';
import { inWords } from './emoji.ts';
import { telling } from './people.ts';

/** What is the same for all, and always so. */
const ALIKE: readonly EventType[] = ['merchantsBack'];

/** "**Glory at the end of the round.** For every 2 wool …": what begins with the first event of a section. */
function heading(first: GameEvent | undefined, words: TextContext): string[] {
  const told = first && logLine(first, words);
  if (told === undefined) return [];
  const tile = first?.type === 'scoringStarted' && words.state && scoringTile(words.state, first.round);
  return [`**${told}**${tile ? ` ${scoringText(tile.rule, words).line}` : ''}`];
}

/** The account of these events as lines of Markdown. */
export function accountLines(events: readonly GameEvent[], context: TextContext): string[] {
  const words = telling(context);
  const bullets = (some: readonly GameEvent[]) => logLines(some, words).map((one) => `- ${one}`);
  const { own, sections } = sectionsOf(events.filter(({ type }) => !ALIKE.includes(type)));
  return [own, ...sections].flatMap((part, index, parts) => {
    // "Everybody has decided" is the heading of what follows then, so nobody has to be told of one by one.
    const settled = parts[index + 1]?.[0]?.type === 'productionDecided';
    const told = settled ? part.filter(({ type }) => type !== 'confirmed') : part;
    return index === 0 ? bullets(told) : [...heading(part[0], words), ...bullets(told.slice(1))];
  });
}

/** The account of a stretch: of moves made before a rule was mended, only what was chosen. */
export function stretchLines({ events, moves, untold }: Stretch, context: TextContext): string[] {
  const choices = moves.slice(0, untold).map(({ seat, action }) => {
    // The position is that of now, not of then, so nothing is looked up in it.
    const words = { ...telling(context), state: undefined };
    if (action === undefined) return phrase('posts', 'lostMove', {}, words);
    return phrase('posts', 'choice', { seat, what: actionText(action, words, seat) }, words);
  });
  const told = accountLines(events, context);
  if (choices.length === 0) return told;
  return [...choices.map((one) => `- ${one}`), `-# ${phrase('posts', 'mended', {}, context)}`, ...told];
}

/** As many of the first lines as fit into so many characters, with a word about the rest. Emoji do not count. */
export function linesThatFit(lines: readonly string[], most: number, language: string): string {
  const lengthOf = (text: string) => inWords(text).length;
  if (lengthOf(lines.join('\n')) <= most) return lines.join('\n');
  const cut = phrase('posts', 'cut', {}, language);
  const kept: string[] = [];
  let length = cut.length;
  for (const one of lines) {
    length += lengthOf(one) + 1;
    if (length > most) break;
    kept.push(one);
  }
  return [...kept, cut].join('\n');
}
