/** What stays hidden of the weekly challenge until its week is over, as others still play with the same cards. */

import { weekEnds } from '../../calendar/index.ts';
import { type GameState, publicView } from '../../engine/index.ts';
import { moderates } from '../permissions.ts';
import type { Store } from '../store.ts';
import type { Actor } from '../types.ts';
import { entryKeyOf, hasEntered } from './challenge-entry.ts';
import { isAtTable } from './members.ts';
import type { GameRecord } from './types.ts';

/** Until when the cards of a game are a secret, in milliseconds since 1970; nothing where they are none any more. */
export function sealedUntil({ challenge }: Pick<GameRecord, 'challenge'>, now: Date): number | undefined {
  const until = challenge === undefined ? 0 : weekEnds(challenge.week);
  return until > now.getTime() ? until : undefined;
}

/** A position of a game as everybody may see it now. */
export const visibleState = (record: Pick<GameRecord, 'challenge'>, state: GameState, now: Date): GameState =>
  publicView(state, { sealed: sealedUntil(record, now) !== undefined });

/**
 * Why somebody may not look at a game whose cards are a secret. `stranger`: it is not theirs. `moderator`: they may, and
 * then count as having entered that challenge. `playing`: a moderator who still plays with the same cards themselves.
 */
export type Seal = 'stranger' | 'moderator' | 'playing';

/** Returns why somebody may not look at a game now; nothing where they may. */
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
  return (await store.games.findById(own.game))?.record.status === 'playing' ? 'playing' : undefined;
}

/** Thrown where somebody looks at a game of the challenge that is not theirs. */
export class ChallengeSealedError extends Error {
  readonly game: string;
  /** When everybody may look, in milliseconds since 1970. */
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
