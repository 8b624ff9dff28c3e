/** The header of a transcript: everything decided before the first move. */
import { CONTENT, MODULES } from '../../content/index.ts';
import type { ContractId, GameState, Option } from '../../engine/index.ts';
import { signed } from '../data.ts';
import { clanLine, portWords, scoringWords } from '../effects.ts';
import { formatMessage } from '../game-text.ts';
import { list, nameOf, playerName, type ResolvedContext } from '../text-context.ts';
import { numberedContract, offerText } from '../tiles.ts';

/** Returns a heading with lines; empty if there are no lines. */
function block(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), ''];
}

/** Returns the header, from the state before the first move and the last known one. */
export function header(resolved: ResolvedContext, first: GameState, last: GameState): string[] {
  const { transcript: words } = resolved.words;
  const solo = first.setup.players === 1;
  const title = formatMessage(resolved, words.title, { players: first.setup.players });
  const { name } = resolved.content;
  return [
    title,
    '='.repeat(title.length),
    // The seed would reveal what is still hidden (R-INFO-1).
    last.phase === 'finished'
      ? formatMessage(resolved, words.seed, { seed: first.setup.seed })
      : formatMessage(resolved, words.seedHidden),
    formatMessage(resolved, words.figures, {
      name: name === CONTENT.name ? formatMessage(resolved, words.shipped) : name,
    }),
    optionsLine(resolved, first),
    ...mapLines(resolved, first),
    '',
    ...block(formatMessage(resolved, words.players), playerLines(resolved, last)),
    ...block(
      formatMessage(resolved, words.offers),
      first.offers.map((offer, i) =>
        formatMessage(resolved, words.numberedOffer, { number: i + 1, text: offerText(resolved, offer) }),
      ),
    ),
    ...block(formatMessage(resolved, words.clans), clanLines(resolved, first)),
    ...block(formatMessage(resolved, words.ports), portLines(resolved, first)),
    ...block(formatMessage(resolved, words.scoring), scoringLines(resolved, first)),
    ...block(
      formatMessage(resolved, words.contracts),
      boardLines(resolved, first, Object.values(first.contracts.board)),
    ),
    ...block(formatMessage(resolved, words.future), contractLines(resolved, first.contracts.future)),
    ...block(
      formatMessage(resolved, words.legend),
      [
        words.legendSpaces,
        words.legendContracts,
        ...(solo ? [words.legendBoxes] : []),
        words.legendFreeSpace,
        words.legendUpgrade,
        words.legendMoves,
        ...(solo ? [] : [words.legendAhead]),
        words.legendAsides,
        words.legendMoney,
      ].map((text) =>
        formatMessage(resolved, text, { cost: resolved.content.playerBoard.technology.bonusCost }),
      ),
    ),
  ];
}

function optionsLine(resolved: ResolvedContext, { setup }: GameState): string {
  const { options, transcript: words } = resolved.words;
  const on = (Object.keys(options) as Option[]).filter((option) => setup.options[option]);
  if (on.length === 0) return formatMessage(resolved, words.noOptions);
  return formatMessage(resolved, words.options, {
    options: list(on.map((option) => formatMessage(resolved, options[option].short))),
  });
}

function mapLines(resolved: ResolvedContext, { map }: GameState): string[] {
  const { transcript: words } = resolved.words;
  const blocked = Object.keys(map.blocked);
  return [
    formatMessage(resolved, words.map, { sides: map.sides.join(' ') }),
    ...(blocked.length === 0 ? [] : [formatMessage(resolved, words.blocked, { spaces: list(blocked) })]),
  ];
}

function playerLines(resolved: ResolvedContext, last: GameState): string[] {
  const { transcript: words } = resolved.words;
  return last.players.map(({ clan }, seat) => {
    const name = playerName(resolved, seat, 'bare');
    if (clan === undefined) return formatMessage(resolved, words.player, { name });
    return formatMessage(resolved, words.playerWithClan, { name, clan });
  });
}

function clanLines(resolved: ResolvedContext, { offers }: GameState): string[] {
  return offers.flatMap(({ clan }) =>
    clan === undefined
      ? []
      : [
          formatMessage(resolved, resolved.words.transcript.clan, {
            name: nameOf(resolved, 'clans', clan),
            abilities: clanLine(resolved, clan),
          }),
        ],
  );
}

function portLines(resolved: ResolvedContext, { map }: GameState): string[] {
  return MODULES.flatMap((corner) => {
    const tile = resolved.content.portTiles.find(({ id }) => id === map.ports[corner]);
    if (tile === undefined) return [];
    const place = nameOf(resolved, 'corners', corner);
    return [
      formatMessage(resolved, resolved.words.transcript.port, {
        place,
        ...portWords(resolved, tile.effect),
      }),
    ];
  });
}

function scoringLines(resolved: ResolvedContext, { scoringTiles }: GameState): string[] {
  return scoringTiles.flatMap((id, i) => {
    const tile = resolved.content.scoringTiles.find((one) => one.id === id);
    if (tile === undefined) return [];
    return [
      formatMessage(resolved, resolved.words.transcript.scoringTile, {
        round: i + 1,
        ...scoringWords(resolved, tile.rule),
      }),
    ];
  });
}

/** Returns "12 (…)", one line each. */
export function contractLines(resolved: ResolvedContext, contracts: readonly ContractId[]): string[] {
  return contracts.map((id) => numberedContract(resolved, id));
}

/** A contract that has just left the board, with the die of its box. */
export interface Gone {
  readonly contract: ContractId;
  readonly die: number;
}

/** Returns the contracts on the export board, one line each; in solo "−1: 12 (…)", because dice select boxes there. */
export function boardLines(
  resolved: ResolvedContext,
  { setup, contracts: { board } }: GameState,
  contracts: readonly ContractId[],
  gone?: Gone,
): string[] {
  if (setup.players > 1) return contractLines(resolved, contracts);
  const { soloBoxes } = resolved.content.exportBoard;
  return contracts.map((id) => {
    const text = numberedContract(resolved, id);
    const die = gone?.contract === id ? gone.die : soloBoxes.find((_, box) => board[box] === id);
    return die === undefined
      ? text
      : formatMessage(resolved, resolved.words.transcript.boxed, { ...signed(die), text });
  });
}
