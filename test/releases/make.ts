/**
 * Makes the databases of a release, to be kept in the tests: live games at every stage, and what channels are owed.
 * Run once, by the release itself: `npx tsx test/releases/make.ts` (needs the Postgres server of the tests, and its
 * `pg_dump`). Later versions must go on with these games, so what is there is never made again.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { type App, createApp, type Wish } from '../../src/app/index.ts';
import { CONTENT } from '../../src/content/index.ts';
import { type GameState, legalActions, openDecisions, type Seat } from '../../src/engine/index.ts';
import { randomPlayer } from '../../src/players/index.ts';
import { openStore } from '../../src/store/index.ts';
import { ANN, bytesOf, clock, done, MOD, PEOPLE } from '../app/table.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const FOLDER = `test/releases/${version}`;
const SERVER = 'postgresql://root@127.0.0.1:5432';
const DATABASE = `caledonia_release_${process.pid}`;

interface Kept {
  readonly channel: string;
  readonly players: number;
  readonly wish?: Wish;
  /** How many have joined, if the game has not begun. */
  readonly joined?: number;
  /** Plays on until this holds. */
  readonly until?: (state: GameState) => boolean;
  /** Done at last. */
  readonly lastly?: (app: App, id: string) => Promise<unknown>;
}

const producing = (state: GameState) => openDecisions(state).some((one) => one.kind === 'production');

const GAMES: readonly Kept[] = [
  { channel: 'lobby', players: 3, joined: 2, wish: { options: ['futureContracts'] } },
  { channel: 'draft', players: 4, until: ({ players }) => players.some(({ clan }) => clan !== undefined) },
  {
    channel: 'auction',
    players: 3,
    wish: { options: ['auction'] },
    until: ({ moveCount }) => moveCount >= 2,
  },
  { channel: 'round', players: 3, until: ({ round, turn }) => round === 2 && turn?.mainDone === true },
  { channel: 'production', players: 2, until: producing },
  { channel: 'solo', players: 1, wish: { options: ['kickstarter'] }, until: ({ round }) => round === 3 },
  {
    channel: 'paused',
    players: 4,
    wish: { options: ['futureContracts', 'kickstarter'] },
    until: ({ round }) => round === 4,
    lastly: (app, id) => app.pause(MOD, id),
  },
  {
    channel: 'asked',
    players: 2,
    wish: { options: ['staticImports', 'noScoringTiles', 'noPorts'] },
    until: ({ round }) => round === 5,
    lastly: (app, id) => app.abandon(ANN, id),
  },
  { channel: 'over', players: 2, until: ({ phase }) => phase === 'finished' },
];

async function keep(app: App, game: Kept): Promise<void> {
  const people = PEOPLE.slice(0, game.joined ?? game.players);
  const [host] = people;
  if (host === undefined) throw new Error('nobody opens the lobby');
  const place = { guild: 'guild', channel: game.channel };
  const wish = { ...game.wish, players: game.players, seed: `release ${game.channel}` };
  const { id } = done(await app.create(host, place, wish)).game.record;
  for (const other of people.slice(1)) done(await app.join(other, id));
  if (game.joined !== undefined) return;
  let { state, record } = done(await app.start(host, id)).game;
  const player = randomPlayer(`release ${game.channel}`, 'exporter', CONTENT);
  while (state !== undefined && game.until?.(state) === false) {
    const seat = openDecisions(state).find(({ required }) => required)?.seat as Seat;
    const user = record.members[state.seating[seat] ?? -1]?.user;
    const actor = people.find((one) => one.user === user) ?? host;
    const action = player(state, seat, legalActions(state, seat));
    ({ state, record } = done(await app.play(actor, id, { action })).game);
  }
  await game.lastly?.(app, id);
}

async function fill(url: string): Promise<void> {
  const now = clock();
  const store = await openStore(url, undefined, now);
  const app = await createApp({ store, content: CONTENT, now, random: bytesOf('release') });
  for (const game of GAMES) {
    await keep(app, game);
    // All but the last news of a game have been posted.
    const owed = (await app.outbox.owed(1000)).filter(({ channel }) => channel === game.channel);
    for (const { id } of owed.slice(0, -1)) await app.outbox.settle(id);
  }
  await store.close();
}

async function ask(sql: string): Promise<void> {
  const connection = await new PrismaPg({ connectionString: `${SERVER}/test` }).connect();
  await connection.executeScript(sql);
  await connection.dispose();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await fill(`file:${FOLDER}/games.db`);
const file = await new PrismaBetterSqlite3({ url: `${FOLDER}/games.db` }).connect();
await file.executeScript('VACUUM; PRAGMA journal_mode = DELETE');
await file.dispose();

await ask(`CREATE DATABASE ${DATABASE}`);
try {
  await fill(`${SERVER}/${DATABASE}`);
  const options = ['--inserts', '--no-owner', '--no-privileges', '--dbname', `${SERVER}/${DATABASE}`];
  // Lines that begin with a backslash are for psql alone.
  const dump = execFileSync('pg_dump', options, { encoding: 'utf8' }).replace(/^\\.*\n/gm, '');
  writeFileSync(`${FOLDER}/games.sql`, dump);
} finally {
  await ask(`DROP DATABASE ${DATABASE} WITH (FORCE)`);
}
