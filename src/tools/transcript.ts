/** A whole game as English sentences, for reading: the deal, every move, and the score sheet. */
import { GOODS, MODULES } from '../content/index.ts';
import { type ContractId, contractTile, type GameState, type Option, priceOf } from '../engine/index.ts';
import {
  actionText,
  clanText,
  contractText,
  listText,
  logLines,
  offerText,
  optionText,
  playerText,
  portText,
  scoreTable,
  scoringText,
  sectionsOf,
  type TextContext,
  thingName,
} from '../text/index.ts';
import type { Recorded, Step } from './recorded-game.ts';

type Words = TextContext & Pick<Recorded, 'ruleset'>;

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const block = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...indented(lines)];

/** Returns the transcript of a game, finished or not. Ends with a line break. */
export function transcript(
  { ruleset, state, events, steps, sheet }: Recorded,
  names?: readonly string[],
): string {
  const last = steps.at(-1)?.state ?? state;
  const words: Words = { ruleset, names, clans: false };
  const numbered = steps.flatMap((step, index) =>
    stepLines(step, `${index + 1}. `, { ...words, state: steps[index - 1]?.state ?? state }),
  );
  const lines = [
    ...deal(state, last, words),
    ...block('Before the first round', [...logLines(events, { ...words, state }), pricesLine(state)]),
    ...numbered,
    '',
    sheet === undefined ? 'To be continued.' : scoreTable(sheet, { ...words, state: last, clans: true }),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns everything decided before the first move. The seed of a running game stays hidden (R-INFO-1). */
function deal({ setup, map, offers, scoringTiles, contracts }: GameState, last: GameState, words: Words) {
  const { content } = words.ruleset;
  const options = (Object.keys(setup.options) as Option[]).filter((option) => setup.options[option]);
  const blocked = Object.keys(map.blocked);
  return [
    `A game of Clans of Caledonia, players: ${setup.players}`,
    `Seed: ${last.phase === 'finished' ? setup.seed : 'hidden until the game ends'}`,
    `Values: ${content.name}`,
    `Options: ${options.map((option) => optionText(option).short).join(', ') || 'none'}`,
    `Map: ${map.sides.join(' ')} (modules clockwise from the top left)`,
    ...(blocked.length === 0 ? [] : [`Closed spaces: ${blocked.join(', ')}`]),
    ...block(
      'Opening offers',
      offers.map((offer) => offerText(offer, words)),
    ),
    ...block(
      'Clans',
      offers.flatMap(({ clan }) => {
        if (clan === undefined) return [];
        const { short, line } = clanText(clan, words);
        return [`${short}: ${line}`];
      }),
    ),
    ...block(
      'Ports',
      MODULES.flatMap((corner) => {
        const tile = content.portTiles.find(({ id }) => id === map.ports[corner]);
        return tile === undefined
          ? []
          : [`${thingName('corners', corner)}: ${portText(tile.effect, words).line}`];
      }),
    ),
    ...block(
      'Glory at the end of each round',
      scoringTiles.flatMap((id) => {
        const tile = content.scoringTiles.find((one) => one.id === id);
        return tile === undefined ? [] : [scoringText(tile.rule, words).line];
      }),
    ),
    ...block('Contracts on the export board', contractLines(Object.values(contracts.board), last, words)),
    ...block('Future contracts', contractLines(contracts.future, last, words)),
  ];
}

const contractLines = (ids: readonly ContractId[], state: GameState, words: TextContext): string[] =>
  ids.map((id) => `${id} (${contractText(contractTile(state, id), words)})`);

const pricesLine = (state: GameState): string =>
  `Prices: ${GOODS.map((good) => `${thingName('goods', good)} £${priceOf(state, good)}`).join(', ')}`;

/** Returns a move with its costs and gains, the automatic events after it, and the standings after a round. */
function stepLines({ seat, action, events, state }: Step, number: string, words: Words): string[] {
  const { own, sections } = sectionsOf(events);
  const moves = logLines(own, words);
  const spoken =
    moves.length > 0 ? moves : [`${playerText(seat, words)} ${actionText(action, words, seat)}.`];
  // After automatic events, the standings below have the money.
  const money = sections.length === 0 ? ` (has £${state.players[seat]?.money})` : '';
  const after = { ...words, state };
  const isRoundOver = sections.some(([first]) => first?.type === 'scoringStarted');
  return [
    ...spoken.map((line, i) => (i === 0 ? number : '   ') + line + (i === spoken.length - 1 ? money : '')),
    ...sections.flatMap((section) => {
      const [heading = '', ...lines] = logLines(section, after);
      return ['', heading, ...indented(lines)];
    }),
    ...(isRoundOver ? block('Standings', [pricesLine(state), ...standings(state, after)]) : []),
  ];
}

const standings = ({ players }: GameState, words: Words): string[] =>
  players.map(({ money, glory, goods, contracts, fulfilled }, seat) => {
    const stock = GOODS.flatMap((good) => (goods[good] > 0 ? [`${goods[good]} ${good}`] : []));
    const items = listText([`£${money}`, `${glory} glory`, ...stock]);
    return `${playerText(seat, words)}: ${items}; contracts held: ${contracts.length}, fulfilled: ${fulfilled.length}`;
  });
