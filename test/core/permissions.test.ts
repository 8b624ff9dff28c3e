/** Permissions: every act, in every status, by every kind of user. */
import { describe, expect, it } from 'vitest';
import { type Act, PERMISSIONS } from '../../src/core/game/permissions.ts';
import { type Actor, type Outcome, STATUSES, type Status } from '../../src/core/index.ts';
import type { Services } from '../../src/features/index.ts';
import {
  ANN,
  BEN,
  CAT,
  done,
  EVE,
  firstRound,
  lobby,
  MOD,
  PLACE,
  refusal,
  table,
  waiting,
} from './fixtures/table.ts';

/** Acts of users; the clock does the rest. */
type Theirs = Exclude<Act, 'clock' | 'closeWeek' | 'expireLobby'>;
/** Every act; those of moderators aim at the seat with the pending decision. */
const DO: Readonly<
  Record<Theirs, (app: Services, actor: Actor, id: string, seat: number) => Promise<Outcome>>
> = {
  join: (app, actor, id) => app.lobby.join(actor, id),
  leave: (app, actor, id) => app.lobby.leave(actor, id),
  markNewcomer: (app, actor, id) => app.lobby.setNewcomer(actor, id, true),
  configure: (app, actor, id) => app.lobby.configure(actor, id, {}),
  start: (app, actor, id) => app.lobby.start(actor, id),
  abandonLobby: (app, actor, id) => app.play.abandon(actor, id),
  rematch: (app, actor, id) => app.lobby.rematch(actor, id),
  play: (app, actor, id) => app.play.play(actor, id, { action: { type: 'pick', offer: 0 } }),
  undo: (app, actor, id) => app.play.undo(actor, id, 'step'),
  abandon: (app, actor, id) => app.play.abandon(actor, id),
  answer: (app, actor, id) => app.play.answerConsent(actor, id, 1, true),
  concede: (app, actor, id) => app.play.concede(actor, id),
  playFor: (app, actor, id, seat) => app.play.play(actor, id, { action: { type: 'pick', offer: 0 }, seat }),
  pause: (app, actor, id) => app.moderation.pause(actor, id),
  resume: (app, actor, id) => app.moderation.resume(actor, id),
  remind: (app, actor, id) => app.moderation.remindAll(actor, id),
  skip: (app, actor, id, seat) => app.moderation.skipTurn(actor, id, seat),
  replace: (app, actor, id, seat) => app.moderation.replacePlayer(actor, id, seat, EVE),
  undoTo: (app, actor, id) => app.moderation.undoTo(actor, id, 0),
  cancel: (app, actor, id) => app.moderation.cancel(actor, id),
  move: async (app, actor, id) => {
    const from = (await app.queries.getSummary(id))?.record.channel ?? '';
    return app.relocation.move(actor, id, from, { channel: 'elsewhere', room: async () => undefined });
  },
  managePage: (app, actor, id) => app.webPage.change(actor, id, 'renew'),
  exportGame: (app, actor, id) => app.moderation.exportGame(actor, id),
  async seatComputer(app, actor, id) {
    await app.lobby.configure(MOD, id, { players: 4 });
    return app.lobby.addComputer(actor, id, 'laird', 'Laird');
  },
  removeMember: (app, actor, id) => app.lobby.removeMember(actor, id, BEN.user),
  handOver: (app, actor, id) =>
    app.computers.assignComputer(actor, id, { level: 'laird', name: 'Laird', span: 'while' }),
  hint: (app, actor, id) => app.computers.getHint(actor, id),
  nudge: (app, actor, id, seat) => app.clocks.remindSeat(actor, id, seat),
  snooze: (app, actor, id) => app.clocks.snooze(actor, id, 'never'),
  order: (app, actor, id) => app.standingOrders.set(actor, id, [{ action: { type: 'pass' } }]),
  plan: (app, actor, id) => app.plans.get(actor, id),
  halt: (app, actor, id) => app.clocks.pauseClocks(actor, id),
  goOn: (app, actor, id) => app.clocks.resumeClocks(actor, id),
  rescue: (app, actor, id, seat) => app.clocks.voteOnTimeout(actor, id, seat, 'more'),
  sitIn: (app, actor, id, seat) => app.clocks.volunteerAsSubstitute(actor, id, seat),
  stepDown: (app, actor, id) => app.clocks.stepDown(actor, id),
  seatSomebody: (app, actor, id, seat) => app.moderation.assignSubstitute(actor, id, seat, EVE),
  comeBack: (app, actor, id) => app.clocks.returnToSeat(actor, id),
  setAside: (app, actor, id) => app.moderation.suspend(actor, id),
  takeUp: (app, actor, id) => app.clocks.reactivate(actor, id),
};
const ACTS = Object.keys(DO) as Theirs[];
const codeOf = (outcome: Outcome) => (outcome.ok ? 'done' : outcome.refusal.code);
const of = (who: string) => ACTS.filter((act) => PERMISSIONS[act].who === who);

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
    done(await made.app.moderation.cancel(MOD, made.id));
    return made;
  },
};

/** The refusal of each act by status. */
const WRONG_TIMES = ACTS.flatMap((act) =>
  STATUSES.filter((status) => !(PERMISSIONS[act].when as readonly Status[]).includes(status))
    // Users see these two as one.
    .filter((status) => !(act === 'abandon' && status === 'lobby'))
    .filter((status) => !(act === 'abandonLobby' && status === 'playing'))
    .map((status) => [act, status, reason(act, status)] as const),
);

function reason(act: Theirs, status: Status): string {
  if ((act === 'rematch' || act === 'takeUp') && status === 'lobby') return 'lobbyOpen';
  if (act === 'takeUp') return 'notSetAside';
  if (act === 'rematch') return 'notOver';
  if (status === 'lobby') return 'notStarted';
  return status === 'playing' ? 'alreadyStarted' : 'over';
}

describe('permissions', () => {
  it.each(of('moderator'))('%s is for moderators only', async (act) => {
    const made = await table(2);
    const [seat = -1] = waiting(await made.state());
    const other = await made.at(1 - seat);
    const wanted = {
      // For players and strangers, playing for another seat is refused as their own mistake.
      playFor: ['notYourSeat', 'notMember'],
    }[act as string] ?? ['notModerator', 'notModerator'];
    const outcomes = await Promise.all([other, EVE].map((actor) => DO[act](made.app, actor, made.id, seat)));
    expect(outcomes.map(codeOf)).toEqual(wanted);
  });

  it.each([...of('player'), ...of('member'), ...of('table'), ...of('standIn')])(
    '%s is not for strangers, even moderators',
    async (act) => {
      const [status] = PERMISSIONS[act].when;
      const made = await IN[status ?? 'lobby']();
      for (const actor of [EVE, MOD])
        expect(codeOf(await DO[act](made.app, actor, made.id, 0)), actor.name).toBe('notMember');
    },
  );

  it.each(of('hostOrModerator'))(
    '%s is for the host, and for moderators if the host has gone',
    async (act) => {
      for (const allowed of [ANN, MOD]) {
        const made = await IN.lobby();
        for (const actor of [BEN, EVE]) {
          expect(codeOf(await DO[act](made.app, actor, made.id, 0)), actor.name).toBe('notHost');
        }
        expect(codeOf(await DO[act](made.app, allowed, made.id, 0))).toBe('done');
      }
    },
  );

  it('move is for those at the table and moderators of the whole server', async () => {
    const made = await table(2);
    const here = { ...PLACE, channel: 'elsewhere' };
    const channelModerator = { ...MOD, at: here, everywhere: false };
    for (const actor of [EVE, channelModerator]) {
      expect(codeOf(await DO.move(made.app, actor, made.id, 0))).toBe('notMember');
    }
    done(await made.app.moderation.assignSubstitute(MOD, made.id, 1, CAT));
    for (const allowed of [ANN, BEN, CAT, { ...MOD, at: here }]) {
      expect(codeOf(await DO.move(made.app, allowed, made.id, 0)), allowed.name).toBe('done');
    }
  });

  it.each(WRONG_TIMES)('%s is refused in a game that is %s: %s', async (act, status, wanted) => {
    const made = await IN[status]();
    const before = await made.look();
    const seat = before.state === undefined ? 0 : (waiting(before.state)[0] ?? 0);
    const actor = PERMISSIONS[act].who === 'moderator' ? MOD : ANN;
    expect(codeOf(await DO[act](made.app, actor, made.id, seat))).toBe(wanted);
    expect(await made.look()).toEqual(before);
  });

  it('report an unknown game as such', async () => {
    const { app } = await table(2);
    for (const act of ACTS) {
      for (const id of ['aaaaaaaa', '', 'A'.repeat(8), '../..', '\0']) {
        expect(codeOf(await DO[act](app, MOD, id, 0)), id).toBe('noGame');
      }
    }
  });

  it('let moderators list the games of their server, without seeds', async () => {
    const { app, id } = await table(2);
    expect(refusal(await app.moderation.listGames(ANN, 'guild'))).toEqual({ code: 'notModerator' });
    const listed = await app.moderation.listGames(MOD, 'guild');
    expect(listed).toMatchObject({ ok: true, games: [{ id, seed: '' }] });
    expect(await app.moderation.listGames(MOD, 'elsewhere')).toEqual({ ok: true, games: [] });
  });
});
