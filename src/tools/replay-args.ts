/** Which replay is asked for on the command line. */
import { parseArgs } from 'node:util';
import { PLAYER_COUNTS, type PlayerCount, ROUNDS } from '../content/index.ts';
import type { Option } from '../engine/index.ts';
import { type Language, languages } from '../text/index.ts';
import { type OrderResult, oneOf, optionsOf, orderFrom, refusal, seedOf, whole } from './arguments.ts';

export interface ReplayOrder {
  readonly players: PlayerCount;
  readonly seed: string;
  readonly options: readonly Option[] | 'random';
  readonly format: 'webp' | 'gif';
  /** Left out, the whole game. */
  readonly round: number | undefined;
  readonly out: string;
  readonly language: Language;
}

export const REPLAY_HELP = `Draws a random game turn by turn, as an animated WebP or GIF.

  npm run replay -- [--players 1-4] [--seed WORD] [--out FILE] [--gif] [--round N]

  --players N        1 to 4; 4 if left out
  --seed WORD        the same word plays the same game; caledonia if left out
  --options CHOICE   none (as if left out), first, random, or a list with commas, as for npm run render
  --out FILE         where to; out/replay.webp (or .gif) if left out
  --gif              as a GIF
  --round N          one round alone, 1 to ${ROUNDS}
  --language CODE    ${languages.map(({ code, name }) => `${code} (${name})`).join(', ')}
  --help             this

Its last line: frames=N bytes=N ms=N
`;

const OPTION_TYPES = {
  players: { type: 'string', default: '4' },
  seed: { type: 'string', default: 'caledonia' },
  options: { type: 'string', default: 'none' },
  out: { type: 'string' },
  gif: { type: 'boolean', default: false },
  round: { type: 'string' },
  language: { type: 'string', default: 'en' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The order that these arguments give, or what is wrong with them. */
export const readReplayOrder = (args: readonly string[]): OrderResult<ReplayOrder> =>
  orderFrom(() => {
    const { values } = parseArgs({ args: [...args], options: OPTION_TYPES });
    if (values.help) return 'help';
    const { seed, options, round } = values;
    const format = values.gif ? 'gif' : 'webp';
    const out = values.out ?? `out/replay.${format}`;
    if (out === '') throw refusal('out', out, 'the path of a file');
    return {
      players: oneOf('players', Number(values.players), PLAYER_COUNTS),
      seed: seedOf(seed),
      options: options === 'random' ? 'random' : optionsOf(options),
      ...{ format, out },
      round: round === undefined ? undefined : whole('round', round, 1, ROUNDS),
      language: oneOf(
        'language',
        values.language,
        languages.map(({ code }) => code),
      ),
    };
  });
