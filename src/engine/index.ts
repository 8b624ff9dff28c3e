/** The rules engine. Pure functions on plain JSON. Never edit a state in place: results are memoized by identity. */

// Questions about a position, for displays.
export { asIfOnTurn } from './as-if-on-turn.ts';
export { contractCost, contractTile, emptyBoxes, lacking } from './contracts.ts';
export * from './events.ts';
export { importTotals } from './imports.ts';
export { graphOf } from './map/graph.ts';
export { openSpaces, reachable, usableSpaces } from './map/reach.ts';
export { linkedSettlements, settlements } from './map/settlements.ts';
export { priceOf } from './market.ts';
export { newlyReached, type PlacementEffects, placementEffectsOf } from './placement-effects.ts';
export * from './play.ts';
export { deployed, hasFarthestShipping, seatsInOrder, traitsAt, unitsLeft } from './player.ts';
export { portTile } from './port-tile.ts';
export { fullestPlan, income, outcomeOf } from './production.ts';
export { HIDDEN_CONTRACT, publicView } from './public.ts';
export { GENERATOR, type Generator } from './random.ts';
export { audit, auditOptions, createLedger, type Ledger, recordEvents, type Violation } from './referee.ts';
export { contentById, customContent, registerContent } from './registry.ts';
export {
  type Lack,
  REJECTION_CODES,
  type Rejection,
  type RejectionCode,
  type RejectionData,
} from './rejections.ts';
export { ACTION_TYPES, DECISION_KINDS } from './rules/index.ts';
export { hasOwnValues, type Ruleset, rulesetOf } from './ruleset.ts';
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
export * from './scoring/final.ts';
export * from './scoring/score-history.ts';
export { roundGlory, scoringTile } from './scoring/tiles.ts';
export { readState, recordedSetup, STATE_VERSION } from './serialization.ts';
export { type NewGame, newGame } from './setup/new-game.ts';
export * from './state.ts';
