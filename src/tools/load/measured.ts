/** What people at all tables see of the bot: how long it takes to answer, and to tell of their moves. */
import type { InteractionResult } from '../../playground/index.ts';

export interface Measured {
  /** Milliseconds from a click: until it was acknowledged, until it was answered, until its move was in the channel. */
  readonly acknowledged: number[];
  readonly answered: number[];
  readonly posted: number[];
  /** Messages that told moves. */
  readonly posts: Set<string>;
  interactions: number;
  readonly errors: string[];
}

export const nothingMeasured = (): Measured => ({
  ...{ acknowledged: [], answered: [], posted: [], errors: [] },
  ...{ posts: new Set<string>(), interactions: 0 },
});

/** What came of an interaction that began so many milliseconds late. */
export function note(measured: Measured, { acknowledged, answered }: InteractionResult, late: number): void {
  measured.interactions++;
  if (acknowledged !== undefined) measured.acknowledged.push(late + acknowledged);
  if (answered !== undefined) measured.answered.push(late + answered);
}
