/** Runs a bot in its own process, to measure its memory separately: the real one, or one that only echoes. */

import { openComputerPlayers } from '../../ai/workers/index.ts';
import { createBot } from '../../bootstrap/create-bot.ts';
import { CONTENT } from '../../content/index.ts';
import type { Log } from '../../discord/index.ts';
import { newGame, pendingSeats, publicView } from '../../engine/index.ts';
import { close as closePictures } from '../../render/index.ts';
import { openStore, withSoleWriterCache } from '../../storage/index.ts';
import { openWeb } from '../../web/index.ts';
import { startEcho } from '../echo-client.ts';
import { instrumentedStore } from './instrumented-store.ts';
import { type BotProcess, PICTURE_BYTES, type Report } from './protocol.ts';

const loaded = performance.now();

const quiet: Log = {
  info: () => {},
  warn: (_data, message) => process.stderr.write(`${message}\n`),
  error: (data, message) => process.stderr.write(`${message} ${JSON.stringify(data)}\n`),
};

// The tool may have ended.
const report = (message: Report) => process.send?.(message, undefined, undefined, () => {});

function busy(): number {
  const spent = process.cpuUsage();
  return (spent.user + spent.system) / 1000;
}

async function think(): Promise<void> {
  const begun = newGame({ seed: 'bench', players: 2 });
  if (!begun.ok) throw new Error(begun.rejection.code);
  const view = publicView(begun.state);
  const [seat = 0] = pendingSeats(view);
  const thinker = openComputerPlayers({ file: new URL('../bench-bot/busy.ts', import.meta.url) });
  for (;;) await thinker.think({ view, seat, level: 'chief', seed: '' });
}

async function start({
  token,
  api,
  database,
  thinks,
  reportsMoves,
  servesPages = false,
}: BotProcess): Promise<void> {
  let end = async () => {};
  if (database === undefined) await startEcho(token, api, Buffer.alloc(PICTURE_BYTES, 'png'));
  else {
    const store = withSoleWriterCache(await openStore(database));
    const observed = reportsMoves === true ? instrumentedStore(store, report) : store;
    const web = servesPages ? await openWeb({ port: 0, url: undefined, log: quiet }) : undefined;
    const { services, bot, close } = await createBot({
      store: observed,
      content: CONTENT,
      token,
      api,
      log: quiet,
      webUrl: web?.url,
    });
    web?.serve(services);
    // The first outbox pass and the first due jobs are done.
    await Promise.all([bot.quiet(), services.scheduler.runDueJobs()]);
    end = async () => {
      await web?.close();
      await close();
      await closePictures();
    };
    if (thinks === true) void think();
  }
  report({ type: 'ready', loaded, ready: performance.now(), busy: busy() });
  process.on('message', () => report({ type: 'usage', busy: busy() }));
  process.on('disconnect', () => void end().finally(() => process.exit(0)));
}

await start(JSON.parse(process.argv[2] ?? '{}') as BotProcess);
