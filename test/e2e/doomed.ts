/**
 * A bot that is killed at the worst moment, run as a process of its own:
 * `doomed.ts <database> <api> <token> <moment>`, where the moment is `commit` (a turn is in the database, and
 * nothing has been posted), `settle` (it has been posted, and the database does not know) or `think` (a computer is
 * asked for its move).
 */
import { assemble } from '../../src/assemble.ts';
import { CONTENT } from '../../src/content/index.ts';
import { MIND, thinkerOf } from '../../src/players/index.ts';
import { openStore } from '../../src/store/index.ts';

const [database = '', api = '', token = '', moment = ''] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');
const store = await openStore(database);
const log = { info: () => {}, warn: () => {}, error: () => {} };
await assemble({
  store: {
    ...store,
    commit: async (change) => {
      const done = await store.commit(change);
      if (moment === 'commit' && change.owed.length > 0) die();
      return done;
    },
    settle: async (id) => {
      if (moment === 'settle') die();
      await store.settle(id);
    },
  },
  ...{ content: CONTENT, token, api, log },
  thinker: thinkerOf({
    ...MIND,
    think: (question) => {
      if (moment === 'think') die();
      return MIND.think(question);
    },
  }),
});
