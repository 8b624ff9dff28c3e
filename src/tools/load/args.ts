/** Command line of `npm run load`. */
import * as cli from '../command-line.ts';

const COMMAND = cli
  .command(
    'load',
    'Plays at many tables at once, against the clock, with the bot in processes of its own.',
    `Players move as soon as it is their turn, without waiting for posts. Times are in milliseconds from the click: until it is
acknowledged, until it is answered and, after a move, until the move is in the channel. For readers, it is the time
from a saved move until the last of them has it. A post has its pictures if it got them before a newer post replaced
it. The last line is
interactions=… ack_p95=… posted_p95=… rss_mb=… errors=0 (memory: the largest of any process). The status is 1 after an
error: a click without an answer, a message that Discord would refuse, or a move that was not posted.`,
  )
  .option('--tables <n>', 'tables of two', cli.whole(1, 1000), 20)
  .option('--minutes <n>', 'minutes to play, such as 0.5', cli.positive(24 * 60), 1)
  .option(
    '--rate <n>',
    'interactions per second of all tables together. Each begins on time, whether or not the bot keeps up, and is measured from then (default: no pauses)',
    cli.positive(10_000),
  )
  .option('--processes <n>', 'processes of the bot; more than one need Postgres', cli.whole(1, 16), 1)
  .option(
    '--database <which>',
    'sqlite, postgres (on this machine), or the URL of another one',
    String,
    'sqlite',
  )
  .option('--live <n>', 'other live games in the database', cli.whole(0, 1_000_000), 0)
  .option(
    '--readers <n>',
    'readers of the page of the first game, who are notified of every move',
    cli.whole(0, 5000),
    0,
  )
  .option('--seed <word>', 'the same word deals the same games', cli.seed(40), 'caledonia')
  .option(
    '--weather',
    'a bad day at Discord: tight rate limits, 5xx, late and lost answers, closed connections. Players ask again if the bot did not hear them',
    false,
  );

export type LoadOptions = cli.OptionsOf<typeof parseLoadArgs>;
export const parseLoadArgs = cli.parser(COMMAND, (options) => {
  const { processes, database } = options;
  if (processes > 1 && !database.startsWith('postgres')) {
    throw cli.refusal('processes', processes, '1, as an SQLite file is for one process');
  }
  return options;
});
