/** Records of the weekly challenge. */
import type { Option } from '../../engine/index.ts';

/** That a game is one of a week's challenge. */
export interface Challenge {
  /** Such as `2026-W48` (see `calendar/weeks.ts`). */
  week: string;
  /** The channel that hears of the ladder when the week is over. */
  home: string;
  /** The game has nothing to do with that any more. */
  told?: boolean;
}

/** What everybody of a server plays in a week, with so many players. */
export interface ChallengeDeal {
  seed: string;
  /** What the seed is dealt with; nothing where it was drawn before there was a choice: the first. */
  generator?: number;
  options: Option[];
  /** Id of the content. */
  content: string;
}

/** A deal as it was found, with the week and the number of players that it is for. */
export interface RawDeal extends Omit<ChallengeDeal, 'options'> {
  week: string;
  players: number;
  options: unknown;
}

/** Games that count: somebody has one of each kind in a week. */
export const CHALLENGE_KINDS = ['solo', 'table'] as const;
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number];

/** Somebody's game of a week that counts. */
export interface ChallengeEntry {
  kind: ChallengeKind;
  user: string;
  game: string;
  /** The channel that hears of the ladder. */
  home: string;
}
