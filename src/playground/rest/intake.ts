/** Parses a bot's request: JSON, or a form with `payload_json` and files. */
import type { z } from 'zod';
import { safeName, type Upload } from '../files.ts';
import { parseJson } from '../json.ts';
import { fromZod, invalid, type Refusal } from '../problems.ts';
import { refuse } from './refuse.ts';

export interface Intake {
  readonly body: unknown;
  readonly files: readonly Upload[];
}

const NOTHING: Intake = { body: undefined, files: [] };

/** Reads the body and files of a request; `undefined` if they are malformed. */
export async function readIntake(request: Request): Promise<Intake | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return NOTHING;
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(await request.formData());
  const raw = await request.text();
  if (raw === '') return NOTHING;
  const body = parseJson(raw);
  return body === undefined ? undefined : { body, files: [] };
}

async function readForm(form: FormData): Promise<Intake | undefined> {
  const json = form.get('payload_json');
  const body = typeof json === 'string' ? parseJson(json) : {};
  if (body === undefined) return undefined;
  const files: { readonly index: number; readonly file: Upload }[] = [];
  for (const [key, value] of form.entries()) {
    const index = /^files\[(\d+)\]$/.exec(key)?.[1];
    if (index === undefined || typeof value === 'string') continue;
    const bytes = new Uint8Array(await value.arrayBuffer());
    const name = safeName(value.name);
    files.push({ index: Number(index), file: { name, type: contentType(name, value.type), bytes } });
  }
  // Attachments refer to files by number.
  files.sort((one, other) => one.index - other.index);
  return { body, files: files.map(({ file }) => file) };
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
};

/** Discord falls back to the file name if the sender gives no useful type. */
const contentType = (name: string, said: string) =>
  said === '' || said === 'application/octet-stream'
    ? (TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream')
    : said;

/** Returns whether a body has half of a surrogate pair. Discord answers it with an error (discord-api-docs #6561). */
export const hasHalfCharacter = (body: unknown): boolean =>
  /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(body) ?? '');

/** Parses a body with the schema, or refuses it. `under`: its path within the request. */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown, under: readonly PropertyKey[] = []): T {
  const { data, error } = schema.safeParse(body);
  return error === undefined ? data : refuse(invalid(fromZod(error, under)).refusal);
}

export const UNREADABLE: Refusal = {
  status: 400,
  code: 50109,
  message: 'The request body contains invalid JSON.',
};
