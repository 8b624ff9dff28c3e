/** Assigns shards to processes. Each changes only its own share; there is no leader. Pure. */

export type Role = 'holder' | 'next';

/** A shard's leases, by process number; only live processes. */
export interface Shard {
  readonly holder: number | undefined;
  readonly next: number | undefined;
  readonly ready: boolean;
}

/** The state a process decides on. */
export interface View {
  readonly me: number;
  readonly shards: readonly Shard[];
  readonly isConnected: (shard: number) => boolean;
}

/** Transfers a lease between processes; `undefined` means no process. Rejected if `from` isn't its holder. */
export interface Change {
  readonly shard: number;
  readonly role: Role;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly ready: boolean;
}

/** Returns the next changes of a process, in order. Polling converges to one holder and standby a shard. */
export function nextMoves(view: View): readonly (readonly Change[])[] {
  const moves = view.shards.map((_, shard) => requiredChanges(view, shard)).filter((move) => move.length > 0);
  if (moves.length > 0) return moves;
  const balancing = rebalance(view) ?? takeOverStandby(view);
  return balancing === undefined ? [] : [balancing];
}

/** Returns the shards that a process serves or stands by for. */
export const shardsOf = ({ me, shards }: Pick<View, 'me' | 'shards'>): number[] =>
  shards.flatMap(({ holder, next }, shard) => (holder === me || next === me ? [shard] : []));

function requiredChanges(view: View, shard: number): Change[] {
  const { me, shards, isConnected } = view;
  const { holder, next, ready } = shards[shard] as Shard;
  const connected = isConnected(shard);
  const stepAside: Change = { shard, role: 'next', from: me, to: undefined, ready: false };
  if (holder === undefined) {
    // The standby goes first.
    if (next !== undefined && next !== me) return [];
    const take: Change = { shard, role: 'holder', from: undefined, to: me, ready: connected };
    return next === me ? [take, stepAside] : [take];
  }
  if (holder === me) {
    if (next === me) return [stepAside];
    return next !== undefined && ready && !connected ? swapRoles(view, shard, next) : [];
  }
  if (next === undefined) return [{ shard, role: 'next', from: undefined, to: me, ready: connected }];
  return next === me && ready !== connected
    ? [{ shard, role: 'next', from: me, to: me, ready: connected }]
    : [];
}

/** Swaps holder and standby, so both stay connected. The new holder has a role all the time: it may look in between. */
const swapRoles = ({ me, isConnected }: View, shard: number, next: number): Change[] => [
  { shard, role: 'holder', from: me, to: next, ready: true },
  { shard, role: 'next', from: next, to: me, ready: isConnected(shard) },
];

/** Transfers a shard to a process that holds at least two fewer. */
function rebalance(view: View): Change[] | undefined {
  const { me, shards } = view;
  for (const [shard, { holder, next, ready }] of shards.entries()) {
    if (holder === me && next !== undefined && ready && hasFewerShards(view, next, me)) {
      return swapRoles(view, shard, next);
    }
  }
  return undefined;
}

/** Replaces the standby of the busiest process's shard if this process should hold more. */
function takeOverStandby(view: View): Change[] | undefined {
  const { me, shards } = view;
  const waits = shards.some(
    ({ holder, next }) => next === me && holder !== undefined && hasFewerShards(view, me, holder),
  );
  if (waits) return undefined;
  const holders = shards.flatMap(({ holder }) => holder ?? []);
  const richest = holders.toSorted((a, b) => share(view, b) - share(view, a))[0];
  if (richest === undefined || !hasFewerShards(view, me, richest)) return undefined;
  const standsBy = (who: number) =>
    shards.filter(({ holder, next }) => holder === richest && next === who).length;
  // Keeps a standby that waits for a transfer itself and has only this shard to wait for.
  const isFree = (next: number) => !hasFewerShards(view, next, richest) || standsBy(next) > 1;
  for (const [shard, { holder, next }] of shards.entries()) {
    if (holder !== richest || next === undefined || !isFree(next)) continue;
    return [{ shard, role: 'next', from: next, to: me, ready: view.isConnected(shard) }];
  }
  return undefined;
}

const share = ({ shards }: View, who: number): number => shards.filter(({ holder }) => holder === who).length;

/** Returns whether a process holds so few shards that the other one should give it one. */
const hasFewerShards = (view: View, one: number, other: number): boolean =>
  share(view, one) + 2 <= share(view, other);
