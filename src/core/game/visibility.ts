/** Hides challenge games until their week is over, since others still play the same deal. */

import { weekEnds } from '../../calendar/index.ts';
import { type GameState, publicView } from '../../engine/index.ts';
import type { Store } from '../store.ts';
import type { Actor } from '../types.ts';
import { entryKeyOf, hasEntered } from './challenge-entry.ts';
import { isAtTable, isUnfinished } from './members.ts';
import { readRecord } from './parse-game.ts';
import { moderates } from './permissions.ts';
import type { GameRecord } from './types.ts';

/** Returns when a game's secrets may be shown, in milliseconds since 1970; `undefined` if they may be shown now. */
export function sealedUntil({ challenge }: Pick<GameRecord, 'challenge'>, now: Date): number | undefined {
  const until = challenge === undefined ? 0 : weekEnds(challenge.week);
  return until > now.getTime() ? until : undefined;
}

/** Returns whether a game's seed may be shown: the game is over for good, and no one plays its deal any more (R-INFO-1). */
export const isSeedOpen = (record: GameRecord, now: Date): boolean =>
  !isUnfinished(record) && sealedUntil(record, now) === undefined;

/** Returns a position without hidden information. */
export const visibleState = (record: Pick<GameRecord, 'challenge'>, state: GameState, now: Date): GameState =>
  publicView(state, { sealed: sealedUntil(record, now) !== undefined });

/** Why an actor may not see a challenge game: a stranger, a moderator, or one playing the same deal. */
type Seal = 'stranger' | 'moderator' | 'playing';

/** Returns why an actor may not see a game now; `undefined` if they may. */
export async function sealFor(
  store: Pick<Store, 'games' | 'challenge' | 'keyValue'>,
  actor: Actor,
  record: GameRecord,
  now: Date,
): Promise<Seal | undefined> {
  const chance = entryKeyOf(record, actor.user);
  if (chance === undefined || sealedUntil(record, now) === undefined) return undefined;
  if (record.status === 'lobby' || isAtTable(record, actor.user)) return undefined;
  if (!moderates(actor, record)) return 'stranger';
  if (await hasEntered(store, chance)) return undefined;
  const entries = await store.challenge.listEntries(record.guild, chance.week);
  const own = entries.find(({ kind, user }) => kind === chance.kind && user === actor.user);
  if (own === undefined) return 'moderator';
  const played = await store.games.findById(own.game);
  return played !== undefined && isUnfinished(readRecord(played.record)) ? 'playing' : undefined;
}

/** Reports that the actor may not see this challenge game yet. */
export class ChallengeSealedError extends Error {
  readonly game: string;
  readonly until: number;
  readonly seal: Seal;
  readonly alone: boolean;

  constructor(game: string, until: number, seal: Seal = 'stranger', alone = false) {
    super(`game ${game} is sealed`);
    this.name = 'SealedGame';
    this.game = game;
    this.until = until;
    this.seal = seal;
    this.alone = alone;
  }
}
