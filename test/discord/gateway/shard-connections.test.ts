import { DiscordjsErrorCodes } from 'discord.js';
import { describe, expect, it, vi } from 'vitest';
import type { Connection } from '../../../src/discord/gateway/connection.ts';
import { createShardConnections } from '../../../src/discord/gateway/shard-connections.ts';

/** Connections whose ping is the number of their shard; those in `fails` reject. */
function connections(fails: ReadonlyMap<number, Error> = new Map()) {
  const events: string[] = [];
  const onFatalDisconnect = vi.fn();
  const connect = (shard: number): Connection => {
    events.push(`open ${shard}`);
    const error = fails.get(shard);
    return {
      opened: error === undefined ? Promise.resolve() : Promise.reject(error),
      isUp: () => error === undefined,
      ping: () => shard,
      guilds: () => 10,
      shards: () => 1,
      stopReceiving() {},
      close: async () => void events.push(`close ${shard}`),
    };
  };
  const log = { info() {}, warn: () => void events.push('warned'), error() {} };
  return { events, onFatalDisconnect, shards: createShardConnections(connect, { log, onFatalDisconnect }) };
}

describe('connections of shards', () => {
  it('are opened and closed as the shards change', () => {
    const { events, shards } = connections();
    shards.keep([0, 1]);
    shards.keep([1, 2]);
    expect(events).toEqual(['open 0', 'open 1', 'close 0', 'open 2']);
    expect([0, 1, 2].filter(shards.isUp)).toEqual([1, 2]);
  });

  it('report the health of those that answer, and count the others as standby', () => {
    const { shards } = connections();
    shards.keep([2, 4, 6]);
    expect(shards.health([2, 4])).toEqual({ connected: true, ping: 4, guilds: 20, shards: 2, standby: 1 });
  });

  it('are no standby before they are open', () => {
    const { shards } = connections(new Map([[6, new Error('no answer')]]));
    shards.keep([2, 6]);
    expect(shards.health([2])).toMatchObject({ connected: true, shards: 1, standby: 0 });
  });

  it('are not opened again at once after they failed', async () => {
    const { events, onFatalDisconnect, shards } = connections(new Map([[0, new Error('no answer')]]));
    shards.keep([0]);
    await shards.settled();
    shards.keep([0]);
    expect(events).toEqual(['open 0', 'warned']);
    expect(onFatalDisconnect).not.toHaveBeenCalled();
  });

  it('end the process if Discord refuses the token', async () => {
    const refused = Object.assign(new Error('refused'), { code: DiscordjsErrorCodes.TokenInvalid });
    const { onFatalDisconnect, shards } = connections(new Map([[0, refused]]));
    shards.keep([0]);
    await shards.settled();
    expect(onFatalDisconnect).toHaveBeenCalledOnce();
  });

  it('are all closed at the end', async () => {
    const { events, shards } = connections();
    shards.keep([0, 1]);
    await shards.close();
    expect(events.slice(2)).toEqual(['close 0', 'close 1']);
  });
});
