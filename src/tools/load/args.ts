/** How much is asked of the bot, and for how long, read from the command line. */
import { parseArgs } from 'node:util';
import { type OrderResult, orderFrom, refusal, seedOf, whole } from '../arguments.ts';

export interface LoadOrder {
  readonly tables: number;
  readonly minutes: number;
  /** Interactions a second of all tables together; left out, nobody ever pauses. */
  readonly rate: number | undefined;
  /** How many processes the bot has. */
  readonly processes: number;
  /** `sqlite`, `postgres`, or the URL of a Postgres server: a database of its own there. */
  readonly database: string;
  /** Live games that are in the database besides. */
  readonly live: number;
  readonly seed: string;
  /** Whether Discord has a bad day throughout. */
  readonly weather: boolean;
}

export const LOAD_HELP = `Lets people at many tables play at once, against the clock, with the bot in processes of its own.

  npm run load -- [--tables N] [--minutes N] [--rate N] [--processes N] [--database WHICH] [--live N] [--seed WORD]
              [--weather]

  --tables N        tables of two; 20 if left out
  --minutes N       how long they play, such as 0.5; 1 if left out
  --rate N          interactions a second of all tables together: each begins at its time, whether or not the bot has
                    kept up, and is measured from then. Left out: nobody ever pauses
  --processes N     processes of the bot, on Postgres; 1 if left out
  --database WHICH  sqlite, postgres (of this machine), or the URL of another one; sqlite if left out
  --live N          live games that are in the database besides; none if left out
  --seed WORD       the same word deals the same games; caledonia if left out
  --weather         Discord has a bad day throughout: tight rate limits, 5xx, late and lost answers, connections that
                    are closed; people ask again where nobody heard them
  --help            this

Nobody waits for posts: who is to move, moves. Milliseconds are counted from the click: until it is acknowledged,
until it is answered, and where it made a move, until that has been told in the channel. It ends with one line,
interactions=… ack_p95=… posted_p95=… rss_mb=… errors=0 (memory: the most that one process ever had), and with status 1
when something went wrong: a click without an answer, a message that Discord would refuse, a move that was not told.
`;

const MOST_TABLES = 1000;
const MOST_MINUTES = 24 * 60;

const OPTION_TYPES = {
  tables: { type: 'string', default: '20' },
  minutes: { type: 'string', default: '1' },
  rate: { type: 'string' },
  processes: { type: 'string', default: '1' },
  database: { type: 'string', default: 'sqlite' },
  live: { type: 'string', default: '0' },
  seed: { type: 'string', default: 'caledonia' },
  weather: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The order that these arguments give, or what is wrong with them. */
export const readLoadOrder = (args: readonly string[]): OrderResult<LoadOrder> =>
  orderFrom(() => {
    const { values } = parseArgs({ args: [...args], options: OPTION_TYPES });
    const { tables, minutes, rate, processes, database, live, seed, weather, help } = values;
    if (help) return 'help';
    const count = whole('processes', processes, 1, 16);
    if (count > 1 && !database.startsWith('postgres')) {
      throw refusal('processes', count, '1, as an SQLite file is for one process');
    }
    return {
      tables: whole('tables', tables, 1, MOST_TABLES),
      minutes: positive('minutes', minutes, MOST_MINUTES),
      rate: rate === undefined ? undefined : positive('rate', rate, 10_000),
      processes: count,
      database,
      live: whole('live', live, 0, 1_000_000),
      ...{ seed: seedOf(seed, 40), weather },
    };
  });

/** A number above 0, also with a fraction. Throws for any other. */
function positive(name: string, given: string, most: number): number {
  const number = /^\d+(\.\d+)?$/.test(given.trim()) ? Number(given) : 0;
  if (number > 0 && number <= most) return number;
  throw refusal(name, given, `a number above 0, at most ${most}`);
}
