import type { AnnouncementKind, OutboxEntry } from '../../core/index.ts';

const COSMETIC_EDITS: readonly AnnouncementKind[] = ['fold', 'full', 'drawn', 'decided'];

/** Returns the nonce of a post, equal for each attempt. Discord allows 25 characters. */
export const nonceOf = ({ game, id, createdAt }: OutboxEntry): string =>
  `${game}-${id}-${createdAt.getTime().toString(36)}`.slice(0, 25);

/** Returns what identifies an entry in logs. */
export const idsOf = ({ id, game, channel, attempts, announcement: { kind } }: OutboxEntry) => ({
  id,
  game,
  channel,
  attempts,
  kind,
});

/** Returns whether an entry only edits existing posts: collapses, completes or updates one. */
export const isCosmeticEdit = ({ announcement: { kind } }: OutboxEntry): boolean =>
  COSMETIC_EDITS.includes(kind);

/** Returns whether an entry has a channel of its own, which may not be the game's. */
export const isElsewhere = ({ announcement }: OutboxEntry): boolean => 'channel' in announcement;

/**
 * Returns a game's entries in order of delivery: announcements, then cosmetic edits, those that failed least first. What goes
 * to another channel comes before all, because the game's own may be blocked.
 */
export function inDeliveryOrder(
  entries: readonly OutboxEntry[],
  failed: ReadonlyMap<number, number>,
): OutboxEntry[] {
  const failures = ({ id }: OutboxEntry) => failed.get(id) ?? 0;
  return [
    ...entries.filter(isElsewhere),
    ...entries.filter((entry) => !isCosmeticEdit(entry) && !isElsewhere(entry)),
    ...entries.filter(isCosmeticEdit).sort((a, b) => failures(a) - failures(b)),
  ];
}

export function groupByGame(entries: readonly OutboxEntry[]): Map<string, OutboxEntry[]> {
  const games = new Map<string, OutboxEntry[]>();
  for (const entry of entries) games.set(entry.game, [...(games.get(entry.game) ?? []), entry]);
  return games;
}
