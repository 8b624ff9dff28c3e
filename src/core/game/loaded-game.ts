/** A game in memory, between loading and commit. */
import type { GameState } from '../../engine/index.ts';
import type { GameRecord, MoveRecord, Snapshot } from './types.ts';

export interface LoadedGame {
  readonly record: GameRecord;
  readonly moves: readonly MoveRecord[];
  readonly state: GameState | undefined;
  readonly base: Snapshot | undefined;
  readonly problems: readonly string[];
}

export interface StartedGame extends LoadedGame {
  readonly state: GameState;
}

/** Narrows a loaded game to a started one. Throws in a lobby. */
export function requireStarted(loaded: LoadedGame): StartedGame {
  const { state } = loaded;
  if (state === undefined) throw new Error(`game ${loaded.record.id} has not begun`);
  return { ...loaded, state };
}

/** Returns the version since which panels are valid: that of the last move, undo or change of members. */
export const boardVersion = ({ version, timing }: Pick<GameRecord, 'version' | 'timing'>): number =>
  timing?.board ?? version;
