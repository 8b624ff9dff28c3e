/** The simulator: random games under the referee, and what to do about what it finds. */

import { loadConfiguredContent } from '../bootstrap/load-content.ts';
import type { Content } from '../content/index.ts';
import { FIRST_GAME } from '../engine/index.ts';
import { rejectionText, transcript } from '../text/index.ts';
import { type Output, runWith, STATUS } from './command-line.ts';
import { impossible, randomSetup, type SetupWish } from './random-setup.ts';
import { recordedGame } from './recorded-game.ts';
import { type Finding, type RefereedGame, refereedGame } from './refereed-game.ts';
import { parseSimulationArgs, type SimulationOptions } from './simulation-args.ts';

/** One state in so many has its options audited, which takes as long as a hundred actions. */
const OPTIONS_EVERY = 250;
/** Findings that are told of one game: the first is the cause, and many look alike. */
const TOLD = 5;

/** Runs the command. Returns its exit status. */
export const simulate = (args: readonly string[], output: Output): number =>
  runWith(parseSimulationArgs(args), output, (options) => {
    const used = loadConfiguredContent();
    if (used.ok) return run(options, used.content, used.id, output);
    output.err(`These figures cannot be played with:\n${used.problems.map((one) => `  ${one}\n`).join('')}`);
    return STATUS.refused;
  });

function run(options: SimulationOptions, content: Content, contentId: string, { out, err }: Output): number {
  const wish: SetupWish = { players: options.players, options: wished(options), content: contentId };
  const refused = impossible(wish);
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
    if (options.transcript) out(`${told(game)}\n`);
  }
  const { moves, violations, finished } = sums;
  out(`games=${options.games} moves=${moves} violations=${violations} finished=${finished}\n`);
  return violations === 0 && finished === options.games ? STATUS.fine : STATUS.wrong;
}

const wished = ({ options }: SimulationOptions): SetupWish['options'] =>
  options === 'none' ? [] : options === 'first' ? FIRST_GAME : options;

/** One game, drawn and played by its seed alone: whatever else a run plays, it is the same game. */
export function playOne(seed: string, wish: SetupWish, content: Content): RefereedGame {
  return refereedGame(randomSetup(seed, wish), seed, { content, optionsEvery: OPTIONS_EVERY });
}

/** The game as sentences; of one with a violation, all before the action that showed it. */
function told({ setup, moves, findings }: RefereedGame): string {
  const sound = findings.length > 0 ? moves.slice(0, -1) : moves;
  return transcript(recordedGame(setup, sound));
}

/** All that is needed to see a violation again. */
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
    ...game.findings.slice(0, TOLD).map(tell),
    `  to play it again: npm run simulate -- ${again}\n`,
  ].join('');
}
