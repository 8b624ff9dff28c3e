/** The bytes of a message's components: Discord takes only so many. */
import { MOST_BYTES } from '../shared/limits.ts';

/** What can be left out, the first of it first: a field, and one that tells beside what it stands. */
const SPARE = [
  // The labels of options say the same in short.
  { field: 'description', beside: 'value' },
  // The alternative texts of pictures.
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

/** Returns the components without as much of what is spare as there is no room for. */
export function fitIntoBudget<T>(components: T, most = MOST_BYTES): T {
  let left: unknown = components;
  for (const spare of SPARE) if (bytesOf(left) > most) left = without(left, spare);
  return left as T;
}
