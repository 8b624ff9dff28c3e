/** Caches results by identity as long as the argument is alive. Only for objects that are never edited. */
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

/** An object with a cache of its own. */
export interface Caching {
  readonly answers: Map<unknown, unknown>;
}

/** Caches results in the argument itself: for objects that live so briefly that a WeakMap would cost more. */
export function memoizeWithin<K extends Caching, V extends object>(work: (thing: K) => V): (thing: K) => V {
  return (thing) => {
    let answer = thing.answers.get(work) as V | undefined;
    if (answer === undefined) {
      answer = work(thing);
      thing.answers.set(work, answer);
    }
    return answer;
  };
}
