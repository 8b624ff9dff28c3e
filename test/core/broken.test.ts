/** Games with broken rows: the readable part can be played on, and the channel is never blocked. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { CorruptGameError, type Game, type Store } from '../../src/core/index.ts';
import { sqlitePlace } from '../storage/fixtures/places.ts';
import {
  ANN,
  BEN,
  clock,
  done,
  legal,
  MOD,
  openApp,
  PLACE,
  refusal,
  tableOf,
  waiting,
} from './fixtures/table.ts';

const place = sqlitePlace();
afterAll(() => place.clean());

/** The file of a database with a game of two in its first round, or with a lobby; made once. */
async function whole(begun: boolean): Promise<{ path: string; id: string; before: Game }> {
  const home = place.home();
  const store = await home.open(clock());
  const { app, again } = await openApp({ store });
  const wish = { players: 2, seed: 'heather', options: ['futureContracts', 'kickstarter'] as const };
  const { id } = done(await app.lobby.create(ANN, PLACE, wish)).game.record;
  done(await app.lobby.join(BEN, id));
  if (begun) {
    done(await app.lobby.start(ANN, id));
    const made = tableOf(app, store, again, id);
    while ((await made.state()).phase !== 'actions') await made.drift();
    await made.told();
  }
  const before = (await app.queries.getGame(id)) as Game;
  await store.close();
  return { path: pathOf(home.url), id, before };
}
const pathOf = (url: string) => url.slice('file:'.length);
const games = { begun: await whole(true), lobby: await whole(false) };

/** The game after statements on its rows; `before` is the game as it was. */
async function broken(sql: readonly string[], begun = true) {
  const { path, id, before } = begun ? games.begun : games.lobby;
  const home = place.home();
  mkdirSync(dirname(pathOf(home.url)), { recursive: true });
  copyFileSync(path, pathOf(home.url));
  const connection = await new PrismaBetterSqlite3({ url: home.url }).connect();
  for (const one of sql) await connection.executeScript(one);
  await connection.dispose();
  const store: Store = await home.open(clock());
  return { ...(await openApp({ store, word: 'after' })), id, before };
}
type Broken = Awaited<ReturnType<typeof broken>>;

/** Checks that moderators can end the game and that its channel is free then. */
async function expectEnded({ app, store, id }: Broken): Promise<void> {
  const listed = await app.moderation.listGames(MOD, PLACE.guild);
  expect(listed.ok && listed.games.map((game) => game.id)).toEqual([id]);
  expect(JSON.parse(done(await app.moderation.exportGame(MOD, id)).json)).toMatchObject({
    id,
    unreadable: expect.arrayContaining([expect.any(String)]),
  });
  done(await app.moderation.cancel(MOD, id));
  expect(await app.queries.getActive(PLACE.channel)).toBeUndefined();
  expect((await app.queries.getSummary(id))?.record.status).toBe('ended');
  expect(done(await app.lobby.create(ANN, PLACE, {})).game.record.status).toBe('lobby');
  await store.close();
}

const position = (sql: string) => [`UPDATE Game SET snapshot = ${sql}`];
const move = (index: number, action: string) => [
  `UPDATE Move SET action = '${action}' WHERE "index" = ${index}`,
];
const LAST = '(SELECT moveCount - 1 FROM Game)';

/** [the broken part, the statements, its name in the log, whether earlier moves can still be described] */
const PLAYED_ON: readonly (readonly [string, readonly string[], string, boolean])[] = [
  ['whose position is no JSON', position(`'{"moves":'`), 'its position', true],
  ['whose position is {}', position(`'{}'`), 'its position', true],
  [
    'whose position has an empty state',
    position(`json_set(snapshot, '$.state', json('{}'))`),
    'its position',
    true,
  ],
  [
    'whose position has nobody at the table',
    position(`json_set(snapshot, '$.state.players', json('[]'))`),
    'its position',
    true,
  ],
  [
    'whose position has an unknown option',
    position(`json_set(snapshot, '$.state.setup.options.x', json('true'))`),
    'its position',
    true,
  ],
  [
    'whose position is of a later version',
    position(`json_set(snapshot, '$.version', 99)`),
    'its position',
    true,
  ],
  ['whose position is gone', position('NULL'), 'its position', true],
  ['with a move that is no JSON', move(2, '{'), 'move 3', false],
  ['with a move that is no action', move(2, '{"type":"fly"}'), 'move 3', false],
  ['that misses a move in the middle', ['DELETE FROM Move WHERE "index" = 2'], 'move 3', false],
  ['that misses its last move', [`DELETE FROM Move WHERE "index" = ${LAST}`], 'move', false],
  [
    'that has more moves than it says',
    ['UPDATE Game SET moveCount = moveCount - 1'],
    'its number of moves',
    true,
  ],
  ['whose options are no JSON', [`UPDATE Game SET options = '[“'`], 'its options', true],
  ['whose options are not known', [`UPDATE Game SET options = '["flying"]'`], 'its options', true],
  ['whose open request is no JSON', [`UPDATE Game SET consent = '{'`], 'an open request', true],
  ['whose status is none', [`UPDATE Game SET status = 'asleep'`], 'its status', true],
  ['whose base is no JSON', [`UPDATE Game SET base = '{'`], 'an earlier position', true],
];

describe.each(PLAYED_ON)('a game %s', (_, sql, named, whole) => {
  it('continues from its position, and the log names the broken part', async () => {
    const made = await broken(sql);
    const { app, id, before, log } = made;
    const found = await app.queries.getGame(id);
    expect(found?.state).toEqual(before.state);
    expect(found?.record.options).toEqual(before.record.options);
    expect(log.join('\n')).toContain(named);
    const count = before.moves.length;
    expect(await app.queries.getMoveRange(id, -1, count)).toMatchObject({ untold: whole ? 0 : count });
    const table = tableOf(app, made.store, made.again, id);
    const state = await table.state();
    const seat = waiting(state)[0] as number;
    const after = await table.move({ seat, action: legal(state, 'pass') });
    expect(after.moves).toHaveLength(count + 1);
    expect((await app.queries.getMoveRange(id, count, count + 1))?.events[0]?.type).toBe('passed');
    expect((await (await made.again()).queries.getGame(id))?.state).toEqual(after.state);
    await made.store.close();
  });

  it('is listed, saved and cancelled; then its channel is free', async () => {
    await expectEnded(await broken(sql));
  });
});

const UNREADABLE: [string, string[], boolean?][] = [
  ['with neither a position nor all its moves', [...position(`'{}'`), ...move(2, '{')]],
  [
    'without a position that misses its last move',
    [...position(`'{}'`), `DELETE FROM Move WHERE "index" = ${LAST}`],
  ],
  ['without a position that has lost its options', [...position('NULL'), `UPDATE Game SET options = '{'`]],
  ['that is a lobby with broken options', [`UPDATE Game SET options = '{'`], false],
];

describe.each(UNREADABLE)('a game %s', (_, sql, begun) => {
  it('cannot be played, and an attempt changes nothing', async () => {
    const { app, store, id, log } = await broken(sql, begun);
    await expect(app.queries.getGame(id)).rejects.toThrow(CorruptGameError);
    const kept = await store.games.findById(id);
    const act =
      begun === false
        ? await app.lobby.start(ANN, id)
        : await app.play.play(ANN, id, { action: { type: 'pass' } });
    expect(refusal(act)).toEqual({ code: 'unreadable' });
    expect(await store.games.findById(id)).toEqual(kept);
    expect(log.join('\n')).toContain(`Game ${id} cannot be read: `);
    await store.close();
  });

  it('is listed, saved and cancelled; then its channel is free', async () => {
    await expectEnded(await broken(sql, begun));
  });
});
