/** Names of shard leases: `shard:3/8:holder` belongs to the active process, `shard:3/8:next` to the standby. */
import type { Lease, LeaseChange } from '../../core/index.ts';
import type { Change, Role, Shard } from './shard-assignment.ts';

/** Includes the number of shards, so processes that disagree on it don't interfere. */
const nameOf = (count: number, shard: number, role: Role): string => `shard:${shard}/${count}:${role}`;

/** Returns the shards, `count` in all, as recorded in these leases. */
export function shardsIn(leases: readonly Lease[], count: number): Shard[] {
  const named = new Map(leases.map((lease) => [lease.name, lease]));
  return Array.from({ length: count }, (_, shard) => {
    const next = named.get(nameOf(count, shard, 'next'));
    return {
      holder: named.get(nameOf(count, shard, 'holder'))?.holder,
      next: next?.holder,
      ready: next?.ready === true,
    };
  });
}

export const leaseChange = (count: number, { shard, role, ...change }: Change): LeaseChange => ({
  name: nameOf(count, shard, role),
  ...change,
});
