/** The bytes of a message's components: Discord takes only so many. */
import { MOST_BYTES } from '../kit/limits.ts';

/** The same JSON without the descriptions that stand beside this field. */
function withoutDescriptions(json: unknown, beside: 'value' | 'media'): unknown {
  if (Array.isArray(json)) return json.map((one) => withoutDescriptions(one, beside));
  if (typeof json !== 'object' || json === null) return json;
  const fields = Object.entries(json).filter(([field]) => field !== 'description' || !(beside in json));
  return Object.fromEntries(fields.map(([field, one]) => [field, withoutDescriptions(one, beside)]));
}

const bytesOf = (json: unknown): number => Buffer.byteLength(JSON.stringify(json));

/**
 * Returns the components with as many of their descriptions as there is room for. Those of options go first, as their
 * labels say the same in short; then the alternative texts of pictures.
 */
export function withinBudget<T>(components: T, most = MOST_BYTES): T {
  let left: unknown = components;
  for (const beside of ['value', 'media'] as const) {
    if (bytesOf(left) > most) left = withoutDescriptions(left, beside);
  }
  return left as T;
}
