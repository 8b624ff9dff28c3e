/** Measures the queries of one move made with buttons, from *Take your turn* until it is posted. */

import { createRng } from '../../ai/index.ts';
import type { Log } from '../../discord/index.ts';
import { openStore } from '../../storage/index.ts';
import { buttonRobot } from '../robots/button-robot.ts';
import { gather } from '../robots/play.ts';
import { observer, openTable, type Room, remoteTable } from '../robots/table.ts';
import type { StatementLog } from './statements.ts';

const quiet: Log = {
  info: () => {},
  warn: () => {},
  error: (_data, line) => process.stderr.write(`${line}\n`),
};

/** Plays this many moves on the database, recording each as `turn`. Returns what each took. */
export async function playTurns(url: string, moves: number, heard: StatementLog) {
  const table = await openTable({
    people: ['Ann', 'Ben'],
    database: await openStore(url, undefined, undefined, heard.hear),
    log: quiet,
  });
  // The robot polls the game through its own store, so that its queries are not counted.
  const store = await openStore(url);
  const looks = await observer(store);
  let clicks = 0;
  const watched: Room = {
    ...table,
    version: remoteTable(table.playground, table.channel, looks).version,
    heard(result) {
      clicks++;
      return table.heard(result);
    },
  };
  const dice = createRng('turns');
  const robot = buttonRobot(watched);
  await gather(table, { players: 2, seed: 'turns', chance: dice, robot: () => robot, lobby: 'buttons' });
  const turns: { clicks: number; statements: number }[] = [];
  while (turns.length < moves) {
    const [user] = await table.awaited();
    if (user === undefined) break;
    clicks = 0;
    const before = heard.count('turn');
    heard.begin('turn');
    await robot(user, dice);
    await table.quiet();
    heard.begin();
    turns.push({ clicks, statements: heard.count('turn') - before });
  }
  await table.close();
  await store.close();
  return turns;
}
