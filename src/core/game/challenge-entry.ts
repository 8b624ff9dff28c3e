/** Challenge entries without a game, stored as keyed hashes until the week is over. */
import { createHmac } from 'node:crypto';
import type { ServiceContext } from '../service-context.ts';
import type { Store } from '../store.ts';
import { CHALLENGE_KINDS, type ChallengeKind } from './challenge.ts';
import type { GameRecord } from './types.ts';

interface EntryKey {
  readonly guild: string;
  readonly week: string;
  readonly kind: ChallengeKind;
  readonly user: string;
}

const SECRET = 'challenge-secret';
const SECRET_BYTES = 32;

/** Returns the kind of challenge for this number of players. */
export const kindOf = (players: number): ChallengeKind => (players === 1 ? 'solo' : 'table');

/** Returns the entry that a challenge game uses up for a user; `undefined` for other games. */
export const entryKeyOf = (
  { guild, challenge, players }: Pick<GameRecord, 'guild' | 'challenge' | 'players'>,
  user: string,
): EntryKey | undefined =>
  challenge === undefined ? undefined : { guild, week: challenge.week, kind: kindOf(players), user };

const hashed = (secret: string, { guild, week, kind, user }: EntryKey): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([guild, week, kind, user]))
    .digest('hex');

/** Stores that a user has entered, as a keyed hash. Doing it again has no effect. */
export async function recordEntry(
  { store, random }: Pick<ServiceContext, 'store' | 'random'>,
  chance: EntryKey,
): Promise<void> {
  const drawn = Buffer.from(random(SECRET_BYTES)).toString('hex');
  const secret = await store.keyValue.setIfAbsent(SECRET, drawn);
  await store.challenge.saveEntry(chance.week, hashed(secret, chance));
}

/** Returns the kinds of a week's challenge that a user has entered without a game. */
export async function listEnteredKinds(
  store: Pick<Store, 'challenge' | 'keyValue'>,
  of: Omit<EntryKey, 'kind'>,
): Promise<ChallengeKind[]> {
  const found: ChallengeKind[] = [];
  for (const kind of CHALLENGE_KINDS) if (await hasEntered(store, { ...of, kind })) found.push(kind);
  return found;
}

/** Returns whether a user has entered without a game. */
export async function hasEntered(
  store: Pick<Store, 'challenge' | 'keyValue'>,
  chance: EntryKey,
): Promise<boolean> {
  const secret = await store.keyValue.get(SECRET);
  return secret !== undefined && (await store.challenge.hasEntry(hashed(secret, chance)));
}
