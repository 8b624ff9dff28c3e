/** Validates requests and responses against Discord's OpenAPI document, loaded once per process and compiled lazily. */

import { readFile } from 'node:fs/promises';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';

type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

const REFERENCE = '#/components/schemas/';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts references to bare names, and unions of objects with distinct `type` values to conditions. The
 * schema accepts the same values as before.
 */
function discriminated(schema: unknown, schemas: Schemas): unknown {
  if (Array.isArray(schema)) return schema.map((one) => discriminated(one, schemas));
  if (!isSchema(schema)) return schema;
  const plain = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' ? bareName(value) : discriminated(value, schemas),
    ]),
  );
  const branches = schema.oneOf ?? schema.anyOf;
  const conditions = Array.isArray(branches) ? tellApart(branches, schemas) : undefined;
  if (conditions === undefined) return plain;
  const { oneOf: _one, anyOf: _any, ...rest } = plain;
  return { ...rest, ...conditions };
}

const bareName = (reference: unknown) => String(reference).replace(REFERENCE, '');

/** Returns conditions for a union; `undefined` if `type` does not discriminate its branches. */
function tellApart(branches: readonly unknown[], schemas: Schemas): Schema | undefined {
  const named = branches.map((branch) => {
    if (!isSchema(branch)) return { types: undefined, branch };
    const target = typeof branch.$ref === 'string' ? schemas[bareName(branch.$ref)] : branch;
    return { types: typesOf(target), branch: discriminated(branch, schemas) };
  });
  const forms = named.filter(({ branch }) => !(isSchema(branch) && branch.type === 'null'));
  const all = forms.flatMap(({ types }) => types ?? []);
  const isClear =
    forms.length > 1 && forms.every(({ types }) => types !== undefined) && new Set(all).size === all.length;
  if (!isClear) return undefined;
  return {
    type: forms.length < named.length ? ['object', 'null'] : 'object',
    required: ['type'],
    properties: { type: { enum: all } },
    allOf: forms.map(({ types, branch }) => ({
      if: { type: 'object', required: ['type'], properties: { type: { enum: types } } },
      // biome-ignore lint/suspicious/noThenProperty: it is JSON Schema's word.
      then: branch,
    })),
  };
}

/** Returns the `type` values accepted by this schema; `undefined` if it does not restrict them. */
function typesOf(schema: Schema | undefined): readonly unknown[] | undefined {
  if (!isSchema(schema?.properties) || !isSchema(schema.properties.type)) return undefined;
  const isRequired = Array.isArray(schema.required) && schema.required.includes('type');
  const { enum: values } = schema.properties.type;
  return isRequired && Array.isArray(values) ? values : undefined;
}

const content = z.record(z.string(), z.looseObject({ schema: z.unknown() })).optional();
const document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
    responses: z.record(z.string(), z.looseObject({ content })).optional(),
  }),
});
const operation = z.looseObject({
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ $ref: z.string().optional(), content })).optional(),
});
type Body = z.infer<typeof content>;

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly pattern: RegExp;
  readonly schema: unknown;
  /** Response schemas by status, such as `200` or `4XX`; `undefined` for those without a body. */
  readonly answers: ReadonlyMap<string, unknown>;
}

const loaded = new Map<string, Promise<OpenApiCheck>>();

/** Loads the validator from an OpenAPI document. @throws if the file cannot be read or is not such a document. */
export function loadOpenApi(file: string): Promise<OpenApiCheck> {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const loading = readFile(file, 'utf8').then((raw) => createOpenApi(JSON.parse(raw)));
  loaded.set(file, loading);
  return loading;
}

/** Creates the validator from an OpenAPI document. @throws if it is not such a document. */
export function createOpenApi(raw: unknown) {
  const { paths, components } = document.parse(raw);
  const schemas = corrected(components.schemas);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
  formats.default(ajv);
  for (const [name, schema] of Object.entries(schemas))
    ajv.addSchema(discriminated(schema, schemas) as object, name);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    operationsOf(path, methods, components.responses ?? {}),
  );
  const compiled = new Map<unknown, ValidateFunction>();

  const compile = (schema: unknown) => {
    const validate = compiled.get(schema) ?? ajv.compile(discriminated(schema, schemas) as object);
    compiled.set(schema, validate);
    return validate;
  };
  const problems = (schema: unknown, body: unknown, what: string): string[] => {
    const validate = compile(schema);
    return validate(body) ? [] : report(validate.errors ?? []).map((line) => `${what}: ${line}`);
  };
  const find = (method: string, path: string): Operation | undefined => {
    const candidates = operations.filter((one) => one.method === method && one.pattern.test(path));
    // A literal path segment, such as `@original`, takes precedence over a parameter.
    return candidates.sort((one, other) => parameters(one) - parameters(other))[0];
  };

  return {
    request(method: string, path: string, body: unknown) {
      const found = find(method, path);
      if (found === undefined) {
        return [`${method} ${path}: Discord's OpenAPI document has no such operation`];
      }
      return found.schema === undefined ? [] : problems(found.schema, body, `${method} ${path}`);
    },
    answer(method: string, path: string, status: number, body: unknown) {
      const answers = find(method, path)?.answers;
      const names = [`${status}`, `${Math.floor(status / 100)}XX`];
      const name = names.find((one) => answers?.has(one));
      // Discord's server errors are not documented.
      if (answers === undefined || answers.size === 0 || status >= 500) return [];
      const what = `the answer ${status} to ${method} ${path}`;
      if (name === undefined) return [`${what}: Discord's OpenAPI document has no such status`];
      const schema = answers.get(name);
      if (schema !== undefined) return problems(schema, body, what);
      return body === undefined ? [] : [`${what}: it has a body`];
    },
  };
}

/** Validates requests and responses; `path` is relative to `/api/v10`. */
export type OpenApiCheck = ReturnType<typeof createOpenApi>;

const parameters = ({ path }: Operation) => path.split('{').length;

/** `shared`: responses common to many operations. */
function operationsOf(
  path: string,
  methods: Readonly<Record<string, unknown>>,
  shared: Readonly<Record<string, { readonly content?: Body }>>,
): Operation[] {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace('@', '(?:@|%40)');
  const pattern = new RegExp(`^${escaped.replace(/\{[^}]+\}/g, '[^/]+')}$`);
  return Object.entries(methods).flatMap(([method, raw]) => {
    const read = operation.safeParse(raw);
    if (!read.success || !/^(?:get|put|post|patch|delete)$/.test(method)) return [];
    const { requestBody, responses = {} } = read.data;
    const schemaIn = (body: Body) => body?.['application/json']?.schema;
    const answers = new Map(
      Object.entries(responses).map(([status, { $ref: name, content: own }]) => [
        status,
        schemaIn(name === undefined ? own : shared[name.split('/').at(-1) ?? '']?.content),
      ]),
    );
    return [{ method: method.toUpperCase(), path, pattern, schema: schemaIn(requestBody?.content), answers }];
  });
}

/** The document only allows numeric permissions; Discord itself requires and sends text. */
const TEXT_PERMISSIONS = { type: ['integer', 'string', 'null'], pattern: '^\\d+$' };

/** Corrections of the document where Discord differs: error codes are names, and limits are optional. */
const CORRECTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ErrorDetails: { type: 'object' },
  RatelimitedResponse: {
    type: 'object',
    required: ['message', 'retry_after', 'global'],
    properties: {
      message: { type: 'string' },
      code: { type: 'integer' },
      retry_after: { type: 'number' },
      global: { type: 'boolean' },
    },
  },
};

const corrected = (schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const correction = CORRECTIONS[name];
      if (correction !== undefined) return [name, correction];
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

const MAX_LINES = 5;
/** These only report that a nested error exists, which is reported itself. */
const FRAMES: readonly string[] = ['if', 'anyOf', 'oneOf', 'allOf'];

/** Returns a few of the most deeply nested errors if several alternatives were tried, one per line. */
function report(errors: readonly ErrorObject[]): string[] {
  const telling = errors.filter(({ keyword }) => !FRAMES.includes(keyword));
  const list = telling.length > 0 ? telling : errors;
  // For a nullable value, "must be null" is redundant beside any other error of it.
  const news = list.filter(
    (error) =>
      !(
        error.keyword === 'type' &&
        error.params.type === 'null' &&
        list.some((other) => other !== error && other.instancePath.startsWith(error.instancePath))
      ),
  );
  const lines = new Set((news.length > 0 ? news : list).map(describe));
  return [...lines].slice(0, MAX_LINES);
}

function describe({ instancePath, message, keyword, params }: ErrorObject): string {
  const place = instancePath === '' ? 'the body' : instancePath;
  const detail = keyword === 'enum' ? ` (${(params.allowedValues as unknown[]).join(', ')})` : '';
  return `${place} ${message}${detail}`;
}
