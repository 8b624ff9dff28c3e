/** What moderators do, and that nobody else can. */
import { describe, expect, it } from 'vitest';
import type { Actor, App, Outcome } from '../../src/app/index.ts';
import { type Act, PERMISSIONS } from '../../src/app/permissions.ts';
import type { Action } from '../../src/engine/index.ts';
import {
  ANN,
  BEN,
  CAT,
  done,
  EVE,
  firstRound,
  legal,
  lobby,
  MOD,
  passive,
  refusal,
  table,
  turnWithPort,
  waiting,
} from './table.ts';

/** Every use case, done by somebody; those of moderators aim at the seat that is waited for. */
const DO: Readonly<Record<Act, (app: App, actor: Actor, id: string, seat: number) => Promise<Outcome>>> = {
  join: (app, actor, id) => app.join(actor, id),
  leave: (app, actor, id) => app.leave(actor, id),
  markNewcomer: (app, actor, id) => app.markNewcomer(actor, id, true),
  configure: (app, actor, id) => app.configure(actor, id, {}),
  start: (app, actor, id) => app.start(actor, id),
  abandonLobby: (app, actor, id) => app.abandon(actor, id),
  rematch: (app, actor, id) => app.rematch(actor, id),
  play: (app, actor, id) => app.play(actor, id, { action: { type: 'pick', offer: 0 } }),
  undo: (app, actor, id) => app.undo(actor, id, 'step'),
  abandon: (app, actor, id) => app.abandon(actor, id),
  answer: (app, actor, id) => app.answer(actor, id, 1, true),
  concede: (app, actor, id) => app.concede(actor, id),
  playFor: (app, actor, id, seat) => app.play(actor, id, { action: { type: 'pick', offer: 0 }, seat }),
  pause: (app, actor, id) => app.pause(actor, id),
  resume: (app, actor, id) => app.resume(actor, id),
  remind: (app, actor, id) => app.remind(actor, id),
  skip: (app, actor, id, seat) => app.skip(actor, id, seat),
  replace: (app, actor, id, seat) => app.replace(actor, id, seat, EVE),
  undoTo: (app, actor, id) => app.undoTo(actor, id, 0),
  cancel: (app, actor, id) => app.cancel(actor, id),
  exportGame: (app, actor, id) => app.exportGame(actor, id),
};
const ACTS = Object.keys(DO) as Act[];
const codeOf = (outcome: Outcome) => (outcome.ok ? 'done' : outcome.refusal.code);
const of = (who: string) => ACTS.filter((act) => PERMISSIONS[act].who === who);

/** Games in each status. */
const IN = {
  lobby: () => lobby([ANN, BEN]),
  playing: () => table(2),
  async finished() {
    const made = await firstRound(2);
    while ((await made.state()).phase !== 'finished') await made.drift(1);
    return made;
  },
  async ended() {
    const made = await table(2);
    done(await made.app.cancel(MOD, made.id));
    return made;
  },
};

describe('permissions', () => {
  it.each(of('moderator'))('%s is for moderators only', async (act) => {
    const made = await table(2);
    const [seat = -1] = waiting(await made.state());
    const other = await made.at(1 - seat);
    const wanted = {
      // To players and strangers, playing for another seat is a mistake of their own.
      playFor: ['notYourSeat', 'notMember'],
    }[act as string] ?? ['notModerator', 'notModerator'];
    const outcomes = await Promise.all([other, EVE].map((actor) => DO[act](made.app, actor, made.id, seat)));
    expect(outcomes.map(codeOf)).toEqual(wanted);
  });

  it.each([...of('player'), ...of('member')])('%s is not for strangers, even moderators', async (act) => {
    const [status] = PERMISSIONS[act].when;
    const made = await IN[status ?? 'lobby']();
    for (const actor of [EVE, MOD])
      expect(codeOf(await DO[act](made.app, actor, made.id, 0))).toBe('notMember');
  });

  it.each(of('host'))('%s is for the host', async (act) => {
    const made = await IN.lobby();
    for (const actor of [BEN, EVE, MOD]) {
      expect(codeOf(await DO[act](made.app, actor, made.id, 0))).toBe('notHost');
    }
    expect(codeOf(await DO[act](made.app, ANN, made.id, 0))).toBe('done');
  });

  it.each(ACTS)('%s is refused at the wrong time, with the reason', async (act) => {
    const { when, who } = PERMISSIONS[act];
    const times: readonly string[] = when;
    const actor = who === 'moderator' ? MOD : ANN;
    for (const [status, make] of Object.entries(IN)) {
      if (times.includes(status)) continue;
      // These two are one to their users.
      if (act === 'abandon' && status === 'lobby') continue;
      if (act === 'abandonLobby' && status === 'playing') continue;
      const made = await make();
      const before = await made.look();
      const { state } = before;
      const seat = state === undefined ? 0 : (waiting(state)[0] ?? 0);
      const code = codeOf(await DO[act](made.app, actor, made.id, seat));
      const late = status === 'playing' ? 'alreadyStarted' : 'over';
      const wanted = act === 'rematch' ? 'notOver' : status === 'lobby' ? 'notStarted' : late;
      expect([status, code]).toEqual([status, wanted]);
      expect(await made.look()).toEqual(before);
    }
  });

  it('says that there is no game where there is none', async () => {
    const { app } = await table(2);
    for (const act of ACTS) {
      for (const id of ['aaaaaaaa', '', 'A'.repeat(8), '../..', '\0']) {
        expect(codeOf(await DO[act](app, MOD, id, 0))).toBe('noGame');
      }
    }
  });

  it('lists the games of a server for its moderators, without seeds', async () => {
    const { app, id } = await table(2);
    expect(refusal(await app.list(ANN, 'guild'))).toEqual({ code: 'notModerator' });
    const listed = await app.list(MOD, 'guild');
    expect(listed).toMatchObject({ ok: true, games: [{ id, seed: '' }] });
    expect(await app.list(MOD, 'elsewhere')).toEqual({ ok: true, games: [] });
  });
});

describe('a paused game', () => {
  it('is told of, and waits', async () => {
    const made = await table(2);
    done(await made.app.pause(MOD, made.id));
    expect(await made.told()).toEqual([{ kind: 'moderated', what: 'pause', by: MOD.user, ping: [] }]);
    expect(refusal(await made.app.pause(MOD, made.id))).toEqual({ code: 'paused' });
    const actor = await made.next();
    for (const act of ['play', 'undo', 'abandon', 'answer'] as const) {
      expect(codeOf(await DO[act](made.app, actor, made.id, 0))).toBe('paused');
    }
    done(await made.app.resume(MOD, made.id));
    expect(await made.told()).toEqual([{ kind: 'moderated', what: 'resume', by: MOD.user, ping: [] }]);
    expect(refusal(await made.app.resume(MOD, made.id))).toEqual({ code: 'notPaused' });
    await made.drift();
  });

  it('lets moderators act, and players look or give up', async () => {
    const made = await table(3);
    done(await made.app.pause(MOD, made.id));
    const [seat = -1] = waiting(await made.state());
    done(await made.app.play(MOD, made.id, { action: { type: 'pick', offer: 0 }, seat }));
    done(await made.app.skip(MOD, made.id, waiting(await made.state())[0] as number));
    done(await made.app.remind(MOD, made.id));
    done(await made.app.undoTo(MOD, made.id, 1));
    done(await made.app.concede(await made.next(), made.id));
    expect((await made.look()).record.paused).toBe(true);
    done(await made.app.cancel(MOD, made.id));
    expect((await made.look()).record.paused).toBe(false);
  });

  it('does not let a moderator who plays go on with their own moves', async () => {
    const made = await table(2);
    const actor = { ...(await made.next()), moderator: true };
    done(await made.app.pause(actor, made.id));
    const action = { type: 'pick', offer: 0 } as const;
    expect(refusal(await made.app.play(actor, made.id, { action }))).toEqual({ code: 'paused' });
  });
});

describe('acting for a player', () => {
  it('is told of once a turn, before the moves', async () => {
    const made = await table(2);
    const [seat = -1] = waiting(await made.state());
    const played = done(await made.app.play(MOD, made.id, { action: { type: 'pick', offer: 0 }, seat }));
    expect(played.moves).toMatchObject([{ seat, by: MOD.user }]);
    expect(await made.told()).toEqual([
      { kind: 'moderated', what: 'act', by: MOD.user, seat, ping: [] },
      { kind: 'moved', from: 0, to: 1, ping: [(await made.next()).user] },
    ]);
  });

  it('is told of once where a turn has several actions', async () => {
    const made = await turnWithPort(2);
    const [seat = -1] = waiting(await made.state());
    const act = async (action: Action) => done(await made.app.play(MOD, made.id, { action, seat }));
    expect((await act(legal(await made.state(), 'usePort'))).announced).toBe(false);
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['moderated']);
    let played = await act(passive(await made.state(), seat));
    while (!played.announced) played = await act(passive(await made.state(), seat));
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['moved']);
  });

  it('is no act of a moderator in their own seat', async () => {
    const made = await table(2);
    const [seat = -1] = waiting(await made.state());
    const actor = { ...(await made.at(seat)), moderator: true };
    done(await made.app.play(actor, made.id, { action: { type: 'pick', offer: 0 }, seat }));
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['moved']);
  });
});

describe('skipping', () => {
  it('passes for a player who does not come back', async () => {
    const made = await firstRound(2);
    const [seat = -1] = waiting(await made.state());
    const from = (await made.look()).moves.length;
    const skipped = done(await made.app.skip(MOD, made.id, seat));
    expect(skipped.moves).toMatchObject([{ seat, action: { type: 'pass' }, by: MOD.user }]);
    expect(await made.told()).toEqual([
      { kind: 'moderated', what: 'skip', by: MOD.user, seat, ping: [] },
      { kind: 'moved', from, to: from + 1, ping: [(await made.next()).user] },
    ]);
  });

  it('ends one turn only, also of a player who goes on alone', async () => {
    const made = await firstRound(1);
    const skipped = done(await made.app.skip(MOD, made.id, 0));
    expect(skipped.moves).toHaveLength(1);
    expect(waiting(await made.state())).toEqual([0]);
  });

  it('is refused for a seat that nobody waits for', async () => {
    const made = await firstRound(2);
    const [seat = -1] = waiting(await made.state());
    expect(refusal(await made.app.skip(MOD, made.id, 1 - seat))).toEqual({ code: 'nobodyToWaitFor' });
    expect(refusal(await made.app.skip(MOD, made.id, 2))).toEqual({ code: 'noSuchSeat' });
    expect(refusal(await made.app.skip(MOD, made.id, -1))).toEqual({ code: 'noSuchSeat' });
  });
});

describe('reminding', () => {
  it('pings those the game waits for', async () => {
    const made = await firstRound(3);
    done(await made.app.remind(MOD, made.id));
    expect(await made.told()).toEqual([{ kind: 'reminded', by: MOD.user, ping: [(await made.next()).user] }]);
  });
});

describe('replacing', () => {
  it('seats somebody else, and pings them if they are to move', async () => {
    const made = await firstRound(2);
    const [seat = -1] = waiting(await made.state());
    const former = await made.at(seat);
    const position = await made.state();
    done(await made.app.replace(MOD, made.id, seat, { user: EVE.user, name: ' E\0ve ' }));
    expect(await made.at(seat)).toMatchObject({ user: EVE.user, name: 'Eve' });
    expect(await made.state()).toEqual(position);
    expect(await made.told()).toEqual([
      { kind: 'moderated', what: 'replace', by: MOD.user, seat, user: EVE.user, ping: [EVE.user] },
    ]);
    const action = { type: 'pass' } as const;
    expect(refusal(await made.app.play(former, made.id, { action }))).toEqual({ code: 'notMember' });
    done(await made.app.play(EVE, made.id, { action }));
  });

  it('brings a seat that was given up back into the game', async () => {
    const made = await firstRound(2);
    const [seat = -1] = waiting(await made.state());
    done(await made.app.concede(await made.at(1 - seat), made.id));
    await made.told();
    done(await made.app.replace(MOD, made.id, 1 - seat, EVE));
    expect((await made.told())[0]?.ping).toEqual([]);
    await made.move({ seat, action: { type: 'pass' } });
    expect((await made.next()).user).toBe(EVE.user);
  });

  it('is refused for somebody who plays already, and for a seat that is not there', async () => {
    const made = await table(2);
    expect(refusal(await made.app.replace(MOD, made.id, 0, BEN))).toEqual({ code: 'alreadyMember' });
    expect(refusal(await made.app.replace(MOD, made.id, 2, CAT))).toEqual({ code: 'noSuchSeat' });
  });

  it('leaves the setup as it was, also where newcomers have their say', async () => {
    const made = await lobby([ANN, BEN, CAT], { options: ['byExperience'] });
    done(await made.app.markNewcomer(BEN, made.id, true));
    done(await made.app.start(ANN, made.id));
    await made.drift();
    done(await made.app.replace(MOD, made.id, (await made.state()).seating.indexOf(1), EVE));
    expect((await made.app.course(made.id)).at(-1)).toEqual(await made.state());
  });
});

describe('cancelling', () => {
  it.each(['lobby', 'playing'] as const)('ends a game: %s', async (status) => {
    const made = await IN[status]();
    expect(done(await made.app.cancel(MOD, made.id)).game.record.status).toBe('ended');
    expect(await made.told()).toEqual([{ kind: 'ended', by: MOD.user, moderator: true, ping: [] }]);
  });
});
