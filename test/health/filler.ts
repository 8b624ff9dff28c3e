/**
 * A process of its own that fills its disk (`ulimit -f` sets how large a file may be), for tests of how that is told:
 * `filler.ts <url>`. It prints how the database is before, and when nothing more can be written.
 */
import { checkup } from '../../src/health.ts';
import { openStore } from '../../src/store/index.ts';

const [url = ''] = process.argv.slice(2);
const store = await openStore(url);
const said = async () => {
  // Asked anew: an earlier write says nothing now.
  const database = await checkup(store)();
  return database === undefined ? 'down' : database.writable ? 'up' : 'unwritable';
};
console.log(await said());
let wrong = 0;
for (let n = 0; wrong < 3; n++) {
  await store.remember(`filling ${n}`, `${n} `.repeat(20_000)).catch(() => {
    wrong += 1;
  });
}
console.log(await said());
await store.close();
