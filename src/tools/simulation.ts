/** The simulator: random games under the referee, and what to do about what it finds. */

import { figuresInUse } from '../bootstrap/load-content.ts';
import type { Content } from '../content/index.ts';
import { FIRST_GAME } from '../engine/index.ts';
import { rejectionText, transcript } from '../text/index.ts';
import { impossible, randomSetup, type SetupWish } from './random-setup.ts';
import { recordedGame } from './recorded-game.ts';
import { type Finding, type RefereedGame, refereedGame } from './refereed-game.ts';
import { HELP, type Order, readOrder } from './simulation-args.ts';

/** Where lines go: what was asked for, and what is wrong. */
interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Exit status of a run: fine, violations found, or not understood. */
const STATUS = { fine: 0, violations: 1, refused: 2 } as const;

/** One state in so many has its options audited, which takes as long as a hundred actions. */
const OPTIONS_EVERY = 250;
/** Findings that are told of one game: the first is the cause, and many look alike. */
const TOLD = 5;

/** Does what these arguments ask for; gives the exit status. */
export function simulate(args: readonly string[], { out, err }: Output): number {
  const read = readOrder(args);
  if (!read.ok) {
    err(`${read.problem}\nWhat can be asked: npm run simulate -- --help\n`);
    return STATUS.refused;
  }
  if ('help' in read) {
    out(HELP);
    return STATUS.fine;
  }
  const used = figuresInUse();
  if (!used.ok) {
    err(`These figures cannot be played with:\n${used.problems.map((one) => `  ${one}\n`).join('')}`);
    return STATUS.refused;
  }
  return run(read.order, used.content, used.id, { out, err });
}

function run(order: Order, content: Content, contentId: string, { out, err }: Output): number {
  const wish: SetupWish = { players: order.players, options: wished(order), content: contentId };
  const refused = impossible(wish);
  if (refused !== undefined) {
    err(`There is no such game.\n${refused.map((one) => `  ${rejectionText(one)}\n`).join('')}`);
    return STATUS.refused;
  }
  const sums = { moves: 0, violations: 0, finished: 0 };
  for (let number = order.from; number < order.from + order.games; number++) {
    const game = playOne(`${order.seed}-${number}`, wish, content);
    sums.moves += game.moves.length;
    sums.violations += game.findings.length;
    if (game.finished) sums.finished++;
    if (game.findings.length > 0) err(report(order, number, game));
    if (order.transcript) out(`${told(game)}\n`);
  }
  const { moves, violations, finished } = sums;
  out(`games=${order.games} moves=${moves} violations=${violations} finished=${finished}\n`);
  return violations === 0 && finished === order.games ? STATUS.fine : STATUS.violations;
}

const wished = ({ options }: Order): SetupWish['options'] =>
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
function report(order: Order, number: number, game: RefereedGame): string {
  const { options } = order;
  const again = [
    `--players ${order.players} --options ${typeof options === 'string' ? options : options.join()}`,
    `--seed ${order.seed} --from ${number} --games 1`,
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
