/** Checks bodies against Discord's OpenAPI document: loaded once per process, compiled operation by operation. */
import { readFile } from 'node:fs/promises';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';
import { discriminated } from './unions.ts';

/** What is wrong with the body of a request, a line each. `path` is below `/api/v10`. */
export type BodyCheck = (method: string, path: string, body: unknown) => readonly string[];

const document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});
const operation = z.looseObject({
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) })
    .optional(),
});

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly pattern: RegExp;
  /** The schema of its JSON body; undefined if it has none. */
  readonly schema: unknown;
}

const loaded = new Map<string, Promise<BodyCheck>>();

/**
 * The check by the OpenAPI document in this file.
 *
 * @throws if the file cannot be read or is no such document.
 */
export function loadBodyCheck(file: string): Promise<BodyCheck> {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const loading = readFile(file, 'utf8').then((raw) => createBodyCheck(JSON.parse(raw)));
  loaded.set(file, loading);
  return loading;
}

/**
 * The check by an OpenAPI document.
 *
 * @throws if it is no such document.
 */
export function createBodyCheck(raw: unknown): BodyCheck {
  const { paths, components } = document.parse(raw);
  const schemas = corrected(components.schemas);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
  formats.default(ajv);
  for (const [name, schema] of Object.entries(schemas))
    ajv.addSchema(discriminated(schema, schemas) as object, name);
  const operations = Object.entries(paths).flatMap(([path, methods]) => operationsOf(path, methods));
  const compiled = new Map<Operation, ValidateFunction>();

  const compile = (found: Operation) => {
    const known = compiled.get(found);
    if (known !== undefined) return known;
    const validate = ajv.compile(discriminated(found.schema, schemas) as object);
    compiled.set(found, validate);
    return validate;
  };

  return (method, path, body) => {
    const candidates = operations.filter((one) => one.method === method && one.pattern.test(path));
    // A path written out, such as `@original`, goes before one with a parameter in that place.
    const [found] = candidates.sort((one, other) => parameters(one) - parameters(other));
    if (found === undefined) return [`${method} ${path}: Discord's OpenAPI document has no such operation`];
    if (found.schema === undefined) return [];
    const validate = compile(found);
    return validate(body) ? [] : report(validate.errors ?? []).map((line) => `${method} ${path}: ${line}`);
  };
}

const parameters = ({ path }: Operation) => path.split('{').length;

function operationsOf(path: string, methods: Readonly<Record<string, unknown>>): Operation[] {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace('@', '(?:@|%40)');
  const pattern = new RegExp(`^${escaped.replace(/\{[^}]+\}/g, '[^/]+')}$`);
  return Object.entries(methods).flatMap(([method, raw]) => {
    const read = operation.safeParse(raw);
    if (!read.success || !/^(?:get|put|post|patch|delete)$/.test(method)) return [];
    const schema = read.data.requestBody?.content['application/json']?.schema;
    return [{ method: method.toUpperCase(), path, pattern, schema }];
  });
}

/** The document has permissions as a number only; Discord itself asks for text, and sends it. */
const TEXT_PERMISSIONS = { type: ['integer', 'string', 'null'], pattern: '^\\d+$' };

const corrected = (schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { properties } = schema;
      const has =
        typeof properties === 'object' && properties !== null && 'default_member_permissions' in properties;
      if (!has) return [name, schema];
      return [
        name,
        { ...schema, properties: { ...properties, default_member_permissions: TEXT_PERMISSIONS } },
      ];
    }),
  );

const MOST_LINES = 5;
/** These only say that something below them is wrong, which is told by itself. */
const FRAMES: readonly string[] = ['if', 'anyOf', 'oneOf', 'allOf'];

/** The errors that lie deepest in the body, where several forms were tried; a line each, and few. */
function report(errors: readonly ErrorObject[]): string[] {
  const telling = errors.filter(({ keyword }) => !FRAMES.includes(keyword));
  const list = telling.length > 0 ? telling : errors;
  // Of a value that may be null, "must be null" is no news beside what else is wrong with it or in it.
  const news = list.filter(
    (error) =>
      !(
        error.keyword === 'type' &&
        error.params.type === 'null' &&
        list.some((other) => other !== error && other.instancePath.startsWith(error.instancePath))
      ),
  );
  const lines = new Set((news.length > 0 ? news : list).map(describe));
  return [...lines].slice(0, MOST_LINES);
}

function describe({ instancePath, message, keyword, params }: ErrorObject): string {
  const place = instancePath === '' ? 'the body' : instancePath;
  const detail = keyword === 'enum' ? ` (${(params.allowedValues as unknown[]).join(', ')})` : '';
  return `${place} ${message}${detail}`;
}
