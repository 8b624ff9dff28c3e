/** Reads `schema.prisma`, as far as ours goes, and says in SQL what it means; other words in it throw. */

type Dialect = 'sqlite' | 'postgres';

const TYPES: Readonly<Record<string, Readonly<Record<Dialect, string>>>> = {
  String: { sqlite: 'TEXT', postgres: 'TEXT' },
  Int: { sqlite: 'INTEGER', postgres: 'INTEGER' },
  Boolean: { sqlite: 'BOOLEAN', postgres: 'BOOLEAN' },
  DateTime: { sqlite: 'DATETIME', postgres: 'TIMESTAMP(3)' },
};

/** The statements that make the tables of a schema in an empty database. */
export function tablesOf(schema: string, dialect: Dialect): string {
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => ({
    name,
    lines: linesOf(body),
  }));
  const names = models.map(({ name }) => name);
  return models.flatMap(({ name, lines }) => tableOf(name, lines, names, dialect)).join('\n');
}

const linesOf = (body: string) =>
  body
    .split('\n')
    .map((line) => line.replace(/\/\/.*$/, '').trim())
    .filter((line) => line !== '');

const quoted = (names: string) =>
  names
    .split(',')
    .map((name) => `"${name.trim()}"`)
    .join(', ');

/** What a line of a model comes to: columns and constraints of the table, and statements that follow it. */
interface Parts {
  readonly columns?: readonly string[];
  readonly constraints?: readonly string[];
  readonly after?: readonly string[];
}

function tableOf(
  table: string,
  lines: readonly string[],
  models: readonly string[],
  dialect: Dialect,
): string[] {
  const parts = lines.map((line): Parts => {
    const read = blockOf(table, line) ?? relationOf(table, line, models) ?? columnOf(table, line, dialect);
    if (read === undefined) throw new Error(`What does this mean, in ${table}? ${line}`);
    return read;
  });
  const inside = [
    ...parts.flatMap(({ columns = [] }) => columns),
    ...parts.flatMap(({ constraints = [] }) => constraints),
  ];
  return [
    `CREATE TABLE "${table}" (\n${inside.join(',\n')}\n);`,
    ...parts.flatMap(({ after = [] }) => after),
  ];
}

const primaryKey = (table: string, fields: string) =>
  `CONSTRAINT "${table}_pkey" PRIMARY KEY (${quoted(fields)})`;

function indexOn(table: string, kind: 'index' | 'unique', fields: string): string {
  const end = kind === 'unique' ? 'key' : 'idx';
  const name = [table, ...fields.split(',').map((field) => field.trim()), end].join('_');
  return `CREATE ${kind === 'unique' ? 'UNIQUE ' : ''}INDEX "${name}" ON "${table}"(${quoted(fields)});`;
}

/** `@@id([a, b])` and its like. */
function blockOf(table: string, line: string): Parts | undefined {
  const [, kind, fields = ''] = /^@@(id|unique|index)\(\[([\w, ]+)\]\)$/.exec(line) ?? [];
  if (kind === 'id') return { constraints: [primaryKey(table, fields)] };
  return kind === 'index' || kind === 'unique' ? { after: [indexOn(table, kind, fields)] } : undefined;
}

/** `game Game @relation(…)`, and `moves Move[]` at its other end. */
function relationOf(table: string, line: string, models: readonly string[]): Parts | undefined {
  const [, list] = /^\w+\s+(\w+)\[\]$/.exec(line) ?? [];
  if (list !== undefined && models.includes(list)) return {};
  const [, to, from, id] =
    /^\w+\s+(\w+)\s+@relation\(fields: \[(\w+)\], references: \[(\w+)\], onDelete: Cascade\)$/.exec(line) ??
    [];
  if (to === undefined || !models.includes(to)) return undefined;
  const key = `CONSTRAINT "${table}_${from}_fkey" FOREIGN KEY ("${from}") REFERENCES "${to}"("${id}")`;
  return { constraints: [`${key} ON DELETE CASCADE ON UPDATE CASCADE`] };
}

/** `name String? @unique` and its like. */
function columnOf(table: string, line: string, dialect: Dialect): Parts | undefined {
  const [, name = '', word = '', optional, rest = ''] = /^(\w+)\s+(\w+)(\?)?\s*(.*)$/.exec(line) ?? [];
  const type = TYPES[word]?.[dialect];
  if (type === undefined) return undefined;
  const column = `"${name}" ${type}${optional === undefined ? ' NOT NULL' : ''}`;
  const standard = /^@default\((\d+|true|false)\)$/.exec(rest)?.[1];
  if (standard !== undefined) return { columns: [`${column} DEFAULT ${standard}`] };
  switch (rest) {
    case '':
      return { columns: [column] };
    case '@id':
      return { columns: [column], constraints: [primaryKey(table, name)] };
    case '@unique':
      return { columns: [column], after: [indexOn(table, 'unique', name)] };
    case '@id @default(autoincrement())':
      return dialect === 'sqlite'
        ? { columns: [`"${name}" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT`] }
        : { columns: [`"${name}" SERIAL NOT NULL`], constraints: [primaryKey(table, name)] };
    default:
      return undefined;
  }
}
