/** A bot in a process of its own, so that its memory is its own: ours, or one that only echoes. */
import { assemble } from '../../assemble.ts';
import { CONTENT } from '../../content/index.ts';
import { type Log, startEcho } from '../../discord/index.ts';
import { awaited, newGame, publicView } from '../../engine/index.ts';
import { openStore } from '../../store/index.ts';
import { openThinker } from '../../thinking/index.ts';
import { type BotProcess, PICTURE_BYTES, type Report } from './protocol.ts';

const quiet: Log = {
  info: () => {},
  warn: (_data, message) => process.stderr.write(`${message}\n`),
  error: (data, message) => process.stderr.write(`${message} ${JSON.stringify(data)}\n`),
};

const report = (message: Report) => process.send?.(message);

/** Lets a computer think, and at once again. */
async function think(): Promise<void> {
  const begun = newGame({ seed: 'bench', players: 2 });
  if (!begun.ok) throw new Error(begun.rejection.code);
  const view = publicView(begun.state);
  const [seat = 0] = awaited(view);
  const thinker = openThinker({ file: new URL('./busy.ts', import.meta.url) });
  for (;;) await thinker.think({ view, seat, level: 'chief', word: '' });
}

async function start({ token, api, database, thinks = false }: BotProcess): Promise<void> {
  if (database === undefined) {
    await startEcho(token, api, Buffer.alloc(PICTURE_BYTES, 'png'));
    report({ type: 'ready' });
  } else {
    const store = await openStore(database);
    await assemble({ store, content: CONTENT, token, api, log: quiet });
    if (thinks) void think();
    report({ type: 'ready' });
  }
  process.on('message', () => report({ type: 'memory', bytes: process.memoryUsage.rss() }));
  process.on('disconnect', () => process.exit(0));
}

await start(JSON.parse(process.argv[2] ?? '{}') as BotProcess);
