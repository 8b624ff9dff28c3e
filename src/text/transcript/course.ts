/** The course of a game: moves, and what happens between them, cut into sections. */
import { GOODS } from '../../content/index.ts';
import type { EventOf, EventType, GameEvent } from '../../engine/index.ts';
import { account, type Line } from '../account.ts';
import { scoringWords } from '../effects.ts';
import { say } from '../format.ts';
import { goodsText, numberedContract } from '../tiles.ts';
import { list, playerName, type Voice } from '../voice.ts';
import { boardLines, contractLines } from './header.ts';
import type { Tally } from './tally.ts';

/** Events with which something begins that is nobody's move. */
const CUTS: readonly EventType[] = ['productionStarted', 'roundStarted', 'gameFinished'];

/** Events in a row under one heading; `last`: what comes between the last round and the final score. */
export interface Part {
  readonly events: GameEvent[];
  readonly last: boolean;
}

/**
 * The events of a step: those of the move itself, then the parts of what followed by itself. The production
 * that a last confirmation sets off is no longer that player's move.
 */
export function cut(events: readonly GameEvent[]): { own: GameEvent[]; parts: Part[] } {
  const own: GameEvent[] = [];
  const parts: Part[] = [];
  const end = endOf(events);
  let current = own;
  let before: EventType | undefined;
  for (const [index, event] of events.entries()) {
    const scoringBegins = event.type === 'roundScored' && before !== 'roundScored' && before !== 'glory';
    if (before === 'confirmed' || CUTS.includes(event.type) || scoringBegins || index === end) {
      current = [];
      parts.push({ events: current, last: index === end });
    }
    current.push(event);
    before = event.type;
  }
  return { own, parts };
}

/** The stories of the end of a game, and the changes of purses that go with them. */
const ENDING: readonly EventType[] = ['barrelTaken', 'mostGlory'];
const belongsToEnd = (event: GameEvent | undefined): boolean => {
  if (event?.type === 'goods' || event?.type === 'money') {
    return event.amount > 0 && event.source.startsWith('clan:');
  }
  if (event?.type === 'glory') return event.source === 'glory';
  return event !== undefined && ENDING.includes(event.type);
};

/** Where the end of the game begins: its stories stand in a row before it is finished. */
function endOf(events: readonly GameEvent[]): number | undefined {
  const finished = events.findIndex(({ type }) => type === 'gameFinished');
  let first = finished;
  while (belongsToEnd(events[first - 1])) first--;
  const begin = events.findIndex(({ type }, index) => index >= first && ENDING.includes(type));
  return finished < 0 || begin < 0 || begin > finished ? undefined : begin;
}

/** A part of a round as lines, with its heading. */
export function section(voice: Voice, { events, last }: Part): string[] {
  const { transcript: words } = voice.words;
  const [first] = events;
  const indented = account(voice, events)
    .filter(({ type }) => !HEADED.includes(type as EventType))
    .flatMap((line) => refill(voice, events, line) ?? [line.text])
    .map((text) => `  ${text}`);
  if (last) return ['', say(voice, words.beforeFinal), ...indented];
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
      return ['', say(voice, words.roundScoring, { round: first.round, line }), ...indented];
    }
    default:
      return indented;
  }
}

/** Events that have a heading of their own instead of a line. */
const HEADED: readonly EventType[] = ['roundStarted', 'productionStarted', 'gameFinished'];

/** New contracts instead of the line that tells of them, one under the other; nothing for any other line. */
function refill(voice: Voice, events: readonly GameEvent[], { type }: Line): string[] | undefined {
  const { transcript: words } = voice.words;
  const lines = (heading: string, contracts: readonly string[]) => [
    say(voice, heading),
    ...contracts.map((text) => `  ${text}`),
  ];
  if (type === 'futureRefilled') {
    const contracts = lastOf(events, type)?.contracts ?? [];
    return lines(words.newFuture, contractLines(voice, contracts));
  }
  if (type !== 'boardRefilled' || voice.state === undefined) return undefined;
  const contracts = lastOf(events, type)?.contracts ?? [];
  const left = lastOf(events, 'contractLeft');
  const gone = left && { contract: left.contract, die: lastOf(events, 'priceRolled')?.die ?? 0 };
  return lines(words.newContracts, boardLines(voice, voice.state, contracts, gone));
}

/** The last event of a type. */
function lastOf<T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T> | undefined {
  return events.findLast((event): event is EventOf<T> => event.type === type);
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
