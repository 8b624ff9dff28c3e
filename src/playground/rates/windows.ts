/** Fixed-window counters; a window starts with its first event. */

export interface Counted {
  readonly fits: boolean;
  readonly remaining: number;
  readonly left: number;
}

export interface Windows {
  count(name: string, limit: number, milliseconds: number): Counted;
}

/** Creates the counters. `clock`: monotonic milliseconds. */
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
