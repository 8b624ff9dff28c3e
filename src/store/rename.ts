/** Puts another user in somebody's place in what is kept as JSON: requests, votes, orders, announcements. */

/** The fields that hold users. */
const USERS: readonly string[] = ['by', 'user', 'agreed'];
/** The fields that hold users who are to be called: who is not there any more is not. */
const CALLED = 'ping';

/** The value with `to` in the place of `from`, wherever a user stands; nobody is called by it any more. */
export function renamed<T>(value: T, from: string, to: string): T {
  return inField(value, '', from, to) as T;
}

function inField(value: unknown, field: string, from: string, to: string): unknown {
  if (typeof value === 'string') return USERS.includes(field) && value === from ? to : value;
  if (Array.isArray(value)) {
    const left = field === CALLED ? value.filter((one) => one !== from) : value;
    return left.map((one) => inField(one, field, from, to));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inField(one, key, from, to)]));
}
