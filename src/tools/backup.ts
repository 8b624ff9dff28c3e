/**
 * `npm run backup`: copies the database while the bot runs, and restores copies. See `--help`. Uses no development
 * packages, such as Commander, because the built bot includes this tool without them.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { backUp, pathOf, restore } from '../storage/index.ts';

const HELP = `Copies the SQLite file that DATABASE_URL names (in the environment, or in .env), even while the bot plays; or restores a
copy, while the bot does not run.

  npm run backup -- --out FILE
  npm run backup -- --restore FILE

  --out FILE       where the copy goes; it must not exist yet
  --restore FILE   backup to restore; the current file is kept beside it

A FILE without a folder is in the bot's folder.
`;

/** An empty variable would mean the default database of the system's user: `:?` refuses it. */
const POSTGRES = `A Postgres database is copied by its own programs, also while the bot plays. The shell does not
read .env, so set the variable to the same value first:
  DATABASE_URL=postgresql://USER:PASSWORD@HOST:5432/DATABASE
  pg_dump --format=custom --file=copy.dump "\${DATABASE_URL:?}"
To restore, stop the bot, create an empty database (or have it created: createdb --owner=USER restored), and fill it:
  psql "\${DATABASE_URL:?}" --command='CREATE DATABASE restored'
  pg_restore --single-transaction --no-owner --dbname=postgresql://USER:PASSWORD@HOST:5432/restored copy.dump
Then set DATABASE_URL to the new database.
`;

/** The games of a bot whose token is set where this tool does not see it. */
const GAMES = 'data/caledonia.db';
const WHICH = `Which database? Neither DATABASE_URL nor DISCORD_TOKEN is set here, so it would be data/playground.db. Name one:
  DATABASE_URL=file:./${GAMES} npm run backup -- …
`;

try {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, restore: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const read = readConfig();
  if (!read.ok) throw new Error(`Invalid configuration:\n  ${read.problems.join('\n  ')}`);
  const { database, isDatabaseAssumed } = read.config;
  if (values.help) process.stdout.write(HELP);
  else if (!values.out === !values.restore)
    throw new Error(HELP); // Neither or both.
  else if (isDatabaseAssumed && (values.restore || existsSync(GAMES))) throw new Error(WHICH);
  else if (!database.startsWith('file:')) throw new Error(POSTGRES);
  else if (values.out) {
    const copy = resolve(values.out);
    const games = await backUp(database, copy);
    process.stdout.write(`${copy} is a copy of ${pathOf(database)}, with games=${games}\n`);
  } else if (values.restore) {
    const copy = resolve(values.restore);
    const former = await restore(database, copy);
    process.stdout.write(`${pathOf(database)} is now what ${copy} was\n`);
    if (former !== undefined) process.stdout.write(`What was there before: ${former}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
