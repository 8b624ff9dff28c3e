/** Which storm it is to be, read from the command line. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type OrderResult, oneOf, orderFrom, seedOf, whole } from '../arguments.ts';

export interface StormOrder {
  readonly kills: number;
  readonly database: (typeof DATABASES)[number];
  /** How many bots share the database. */
  readonly processes: number;
  readonly seed: string;
  readonly tables: number;
  /** Whether Discord has a bad day throughout. */
  readonly weather: boolean;
  /** A Postgres server, by the URL of any database on it. */
  readonly server: string;
  /** The folder for the database, the journal and the log; an older one is replaced. */
  readonly out: string;
}

const SERVER = 'postgresql://root@127.0.0.1:5432/test';
const DATABASES = ['sqlite', 'postgres'] as const;

export const STORM_HELP = `Lets people play while the bot is killed again and again, and proves that nothing was lost.

  npm run storm -- --kills N --database sqlite|postgres [--processes 2] [--seed WORD] [--weather]

  --kills N         how often a bot's process is killed (SIGKILL); 20 if left out
  --database WHICH  sqlite (as if left out): a file, which is held up now and then by somebody else who writes;
                    postgres: a database of its own, dropped afterwards, whose connections are all cut now and then
  --server URL      any database of the Postgres server; ${SERVER} if left out
  --processes N     bots that share the database: 1 (as if left out), or 2 on Postgres, killed each by itself
  --tables N        tables at which people play, 2 or 3 at each, with a computer at every third; 6 if left out
  --seed WORD       what the dice of storm and people begin with; caledonia if left out. What happens when is up to
                    the machine as well: the same word gives a similar storm, not the same
  --weather         Discord has a bad day throughout: tight rate limits, 5xx, late and lost answers, lists of messages
                    that fail, connections that are closed
  --out FOLDER      where database, journal and log are left; ${join('out', 'storm')} if left out
  --help            this

The bot is the real one, in processes of its own, but for its pictures, which are small squares: this is about losing
nothing. It is killed at random, and at chosen moments: before and after a commit, as Discord has taken a post and the bot
does not know, before and after it notes that, as it acknowledges, while a computer thinks, while it starts. In between
it is stopped for seconds, or ended as by a deploy; requests fail, are limited, or lose their answers; the gateway drops.
People click again where no answer comes (again=). Ctrl+C ends it early, and what has happened by then is proven.

In the end the games are exported and played again by the engine, and what was posted is compared with what had to be:
lost        moves that somebody was told of and that are not there, or games that do not lead to their positions
doubled     moves made twice by one click, news or moves told by two posts, pings without a reason
missing     news and moves that no post tells, people who were awaited and not pinged, posts that stayed in plain words
unanswered  what was acknowledged and not answered, or asked for again and again

The last line is kills=N moves=N lost=0 doubled=0 missing=0 unanswered=0. The status is 1 unless the four are 0; what was
found stands above. It is 2 where the arguments are wrong, or the storm could not begin.
`;

const OPTIONS = {
  kills: { type: 'string', default: '20' },
  database: { type: 'string', default: 'sqlite' },
  server: { type: 'string', default: SERVER },
  processes: { type: 'string', default: '1' },
  tables: { type: 'string', default: '6' },
  seed: { type: 'string', default: 'caledonia' },
  weather: { type: 'boolean', default: false },
  out: { type: 'string', default: join('out', 'storm') },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What the arguments ask for; an empty list is twenty kills on SQLite. */
export const readStormOrder = (args: readonly string[]): OrderResult<StormOrder> =>
  orderFrom<StormOrder>(() => {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    if (values.help) return 'help';
    const database = oneOf('database', values.database, DATABASES);
    const processes = whole('processes', values.processes, 1, 2);
    if (processes > 1 && database === 'sqlite') throw new Error('--processes 2 needs --database postgres');
    return {
      kills: whole('kills', values.kills, 0, 100_000),
      ...{ database, processes, server: values.server, out: values.out, weather: values.weather },
      tables: whole('tables', values.tables, 1, 50),
      seed: seedOf(values.seed, 40),
    };
  });
