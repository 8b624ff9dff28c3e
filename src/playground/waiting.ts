/** Waits for conditions, checked after each change. */
import { onAnyChange, type World } from './state.ts';

export interface Waiting {
  /** Resolves when `predicate` holds; rejects after `milliseconds`, or when the playground is closed. */
  until(predicate: () => boolean, milliseconds: number): Promise<void>;
  close(): void;
}

export function createWaiting(world: World): Waiting {
  const ends = new Set<() => void>();
  return {
    until: (predicate, milliseconds) =>
      new Promise((resolve, reject) => {
        if (predicate()) return resolve();
        const end = (finish: () => void) => {
          clearTimeout(timer);
          stop();
          ends.delete(onClose);
          finish();
        };
        const look = () => {
          try {
            if (predicate()) end(resolve);
          } catch (error) {
            // An exception is the predicate's fault and must not reach the code that made the change.
            end(() => reject(error));
          }
        };
        const onClose = () => end(() => reject(new Error('The playground was closed')));
        const timer = setTimeout(
          () => end(() => reject(new Error(`Not so within ${milliseconds} ms: ${predicate}`))),
          milliseconds,
        );
        const stop = onAnyChange(world, look);
        ends.add(onClose);
      }),
    close() {
      for (const end of [...ends]) end();
    },
  };
}
