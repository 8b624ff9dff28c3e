/** A task that runs once at a time: calls during a run lead to one more run after it. */

/** Creates a task from a function that does not reject. */
export function coalesceCalls(run: () => Promise<void>) {
  let current: Promise<void> | undefined;
  let isCalled = false;

  async function runWhileCalled(): Promise<void> {
    try {
      while (isCalled) {
        isCalled = false;
        await run();
      }
    } finally {
      // In the same step as the last look at `isCalled`, so that no call is lost.
      current = undefined;
    }
  }

  return {
    /** Runs the task now, or once more after the current run. */
    call() {
      isCalled = true;
      current ??= runWhileCalled();
    },
    /** Drops a call that waits for the current run. */
    cancel() {
      isCalled = false;
    },
    isRunning: () => current !== undefined,
    /** Resolves when the current run and the one called during it are over. */
    whenDone: async () => await current,
  };
}
