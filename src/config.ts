/** The settings of whoever runs this: the one file that reads the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** Control characters come from a quoting slip, and no path a person means holds them. */
const path = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, 'must be the path of a file, on one line');

/** Left out and left empty are the same: `NAME=` is how an `.env` file says nothing. */
const optional = <T extends z.ZodType>(setting: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    setting.optional(),
  );

const Environment = z.object({
  CALEDONIA_CONTENT: optional(path),
});

/** The names of every variable that is read; `.env.example` explains each. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

export interface Config {
  /** Path of the owner's own content file; without it, the figures shipped are played with. */
  readonly content: string | undefined;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads and checks the settings; says everything that is wrong with them at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = environment()): ConfigResult {
  const read = Environment.safeParse(env);
  if (!read.success) {
    return {
      ok: false,
      problems: read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    };
  }
  return { ok: true, config: { content: read.data.CALEDONIA_CONTENT } };
}

/** The environment, over the `.env` file of the folder the program runs in, where there is one. */
function environment(): Readonly<Record<string, string | undefined>> {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return { ...file, ...process.env };
}
