/** Audits the coach: what it finds in its own turns, in random ones, and how its numbers compare with games played on. */
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
import { endsDecision } from './decisions.ts';
import { findingsOf } from './findings.ts';
import { createJudge, narrow, playGames } from './judge.ts';
import { meanOf } from './lines.ts';
import { compareAll } from './prediction.ts';
import { finishReview } from './review.ts';
import { meanOfTally, standardError } from './tally.ts';
import { isCertain, pairsOf } from './trial.ts';
import type { Finding, JudgedDecision, PlayedGames, Review, ReviewedGame, TurnDecision } from './types.ts';

/** Points that a planted turn has to lose to be a mistake, and the standard errors by which that must be sure. */
const MISTAKE = 5;
const SURE = 2;
/** Games after which the referee gives up on a turn that is not a mistake. */
const FIRST_WORLDS = 6;
/** Games in which the coach compares its own candidates. */
const OWN_WORLDS = 16;

/** A loss in points, measured by games played on, with its standard error. */
export interface RefereedLoss {
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
  readonly referee: RefereedLoss;
  /** True if the turn surely loses at least 5 points. The coach judges no others. */
  readonly isMistake: boolean;
  /** Absent if the coach has not found it. */
  readonly finding?: AuditedFinding;
}

/** Returns the turn that the coach prefers to the given one, by futures and games that no review of `word` uses. */
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
  const compared = compareAll(judge, turn);
  if (compared.lines.length === 1) return given;
  const { challengers = [], lines } = narrow(judge, compared);
  if (challengers.length === 0) return given;
  const which = [0, ...challengers.map(({ line }) => line)];
  const worlds = isCertain(state.round, state.players.length === 1) ? 1 : OWN_WORLDS;
  const games = playGames(judge, compared, 'own', which, worlds);
  const best = which.reduce((better, line) => (mean(games[line]) > mean(games[better]) ? line : better));
  return best === 0 ? given : (lines[best]?.turn ?? given);
}

const mean = (points: readonly number[] = []): number => meanOf({ points });

/** Returns the findings of a finished review, each with the referee's opinion from this many worlds. */
export const auditFindings = (game: ReviewedGame, review: Review, worlds: number): AuditedFinding[] =>
  findingsOf(review).findings.map((finding) => audited(game, review, finding, worlds));

function audited(game: ReviewedGame, review: Review, finding: Finding, worlds: number): AuditedFinding {
  const { round, points, low, high, better } = finding;
  return { round, points, low, high, referee: refereed(game, review, finding, better, worlds) };
}

/**
 * Plants a random turn in place of each of some of the seat's turns, one at a time. Each is judged within the finished
 * review of the game without it. `word` picks the turns.
 */
export function auditPlanted(
  game: ReviewedGame,
  review: Review,
  word: string,
  { turns, worlds }: { readonly turns: number; readonly worlds: number },
): PlantedTurn[] {
  const rng = createRng(word);
  const choices = [...review.decisions.keys()].filter((i) => (review.decisions[i]?.lines.length ?? 0) > 1);
  const picked: number[] = [];
  while (picked.length < turns && choices.length > 0)
    picked.push(...choices.splice(rng.int(choices.length), 1));
  return picked.map((index) => auditRandomTurn(game, review, index, rng, worlds));
}

/** Judges a random turn in place of that of a decision. */
function auditRandomTurn(
  game: ReviewedGame,
  review: Review,
  index: number,
  rng: Rng,
  worlds: number,
): PlantedTurn {
  const { from, round, lines } = review.decisions[index] as JudgedDecision;
  const random = randomTurn(game.states[from] as GameState, review.seat, rng);
  const planted = { from, to: from + random.length, round };
  const changed = { ...game, moves: [...game.moves.slice(0, from), ...random] };
  const referee = refereed(changed, review, planted, lines[0]?.turn ?? [], worlds);
  if (!isMistake(referee)) return { round, referee, isMistake: false };
  const decisions = review.decisions.with(index, { ...planted, lines: [] });
  const judged = finishReview(changed, { ...review, decisions });
  const finding = findingsOf(judged).findings.find((one) => one.from === from);
  return {
    round,
    referee,
    isMistake: true,
    ...(finding && { finding: audited(changed, review, finding, worlds) }),
  };
}

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

/** Returns what the played turn lost against another, in worlds of the referee; from fewer, if it surely is no mistake. */
function refereed(
  game: ReviewedGame,
  { seat, word, alone }: Review,
  turn: TurnDecision,
  better: readonly Action[],
  worlds: number,
): RefereedLoss {
  const judge = createJudge(game, { seat, word: `${word} referee` }, turn);
  const lines = [judge.played, better].map((actions) => ({ turn: actions, way: [], points: [], worth: 0 }));
  const decision = { ...turn, lines };
  const lossIn = (count: number, before?: PlayedGames) => {
    const games = playGames(judge, decision, 'game', [0, 1], count, before);
    const tally = pairsOf(games, 1, 0);
    return { games, points: meanOfTally(tally), error: standardError(tally) };
  };
  const count = isCertain(turn.round, alone) ? 1 : worlds;
  const { games, ...first } = lossIn(Math.min(count, FIRST_WORLDS));
  if (first.points + SURE * first.error < MISTAKE) return first;
  const { points, error } = lossIn(count, games);
  return { points, error };
}
