/** Removes hidden information from games. */

import type { Game, RedactedRecord } from '../types.ts';
import type { LoadedGame } from './loaded-game.ts';
import { isClosed } from './reopening.ts';
import { hasCustomSeed } from './seeds.ts';
import type { GameRecord } from './types.ts';
import { isSeedOpen, sealedUntil, visibleState } from './visibility.ts';

/** Returns a game without hidden information. The seed stays hidden until the game is over for good (R-INFO-1). */
export function redact(
  { record, moves, state }: Pick<LoadedGame, 'record' | 'moves' | 'state'>,
  now: Date,
): Game {
  return {
    record: redactRecord(record, now),
    moves,
    state: state === undefined ? undefined : visibleState(record, state, now),
    ...(isClosed({ record, moves }, now) ? { closed: true } : {}),
  };
}

/** Returns a record without a secret seed. Whether the seed was custom is public. */
export function redactRecord(record: GameRecord, now: Date): RedactedRecord {
  const sealed = sealedUntil(record, now);
  return {
    ...record,
    seed: isSeedOpen(record, now) ? record.seed : '',
    ...(hasCustomSeed(record) ? { chosenSeed: true } : {}),
    ...(sealed === undefined ? {} : { sealed }),
  };
}
