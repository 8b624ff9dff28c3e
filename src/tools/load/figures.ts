/** Formats measurements of the bot under load as a table and a last line. */
import { SECOND_MS } from '../../durations.ts';
import { quantile } from '../quantile.ts';

export interface Figures {
  /** Milliseconds from a click until it was acknowledged, until it was answered, and until its move was posted. */
  readonly acknowledged: readonly number[];
  readonly answered: readonly number[];
  readonly posted: readonly number[];
  readonly posts: number;
  /** Posts that had a picture before a newer one replaced them, and those that had all. */
  readonly pictured: number;
  readonly whole: number;
  /** Milliseconds from a move until all readers of its page knew of it. */
  readonly reached: readonly number[];
  readonly interactions: number;
  readonly seconds: number;
  /** Bytes of the largest bot with its worker processes: the maximum, and values at the start and after each minute. */
  readonly memory: { readonly most: number; readonly minutes: readonly number[] };
  /** CPU milliseconds, of the bots, of their drawing and thinking processes, and of this tool. */
  readonly processors: { readonly bot: number; readonly workers: number; readonly tool: number };
  readonly errors: readonly string[];
}

const MEGABYTE = 2 ** 20;
const SHARES = [0.5, 0.95, 0.99];

const whole = (value: number) => value.toFixed(0);
const megabytes = (bytes: number) => whole(bytes / MEGABYTE);

/** Formats the measurements as a table, times in milliseconds. */
export function report(figures: Figures): string {
  const { interactions, posted, posts, pictured, whole: all, seconds, memory, processors, errors } = figures;
  const row = (name: string, cells: readonly string[]) =>
    `${name.padEnd(14)}${cells.map((cell) => cell.padStart(9)).join('')}`;
  const times = (name: 'acknowledged' | 'answered' | 'posted' | 'reached') =>
    row(
      name,
      SHARES.map((share) => whole(quantile(figures[name], share))),
    );
  const spent = (milliseconds: number) =>
    `${(milliseconds / posted.length).toFixed(1)} (${(milliseconds / SECOND_MS / seconds).toFixed(2)})`;
  const sums = [
    `interactions=${interactions}`,
    `ack_p95=${whole(quantile(figures.acknowledged, 0.95))}`,
    `posted_p95=${whole(quantile(posted, 0.95))}`,
    `rss_mb=${megabytes(memory.most)}`,
    `errors=${errors.length}`,
  ];
  return [
    row('milliseconds', ['median', 'p95', 'p99']),
    times('acknowledged'),
    times('answered'),
    times('posted'),
    ...(figures.reached.length === 0 ? [] : [times('reached')]),
    '',
    `${(interactions / seconds).toFixed(1)} interactions a second; ${posted.length} moves told in ${posts} posts, ${(posted.length / posts).toFixed(2)} in each, ${whole((100 * pictured) / posts)} % with a picture, ${whole((100 * all) / posts)} % with all`,
    `CPU milliseconds a move (busy processors): the bot ${spent(processors.bot)}, its workers ${spent(processors.workers)}, this tool ${spent(processors.tool)}`,
    `memory in MB by minutes: ${memory.minutes.map(megabytes).join(' ')}`,
    sums.join(' '),
    '',
  ].join('\n');
}
