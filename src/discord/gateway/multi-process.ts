/** Several processes share the shards through leases: a holder answers, a standby buffers and takes over. */
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
  /** Milliseconds between logins of shards that may not log in at the same time. */
  readonly identifyIntervalMs: number;
}

const POLL_INTERVAL_MS = 500;
/** Safety margin in milliseconds: stop before the leases expire. */
const SAFETY_MARGIN_MS = 5_000;
const RECONNECT_DELAY_MS = 5_000;
const MAX_CONSECUTIVE_CHANGES = 50;

/** Joins the processes that serve the shards, and connects this one's share. Rejects if the token is invalid. */
export async function openMultiProcess(options: SharedOptions): Promise<Gateway> {
  const { leases, log, onInteraction, shards: count, concurrency, identifyIntervalMs } = options;
  const waitForIdentify = createIdentifyThrottle(leases, concurrency, identifyIntervalMs);
  const connections = new Map<number, Connection>();
  let shards: readonly Shard[] = [];
  /** Shards this process holds, as far as it knows. */
  const holding = new Set<number>();
  /** Until when that is certain, and when it last became doubtful, in monotonic time. */
  let sure = Number.NEGATIVE_INFINITY;
  let doubted = Number.NEGATIVE_INFINITY;
  let closing = false;
  let wake = () => {};

  /** Returns whether this process certainly holds the shard; `held` only says that it did when last checked. */
  const holds = (shard: number) => held(shard) && leases.isAlive() && performance.now() < sure;
  const held = (shard: number) => !closing && holding.has(shard);
  // While the database is unreachable, no process is certainly the holder. The last known holder then answers
  // late: users at least learn that something is wrong, and a new holder would have answered first.
  const kept = createInteractionBuffer(
    (shard, interaction) => held(shard) && onInteraction(interaction, true),
  );
  const listen = (shard: number) => (interaction: Interaction) => {
    if (holds(shard)) onInteraction(interaction);
    else if (!closing) kept.add(shard, interaction);
  };

  function open(shard: number): void {
    const connection = connect({
      ...options,
      shards: { ids: [shard], count },
      onInteraction: listen(shard),
      onJoined: (guild) => held(shard) && options.onJoined(guild),
      onArchived: (thread) => held(shard) && options.onArchived(thread),
      onChange: () => wake(),
      throttle: async () => ({ waitForIdentify }),
    });
    connections.set(shard, connection);
    connection.opened.catch(async (error: unknown) => {
      log.warn({ err: error, shard }, 'gateway: failed to connect a shard');
      if (isTokenRefused(error)) return options.onFatalDisconnect();
      await setTimeout(RECONNECT_DELAY_MS, undefined, { ref: false });
      if (connections.get(shard) === connection) connections.delete(shard);
    });
  }

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
    if (asked > doubted) sure = asked + leases.validMs - SAFETY_MARGIN_MS;
    holding.clear();
    for (const [shard, { holder }] of shards.entries()) if (holder === me) holding.add(shard);
    reconnect(me);
    for (const shard of [...holding].filter(holds)) {
      for (const interaction of kept.take(shard)) onInteraction(interaction, true);
    }
  }

  async function make(move: readonly Change[]): Promise<boolean> {
    let made = false;
    for (const change of move) {
      // Stop first, before another process starts.
      if (change.role === 'holder') holding.delete(change.shard);
      if (!(await leases.change(leaseChange(count, change)))) break;
      made = true;
    }
    return made;
  }

  async function settle(): Promise<void> {
    for (let turn = 0; turn < MAX_CONSECUTIVE_CHANGES && !closing; turn++) {
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
          if (!silent) log.warn({ err: error }, 'gateway: failed to read the shard leases');
          silent = true;
        },
      );
      await Promise.race([woken, setTimeout(POLL_INTERVAL_MS, undefined, { ref: false })]);
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
    async stopReceiving() {
      closing = true;
      kept.clear();
      unlisten();
      wake();
      await going;
      // Leases that can't be released expire with this process.
      await leases.releaseAll().catch(() => undefined);
      leases.notify();
    },
    async close() {
      await Promise.allSettled([...connections.values()].map((connection) => connection.close()));
    },
  };
}
