/** A game while it is being changed: the one place where money, goods, glory and units move. */
import { type Good, SHIPPING_LEVELS, type Unit } from '../content/index.ts';
import type { EventData, EventType, GameEvent } from './events.ts';
import { type House, houseOf } from './house.ts';
import { playerAt, traitsAt } from './player.ts';
import type { Decision, GameState, Player, Seat, Source, Space, Turn } from './state.ts';
import type { Traits } from './traits.ts';

export interface Game {
  /** Being changed: a copy of the caller's. */
  readonly state: GameState;
  readonly events: GameEvent[];
}

/** Records what happened. */
export function emit<T extends EventType>(game: Game, type: T, data: EventData[T]): void {
  game.events.push({ type, ...data } as unknown as GameEvent);
}

/** Gives (or, negative, takes) pounds. Throws if that would make a debt: rules check first. */
export function money(game: Game, seat: Seat, amount: number, source: Source): void {
  if (amount === 0) return;
  const player = playerAt(game.state, seat);
  player.money += amount;
  if (player.money < 0) throw new Error(`seat ${seat} would owe money`);
  emit(game, 'money', { seat, amount, source });
}

/** Gives (or, negative, takes) goods of one kind. Throws if there are not as many. */
export function goods(game: Game, seat: Seat, good: Good, amount: number, source: Source): void {
  if (amount === 0) return;
  const player = playerAt(game.state, seat);
  player.goods[good] += amount;
  if (player.goods[good] < 0) throw new Error(`seat ${seat} has not as much ${good}`);
  emit(game, 'goods', { seat, good, amount, source });
}

/** Gives glory. */
export function glory(game: Game, seat: Seat, amount: number, source: Source): void {
  if (amount === 0) return;
  playerAt(game.state, seat).glory += amount;
  emit(game, 'glory', { seat, amount, source });
}

/** Puts a unit on an empty space. */
export function placeUnit(game: Game, seat: Seat, unit: Unit, space: Space, source: Source): void {
  playerAt(game.state, seat).units[space] = unit;
  emit(game, 'unitPlaced', { seat, unit, space, source });
}

/** Takes a unit off the map, back to its player's board; gives which unit it was. */
export function removeUnit(game: Game, seat: Seat, space: Space, source: Source): Unit {
  const { units } = playerAt(game.state, seat);
  const unit = units[space];
  if (unit === undefined) throw new Error(`no unit of seat ${seat} on ${space}`);
  delete units[space];
  emit(game, 'unitRemoved', { seat, unit, space, source });
  return unit;
}

/** Moves a unit to an empty space. */
export function moveUnit(game: Game, seat: Seat, from: Space, to: Space, source: Source): void {
  const { units } = playerAt(game.state, seat);
  const unit = units[from];
  if (unit === undefined) throw new Error(`no unit of seat ${seat} on ${from}`);
  delete units[from];
  units[to] = unit;
  emit(game, 'unitMoved', { seat, unit, from, to, source });
}

/** Moves the shipping marker by one step. */
export function raiseShipping(game: Game, seat: Seat, cost: number): void {
  const player = playerAt(game.state, seat);
  player.shipping = Math.min(player.shipping + 1, SHIPPING_LEVELS.length - 1);
  emit(game, 'shippingUpgraded', { seat, level: player.shipping, cost });
}

/** Where a change comes from that a clan's ability makes. */
export function clanSource(traits: Traits): Source {
  return traits.clan === undefined ? 'action' : `clan:${traits.clan}`;
}

/** The seat whose decision it is, with everything a rule asks about. */
export interface View<D extends Decision = Decision> {
  readonly state: GameState;
  readonly seat: Seat;
  readonly decision: D;
  readonly house: House;
  readonly traits: Traits;
  readonly player: Player;
}

/** A seat's view of its decision. */
export function viewOf(state: GameState, decision: Decision): View {
  const { seat } = decision;
  return {
    state,
    seat,
    decision,
    house: houseOf(state.setup),
    traits: traitsAt(state, seat),
    player: playerAt(state, seat),
  };
}

/** The turn being taken. Throws outside a turn. */
export function turnOf(state: GameState): Turn {
  if (state.turn === undefined) throw new Error('nobody is taking a turn');
  return state.turn;
}
