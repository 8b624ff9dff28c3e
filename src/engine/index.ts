/**
 * The rules engine: the only door. Pure functions on plain JSON; nothing here reads a clock or does I/O.
 *
 * A state that the engine has seen is not to be edited in place: what is worked out from its setup, its map and the
 * units of a player is kept by their identity, and the states after it share them. Make an edited copy with new objects.
 */

// Questions about a position, for those who show it.
export { ahead } from './as-if-on-turn.ts';
export { contractTile, lacking } from './contracts.ts';
export {
  type Bonus,
  type EventData,
  type EventOf,
  type EventType,
  type GameEvent,
  type LedgerEvent,
  revealsHidden,
  type StoryType,
} from './events.ts';
export { importTotals } from './imports.ts';
export { graphOf } from './map/graph.ts';
export { reachable } from './map/reach.ts';
export { linkedSettlements, settlements } from './map/settlements.ts';
export { priceOf } from './market.ts';
export { newlyReached, type Prospect, prospectOf } from './placement-effects.ts';
export {
  awaited,
  awaitedDecisions,
  check,
  choices,
  legalActions,
  type Move,
  type OpenDecision,
  openDecisions,
  type Played,
  passiveAction,
  play,
  preview,
  replay,
} from './play.ts';
export { deployed, seatsInOrder, traitsAt, unitsLeft } from './player.ts';
export { fullestPlan, income, outcomeOf } from './production.ts';
export { HIDDEN_CONTRACT, publicView } from './public.ts';
export { GENERATOR, type Generator } from './random.ts';
export { audit, auditOptions, type Book, enter, openBook, type Violation } from './referee.ts';
export { customContent, registerContent } from './registry.ts';
export { REJECTION_CODES, type Rejection, type RejectionCode, type RejectionData } from './rejections.ts';
export { ACTION_TYPES } from './rules/index.ts';
export { type House, houseOf } from './ruleset.ts';
export {
  Action,
  type ActionOf,
  type ActionType,
  FIRST_GAME,
  OPTIONS,
  type Option,
  PLAN_ITEMS,
  type PlanItem,
  Setup,
  type SetupInput,
  type TradeSide,
} from './schema.ts';
export {
  finalScore,
  type PlayerScore,
  projectedScore,
  SCORE_ROWS,
  type ScoreRow,
  type ScoreSheet,
  standings,
} from './scoring/final.ts';
export {
  ownEvents,
  type Race,
  type RaceTurn,
  type RowPoints,
  raceOf,
  totalOf,
  turningPoints,
} from './scoring/score-history.ts';
export { roundGlory, scoringTile } from './scoring/tiles.ts';
export { readState, recordedSetup, STATE_VERSION } from './serialization.ts';
export { type NewGame, newGame } from './setup/new-game.ts';
export {
  type ContractId,
  DECISION_KINDS,
  type Decision,
  type DecisionKind,
  type GameState,
  type Phase,
  type Plan,
  type Player,
  type Seat,
  type Source,
  type Space,
} from './state.ts';
