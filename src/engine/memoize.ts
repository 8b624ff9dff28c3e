/** Answers that are worked out once for each thing that is asked about. */

/**
 * The same function, which keeps its answer for as long as the thing it is asked about is in use. Only for things
 * that are never edited: the answer goes by which one it is, not by what is in it.
 */
export function kept<K extends object, V extends object>(work: (thing: K) => V): (thing: K) => V {
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
