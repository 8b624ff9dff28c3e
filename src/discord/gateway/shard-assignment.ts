/**
 * Which process serves which shard. Each process looks at the same table of leases and changes what is its own to change;
 * no process leads. What is done here is pure: from what somebody sees to what they change.
 */

/** Who is needed for a shard: one that answers, and another one that is connected and would go on at once. */
export type Role = 'holder' | 'next';

/** A shard as the leases have it, by the numbers of processes that live. */
export interface Shard {
  readonly holder: number | undefined;
  readonly next: number | undefined;
  /** Whether the one that stands by is connected. */
  readonly ready: boolean;
}

/** What one process knows when it decides. */
export interface View {
  readonly me: number;
  /** By the numbers of shards. */
  readonly shards: readonly Shard[];
  /** Whether this process is connected to a shard. */
  readonly isConnected: (shard: number) => boolean;
}

/** A lease that goes from one process (nobody) to another (nobody). It is refused where it is not `from` who has it. */
export interface Change {
  readonly shard: number;
  readonly role: Role;
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Whether the one that has it then is connected. */
  readonly ready: boolean;
}

/**
 * What a process changes next; nothing where all is well as far as it can tell. The changes of a move are made one after
 * the other, and only as long as none is refused. Processes that go on looking and changing come to rest: each shard is
 * held once, shares differ by one at most, and where there are two processes or more another one stands by for each shard.
 */
export function nextMoves(view: View): readonly (readonly Change[])[] {
  const moves = view.shards.map((_, shard) => duty(view, shard)).filter((move) => move.length > 0);
  if (moves.length > 0) return moves;
  const balancing = give(view) ?? comeNear(view);
  return balancing === undefined ? [] : [balancing];
}

/** The shards that a process is to be connected to. */
export const shardsOf = ({ me, shards }: Pick<View, 'me' | 'shards'>): number[] =>
  shards.flatMap(({ holder, next }, shard) => (holder === me || next === me ? [shard] : []));

/** What has to be done about a shard, whoever has how many. */
function duty(view: View, shard: number): Change[] {
  const { me, shards, isConnected } = view;
  const { holder, next, ready } = shards[shard] as Shard;
  const connected = isConnected(shard);
  const stepAside: Change = { shard, role: 'next', from: me, to: undefined, ready: false };
  if (holder === undefined) {
    // Whoever stands by comes first.
    if (next !== undefined && next !== me) return [];
    const take: Change = { shard, role: 'holder', from: undefined, to: me, ready: connected };
    return next === me ? [take, stepAside] : [take];
  }
  if (holder === me) {
    if (next === me) return [stepAside];
    return next !== undefined && ready && !connected ? handOver(view, shard, next) : [];
  }
  if (next === undefined) return [{ shard, role: 'next', from: undefined, to: me, ready: connected }];
  return next === me && ready !== connected
    ? [{ shard, role: 'next', from: me, to: me, ready: connected }]
    : [];
}

/** Holder and next change places, so that both stay connected. */
const handOver = ({ me, isConnected }: View, shard: number, next: number): Change[] => [
  { shard, role: 'next', from: next, to: me, ready: isConnected(shard) },
  { shard, role: 'holder', from: me, to: next, ready: true },
];

/** Hands a shard over to a process that holds at least two less. */
function give(view: View): Change[] | undefined {
  const { me, shards } = view;
  for (const [shard, { holder, next, ready }] of shards.entries()) {
    if (holder === me && next !== undefined && ready && isPoorer(view, next, me)) {
      return handOver(view, shard, next);
    }
  }
  return undefined;
}

/**
 * Stands by for a shard of the process that holds most, in place of another one, where nobody is about to hand over
 * anything to this process, and something would be.
 */
function comeNear(view: View): Change[] | undefined {
  const { me, shards } = view;
  const waits = shards.some(
    ({ holder, next }) => next === me && holder !== undefined && isPoorer(view, me, holder),
  );
  if (waits) return undefined;
  const holders = shards.flatMap(({ holder }) => holder ?? []);
  const richest = holders.toSorted((a, b) => share(view, b) - share(view, a))[0];
  if (richest === undefined || !isPoorer(view, me, richest)) return undefined;
  const standsBy = (who: number) =>
    shards.filter(({ holder, next }) => holder === richest && next === who).length;
  // Who waits for the same, and for this shard alone, is left there.
  const isFree = (next: number) => !isPoorer(view, next, richest) || standsBy(next) > 1;
  for (const [shard, { holder, next }] of shards.entries()) {
    if (holder !== richest || next === undefined || !isFree(next)) continue;
    return [{ shard, role: 'next', from: next, to: me, ready: view.isConnected(shard) }];
  }
  return undefined;
}

/** How many shards a process holds. */
const share = ({ shards }: View, who: number): number => shards.filter(({ holder }) => holder === who).length;

/** Whether one holds so much less than another that a shard of the other's would be better with it. */
const isPoorer = (view: View, one: number, other: number): boolean =>
  share(view, one) + 2 <= share(view, other);
