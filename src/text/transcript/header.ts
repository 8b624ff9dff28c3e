/** The header of a transcript: everything decided before the first move. */
import { CONTENT, MODULES } from '../../content/index.ts';
import type { ContractId, GameState, Option } from '../../engine/index.ts';
import { signed } from '../data.ts';
import { clanLine, portWords, scoringWords } from '../effects.ts';
import { say } from '../game-text.ts';
import { list, nameOf, playerName, type Voice } from '../text-context.ts';
import { numberedContract, offerText } from '../tiles.ts';

/** Returns a heading with lines; empty if there are no lines. */
function block(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), ''];
}

/** Returns the header, from the state before the first move and the last known one. */
export function header(voice: Voice, first: GameState, last: GameState): string[] {
  const { transcript: words } = voice.words;
  const solo = first.setup.players === 1;
  const title = say(voice, words.title, { players: first.setup.players });
  const { name } = voice.content;
  return [
    title,
    '='.repeat(title.length),
    // The seed would reveal what is still hidden (R-INFO-1).
    last.phase === 'finished'
      ? say(voice, words.seed, { seed: first.setup.seed })
      : say(voice, words.seedHidden),
    say(voice, words.figures, { name: name === CONTENT.name ? say(voice, words.shipped) : name }),
    optionsLine(voice, first),
    ...mapLines(voice, first),
    '',
    ...block(say(voice, words.players), playerLines(voice, last)),
    ...block(
      say(voice, words.offers),
      first.offers.map((offer, i) =>
        say(voice, words.numberedOffer, { number: i + 1, text: offerText(voice, offer) }),
      ),
    ),
    ...block(say(voice, words.clans), clanLines(voice, first)),
    ...block(say(voice, words.ports), portLines(voice, first)),
    ...block(say(voice, words.scoring), scoringLines(voice, first)),
    ...block(say(voice, words.contracts), boardLines(voice, first, Object.values(first.contracts.board))),
    ...block(say(voice, words.future), contractLines(voice, first.contracts.future)),
    ...block(
      say(voice, words.legend),
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
      ].map((text) => say(voice, text, { cost: voice.content.playerBoard.technology.bonusCost })),
    ),
  ];
}

function optionsLine(voice: Voice, { setup }: GameState): string {
  const { options, transcript: words } = voice.words;
  const on = (Object.keys(options) as Option[]).filter((option) => setup.options[option]);
  if (on.length === 0) return say(voice, words.noOptions);
  return say(voice, words.options, { options: list(on.map((option) => say(voice, options[option].short))) });
}

function mapLines(voice: Voice, { map }: GameState): string[] {
  const { transcript: words } = voice.words;
  const blocked = Object.keys(map.blocked);
  return [
    say(voice, words.map, { sides: map.sides.join(' ') }),
    ...(blocked.length === 0 ? [] : [say(voice, words.blocked, { spaces: list(blocked) })]),
  ];
}

function playerLines(voice: Voice, last: GameState): string[] {
  const { transcript: words } = voice.words;
  return last.players.map(({ clan }, seat) => {
    const name = playerName(voice, seat, 'bare');
    if (clan === undefined) return say(voice, words.player, { name });
    return say(voice, words.playerWithClan, { name, clan });
  });
}

function clanLines(voice: Voice, { offers }: GameState): string[] {
  return offers.flatMap(({ clan }) =>
    clan === undefined
      ? []
      : [
          say(voice, voice.words.transcript.clan, {
            name: nameOf(voice, 'clans', clan),
            abilities: clanLine(voice, clan),
          }),
        ],
  );
}

function portLines(voice: Voice, { map }: GameState): string[] {
  return MODULES.flatMap((corner) => {
    const tile = voice.content.portTiles.find(({ id }) => id === map.ports[corner]);
    if (tile === undefined) return [];
    const place = nameOf(voice, 'corners', corner);
    return [
      say(voice, voice.words.transcript.port, {
        place,
        ...portWords(voice, tile.effect),
      }),
    ];
  });
}

function scoringLines(voice: Voice, { scoringTiles }: GameState): string[] {
  return scoringTiles.flatMap((id, i) => {
    const tile = voice.content.scoringTiles.find((one) => one.id === id);
    if (tile === undefined) return [];
    return [
      say(voice, voice.words.transcript.scoringTile, { round: i + 1, ...scoringWords(voice, tile.rule) }),
    ];
  });
}

/** Returns "12 (…)", one line each. */
export function contractLines(voice: Voice, contracts: readonly ContractId[]): string[] {
  return contracts.map((id) => numberedContract(voice, id));
}

/** A contract that has just left the board, with the die of its box. */
export interface Gone {
  readonly contract: ContractId;
  readonly die: number;
}

/** Returns the contracts on the export board, one line each; in solo "−1: 12 (…)", because dice select boxes there. */
export function boardLines(
  voice: Voice,
  { setup, contracts: { board } }: GameState,
  contracts: readonly ContractId[],
  gone?: Gone,
): string[] {
  if (setup.players > 1) return contractLines(voice, contracts);
  const { soloBoxes } = voice.content.exportBoard;
  return contracts.map((id) => {
    const text = numberedContract(voice, id);
    const die = gone?.contract === id ? gone.die : soloBoxes.find((_, box) => board[box] === id);
    return die === undefined ? text : say(voice, voice.words.transcript.boxed, { ...signed(die), text });
  });
}
