/**
 * A bot beside others on one database, run as a process of its own: `colleague.ts <database> <api> <token> <channel>
 * <signal>`. Two players pass in the game of the channel; it posts the first of these turns, and before it can note that it
 * is hit by the signal: `SIGKILL`, or `SIGSTOP`, which freezes it. It prints whether it may go on after that.
 */
import { randomBytes } from 'node:crypto';
import { createApp, playerAt } from '../../src/app/index.ts';
import { assemble } from '../../src/assemble.ts';
import { CONTENT } from '../../src/content/index.ts';
import { openStore } from '../../src/store/index.ts';

const [database = '', api = '', token = '', channel = '', signal = ''] = process.argv.slice(2);
const store = await openStore(database);
const app = await createApp({
  store,
  content: CONTENT,
  now: () => new Date(),
  random: (n) => randomBytes(n),
});
for (let turn = 0; turn < 2; turn++) {
  const { record, state } = (await app.live(channel)) ?? {};
  if (record === undefined || state?.turn === undefined) throw new Error('It is nobody’s turn.');
  const user = playerAt(record, state, state.turn.seat);
  const played = await app.play({ user, name: user, moderator: false }, record.id, {
    action: { type: 'pass' },
  });
  if (!played.ok) throw new Error(played.refusal.code);
}
let isHit = false;
await assemble({
  store: {
    ...store,
    settle: async (id, posted) => {
      if (!isHit) process.kill(process.pid, signal);
      isHit = true;
      await store.settle(id, posted);
    },
    hold: async (game, wait) => {
      const held = await store.hold(game, wait);
      console.log(held ? 'goes on' : 'stops');
      return held;
    },
  },
  ...{ content: CONTENT, token, api },
  log: { info: () => {}, warn: () => {}, error: () => {} },
});
