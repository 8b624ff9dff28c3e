/** The database of every release, with live games: this version continues all of them. */

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, describe, expect, it } from 'vitest';
import { randomPlayer } from '../../src/ai/index.ts';
import { COMPOSER } from '../../src/bootstrap/features.ts';
import { CONTENT } from '../../src/content/index.ts';
import type { Game, Store } from '../../src/core/index.ts';
import { MINUTE_MS } from '../../src/durations.ts';
import { legalActions, type Seat } from '../../src/engine/index.ts';
import type { Services } from '../../src/features/index.ts';
import { playerStats } from '../../src/features/stats/index.ts';
import {
  ANN,
  done,
  gameInStore,
  MOD,
  openApp,
  PEOPLE,
  PLACE,
  passive,
  waiting,
} from '../core/fixtures/table.ts';
import { type Home, postgresPlace, sqlitePlace } from '../storage/fixtures/places.ts';
import { slowTests } from '../support/waiting.ts';

slowTests();

const FOLDER = join(import.meta.dirname, 'fixtures');
const RELEASES = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'games.db')));

const sqlite = sqlitePlace();
const postgres = await postgresPlace();
afterAll(() => Promise.all([sqlite.clean(), postgres?.clean()]));

function copyOf(release: string): Home {
  const home = sqlite.home();
  const path = home.url.slice('file:'.length);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(join(FOLDER, release, 'games.db'), path);
  return home;
}

/** Opens a copy of a release's database. */
const DATABASES: readonly (readonly [string, (release: string) => Promise<Store>])[] = [
  ['SQLite', async (release) => await copyOf(release).open()],
  ...(postgres === undefined
    ? []
    : [
        [
          'Postgres',
          async (release: string) => {
            const home = postgres.home();
            const [address = '', schema = ''] = home.url.split('?schema=');
            const dump = readFileSync(join(FOLDER, release, 'games.sql'), 'utf8');
            const connection = await new PrismaPg({ connectionString: address, max: 1 }).connect();
            // The driver would split a script at every semicolon, even within a text.
            const sql = `CREATE SCHEMA ${schema}; ${dump.replaceAll('public.', `${schema}.`)}`;
            const transaction = await connection.startTransaction();
            await transaction.executeRaw({ sql, args: [], argTypes: [] });
            await transaction.executeRaw({ sql: 'COMMIT', args: [], argTypes: [] });
            await transaction.commit();
            await connection.dispose();
            return await home.open();
          },
        ] as const,
      ]),
];

const gameIn = async (app: Services, channel: string): Promise<Game> => {
  const game = await app.queries.getLatest(channel);
  if (game === undefined) throw new Error(`no game in ${channel}`);
  return game;
};

/** Games in the middle of a round, and in production: those go on in every release and database. */
const UNDER_WAY = ['round', 'production'];

/** Prepares a game and plays it to its end: as users do (`lively`), or by passing. */
async function playOut(app: Services, channel: string, lively: boolean): Promise<Game> {
  let { record, state } = await gameIn(app, channel);
  const { id } = record;
  if (record.status === 'lobby') {
    for (const actor of PEOPLE.slice(record.members.length, record.players))
      done(await app.lobby.join(actor, id));
    ({ record, state } = done(await app.lobby.start(ANN, id)).game);
  }
  if (record.paused) done(await app.moderation.resume(MOD, id));
  if (record.consent !== undefined) {
    const other = PEOPLE.find(
      ({ user }) => user !== record.consent?.by && record.members.some((one) => one.user === user),
    );
    done(await app.play.answerConsent(other ?? ANN, id, record.consent.id, false));
  }
  const random = randomPlayer(channel, 'exporter', CONTENT);
  while (state !== undefined && state.phase !== 'finished') {
    const seat = waiting(state)[0] as Seat;
    const user = record.members[state.seating[seat] ?? -1]?.user;
    const actor = PEOPLE.find((one) => one.user === user) ?? ANN;
    const action = lively ? random(state, seat, legalActions(state, seat)) : passive(state, seat);
    ({ record, state } = done(await app.play.play(actor, id, { action })).game);
  }
  return await gameIn(app, channel);
}

describe.each(RELEASES)('the games of release %s', (release) => {
  describe.each(DATABASES)('in %s', (database, open) => {
    it('are read as they were left, and their announcements can be posted', async () => {
      const store = await open(release);
      const { app, log } = await openApp({ store });
      const listed = await app.moderation.listGames(MOD, PLACE.guild);
      if (!listed.ok) throw new Error(listed.refusal.code);
      expect(listed.games.length).toBeGreaterThan(5);
      for (const { id } of listed.games) {
        const { snapshot, base, problems } = await gameInStore(store, id);
        const game = await app.queries.getGame(id);
        expect({ base, problems }, id).toEqual({ base: undefined, problems: [] });
        expect(
          game?.state?.players.map(({ money }) => money),
          id,
        ).toEqual(snapshot?.state.players.map(({ money }) => money));
        // No rule these games used has been fixed since.
        if (game?.state !== undefined) {
          expect(await app.queries.getMoveRange(id, -1, game.moves.length), id).toMatchObject({
            untold: 0,
            state: game.state,
          });
        }
      }
      const owed = await app.outbox.claim(100);
      expect(owed.length).toBeGreaterThan(5);
      for (const one of owed) {
        const game = (await app.queries.getGame(one.game)) as Game;
        expect((await COMPOSER.compose(game, one, app))?.parts.length, `entry ${one.id}`).toBeGreaterThan(1);
      }
      expect(log).toEqual([]);
      await store.close();
    });

    it('can be played to their end, and finished ones still exist', async () => {
      const store = await open(release);
      const { app, log } = await openApp({ store });
      const over = await gameIn(app, 'over');
      expect(over.record.status).toBe('finished');
      // Its result had not been computed then.
      const { results } = await app.stats.getResults(PLACE.guild);
      expect(results.map(({ game }) => game)).toEqual([over.record.id]);
      const { user } = results[0]?.seats[0] ?? { user: '' };
      expect(playerStats(results, user)?.all).toMatchObject({ games: 1 });
      expect(playerStats(results, user)?.answers).toBeGreaterThan(0);
      const listed = await app.moderation.listGames(MOD, PLACE.guild);
      const channels = (listed.ok ? listed.games : []).map(({ channel }) => channel);
      expect(channels).toEqual(expect.arrayContaining(UNDER_WAY));
      // A game goes on in the same way whatever it was read from: all are played from the oldest release only, and only
      // there and in the newest one as people play.
      const isEnd = [RELEASES[0], RELEASES.at(-1)].includes(release);
      const isAll = database === 'SQLite' && release === RELEASES[0];
      for (const channel of isAll ? channels : database === 'SQLite' ? UNDER_WAY : UNDER_WAY.slice(-1)) {
        const lively = database === 'SQLite' && channel === 'round' && isEnd;
        const { record, moves, state } = await playOut(app, channel, lively);
        expect(record.status, channel).toBe('finished');
        expect(await app.queries.getMoveRange(record.id, -1, moves.length), channel).toMatchObject({
          untold: 0,
          state,
        });
        expect(
          (await app.stats.getResults(PLACE.guild)).results.map(({ game }) => game),
          channel,
        ).toContain(record.id);
      }
      expect(log).toEqual([]);
      await store.close();
    });
  });
});

it('makes stored votes on late players due, so that they are settled', async () => {
  const home = copyOf('0.6.0');
  const connection = await new PrismaBetterSqlite3({ url: home.url }).connect();
  await connection.executeScript(
    `UPDATE "Due" SET "kind" = 'setAside', "at" = '2099-01-01T00:00:00.000+00:00' WHERE "kind" = 'expire';`,
  );
  await connection.dispose();
  const store = await home.open();
  const due = await store.jobs.claim(MINUTE_MS, 100);
  expect(due.filter(({ kind }) => kind === 'setAside').map(({ at }) => at.getTime())).toEqual([
    0, 0, 0, 0, 0,
  ]);
  await store.close();
});
