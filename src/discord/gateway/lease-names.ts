/** How the leases of shards are called: `shard:3/8:holder` is had by who answers for it, `shard:3/8:next` by who stands by. */
import type { Lease, LeaseChange } from '../../core/index.ts';
import type { Change, Role, Shard } from './shard-assignment.ts';

/** Where processes disagree on how many shards there are, each minds its own. */
const nameOf = (count: number, shard: number, role: Role): string => `shard:${shard}/${count}:${role}`;

/** The shards, of so many, as these leases have them. */
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

/** A change to one of so many shards, as one of its lease. */
export const leaseChange = (count: number, { shard, role, ...change }: Change): LeaseChange => ({
  name: nameOf(count, shard, role),
  ...change,
});
