/** Discriminates JSON Schema unions by `type`, so that errors concern only the intended branch. */

type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

const REFERENCE = '#/components/schemas/';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts references to bare names, and unions of objects with distinct `type` values to conditions. The
 * schema accepts the same values as before.
 */
export function discriminated(schema: unknown, schemas: Schemas): unknown {
  if (Array.isArray(schema)) return schema.map((one) => discriminated(one, schemas));
  if (!isSchema(schema)) return schema;
  const plain = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' ? bareName(value) : discriminated(value, schemas),
    ]),
  );
  const branches = schema.oneOf ?? schema.anyOf;
  const told = Array.isArray(branches) ? tellApart(branches, schemas) : undefined;
  if (told === undefined) return plain;
  const { oneOf: _one, anyOf: _any, ...rest } = plain;
  return { ...rest, ...told };
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
