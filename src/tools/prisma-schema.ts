/** Turns the schema of the database, written for SQLite, into that for Postgres. */

/** Where the schemas lie, from the top of the project. */
export const SQLITE_SCHEMA = 'prisma/schema.prisma';
export const POSTGRES_SCHEMA = 'prisma/postgres/schema.prisma';

const HEADING = '// Made from ../schema.prisma by `npm run generate`; change that one.';

/** The schema for Postgres. Throws where the text has not the lines that differ between the two. */
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
