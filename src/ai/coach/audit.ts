/** Audits the coach: what it finds in its own turns, in random ones, and how its numbers compare with games played on. */
import { ROUNDS } from '../../content/index.ts';
import {
  type Action,
  type GameState,
  legalActions,
  type Move,
  pendingSeats,
  play,
  type Seat,
} from '../../engine/index.ts';
import { createRng, type Rng } from '../rng.ts';
import { afterTurn, keyOf } from '../search/turns.ts';
import { endsDecision } from './decisions.ts';
import { findingsOf } from './findings.ts';
import { createJudge, type Judge, listLines, playGames } from './judge.ts';
import { meanOf } from './lines.ts';
import { createReview, finishReview } from './review.ts';
import { meanOfTally, standardError } from './tally.ts';
import { isCertain, leastLoss, pairsOf } from './trial.ts';
import type { Finding, PlayedGames, Review, ReviewedGame, Tally, TurnDecision } from './types.ts';
import { THIN_LAIRD } from './worlds.ts';

/** Points that a planted turn has to lose to be a mistake, and the standard errors by which that must be sure. */
const MISTAKE = 5;
const SURE = 2;
/** Games in which lairds play on from a planted turn, and the loss in points that they must at least leave possible. */
const SCREENED_WORLDS = 16;
const SCREENED_LOSS = 3;
/** Numbers of worlds after which the referee may stop: once a planted turn seems no mistake, or surely is one. */
const MISTAKE_LOOKS: readonly number[] = [6, 12, 24];
/** Numbers of worlds after which it may stop: once a finding surely lost or gained something. */
const FINDING_LOOKS: readonly number[] = [40, 80, 160];
/** Standard errors that it may still lose, and those that it may have lost by chance. */
const HOPE = 0.5;
const CHANCE = 3;
/** Numbers of worlds after which the coach drops candidates that can hardly be much better than its best. */
const OWN_LOOKS: readonly number[] = [8, 16, 32, 64];
/** Standard errors that a candidate may still gain. */
const OWN_HOPE = 2;

/** A loss in points, measured by games played on, with its standard error. */
interface RefereedLoss {
  readonly points: number;
  readonly error: number;
}

/** A finding as a player sees it, with the loss that the referee measured. */
export interface AuditedFinding extends Pick<Finding, 'round' | 'points' | 'low' | 'high'> {
  readonly referee: RefereedLoss;
}

/** A random turn, and what it lost against the turn that the coach had played. */
export interface PlantedTurn {
  readonly round: number;
  /** True if the turn surely loses at least 5 points. The coach judges no others. */
  readonly isMistake: boolean;
  readonly isFound: boolean;
  /** Present if the coach proposes what had been played there, which the referee has measured. */
  readonly finding?: AuditedFinding;
}

/**
 * Returns the turn that is best of the given one and its alternatives, by games played on in worlds that no review of `word`
 * uses. A review plays on only from those that playouts prefer.
 */
export function coachTurn(
  state: GameState,
  seat: Seat,
  given: readonly Action[],
  word: string,
): readonly Action[] {
  if (state.phase !== 'actions') return given;
  const moves = given.map((action) => ({ seat, action }));
  const turn = { from: 0, to: moves.length, round: state.round };
  const own = { seat, word: `${word} own ${state.moveCount}` };
  const judge = createJudge({ states: [state], events: [], moves }, own, turn);
  const listed = listLines(judge, { ...turn, lines: [] });
  let which = [...listed.lines.keys()];
  let games: PlayedGames = [];
  let best = 0;
  for (const worlds of isCertain(state.round, state.players.length === 1) ? [1] : OWN_LOOKS) {
    if (which.length === 1) break;
    games = playGames(judge, listed, 'own', which, worlds, games);
    best = which.reduce((better, line) => (mean(games[line]) > mean(games[better]) ? line : better));
    which = which.filter((line) => line === best || mayLead(pairsOf(games, line, best), state.round));
  }
  return best === 0 ? given : (listed.lines[best]?.turn ?? given);
}

const mean = (points: readonly number[] = []): number => meanOf({ points });

/** Returns whether a candidate may be better than the best one by enough to become a finding. */
const mayLead = (tally: Tally, round: number): boolean =>
  meanOfTally(tally) + OWN_HOPE * standardError(tally) >= leastLoss(round);

/** Returns the findings of a finished review, each with the referee's opinion from at most this many worlds. */
export const auditFindings = (game: ReviewedGame, review: Review, worlds: number): AuditedFinding[] =>
  findingsOf(review).findings.map((finding) => audited(game, review, finding, worlds));

function audited(game: ReviewedGame, review: Review, finding: Finding, worlds: number): AuditedFinding {
  const looks = looksAt(FINDING_LOOKS, worlds);
  return { ...shown(finding), referee: refereed(game, review, finding, finding.better, looks, hasSign) };
}

const shown = ({ round, points, low, high }: Finding) => ({ round, points, low, high });

/**
 * Plants a random turn in place of each of some of the seat's turns, one at a time, and judges it as if it were the only turn
 * of the game, so that it does not compete with others. `word` picks the turns and seeds the futures.
 */
export function auditPlanted(
  game: ReviewedGame,
  seat: Seat,
  word: string,
  { turns, worlds }: { readonly turns: number; readonly worlds: number },
): PlantedTurn[] {
  const rng = createRng(word);
  const review = createReview(game, seat, word);
  const choices = [...review.decisions];
  const picked: TurnDecision[] = [];
  while (picked.length < turns && choices.length > 0)
    picked.push(...choices.splice(rng.int(choices.length), 1));
  return picked.map((turn) => auditRandomTurn(game, review, turn, rng, worlds));
}

/** Judges a random turn in place of the one that was played. */
function auditRandomTurn(
  game: ReviewedGame,
  review: Review,
  turn: TurnDecision,
  rng: Rng,
  worlds: number,
): PlantedTurn {
  const { from, round } = turn;
  const random = randomTurn(game.states[from] as GameState, review.seat, rng);
  const planted = { from, to: from + random.length, round };
  const changed = { ...game, moves: [...game.moves.slice(0, from), ...random] };
  const own = createJudge(game, review, turn).played;
  const judge = createJudge(changed, review, planted);
  if (round < ROUNDS && !mayBeMistake(judge, own)) return { round, isMistake: false, isFound: false };
  const referee = refereed(changed, review, planted, own, looksAt(MISTAKE_LOOKS, worlds), isDecided);
  if (!isMistake(referee)) return { round, isMistake: false, isFound: false };
  const judged = finishReview(changed, { ...review, decisions: [{ ...planted, lines: [] }] });
  const [finding] = findingsOf(judged).findings;
  if (finding === undefined) return { round, isMistake: true, isFound: false };
  const keyAfter = (actions: readonly Action[]) => keyOf(afterTurn(judge.context, judge.root, actions));
  const isOwn = keyAfter(finding.better) === keyAfter(own);
  return { round, isMistake: true, isFound: true, ...(isOwn && { finding: { ...shown(finding), referee } }) };
}

/** Returns whether the turn may still be a mistake after lairds have played on from it. Most random turns aren't. */
function mayBeMistake(judge: Judge, own: readonly Action[]): boolean {
  const lairds = { ...judge, settings: THIN_LAIRD };
  const tally = pairsOf(playGames(lairds, linesOf(judge, own), 'screen', [0, 1], SCREENED_WORLDS), 1, 0);
  return meanOfTally(tally) + standardError(tally) >= SCREENED_LOSS;
}

/** Returns the played turn and another one, ready to be played on. */
function linesOf({ played }: Judge, other: readonly Action[]) {
  return { lines: [played, other].map((turn) => ({ turn, way: [], points: [], worth: 0 })) };
}

const looksAt = (looks: readonly number[], worlds: number) => [
  ...looks.filter((look) => look < worlds),
  worlds,
];

/** Returns whether a turn is no mistake or surely is one. */
const isDecided = ({ points, error }: RefereedLoss): boolean =>
  points + HOPE * error < MISTAKE || points - CHANCE * error >= MISTAKE;

const hasSign = ({ points, error }: RefereedLoss): boolean => Math.abs(points) > CHANCE * error;

const isMistake = ({ points, error }: RefereedLoss): boolean => points >= MISTAKE && points > SURE * error;

/** Returns random moves up to the end of the turn, or to a reveal. */
function randomTurn(state: GameState, seat: Seat, rng: Rng): Move[] {
  const moves: Move[] = [];
  let now = state;
  while (pendingSeats(now).includes(seat)) {
    const action = rng.pick(legalActions(now, seat));
    const result = play(now, seat, action);
    if (!result.ok) throw new Error(`a legal action is refused: ${result.rejection.code}`);
    moves.push({ seat, action });
    if (endsDecision(result.events)) break;
    now = result.state;
  }
  return moves;
}

/**
 * Returns what the played turn lost against another, in games of the referee. It may stop after each of `looks`, which are
 * numbers of worlds, if the result is enough.
 */
function refereed(
  game: ReviewedGame,
  { seat, word, alone }: Review,
  turn: TurnDecision,
  better: readonly Action[],
  looks: readonly number[],
  isEnough: (loss: RefereedLoss) => boolean,
): RefereedLoss {
  const judge = createJudge(game, { seat, word: `${word} referee` }, turn);
  let games: PlayedGames = [];
  let loss = { points: 0, error: 0 };
  for (const worlds of isCertain(turn.round, alone) ? [1] : looks) {
    games = playGames(judge, linesOf(judge, better), 'game', [0, 1], worlds, games);
    const tally = pairsOf(games, 1, 0);
    loss = { points: meanOfTally(tally), error: standardError(tally) };
    if (isEnough(loss)) break;
  }
  return loss;
}
