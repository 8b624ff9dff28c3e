/** Moderators' acts. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/index.ts';
import {
  ANN,
  BEN,
  CAT,
  done,
  EVE,
  firstRound,
  gameInStore,
  legal,
  lobby,
  MOD,
  passive,
  refusal,
  table,
  turnWithPort,
  waiting,
} from '../../core/fixtures/table.ts';

describe('a stand-in', () => {
  it('is not appointed for a player who gave the seat to a computer at the same moment', async () => {
    const made = await firstRound(2);
    const seat = (await made.state()).seating.indexOf(1);
    const given = made.app.computers.assignComputer(BEN, made.id, {
      ...{ level: 'apprentice', name: 'Bot', span: 'good' },
    });
    const appointed = made.app.moderation.assignSubstitute(MOD, made.id, seat, EVE);
    done(await given);
    expect(refusal(await appointed)).toEqual({ code: 'stale' });
    expect((await gameInStore(made.store, made.id)).record.substitutions).toMatchObject([{ user: BEN.user }]);
  });
});

describe('a paused game', () => {
  it('is announced, and waits', async () => {
    const made = await table(2);
    done(await made.app.moderation.pause(MOD, made.id));
    expect(await made.told()).toEqual([{ kind: 'moderated', what: 'pause', by: MOD.user, ping: [] }]);
    expect(refusal(await made.app.moderation.pause(MOD, made.id))).toEqual({ code: 'paused' });
    const actor = await made.next();
    const refusals = await Promise.all([
      made.app.play.play(actor, made.id, { action: { type: 'pick', offer: 0 } }),
      made.app.play.undo(actor, made.id, 'step'),
      made.app.play.abandon(actor, made.id),
      made.app.play.answerConsent(actor, made.id, 1, true),
    ]);
    expect(refusals.map(refusal)).toEqual(refusals.map(() => ({ code: 'paused' })));
    done(await made.app.moderation.resume(MOD, made.id));
    expect(await made.told()).toEqual([
      { kind: 'moderated', what: 'resume', by: MOD.user, ping: [actor.user] },
    ]);
    expect(refusal(await made.app.moderation.resume(MOD, made.id))).toEqual({ code: 'notPaused' });
    await made.drift();
  });

  it('lets moderators act, and players look or give up', async () => {
    const made = await table(3);
    done(await made.app.moderation.pause(MOD, made.id));
    const [seat = -1] = waiting(await made.state());
    done(await made.app.play.play(MOD, made.id, { action: { type: 'pick', offer: 0 }, seat }));
    done(await made.app.moderation.skipTurn(MOD, made.id, waiting(await made.state())[0] as number));
    done(await made.app.moderation.undoTo(MOD, made.id, 1));
    done(await made.app.play.concede(await made.next(), made.id));
    expect((await made.look()).record.paused).toBe(true);
    done(await made.app.moderation.cancel(MOD, made.id));
    expect((await made.look()).record.paused).toBe(false);
  });

  it('pings no one after a skip or an undo, until it is resumed', async () => {
    const made = await table(3);
    done(await made.app.moderation.pause(MOD, made.id));
    done(await made.app.moderation.skipTurn(MOD, made.id, waiting(await made.state())[0] as number));
    const told = await made.told();
    done(await made.app.moderation.undoTo(MOD, made.id, 0));
    told.push(...(await made.told()));
    expect(told.map(({ kind }) => kind)).toEqual(['moderated', 'moderated', 'moved', 'undone']);
    expect(told.flatMap(({ ping }) => ping)).toEqual([]);
    const { user } = await made.next();
    done(await made.app.moderation.resume(MOD, made.id));
    expect((await made.told()).flatMap(({ ping }) => ping)).toEqual([user]);
  });

  it('reminds no one', async () => {
    const made = await table(2);
    done(await made.app.moderation.pause(MOD, made.id));
    await made.told();
    expect(refusal(await made.app.moderation.remindAll(MOD, made.id))).toEqual({ code: 'paused' });
    expect(await made.told()).toEqual([]);
  });

  it('does not let a moderator who plays make their own moves', async () => {
    const made = await table(2);
    const actor = { ...(await made.next()), moderator: true };
    done(await made.app.moderation.pause(actor, made.id));
    const action = { type: 'pick', offer: 0 } as const;
    expect(refusal(await made.app.play.play(actor, made.id, { action }))).toEqual({ code: 'paused' });
  });
});

describe('acting for a player', () => {
  it('is announced once per turn, before the moves', async () => {
    const made = await table(2);
    const [seat = -1] = waiting(await made.state());
    const played = done(await made.app.play.play(MOD, made.id, { action: { type: 'pick', offer: 0 }, seat }));
    expect(played.moves).toMatchObject([{ seat, by: MOD.user }]);
    expect(await made.told()).toEqual([
      { kind: 'moderated', what: 'act', by: MOD.user, seat, ping: [] },
      { kind: 'moved', from: 0, to: 1, ping: [(await made.next()).user] },
    ]);
  });

  it('is announced once for a turn with several actions', async () => {
    const made = await turnWithPort(2);
    const [seat = -1] = waiting(await made.state());
    const act = async (action: Action) => done(await made.app.play.play(MOD, made.id, { action, seat }));
    expect((await act(legal(await made.state(), 'usePort'))).announced).toBe(false);
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['moderated']);
    let played = await act(passive(await made.state(), seat));
    while (!played.announced) played = await act(passive(await made.state(), seat));
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['moved']);
  });

  it('is not announced for a moderator’s own seat', async () => {
    const made = await table(2);
    const [seat = -1] = waiting(await made.state());
    const actor = { ...(await made.at(seat)), moderator: true };
    done(await made.app.play.play(actor, made.id, { action: { type: 'pick', offer: 0 }, seat }));
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['moved']);
  });
});

describe('skipping', () => {
  it('passes for an absent player', async () => {
    const made = await firstRound(2);
    const [seat = -1] = waiting(await made.state());
    const from = (await made.look()).moves.length;
    const skipped = done(await made.app.moderation.skipTurn(MOD, made.id, seat));
    expect(skipped.moves).toMatchObject([{ seat, action: { type: 'pass' }, by: MOD.user }]);
    expect(await made.told()).toEqual([
      { kind: 'moderated', what: 'skip', by: MOD.user, seat, ping: [] },
      { kind: 'moved', from, to: from + 1, ping: [(await made.next()).user] },
    ]);
  });

  it('ends one turn only, also of a player who goes on alone', async () => {
    const made = await firstRound(1);
    const skipped = done(await made.app.moderation.skipTurn(MOD, made.id, 0));
    expect(skipped.moves).toHaveLength(1);
    expect(waiting(await made.state())).toEqual([0]);
  });

  it('is refused for a seat without a pending decision', async () => {
    const made = await firstRound(2);
    const [seat = -1] = waiting(await made.state());
    expect(refusal(await made.app.moderation.skipTurn(MOD, made.id, 1 - seat))).toEqual({
      code: 'nobodyToWaitFor',
    });
    expect(refusal(await made.app.moderation.skipTurn(MOD, made.id, 2))).toEqual({ code: 'noSuchSeat' });
    expect(refusal(await made.app.moderation.skipTurn(MOD, made.id, -1))).toEqual({ code: 'noSuchSeat' });
  });
});

describe('reminding', () => {
  it('pings those the game waits for', async () => {
    const made = await firstRound(3);
    done(await made.app.moderation.remindAll(MOD, made.id));
    expect(await made.told()).toEqual([{ kind: 'reminded', by: MOD.user, ping: [(await made.next()).user] }]);
  });
});

describe('replacing', () => {
  it('seats another user, names who leaves, and pings the new player', async () => {
    const made = await firstRound(2);
    const [seat = -1] = waiting(await made.state());
    const former = await made.at(seat);
    const position = await made.state();
    done(await made.app.moderation.replacePlayer(MOD, made.id, seat, { user: EVE.user, name: ' E\0ve ' }));
    expect(await made.at(seat)).toMatchObject({ user: EVE.user, name: 'Eve' });
    expect(await made.state()).toEqual(position);
    expect(await made.told()).toEqual([
      {
        ...{ kind: 'moderated', what: 'replace', by: MOD.user, seat },
        ...{ user: EVE.user, former: former.user, ping: [EVE.user] },
      },
    ]);
    const action = { type: 'pass' } as const;
    expect(refusal(await made.app.play.play(former, made.id, { action }))).toEqual({ code: 'notMember' });
    done(await made.app.play.play(EVE, made.id, { action }));
  });

  it('makes another person the host in place of one who gave the seat to a computer for good', async () => {
    const { app, id, look } = await firstRound(3);
    const assignment = { level: 'laird', name: 'Laird', span: 'good' } as const;
    done(await app.play.concede(BEN, id));
    done(await app.computers.assignComputer(ANN, id, assignment));
    expect((await look()).record.host).toBe(CAT.user);
    expect(refusal(await app.webPage.change(ANN, id, 'disable'))).toEqual({
      code: 'notHost',
      host: CAT.user,
    });
    expect(refusal(await app.relocation.check(ANN, id, 'elsewhere'))).toEqual({ code: 'notMember' });
    done(await app.webPage.change(CAT, id, 'disable'));
  });

  it('makes the newcomer the host in place of a former host, who decides nothing about the game any more', async () => {
    const { app, id, state } = await table(2);
    const seat = (await state()).seating.indexOf(0);
    done(await app.moderation.replacePlayer(MOD, id, seat, EVE));
    const to = { channel: 'elsewhere', room: async () => undefined };
    expect(refusal(await app.relocation.move(ANN, id, 'channel', to))).toEqual({ code: 'notMember' });
    expect(refusal(await app.webPage.change(ANN, id, 'renew'))).toEqual({ code: 'notHost', host: EVE.user });
    done(await app.webPage.change(EVE, id, 'renew'));
  });

  it('brings a seat that was given up back into the game', async () => {
    const made = await firstRound(2);
    const [seat = -1] = waiting(await made.state());
    done(await made.app.play.concede(await made.at(1 - seat), made.id));
    await made.told();
    done(await made.app.moderation.replacePlayer(MOD, made.id, 1 - seat, EVE));
    expect((await made.told())[0]?.ping).toEqual([EVE.user]);
    await made.move({ seat, action: { type: 'pass' } });
    expect((await made.next()).user).toBe(EVE.user);
  });

  it('is refused for a player of the game, and for an unknown seat', async () => {
    const made = await table(2);
    expect(refusal(await made.app.moderation.replacePlayer(MOD, made.id, 0, BEN))).toEqual({
      code: 'alreadyMember',
    });
    expect(refusal(await made.app.moderation.replacePlayer(MOD, made.id, 2, CAT))).toEqual({
      code: 'noSuchSeat',
    });
  });

  it('leaves the setup unchanged, even if newcomers affected it', async () => {
    const made = await lobby([ANN, BEN, CAT], { options: ['byExperience'] });
    done(await made.app.lobby.setNewcomer(BEN, made.id, true));
    done(await made.app.lobby.start(ANN, made.id));
    await made.drift();
    done(await made.app.moderation.replacePlayer(MOD, made.id, (await made.state()).seating.indexOf(1), EVE));
    expect((await made.app.queries.getPositions(made.id)).at(-1)).toEqual(await made.state());
  });
});

describe('cancelling', () => {
  it.each([
    ['in the lobby', () => lobby([ANN, BEN])],
    ['being played', () => table(2)],
  ])('ends a game %s', async (_, make) => {
    const made = await make();
    expect(done(await made.app.moderation.cancel(MOD, made.id)).game.record.status).toBe('ended');
    expect(await made.told()).toEqual([{ kind: 'ended', by: MOD.user, moderator: true, ping: [] }]);
  });
});

describe('exporting', () => {
  it('shows the position where the rules changed only once the game is over, because nothing in it is hidden', async () => {
    const made = await firstRound(2);
    const { record, moves, snapshot } = await gameInStore(made.store, made.id);
    await made.store.games.commit({
      ...{ record: { ...record, version: record.version + 1 }, expected: record.version, keep: moves.length },
      ...{ append: [], snapshot, base: snapshot, announcements: [] },
    });
    const exported = async () => JSON.parse(done(await made.app.moderation.exportGame(MOD, made.id)).json);
    expect(await exported()).not.toHaveProperty('base');
    done(await made.app.moderation.cancel(MOD, made.id));
    expect(await exported()).toHaveProperty('base.moves', moves.length);
  });
});
