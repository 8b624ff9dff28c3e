/** The sections of a transcript: moves, and the automatic events between them. */
import { GOODS } from '../../content/index.ts';
import type { EventOf, EventType, GameEvent } from '../../engine/index.ts';
import { scoringWords } from '../effects.ts';
import { eventLines, type LogLine } from '../event-log.ts';
import { SECTIONS } from '../event-sections.ts';
import { formatMessage } from '../game-text.ts';
import { list, playerName, type ResolvedContext } from '../text-context.ts';
import { goodsText, numberedContract } from '../tiles.ts';
import { boardLines, contractLines } from './header.ts';
import type { Tally } from './tally.ts';

/** Returns a section as lines with a heading. */
export function section(voice: ResolvedContext, events: readonly GameEvent[]): string[] {
  const { transcript: words } = voice.words;
  const [first] = events;
  const indented = eventLines(voice, events)
    .filter(({ type }) => !SECTIONS.includes(type))
    .flatMap((line) => refill(voice, events, line) ?? [line.text])
    .map((text) => `  ${text}`);
  switch (first?.type) {
    case 'roundStarted': {
      const heading = formatMessage(voice, words.round, { round: first.round });
      const seats = list(first.order.map((seat) => playerName(voice, seat, 'bare')));
      const alone = first.order.length === 1;
      return [
        '',
        heading,
        '-'.repeat(heading.length),
        ...(alone ? [] : [formatMessage(voice, words.order, { seats })]),
        ...indented,
      ];
    }
    case 'productionStarted':
      return ['', formatMessage(voice, words.production, { round: first.round }), ...indented];
    case 'scoringStarted': {
      const tile = voice.content.scoringTiles.find(({ id }) => id === first.tile);
      const line = tile === undefined ? '' : scoringWords(voice, tile.rule).line;
      return ['', formatMessage(voice, words.roundScoring, { round: first.round, line }), ...indented];
    }
    case 'endingStarted':
      return ['', formatMessage(voice, words.beforeFinal), ...indented];
    default:
      return indented;
  }
}

/** Returns new contracts one per line, instead of the line that announces them; `undefined` for any other line. */
function refill(
  voice: ResolvedContext,
  events: readonly GameEvent[],
  { type }: LogLine,
): string[] | undefined {
  const { transcript: words } = voice.words;
  const lines = (heading: string, contracts: readonly string[]) => [
    formatMessage(voice, heading),
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

/** Returns the last event of a type. */
function lastOf<T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T> | undefined {
  return events.findLast((event): event is EventOf<T> => event.type === type);
}

/** Returns "Prices: wool £4, …". */
export function pricesLine(voice: ResolvedContext, { prices }: Tally): string {
  const { transcript: words } = voice.words;
  const each = GOODS.map((good) => formatMessage(voice, words.price, { good, price: prices[good] }));
  return formatMessage(voice, words.prices, { prices: list(each) });
}

/** Returns each player's state after a round. */
export function standings(voice: ResolvedContext, tally: Tally, round: number): string[] {
  const { transcript: words } = voice.words;
  return [
    '',
    formatMessage(voice, words.after, { round }),
    `  ${pricesLine(voice, tally)}`,
    ...tally.purses.map(({ money, glory, goods, contracts, fulfilled }, seat) => {
      const items = [goodsText(voice, goods)];
      const held = contracts.map((id) => numberedContract(voice, id));
      const text = formatMessage(voice, words.standing, {
        seat,
        money,
        glory,
        items: list(items),
        stuff: items[0] === '' ? 'none' : 'other',
        held: held.length,
        holding: list(held),
        done: fulfilled,
      });
      return `  ${text}`;
    }),
  ];
}
