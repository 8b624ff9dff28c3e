/** Starts the bot's processes, ends them in various ways, and restarts them. */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { Inner } from './journal.ts';
import type { BotOrder, FromBot, ToBot } from './protocol.ts';

/** Creates a bot that runs this file, with a preloaded successor. `onEnded` receives a description of each unexpected end of a process. */
export function openBot(file: string, order: BotOrder, onEnded: (how: string) => void) {
  /** Exit promises, shared by several callers. */
  const ends = new WeakMap<ChildProcess, Promise<void>>();
  const load = () => {
    const child = fork(file, [JSON.stringify(order)], { execArgv: [] });
    ends.set(child, new Promise((resolve) => child.once('exit', () => resolve())));
    return child;
  };
  const heard = (child: ChildProcess, wanted: FromBot) =>
    new Promise<boolean>((resolve) => {
      child.on('message', (message: FromBot) => message === wanted && resolve(true));
      child.once('exit', () => resolve(false));
    });
  const tell = (child: ChildProcess, message: ToBot) => child.connected && child.send(message);
  const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
  const leave = async (child: ChildProcess | undefined) => {
    if (child !== undefined) await ends.get(child);
  };

  let next = load();
  let loaded = heard(next, 'loaded');
  let current: ChildProcess | undefined;
  let ready = false;
  const meant = new WeakSet<ChildProcess>();
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    if (current === undefined) return;
    ready = false;
    meant.add(current);
    current.kill(signal);
  };

  /**
   * Starts a process. Resolves when it has logged in or ended. Restarts it if it ends by itself. `lifespan`: kills it
   * after this many milliseconds.
   */
  async function start(lifespan?: number): Promise<void> {
    await loaded;
    const child = next;
    current = child;
    child.once('exit', (code, signal) => {
      if (current === child) ready = false;
      if (!meant.has(child)) onEnded(`pid ${child.pid}: code ${code}, signal ${signal}`);
    });
    const logged = heard(child, 'ready');
    tell(child, { type: 'start' });
    if (lifespan !== undefined) void setTimeout(lifespan).then(() => end('SIGKILL'));
    next = load();
    loaded = heard(next, 'loaded');
    const isUp = await logged;
    if (lifespan !== undefined) await leave(child);
    else if (isUp) ready = current === child && !isGone(child) && !meant.has(child);
    else if (!meant.has(child)) await start();
  }

  return {
    start,
    kill: (): void => end('SIGKILL'),
    /** Ends the process and resolves when it is gone. */
    async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      end(signal);
      await leave(current);
    },
    /** Makes the process kill itself the next time it reaches this point. */
    doom(at: Inner): void {
      if (current === undefined) return;
      meant.add(current);
      tell(current, { type: 'die', at });
    },
    /** Stops the process. Returns a function that continues it. */
    freeze(): () => void {
      const child = current;
      child?.kill('SIGSTOP');
      return () => void child?.kill('SIGCONT');
    },
    gone: () => leave(current),
    isReady: () => ready,
    async close(): Promise<void> {
      end('SIGKILL');
      next.kill('SIGKILL');
      await Promise.all([leave(current), leave(next)]);
    },
  };
}

export type Bot = ReturnType<typeof openBot>;
