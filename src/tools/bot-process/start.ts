/** Starts a bot in its own process, as `bin/run` does. */
import { fork } from 'node:child_process';
import { programOf } from '../bundling.ts';
import { childrenBusy, memoryOf } from './memory.ts';
import type { BotProcess, News, Ready, Report, Usage } from './protocol.ts';

export interface StartedBot {
  readonly start: Ready;
  readonly pid: number;
  /** Rejects when the process ends. */
  readonly died: Promise<never>;
  /** Returns CPU milliseconds of the bot and of its worker processes, and bytes of memory of all of them. */
  usage(): Promise<Pick<Usage, 'busy'> & { readonly workers: number; readonly bytes: number }>;
  /** Ends the process and resolves when it is gone. */
  end(): Promise<void>;
}

/** Flags and environment with which `bin/run` starts the bot. */
export const AS_STARTED = {
  execArgv: ['--max-semi-space-size=4', '--max-old-space-size=320'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' },
};
const PROGRAM = new URL('./process.ts', import.meta.url);

/** Resolves when the bot is ready. Rejects if it ends before that. `hear` receives its reports. */
export async function startBotProcess(
  options: BotProcess,
  hear: (news: News) => void = () => {},
): Promise<StartedBot> {
  const child = fork(await programOf(PROGRAM), [JSON.stringify(options)], AS_STARTED);
  child.on('message', (report: Report) => {
    if (report.type !== 'ready' && report.type !== 'usage') hear(report);
  });
  const died = new Promise<never>((_, reject) => {
    child.once('exit', (code, signal) => reject(new Error(`the bot ended with ${signal ?? code}`)));
  });
  // Matters only to those who wait for the bot.
  died.catch(() => {});
  const next = async <T extends Report>(type: T['type']): Promise<T> => {
    let listen = (_report: Report) => {};
    const reported = new Promise<T>((resolve) => {
      listen = (report) => report.type === type && resolve(report as T);
      child.on('message', listen);
    });
    return await Promise.race([reported, died]).finally(() => child.off('message', listen));
  };
  const start = await next<Ready>('ready');
  const { pid = 0 } = child;
  return {
    start,
    pid,
    died,
    async usage() {
      const usage = next<Usage>('usage');
      if (child.connected) child.send('usage');
      const { busy } = await usage;
      return { busy, workers: childrenBusy(pid), bytes: memoryOf(pid) };
    },
    async end() {
      if (child.connected) child.disconnect();
      await died.catch(() => {});
    },
  };
}
