/** Collects response and posting times over all tables. */
import type { InteractionResult } from '../../playground/index.ts';

export interface Measured {
  /** Milliseconds from a click until it was acknowledged, until it was answered, and until its move was posted. */
  readonly acknowledged: number[];
  readonly answered: number[];
  readonly posted: number[];
  readonly posts: Set<string>;
  /** Messages that have had a picture, and all of their pictures. */
  readonly pictured: Set<string>;
  readonly whole: Set<string>;
  interactions: number;
  readonly errors: string[];
}

/** Returns empty measurements. */
export const nothingMeasured = (): Measured => ({
  acknowledged: [],
  answered: [],
  posted: [],
  errors: [],
  posts: new Set<string>(),
  pictured: new Set<string>(),
  whole: new Set<string>(),
  interactions: 0,
});

/** Records the result of an interaction that began `late` milliseconds late. */
export function note(measured: Measured, { acknowledged, answered }: InteractionResult, late: number): void {
  measured.interactions++;
  if (acknowledged !== undefined) measured.acknowledged.push(late + acknowledged);
  if (answered !== undefined) measured.answered.push(late + answered);
}
