/** What the readers of command lines share. */
import { FIRST_GAME, OPTIONS, type Option } from '../engine/index.ts';

export type OrderResult<Order> =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: true; readonly help: true }
  | { readonly ok: false; readonly problem: string };

/** What is asked for, or what is wrong with it: whatever `read` throws is said to who wrote the arguments. */
export function orderFrom<Order extends object>(read: () => Order | 'help'): OrderResult<Order> {
  try {
    const order = read();
    return order === 'help' ? { ok: true, help: true } : { ok: true, order };
  } catch (error) {
    // What parseArgs says of unknown arguments is meant for people; its advice on `--` is not for here.
    return { ok: false, problem: `${error instanceof Error ? error.message.split(/\. |\n/)[0] : error}.` };
  }
}

/** To be thrown: an argument is not what it must be. */
export const refusal = (name: string, given: unknown, wanted: string) =>
  new Error(`--${name} is "${given}"; it must be ${wanted}`);

/** The one of the list that is given. Throws where it is none of them. */
export function oneOf<T>(name: string, given: unknown, list: readonly T[], more = ''): T {
  const found = list.find((one) => one === given);
  if (found === undefined) throw refusal(name, given, `one of ${list.join(', ')}${more}`);
  return found;
}

/** A whole number within these bounds. Throws for any other. */
export function whole(name: string, given: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(given.trim()) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw refusal(name, given, `a number from ${least} to ${most}`);
}

/** The seed. Throws for an empty one, and for one that is longer than so many characters. */
export function seedOf(given: string, longest = 64): string {
  const seed = given.trim();
  if (seed !== '' && seed.length <= longest) return seed;
  throw refusal('seed', seed.slice(0, longest), `1 to ${longest} characters`);
}

/** Options of a game by name, with commas between them, or those of a word (`words`, for people). Else throws. */
export function optionsOf(given: string, words = 'none, first, random'): readonly Option[] {
  if (given === 'none') return [];
  if (given === 'first') return FIRST_GAME;
  const names = given.split(',').map((name) => name.trim());
  if (names.every((name) => (OPTIONS as readonly string[]).includes(name))) {
    return OPTIONS.filter((option) => names.includes(option));
  }
  throw refusal('options', given, `${words}, or a list of: ${OPTIONS.join(', ')}`);
}
