/** Acting for a seat: whose seat it is, and whether what was shown for it is still so. */
import type { ActionType, Seat } from '../../engine/index.ts';
import { boardVersion, type LoadedGame } from '../game-service.ts';
import { moderates } from '../permissions.ts';
import type { Actor, Play } from '../types.ts';
import { seatOf } from './members.ts';
import { SYSTEM_ACTOR } from './pending-moves.ts';
import type { GameRecord } from './types.ts';

/** Actions that all players take at the same time, in any order: one does not make the others stale. */
export const SIMULTANEOUS: readonly ActionType[] = ['plan', 'confirmProduction'];

/** Returns whether a moderator plays for a seat that is not their own. */
export function isForAnother(
  { record, state }: LoadedGame,
  actor: Actor,
  { seat }: Pick<Play, 'seat'>,
): boolean {
  if (seat === undefined || state === undefined) return false;
  if (seat === seatOf(record, state, actor.user)) return false;
  // A player with the panel of another seat is told so; anybody else needs to be a moderator or a member.
  return moderates(actor, record);
}

/**
 * Returns whether what a seat was shown at a version of a game is still so: since then, nothing was done but that others
 * decided on their production, which is nobody else's concern.
 */
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
  // A change without a move makes this look further back than it needs to: then it is taken for another board.
  for (let index = moves.length - 1; changes > 0; index--) {
    const { action, by, seat: other, at } = moves[index] ?? {};
    if (action === undefined || other === seat || !SIMULTANEOUS.includes(action.type)) return false;
    // Those that were made in one go have the same time.
    if (by !== SYSTEM_ACTOR && at?.getTime() !== moves[index - 1]?.at.getTime()) changes--;
  }
  return true;
}
