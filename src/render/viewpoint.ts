/** The seat a picture is about, and the letters on players' marks. */
import type { Scene } from './request.ts';
import { drawable } from './signs.ts';

/** Returns the requested seat, else the seat to act, else the first. */
export const seatOf = ({ seat, state }: Pick<Scene, 'seat' | 'state'>): number =>
  seat ?? state.stack.at(-1)?.seat ?? 0;

/** Returns a unique letter per seat: the first of the name that no earlier seat has, or the seat's number. */
export function lettersOf({ names, state }: Pick<Scene, 'names' | 'state'>): string[] {
  const letters: string[] = [];
  state.players.forEach((_, seat) => {
    const own = drawable(names[seat] ?? '').match(/[\p{L}\p{N}]/gu) ?? [];
    const capitals = own.map((letter) => [...letter.toLocaleUpperCase()][0] as string);
    const free = [...capitals, String(seat + 1), '5', '6', '7'].find((one) => !letters.includes(one));
    letters.push(free as string);
  });
  return letters;
}
