/** A worker process of a tool does not outlive the tool, whatever ends that. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { eventually, slowTests } from '../support/waiting.ts';

slowTests();

const PARENT = fileURLToPath(new URL('./fixtures/parent.ts', import.meta.url));

/** Returns whether a process runs; a process that has ended but is not collected does not. */
function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function busyPid(parent: ChildProcess): Promise<number> {
  for await (const text of parent.stderr?.setEncoding('utf8') ?? []) {
    const found = /busy (\d+)/.exec(text);
    if (found !== null) return Number(found[1]);
  }
  throw new Error('The worker has not begun.');
}

it.concurrent.for(['SIGKILL', 'SIGINT'] as const)(
  'ends in the middle of a task after its parent got %s',
  async (signal, { onTestFinished }) => {
    const parent = spawn(process.execPath, ['--import', 'tsx', PARENT], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const pid = await busyPid(parent);
    onTestFinished(() => void (runs(pid) && process.kill(pid, 'SIGKILL')));
    parent.kill(signal);
    await once(parent, 'exit');
    await eventually(() => expect(runs(pid)).toBe(false));
  },
);
