/** A task that runs once at a time: calls during a run lead to one more run after it. */

export interface CoalescedTask {
  /** Runs the task now, or once more after the current run. */
  call(): void;
  /** Drops a call that waits for the current run. */
  cancel(): void;
  isRunning(): boolean;
  /** Resolves when the current run and the one called during it are over. */
  whenDone(): Promise<void>;
}

/** Creates a task from a function that does not reject. */
export function coalesceCalls(run: () => Promise<void>): CoalescedTask {
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
    call() {
      isCalled = true;
      current ??= runWhileCalled();
    },
    cancel() {
      isCalled = false;
    },
    isRunning: () => current !== undefined,
    whenDone: async () => await current,
  };
}
