/** Several processes share the shards through leases: a holder answers, a standby buffers and takes over. */
import { setTimeout } from 'node:timers/promises';
import type { Interaction } from 'discord.js';
import type { Leases } from '../../core/index.ts';
import { connect } from './connection.ts';
import type { Gateway, GatewayOptions } from './gateway.ts';
import { createHeldShards } from './held-shards.ts';
import { createIdentifyThrottle } from './identify-throttle.ts';
import { createInteractionBuffer } from './interaction-buffer.ts';
import { leaseChange, shardsIn } from './lease-names.ts';
import { type Change, nextMoves, type Shard, shardsOf } from './shard-assignment.ts';
import { createShardConnections } from './shard-connections.ts';

interface SharedOptions extends GatewayOptions {
  readonly leases: Leases;
  /** Milliseconds between logins of shards that may not log in at the same time. */
  readonly identifyIntervalMs: number;
}

const POLL_INTERVAL_MS = 500;
const MAX_CONSECUTIVE_CHANGES = 50;

/** Joins the processes that serve the shards, and connects this one's share. Rejects if the token is invalid. */
export async function openMultiProcess(options: SharedOptions): Promise<Gateway> {
  const gateway = new MultiProcessGateway(options);
  await gateway.start();
  return gateway;
}

class MultiProcessGateway implements Gateway {
  readonly #options: SharedOptions;
  readonly #held;
  readonly #connections;
  // While the database is unreachable, no process is certainly the holder. The last known holder then answers
  // late: users at least learn that something is wrong, and a new holder would have answered first.
  readonly #buffer = createInteractionBuffer((shard, interaction) => {
    if (this.#holds(shard)) this.#options.onInteraction(interaction, true);
  });
  #closing = false;
  #wake = () => {};
  #unsubscribe = () => {};
  #polling: Promise<void> = Promise.resolve();

  constructor(options: SharedOptions) {
    const { leases, shards: count, concurrency, identifyIntervalMs } = options;
    const waitForIdentify = createIdentifyThrottle(leases, concurrency, identifyIntervalMs);
    this.#options = options;
    this.#held = createHeldShards(leases);
    this.#connections = createShardConnections(
      (shard) =>
        connect({
          ...options,
          shards: { ids: [shard], count },
          onInteraction: (interaction) => this.#receive(shard, interaction),
          onArchived: (thread) => this.#holds(shard) && options.onArchived(thread),
          onChange: () => this.#wake(),
          throttle: async () => ({ waitForIdentify }),
        }),
      options,
    );
  }

  async start(): Promise<void> {
    this.#unsubscribe = this.#options.leases.subscribe((lost) => {
      if (lost) this.#held.doubt();
      this.#wake();
    });
    await this.#settle();
    this.#polling = this.#poll();
    await this.#connections.settled();
  }

  health = () => this.#connections.health(this.#held.list());

  async stopReceiving(): Promise<void> {
    const { leases } = this.#options;
    this.#closing = true;
    this.#buffer.clear();
    this.#unsubscribe();
    this.#wake();
    await this.#polling;
    // Leases that can't be released expire with this process.
    await leases.releaseAll().catch(() => undefined);
    leases.notify();
  }

  close = () => this.#connections.close();

  /** Returns whether this process held the shard when the leases were last read, and has not stopped. */
  #holds(shard: number): boolean {
    return !this.#closing && this.#held.has(shard);
  }

  /** Answers an interaction, or buffers it if another process may answer. */
  #receive(shard: number, interaction: Interaction): void {
    if (this.#closing) return;
    if (this.#held.isCertain(shard)) this.#options.onInteraction(interaction);
    else this.#buffer.add(shard, interaction);
  }

  /** Reads the leases, and answers accordingly. Returns `undefined` if this process seemed dead in the meantime. */
  async #look(): Promise<readonly Shard[] | undefined> {
    const { leases, shards: count, onInteraction } = this.#options;
    const asked = performance.now();
    const me = leases.processId();
    const shards = shardsIn(await leases.list(), count);
    // The database gives a process that it considers dead no leases. It stays connected, and soon is alive again.
    if (!leases.isAlive() || this.#held.wasDoubted(asked)) return undefined;
    this.#held.replace(
      shards.flatMap(({ holder }, shard) => (holder === me ? shard : [])),
      asked,
    );
    for (const shard of this.#held.list()) {
      if (this.#closing || !this.#held.isCertain(shard)) continue;
      for (const interaction of this.#buffer.take(shard)) onInteraction(interaction, true);
    }
    return shards;
  }

  /** Makes changes of leases in order, up to the first that is refused. Returns whether any was made. */
  async #make(move: readonly Change[]): Promise<boolean> {
    const { leases, shards: count } = this.#options;
    let made = false;
    for (const change of move) {
      // Stop first, before another process starts.
      if (change.role === 'holder') this.#held.release(change.shard);
      if (!(await leases.change(leaseChange(count, change)))) break;
      made = true;
    }
    return made;
  }

  /** Makes changes until this process has its share, and then connects accordingly. */
  async #settle(): Promise<void> {
    const { leases } = this.#options;
    for (let turn = 0; turn < MAX_CONSECUTIVE_CHANGES && !this.#closing; turn++) {
      const shards = await this.#look();
      if (shards === undefined) return;
      const me = leases.processId();
      const moves = nextMoves({ me, shards, isConnected: this.#connections.isUp });
      // Only now: a shard without a role may get one by the next change.
      if (moves.length === 0) return this.#connections.keep(shardsOf({ me, shards }));
      const made = await Promise.all(moves.map((move) => this.#make(move)));
      if (made.includes(true)) leases.notify();
    }
  }

  async #poll(): Promise<void> {
    let failed = false;
    while (!this.#closing) {
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      try {
        await this.#settle();
        failed = false;
      } catch (err) {
        if (!failed) this.#options.log.warn({ err }, 'gateway: failed to read the leases of shards');
        failed = true;
      }
      await Promise.race([woken, setTimeout(POLL_INTERVAL_MS, undefined, { ref: false })]);
    }
  }
}
