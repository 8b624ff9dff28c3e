import { ROUNDS } from '../content/index.ts';
import {
  type Action,
  type GameState,
  legalActions,
  type OpenDecision,
  play,
  publicView,
  requiredDecisions,
  type Seat,
} from '../engine/index.ts';
import { DEFAULT_LOOKAHEAD, LEVEL_SETTINGS, type LevelSettings } from './levels.ts';
import narrow from './narrow-weights.json' with { type: 'json' };
import { beamSearch, bestByWorth, type Line, linesAfter } from './search/beam-search.ts';
import { determinize } from './search/determinize.ts';
import { MAIN_ACTIONS, searchLastTurns } from './search/last-turns.ts';
import { leadOf } from './search/lead.ts';
import { bestImmediateAction, planProduction } from './search/one-ply.ts';
import { playLegal } from './search/play-legal.ts';
import { createPosition } from './search/position.ts';
import { contractPurpose, reasonOf } from './search/reasons.ts';
import { bestByRollout } from './search/rollouts.ts';
import { createSearchContext, type SearchContext } from './search/search-context.ts';
import { chooseBid, chooseFirstWorkers, choosePick, type Lookahead } from './search/setup.ts';
import { actionsOfTurn } from './search/turn-actions.ts';
import { rateTurns } from './search/turns.ts';
import { weightVariants } from './search/weight-variants.ts';
import type { Weights } from './search/weights.ts';
import { parseWeights, type WeightsFile } from './search/weights-file.ts';
import type { Level, Question, Think, Thought } from './types.ts';
import wide from './weights.json' with { type: 'json' };

export const STORED_WEIGHTS: WeightsFile = wide;
export const DEFAULT_WEIGHTS: Weights = parseWeights(wide);
/** Weights for a narrow search: the others count on what only a wide one finds. */
const NARROW_WEIGHTS: Weights = parseWeights(narrow);

const WEIGHTS: Readonly<Record<Level, Weights>> = {
  apprentice: NARROW_WEIGHTS,
  crofter: NARROW_WEIGHTS,
  laird: DEFAULT_WEIGHTS,
  chief: DEFAULT_WEIGHTS,
};

/** Returns the best move one ply ahead. Throws if the game does not wait for the seat. */
export function quickMove(view: GameState, seat: Seat): Thought {
  const state = determinize(publicView(view), 'simplest');
  const context = createSearchContext(state, seat, NARROW_WEIGHTS);
  const actions = chooseQuickly(context, state, pendingDecision(state, seat), 0, 'simplest');
  const [thought] = withReasons(context, state, actions.slice(0, 1));
  if (thought === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return thought;
}

/** Returns the moves of a level's player with its weights. Throws if the game does not wait for the seat. */
export const think: Think = ({ view, seat, level, seed, compare }: Question, isTimeUp) => {
  const thoughts = thinkWith(view, seat, seed, WEIGHTS[level], LEVEL_SETTINGS[level], isTimeUp);
  if (compare !== true || isTimeUp?.() === true) return thoughts;
  return withLead(publicView(view), seat, seed, thoughts, isTimeUp);
};

/** Adds to the first thought about a turn how far the turn is ahead of other kinds of turns, if there is time. */
function withLead(
  view: GameState,
  seat: Seat,
  seed: string,
  thoughts: readonly Thought[],
  isTimeUp?: () => boolean,
): readonly Thought[] {
  const [first, ...others] = thoughts as [Thought, ...Thought[]];
  const state = determinize(view, seed);
  if (pendingDecision(state, seat).kind !== 'turn') return thoughts;
  const context = createSearchContext(state, seat, DEFAULT_WEIGHTS, isTimeUp);
  const lead = leadOf(
    context,
    state,
    thoughts.map(({ action }) => action),
  );
  // Turns cannot be compared if time was up before all were searched.
  return lead === undefined || context.isTimeUp() ? thoughts : [{ ...first, lead }, ...others];
}

/** Thinks with other weights and settings, for training. */
export function thinkWith(
  given: GameState,
  seat: Seat,
  seed: string,
  weights: Weights,
  settings: LevelSettings,
  isTimeUp?: () => boolean,
): readonly Thought[] {
  // Hides secrets even if the caller passes the true state.
  const view = publicView(given);
  const state = determinize(view, seed);
  const context = createSearchContext(state, seat, weights, isTimeUp);
  const plan = chooseActions(context, view, state, seed, settings);
  return withReasons(context, state, actionsOfTurn(state, seat, plan));
}

/** Returns the actions that `thinkWith` would choose, and those it expects to take later in the round. */
export function planWith(
  given: GameState,
  seat: Seat,
  seed: string,
  weights: Weights,
  settings: LevelSettings,
): readonly Action[] {
  const view = publicView(given);
  const state = determinize(view, seed);
  return chooseActions(createSearchContext(state, seat, weights), view, state, seed, settings);
}

/** Adds a reason to each action, played one after another. Throws if one is illegal. */
function withReasons(context: SearchContext, state: GameState, actions: readonly Action[]): Thought[] {
  let before = state;
  return actions.map((action) => {
    const after = playLegal(before, context.seat, action);
    const reason = reasonOf(context, before, action, after);
    const thought = { action, reason, ...contractPurpose(before, context.seat, action) };
    before = after;
    return thought;
  });
}

function pendingDecision(state: GameState, seat: Seat): OpenDecision {
  const decision = requiredDecisions(state).find((one) => one.seat === seat);
  if (decision === undefined) throw new Error(`the game does not wait for seat ${seat}`);
  return decision;
}

/** Returns the actions that a decision needs; in a turn, those until the end of the round. */
function chooseActions(
  context: SearchContext,
  view: GameState,
  state: GameState,
  seed: string,
  settings: LevelSettings,
): readonly Action[] {
  const decision = pendingDecision(state, context.seat);
  const { noise, beam, rollouts } = settings;
  const { weights } = context;
  const quick = () => chooseQuickly(context, state, decision, noise, seed);
  if (beam === undefined) return quick();
  const select = (from: SearchContext, lines: readonly Line[], by = rollouts): Line =>
    by === undefined ? bestByWorth(lines) : bestByRollout(from, lines, view, seed, by);
  // Outside turns there are many options, each with its own search.
  const { placements, futures, beam: optionBeam } = settings.lookahead ?? DEFAULT_LOOKAHEAD;
  const lookahead: Lookahead = {
    placements,
    linesFrom: (from, position) => beamSearch(from, position, optionBeam),
    select: (from, lines) => select(from, lines, rollouts && { ...rollouts, futures }),
  };
  switch (decision.kind) {
    case 'firstWorker': {
      const [first] = chooseFirstWorkers(context, state, lookahead).actions;
      return first?.type === 'placeWorker' ? [first] : quick();
    }
    case 'draft':
      return [choosePick(context, state, lookahead)];
    case 'auction':
      return [chooseBid(context, state, lookahead)];
    case 'draw':
    case 'exchange':
      return [bestLegalAction(context, state, lookahead)];
    case 'production':
      return quick();
    default: {
      const root = createPosition(context, state);
      const linesBy = (variant: Weights) =>
        beamSearch({ ...context, weights: variant }, root, beam, rollouts?.lines);
      const [first, ...others] = rollouts === undefined ? [] : weightVariants(weights);
      const line = select(context, [...linesBy(first ?? weights), ...others.flatMap(linesBy)]);
      const actions = betterLastTurns(context, state, decision, line, settings) ?? line.actions;
      const plan: readonly Action[] = [...actions, { type: 'pass' }];
      return actionsOfTurn(state, context.seat, plan).length > 0 ? plan : quick();
    }
  }
}

/** Turns before the last pass that are searched completely. */
const LAST_TURNS = 2;

/**
 * Returns better actions than the line's in the last round; `undefined` if there are none. The beam often loses a good
 * first turn on its way, so the most promising ones are followed one by one.
 */
function betterLastTurns(
  context: SearchContext,
  state: GameState,
  decision: OpenDecision,
  line: Line,
  { lastRoundTurns = 0, lastTurnPlays = 0 }: LevelSettings,
): readonly Action[] | undefined {
  if (state.round !== ROUNDS || decision.kind !== 'turn') return undefined;
  let best: { readonly actions?: readonly Action[]; readonly worth: number } = { worth: line.worth };
  const mains = line.actions.filter(({ type }) => MAIN_ACTIONS.includes(type)).length;
  if (mains <= LAST_TURNS && lastTurnPlays > 0) {
    const found = searchLastTurns(context, state, LAST_TURNS, lastTurnPlays);
    if (found.worth > best.worth) best = found;
  }
  const [rated] = lastRoundTurns > 0 ? rateTurns(context, state, lastRoundTurns) : [];
  if (rated !== undefined && rated.worth > best.worth) best = { actions: rated.turn, worth: rated.worth };
  return best.actions;
}

function chooseQuickly(
  context: SearchContext,
  state: GameState,
  { kind }: OpenDecision,
  noise: number,
  seed: string,
): readonly Action[] {
  if (kind === 'production') return planProduction(context, state);
  if (kind === 'auction') return [chooseBid(context, state)];
  return [bestImmediateAction(context, state, noise, seed)];
}

/** Returns the legal action with the best rest of the round. */
function bestLegalAction(context: SearchContext, state: GameState, { linesFrom, select }: Lookahead): Action {
  const lines = legalActions(state, context.seat).flatMap((action) => {
    const played = play(state, context.seat, action);
    return played.ok ? linesAfter([action], linesFrom(context, createPosition(context, played.state))) : [];
  });
  const [action] = select(context, lines).actions;
  if (action === undefined) throw new Error('there is always something legal');
  return action;
}
