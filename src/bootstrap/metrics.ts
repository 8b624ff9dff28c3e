/** Metrics in the text format of Prometheus; the only file that uses its library. No label identifies a user. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricsSink } from '../discord/index.ts';
import { SECOND_MS } from '../durations.ts';
import type { HealthSnapshot } from './health.ts';

/** Buckets in seconds. Discord allows three to acknowledge. */
const ACKNOWLEDGING = [0.05, 0.1, 0.25, 0.5, 1, 2, 3];
const DRAWING = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Starts measuring: what is reported to it, and the process itself (memory, CPU, event loop delay). */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `caledonia_${name}`, help, labelNames, registers });

  const acknowledging = new Histogram({
    name: 'caledonia_acknowledgement_seconds',
    help: 'Time until an interaction was acknowledged, or could not be',
    labelNames: ['outcome'],
    buckets: ACKNOWLEDGING,
    registers,
  });
  const drawing = new Histogram({
    name: 'caledonia_drawing_seconds',
    help: 'Time until a picture was drawn, with the wait for its turn',
    buckets: DRAWING,
    registers,
  });
  const posts = new Counter({
    name: 'caledonia_post_tries_total',
    help: 'Tries to post, by what came of them',
    labelNames: ['outcome'],
    registers,
  });
  const slowed = new Counter({
    name: 'caledonia_slowed_interactions_total',
    help: 'Interactions of people who asked too much at once, and were told to wait',
    registers,
  });
  const gateway = gauge(
    'gateway_connected',
    'Whether the gateway is connected for all shards that this process answers for',
  );
  const ping = gauge('gateway_ping_seconds', 'Delay of the gateway');
  const logins = gauge('gateway_logins_left', 'Logins at the gateway that are left of those of a day');
  const servers = gauge('servers', 'Servers that this process answers for');
  const shards = gauge('shards', 'Shards that this process serves', ['role']);
  const database = gauge('database_writable', 'Whether the database answers and can be written');
  const games = gauge('live_games', 'Games that people join or play');
  const outbox = gauge('outbox_posts', 'Posts owed to channels, by what they wait for', ['state']);
  const late = gauge('outbox_late_seconds', 'For how long the oldest post has been due');
  const overdue = gauge('overdue_rows', 'Things that were to be done by now, and are not done');

  return {
    meter: {
      acknowledged: (milliseconds, ok) =>
        acknowledging.observe({ outcome: ok ? 'ok' : 'failed' }, milliseconds / SECOND_MS),
      posted: (outcome) => posts.inc({ outcome: WORDS[outcome] }),
      slowed: () => slowed.inc(),
      loginsLeft: (count) => logins.set(count),
    } satisfies MetricsSink,
    drawn: (milliseconds: number) => drawing.observe(milliseconds / SECOND_MS),
    async text({ gateway: { connected, ping: delay, guilds, ...serves }, database: kept }: HealthSnapshot) {
      gateway.set(Number(connected));
      ping.set(Math.max(0, delay) / SECOND_MS);
      servers.set(guilds);
      shards.set({ role: 'holder' }, serves.shards);
      shards.set({ role: 'standby' }, serves.standby);
      database.set(Number(kept?.writable === true));
      // Unknown values are omitted.
      outbox.reset();
      for (const one of [games, late, overdue]) one.remove();
      if (kept !== undefined) {
        const { live, owed, putOff, aside } = kept.counts;
        games.set(live);
        outbox.set({ state: 'owed' }, owed);
        outbox.set({ state: 'put_off' }, putOff);
        outbox.set({ state: 'set_aside' }, aside);
        late.set(kept.late / SECOND_MS);
        overdue.set(kept.counts.overdue);
      }
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

const WORDS = {
  posted: 'posted',
  waits: 'waits',
  failed: 'failed',
  putOff: 'put_off',
  givenUp: 'given_up',
} as const satisfies Record<Parameters<MetricsSink['posted']>[0], string>;
