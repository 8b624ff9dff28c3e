/** Who has entered a challenge without a game to show for it: kept as keyed hashes until the week is over. */
import { createHmac } from 'node:crypto';
import type { Tools } from '../game-service.ts';
import type { ChallengeRepository } from '../repositories/challenge.ts';
import type { KeyValueRepository } from '../repositories/key-value.ts';
import { CHALLENGE_KINDS, type ChallengeKind } from './challenge.ts';
import type { GameRecord } from './types.ts';

/** One of a person's chances: they have one of each kind in a week of a server. */
export interface Chance {
  readonly guild: string;
  readonly week: string;
  readonly kind: ChallengeKind;
  readonly user: string;
}

/** The setting that holds the secret: drawn once, and then kept in the database. */
const SECRET = 'challenge-secret';
const SECRET_BYTES = 32;

export const kindOf = (players: number): ChallengeKind => (players === 1 ? 'solo' : 'table');

/** Returns the chance of a user that a game of a challenge is about; nothing for other games. */
export const chanceOf = (
  { guild, challenge, players }: Pick<GameRecord, 'guild' | 'challenge' | 'players'>,
  user: string,
): Chance | undefined =>
  challenge === undefined ? undefined : { guild, week: challenge.week, kind: kindOf(players), user };

const hashed = (secret: string, { guild, week, kind, user }: Chance): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([guild, week, kind, user]))
    .digest('hex');

/** Notes that somebody has entered. */
export async function enter(
  { store, random }: Pick<Tools, 'store' | 'random'>,
  chance: Chance,
): Promise<void> {
  const drawn = Buffer.from(random(SECRET_BYTES)).toString('hex');
  const secret = await store.rememberFirst(SECRET, drawn);
  await store.keepEntered(chance.week, hashed(secret, chance));
}

/** Returns the kinds of a week's challenge of which it was noted that somebody has entered. */
export async function kindsEntered(
  store: ChallengeRepository & KeyValueRepository,
  of: Omit<Chance, 'kind'>,
): Promise<ChallengeKind[]> {
  const found: ChallengeKind[] = [];
  for (const kind of CHALLENGE_KINDS) if (await hasEntered(store, { ...of, kind })) found.push(kind);
  return found;
}

/** Returns whether it was noted that somebody has entered. */
export async function hasEntered(
  store: ChallengeRepository & KeyValueRepository,
  chance: Chance,
): Promise<boolean> {
  const secret = await store.remembered(SECRET);
  return secret !== undefined && (await store.hasEntered(hashed(secret, chance)));
}
