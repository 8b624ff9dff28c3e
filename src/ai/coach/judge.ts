/** The stages of judging one turn. Each call is one slice, at most about a second of processor time. */
import { ROUNDS } from '../../content/index.ts';
import { type Action, type GameState, publicView, type Seat } from '../../engine/index.ts';
import type { LevelSettings } from '../levels.ts';
import { determinize } from '../search/determinize.ts';
import { kindOf, mainActionOf, varied } from '../search/kinds.ts';
import { contractPurpose, largestGain } from '../search/reasons.ts';
import { type Future, sampleFutures } from '../search/rollouts.ts';
import { createSearchContext, type SearchContext } from '../search/search-context.ts';
import { afterTurn, keyOf, rateTurn, rateVariedTurns } from '../search/turns.ts';
import { DEFAULT_WEIGHTS } from '../think.ts';
import type { Gainable } from '../types.ts';
import { compareWays, endOf, meanOf, pointsIn } from './lines.ts';
import { meanOfTally, tallyOf } from './tally.ts';
import { arePlayed } from './trial.ts';
import type { JudgedDecision, PlayedGames, Review, ReviewedGame, TurnLine, Why } from './types.ts';
import { playOn } from './worlds.ts';

const ALTERNATIVES = 5;
/** In the last round, playing on is quick. */
const LAST_ALTERNATIVES = 8;
const SELECTION_FUTURES = 6;
const FINALISTS = 2;
const FINALIST_FUTURES = 16;
/** Lead in points from which an alternative is worth playing on. */
const LEAD_TO_CHALLENGE = 1;

/** The public view before a turn and the seed of its futures, by which the turn is judged. */
export interface Judge {
  readonly view: GameState;
  /** The view with hidden information dealt at random, so that the engine can play. */
  readonly root: GameState;
  readonly context: SearchContext;
  readonly seat: Seat;
  readonly played: readonly Action[];
  readonly word: string;
  /** Seats whose players had given up by then. */
  readonly passive: readonly Seat[];
  /** How the seat thinks in games played on, if not like a chief. */
  readonly settings?: LevelSettings;
}

/** Creates the judge of a turn. Throws if the game does not have it. */
export function createJudge(
  { states, moves, passive = [] }: ReviewedGame,
  { seat, word }: Pick<Review, 'seat' | 'word'>,
  { from, to }: Pick<JudgedDecision, 'from' | 'to'>,
): Judge {
  const state = states[from];
  if (state === undefined) throw new Error(`the position after ${from} moves is unknown`);
  const view = publicView(state);
  const own = `${word} ${from}`;
  const root = determinize(view, own);
  const context = createSearchContext(root, seat, DEFAULT_WEIGHTS);
  const played = moves
    .slice(from, to)
    .filter((move) => move.seat === seat && !PRODUCTION.includes(move.action.type))
    .map(({ action }) => action);
  const known = passive.filter((one) => one.from <= from).map((one) => one.seat);
  return { view, root, context, seat, played, word: own, passive: known };
}

const PRODUCTION: readonly Action['type'][] = ['plan', 'confirmProduction'];

const futuresOf = ({ view, word }: Judge, stage: string, count: number): Future[] =>
  sampleFutures(view, `${word} ${stage}`, count);

/** Lists the played turn and the most promising others. A forced turn has no others. */
export function listLines({ context, root, played }: Judge, decision: JudgedDecision): JudgedDecision {
  const key = keyOf(afterTurn(context, root, played));
  const others = varied(
    rateVariedTurns(context, root).filter((one) => one.key !== key),
    ({ turn }) => kindOf(turn),
  );
  const own = { turn: played, worth: rateTurn(context, root, played) };
  const lines = [own, ...others.slice(0, root.round >= ROUNDS ? LAST_ALTERNATIVES : ALTERNATIVES)];
  return {
    ...decision,
    lines: lines.map(({ turn, worth }): TurnLine => ({ turn, worth, way: [], points: [] })),
  };
}

/** Finds the best way to play on after the next line, by selection futures that all lines share. */
export function compareNext(judge: Judge, decision: JudgedDecision): JudgedDecision {
  const next = decision.lines.findIndex(({ points }) => points.length === 0);
  const line = decision.lines[next] as TurnLine;
  const futures = futuresOf(judge, 'select', SELECTION_FUTURES);
  const compared = compareWays(judge.context, judge.root, line.turn, futures);
  return { ...decision, lines: decision.lines.with(next, { ...line, ...compared }) };
}

/**
 * Lists the alternatives that may be better than the played turn: the two that lead in playouts, by fresh futures, and the one
 * that leads at the end of the round. Playouts and estimates both err, so either is enough. In the last round, all may be better.
 */
export function narrow(judge: Judge, decision: JudgedDecision): JudgedDecision {
  const [played, ...others] = decision.lines.map((line, i) => ({ ...line, line: i }));
  if (played === undefined) return decision;
  if (decision.round >= ROUNDS) {
    const challengers = others.map((one) => ({ line: one.line, lead: meanOf(one) - meanOf(played) }));
    return { ...decision, challengers: challengers.sort((a, b) => b.lead - a.lead) };
  }
  const futures = futuresOf(judge, 'narrow', FINALIST_FUTURES);
  const pointsOf = (line: TurnLine) => pointsIn(judge.context, judge.root, line, futures);
  const own = pointsOf(played);
  const finalists = others.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, FINALISTS);
  const [worthiest] = others.toSorted((a, b) => b.worth - a.worth);
  const leads = [
    ...finalists.map((one) => ({ line: one.line, lead: meanOfTally(tallyOf(pointsOf(one), own)) })),
    ...(worthiest ? [{ line: worthiest.line, lead: worthiest.worth - played.worth }] : []),
  ]
    .filter(({ lead }) => lead > LEAD_TO_CHALLENGE)
    .sort((a, b) => b.lead - a.lead);
  const challengers = leads.filter(({ line }, i) => leads.findIndex((one) => one.line === line) === i);
  return { ...decision, challengers };
}

/** Plays on from the first of these lines that has been played on in fewer worlds of a stage than the others. */
export function playGame(
  { view, seat, context, word, passive, settings }: Judge,
  { lines }: Pick<JudgedDecision, 'lines'>,
  stage: string,
  which: readonly number[],
  games: PlayedGames = [],
): PlayedGames {
  const countOf = (line: number) => games[line]?.length ?? 0;
  const world = Math.min(...which.map(countOf));
  const next = which.find((line) => countOf(line) === world) ?? 0;
  const dealt = {
    view,
    seat,
    weights: context.weights,
    word: `${word} ${stage} ${world}`,
    passive,
    ...(settings && { settings }),
  };
  const points = playOn(dealt, lines[next]?.turn ?? []);
  return lines.map((_, i) => [...(games[i] ?? []), ...(i === next ? [points] : [])]);
}

/** Plays on from all of these lines in so many worlds of a stage. */
export function playGames(
  judge: Judge,
  decision: Pick<JudgedDecision, 'lines'>,
  stage: string,
  which: readonly number[],
  worlds: number,
  before: PlayedGames = [],
): PlayedGames {
  let games = before;
  while (!arePlayed(games, which, worlds)) games = playGame(judge, decision, stage, which, games);
  return games;
}

/** Returns the reason that a line is better than the played one. */
export function explain(
  { context, root, seat }: Judge,
  { lines }: JudgedDecision,
  better: number,
): Why | 'unclear' {
  const [from, to] = [lines[0] as TurnLine, lines[better] as TurnLine];
  const gain = largestGain(context, endOf(context, root, from), endOf(context, root, to));
  if (gain === undefined) return 'unclear';
  const { rarest } = CONTRACTS.includes(gain.reason)
    ? contractPurpose(root, seat, mainActionOf(to.turn))
    : {};
  return { ...gain, ...(rarest && { rarest }) };
}

/** Reasons about contracts. */
const CONTRACTS: readonly Gainable[] = ['contract', 'export'];
