/** A corrupt game can be listed, exported and ended, and does not block its channel. */
import { describe, expect, it } from 'vitest';
import { CorruptGameError } from '../../src/core/index.ts';
import {
  ANN,
  BEN,
  done,
  firstRound,
  gameInStore,
  MOD,
  PLACE,
  refusal,
  type Table,
  waiting,
} from './fixtures/table.ts';

/** Two kinds of loss: the content is missing, or neither moves nor snapshot lead to a position. */
const LOST: readonly (readonly [string, (made: Table) => Promise<void>])[] = [
  ['whose figures nobody has', (made) => rewrite(made, { content: '0123456789abcdef' })],
  ['whose moves lead nowhere, without a snapshot', (made) => rewrite(made, {}, false)],
];

/** Overwrites the game in the database. */
async function rewrite(made: Table, change: { content?: string }, whole = true): Promise<void> {
  const { record, moves, snapshot } = await gameInStore(made.store, made.id);
  const [first] = moves;
  if (first === undefined) throw new Error('no move');
  await made.store.games.commit({
    record: { ...record, ...change, version: record.version + 1 },
    expected: record.version,
    keep: whole ? moves.length : 0,
    append: whole ? [] : [{ ...first, action: { type: 'hire' } }],
    snapshot: whole ? snapshot : undefined,
    announcements: [],
  });
}

describe.each(LOST)('a game %s', (_, lose) => {
  async function lost(): Promise<Table> {
    const made = await firstRound(2);
    await lose(made);
    return { ...made, app: await made.again() };
  }

  it('cannot be shown, except for what is stored beside the position', async () => {
    const { app, id } = await lost();
    await expect(app.queries.getGame(id)).rejects.toThrow(CorruptGameError);
    await expect(app.queries.getActive(PLACE.channel)).rejects.toThrow(CorruptGameError);
    expect(await app.queries.getSummary(id)).toMatchObject({
      record: { id, status: 'playing', seed: '' },
      state: undefined,
    });
    expect((await app.queries.getLatestSummary(PLACE.channel))?.record.id).toBe(id);
  });

  it('refuses acts that need its position, without any change', async () => {
    const { app, id } = await lost();
    const before = await app.queries.getSummary(id);
    const outcomes = await Promise.all([
      app.play.play(ANN, id, { action: { type: 'pass' } }),
      app.play.undo(BEN, id, 'step'),
      app.play.concede(ANN, id),
      app.moderation.pause(MOD, id),
      app.moderation.remindAll(MOD, id),
      app.moderation.skipTurn(MOD, id, 0),
      app.moderation.undoTo(MOD, id, 0),
    ]);
    expect(outcomes.map(refusal)).toEqual(outcomes.map(() => ({ code: 'unreadable' })));
    expect(refusal(await app.moderation.cancel(ANN, id))).toEqual({ code: 'notModerator' });
    expect(await app.queries.getSummary(id)).toEqual(before);
  });

  it('is listed, saved and cancelled; then its channel is free', async () => {
    const made = await lost();
    const { app, id } = made;
    expect(await app.moderation.listGames(MOD, PLACE.guild)).toMatchObject({ ok: true, games: [{ id }] });
    const kept = await made.store.games.findById(id);
    expect(JSON.parse(done(await app.moderation.exportGame(MOD, id)).json)).toMatchObject({
      id,
      status: 'playing',
    });
    done(await app.moderation.cancel(MOD, id));
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['moderated', 'ended']);
    expect(await app.queries.getActive(PLACE.channel)).toBeUndefined();
    expect(await app.queries.getLatest(PLACE.channel)).toBeUndefined();
    const after = await made.store.games.findById(id);
    expect(after?.moves).toEqual(kept?.moves);
    expect(after?.snapshot).toEqual(kept?.snapshot);
    done(await app.lobby.create(ANN, PLACE, { players: 1 }));
  });
});

it('a readable game keeps its clocks running', async () => {
  const made = await firstRound(2);
  expect(waiting(await made.state())).toHaveLength(1);
  expect((await made.app.queries.getSummary(made.id))?.state).toBeUndefined();
  expect(await made.app.queries.getSummary('aaaaaaaa')).toBeUndefined();
  expect(await made.app.queries.getLatestSummary('nowhere')).toBeUndefined();
});
