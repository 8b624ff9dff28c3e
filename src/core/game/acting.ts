/** Checks that an action is for the actor's own seat and was chosen on the current board. */
import type { Action, ActionType, Seat } from '../../engine/index.ts';
import type { Actor, Play } from '../types.ts';
import { isComputer, SYSTEM_ACTOR } from './computers.ts';
import { boardVersion, type LoadedGame, type StartedGame } from './loaded-game.ts';
import { seatOf } from './members.ts';
import { moderates } from './permissions.ts';
import type { GameRecord } from './types.ts';

const SIMULTANEOUS: readonly ActionType[] = ['plan', 'confirmProduction'];

/** Returns whether all players take such an action at the same time, in any order. One does not make the others stale. */
export const isSimultaneous = (action: Action | undefined): boolean =>
  action !== undefined && SIMULTANEOUS.includes(action.type);

/** Returns whether a moderator acts for a seat that is not their own. */
export function isForAnother(
  { record, state }: LoadedGame,
  actor: Actor,
  { seat }: Pick<Play, 'seat'>,
): boolean {
  if (seat === undefined || state === undefined) return false;
  if (seat === seatOf(record, state, actor.user)) return false;
  // A player using another seat's panel gets a refusal instead.
  return moderates(actor, record);
}

/** Returns whether only other players' production decisions were made since `version`. */
export function isUpToDate(
  {
    record,
    moves,
  }: Pick<LoadedGame, 'moves'> & { readonly record: Pick<GameRecord, 'version' | 'turnVersion' | 'timing'> },
  seat: Seat,
  version: number,
): boolean {
  let changes = boardVersion(record) - version;
  if (version > record.version || (changes > 0 && version < record.turnVersion)) return false;
  // Changes without a move make this scan go back further than necessary; the panel then counts as stale.
  for (let index = moves.length - 1; changes > 0; index--) {
    const { action, by, seat: other, at } = moves[index] ?? {};
    if (other === seat || !isSimultaneous(action)) return false;
    // Moves made in one go share a timestamp.
    if (by !== SYSTEM_ACTOR && at?.getTime() !== moves[index - 1]?.at.getTime()) changes--;
  }
  return true;
}

type Production = Pick<StartedGame, 'moves' | 'state'> & { readonly record: Pick<GameRecord, 'hints'> };

/** Returns whether a seat's production can't be changed: a computer confirmed it, in a game without hints. */
export function isProductionFixed({ record, moves, state }: Production, seat: Seat): boolean {
  if (record.hints === true || state.production[seat]?.ready !== true) return false;
  return isComputer(moves.findLast((move) => move.seat === seat)?.by ?? '');
}

/** Returns whether an action changes production that can't be changed. */
export const changesFixedProduction = (game: Production, seat: Seat, { type }: Action): boolean =>
  type === 'plan' && isProductionFixed(game, seat);
