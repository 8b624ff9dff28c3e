/**
 * A process of its own that takes all that is owed and due at a time, says so, and then does nothing, for tests of what
 * happens when it is killed: `taker.ts <url> <time>`.
 */
import { openStore } from '../../src/store/index.ts';

const [url = '', time = ''] = process.argv.slice(2);
const at = new Date(time);
const store = await openStore(
  url,
  () => {},
  () => at,
);
await store.owed(9);
await store.claim(60_000, 9);
console.log('taken');
setInterval(() => {}, 60_000);
