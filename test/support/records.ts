/** Records of games, for tests. */
import type { GameRecord, Member } from '../../src/core/index.ts';
import { type GameState, OPTIONS } from '../../src/engine/index.ts';

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

/** The record of a game that stands at a position, with its people in the order in which they joined. */
export const recordAt = (
  { setup, phase }: GameState,
  members: Member[],
  more: Partial<GameRecord> = {},
): GameRecord =>
  record('abcdefg2', {
    ...{ channel: 'channel', status: phase === 'finished' ? 'finished' : 'playing', members },
    ...{
      host: members[0]?.user ?? '',
      seed: setup.seed,
      generator: setup.generator,
      players: setup.players,
      content: setup.content,
    },
    options: OPTIONS.filter((option) => setup.options[option]),
    ...more,
  });
