/**
 * A process of its own that works with a store whose connections are cut, until it reads a line: `under-cuts.ts <url>`.
 * It prints a line for each round, and at the end what it has found to be stored.
 */
import { once } from 'node:events';
import { openStore } from '../../src/store/index.ts';
import { record } from '../support/records.ts';
import { change, moved } from './examples.ts';

const store = await openStore(process.argv[2] ?? '');
let game = record('aaaaaaa2');
await store.create(game);
let isOver = false;
void once(process.stdin, 'data').then(() => {
  isOver = true;
});
while (!isOver) {
  const [made] = await Promise.allSettled([
    store.commit(change(game, 0, 1, { owed: [moved(0, 1)] })),
    ...[store.load(game.id), store.inGuild('guild', 9), store.owed(9), store.counts(), store.bare()],
    ...[store.claim(60_000, 9), store.people(['ann']), store.leases?.look()],
  ]);
  store.call('owed');
  // A commit whose answer was cut off may have been made.
  const found = await store.load(game.id).catch(() => undefined);
  if (found !== undefined) game = found.record as typeof game;
  console.log(made.status);
}
const known = (await store.load(game.id))?.record.version;
console.log(`version ${known}`);
await store.close();
process.exit(0);
