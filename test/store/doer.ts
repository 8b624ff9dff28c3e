/**
 * A process of its own that does what is due, for tests of what happens when several do, or one is killed:
 * `doer.ts <url> <milliseconds of a claim>`. It prints the key of each, once it is done, and ends when nothing is left.
 */
import { openStore } from '../../src/store/index.ts';

const [url = '', claim = ''] = process.argv.slice(2);
const store = await openStore(url);
console.log('open');
for (let idle = 0; idle < 3; ) {
  const taken = await store.claim(Number(claim), 20);
  idle = taken.length === 0 ? idle + 1 : 0;
  for (const { key } of taken) {
    await store.done(key);
    console.log(key);
  }
  // What somebody else has taken and not done is free again when their claim ends.
  if (taken.length === 0) await new Promise((resolve) => setTimeout(resolve, Number(claim)));
}
await store.close();
