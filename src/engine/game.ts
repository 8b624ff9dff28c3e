/** A game while it is being changed. Money, goods, glory and units move only here. */
import { type Good, SHIPPING_LEVELS, type Unit } from '../content/index.ts';
import type { EventData, GameEvent, LedgerType, StoryType } from './events.ts';
import type { Caching } from './memoize.ts';
import { playerAt, traitsAt } from './player.ts';
import { type Ruleset, rulesetOf } from './ruleset.ts';
import type { Decision, GameState, Player, Seat, Source, Space, Turn } from './state.ts';
import type { Traits } from './traits.ts';

export interface Game {
  readonly state: GameState;
  readonly events: GameEvent[];
}

/** Adds a story event. Emit it before the ledger events of its costs and gains. */
export function emit<T extends StoryType>(game: Game, type: T, data: EventData[T]): void {
  game.events.push({ type, ...data } as unknown as GameEvent);
}

/** Adds a ledger event, by default for the last story event; `cause` names an earlier one. */
function enter<T extends LedgerType>(
  game: Game,
  type: T,
  data: Omit<EventData[T], 'cause'>,
  cause = game.events.findLast((event) => !('cause' in event))?.type,
): void {
  if (cause === undefined) throw new Error(`${type} without a cause`);
  game.events.push({ type, ...data, cause } as unknown as GameEvent);
}

/** Adds pounds, or takes them if negative. Throws if the player would be in debt: rules check first. */
export function money(game: Game, seat: Seat, amount: number, source: Source, cause?: StoryType): void {
  if (amount === 0) return;
  const player = playerAt(game.state, seat);
  player.money += amount;
  if (player.money < 0) throw new Error(`seat ${seat} would owe money`);
  enter(game, 'money', { seat, amount, source }, cause);
}

/** Adds goods of one kind, or takes them if negative. Throws if the player has too few. */
export function goods(game: Game, seat: Seat, good: Good, amount: number, source: Source): void {
  if (amount === 0) return;
  const player = playerAt(game.state, seat);
  const stock = player.goods[good] + amount;
  player.goods = { ...player.goods, [good]: stock };
  if (stock < 0) throw new Error(`seat ${seat} has not as much ${good}`);
  enter(game, 'goods', { seat, good, amount, source });
}

/** Gives a seat glory and records the event; nothing for 0. */
export function glory(game: Game, seat: Seat, amount: number, source: Source): void {
  if (amount === 0) return;
  playerAt(game.state, seat).glory += amount;
  enter(game, 'glory', { seat, amount, source });
}

/** Puts a unit on a space and records the event. Takes no payment. */
export function placeUnit(game: Game, seat: Seat, unit: Unit, space: Space, source: Source): void {
  const player = playerAt(game.state, seat);
  player.units = { ...player.units, [space]: unit };
  enter(game, 'unitPlaced', { seat, unit, space, source });
}

/** Takes a unit off the map and returns it to its player's board. */
export function removeUnit(game: Game, seat: Seat, space: Space, source: Source): void {
  const player = playerAt(game.state, seat);
  const { [space]: unit, ...others } = player.units;
  if (unit === undefined) throw new Error(`no unit of seat ${seat} on ${space}`);
  player.units = others;
  enter(game, 'unitRemoved', { seat, unit, space, source });
}

/** Moves a unit to another space and records the event. Throws if there is none. */
export function moveUnit(game: Game, seat: Seat, from: Space, to: Space, source: Source): void {
  const player = playerAt(game.state, seat);
  const { [from]: unit, ...others } = player.units;
  if (unit === undefined) throw new Error(`no unit of seat ${seat} on ${from}`);
  player.units = { ...others, [to]: unit };
  enter(game, 'unitMoved', { seat, unit, from, to, source });
}

/** Moves the shipping marker by one step. */
export function raiseShipping(game: Game, seat: Seat, cost: number): void {
  const player = playerAt(game.state, seat);
  player.shipping = Math.min(player.shipping + 1, SHIPPING_LEVELS.length - 1);
  emit(game, 'shippingUpgraded', { seat, level: player.shipping, cost });
}

/** Returns the source of changes that a clan's ability makes. */
export const clanSource = (traits: Traits): Source =>
  traits.clan === undefined ? 'action' : `clan:${traits.clan}`;

/** The seat making a decision, with everything that rules ask about. */
export interface View<D extends Decision = Decision> extends Caching {
  readonly state: GameState;
  readonly seat: Seat;
  readonly decision: D;
  readonly ruleset: Ruleset;
  readonly traits: Traits;
  readonly player: Player;
}

/** Returns a seat's view of its decision. */
export function viewOf(state: GameState, decision: Decision): View {
  const { seat } = decision;
  return {
    state,
    seat,
    decision,
    ruleset: rulesetOf(state.setup),
    traits: traitsAt(state, seat),
    player: playerAt(state, seat),
    answers: new Map(),
  };
}

/** Returns the current turn. Throws outside a turn. */
export function turnOf(state: GameState): Turn {
  if (state.turn === undefined) throw new Error('no turn is in progress');
  return state.turn;
}
