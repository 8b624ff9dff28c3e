/** Runs the real bot in its own process. It writes a journal, and dies on command. */
import { appendFileSync, openSync, writeSync } from 'node:fs';
import { createComputerPlayer, DEFAULT_STRATEGY } from '../../ai/index.ts';
import { createBot } from '../../bootstrap/create-bot.ts';
import { CONTENT } from '../../content/index.ts';
import type { Log } from '../../discord/index.ts';
import { lockStore, openStore } from '../../storage/index.ts';
import { type Inner, journaling } from './journal.ts';
import type { BotOrder, FromBot, ToBot } from './protocol.ts';

/** Closing time limit, as in the real program. The process ends after that. */
const CLOSING_TIMEOUT_MS = 8_000;

const { token, api, database, journal, log: file } = JSON.parse(process.argv[2] ?? '{}') as BotOrder;
const lines = openSync(journal, 'a');
const say = (message: FromBot) => process.send?.(message);

const write = (level: string) => (data: object, message: string) => {
  const plain = 'err' in data ? { ...data, err: String(data.err) } : data;
  const line = { at: new Date().toISOString(), pid: process.pid, level, message, ...plain };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
};
const log: Log = { info: () => {}, warn: write('warn'), error: write('error') };
process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled promise rejection'));

let doom: Inner | undefined;
const reached = (moment: Inner) => {
  if (moment === doom) process.kill(process.pid, 'SIGKILL');
};

async function start(): Promise<void> {
  const unlock = await lockStore(database);
  const store = await openStore(database, (line, level = 'info') => log[level]({}, line));
  const { close } = await createBot({
    store: journaling(store, (line) => writeSync(lines, `${JSON.stringify(line)}\n`), reached),
    content: CONTENT,
    token,
    api,
    log,
    onFatalDisconnect: () => process.exit(1),
    thinker: createComputerPlayer({
      ...DEFAULT_STRATEGY,
      think: (question) => {
        reached('think');
        return DEFAULT_STRATEGY.think(question);
      },
    }),
  });
  process.once('SIGTERM', async () => {
    setTimeout(() => process.exit(1), CLOSING_TIMEOUT_MS).unref();
    await close();
    await unlock();
    process.exit(0);
  });
  say('ready');
}

process.on('message', (message: ToBot) => {
  if (message.type === 'die') doom = message.at;
  else
    start().catch((err: unknown) => {
      log.error({ err }, 'the bot could not start');
      process.exit(1);
    });
});
// The parent is gone.
process.on('disconnect', () => process.exit(0));
say('loaded');
