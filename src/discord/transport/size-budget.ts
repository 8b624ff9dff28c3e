/** Limits the bytes of a message's components, as Discord does. */
import { MOST_BYTES } from '../shared/limits.ts';

/** Fields to drop, in order; `beside` identifies the objects that contain them. */
const SPARE = [
  // Labels of options summarize these.
  { field: 'description', beside: 'value' },
  // Alt texts of pictures.
  { field: 'description', beside: 'media' },
  { field: 'emoji', beside: 'value' },
] as const;

function without(json: unknown, spare: (typeof SPARE)[number]): unknown {
  if (Array.isArray(json)) return json.map((one) => without(one, spare));
  if (typeof json !== 'object' || json === null) return json;
  const fields = Object.entries(json).filter(([field]) => field !== spare.field || !(spare.beside in json));
  return Object.fromEntries(fields.map(([field, one]) => [field, without(one, spare)]));
}

const bytesOf = (json: unknown): number => Buffer.byteLength(JSON.stringify(json));

/** Drops fields until the components fit. */
export function fitIntoBudget<T>(components: T, most = MOST_BYTES): T {
  let left: unknown = components;
  for (const spare of SPARE) if (bytesOf(left) > most) left = without(left, spare);
  return left as T;
}
