/** A game that cannot be read any more: it can be listed, saved and ended, and stands in nobody's way. */
import { describe, expect, it } from 'vitest';
import { UnreadableGame } from '../../src/core/index.ts';
import {
  ANN,
  BEN,
  done,
  firstRound,
  keptGame,
  MOD,
  PLACE,
  refusal,
  type Table,
  waiting,
} from './fixtures/table.ts';

/** Two ways of being lost: the figures are gone, or neither moves nor snapshot lead to a position. */
const LOST: readonly (readonly [string, (made: Table) => Promise<void>])[] = [
  ['whose figures nobody has', (made) => rewrite(made, { content: '0123456789abcdef' })],
  ['whose moves lead nowhere, without a snapshot', (made) => rewrite(made, {}, false)],
];

/** Writes the game anew behind the app's back. */
async function rewrite(made: Table, change: { content?: string }, whole = true): Promise<void> {
  const { record, moves, snapshot } = await keptGame(made.store, made.id);
  const [first] = moves;
  if (first === undefined) throw new Error('no move');
  await made.store.commit({
    record: { ...record, ...change, version: record.version + 1 },
    expected: record.version,
    keep: whole ? moves.length : 0,
    append: whole ? [] : [{ ...first, action: { type: 'hire' } }],
    snapshot: whole ? snapshot : undefined,
    owed: [],
  });
}

describe.each(LOST)('a game %s', (_, lose) => {
  async function lost(): Promise<Table> {
    const made = await firstRound(2);
    await lose(made);
    return { ...made, app: await made.again() };
  }

  it('cannot be looked at, but for what is kept beside the position', async () => {
    const { app, id } = await lost();
    await expect(app.game(id)).rejects.toThrow(UnreadableGame);
    await expect(app.live(PLACE.channel)).rejects.toThrow(UnreadableGame);
    expect(await app.outline(id)).toMatchObject({
      record: { id, status: 'playing', seed: '' },
      state: undefined,
    });
    expect((await app.latestOutline(PLACE.channel))?.record.id).toBe(id);
  });

  it('refuses acts that need its position, and nothing changes', async () => {
    const { app, id } = await lost();
    const before = await app.outline(id);
    const outcomes = await Promise.all([
      app.play(ANN, id, { action: { type: 'pass' } }),
      app.undo(BEN, id, 'step'),
      app.concede(ANN, id),
      app.pause(MOD, id),
      app.remind(MOD, id),
      app.skip(MOD, id, 0),
      app.undoTo(MOD, id, 0),
    ]);
    expect(outcomes.map(refusal)).toEqual(outcomes.map(() => ({ code: 'unreadable' })));
    expect(refusal(await app.cancel(ANN, id))).toEqual({ code: 'notModerator' });
    expect(await app.outline(id)).toEqual(before);
  });

  it('is listed, saved and cancelled; then its channel is free', async () => {
    const made = await lost();
    const { app, id } = made;
    expect(await app.list(MOD, PLACE.guild)).toMatchObject({ ok: true, games: [{ id }] });
    const kept = await made.store.load(id);
    expect(JSON.parse(done(await app.exportGame(MOD, id)).json)).toMatchObject({ id, status: 'playing' });
    done(await app.cancel(MOD, id));
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['moderated', 'ended']);
    expect(await app.live(PLACE.channel)).toBeUndefined();
    expect(await app.latest(PLACE.channel)).toBeUndefined();
    const after = await made.store.load(id);
    expect(after?.moves).toEqual(kept?.moves);
    expect(after?.snapshot).toEqual(kept?.snapshot);
    done(await app.create(ANN, PLACE, { players: 1 }));
  });
});

it('a game that can be read is waited for as ever', async () => {
  const made = await firstRound(2);
  expect(waiting(await made.state())).toHaveLength(1);
  expect((await made.app.outline(made.id))?.state).toBeUndefined();
  expect(await made.app.outline('aaaaaaaa')).toBeUndefined();
  expect(await made.app.latestOutline('nowhere')).toBeUndefined();
});
