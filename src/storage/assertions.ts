/** What every store asks of what it is given, the same in all: a breach is a bug of the caller, and throws. */
import type { ChangeSet, GameRecord } from '../core/index.ts';

/** Whether a game is live: people join it or play it. */
export const isLive = ({ status }: Pick<GameRecord, 'status'>): boolean =>
  status === 'lobby' || status === 'playing';

/** Throws where a record cannot be kept: somebody is at the table twice. */
export function checkRecord({ id, members }: GameRecord): void {
  if (new Set(members.map(({ user }) => user)).size < members.length) {
    throw new Error(`Game ${id} has somebody at the table twice.`);
  }
}

/** Throws where a change does not fit together. What is kept already is not looked at. */
export function checkChange({ record, expected, keep, append, snapshot }: ChangeSet): void {
  checkRecord(record);
  if (record.version !== expected + 1) {
    throw new Error(`Game ${record.id} goes from version ${expected} to ${record.version}.`);
  }
  if (!Number.isInteger(keep) || keep < 0) throw new Error(`Game ${record.id} cannot keep ${keep} moves.`);
  const moves = keep + append.length;
  if (snapshot !== undefined && snapshot.moves !== moves) {
    throw new Error(`Game ${record.id} has ${moves} moves, and its snapshot ${snapshot.moves}.`);
  }
}
