/** Looking at games, exporting them as JSON, and the outbox. */
import { describe, expect, it, vi } from 'vitest';
import { randomPlayer } from '../../src/ai/index.ts';
import { CONTENT } from '../../src/content/index.ts';
import {
  legalActions,
  type Move,
  pendingSeats,
  replay,
  type Seat,
  type SetupInput,
} from '../../src/engine/index.ts';
import { ANN, BEN, CAT, done, firstRound, lobby, MOD, openApp, PLACE, table } from './fixtures/table.ts';

describe('a channel', () => {
  it('has a live game, or else the last one played there', async () => {
    const made = await table(2);
    expect((await made.app.queries.getActive(PLACE.channel))?.record.id).toBe(made.id);
    expect((await made.app.queries.getLatest(PLACE.channel))?.record.id).toBe(made.id);
    done(await made.app.moderation.cancel(MOD, made.id));
    expect(await made.app.queries.getActive(PLACE.channel)).toBeUndefined();
    expect((await made.app.queries.getLatest(PLACE.channel))?.record.id).toBe(made.id);
    const next = done(await made.app.lobby.rematch(ANN, made.id)).game.record.id;
    expect((await made.app.queries.getLatest(PLACE.channel))?.record.id).toBe(next);
  });

  it('has a game to look back on: the running one, else the last one, else the lobby', async () => {
    const made = await lobby([ANN, BEN]);
    const begun = async () => (await made.app.queries.getLatestBegun(PLACE.channel))?.record.id;
    expect(await begun()).toBe(made.id);
    done(await made.app.lobby.start(ANN, made.id));
    expect(await begun()).toBe(made.id);
    done(await made.app.moderation.cancel(MOD, made.id));
    const next = done(await made.app.lobby.rematch(ANN, made.id)).game.record.id;
    expect(await begun()).toBe(made.id);
    done(await made.app.moderation.cancel(MOD, next));
    expect(await begun()).toBe(made.id);
    expect((await made.app.queries.getLatest(PLACE.channel))?.record.id).toBe(made.id);
  });

  it('forgets a lobby that was closed before its start', async () => {
    const made = await lobby([ANN]);
    done(await made.app.lobby.leave(ANN, made.id));
    expect(await made.app.queries.getLatest(PLACE.channel)).toBeUndefined();
  });

  it('has no game if none was played there', async () => {
    const { app } = await openApp();
    expect(await app.queries.getActive('nowhere')).toBeUndefined();
    expect(await app.queries.getLatest('nowhere')).toBeUndefined();
    expect(await app.queries.getGame('no such id')).toBeUndefined();
  });
});

describe('the list of a user’s games', () => {
  it('loads a limited number, running games first, and shelved games only when they are shown', async () => {
    const made = await openApp();
    const opened: string[] = [];
    for (let i = 0; i < 44; i++) {
      const place = { ...PLACE, channel: `channel ${i}` };
      opened.push(done(await made.app.lobby.create(ANN, place, { players: 1 })).game.record.id);
    }
    const [shelved = '', running = ''] = opened.slice(-2);
    for (const id of [shelved, running]) done(await made.app.lobby.start(ANN, id));
    done(await made.app.moderation.suspend(MOD, shelved));
    const loaded = vi.spyOn(made.store.games, 'findById');
    const { queries } = await made.again();
    const { games, more } = await queries.listForUser(ANN.user);
    expect(games.map(({ record }) => record.id)).toEqual([running, ...opened.slice(0, 39)]);
    expect([more, loaded.mock.calls.length]).toEqual([3, 40]);
    const listed = await queries.listSuspendedForUser(ANN.user);
    expect(listed.map(({ id }) => id)).toEqual([shelved]);
    expect(loaded).toHaveBeenCalledTimes(40);
    expect((await queries.getEach(listed)).map(({ state }) => state?.phase)).toEqual(['draft']);
  });

  it('has the shelved game in which they stand in for someone', async () => {
    const { app, id } = await firstRound(2);
    done(await app.moderation.assignSubstitute(MOD, id, 0, CAT));
    done(await app.moderation.suspend(MOD, id));
    expect((await app.queries.listSuspendedForUser(CAT.user)).map((record) => record.id)).toEqual([id]);
  });
});

describe('a range of moves', () => {
  it('returns its events and the position after them', async () => {
    const made = await firstRound(2);
    const course = await made.app.queries.getPositions(made.id);
    const { moves, state } = await made.look();
    const last = moves.length;
    expect(course).toHaveLength(last + 1);
    expect(course.at(-1)).toEqual(state);
    const stretch = await made.app.queries.getMoveRange(made.id, last - 2, last);
    expect(stretch?.state).toEqual(state);
    expect(stretch?.moves).toEqual(moves.slice(-2));
    expect(stretch?.events.map(({ type }) => type)).toContain('workerPlaced');
    expect((await made.app.queries.getMoveRange(made.id, 0, 1))?.state).toEqual(course[1]);
  });

  it('may begin with the setup, or be empty', async () => {
    const made = await firstRound(2);
    const begun = await made.app.queries.getMoveRange(made.id, -1, 0);
    expect(begun).toMatchObject({ moves: [], state: (await made.app.queries.getPositions(made.id))[0] });
    expect(await made.app.queries.getMoveRange(made.id, 2, 2)).toMatchObject({ moves: [], events: [] });
  });

  it.each([
    ['too many moves', 0, 999],
    ['backwards', 2, 1],
    ['before the setup', -2, 1],
    ['half a move', 0.5, 1],
    ['ends before the setup', -1, -1],
    ['not a number', Number.NaN, 1],
  ])('does not exist: %s', async (_, from, to) => {
    const made = await firstRound(2);
    expect(await made.app.queries.getMoveRange(made.id, from, to)).toBeUndefined();
  });

  it('does not exist for a lobby or an unknown game', async () => {
    const made = await lobby([ANN]);
    expect(await made.app.queries.getMoveRange(made.id, -1, 0)).toBeUndefined();
    expect(await made.app.queries.getPositions(made.id)).toEqual([]);
    expect(await made.app.queries.getPositions('aaaaaaaa')).toEqual([]);
  });

  it('is correct after an undo, and for another game', async () => {
    const made = await firstRound(2);
    const before = await made.app.queries.getPositions(made.id);
    const actor = await made.next();
    await made.drift();
    await made.app.queries.getPositions(made.id);
    done(await made.app.play.undo(actor, made.id, 'step'));
    expect(await made.app.queries.getPositions(made.id)).toEqual(before);
    const other = await firstRound(2, { seed: 'gorse' });
    expect(await other.app.queries.getPositions(other.id)).not.toEqual(before);
  });

  it('shows everything once the game is finished', async () => {
    const made = await firstRound(2);
    while ((await made.state()).phase !== 'finished') await made.drift();
    const course = await made.app.queries.getPositions(made.id);
    expect(course.map(({ setup }) => setup.seed).filter((seed) => seed !== '')).toEqual(['heather']);
    expect(course.at(-1)).toEqual(await made.state());
  });
});

describe('the race', () => {
  it('does not exist in a lobby, before round 1, or for an unknown game', async () => {
    const made = await table(2);
    expect(await made.app.gameView.getScoreHistory(made.id)).toBeUndefined();
    expect(await made.app.gameView.getScoreHistory('aaaaaaaa')).toBeUndefined();
  });

  it('of a finished game names the decisions of its decisive turns', async () => {
    const made = await firstRound(2);
    const player = randomPlayer('a race', 'builder', CONTENT);
    for (let state = await made.state(); state.phase !== 'finished'; state = await made.state()) {
      const seat = pendingSeats(state)[0] as Seat;
      if (state.phase === 'production') await made.drift();
      else await made.move({ seat, action: player(state, seat, legalActions(state, seat)) });
    }
    const told = await made.app.gameView.getScoreHistory(made.id);
    const turns = told?.race.turns ?? [];
    expect(turns).toHaveLength(3);
    expect(told?.doings.map((doings) => doings?.seat)).toEqual(turns.map(({ seat }) => seat));
    const { moves } = await made.look();
    turns.forEach(({ seat, from, to, decision = -1 }, i) => {
      expect(decision >= from && decision < to && moves[decision]?.seat === seat).toBe(true);
      expect(told?.doings[i]?.deeds).toHaveLength(1);
    });
    expect(told?.untold).toBe(0);
    // Production is in none of them, because it is no one's turn.
    for (const { from, to } of turns) expect(to - from).toBeLessThan(10);
  });

  it('has no decisive turn if all only passed, though passing pays', async () => {
    const made = await firstRound(1);
    while ((await made.state()).phase !== 'finished') await made.drift();
    const told = await made.app.gameView.getScoreHistory(made.id);
    expect(told).toMatchObject({ race: { turns: [] }, doings: [] });
  });
});

describe('an exported game', () => {
  interface Exported {
    format: number;
    setup: SetupInput;
    members: unknown;
    seating: number[];
    moves: (Move & { by: string; at: string })[];
  }
  const exported = async (made: Awaited<ReturnType<typeof table>>): Promise<Exported> =>
    JSON.parse(done(await made.app.moderation.exportGame(MOD, made.id)).json);

  it('can be replayed when it is over', async () => {
    const made = await firstRound(2, { options: ['noPorts'] });
    while ((await made.state()).phase !== 'finished') await made.drift();
    const { setup, moves, members, seating } = await exported(made);
    const again = replay(setup, moves);
    expect(again.ok && again.state).toEqual(await made.state());
    const { record, state } = await made.look();
    expect(members).toEqual(record.members);
    expect(seating).toEqual(state?.seating);
    expect(moves.map((move) => ({ ...move, at: new Date(move.at) }))).toEqual((await made.look()).moves);
  });

  it('leaves out the seed while the game runs', async () => {
    const made = await firstRound(2);
    expect((await exported(made)).setup).not.toHaveProperty('seed');
    expect(done(await made.app.moderation.exportGame(MOD, made.id)).json).not.toContain('heather');
    done(await made.app.moderation.cancel(MOD, made.id));
    expect((await exported(made)).setup).toMatchObject({ seed: 'heather', players: 2 });
  });

  it('may be a lobby', async () => {
    const made = await lobby([ANN]);
    expect(await exported(made)).toMatchObject({ format: 1, moves: [], seating: [] });
  });

  it('changes nothing, but the channel learns who exported it', async () => {
    const made = await table(2);
    const { record, ...before } = await made.look();
    await exported(made);
    const { record: after, ...now } = await made.look();
    expect(now).toEqual(before);
    expect({ ...after, version: record.version }).toEqual(record);
    expect(await made.told()).toEqual([{ kind: 'moderated', what: 'export', by: MOD.user, ping: [] }]);
  });
});

describe('the outbox', () => {
  it('calls its listener after each commit with announcements, until it unsubscribes', async () => {
    const made = await lobby([ANN], { players: 1 });
    let calls = 0;
    const stop = made.app.outbox.onEnqueued(() => {
      calls += 1;
    });
    done(await made.app.lobby.setNewcomer(ANN, made.id, true));
    expect(calls).toBe(1);
    done(await made.app.lobby.start(ANN, made.id));
    expect(calls).toBe(2);
    stop();
    await made.drift();
    expect(calls).toBe(2);
  });

  it('keeps a commit whose listener fails', async () => {
    const { app, log } = await openApp();
    const { id } = done(await app.lobby.create(ANN, PLACE, { players: 1 })).game.record;
    app.outbox.onEnqueued(() => {
      throw new Error('nobody there');
    });
    done(await app.lobby.start(ANN, id));
    expect(log).toEqual([expect.stringContaining('nobody there')]);
  });

  it('keeps entries until they are acknowledged, across restarts', async () => {
    const made = await lobby([ANN], { players: 1 });
    await made.told();
    done(await made.app.lobby.start(ANN, made.id));
    const { outbox } = await made.again();
    const [owed] = await outbox.claim(10);
    expect(owed).toMatchObject({ game: made.id, channel: PLACE.channel, announcement: { kind: 'started' } });
    await outbox.postpone(owed?.id as number, 60_000);
    expect(await outbox.claim(10)).toEqual([]);
    await outbox.postpone(owed?.id as number, 0);
    expect(await outbox.claim(10)).toMatchObject([{ id: owed?.id, attempts: 2 }]);
    await outbox.acknowledge(owed?.id as number);
    expect(await outbox.claim(10)).toEqual([]);
  });
});
