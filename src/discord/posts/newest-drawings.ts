/** Tracks the newest drawing of each game. Older ones are outdated, and dropped unless they have begun. */

/** Creates the record of drawings under way, by game. */
export function createNewestDrawings() {
  const newest = new Map<string, Promise<void>>();
  return {
    /**
     * Runs a drawing, which outdates the game's earlier one. `isWanted` returns whether it is still the newest. Returns
     * `undefined` if it is not.
     */
    async run<T>(game: string, draw: (isWanted: () => boolean) => Promise<T>): Promise<T | undefined> {
      let end = () => {};
      const drawing = new Promise<void>((resolve) => {
        end = resolve;
      });
      const isWanted = () => newest.get(game) === drawing;
      newest.set(game, drawing);
      try {
        const drawn = await draw(isWanted);
        return isWanted() ? drawn : undefined;
      } finally {
        if (isWanted()) newest.delete(game);
        end();
      }
    },
    /** Resolves when no drawing of the game is under way. */
    async whenIdle(game: string): Promise<void> {
      for (let drawing = newest.get(game); drawing !== undefined; drawing = newest.get(game)) await drawing;
    },
  };
}

export type NewestDrawings = ReturnType<typeof createNewestDrawings>;
