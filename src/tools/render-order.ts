/** Which picture is asked for on the command line. */
import { parseArgs } from 'node:util';
import { PLAYER_COUNTS, type PlayerCount, UNITS, type Unit } from '../content/index.ts';
import { FIRST_GAME, OPTIONS, type Option, type Seat } from '../engine/index.ts';
import { VIEWS, type View } from '../render/index.ts';
import { type Language, languages } from '../text/index.ts';

export interface RenderOrder {
  readonly players: PlayerCount;
  readonly seed: string;
  readonly options: readonly Option[] | 'random';
  /** How many moves are played first. */
  readonly moves: number;
  readonly views: readonly View[];
  readonly out: string | undefined;
  readonly seat: Seat | undefined;
  readonly highlight: Unit | 'reach' | undefined;
  readonly width: number | undefined;
  readonly language: Language;
}

type RenderOrderResult =
  | { readonly ok: true; readonly order: RenderOrder }
  | { readonly ok: true; readonly help: true }
  | { readonly ok: false; readonly problem: string };

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
  --highlight WHAT   map and table: where this unit can be built, and for how much; or reach:
                     ${UNITS.join(', ')}
  --width PIXELS     200 to 2400; the view's own if left out
  --language CODE    ${languages.map(({ code, name }) => `${code} (${name})`).join(', ')}
  --help             this
`;

/** Longer seeds are refused by the engine. */
const LONGEST_SEED = 64;
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
export function readRenderOrder(args: readonly string[]): RenderOrderResult {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTION_TYPES });
    if (values.help) return { ok: true, help: true };
    return { ok: true, order: orderOf(values) };
  } catch (error) {
    // What parseArgs says of unknown arguments is meant for people; its advice on `--` is not for here.
    return { ok: false, problem: `${error instanceof Error ? error.message.split(/\. |\n/)[0] : error}.` };
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTION_TYPES }>>['values'];

function orderOf(values: Values): RenderOrder {
  const players = oneOf('players', Number(values.players), PLAYER_COUNTS);
  const { seed, out, seat, highlight, width } = values;
  if (seed === '' || seed.length > LONGEST_SEED)
    throw refusal('seed', seed, `1 to ${LONGEST_SEED} characters`);
  if (out === '') throw refusal('out', out, 'the path of a file');
  return {
    players,
    seed,
    options: optionsOf(values.options),
    moves: whole('moves', values.moves, 0, MOST_MOVES),
    views: values.view === 'all' ? VIEWS : [oneOf('view', values.view, VIEWS, ', or all')],
    out,
    seat: seat === undefined ? undefined : whole('seat', seat, 0, players - 1),
    highlight:
      highlight === undefined ? undefined : oneOf('highlight', highlight, [...UNITS, 'reach'] as const),
    width: width === undefined ? undefined : whole('width', width, WIDTH.least, WIDTH.most),
    language: oneOf(
      'language',
      values.language,
      languages.map(({ code }) => code),
    ),
  };
}

const refusal = (name: string, given: unknown, wanted: string) =>
  new Error(`--${name} is "${given}"; it must be ${wanted}`);

function oneOf<T>(name: string, given: unknown, list: readonly T[], more = ''): T {
  const found = list.find((one) => one === given);
  if (found === undefined) throw refusal(name, given, `one of ${list.join(', ')}${more}`);
  return found;
}

function whole(name: string, given: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw refusal(name, given, `a number from ${least} to ${most}`);
}

function optionsOf(given: string): RenderOrder['options'] {
  if (given === 'none') return [];
  if (given === 'first') return FIRST_GAME;
  if (given === 'random') return given;
  return given.split(',').map((name) => oneOf('options', name.trim(), OPTIONS, '; or none, first, random'));
}
