/** What the ids of looking around mean: which view, of whom, with what marked. */
import { z } from 'zod';
import { UNITS, type Unit } from '../../../content/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { Seat } from '../../../engine/index.ts';
import { VIEWS, type View } from '../../../render/index.ts';

/** What is marked on the map: where a unit could go, or all that a seat reaches. */
export const MARKS = [...UNITS, 'reach'] as const;
export type Mark = Unit | 'reach';

/** What somebody looks at. */
export interface ViewChoice {
  readonly view: View;
  /** Whose board, or for whom spaces are marked; left out, the reader's own. */
  readonly seat?: Seat | undefined;
  readonly mark?: Mark | undefined;
}

/** In an id: nothing chosen. */
export const NONE = '-';

const orNone = <T>(schema: z.ZodType<T>) =>
  z.union([z.literal(NONE).transform((): undefined => undefined), schema]);

export const viewArg = z.enum(VIEWS);
export const markArg = orNone(z.enum(MARKS));
export const seatArg = orNone(
  z
    .string()
    .regex(/^[0-3]$/)
    .transform(Number),
);

/** The id of a button that shows this in place of what is shown. */
export const seeId = (game: string, { view, seat, mark }: ViewChoice): string =>
  customId('see', game, view, seat ?? NONE, mark ?? NONE);
