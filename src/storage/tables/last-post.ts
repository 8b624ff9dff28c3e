/**
 * The stored last post of a game, within a transaction. An erasure marks it with the game's version, so that a post under way,
 * which was composed before, does not bring the user back.
 */
import { z } from 'zod';
import type { LastPost } from '../../core/index.ts';
import { parseJson } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';

const Marked = z.looseObject({ erasedAt: z.int() });
const UNMARKED = { OR: [{ lastPost: null }, { NOT: { lastPost: { contains: '"erasedAt":' } } }] };

/** Returns the stored post without its mark; `undefined` if there is none. */
export function readLastPost(json: string | null): unknown {
  const stored = parseJson(json);
  const { data } = Marked.safeParse(stored);
  if (data === undefined) return stored;
  const { erasedAt: _, ...post } = data;
  return 'message' in post ? post : undefined;
}

/** Marks a post, and removes texts from it, because they may contain the name. Its messages stay whole. */
export function markErased(json: string | null, version: number): string {
  const post = parseJson(json);
  const named = { fold: undefined, below: undefined, turns: undefined };
  const kept = typeof post === 'object' && post !== null ? { ...post, ...named } : {};
  return JSON.stringify({ ...kept, erasedAt: version });
}

/**
 * Saves the last post. If a user was erased after version `seen`, saves only what names no one, and returns the version of
 * that erasure.
 */
export async function save(
  tx: Transaction,
  id: string,
  last: LastPost,
  seen: number | undefined,
): Promise<number | undefined> {
  const write = (post: object) => ({ data: { lastPost: JSON.stringify(post) } });
  if ((await tx.game.updateMany({ where: { id, ...UNMARKED }, ...write(last) })).count > 0) return undefined;
  const game = await tx.game.findUniqueOrThrow({ where: { id }, select: { lastPost: true } });
  const { erasedAt = 0 } = Marked.safeParse(parseJson(game.lastPost)).data ?? {};
  const isOutdated = seen !== undefined && seen < erasedAt;
  const { message, kind, asked, notices } = last;
  const bare = {
    message,
    kind,
    ...(asked !== undefined && { asked }),
    ...(notices && { notices }),
    erasedAt,
  };
  await tx.game.update({ where: { id }, ...write(isOutdated ? bare : last), select: { id: true } });
  return isOutdated ? erasedAt : undefined;
}
