/** The course of a game: moves, and what happens between them, cut into sections. */
import { GOODS } from '../../content/index.ts';
import type { EventType, GameEvent } from '../../engine/index.ts';
import { account } from '../account.ts';
import { scoringWords } from '../effects.ts';
import { say } from '../format.ts';
import { goodsText, numberedContract } from '../tiles.ts';
import { list, playerName, type Voice } from '../voice.ts';
import { contractLines } from './header.ts';
import type { Tally } from './tally.ts';

/** Events with which something begins that is nobody's move. */
const CUTS: readonly EventType[] = ['productionStarted', 'roundStarted', 'gameFinished'];

/**
 * The events of a step: those of the move itself, then the parts of what followed by itself. The production
 * that a last confirmation sets off is no longer that player's move.
 */
export function cut(events: readonly GameEvent[]): { own: GameEvent[]; parts: GameEvent[][] } {
  const own: GameEvent[] = [];
  const parts: GameEvent[][] = [];
  let current = own;
  let before: EventType | undefined;
  for (const event of events) {
    const scoringBegins = event.type === 'roundScored' && before !== 'roundScored' && before !== 'glory';
    if (before === 'confirmed' || CUTS.includes(event.type) || scoringBegins) {
      current = [];
      parts.push(current);
    }
    current.push(event);
    before = event.type;
  }
  return { own, parts };
}

/** A part of a round as lines, with its heading. */
export function section(voice: Voice, events: readonly GameEvent[], round: number): string[] {
  const { transcript: words } = voice.words;
  const [first] = events;
  const lines = account(voice, events)
    .filter(({ type }) => !HEADED.includes(type as EventType))
    .map(({ text }) => text);
  const indented = [...lines, ...refills(voice, events)].map((text) => `  ${text}`);
  switch (first?.type) {
    case 'roundStarted': {
      const heading = say(voice, words.round, { round: first.round });
      const order = list(first.order.map((seat) => playerName(voice, seat, 'bare')));
      const alone = first.order.length === 1;
      return [
        '',
        heading,
        '-'.repeat(heading.length),
        ...(alone ? [] : [say(voice, words.order, { order })]),
        ...indented,
      ];
    }
    case 'productionStarted':
      return ['', say(voice, words.production, { round: first.round }), ...indented];
    case 'roundScored': {
      const tile = voice.content.scoringTiles.find(({ id }) => id === first.tile);
      const line = tile === undefined ? '' : scoringWords(voice, tile.rule).line;
      return ['', say(voice, words.roundScoring, { round, line }), ...indented];
    }
    default:
      return indented;
  }
}

/** Events that have a heading or a list of their own instead of a line. */
const HEADED: readonly EventType[] = [
  'roundStarted',
  'productionStarted',
  'gameFinished',
  'boardRefilled',
  'futureRefilled',
];

/** New contracts, one under the other. */
function refills(voice: Voice, events: readonly GameEvent[]): string[] {
  const { transcript: words } = voice.words;
  return events.flatMap((event) => {
    if (event.type !== 'boardRefilled' && event.type !== 'futureRefilled') return [];
    const heading = event.type === 'boardRefilled' ? words.newContracts : words.newFuture;
    return [say(voice, heading), ...contractLines(voice, event.contracts).map((text) => `  ${text}`)];
  });
}

/** "Prices: wool £4, …" */
export function pricesLine(voice: Voice, { prices }: Tally): string {
  const { transcript: words } = voice.words;
  const each = GOODS.map((good) => say(voice, words.price, { good, price: prices[good] }));
  return say(voice, words.prices, { prices: list(each) });
}

/** Where everybody stands after a round. */
export function standings(voice: Voice, tally: Tally, round: number): string[] {
  const { transcript: words } = voice.words;
  return [
    '',
    say(voice, words.after, { round }),
    `  ${pricesLine(voice, tally)}`,
    ...tally.purses.map(({ money, glory, goods, contracts, fulfilled }, seat) => {
      const items = [goodsText(voice, goods)];
      const held = contracts.map((id) => numberedContract(voice, id));
      const text = say(voice, words.standing, {
        seat,
        money,
        glory,
        items: list(items),
        stuff: items[0] === '' ? 'none' : 'some',
        held: held.length,
        holding: list(held),
        done: fulfilled,
      });
      return `  ${text}`;
    }),
  ];
}
