/** What is told of how the bot works, for whoever measures it. No ids: of each thing only which kind it is of. */

/**
 * What came of a try to post. `waits`: Discord asks for it. `failed`: it passes by itself. `putOff`: a person has to mend
 * something. `givenUp`: nobody will hear of it.
 */
type Posting = 'posted' | 'waits' | 'failed' | 'putOff' | 'givenUp';

/** Times are in milliseconds. None of it may throw. */
export interface MetricsSink {
  /** An interaction was acknowledged, or could not be. */
  acknowledged(milliseconds: number, ok: boolean): void;
  posted(came: Posting): void;
  /** Somebody asked too much at once, and was told to wait. */
  slowed(): void;
  /** So many logins at the gateway are left of those that Discord allows in a day. */
  loginsLeft(count: number): void;
}

/** Measures nothing. */
export const NO_METRICS: MetricsSink = {
  acknowledged: () => {},
  posted: () => {},
  slowed: () => {},
  loginsLeft: () => {},
};
