/** Logging in: all processes of a bot wait for each other. */
import { describe, expect, it, vi } from 'vitest';
import { createIdentifyThrottle } from '../../../src/discord/gateway/identify-throttle.ts';
import { waitForLogins } from '../../../src/discord/gateway/logins.ts';

const NEVER = new AbortController().signal;

it('a shard asks the shared store until it is its turn', async () => {
  const turn = vi.fn<(name: string, every: number) => Promise<number>>();
  turn.mockResolvedValueOnce(3).mockResolvedValueOnce(1).mockResolvedValue(0);
  await createIdentifyThrottle({ acquireSlot: turn }, 2, 5_000)(5, NEVER);
  expect(turn.mock.calls).toEqual(Array.from({ length: 3 }, () => ['identify:1', 5_000]));
});

it('a shard stops waiting when told to', async () => {
  const stopping = new AbortController();
  const waiting = createIdentifyThrottle({ acquireSlot: async () => 2 ** 30 }, 1, 5_000)(0, stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toThrow('aborted');
});

it('a shard does not wait unless asked to', async () => {
  const turn = vi.fn<(name: string, every: number) => Promise<number>>();
  await createIdentifyThrottle({ acquireSlot: turn }, 1, 0)(0, NEVER);
  expect(turn).not.toHaveBeenCalled();
});

describe('with few logins left', () => {
  const limit = (remaining: number) => ({
    shards: 1,
    session_start_limit: { total: 1_000, remaining, reset_after: 0, max_concurrency: 1 },
  });
  const lines: string[] = [];
  const note = (data: object, line: string) => void lines.push(`${line} ${JSON.stringify(data)}`);
  const log = { info: note, warn: note, error: note };

  it('the bot waits for more, logs that, and reports how many are left', async () => {
    const told: number[] = [];
    const get = vi.fn().mockResolvedValueOnce(limit(49)).mockResolvedValue(limit(50));
    const asking = { rest: { get }, log, meter: { loginsLeft: (count: number) => void told.push(count) } };
    expect(await waitForLogins(asking)).toEqual(limit(50));
    expect(told).toEqual([49, 50]);
    expect(lines).toEqual([expect.stringMatching(/too few logins are left today.*"remaining":49/)]);
  });
});
