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
export function header(voice: ResolvedContext, first: GameState, last: GameState): string[] {
  const { transcript: words } = voice.words;
  const solo = first.setup.players === 1;
  const title = formatMessage(voice, words.title, { players: first.setup.players });
  const { name } = voice.content;
  return [
    title,
    '='.repeat(title.length),
    // The seed would reveal what is still hidden (R-INFO-1).
    last.phase === 'finished'
      ? formatMessage(voice, words.seed, { seed: first.setup.seed })
      : formatMessage(voice, words.seedHidden),
    formatMessage(voice, words.figures, {
      name: name === CONTENT.name ? formatMessage(voice, words.shipped) : name,
    }),
    optionsLine(voice, first),
    ...mapLines(voice, first),
    '',
    ...block(formatMessage(voice, words.players), playerLines(voice, last)),
    ...block(
      formatMessage(voice, words.offers),
      first.offers.map((offer, i) =>
        formatMessage(voice, words.numberedOffer, { number: i + 1, text: offerText(voice, offer) }),
      ),
    ),
    ...block(formatMessage(voice, words.clans), clanLines(voice, first)),
    ...block(formatMessage(voice, words.ports), portLines(voice, first)),
    ...block(formatMessage(voice, words.scoring), scoringLines(voice, first)),
    ...block(
      formatMessage(voice, words.contracts),
      boardLines(voice, first, Object.values(first.contracts.board)),
    ),
    ...block(formatMessage(voice, words.future), contractLines(voice, first.contracts.future)),
    ...block(
      formatMessage(voice, words.legend),
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
      ].map((text) => formatMessage(voice, text, { cost: voice.content.playerBoard.technology.bonusCost })),
    ),
  ];
}

function optionsLine(voice: ResolvedContext, { setup }: GameState): string {
  const { options, transcript: words } = voice.words;
  const on = (Object.keys(options) as Option[]).filter((option) => setup.options[option]);
  if (on.length === 0) return formatMessage(voice, words.noOptions);
  return formatMessage(voice, words.options, {
    options: list(on.map((option) => formatMessage(voice, options[option].short))),
  });
}

function mapLines(voice: ResolvedContext, { map }: GameState): string[] {
  const { transcript: words } = voice.words;
  const blocked = Object.keys(map.blocked);
  return [
    formatMessage(voice, words.map, { sides: map.sides.join(' ') }),
    ...(blocked.length === 0 ? [] : [formatMessage(voice, words.blocked, { spaces: list(blocked) })]),
  ];
}

function playerLines(voice: ResolvedContext, last: GameState): string[] {
  const { transcript: words } = voice.words;
  return last.players.map(({ clan }, seat) => {
    const name = playerName(voice, seat, 'bare');
    if (clan === undefined) return formatMessage(voice, words.player, { name });
    return formatMessage(voice, words.playerWithClan, { name, clan });
  });
}

function clanLines(voice: ResolvedContext, { offers }: GameState): string[] {
  return offers.flatMap(({ clan }) =>
    clan === undefined
      ? []
      : [
          formatMessage(voice, voice.words.transcript.clan, {
            name: nameOf(voice, 'clans', clan),
            abilities: clanLine(voice, clan),
          }),
        ],
  );
}

function portLines(voice: ResolvedContext, { map }: GameState): string[] {
  return MODULES.flatMap((corner) => {
    const tile = voice.content.portTiles.find(({ id }) => id === map.ports[corner]);
    if (tile === undefined) return [];
    const place = nameOf(voice, 'corners', corner);
    return [
      formatMessage(voice, voice.words.transcript.port, {
        place,
        ...portWords(voice, tile.effect),
      }),
    ];
  });
}

function scoringLines(voice: ResolvedContext, { scoringTiles }: GameState): string[] {
  return scoringTiles.flatMap((id, i) => {
    const tile = voice.content.scoringTiles.find((one) => one.id === id);
    if (tile === undefined) return [];
    return [
      formatMessage(voice, voice.words.transcript.scoringTile, {
        round: i + 1,
        ...scoringWords(voice, tile.rule),
      }),
    ];
  });
}

/** Returns "12 (…)", one line each. */
export function contractLines(voice: ResolvedContext, contracts: readonly ContractId[]): string[] {
  return contracts.map((id) => numberedContract(voice, id));
}

/** A contract that has just left the board, with the die of its box. */
export interface Gone {
  readonly contract: ContractId;
  readonly die: number;
}

/** Returns the contracts on the export board, one line each; in solo "−1: 12 (…)", because dice select boxes there. */
export function boardLines(
  voice: ResolvedContext,
  { setup, contracts: { board } }: GameState,
  contracts: readonly ContractId[],
  gone?: Gone,
): string[] {
  if (setup.players > 1) return contractLines(voice, contracts);
  const { soloBoxes } = voice.content.exportBoard;
  return contracts.map((id) => {
    const text = numberedContract(voice, id);
    const die = gone?.contract === id ? gone.die : soloBoxes.find((_, box) => board[box] === id);
    return die === undefined
      ? text
      : formatMessage(voice, voice.words.transcript.boxed, { ...signed(die), text });
  });
}
