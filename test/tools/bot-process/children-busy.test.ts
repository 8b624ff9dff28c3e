/** The work of a process's children, running and ended. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { childrenBusy } from '../../../src/tools/bot-process/memory.ts';

const BUSY_MS = 100;
/** Asking for the time is work of the system, which would take most of it if nothing else were done. */
const WORK = `const end = process.cpuUsage().user + ${1000 * BUSY_MS};
  do for (let i = 0; i < 1e6; i++); while (process.cpuUsage().user < end);`;

it.runIf(process.platform === 'linux')('counts children that run, and those that have ended', async () => {
  const before = childrenBusy(process.pid);
  await promisify(execFile)(process.execPath, ['-e', WORK]);
  const ended = childrenBusy(process.pid);
  expect(ended - before).toBeGreaterThanOrEqual(BUSY_MS);
  const running = spawn(process.execPath, ['-e', `${WORK} console.log('done'); setInterval(() => {}, 1000)`]);
  await once(running.stdout, 'data');
  expect(childrenBusy(process.pid) - ended).toBeGreaterThanOrEqual(BUSY_MS);
  running.kill();
  await once(running, 'exit');
});
