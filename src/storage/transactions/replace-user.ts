import { z } from 'zod';
import { escapeText } from '../escape.ts';
import { parseJson } from '../row-mappers.ts';
import type { Session, Transaction } from '../session.ts';
import { markErased } from '../tables/last-post.ts';

const Worded = z.object({ kind: z.literal('fold'), post: z.object({ text: z.string() }) });

/** The field with user ids to ping. The replaced user is removed from it. */
const PINGED = 'ping';

/** Replaces every string that equals `from` by `to`, and removes `from` from pings. */
export function replaceUserId<T>(value: T, from: string, to: string): T {
  return inside(value, from, to) as T;
}

function inside(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => inside(one, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      const called = field === PINGED && Array.isArray(one) ? one.filter((user) => user !== from) : one;
      return [field, inside(called, from, to)];
    }),
  );
}

/** Replaces id and name in all objects whose `user` is `from`. */
export function replaceUserAndName<T>(value: T, from: string, to: { user: string; name: string }): T {
  if (Array.isArray(value)) return value.map((one) => replaceUserAndName(one, from, to)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, replaceUserAndName(one, from, to)]),
  );
  return ('user' in inner && inner.user === from ? { ...inner, ...to } : inner) as T;
}

/** Returns whether an announcement contains rendered text, which may include names: a collapsed post. */
export const hasRenderedText = (announcement: unknown): boolean => Worded.safeParse(announcement).success;

interface Replacement {
  readonly from: string;
  readonly to: { readonly user: string; readonly name: string };
}

/** Replaces a user in all rows of a game, in one transaction that raises the game's version. */
export const replaceUser = ({ transaction }: Session, game: string, replacement: Replacement) =>
  transaction(async (tx) => {
    const gameId = escapeText(game);
    // First, so that a concurrent commit waits here and then finds a newer version.
    await tx.game.updateMany({ where: { id: gameId }, data: { version: { increment: 1 } } });
    if (!(await replaceInGame(tx, gameId, replacement))) return;
    await replaceInRows(tx, gameId, replacement);
    await replaceInResult(tx, gameId, replacement);
    const user = escapeText(replacement.from);
    await tx.plan.deleteMany({ where: { gameId, user } });
    await tx.$executeRaw`DELETE FROM "Review" WHERE "gameId" = ${gameId} AND "user" = ${user}`;
    await replaceInOutbox(tx, gameId, replacement);
  });

async function replaceInGame(tx: Transaction, id: string, { from, to }: Replacement): Promise<boolean> {
  const game = await tx.game.findUnique({ where: { id } });
  if (game === null) return false;
  await tx.game.update({
    where: { id },
    data: {
      host: game.host === escapeText(from) ? escapeText(to.user) : game.host,
      consent: inJson(game.consent, from, to.user),
      timing: inJson(game.timing, from, to.user),
      orders: inJson(game.orders, from, to.user),
      lastPost: inJson(markErased(game.lastPost, game.version), from, to.user),
    },
  });
  return true;
}

async function replaceInRows(tx: Transaction, gameId: string, { from, to }: Replacement): Promise<void> {
  const [former, user, name] = [escapeText(from), escapeText(to.user), escapeText(to.name)];
  await tx.member.updateMany({ where: { gameId, user: former }, data: { user, name } });
  await tx.substitution.updateMany({ where: { gameId, user: former }, data: { user, name } });
  await tx.challengeEntry.updateMany({ where: { gameId, user: former }, data: { user } });
  await tx.move.updateMany({ where: { gameId, by: former }, data: { by: user } });
}

async function replaceInResult(tx: Transaction, gameId: string, { from, to }: Replacement): Promise<void> {
  const row = await tx.result.findUnique({ where: { gameId } });
  if (row === null) return;
  const result = JSON.stringify(replaceUserAndName(parseJson(row.result), from, to));
  await tx.result.update({ where: { gameId }, data: { result } });
}

/** Deletes announcements with rendered text, which may contain the name. Meanwhile, others may be acknowledged. */
async function replaceInOutbox(tx: Transaction, gameId: string, { from, to }: Replacement): Promise<void> {
  const rows = await tx.outboxEntry.findMany({ where: { gameId } });
  for (const { id, announcement } of rows) {
    if (hasRenderedText(parseJson(announcement))) {
      await tx.outboxEntry.deleteMany({ where: { id } });
      continue;
    }
    const changed = inJson(announcement, from, to.user) ?? announcement;
    if (changed !== announcement)
      await tx.outboxEntry.updateMany({ where: { id }, data: { announcement: changed } });
  }
}

function inJson(json: string | null, from: string, to: string): string | null {
  const value = parseJson(json);
  return value === undefined ? json : JSON.stringify(replaceUserId(value, from, to));
}
