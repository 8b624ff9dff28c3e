/** What the ids of replays mean: which part of a game in which format, and which step of it. */
import { z } from 'zod';
import { ROUNDS } from '../../../content/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { FORMATS, type ReplayFormat } from '../../../render/index.ts';

/** What somebody watches: a round, or all of it. */
export interface Watching {
  readonly round?: number | undefined;
  readonly format: ReplayFormat;
}

/** In an id: all rounds. */
export const WHOLE = '-';

/** A round, or all of them. */
export const partArg = z.union([
  z.literal(WHOLE).transform((): undefined => undefined),
  z
    .string()
    .regex(/^\d$/)
    .transform(Number)
    .refine((round) => round <= ROUNDS),
]);
export const formatArg = z.enum(FORMATS);

/** A step by its number, 0 being the start; or the first or last there is. */
export type Step = number | 'first' | 'last';
export const stepArg: z.ZodType<Step> = z.union([
  z.enum(['first', 'last']),
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
]);

/** The id of a button that shows this in place of what is shown. */
export const watchId = (game: string, { round, format }: Watching): string =>
  customId('watch', game, round ?? WHOLE, format);
export const stepId = (game: string, step: Step): string => customId('step', game, step);
