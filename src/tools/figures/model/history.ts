/** Undo and redo: every step as a whole, which costs little because steps share what did not change. */
export interface History<Step> {
  readonly past: readonly Step[];
  readonly now: Step;
  readonly future: readonly Step[];
}

/** Returns a history with nothing to undo. */
export const startHistory = <Step>(now: Step): History<Step> => ({ past: [], now, future: [] });

/** Adds a step. What was undone before can no longer be redone. */
export const addStep = <Step>({ past, now }: History<Step>, next: Step): History<Step> => ({
  past: [...past, now],
  now: next,
  future: [],
});

/** Returns the history one step earlier; the same history at its beginning. */
export function undo<Step>(history: History<Step>): History<Step> {
  const { past, now, future } = history;
  const last = past.at(-1);
  return last === undefined ? history : { past: past.slice(0, -1), now: last, future: [now, ...future] };
}

/** Returns the history one step later; the same history at its end. */
export function redo<Step>(history: History<Step>): History<Step> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: rest };
}
