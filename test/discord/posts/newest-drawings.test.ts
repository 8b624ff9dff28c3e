/** Which drawing of a game is still wanted. */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createNewestDrawings } from '../../../src/discord/posts/newest-drawings.ts';

/** Starts a drawing that ends when `end` is called. */
function begin(newest: ReturnType<typeof createNewestDrawings>, game: string) {
  let end = () => {};
  const result = newest.run(game, async (isWanted) => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return isWanted();
  });
  return { result, end: () => end() };
}

describe('the drawings of games', () => {
  it('are outdated by a newer one of the same game only', async () => {
    const newest = createNewestDrawings();
    const [old, other, young] = [begin(newest, 'a'), begin(newest, 'b'), begin(newest, 'a')];
    for (const { end } of [old, other, young]) end();
    expect(await Promise.all([old, other, young].map(({ result }) => result))).toEqual([
      undefined,
      true,
      true,
    ]);
  });

  it('keep those waiting that must not outdate them, until the last has ended', async () => {
    const newest = createNewestDrawings();
    const [first, second] = [begin(newest, 'a'), begin(newest, 'a')];
    let isIdle = false;
    const idle = newest.whenIdle('a').then(() => {
      isIdle = true;
    });
    await newest.whenIdle('b');
    first.end();
    await first.result;
    await setImmediate();
    expect(isIdle).toBe(false);
    second.end();
    await idle;
    expect(isIdle).toBe(true);
  });
});
