/** A bot in a process of its own, so that its memory is its own: ours, or one that only echoes. */
import { assemble } from '../../assemble.ts';
import { CONTENT } from '../../content/index.ts';
import { type Log, startEcho } from '../../discord/index.ts';
import { openStore } from '../../store/index.ts';
import { type BotProcess, PICTURE_BYTES, type Report } from './protocol.ts';

const quiet: Log = {
  info: () => {},
  warn: (_data, message) => process.stderr.write(`${message}\n`),
  error: (data, message) => process.stderr.write(`${message} ${JSON.stringify(data)}\n`),
};

const report = (message: Report) => process.send?.(message);

async function start({ token, api, database }: BotProcess): Promise<void> {
  if (database === undefined) {
    await startEcho(token, api, Buffer.alloc(PICTURE_BYTES, 'png'));
    report({ type: 'ready' });
  } else {
    const store = await openStore(database);
    await assemble({ store, content: CONTENT, token, api, log: quiet });
    report({ type: 'ready' });
  }
  process.on('message', () => report({ type: 'memory', bytes: process.memoryUsage.rss() }));
  process.on('disconnect', () => process.exit(0));
}

await start(JSON.parse(process.argv[2] ?? '{}') as BotProcess);
