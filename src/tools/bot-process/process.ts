/** A bot in a process of its own, so that its memory is its own: ours, or one that only echoes. */

import { openComputerPlayers } from '../../ai/workers/index.ts';
import { createBot } from '../../bootstrap/create-bot.ts';
import { CONTENT } from '../../content/index.ts';
import type { Log } from '../../discord/index.ts';
import { newGame, pendingSeats, publicView } from '../../engine/index.ts';
import { close as closePictures } from '../../render/index.ts';
import { openStore } from '../../storage/index.ts';
import { startEcho } from '../echo-client.ts';
import { telling } from './instrumented-store.ts';
import { type BotProcess, PICTURE_BYTES, type Report } from './protocol.ts';

const loaded = performance.now();

const quiet: Log = {
  info: () => {},
  warn: (_data, message) => process.stderr.write(`${message}\n`),
  error: (data, message) => process.stderr.write(`${message} ${JSON.stringify(data)}\n`),
};

const report = (message: Report) => process.send?.(message);

/** Milliseconds that processors have worked for this process. */
function busy(): number {
  const spent = process.cpuUsage();
  return (spent.user + spent.system) / 1000;
}

/** Lets a computer think, and at once again. */
async function think(): Promise<void> {
  const begun = newGame({ seed: 'bench', players: 2 });
  if (!begun.ok) throw new Error(begun.rejection.code);
  const view = publicView(begun.state);
  const [seat = 0] = pendingSeats(view);
  const thinker = openComputerPlayers({ file: new URL('../bench-bot/busy.ts', import.meta.url) });
  for (;;) await thinker.think({ view, seat, level: 'chief', seed: '' });
}

async function start({ token, api, database, thinks, tells }: BotProcess): Promise<void> {
  let end = async () => {};
  if (database === undefined) await startEcho(token, api, Buffer.alloc(PICTURE_BYTES, 'png'));
  else {
    const store = await openStore(database);
    const told = tells === true ? telling(store, report) : store;
    const { app, bot, close } = await createBot({ store: told, content: CONTENT, token, api, log: quiet });
    // It has looked at what is owed and what is due.
    await Promise.all([bot.quiet(), app.scheduler.runDueJobs()]);
    // A thread that is ended while it draws brings the process down.
    end = async () => {
      await close();
      await closePictures();
    };
    if (thinks === true) void think();
  }
  report({ type: 'ready', loaded, ready: performance.now(), busy: busy() });
  process.on('message', () => report({ type: 'usage', bytes: process.memoryUsage.rss(), busy: busy() }));
  process.on('disconnect', () => void end().finally(() => process.exit(0)));
}

await start(JSON.parse(process.argv[2] ?? '{}') as BotProcess);
