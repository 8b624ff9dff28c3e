/** Starts the bot's processes, ends them in various ways, and restarts them. */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { Inner } from './journal.ts';
import type { BotOrder, FromBot, ToBot } from './protocol.ts';

/** A process of the bot, with a preloaded successor. */
export interface Bot {
  /**
   * Starts a process. Resolves when it has logged in or ended. Restarts it if it ends by itself. `lifespan`: kills it
   * after this many milliseconds.
   */
  start(lifespan?: number): Promise<void>;
  /** Ends the process and resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  kill(): void;
  /** Makes the process kill itself at the next such point. */
  doom(at: Inner): void;
  /** Stops the process. Returns a function that continues it. */
  freeze(): () => void;
  gone(): Promise<void>;
  isReady(): boolean;
  close(): Promise<void>;
}

/** Creates a bot that runs this file. `onEnded` receives a description of each unexpected end of a process. */
export function openBot(file: string, order: BotOrder, onEnded: (how: string) => void): Bot {
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
  /** Processes that were ended on purpose. */
  const meant = new WeakSet<ChildProcess>();
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    if (current === undefined) return;
    ready = false;
    meant.add(current);
    current.kill(signal);
  };

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
    kill: () => end('SIGKILL'),
    async end(signal) {
      end(signal);
      await leave(current);
    },
    doom(at) {
      if (current === undefined) return;
      meant.add(current);
      tell(current, { type: 'die', at });
    },
    freeze() {
      const child = current;
      child?.kill('SIGSTOP');
      return () => void child?.kill('SIGCONT');
    },
    gone: () => leave(current),
    isReady: () => ready,
    async close() {
      end('SIGKILL');
      next.kill('SIGKILL');
      await Promise.all([leave(current), leave(next)]);
    },
  };
}
