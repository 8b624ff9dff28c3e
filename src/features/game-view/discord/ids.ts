import { z } from 'zod';
import { UNITS, type Unit } from '../../../content/index.ts';
import { customId, digitsArg } from '../../../discord/shared/custom-id.ts';
import type { Seat } from '../../../engine/index.ts';
import { VIEWS, type View } from '../../../render/index.ts';

/** Marks on the map: possible spaces of a unit, or a seat's reach. */
export const MARKS = [...UNITS, 'reach'] as const;
export type Mark = Unit | 'reach';

export interface ViewChoice {
  readonly view: View;
  /** Seat whose board or spaces are shown. Default: the reader's own. */
  readonly seat?: Seat | undefined;
  readonly mark?: Mark | undefined;
}

export const NONE = '-';

const orNone = <T>(schema: z.ZodType<T>) =>
  z.union([z.literal(NONE).transform((): undefined => undefined), schema]);

export const viewArg = z.enum(VIEWS);
export const markArg = orNone(z.enum(MARKS));
/** A page of the log from 1, the last page, or moves since the reader's last one. */
export const placeArg = z.union([z.literal('last'), z.literal('since'), digitsArg(/^\d{1,4}$/)]);
export type LogPlace = z.infer<typeof placeArg>;
export const seatArg = orNone(digitsArg(/^[0-3]$/));

/** Returns the id of a button that shows a view in words. */
export const textId = (game: string, { view, seat, mark }: ViewChoice): string =>
  customId('words', game, view, seat ?? NONE, mark ?? NONE);

/** Returns the id of a button that replaces the current view. */
export const seeId = (game: string, { view, seat, mark }: ViewChoice): string =>
  customId('see', game, view, seat ?? NONE, mark ?? NONE);
