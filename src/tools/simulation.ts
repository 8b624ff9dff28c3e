/** The simulate command: plays random games under the referee and reports violations. */

import { loadConfiguredContent } from '../bootstrap/load-content.ts';
import { type Content, PLAYER_COUNTS } from '../content/index.ts';
import { FIRST_GAME } from '../engine/index.ts';
import { rejectionText } from '../text/index.ts';
import * as cli from './command-line.ts';
import { type Output, runWith, STATUS } from './command-line.ts';
import { randomSetup, type SetupConstraints, whyImpossible } from './random-setup.ts';
import { recordedGame } from './recorded-game.ts';
import { type Finding, type RefereedGame, refereedGame } from './refereed-game.ts';
import { transcript } from './transcript.ts';

const COMMAND = cli
  .command(
    'simulate',
    'Plays random legal games under a referee and reports every violation.',
    `The last line is games=… moves=… violations=… finished=…; the status is 1 if there is a violation.
CALEDONIA_CONTENT=my-content.json plays with your own content.`,
  )
  .option('--players <n>', '1 to 4, or random', cli.oneOf([...PLAYER_COUNTS, 'random'] as const), 'random')
  .option('--games <n>', 'how many games', cli.whole(1, 1_000_000), 100)
  // Seeds are at most 64 characters, including the game's number.
  .option('--seed <word>', 'the same word plays the same games', cli.seed(50), 'caledonia')
  .option(
    '--options <choice>',
    `random, ${cli.GAME_OPTIONS}`,
    cli.gameOptions('none', 'first', 'random'),
    'random',
  )
  .option(
    '--from <n>',
    'number of the first game, to play one game of a run again',
    cli.whole(1, 999_999_999),
    1,
  )
  .option('--transcript', 'print each game as sentences too', false);

type SimulationOptions = cli.OptionsOf<typeof parseSimulationArgs>;
export const parseSimulationArgs = cli.parser(COMMAND);

/** Audits the options of one state in this many. An audit takes as long as a hundred actions. */
const OPTIONS_EVERY = 250;
/** Findings reported per game. The first is the cause, and most look alike. */
const MAX_FINDINGS = 5;

/** Runs `simulate`: plays random games with the referee watching. */
export const simulate = (args: readonly string[], output: Output): number =>
  runWith(parseSimulationArgs(args), output, (options) => {
    const used = loadConfiguredContent();
    if (used.ok) return run(options, used.content, used.id, output);
    output.err(`These figures cannot be played with:\n${used.problems.map((one) => `  ${one}\n`).join('')}`);
    return STATUS.refused;
  });

function run(options: SimulationOptions, content: Content, contentId: string, { out, err }: Output): number {
  const wish: SetupConstraints = { players: options.players, options: wished(options), content: contentId };
  const refused = whyImpossible(wish);
  if (refused !== undefined) {
    err(`There is no such game.\n${refused.map((one) => `  ${rejectionText(one)}\n`).join('')}`);
    return STATUS.refused;
  }
  const sums = { moves: 0, violations: 0, finished: 0 };
  for (let number = options.from; number < options.from + options.games; number++) {
    const game = playOne(`${options.seed}-${number}`, wish, content);
    sums.moves += game.moves.length;
    sums.violations += game.findings.length;
    if (game.finished) sums.finished++;
    if (game.findings.length > 0) err(report(options, number, game));
    if (options.transcript) out(`${transcriptOf(game)}\n`);
  }
  const { moves, violations, finished } = sums;
  out(`games=${options.games} moves=${moves} violations=${violations} finished=${finished}\n`);
  return violations === 0 && finished === options.games ? STATUS.fine : STATUS.wrong;
}

const wished = ({ options }: SimulationOptions): SetupConstraints['options'] =>
  options === 'none' ? [] : options === 'first' ? FIRST_GAME : options;

/** Draws and plays a game by its seed alone, so that it does not depend on the run. */
export const playOne = (seed: string, wish: SetupConstraints, content: Content): RefereedGame =>
  refereedGame(randomSetup(seed, wish), seed, { content, optionsEvery: OPTIONS_EVERY });

/** Formats a game as sentences. A game with a violation stops before the action that showed it. */
function transcriptOf({ setup, moves, findings }: RefereedGame): string {
  const sound = findings.length > 0 ? moves.slice(0, -1) : moves;
  return transcript(recordedGame(setup, sound));
}

function report(asked: SimulationOptions, number: number, game: RefereedGame): string {
  const { options } = asked;
  const again = [
    `--players ${asked.players} --options ${typeof options === 'string' ? options : options.join()}`,
    `--seed ${asked.seed} --from ${number} --games 1`,
  ].join(' ');
  const tell = ({ what, detail, move, seat, action }: Finding) =>
    `  after move ${move}${seat === undefined ? '' : `, seat ${seat} ${JSON.stringify(action)}`}: ${what} ${detail}\n`;
  return [
    `game ${number}: ${game.findings.length} violations\n`,
    `  setup ${JSON.stringify(game.setup)}\n`,
    ...game.findings.slice(0, MAX_FINDINGS).map(tell),
    `  to play it again: npm run simulate -- ${again}\n`,
  ].join('');
}
