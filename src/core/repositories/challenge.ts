/** The weekly challenge: deals, games that count, and hashed entries without a game. */
import type { ChallengeDeal, ChallengeEntry, RawDeal } from '../game/challenge.ts';

export interface ChallengeRepository {
  /** Returns the stored deal for this week and number of players, or stores and returns `drawn`. */
  getOrCreateDeal(guild: string, week: string, players: number, drawn: ChallengeDeal): Promise<RawDeal>;
  /** Returns the deals of a guild, newest week first, at most `limit`. */
  listDeals(guild: string, limit: number): Promise<RawDeal[]>;
  /** Returns the games of a guild's week, with their players. */
  listEntries(guild: string, week: string): Promise<ChallengeEntry[]>;
  /** Stores the hash of an entry. Storing it again has no effect. */
  saveEntry(week: string, hash: string): Promise<void>;
  /** Returns whether this hash is stored. */
  hasEntry(hash: string): Promise<boolean>;
  /** Deletes the hashes of this week and earlier ones. */
  deleteEntries(week: string): Promise<void>;
}
