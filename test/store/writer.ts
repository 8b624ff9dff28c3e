/**
 * A process of its own that plays a game as fast as it can, for tests of what happens when several do, or when one
 * is killed: `writer.ts <url> <id of the game> <moves to make>`. It waits for the game, and prints every version it has
 * written.
 */
import type { GameRecord } from '../../src/app/index.ts';
import { openStore } from '../../src/store/index.ts';
import { change, moved } from './examples.ts';

const [url = '', id = '', wanted = ''] = process.argv.slice(2);
const store = await openStore(url);
console.log('open');
for (let made = 0; made < Number(wanted); ) {
  const game = await store.load(id);
  if (game === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    continue;
  }
  const count = game.moves.length;
  const made1 = change(game.record as GameRecord, count, 1, { owed: [moved(count, count + 1)] });
  if (!(await store.commit(made1))) continue;
  console.log(`${made1.record.version}`);
  made += 1;
}
await store.close();
