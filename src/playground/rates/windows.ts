/** Counts what happens within windows of time, each of which begins with the first thing in it. */

export interface Counted {
  /** Whether there was room for it. */
  readonly fits: boolean;
  /** How many more fit into the window. */
  readonly remaining: number;
  /** Milliseconds until the window ends. */
  readonly left: number;
}

export interface Windows {
  count(name: string, limit: number, milliseconds: number): Counted;
}

/** `clock` gives milliseconds that only grow. */
export function createWindows(clock: () => number): Windows {
  const windows = new Map<string, { readonly ends: number; used: number }>();
  return {
    count(name, limit, milliseconds) {
      const at = clock();
      for (const [old, { ends }] of windows) if (ends <= at) windows.delete(old);
      const window = windows.get(name) ?? { ends: at + milliseconds, used: 0 };
      windows.set(name, window);
      const fits = window.used < limit;
      if (fits) window.used += 1;
      return { fits, remaining: limit - window.used, left: window.ends - at };
    },
  };
}
