import { z } from 'zod';
import { ROUNDS } from '../../../content/index.ts';
import { customId, digitsArg } from '../../../discord/shared/custom-id.ts';
import { FORMATS, type ReplayFormat } from '../../../render/index.ts';

/** Selected replay; `round` is undefined for the whole game. */
export interface ReplayChoice {
  readonly round?: number | undefined;
  readonly format: ReplayFormat;
}

export const WHOLE = '-';

export const partArg = z.union([
  z.literal(WHOLE).transform((): undefined => undefined),
  digitsArg(/^\d$/).refine((round) => round <= ROUNDS),
]);
export const formatArg = z.enum(FORMATS);

/** A step number, where 0 is the start; or the first or last step. */
export type Step = number | 'first' | 'last';
export const stepArg: z.ZodType<Step> = z.union([z.enum(['first', 'last']), digitsArg(/^\d{1,4}$/)]);

/** Returns the id of a button that replaces the current replay. */
export const watchId = (game: string, { round, format }: ReplayChoice): string =>
  customId('watch', game, round ?? WHOLE, format);
export const stepId = (game: string, step: Step): string => customId('step', game, step);
