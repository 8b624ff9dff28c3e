/** The order of pictures: answers first, posts in between, and nothing that is outdated. */
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { createTaskQueue, OutdatedPictureError } from '../../../src/render/task-queue.ts';
import { quantile } from '../../../src/tools/quantile.ts';

function scene() {
  const queue = createTaskQueue<{
    name: string;
    lowPriority?: boolean;
    isWanted?: () => boolean;
    reject(error: Error): void;
  }>();
  const rejected: [string, Error][] = [];
  const push = (name: string, more: { lowPriority?: boolean; isWanted?: () => boolean } = {}) =>
    queue.push({ name, ...more, reject: (error) => rejected.push([name, error]) });
  const post = (name: string) => push(name, { lowPriority: true });
  const take = (count: number) => Array.from({ length: count }, () => queue.take()?.name);
  return { queue, push, post, take, rejected };
}

describe('the queue of pictures', () => {
  it('gives answers in order, and posts in order after them', () => {
    const { push, post, take } = scene();
    for (const name of ['p1', 'p2']) post(name);
    for (const name of ['a1', 'a2']) push(name);
    expect(take(5)).toEqual(['a1', 'a2', 'p1', 'p2', undefined]);
  });

  it('gives a post after every two answers, however many follow', () => {
    const { push, post, take } = scene();
    for (const name of ['p1', 'p2']) post(name);
    const order: (string | undefined)[] = [];
    for (let number = 1; number <= 9; number++) {
      push(`a${number}`);
      push(`b${number}`);
      order.push(...take(1));
    }
    expect(order).toEqual(['a1', 'b1', 'p1', 'a2', 'b2', 'p2', 'a3', 'b3', 'a4']);
  });

  it('rejects what is outdated when its turn comes, and takes the next', () => {
    const { queue, push, take, rejected } = scene();
    let isWanted = true;
    push('old', { lowPriority: true, isWanted: () => isWanted });
    push('new', { lowPriority: true });
    isWanted = false;
    expect(take(2)).toEqual(['new', undefined]);
    expect(rejected).toEqual([['old', expect.any(OutdatedPictureError)]]);
    expect(queue.length()).toBe(0);
  });

  it('rejects everything if the process hangs', () => {
    const { queue, push, post, take, rejected } = scene();
    push('a');
    post('p');
    queue.rejectAll(new Error('it hangs'));
    expect(rejected.map(([name, { message }]) => [name, message])).toEqual([
      ['a', 'it hangs'],
      ['p', 'it hangs'],
    ]);
    expect(take(1)).toEqual([undefined]);
  });
});

it('an overloaded process still draws most boards within two seconds', () => {
  const { next } = createRng('overload');
  const MINUTE = 60_000;
  const pictureMs = 14;
  interface Post {
    readonly at: number;
    readonly isWanted: () => boolean;
    missing: number;
  }
  const queue = createTaskQueue<{
    post?: Post;
    lowPriority?: boolean;
    isWanted?: () => boolean;
    reject(): void;
  }>();
  // 45 answers and, at 20 tables, about 37 pictures of posts per second: a sixth more than can be drawn.
  const asked: { readonly at: number; readonly table?: number }[] = [];
  for (let at = 0; at < MINUTE; at += 2000 * (next() / 45)) asked.push({ at });
  for (let table = 0; table < 20; table++)
    for (let at = 1600 * next(); at < MINUTE; at += 600 + 2000 * next()) asked.push({ at, table });
  asked.sort((a, b) => a.at - b.at);

  const newest = new Map<number, Post>();
  const waits: number[] = [];
  let posts = 0;
  const reject = () => {};
  const ask = ({ at, table }: (typeof asked)[number]) => {
    if (table === undefined) return queue.push({ reject });
    const post: Post = { at, missing: 3, isWanted: () => newest.get(table) === post };
    newest.set(table, post);
    posts++;
    for (let picture = 0; picture < 3; picture++)
      queue.push({ post, lowPriority: true, isWanted: post.isWanted, reject });
  };
  for (let now = 0; now < MINUTE; now += pictureMs) {
    while ((asked[0]?.at ?? MINUTE) <= now) ask(asked.shift() as (typeof asked)[number]);
    const post = queue.take()?.post;
    if (post !== undefined && --post.missing === 0 && post.isWanted()) waits.push(now + pictureMs - post.at);
  }
  expect(waits.length / posts).toBeGreaterThan(0.5);
  expect(quantile(waits, 0.95)).toBeLessThan(2000);
});
