/** JSON from outside. */

/** The value, or undefined if it is no JSON. */
export function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
