/** What is kept of somebody: handed out, and erased, while the games live on. */

import { beforeEach, describe, expect, it } from 'vitest';
import { COMPOSER } from '../../src/bootstrap/features.ts';
import type { Actor, Store } from '../../src/core/index.ts';
import type { App } from '../../src/features/index.ts';
import {
  ANN,
  BEN,
  CAT,
  DAN,
  done,
  keptGame,
  lobby,
  openApp,
  PLACE,
  refusal,
  type Table,
  tableOf,
} from './fixtures/table.ts';

const NAME = 'a former player';
/** Real ids are long: a number of a seat must not be taken for one. */
const ERIKA: Actor = { user: '200000000000000001', name: 'Erika', moderator: false };
const FRED: Actor = { user: '200000000000000002', name: 'Fred', moderator: false };

/** All that is kept of a game and owed about it, as text. */
const allOf = async ({ store, id }: Table) => JSON.stringify([await store.load(id), await store.owed(1000)]);

let table: Table;
let app: App;
let store: Store;

/** Erika opened it, Fred and Ann are in it; nobody has moved. */
async function begin(): Promise<void> {
  const opened = await openApp();
  ({ app, store } = opened);
  const { id } = done(await app.create(ERIKA, PLACE, { players: 3, seed: 'heather' })).game.record;
  for (const other of [FRED, ANN]) done(await app.join(other, id));
  done(await app.start(ERIKA, id));
  table = tableOf(app, store, opened.again, id);
  while ((await table.state()).phase !== 'actions') await table.drift();
  await table.told();
}
beforeEach(begin);

describe('one’s data', () => {
  it('is all settings, and of each game one’s own part: being in it, moves, orders, tenures', async () => {
    await app.settlePerson(ERIKA.user, { direct: 'on' });
    const data = JSON.parse(await app.dataOf(ERIKA.user));
    expect(data.settings).toEqual({ direct: 'on' });
    expect(data.games).toHaveLength(1);
    const [game] = data.games;
    expect(game).toMatchObject({
      id: table.id,
      host: true,
      membership: [{ user: ERIKA.user }],
      status: 'playing',
    });
    const { moves } = await keptGame(store, table.id);
    expect(game.moves).toHaveLength(moves.filter(({ by }) => by === ERIKA.user).length);
    expect(game.moves.length).toBeGreaterThan(0);
    // Neither other people nor the seed.
    expect(JSON.stringify(data)).not.toMatch(/Fred|200000000000000002|heather/);
  });
  it('is nothing of somebody who was never here', async () => {
    expect(JSON.parse(await app.dataOf('300'))).toMatchObject({ settings: {}, games: [] });
  });
});

describe('somebody who is erased', () => {
  it('is nowhere any more: not at the table, among moves, in what is owed, in settings', async () => {
    await app.settlePerson(ERIKA.user, { direct: 'on' });
    expect(await allOf(table)).toContain(ERIKA.user);
    expect(await app.erase(ERIKA, NAME)).toBe(1);
    expect(await allOf(table)).not.toMatch(/200000000000000001|Erika/);
    expect(await app.person(ERIKA.user)).toEqual({});
    expect(await app.mine(ERIKA.user)).toEqual([]);
    expect(await store.traces(ERIKA.user)).toEqual([]);
    const { members } = (await keptGame(store, table.id)).record;
    expect(members[0]).toMatchObject({ name: NAME, conceded: true });
    expect(members[0]?.user).toMatch(/^former-[0-9a-f]{20}$/);
    expect(JSON.parse(await app.dataOf(ERIKA.user)).games).toEqual([]);
  });

  it('is told before in which games they give up, leave a lobby or stand in, and in how many only the name goes', async () => {
    const where = (channel: string) => ({ ...PLACE, channel });
    const opened = done(await app.create(ERIKA, where('lobby'), {})).game.record.id;
    const left = done(await app.create(ERIKA, where('left'), { players: 2 })).game.record.id;
    done(await app.join(FRED, left));
    done(await app.start(ERIKA, left));
    done(await app.concede(ERIKA, left));
    const { games, others, stamp } = await app.erasure(ERIKA.user);
    expect(games.map(({ record, what }) => [record.id, what]).sort()).toEqual(
      [
        [table.id, 'concede'],
        [opened, 'leave'],
      ].sort(),
    );
    expect(others).toBe(1);
    expect(JSON.stringify(games)).not.toContain('heather');
    // Moves change nothing of that, but leaving a lobby does.
    await table.drift();
    expect((await app.erasure(ERIKA.user)).stamp).toBe(stamp);
    done(await app.leave(ERIKA, opened));
    expect((await app.erasure(ERIKA.user)).stamp).not.toBe(stamp);
  });

  it('is not named by the news of it, even where that is posted before they are forgotten', async () => {
    store.rename = () => Promise.reject(new Error('the plug was pulled'));
    await expect(app.erase(ERIKA, NAME)).rejects.toThrow('plug');
    const [owed] = await app.outbox.owed(1);
    if (owed?.announcement.kind !== 'conceded') throw new Error('nothing is told');
    const panel = await COMPOSER.compose(await table.look(), owed, app);
    const text = JSON.stringify(panel);
    expect(text).toContain(`${NAME} gives up`);
    expect(text).toContain(`I play for ${NAME}`);
    expect(text).not.toMatch(/Erika|200000000000000001/);
  });

  it('has given up: the game never waits for them, and the others play it to the end', async () => {
    await app.erase(ERIKA, NAME);
    const seen = new Set<string>();
    for (let n = 0; n < 1000 && (await table.look()).record.status === 'playing'; n++) {
      seen.add((await table.next()).user);
      await table.drift();
    }
    expect((await table.look()).record.status).toBe('finished');
    expect([...seen].sort()).toEqual([ANN.user, FRED.user].sort());
    const calls = (await table.told()).flatMap(({ ping }) => ping);
    expect(calls.filter((user) => ![ANN.user, FRED.user].includes(user))).toEqual([]);
  });

  it('is erased again without harm, and what was cut short is completed by that', async () => {
    let broken = true;
    const { rename } = store;
    store.rename = (...given) =>
      broken ? Promise.reject(new Error('the plug was pulled')) : rename(...given);
    await expect(app.erase(ERIKA, NAME)).rejects.toThrow('plug');
    // They have given up, and are still known: nothing is half done in the game.
    expect(await allOf(table)).toContain(ERIKA.user);
    broken = false;
    expect(await app.erase(ERIKA, NAME)).toBe(1);
    expect(await allOf(table)).not.toContain(ERIKA.user);
    const before = await store.load(table.id);
    expect(await app.erase(ERIKA, NAME)).toBe(0);
    expect(await store.load(table.id)).toEqual(before);
  });

  it('may join again as anybody, and cannot take the old seat back', async () => {
    await app.erase(ERIKA, NAME);
    expect(refusal(await app.comeBack(ERIKA, table.id))).toEqual({ code: 'notMember' });
    expect(refusal(await app.concede(ERIKA, table.id))).toEqual({ code: 'notMember' });
  });

  it('leaves a lobby, and hands it on', async () => {
    const open = await lobby([ERIKA, BEN, CAT], { players: 4 });
    await open.app.erase(ERIKA, NAME);
    const { record } = await open.look();
    expect(record).toMatchObject({
      status: 'lobby',
      host: BEN.user,
      members: [{ user: BEN.user }, { user: CAT.user }],
    });
  });

  it('who was the last one ends the game', async () => {
    const alone = await lobby([ERIKA], { players: 1, seed: 'heather' });
    done(await alone.app.start(ERIKA, alone.id));
    await alone.app.erase(ERIKA, NAME);
    expect((await alone.look()).record.status).toBe('ended');
    expect(await allOf(alone)).not.toMatch(/200000000000000001|Erika/);
  });

  it('who played for another leaves that seat to its owner', async () => {
    const seat = (await table.state()).seating.indexOf(1);
    const mod: Actor = { user: '9', name: 'Mod', moderator: true };
    const guest: Actor = { user: '200000000000000009', name: 'Gus', moderator: false };
    done(await app.seatSomebody(mod, table.id, seat, guest));
    await app.erase(guest, NAME);
    const { record } = await keptGame(store, table.id);
    expect(record.members[1]).toMatchObject({ user: FRED.user, conceded: false });
    expect(record.tenures).toMatchObject([{ name: NAME, to: expect.any(Number) }]);
    expect(await allOf(table)).not.toMatch(/200000000000000009|Gus/);
  });

  it('for whom somebody plays leaves the seat to them', async () => {
    const mod: Actor = { user: '9', name: 'Mod', moderator: true };
    const seat = (await table.state()).seating.indexOf(0);
    done(await app.seatSomebody(mod, table.id, seat, DAN));
    await app.erase(ERIKA, NAME);
    const { record } = await keptGame(store, table.id);
    expect(record.members[0]).toMatchObject({ name: NAME, conceded: false });
    expect(record.tenures).toMatchObject([{ user: DAN.user, place: 0 }]);
  });

  it('is not in a rematch', async () => {
    await app.erase(ERIKA, NAME);
    const mod: Actor = { user: '9', name: 'Mod', moderator: true };
    done(await app.cancel(mod, table.id));
    await table.told();
    done(await app.rematch(FRED, table.id));
    const owed = await store.owed(10);
    expect(owed.map(({ announcement }) => announcement.ping)).toEqual([[ANN.user]]);
  });

  it('who has left before is forgotten among the moves as well', async () => {
    const mod: Actor = { user: '9', name: 'Mod', moderator: true };
    const seat = (await table.state()).seating.indexOf(0);
    done(await app.replace(mod, table.id, seat, DAN));
    expect(await allOf(table)).toContain(ERIKA.user);
    await app.erase(ERIKA, NAME);
    expect(await allOf(table)).not.toContain(ERIKA.user);
    expect((await keptGame(store, table.id)).record.members[0]).toMatchObject({
      user: DAN.user,
      conceded: false,
    });
  });
});
