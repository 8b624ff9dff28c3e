/** The cache of pictures, with words in place of pictures. */
import { describe, expect, it } from 'vitest';
import { createLruCache } from '../../../src/render/cache.ts';

/** A cache of words with ten letters in all, and how often each word was created. */
function keeper() {
  const made: string[] = [];
  const keep = createLruCache<string>(10, (word) => word.length);
  const ask = (name: string, word = name) =>
    keep(name, async () => {
      made.push(name);
      await Promise.resolve();
      return word;
    });
  return { ask, made, keep };
}

describe('a cache', () => {
  it('creates no entry twice', async () => {
    const { ask, made } = keeper();
    expect([await ask('one', 'eins'), await ask('one', 'uno')]).toEqual(['eins', 'eins']);
    expect(made).toEqual(['one']);
  });

  it('creates an entry once for simultaneous requests', async () => {
    const { ask, made } = keeper();
    expect(await Promise.all([ask('one', 'eins'), ask('one', 'uno'), ask('two')])).toEqual([
      'eins',
      'eins',
      'two',
    ]);
    expect(made).toEqual(['one', 'two']);
  });

  it('drops the least recently used entry when full', async () => {
    const { ask, made } = keeper();
    for (const name of ['aaaa', 'bbbb', 'aaaa', 'cccc']) await ask(name);
    for (const name of ['aaaa', 'cccc', 'bbbb']) await ask(name);
    expect(made).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
  });

  it('does not store an entry that is too large', async () => {
    const { ask, made } = keeper();
    for (const name of ['abc', 'much too long', 'much too long', 'abc']) expect(await ask(name)).toBe(name);
    expect(made).toEqual(['abc', 'much too long', 'much too long', 'abc']);
  });

  it('counts an entry once, however often it is made', async () => {
    const keep = createLruCache<string | undefined>(2, () => 1);
    for (let i = 0; i < 3; i++) expect(await keep('gone', async () => undefined)).toBe(undefined);
    await keep('one', async () => 'eins');
    expect(await keep('one', async () => 'uno')).toBe('eins');
  });

  it('retries what failed', async () => {
    const { ask, keep } = keeper();
    const failing = () => Promise.reject(new Error('no ink'));
    await expect(Promise.all([keep('one', failing), keep('one', failing)])).rejects.toThrow('no ink');
    expect(await ask('one', 'eins')).toBe('eins');
  });
});
