/** What happened, told for a message: a bullet for each thing, a heading where a round turns, cut to what fits. */
import type { Stretch } from '../../app/index.ts';
import { type EventType, type GameEvent, houseOf } from '../../engine/index.ts';
import { actionText, logLine, logLines, phrase, scoringText, type TextContext } from '../../text/index.ts';

/** With these something begins that is nobody's move; their own line stands as a heading. */
const HEADINGS: readonly EventType[] = ['productionStarted', 'roundStarted', 'gameFinished'];
/** What is the same for all, and always so. */
const ALIKE: readonly EventType[] = ['merchantsBack'];
/** What players do in production; the rest is carried out for all. */
const DECIDING: readonly EventType[] = ['planned', 'confirmed'];
/** What the events of a round's glory are. */
const SCORING: readonly EventType[] = ['roundScored', 'glory'];

/** Events in a row: those of moves, then what followed by itself, part by part. */
function partsOf(events: readonly GameEvent[]): GameEvent[][] {
  const parts: GameEvent[][] = [[]];
  let before: EventType | undefined;
  for (const event of events) {
    const { type } = event;
    const scoring = type === 'roundScored' && (before === undefined || !SCORING.includes(before));
    const production = before === 'confirmed' && !DECIDING.includes(type);
    if (HEADINGS.includes(type) || scoring || production) parts.push([]);
    parts.at(-1)?.push(event);
    before = type;
  }
  return parts.filter((part) => part.length > 0);
}

/** What a part of the account is about, and the events that are still to be told under it. */
function headed(
  part: readonly GameEvent[],
  previous: GameEvent | undefined,
  words: TextContext,
): { heading?: string; rest: readonly GameEvent[] } {
  const [first] = part;
  if (first === undefined) return { rest: part };
  if (HEADINGS.includes(first.type)) {
    const told = logLine(first, words);
    return told === undefined ? { rest: part } : { heading: `**${told}**`, rest: part.slice(1) };
  }
  if (first.type === 'roundScored') {
    const tiles = words.state === undefined ? [] : houseOf(words.state.setup).content.scoringTiles;
    const tile = tiles.find(({ id }) => id === first.tile);
    const line = tile === undefined ? '' : scoringText(tile.rule, words).line;
    return { heading: phrase('posts', 'glory', { line }, words).trim(), rest: part };
  }
  if (previous?.type === 'confirmed') return { heading: phrase('posts', 'produced', {}, words), rest: part };
  return { rest: part };
}

/** Whether what was decided on production before is carried out with this event. */
const carriesOut = (before: GameEvent | undefined, event: GameEvent | undefined): boolean =>
  before?.type === 'confirmed' &&
  event !== undefined &&
  event.type !== 'roundScored' &&
  !HEADINGS.includes(event.type);

/** The account of these events as lines of Markdown. Names stand alone: clans make every line longer. */
export function accountLines(events: readonly GameEvent[], context: TextContext): string[] {
  const words = { ...context, clans: false };
  const parts = partsOf(events.filter(({ type }) => !ALIKE.includes(type)));
  return parts.flatMap((part, index) => {
    const { heading, rest } = headed(part, parts[index - 1]?.at(-1), words);
    // "Everybody has decided" is the heading of what follows then, so nobody has to be told of one by one.
    const settled = carriesOut(part.at(-1), parts[index + 1]?.[0]);
    const lines = logLines(settled ? rest.filter(({ type }) => type !== 'confirmed') : rest, words).map(
      (one) => `- ${one}`,
    );
    return heading === undefined ? lines : [heading, ...lines];
  });
}

/** The account of a stretch: of moves made before a rule was mended, only what was chosen. */
export function stretchLines({ events, moves, untold }: Stretch, context: TextContext): string[] {
  const choices = moves.slice(0, untold).map(({ seat, action }) => {
    // The position is that of now, not of then, so nothing is looked up in it.
    const words = { ...context, state: undefined };
    if (action === undefined) return phrase('posts', 'lostMove', {}, words);
    return phrase('posts', 'choice', { seat, what: actionText(action, words, seat) }, words);
  });
  const told = accountLines(events, context);
  if (choices.length === 0) return told;
  return [...choices.map((one) => `- ${one}`), `-# ${phrase('posts', 'mended', {}, context)}`, ...told];
}

/** As many of the first lines as fit into so many characters, with a word about the rest. */
export function fitted(lines: readonly string[], most: number, language: string): string {
  if (lines.join('\n').length <= most) return lines.join('\n');
  const cut = phrase('posts', 'cut', {}, language);
  const kept: string[] = [];
  let length = cut.length;
  for (const one of lines) {
    length += one.length + 1;
    if (length > most) break;
    kept.push(one);
  }
  return [...kept, cut].join('\n');
}
