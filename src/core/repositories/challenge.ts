/** The stored weekly challenge. */
import type { ChallengeDeal, ChallengeEntry, RawDeal } from '../game/challenge.ts';

/** Deals, entries, and hashes of entries without a game. */
export interface ChallengeRepository {
  /** What is played in a week with so many players: as it was drawn first, which is this where there is none yet. */
  getOrCreateDeal(guild: string, week: string, players: number, drawn: ChallengeDeal): Promise<RawDeal>;
  /** What was drawn in a server, the newest weeks first; at most `limit`. */
  listDeals(guild: string, limit: number): Promise<RawDeal[]>;
  /** Whose games count in a week, by their games. */
  listEntries(guild: string, week: string): Promise<ChallengeEntry[]>;
  /** Keeps the hash of somebody's entry to a week's challenge; the same hash again changes nothing. */
  saveEntry(week: string, hash: string): Promise<void>;
  hasEntry(hash: string): Promise<boolean>;
  /** Forgets the hashes of a week and of those before it. */
  deleteEntries(week: string): Promise<void>;
}
