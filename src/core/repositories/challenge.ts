/** The stored weekly challenge. */
import type { ChallengeEntry, Deal, KeptDeal } from '../game/challenge.ts';

/** Deals, entries, and hashes of entries without a game. */
export interface ChallengeRepository {
  /** What is played in a week with so many players: as it was drawn first, which is this where there is none yet. */
  deal(guild: string, week: string, players: number, drawn: Deal): Promise<KeptDeal>;
  /** What was drawn in a server, the newest weeks first; at most `limit`. */
  deals(guild: string, limit: number): Promise<KeptDeal[]>;
  /** Whose games count in a week, by their games. */
  entries(guild: string, week: string): Promise<ChallengeEntry[]>;
  /** Keeps the hash of somebody's entry to a week's challenge; the same hash again changes nothing. */
  keepEntered(week: string, hash: string): Promise<void>;
  hasEntered(hash: string): Promise<boolean>;
  /** Forgets the hashes of a week and of those before it. */
  forgetEntered(week: string): Promise<void>;
}
