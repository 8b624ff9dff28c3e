/** A process that takes an SQLite file for itself, and waits to be killed: `locker.ts <url>`. */
import { lockStore } from '../../src/store/index.ts';

await lockStore(process.argv[2] ?? '');
console.log('locked');
setInterval(() => {}, 60_000);
