/** Command line of `npm run storm`. */
import { join } from 'node:path';
import * as cli from '../command-line.ts';

const COMMAND = cli
  .command(
    'storm',
    'Kills the bot again and again while people play, and proves that nothing was lost.',
    `The bot is the real one, in processes of its own, except that its pictures are small squares. It is killed at random and at
chosen moments: before and after a commit, when Discord has a post but the bot does not know it yet, before and after it
notes that, as it acknowledges, while a computer thinks, while it starts. In between it is stopped for seconds, or shut
down as for a deploy; requests fail, are limited, or lose their answers; the gateway drops. People click again if no answer
comes (again=). Ctrl+C ends the storm early; what has happened by then is checked.

At the end the games are exported and replayed by the engine, and posts are compared with what should have been posted:
lost        moves that were confirmed to a player but are missing, or games that do not lead to their positions
doubled     moves made twice by one click, news or moves in two posts, pings without a reason
missing     news and moves without a post, players who should have been pinged and were not, posts that stayed plain text
unanswered  interactions that were acknowledged and not answered, or repeated again and again

The last line is kills=N moves=N lost=0 doubled=0 missing=0 unanswered=0. The status is 1 unless the four are 0 (see
above), and 2 if the arguments are wrong or the storm could not begin.`,
  )
  .option(
    '--kills <n>',
    "how often one of the bot's processes is killed (SIGKILL)",
    cli.whole(0, 100_000),
    20,
  )
  .option(
    '--database <which>',
    'sqlite: a file that another writer locks from time to time. postgres: a database of its own, dropped afterwards, whose connections are all cut from time to time',
    cli.oneOf(['sqlite', 'postgres'] as const),
    'sqlite',
  )
  .option(
    '--server <url>',
    'any database of the Postgres server',
    String,
    'postgresql://root@127.0.0.1:5432/test',
  )
  .option(
    '--processes <n>',
    'bots that share the database: 1, or 2 on Postgres, killed independently',
    cli.whole(1, 2),
    1,
  )
  .option('--tables <n>', 'tables of 2 or 3 people; every third has a computer too', cli.whole(1, 50), 6)
  .option(
    '--seed <word>',
    'seed for the fault schedule and the players. Timing also depends on the machine: the same word gives a similar storm, not the same',
    cli.seed(40),
    'caledonia',
  )
  .option(
    '--weather',
    'a bad day at Discord: tight rate limits, 5xx, late and lost answers, failing message lists, closed connections',
    false,
  )
  .option(
    '--out <folder>',
    'folder for the database, the journal and the log; an older one is replaced',
    String,
    join('out', 'storm'),
  );

export type StormOptions = cli.OptionsOf<typeof parseStormArgs>;
export const parseStormArgs = cli.parser(COMMAND, (options) => {
  const { processes, database } = options;
  if (processes > 1 && database === 'sqlite') throw new Error('--processes 2 needs --database postgres');
  return options;
});
