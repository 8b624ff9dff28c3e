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
