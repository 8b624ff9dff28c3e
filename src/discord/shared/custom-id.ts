/**
 * The ids of buttons, menus and dialogs: `route:argument:argument…`. All that a click means is in its id, so it
 * works after a restart. Anybody can forge one: each route parses its arguments, and the app checks the act.
 */
import { z } from 'zod';
import { LONGEST_ID } from './limits.ts';

/** The id of a game, as ids of components carry it. */
export const gameArg = z.string().regex(/^[a-z2-7]{8}$/);

/** A seat, as ids of components carry it. */
export const seatArg = z
  .string()
  .regex(/^[0-3]$/)
  .transform(Number);

/** The id of a component. Throws for one that is too long or holds a colon: that is a mistake of ours. */
export function customId(route: string, ...args: readonly (string | number)[]): string {
  const parts = [route, ...args.map(String)];
  const id = parts.join(':');
  if (parts.some((part) => part.includes(':')) || id.length > LONGEST_ID) {
    throw new Error(`not a custom id: ${id}`);
  }
  return id;
}

export function parseCustomId(id: string): { route: string; args: string[] } {
  const [route = '', ...args] = id.split(':');
  return { route, args };
}
