/** Converts the database schema from SQLite to Postgres. */

/** Paths of the schemas from the project root. */
export const SQLITE_SCHEMA = 'prisma/schema.prisma';
export const POSTGRES_SCHEMA = 'prisma/postgres/schema.prisma';

const HEADING = '// Made from ../schema.prisma by `npm run generate`; change that one.';

/** Returns the Postgres schema. Throws if the lines that differ between the two are missing. */
export function postgresSchema(sqlite: string): string {
  const body = sqlite.replace(/^(?:\/\/[^\n]*\n)+/, '');
  return [
    ['provider = "sqlite"', 'provider = "postgresql"'],
    ['"../src/storage/generated/sqlite"', '"../../src/storage/generated/postgres"'],
  ].reduce((text, [from = '', to = '']) => {
    if (text.split(from).length !== 2) throw new Error(`${SQLITE_SCHEMA} should say ${from} once.`);
    return text.replace(from, to);
  }, `${HEADING}\n${body}`);
}
