/** Games, moves and changes to keep. */
import type { Announcement, Commit, GameRecord, Member, Snapshot, StoredMove } from '../../src/app/index.ts';
import { newGame, STATE_VERSION } from '../../src/engine/index.ts';

export const T0 = new Date('2026-03-01T12:00:00.123Z');
/** So many milliseconds after T0. */
export const later = (milliseconds: number) => new Date(T0.getTime() + milliseconds);

export const member = (user: string, more: Partial<Member> = {}): Member => ({
  ...{ user, name: `Name of ${user}`, newcomer: false, conceded: false },
  ...more,
});

/** A lobby in a channel of its own, unless said otherwise. */
export const record = (id: string, more: Partial<GameRecord> = {}): GameRecord => ({
  ...{ id, guild: 'guild', channel: `channel of ${id}`, status: 'lobby', paused: false, host: 'ann' },
  ...{ language: 'en', seed: 'thistle', options: ['noPorts', 'auction'], players: 2, content: 'base' },
  members: [member('ann'), member('bob', { newcomer: true })],
  ...{ version: 1, turnVersion: 1, announced: 0, consents: 0, createdAt: T0, updatedAt: T0 },
  ...more,
});

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
