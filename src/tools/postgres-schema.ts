/** Generates the Postgres schema from the hand-written one. Run by `npm run generate`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { POSTGRES_SCHEMA, postgresSchema, SQLITE_SCHEMA } from './prisma-schema.ts';

writeFileSync(POSTGRES_SCHEMA, postgresSchema(readFileSync(SQLITE_SCHEMA, 'utf8')));
