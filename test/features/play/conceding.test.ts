/** Conceding: the bot plays minimal moves for the seat, and the others continue. */
import { describe, expect, it } from 'vitest';
import { ANN, BEN, done, firstRound, MOD, refusal, table, waiting } from '../../core/fixtures/table.ts';

describe('a player who concedes', () => {
  it('on another player’s turn changes nothing yet', async () => {
    const made = await firstRound(3);
    const [seat = -1] = waiting(await made.state());
    const before = await made.look();
    const quiet = await made.at((seat + 1) % 3);
    const { record, moves } = done(await made.app.play.concede(quiet, made.id)).game;
    expect(record.members.find(({ user }) => user === quiet.user)?.conceded).toBe(true);
    expect(moves).toEqual(before.moves);
    expect(await made.told()).toEqual([{ kind: 'conceded', by: quiet.user, seat: (seat + 1) % 3, ping: [] }]);
  });

  it('on their own turn passes at once, and the next player is pinged', async () => {
    const made = await firstRound(3);
    const [seat = -1] = waiting(await made.state());
    const actor = await made.at(seat);
    const before = (await made.look()).moves.length;
    const { moves } = done(await made.app.play.concede(actor, made.id)).game;
    expect(moves.slice(before)).toEqual([
      { seat, action: { type: 'pass' }, by: 'forced', at: expect.any(Date) },
    ]);
    expect(await made.told()).toEqual([
      { kind: 'conceded', by: actor.user, seat, ping: [] },
      { kind: 'moved', from: before, to: before + 1, ping: [(await made.next()).user] },
    ]);
  });

  it('pings the other, who was waiting for a person and may have left, soon after their own turn', async () => {
    const made = await firstRound(2);
    const other = await made.next();
    while ((await made.next()).user === other.user) await made.drift();
    await made.told();
    done(await made.app.play.concede(await made.next(), made.id));
    expect(await made.told()).toMatchObject([
      { kind: 'conceded', ping: [] },
      { kind: 'moved', ping: [other.user] },
    ]);
  });

  it('in a pause pings no one, because no one can move; resuming does', async () => {
    const made = await firstRound(2);
    const actor = await made.next();
    const other = actor.user === ANN.user ? BEN : ANN;
    done(await made.app.clocks.pauseClocks(actor, made.id));
    const request = (await made.look()).record.consent?.id ?? -1;
    done(await made.app.play.answerConsent(other, made.id, request, true));
    await made.told();
    done(await made.app.play.concede(actor, made.id));
    expect((await made.next()).user).toBe(other.user);
    const told = await made.told();
    expect(told.map(({ kind }) => kind)).toEqual(['conceded', 'moved']);
    expect(told.flatMap(({ ping }) => ping)).toEqual([]);
    done(await made.app.moderation.resume(MOD, made.id));
    expect((await made.told()).flatMap(({ ping }) => ping)).toEqual([other.user]);
  });

  it('is never waited for again; their moves follow those of the player before', async () => {
    const made = await firstRound(3);
    const [seat = -1] = waiting(await made.state());
    const gone = await made.at((seat + 1) % 3);
    done(await made.app.play.concede(gone, made.id));
    await made.told();
    const before = (await made.look()).moves.length;
    const played = done(await made.app.play.play(await made.at(seat), made.id, { action: { type: 'pass' } }));
    expect(played.moves.map(({ seat: whose, by }) => [whose, by])).toEqual([
      [seat, (await made.at(seat)).user],
      [(seat + 1) % 3, 'forced'],
    ]);
    expect(await made.told()).toEqual([
      { kind: 'moved', from: before, to: before + 2, ping: [(await made.next()).user] },
    ]);
  });

  it('can do nothing more in the game, and concede only once', async () => {
    const made = await table(3);
    done(await made.app.play.concede(ANN, made.id));
    const refusals = await Promise.all([
      made.app.play.concede(ANN, made.id),
      made.app.play.play(ANN, made.id, { action: { type: 'pass' } }),
      made.app.play.undo(ANN, made.id, 'step'),
      made.app.play.abandon(ANN, made.id),
      made.app.clocks.returnToSeat(ANN, made.id),
    ]);
    expect(refusals.map(refusal)).toEqual(refusals.map(() => ({ code: 'conceded' })));
  });

  it('during the setup gets clan and workers chosen', async () => {
    const made = await table(3);
    done(await made.app.play.concede(BEN, made.id));
    while ((await made.state()).phase !== 'actions') await made.drift();
    const state = await made.state();
    const seat = state.seating.indexOf(1);
    expect(state.players[seat]?.startingTile).toBeDefined();
    expect(Object.keys(state.players[seat]?.units ?? {}).length).toBeGreaterThan(1);
    expect((await made.look()).moves.filter(({ by }) => by === 'forced').length).toBeGreaterThan(2);
  });
});

describe('the last remaining player', () => {
  it('can play the game to its end, alone', async () => {
    const made = await firstRound(3);
    const last = await made.next();
    for (const seat of [0, 1, 2]) {
      const actor = await made.at(seat);
      if (actor.user !== last.user) done(await made.app.play.concede(actor, made.id));
    }
    let guard = 0;
    while ((await made.state()).phase !== 'finished' && guard++ < 200) {
      expect((await made.next()).user).toBe(last.user);
      await made.drift();
    }
    expect((await made.look()).record.status).toBe('finished');
    // Moves made for others count in their rounds.
    const { race } = (await made.app.gameView.getScoreHistory(made.id)) ?? {};
    expect(race?.rounds.map(({ gained }) => gained.length)).toEqual([3, 3, 3, 3, 3]);
  });

  it('can abandon it without consent', async () => {
    const made = await table(2);
    done(await made.app.play.concede(ANN, made.id));
    await made.told();
    expect(done(await made.app.play.abandon(BEN, made.id))).toMatchObject({ done: true });
    expect(await made.told()).toEqual([{ kind: 'ended', by: BEN.user, moderator: false, ping: [] }]);
  });

  it('ends it by conceding, too', async () => {
    const made = await table(2);
    done(await made.app.play.concede(ANN, made.id));
    await made.told();
    expect(done(await made.app.play.concede(BEN, made.id)).game.record.status).toBe('ended');
    const seat = (await made.state()).seating.indexOf(1);
    expect(await made.told()).toEqual([
      { kind: 'conceded', by: BEN.user, seat, ping: [] },
      { kind: 'ended', by: BEN.user, moderator: false, ping: [] },
    ]);
  });
});

describe('in a solo game', () => {
  it('conceding ends the game', async () => {
    const made = await table(1);
    expect(done(await made.app.play.concede(ANN, made.id)).game.record.status).toBe('ended');
  });

  it('abandoning ends the game', async () => {
    const made = await table(1);
    expect(done(await made.app.play.abandon(ANN, made.id))).toMatchObject({ done: true, count: 0 });
    expect((await made.look()).record.status).toBe('ended');
  });
});
