/** One connection for each shard that this process holds or stands by for. */
import { setTimeout } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { type GatewayHealth, type GatewayOptions, isTokenRefused } from './gateway.ts';

const RECONNECT_DELAY_MS = 5_000;

/** Creates the connections. `connect` connects one shard; a failed one is forgotten after a while. */
export function createShardConnections(
  connect: (shard: number) => Connection,
  { log, onFatalDisconnect }: Pick<GatewayOptions, 'log' | 'onFatalDisconnect'>,
) {
  const connections = new Map<number, Connection>();

  function open(shard: number): void {
    const connection = connect(shard);
    connections.set(shard, connection);
    connection.opened.catch(async (error: unknown) => {
      log.warn({ err: error, shard }, 'gateway: a shard could not be connected');
      if (isTokenRefused(error)) return onFatalDisconnect();
      await setTimeout(RECONNECT_DELAY_MS, undefined, { ref: false });
      if (connections.get(shard) === connection) connections.delete(shard);
    });
  }

  return {
    isUp: (shard: number): boolean => connections.get(shard)?.isUp() === true,
    /** Opens the missing connections and closes all others. */
    keep(shards: readonly number[]): void {
      for (const [shard, connection] of connections) {
        if (shards.includes(shard)) continue;
        connections.delete(shard);
        void connection.close();
      }
      for (const shard of shards) if (!connections.has(shard)) open(shard);
    },
    /** Resolves when each connection is open or has failed. */
    settled: () => Promise.allSettled([...connections.values()].map(({ opened }) => opened)),
    /** Returns the health of a process that answers for `held`. */
    health(held: readonly number[]): GatewayHealth {
      const answering = held.map((shard) => connections.get(shard));
      const pings = [...connections.values()].map((one) => one.ping()).filter((ping) => ping >= 0);
      return {
        connected: answering.every((one) => one?.isUp() === true),
        ping: Math.round(pings.reduce((sum, ping) => sum + ping, 0) / pings.length || -1),
        guilds: answering.reduce((sum, one) => sum + (one?.guilds() ?? 0), 0),
        shards: held.length,
        standby: [...connections].filter(([shard, one]) => !held.includes(shard) && one.isUp()).length,
      };
    },
    close: async (): Promise<void> =>
      void (await Promise.allSettled([...connections.values()].map((connection) => connection.close()))),
  };
}
