/** Logging in: all processes of a bot wait for each other. */
import { expect, it, vi } from 'vitest';
import { identifyInTurn } from '../../src/discord/gateway/identify.ts';

const NEVER = new AbortController().signal;

it('a shard asks until it is its turn, by what it shares with others', async () => {
  const turn = vi.fn<(name: string, every: number) => Promise<number>>();
  turn.mockResolvedValueOnce(3).mockResolvedValueOnce(1).mockResolvedValue(0);
  await identifyInTurn({ turn }, 2, 5_000)(5, NEVER);
  expect(turn.mock.calls).toEqual(Array.from({ length: 3 }, () => ['identify:1', 5_000]));
});

it('it stops waiting when it is told to', async () => {
  const stopping = new AbortController();
  const waiting = identifyInTurn({ turn: async () => 2 ** 30 }, 1, 5_000)(0, stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toThrow('aborted');
});

it('nobody waits where that is not asked for', async () => {
  const turn = vi.fn<(name: string, every: number) => Promise<number>>();
  await identifyInTurn({ turn }, 1, 0)(0, NEVER);
  expect(turn).not.toHaveBeenCalled();
});
