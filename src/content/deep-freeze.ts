/** Makes a value unchangeable to its depths, so that nobody alters the figures of a running game. */

/** The same value, with everything inside it frozen. Meant for plain JSON. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
