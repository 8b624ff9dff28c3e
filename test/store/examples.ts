/** Moves and changes to keep. */
import type { Announcement, Commit, GameRecord, Snapshot, StoredMove } from '../../src/app/index.ts';
import { newGame, STATE_VERSION } from '../../src/engine/index.ts';
import { later } from '../support/records.ts';

export const move = (n: number): StoredMove => ({
  seat: n % 2 === 0 ? 0 : 1,
  action: { type: 'trade', good: 'wool', amount: n + 1 } as unknown as StoredMove['action'],
  by: n % 3 === 0 ? 'forced' : 'ann',
  at: later(n),
});
export const moves = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => move(from + n));

const begun = newGame({ seed: 'thistle', players: 2 });
if (!begun.ok) throw new Error(begun.rejection.code);
export const state = begun.state;

export const moved = (from: number, to: number): Announcement => ({ kind: 'moved', from, to, ping: ['bob'] });

/** The change of a running game that keeps some moves and adds some. */
export function change(
  before: GameRecord,
  keep: number,
  add: number,
  more: Partial<Omit<Commit, 'record'>> & { record?: Partial<GameRecord> } = {},
): Commit {
  const snapshot: Snapshot = { version: STATE_VERSION, moves: keep + add, state };
  const { record: also, ...rest } = more;
  return {
    ...{ expected: before.version, keep, append: moves(keep, keep + add), snapshot, owed: [] },
    ...rest,
    record: {
      ...before,
      status: 'playing',
      version: before.version + 1,
      updatedAt: later(before.version),
      ...also,
    },
  };
}
