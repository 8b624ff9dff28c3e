/** Requests that all others must agree to. */
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../src/core/index.ts';
import { refusalText } from '../../../src/discord/shared/refusals.ts';
import {
  done,
  EVE,
  firstRound,
  legal,
  MOD,
  refusal,
  type Table,
  waiting,
} from '../../core/fixtures/table.ts';

/** Three players; one asks to undo a turn after which another has played. */
async function asked(
  what: 'undo' | 'abandon',
): Promise<{ made: Table; asker: Actor; others: Actor[]; keep: number }> {
  const made = await firstRound(3);
  const keep = (await made.look()).moves.length;
  const [seat = -1] = waiting(await made.state());
  const asker = await made.at(seat);
  await made.drift(2);
  await made.told();
  const outcome =
    what === 'undo'
      ? await made.app.play.undo(asker, made.id, 'turn')
      : await made.app.play.abandon(asker, made.id);
  expect(done(outcome)).toMatchObject({ done: false });
  const others = await Promise.all([1, 2].map((i) => made.at((seat + i) % 3)));
  return { made, asker, others, keep };
}
const statusOf = async (made: Table) => (await made.look()).record.status;

/** The news that the first request of the game has lapsed. */
const LAPSED = { kind: 'refused', lapsed: true, consent: { id: 1 } };

describe('a request', () => {
  it('pings all others once, and waits for them', async () => {
    const { made, asker, others } = await asked('abandon');
    const [told, ...rest] = await made.told();
    expect(told).toMatchObject({
      kind: 'asked',
      consent: { id: 1, what: 'abandon', by: asker.user, agreed: [] },
    });
    expect([...(told?.ping ?? [])].sort()).toEqual(others.map(({ user }) => user).sort());
    expect(rest).toEqual([]);
    expect(await statusOf(made)).toBe('playing');
  });

  it('to undo is carried out when the last player agrees', async () => {
    const { made, asker, others, keep } = await asked('undo');
    const [first, second] = others as [Actor, Actor];
    await made.told();
    expect(done(await made.app.play.answerConsent(first, made.id, 1, true))).toMatchObject({ done: false });
    expect((await made.look()).record.consent?.agreed).toEqual([first.user]);
    expect(await made.told()).toEqual([]);
    const { game } = done(await made.app.play.answerConsent(second, made.id, 1, true));
    expect(game.moves).toHaveLength(keep);
    expect(game.record).toMatchObject({ announced: keep });
    expect(game.record.consent).toBeUndefined();
    expect(await made.told()).toEqual([
      { kind: 'undone', keep, by: asker.user, moderator: false, moves: 1, others: [1], ping: [asker.user] },
    ]);
  });

  it('to abandon ends the game when the last player agrees', async () => {
    const { made, asker, others } = await asked('abandon');
    await made.told();
    for (const other of others) done(await made.app.play.answerConsent(other, made.id, 1, true));
    expect(await statusOf(made)).toBe('ended');
    expect(await made.told()).toEqual([{ kind: 'ended', by: asker.user, moderator: false, ping: [] }]);
  });

  it('ends with the first player who disagrees', async () => {
    const { made, others } = await asked('abandon');
    const [first, second] = others as [Actor, Actor];
    await made.told();
    done(await made.app.play.answerConsent(first, made.id, 1, true));
    expect(done(await made.app.play.answerConsent(second, made.id, 1, false))).toMatchObject({ done: false });
    expect(await made.told()).toMatchObject([{ kind: 'refused', by: second.user, consent: { id: 1 } }]);
    expect(refusal(await made.app.play.answerConsent(first, made.id, 1, true))).toEqual({
      code: 'requestGone',
    });
    expect(await statusOf(made)).toBe('playing');
  });

  /** The clock advances by a second at each look. */
  const wait = ({ app }: Table, seconds: number) => {
    for (let n = 0; n < seconds; n++) app.now();
  };
  const ways = {
    abandon: ({ app, id }: Table, asker: Actor) => app.play.abandon(asker, id),
    undo: ({ app, id }: Table, asker: Actor) => app.play.undo(asker, id, 'turn'),
    halt: ({ app, id }: Table, asker: Actor) => app.clocks.pauseClocks(asker, id),
  };

  it.each(Object.entries(ways))(
    '(%s) that was rejected can be repeated after ten minutes',
    async (_, ask) => {
      const { made, asker, others } = await asked('abandon');
      done(await made.app.play.answerConsent(asker, made.id, 1, false));
      wait(made, 600);
      done(await ask(made, asker));
      done(await made.app.play.answerConsent(others[0] as Actor, made.id, 2, false));
      const at = made.app.now().getTime();
      await made.told();
      const refused = refusal(await ask(made, asker));
      expect(refused).toEqual({ code: 'rejectedLately', until: expect.any(Number) });
      const { until } = refused as { until: number };
      expect(Math.abs(until - at - 600_000)).toBeLessThan(10_000);
      wait(made, 560);
      expect(refusal(await ask(made, asker)).code).toBe('rejectedLately');
      expect(await made.told()).toEqual([]);
      wait(made, 60);
      done(await ask(made, asker));
      expect(await made.told()).toMatchObject([{ kind: 'asked', consent: { id: 3 } }]);
    },
  );

  it('that was withdrawn cannot be repeated at once, but other requests can be made', async () => {
    const { made, asker, others } = await asked('abandon');
    done(await made.app.play.answerConsent(asker, made.id, 1, false));
    expect(refusal(await made.app.play.abandon(asker, made.id)).code).toBe('rejectedLately');
    done(await made.app.clocks.pauseClocks(asker, made.id));
    done(await made.app.play.answerConsent(others[0] as Actor, made.id, 2, false));
    done(await made.app.play.abandon(others[0] as Actor, made.id));
  });

  it('that lapses with a move of the player who asked cannot be repeated at once', async () => {
    const made = await firstRound(3);
    const [seat = -1] = waiting(await made.state());
    const asker = await made.at(seat);
    done(await made.app.clocks.pauseClocks(asker, made.id));
    await made.drift(1);
    expect((await made.look()).record.consent).toBeUndefined();
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['asked', 'refused', 'moved']);
    done(await made.app.play.undo(asker, made.id, 'turn'));
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['undone']);
    const refused = refusal(await made.app.clocks.pauseClocks(asker, made.id));
    expect(refused.code).toBe('rejectedLately');
    // No one turned it down.
    expect(refusalText(refused, 'en')).toContain('or it lapsed when the game moved on');
    done(await made.app.clocks.pauseClocks(await made.at((seat + 1) % 3), made.id));
  });

  it('can be withdrawn by the player who asked, who cannot agree to it', async () => {
    const { made, asker } = await asked('abandon');
    expect(refusal(await made.app.play.answerConsent(asker, made.id, 1, true))).toEqual({
      code: 'alreadyAgreed',
    });
    done(await made.app.play.answerConsent(asker, made.id, 1, false));
    expect((await made.look()).record.consent).toBeUndefined();
  });

  it('can be agreed to once per player, who may still refuse later', async () => {
    const { made, others } = await asked('abandon');
    const [first] = others as [Actor];
    done(await made.app.play.answerConsent(first, made.id, 1, true));
    expect(refusal(await made.app.play.answerConsent(first, made.id, 1, true))).toEqual({
      code: 'alreadyAgreed',
    });
    done(await made.app.play.answerConsent(first, made.id, 1, false));
    expect((await made.look()).record.consent).toBeUndefined();
  });

  it('cannot be answered by strangers', async () => {
    const { made } = await asked('abandon');
    for (const actor of [EVE, MOD]) {
      expect(refusal(await made.app.play.answerConsent(actor, made.id, 1, true)), actor.name).toEqual({
        code: 'notMember',
      });
    }
  });

  it('blocks another request', async () => {
    const { made, asker, others } = await asked('abandon');
    for (const actor of [asker, ...others]) {
      expect(refusal(await made.app.play.abandon(actor, made.id)), actor.name).toEqual({
        code: 'requestOpen',
      });
    }
    expect(refusal(await made.app.play.undo(asker, made.id, 'turn'))).toEqual({ code: 'requestOpen' });
  });

  it('lapses with the next move, and a late answer never reaches the next request', async () => {
    const { made, asker, others } = await asked('abandon');
    const [seat = -1] = waiting(await made.state());
    await made.told();
    await made.move({ seat, action: legal(await made.state(), 'hire') });
    expect((await made.look()).record.consent).toBeUndefined();
    expect((await made.told())[0]).toMatchObject({
      ...{ kind: 'refused', lapsed: true, consent: { id: 1, by: asker.user }, ping: [] },
    });
    done(await made.app.play.abandon(asker, made.id));
    expect((await made.look()).record.consent?.id).toBe(2);
    expect(refusal(await made.app.play.answerConsent(others[0] as Actor, made.id, 1, true))).toEqual({
      code: 'requestGone',
    });
  });

  it('lapses when someone else begins to play for its asker, who could not withdraw it', async () => {
    const play = { level: 'laird', name: 'Ewan' } as const;
    for (const substitute of [
      (made: Table, seat: number) => made.app.moderation.assignSubstitute(MOD, made.id, seat, EVE),
      (made: Table, seat: number) =>
        made.app.computers.assignComputer(MOD, made.id, { seat, ...play, span: 'while' }),
    ]) {
      const { made, asker, others } = await asked('abandon');
      const { record, state } = await made.look();
      const seatOf = ({ user }: Actor) =>
        state?.seating.indexOf(record.members.findIndex((one) => one.user === user)) ?? -1;
      done(await substitute(made, seatOf(others[0] as Actor)));
      expect((await made.look()).record.consent, `${substitute}`).toMatchObject({ by: asker.user });
      done(await made.app.clocks.returnToSeat(others[0] as Actor, made.id));
      // A computer that plays a single turn is gone before that matters.
      const turn = { seat: seatOf(asker), ...play, span: 'turn' } as const;
      done(await made.app.computers.assignComputer(MOD, made.id, turn));
      expect((await made.look()).record.consent, `${substitute}`).toMatchObject({ by: asker.user });
      done(await made.app.clocks.returnToSeat(asker, made.id));
      await made.told();
      done(await substitute(made, seatOf(asker)));
      expect((await made.look()).record.consent, `${substitute}`).toBeUndefined();
      expect(await made.told(), `${substitute}`).toMatchObject([LAPSED, { kind: 'satIn' }]);
      done(await made.app.clocks.returnToSeat(asker, made.id));
      expect(refusal(await made.app.play.abandon(asker, made.id)).code).toBe('rejectedLately');
      done(await made.app.play.abandon(others[1] as Actor, made.id));
    }
  });

  it('lapses when a player concedes or is replaced', async () => {
    for (const leave of [
      (made: Table, who: Actor) => made.app.play.concede(who, made.id),
      (made: Table) => made.app.moderation.replacePlayer(MOD, made.id, 0, EVE),
    ]) {
      const { made, others } = await asked('abandon');
      await made.told();
      done(await leave(made, others[1] as Actor));
      expect((await made.look()).record.consent, `${leave}`).toBeUndefined();
      expect((await made.told())[0], `${leave}`).toMatchObject(LAPSED);
    }
  });

  it('lapses when a moderator undoes moves', async () => {
    const { made } = await asked('abandon');
    await made.told();
    done(await made.app.moderation.undoTo(MOD, made.id, (await made.look()).moves.length - 1));
    expect((await made.look()).record.consent).toBeUndefined();
    expect(await made.told()).toMatchObject([LAPSED, { kind: 'undone' }]);
  });

  it('does not need players who have conceded', async () => {
    const made = await firstRound(3);
    const [seat = -1] = waiting(await made.state());
    const [asker, gone, other] = await Promise.all([0, 1, 2].map((i) => made.at((seat + i) % 3)));
    done(await made.app.play.concede(gone as Actor, made.id));
    await made.told();
    done(await made.app.play.abandon(asker as Actor, made.id));
    expect((await made.told())[0]?.ping).toEqual([(other as Actor).user]);
    expect(refusal(await made.app.play.answerConsent(gone as Actor, made.id, 1, true))).toEqual({
      code: 'conceded',
    });
    done(await made.app.play.answerConsent(other as Actor, made.id, 1, true));
    expect(await statusOf(made)).toBe('ended');
  });

  it('counts both of two simultaneous answers', async () => {
    const { made, others } = await asked('abandon');
    const second = await made.again();
    const outcomes = await Promise.all(
      others.map((other, i) => (i === 0 ? made.app : second).play.answerConsent(other, made.id, 1, true)),
    );
    expect(outcomes.map((one) => done(one).done).sort()).toEqual([false, true]);
    expect(await statusOf(made)).toBe('ended');
  });
});
