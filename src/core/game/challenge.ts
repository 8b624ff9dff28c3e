import type { Option } from '../../engine/index.ts';

/** Links a game to a week's challenge. */
export interface Challenge {
  /** ISO week such as `2026-W48` (see `calendar/weeks.ts`). */
  week: string;
  /** The channel where the ladder is posted when the week is over. */
  home: string;
  /** The ladder has been posted. */
  told?: boolean;
}

/** Setup shared by all challenge games of a guild, week and number of players. */
export interface ChallengeDeal {
  seed: string;
  /** Generator for the seed. `undefined` in deals drawn before there was a choice: generator 1. */
  generator?: number;
  options: Option[];
  /** Content id. */
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

/** A user's game that counts in a week's challenge. */
export interface ChallengeEntry {
  kind: ChallengeKind;
  user: string;
  game: string;
  /** The channel where the ladder is posted. */
  home: string;
}
