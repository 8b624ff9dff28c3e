/** Stored data of the weekly challenge: same deal for everyone in a guild. */
import type { Option } from '../../engine/index.ts';

export interface Challenge {
  /** ISO week such as `2026-W48` (see `calendar/weeks.ts`). */
  week: string;
  /** The channel where the ladder is posted when the week is over. */
  home: string;
  told?: boolean;
  /** Number of moves up to the last that revealed something; none of them can be undone. */
  revealed?: number;
}

/** Setup shared by all challenge games of a guild, week and number of players. */
export interface ChallengeDeal {
  seed: string;
  generator?: number;
  options: Option[];
  content: string;
}

/** An unchecked deal with its week and number of players. */
export interface RawDeal extends Omit<ChallengeDeal, 'options'> {
  week: string;
  players: number;
  options: unknown;
}

/** A user can have one game of each kind per week. */
export const CHALLENGE_KINDS = ['solo', 'table'] as const;
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number];

export interface ChallengeEntry {
  kind: ChallengeKind;
  user: string;
  game: string;
  home: string;
}
