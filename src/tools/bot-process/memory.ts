/** Measures the memory and the work of a process and the processes it started. */
import { readFileSync } from 'node:fs';

const KILOBYTE = 2 ** 10;

/**
 * Returns the bytes of a process and its children, as a host pays for them: pages that several processes share count
 * once. Only on Linux; elsewhere NaN.
 */
export function memoryOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  return [String(pid), ...childrenOf(pid)].map(proportionalBytes).reduce((sum, one) => sum + one);
}

/** Milliseconds of a tick, in which Linux counts the work of processes. */
const TICK_MS = 10;

/** Returns the CPU milliseconds of all processes that a process started, also of those that have ended. Only on Linux. */
export function childrenBusy(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  // User and system time of a process, then of its ended children; the second field may contain spaces.
  const ticks = (of: number | string) =>
    read(`/proc/${of}/stat`).split(') ').at(-1)?.split(' ').slice(11, 15).map(Number) ?? [];
  const [, , user = 0, system = 0] = ticks(pid);
  const running = childrenOf(pid).flatMap(ticks);
  return TICK_MS * running.reduce((sum, one) => sum + one, user + system);
}

const childrenOf = (pid: number): string[] =>
  read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((one) => one !== '');

/** Returns the proportional set size of a process; 0 if it has ended. */
function proportionalBytes(pid: string): number {
  const [, kilobytes = 0] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kilobytes) * KILOBYTE;
}

/** Returns the text of a file; an empty string if it is gone. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
