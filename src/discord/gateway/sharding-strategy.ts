/** Runs shards in this process, as discord.js does by default, and closes them while they connect. */
import type { EventEmitter } from 'node:events';
import { SimpleShardingStrategy } from 'discord.js';

export class ShardingStrategy extends SimpleShardingStrategy {
  /**
   * Closes all shards. discord.js removes its error handler even from a socket that is still connecting, and a socket
   * that fails without one ends the process (discord.js #8150).
   */
  override async destroy(...options: Parameters<SimpleShardingStrategy['destroy']>): Promise<void> {
    const { shards } = this as unknown as Shards;
    for (const { connection } of shards.values()) connection?.on('error', () => {});
    await super.destroy(...options);
  }
}

/** Fields that discord.js declares as private. */
interface Shards {
  readonly shards: ReadonlyMap<number, { readonly connection: EventEmitter | null }>;
}
