/** Waits for conditions, checked after each change. */
import { onAnyChange, type World } from './state.ts';

/** Creates conditions to wait for, checked after every change of the world. */
export function createWaiting(world: World) {
  const ends = new Set<() => void>();
  return {
    /** Resolves when `predicate` holds; rejects after `milliseconds`, or when the playground is closed. */
    until: (predicate: () => boolean, milliseconds: number) =>
      new Promise<void>((resolve, reject) => {
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
    close(): void {
      for (const end of [...ends]) end();
    },
  };
}
