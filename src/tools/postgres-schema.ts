/** Writes the schema for Postgres anew, from the one written by hand; run by `npm run generate`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { POSTGRES_SCHEMA, postgresSchema, SQLITE_SCHEMA } from './prisma-schema.ts';

writeFileSync(POSTGRES_SCHEMA, postgresSchema(readFileSync(SQLITE_SCHEMA, 'utf8')));
