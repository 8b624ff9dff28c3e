/** Counts clicks, posts and pings of the turns that people take. */

import type { Robot, Table } from './table.ts';
import { TAP_KINDS, type TapCount, tapRobot } from './tap-robot.ts';

/** Median of numbers; 0 for an empty list. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

/** Returns the number of public posts in the channel, and of users pinged by them. */
function channelCounts({ playground, channel }: Table): { posts: number; pings: number } {
  const seen = playground.users.map((user) => user.messages(channel).filter(({ ephemeral }) => !ephemeral));
  return { posts: seen[0]?.length ?? 0, pings: seen.flat().filter(({ pinged }) => pinged).length };
}

/** Creates a robot that counts, and the line with the medians. */
export function createTapCounter(table: Table): { readonly robot: Robot; line(): string } {
  const turns: (TapCount & { posts: number; pings: number })[] = [];
  let counted: TapCount | undefined;
  const taking = tapRobot(table, (count) => {
    counted = count;
  });
  return {
    robot: async (user, chance) => {
      counted = undefined;
      const before = channelCounts(table);
      await taking(user, chance);
      await table.thought();
      const after = channelCounts(table);
      if (counted !== undefined) {
        const count = counted as TapCount;
        turns.push({ ...count, posts: after.posts - before.posts, pings: after.pings - before.pings });
      }
    },
    line: () => {
      const taken = turns.filter(({ kind }) => kind !== 'production');
      // A bonus, a neighbour's offer or an open port is a choice of its own, not part of the move.
      const plain = turns.filter(({ extras }) => !extras);
      const of = (kind: string) => plain.filter((turn) => turn.kind === kind).map(({ taps }) => taps);
      return [
        ...TAP_KINDS.map((kind) => `${kind}=${median(of(kind))}`),
        `posts=${median(taken.map(({ posts }) => posts)).toFixed(1)}`,
        `pings=${median(taken.map(({ pings }) => pings)).toFixed(1)}`,
      ].join(' ');
    },
  };
}
