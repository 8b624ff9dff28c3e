/** Starts a bot in its own process, as `bin/run` does. */
import { fork } from 'node:child_process';
import { programOf } from '../bundling.ts';
import { childrenBusy, memoryOf } from './memory.ts';
import type { BotProcess, News, Ready, Report, Usage } from './protocol.ts';

export interface StartedBot {
  readonly start: Ready;
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
  const next = <T extends Report>(type: T['type']) =>
    new Promise<T>((resolve, reject) => {
      const gone = (code: number | null) => reject(new Error(`the bot ended with ${code}`));
      const listen = (report: Report) => {
        if (report.type !== type) return;
        child.off('message', listen);
        child.off('exit', gone);
        resolve(report as T);
      };
      child.once('exit', gone);
      child.on('message', listen);
    });
  const start = await next<Ready>('ready');
  return {
    start,
    async usage() {
      const told = next<Usage>('usage');
      child.send('usage');
      const { busy } = await told;
      const pid = child.pid ?? 0;
      return { busy, workers: childrenBusy(pid), bytes: memoryOf(pid) };
    },
    async end() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await gone;
    },
  };
}
