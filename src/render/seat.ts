/** Whose view a picture takes. */
import type { Scene } from './request.ts';

/** The seat that was asked about; else whoever is to act; else the first. */
export const seatOf = ({ seat, state }: Pick<Scene, 'seat' | 'state'>): number =>
  seat ?? state.stack.at(-1)?.seat ?? 0;
