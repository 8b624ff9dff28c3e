/** Measures the memory of a process and the processes it started. */
import { readFileSync } from 'node:fs';

const KILOBYTE = 2 ** 10;

/**
 * Returns the bytes of a process and its children, as a host pays for them: pages that several processes share count
 * once. Only on Linux; elsewhere NaN.
 */
export function memoryOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ');
  return [String(pid), ...children].map(proportionalBytes).reduce((sum, one) => sum + one);
}

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
