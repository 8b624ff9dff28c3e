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
export function section(resolved: ResolvedContext, events: readonly GameEvent[]): string[] {
  const { transcript: words } = resolved.words;
  const [first] = events;
  const indented = eventLines(resolved, events)
    .filter(({ type }) => !SECTIONS.includes(type))
    .flatMap((line) => refill(resolved, events, line) ?? [line.text])
    .map((text) => `  ${text}`);
  switch (first?.type) {
    case 'roundStarted': {
      const heading = formatMessage(resolved, words.round, { round: first.round });
      const seats = list(first.order.map((seat) => playerName(resolved, seat, 'bare')));
      const alone = first.order.length === 1;
      return [
        '',
        heading,
        '-'.repeat(heading.length),
        ...(alone ? [] : [formatMessage(resolved, words.order, { seats })]),
        ...indented,
      ];
    }
    case 'productionStarted':
      return ['', formatMessage(resolved, words.production, { round: first.round }), ...indented];
    case 'scoringStarted': {
      const tile = resolved.content.scoringTiles.find(({ id }) => id === first.tile);
      const line = tile === undefined ? '' : scoringWords(resolved, tile.rule).line;
      return ['', formatMessage(resolved, words.roundScoring, { round: first.round, line }), ...indented];
    }
    case 'endingStarted':
      return ['', formatMessage(resolved, words.beforeFinal), ...indented];
    default:
      return indented;
  }
}

/** Returns new contracts one per line, instead of the line that announces them; `undefined` for any other line. */
function refill(
  resolved: ResolvedContext,
  events: readonly GameEvent[],
  { type }: LogLine,
): string[] | undefined {
  const { transcript: words } = resolved.words;
  const lines = (heading: string, contracts: readonly string[]) => [
    formatMessage(resolved, heading),
    ...contracts.map((text) => `  ${text}`),
  ];
  if (type === 'futureRefilled') {
    const contracts = lastOf(events, type)?.contracts ?? [];
    return lines(words.newFuture, contractLines(resolved, contracts));
  }
  if (type !== 'boardRefilled' || resolved.state === undefined) return undefined;
  const contracts = lastOf(events, type)?.contracts ?? [];
  const left = lastOf(events, 'contractLeft');
  const gone = left && { contract: left.contract, die: lastOf(events, 'priceRolled')?.die ?? 0 };
  return lines(words.newContracts, boardLines(resolved, resolved.state, contracts, gone));
}

/** Returns the last event of a type. */
function lastOf<T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T> | undefined {
  return events.findLast((event): event is EventOf<T> => event.type === type);
}

/** Returns "Prices: wool £4, …". */
export function pricesLine(resolved: ResolvedContext, { prices }: Tally): string {
  const { transcript: words } = resolved.words;
  const each = GOODS.map((good) => formatMessage(resolved, words.price, { good, price: prices[good] }));
  return formatMessage(resolved, words.prices, { prices: list(each) });
}

/** Returns each player's state after a round. */
export function standings(resolved: ResolvedContext, tally: Tally, round: number): string[] {
  const { transcript: words } = resolved.words;
  return [
    '',
    formatMessage(resolved, words.after, { round }),
    `  ${pricesLine(resolved, tally)}`,
    ...tally.purses.map(({ money, glory, goods, contracts, fulfilled }, seat) => {
      const items = [goodsText(resolved, goods)];
      const held = contracts.map((id) => numberedContract(resolved, id));
      const text = formatMessage(resolved, words.standing, {
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
