/** Facts about preceding events. */
export interface PrecedingFacts {
  /** The last price die; 0 if none was rolled. */
  readonly die: number;
  /** True if goods were bought from neighbours. */
  readonly bought: boolean;
  /** Number of contracts obtained, and whether any was paid for. */
  readonly obtained: number;
  readonly paid: boolean;
  /** The bonus that lets the player draw contracts now. */
  readonly draw: 'none' | 'building' | 'port';
  /** True if drawn contracts were listed. */
  readonly drawn: boolean;
}

/** The facts at the beginning of a turn. */
export const NO_FACTS: PrecedingFacts = {
  die: 0,
  bought: false,
  obtained: 0,
  paid: false,
  draw: 'none',
  drawn: false,
};
