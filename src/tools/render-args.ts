/** Which picture is asked for on the command line. */
import { parseArgs } from 'node:util';
import { PLAYER_COUNTS, type PlayerCount, UNITS, type Unit } from '../content/index.ts';
import { OPTIONS, type Option, type Seat } from '../engine/index.ts';
import { VIEWS, type View } from '../render/index.ts';
import { type Language, languages } from '../text/index.ts';
import { type OrderResult, oneOf, optionsOf, orderFrom, refusal, seedOf, whole } from './arguments.ts';

export interface RenderOrder {
  readonly players: PlayerCount;
  readonly seed: string;
  readonly options: readonly Option[] | 'random';
  /** How many moves are played first. */
  readonly moves: number;
  readonly views: readonly View[];
  readonly out: string | undefined;
  readonly seat: Seat | undefined;
  readonly highlight: Unit | 'reach' | 'row' | undefined;
  readonly width: number | undefined;
  readonly language: Language;
}

export const RENDER_HELP = `Draws a position of a random game into a PNG file.

  npm run render -- [--players 1-4] [--seed WORD] [--moves N] [--view VIEW] [--out FILE]

  --players N        1 to 4; 4 if left out
  --seed WORD        the same word plays the same game; caledonia if left out
  --options CHOICE   none (as if left out), first (the preset for a first game), random, or a list with commas of:
                     ${OPTIONS.slice(0, 5).join(', ')},
                     ${OPTIONS.slice(5, 10).join(', ')},
                     ${OPTIONS.slice(10).join(', ')}
  --moves N          how many moves are played first; the whole game if left out
  --view VIEW        ${VIEWS.join(', ')}, or all; table if left out
  --out FILE         where to; out/VIEW.png if left out. With several views: a folder
  --seat N           whose board, or for whom to highlight, from 0; whoever is to act if left out
  --highlight WHAT   map and table: where this unit can be built, and for how much; reach, or row:
                     ${UNITS.join(', ')}
  --width PIXELS     200 to 2400; the view's own if left out
  --language CODE    ${languages.map(({ code, name }) => `${code} (${name})`).join(', ')}
  --help             this
`;

const MOST_MOVES = 100_000;
const WIDTH = { least: 200, most: 2400 };

const OPTION_TYPES = {
  players: { type: 'string', default: '4' },
  seed: { type: 'string', default: 'caledonia' },
  options: { type: 'string', default: 'none' },
  moves: { type: 'string', default: String(MOST_MOVES) },
  view: { type: 'string', default: 'table' },
  out: { type: 'string' },
  seat: { type: 'string' },
  highlight: { type: 'string' },
  width: { type: 'string' },
  language: { type: 'string', default: 'en' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The order that these arguments give, or what is wrong with them. */
export const readRenderOrder = (args: readonly string[]): OrderResult<RenderOrder> =>
  orderFrom(() => {
    const { values } = parseArgs({ args: [...args], options: OPTION_TYPES });
    return values.help ? 'help' : orderOf(values);
  });

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTION_TYPES }>>['values'];

function orderOf(values: Values): RenderOrder {
  const players = oneOf('players', Number(values.players), PLAYER_COUNTS);
  const { seed, out, seat, highlight, width } = values;
  if (out === '') throw refusal('out', out, 'the path of a file');
  return {
    players,
    seed: seedOf(seed),
    options: values.options === 'random' ? 'random' : optionsOf(values.options),
    moves: whole('moves', values.moves, 0, MOST_MOVES),
    views: values.view === 'all' ? VIEWS : [oneOf('view', values.view, VIEWS, ', or all')],
    out,
    seat: seat === undefined ? undefined : whole('seat', seat, 0, players - 1),
    highlight:
      highlight === undefined
        ? undefined
        : oneOf('highlight', highlight, [...UNITS, 'reach', 'row'] as const),
    width: width === undefined ? undefined : whole('width', width, WIDTH.least, WIDTH.most),
    language: oneOf(
      'language',
      values.language,
      languages.map(({ code }) => code),
    ),
  };
}
