/** `waits`: Discord asked to wait. `putOff`: needs a user's intervention. `givenUp`: never posted. */
type Posting = 'posted' | 'waits' | 'failed' | 'putOff' | 'givenUp';

/** Times are in milliseconds. Methods must not throw. */
export interface MetricsSink {
  /** Called when an interaction was acknowledged, or that failed. */
  acknowledged(milliseconds: number, ok: boolean): void;
  posted(came: Posting): void;
  /** Called when a user exceeded the rate limit and was asked to wait. */
  slowed(): void;
  loginsLeft(count: number): void;
}

export const NO_METRICS: MetricsSink = {
  acknowledged: () => {},
  posted: () => {},
  slowed: () => {},
  loginsLeft: () => {},
};
