/** The work of a process's children, running and ended. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { childrenBusy } from '../../src/tools/bot-process/memory.ts';

const WORK = 'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);';

it.runIf(process.platform === 'linux')('counts children that run, and those that have ended', async () => {
  const before = childrenBusy(process.pid);
  await promisify(execFile)(process.execPath, ['-e', WORK]);
  const ended = childrenBusy(process.pid);
  expect(ended - before).toBeGreaterThanOrEqual(200);
  const running = spawn(process.execPath, ['-e', `${WORK} console.log('done'); setInterval(() => {}, 1000)`]);
  await once(running.stdout, 'data');
  expect(childrenBusy(process.pid) - ended).toBeGreaterThanOrEqual(200);
  running.kill();
  await once(running, 'exit');
});
