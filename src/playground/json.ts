/** Parses external JSON. */

/** Returns the value, or `undefined` if it is not JSON. */
export function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
