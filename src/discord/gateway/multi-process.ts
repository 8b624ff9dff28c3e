/**
 * Many processes that serve the shards between them, by leases. A process has a connection of its own for each shard that
 * it holds or stands by for. What is heard of a shard is answered by its holder; who stands by keeps it for a moment, and
 * answers it where it becomes the holder meanwhile. So when a process ends, or dies, another one goes on without a gap.
 *
 * That nothing is answered twice does not hang on the leases: Discord takes one acknowledgement, and whoever comes second
 * does nothing. They see to it that nobody comes second for long.
 */
import { setTimeout } from 'node:timers/promises';
import type { Interaction } from 'discord.js';
import type { Leases } from '../../core/index.ts';
import { type Connection, connect } from './connection.ts';
import { type Gateway, type GatewayOptions, isTokenRefused } from './gateway.ts';
import { createIdentifyThrottle } from './identify-throttle.ts';
import { createInteractionBuffer } from './interaction-buffer.ts';
import { leaseChange, shardsIn } from './lease-names.ts';
import { type Change, nextMoves, type Shard, shardsOf } from './shard-assignment.ts';

interface SharedOptions extends GatewayOptions {
  readonly leases: Leases;
  /** Milliseconds between two logins of shards that may not log in at once. */
  readonly identifyEvery: number;
}

/** Milliseconds between two looks at the leases. Nobody calls when a process dies. */
const LOOK = 500;
/** Milliseconds by which we stop before our leases end. */
const MARGIN = 5_000;
/** Milliseconds until a connection that could not be made is tried again. */
const AGAIN = 5_000;
/** Changes in a row until others are let in between. */
const MOST_TURNS = 50;

/** Takes part in serving the shards, and connects what falls to this process. Rejects when the token is refused. */
export async function openMultiProcess(options: SharedOptions): Promise<Gateway> {
  const { leases, log, hear, shards: count, concurrency, identifyEvery } = options;
  const waitForIdentify = createIdentifyThrottle(leases, concurrency, identifyEvery);
  const connections = new Map<number, Connection>();
  let shards: readonly Shard[] = [];
  /** The shards that we hold, as far as we know. */
  const holding = new Set<number>();
  /** Until when that is sure, and when it last became doubtful, by the clock that only goes forward. */
  let sure = Number.NEGATIVE_INFINITY;
  let doubted = Number.NEGATIVE_INFINITY;
  let closing = false;
  let wake = () => {};

  /** Whether we are the holder, and whether we were it when we last knew. */
  const holds = (shard: number) => held(shard) && leases.isAlive() && performance.now() < sure;
  const held = (shard: number) => !closing && holding.has(shard);
  // While the database is silent, nobody is surely the holder. Who was it answers late: people are told at least that
  // something is wrong, and where there is another holder by now, that one has answered before.
  const kept = createInteractionBuffer((shard, interaction) => held(shard) && hear(interaction, true));
  const listen = (shard: number) => (interaction: Interaction) => {
    if (holds(shard)) hear(interaction);
    else if (!closing) kept.add(shard, interaction);
  };

  function open(shard: number): void {
    const connection = connect({
      ...{ ...options, shards: { ids: [shard], count }, hear: listen(shard) },
      onArchived: (thread) => held(shard) && options.onArchived(thread),
      ...{ onChange: () => wake(), throttle: async () => ({ waitForIdentify }) },
    });
    connections.set(shard, connection);
    connection.opened.catch(async (error: unknown) => {
      log.warn({ err: error, shard }, 'gateway: a shard could not be connected');
      if (isTokenRefused(error)) return options.onLost();
      await setTimeout(AGAIN, undefined, { ref: false });
      if (connections.get(shard) === connection) connections.delete(shard);
    });
  }

  /** Connects what we hold or stand by for, and nothing else. */
  function reconnect(me: number): void {
    const wanted = shardsOf({ me, shards });
    for (const [shard, connection] of connections) {
      if (wanted.includes(shard)) continue;
      connections.delete(shard);
      void connection.close();
    }
    for (const shard of wanted) if (!connections.has(shard)) open(shard);
  }

  async function look(): Promise<void> {
    const asked = performance.now();
    const me = leases.processId();
    shards = shardsIn(await leases.list(), count);
    if (asked > doubted) sure = asked + leases.validMs - MARGIN;
    holding.clear();
    for (const [shard, { holder }] of shards.entries()) if (holder === me) holding.add(shard);
    reconnect(me);
    for (const shard of [...holding].filter(holds)) {
      for (const interaction of kept.take(shard)) hear(interaction, true);
    }
  }

  async function make(move: readonly Change[]): Promise<boolean> {
    let made = false;
    for (const change of move) {
      // Before another one begins.
      if (change.role === 'holder') holding.delete(change.shard);
      if (!(await leases.change(leaseChange(count, change)))) break;
      made = true;
    }
    return made;
  }

  /** Looks and changes until there is nothing to change. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS && !closing; turn++) {
      await look();
      const isConnected = (shard: number) => connections.get(shard)?.isUp() === true;
      const moves = nextMoves({ me: leases.processId(), shards, isConnected });
      if (moves.length === 0) return;
      const made = await Promise.all(moves.map(make));
      if (made.includes(true)) leases.notify();
    }
  }

  async function goOn(): Promise<void> {
    let silent = false;
    while (!closing) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await settle().then(
        () => {
          silent = false;
        },
        (error: unknown) => {
          if (!silent) log.warn({ err: error }, 'gateway: the leases of shards could not be looked at');
          silent = true;
        },
      );
      await Promise.race([woken, setTimeout(LOOK, undefined, { ref: false })]);
    }
  }

  const unlisten = leases.subscribe((lost) => {
    if (lost) [sure, doubted] = [Number.NEGATIVE_INFINITY, performance.now()];
    wake();
  });
  await settle();
  const going = goOn();
  await Promise.allSettled([...connections.values()].map(({ opened }) => opened));

  return {
    health() {
      const answering = [...holding].map((shard) => connections.get(shard));
      const pings = [...connections.values()].map((one) => one.ping()).filter((ping) => ping >= 0);
      return {
        connected: answering.every((one) => one?.isUp() === true),
        ping: Math.round(pings.reduce((sum, ping) => sum + ping, 0) / pings.length || -1),
        guilds: answering.reduce((sum, one) => sum + (one?.guilds() ?? 0), 0),
        shards: holding.size,
        standby: connections.size - answering.length,
      };
    },
    async deafen() {
      closing = true;
      kept.clear();
      unlisten();
      wake();
      await going;
      // What is not given back is free when this process ends.
      await leases.releaseAll().catch(() => undefined);
      leases.notify();
    },
    async close() {
      await Promise.allSettled([...connections.values()].map((connection) => connection.close()));
    },
  };
}
