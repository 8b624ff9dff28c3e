/** Another bot on a database, as a process of its own that can be killed: `another.ts <database> <api> <token>`. */
import { assemble } from '../../src/assemble.ts';
import { CONTENT } from '../../src/content/index.ts';
import { openStore } from '../../src/store/index.ts';

const [database = '', api = '', token = ''] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {}, error: () => {} };
await assemble({ store: await openStore(database), content: CONTENT, token, api, log });
