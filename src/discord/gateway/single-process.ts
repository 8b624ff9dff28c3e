/** Serves all shards in one process, as with SQLite. */
import { connect } from './connection.ts';
import type { Gateway, GatewayOptions } from './gateway.ts';

/** Connects all shards. Rejects if the token is invalid. */
export async function openSingleProcess({ shards: count, ...options }: GatewayOptions): Promise<Gateway> {
  const ids = Array.from({ length: count }, (_, id) => id);
  const connection = connect({ ...options, shards: { ids, count } });
  await connection.opened;
  return {
    health: () => ({
      connected: connection.isUp(),
      ping: connection.ping(),
      guilds: connection.guilds(),
      shards: connection.shards(),
      standby: 0,
    }),
    stopReceiving: async () => connection.stopReceiving(),
    close: () => connection.close(),
  };
}
