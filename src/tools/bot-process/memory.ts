/** Measures the memory of this process and the processes it started. */
import { readFileSync } from 'node:fs';

const KILOBYTE = 2 ** 10;

/**
 * Returns the bytes of this process and its children, as a host pays for them: pages that several processes share count
 * once (Linux; elsewhere only this process).
 */
export function memoryUsed(): number {
  if (process.platform !== 'linux') return process.memoryUsage.rss();
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim();
  return [String(process.pid), ...children.split(' ')].map(proportionalBytes).reduce((sum, one) => sum + one);
}

/** Returns the proportional set size of a process; 0 if it has ended. */
function proportionalBytes(pid: string): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * KILOBYTE;
  } catch {
    return 0;
  }
}
