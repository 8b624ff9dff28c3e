/** Worker processes that end before their task is done. */
import { describe, expect, it } from 'vitest';
import { createWorkerProcess, ProcessEndedError, TaskTimeoutError } from '../../src/workers/index.ts';

const workerOf = (name: string) =>
  createWorkerProcess({ file: new URL(`./fixtures/${name}.ts`, import.meta.url), maxHeapMb: 256 });

describe('the task of a worker process', () => {
  it('rejects with an error of its own if the system kills the process', async () => {
    await expect(workerOf('dying-worker').run('anything')).rejects.toThrow(ProcessEndedError);
  });

  it('rejects as too slow if we kill the process', async () => {
    await expect(workerOf('busy-worker').run('anything', 1)).rejects.toThrow(TaskTimeoutError);
  });

  it('rejects with another error if we kill the process for another task', async () => {
    const worker = workerOf('busy-worker');
    const other = worker.run('anything');
    const slow = worker.run('anything', 1);
    await expect(slow).rejects.toThrow(TaskTimeoutError);
    await expect(other).rejects.not.toBeInstanceOf(ProcessEndedError);
  });
});
