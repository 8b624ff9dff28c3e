/** Memoization by identity. */

/**
 * Returns a function that caches its result for each argument as long as that object is alive. Use it only for objects
 * that are never edited: the cache compares identity, not content.
 */
export function memoize<K extends object, V extends object>(work: (thing: K) => V): (thing: K) => V {
  const answers = new WeakMap<K, V>();
  return (thing) => {
    let answer = answers.get(thing);
    if (answer === undefined) {
      answer = work(thing);
      answers.set(thing, answer);
    }
    return answer;
  };
}
