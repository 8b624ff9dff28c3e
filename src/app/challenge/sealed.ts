/** What stays hidden of the weekly challenge until its week is over, as others still play with the same cards. */
import { type GameState, publicView } from '../../engine/index.ts';
import { weekEnds } from '../../time/index.ts';
import { isAtTable } from '../members.ts';
import { moderates } from '../permissions.ts';
import type { GameRecord } from '../store.ts';
import type { Actor } from '../types.ts';

/** Until when the cards of a game are a secret, in milliseconds since 1970; nothing where they are none any more. */
export function sealedUntil({ challenge }: Pick<GameRecord, 'challenge'>, now: Date): number | undefined {
  const until = challenge === undefined ? 0 : weekEnds(challenge.week);
  return until > now.getTime() ? until : undefined;
}

/** A position of a game as everybody may see it now. */
export const viewOf = (record: Pick<GameRecord, 'challenge'>, state: GameState, now: Date): GameState =>
  publicView(state, { sealed: sealedUntil(record, now) !== undefined });

/** Whether somebody may look at a game whose cards are a secret: its players, and moderators, who may have to help. */
export const mayLook = (actor: Actor, record: GameRecord): boolean =>
  record.status === 'lobby' || isAtTable(record, actor.user) || moderates(actor, record);

/** Thrown where somebody looks at a game of the challenge that is not theirs. */
export class SealedGame extends Error {
  /** When everybody may look, in milliseconds since 1970. */
  readonly until: number;

  constructor(id: string, until: number) {
    super(`game ${id} is sealed`);
    this.name = 'SealedGame';
    this.until = until;
  }
}
