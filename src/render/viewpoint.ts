/** Whose view a picture takes, and the letters that tell players apart. */
import type { Scene } from './request.ts';

/** The seat that was asked about; else whoever is to act; else the first. */
export const seatOf = ({ seat, state }: Pick<Scene, 'seat' | 'state'>): number =>
  seat ?? state.stack.at(-1)?.seat ?? 0;

/**
 * The letter on each seat's mark, no two alike: the first of the player's name that no seat before it has; where
 * there is none, the number of the seat.
 */
export function lettersOf({ names, state }: Pick<Scene, 'names' | 'state'>): string[] {
  const letters: string[] = [];
  state.players.forEach((_, seat) => {
    const own = (names[seat] ?? '').match(/[\p{L}\p{N}]/gu) ?? [];
    const capitals = own.map((letter) => [...letter.toLocaleUpperCase()][0] as string);
    const free = [...capitals, String(seat + 1), '5', '6', '7'].find((one) => !letters.includes(one));
    letters.push(free as string);
  });
  return letters;
}
