/** Clocks: reminders, time-outs, substitutes, suspended games, standing orders, absences. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { createServices } from '../../../src/bootstrap/create-services.ts';
import { daily, isOpen } from '../../../src/calendar/index.ts';
import { CONTENT } from '../../../src/content/index.ts';
import { idleDues } from '../../../src/core/game/idle-games.ts';
import type { Actor, Announcement, Game, Outcome, Store } from '../../../src/core/index.ts';
import { type GameState, legalActions, passiveAction, pendingSeats } from '../../../src/engine/index.ts';
import { reminderPost } from '../../../src/features/clocks/discord/posts.ts';
import type { Services } from '../../../src/features/index.ts';
import {
  ANN,
  BEN,
  bytesOf,
  CAT,
  DAN,
  done,
  EVE,
  gameInStore,
  MOD,
  PLACE,
  refusal,
} from '../../core/fixtures/table.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Monday, noon in Warsaw. */
const START = Date.parse('2026-06-01T10:00Z');
const WARSAW = daily('Europe/Warsaw', 9 * 60, 22 * 60);

let clock: number;
let store: Store;
let app: Services;
let id: string;
const people = [ANN, BEN, CAT];

const now = () => new Date(clock);
const open = () => createServices({ store, content: CONTENT, now, random: bytesOf('time') });

/** Returns the new announcements, and acknowledges them. */
async function told(): Promise<Announcement[]> {
  const owed = await store.outbox.claim(100);
  for (const one of owed) await store.outbox.acknowledge(one.id);
  return owed.map(({ announcement }) => announcement);
}
const kinds = async () => (await told()).map(({ kind }) => kind);

async function begin(wish: object = {}, count = 3): Promise<void> {
  const [host = ANN, ...others] = people.slice(0, count);
  const opened = done(await app.lobby.create(host, PLACE, { players: count, seed: 'heather', ...wish }));
  id = opened.game.record.id;
  for (const other of others) done(await app.lobby.join(other, id));
  done(await app.lobby.start(host, id));
  await told();
}
const state = async () => (await app.queries.getGame(id))?.state as GameState;
const record = async () => (await gameInStore(store, id)).record;
/** The pending seat; the first if there are several. */
async function next() {
  const at = await state();
  const seat = pendingSeats(at)[0] as number;
  const { members } = await record();
  const user = members[at.seating[seat] ?? -1]?.user;
  return { seat, actor: [...people, DAN, EVE].find((one) => one.user === user) ?? ANN };
}
/** Plays minimal moves until another seat is pending. */
async function drift(times = 1): Promise<void> {
  for (let n = 0; n < times; n++) {
    const { seat, actor } = await next();
    done(await app.play.play(actor, id, { action: passiveAction(await state(), seat) as never }));
  }
}
/** Plays random moves until all three seats decide on their production. */
async function untilAllProduce(): Promise<void> {
  const dice = createRng('all three produce');
  for (let at = await state(); at.phase !== 'production' || pendingSeats(at).length < 3; at = await state()) {
    const { seat, actor } = await next();
    const actions = legalActions(at, seat);
    const action = dice.pick(actions) as never;
    done(await app.play.play(actor, id, { action }));
  }
}
/** Lets time pass, with a poll every minute; returns the announcements, each with the hours passed. */
async function pass(milliseconds: number, step = 10 * MINUTE): Promise<[number, Announcement][]> {
  const from = clock;
  const seen: [number, Announcement][] = [];
  while (clock < from + milliseconds) {
    clock = Math.min(clock + step, from + milliseconds);
    while ((await app.scheduler.runDueJobs()) > 0);
    for (const one of await told()) seen.push([Math.round((clock - from) / HOUR), one]);
  }
  return seen;
}
const hoursOf = (seen: [number, Announcement][], kind: string) =>
  seen.filter(([, one]) => one.kind === kind).map(([hours]) => hours);

beforeEach(async () => {
  clock = START;
  store = memoryStore(now);
  app = await open();
});

describe('reminders', () => {
  it('come after 12 and 24 hours, then daily, until the other players are asked', async () => {
    await begin();
    const { actor } = await next();
    const seen = await pass(8 * DAY);
    // After 72 hours, the others are asked instead.
    expect(hoursOf(seen, 'nudged')).toEqual([12, 24, 48]);
    expect(hoursOf(seen, 'timeUp')).toEqual([72]);
    for (const [, one] of seen.filter(([, { kind }]) => kind === 'nudged'))
      expect(one.ping).toEqual([actor.user]);
  });

  it('wait for the morning, in the user’s hours or else the server’s', async () => {
    await begin();
    const { actor } = await next();
    expectOk(await app.settings.updateGuild({ ...MOD, at: PLACE }, PLACE.guild, { hours: WARSAW }));
    expectOk(await app.settings.setHours(actor, daily('America/Denver', 9 * 60, 22 * 60)));
    const seen = await pass(5 * DAY);
    expect(hoursOf(seen, 'nudged')).not.toEqual([]);
    for (const [hours] of seen) {
      expect(isOpen(daily('America/Denver', 9 * 60, 22 * 60), START + hours * HOUR), `hours ${hours}`).toBe(
        true,
      );
    }
  });

  it('that fell due while the bot was off come once, late', async () => {
    await begin();
    clock += DAY + 13 * HOUR;
    app = await open();
    expect(hoursOf(await pass(10 * MINUTE), 'nudged')).toEqual([0]);
    expect(hoursOf(await pass(DAY), 'nudged')).toEqual([11]);
  });

  it('that fell due while the bot was off wait for the morning', async () => {
    await begin();
    expectOk(await app.settings.setHours((await next()).actor, WARSAW));
    // Three in the morning in Warsaw, a day after the reminder.
    clock = Date.parse('2026-06-03T01:00Z');
    app = await open();
    expect(hoursOf(await pass(10 * HOUR), 'nudged')).toEqual([6]);
  });

  it('that fell due while the bot was off wait for the return of a player who is away', async () => {
    await begin();
    const { actor } = await next();
    expectOk(await app.settings.setHours(actor, WARSAW));
    expectOk(await app.settings.addAbsence(actor, { from: '2026-06-03', to: '2026-06-04' }));
    clock = Date.parse('2026-06-03T10:00Z');
    app = await open();
    expect(hoursOf(await pass(2 * DAY), 'nudged')).toEqual([45]);
  });

  it('come once an unreadable game can be read again', async () => {
    await begin();
    const { record: kept, moves, snapshot } = await gameInStore(store, id);
    const figures = async (content: string, version: number) =>
      store.games.commit({
        record: { ...kept, content, version: version + 1 },
        expected: version,
        ...{ keep: moves.length, append: [], announcements: [], snapshot },
      });
    await figures('0123456789abcdef', kept.version);
    expect(hoursOf(await pass(13 * HOUR), 'nudged')).toEqual([]);
    // An export is a commit, too.
    done(await app.moderation.exportGame(MOD, id));
    await told();
    await figures(kept.content, kept.version + 2);
    expect(hoursOf(await pass(10 * MINUTE), 'nudged')).toEqual([0]);
  });

  it('that could not be posted in time give way to newer ones', async () => {
    await begin({ pace: 'brisk' });
    const seen = await pass(28 * HOUR);
    const nudges = seen.flatMap(([, one]) => (one.kind === 'nudged' ? one : []));
    expect(nudges.map(({ nth }) => nth)).toEqual(nudges.map((_, i) => i + 1));
    expect(nudges.length).toBeGreaterThan(1);
    const posts = async () => {
      const game = (await app.queries.getGame(id)) as Game;
      return nudges.map((one) => reminderPost(game, one) !== undefined);
    };
    expect(await posts()).toEqual(nudges.map((_, i) => i === nudges.length - 1));
    await pass(4 * HOUR);
    // By now the others have been asked.
    expect(await posts()).toEqual(nudges.map(() => false));
  });

  it('end with the turn', async () => {
    await begin();
    clock += 11 * HOUR;
    await drift();
    await told();
    expect(hoursOf(await pass(11 * HOUR), 'nudged')).toEqual([]);
  });

  it('can be snoozed or muted for this turn by its player', async () => {
    await begin();
    const { actor } = await next();
    expect(done(await app.clocks.snooze(actor, id, 'hour')).until).toBe(clock + HOUR);
    expect(hoursOf(await pass(13 * HOUR), 'nudged')).toEqual([1, 12]);
    expectOk(await app.settings.setHours(actor, WARSAW));
    // It is one at night in Warsaw: the next evening there, and the morning.
    expect(done(await app.clocks.snooze(actor, id, 'tonight')).until).toBe(Date.parse('2026-06-02T18:00Z'));
    expect(done(await app.clocks.snooze(actor, id, 'tomorrow')).until).toBe(Date.parse('2026-06-02T07:00Z'));
    const since = (await record()).timing?.waits[0]?.since ?? -1;
    expect(done(await app.clocks.listSnoozes(actor, id, since)).choices).toContain('tonight');
    // In the morning, "tomorrow" is the next day.
    clock = Date.parse('2026-06-02T06:30Z');
    expect(done(await app.clocks.snooze(actor, id, 'tomorrow')).until).toBe(Date.parse('2026-06-03T07:00Z'));
    clock = Date.parse('2026-06-02T18:30Z');
    expect(done(await app.clocks.listSnoozes(actor, id, since)).choices).toEqual([
      'hour',
      'tomorrow',
      'never',
    ]);
    done(await app.clocks.snooze(actor, id, 'never'));
    expect(hoursOf(await pass(5 * DAY), 'nudged')).toEqual([]);
    const other = people.find((one) => one !== actor) ?? ANN;
    expect(refusal(await app.clocks.snooze(other, id, 'never')).code).toBe('nobodyToWaitFor');
    // The button of a reminder of an earlier turn.
    expect(refusal(await app.clocks.snooze(actor, id, 'hour', 1)).code).toBe('stale');
    expect(refusal(await app.clocks.listSnoozes(other, id, since)).code).toBe('nobodyToWaitFor');
    expect(refusal(await app.clocks.listSnoozes(actor, id, 1)).code).toBe('stale');
    expect(refusal(await app.clocks.listSnoozes(EVE, id, since)).code).toBe('notMember');
  });

  it('go on after any number of snoozes', async () => {
    await begin();
    const { actor } = await next();
    await pass(12 * HOUR);
    for (let n = 0; n < 5; n++) {
      done(await app.clocks.snooze(actor, id, 'hour'));
      expect(hoursOf(await pass(HOUR), 'nudged')).toEqual([1]);
    }
    // 24 hours after the turn began are too soon after the last of these.
    expect(hoursOf(await pass(54 * HOUR), 'nudged')).toEqual([48 - 17]);
  });

  it('can be snoozed only for an hour, or muted, by a player whose time of day is unknown', async () => {
    await begin();
    const { actor } = await next();
    const since = (await record()).timing?.waits[0]?.since ?? -1;
    const choices = async () => done(await app.clocks.listSnoozes(actor, id, since)).choices;
    expect(await choices()).toEqual(['hour', 'never']);
    for (const choice of ['tonight', 'tomorrow'] as const)
      expect(refusal(await app.clocks.snooze(actor, id, choice)).code).toBe('zoneUnknown');
    expectOk(await app.settings.updateGuild({ ...MOD, at: PLACE }, PLACE.guild, { hours: WARSAW }));
    expect(await choices()).toEqual(['hour', 'tonight', 'tomorrow', 'never']);
    expect(done(await app.clocks.snooze(actor, id, 'tonight')).until).toBe(Date.parse('2026-06-01T18:00Z'));
  });

  it('tell who snoozes them beyond the end of their time when that is', async () => {
    await begin({ pace: 'brisk' });
    const { actor } = await next();
    await pass(25 * HOUR);
    expectOk(await app.settings.setHours(actor, daily('UTC', 0, 24 * 60)));
    // Brisk: 6 hours for the turn, then 24 in reserve.
    const end = START + 30 * HOUR;
    expect(done(await app.clocks.snooze(actor, id, 'hour'))).not.toHaveProperty('tooLate');
    expect(done(await app.clocks.snooze(actor, id, 'tomorrow'))).toMatchObject({ tooLate: end });
    expect(hoursOf(await pass(20 * HOUR), 'nudged')).toEqual([]);
  });

  it('by another player are possible once in twelve hours, and not at night', async () => {
    await begin();
    const { actor, seat } = await next();
    const other = people.find((one) => one !== actor) ?? ANN;
    done(await app.clocks.remindSeat(other, id, seat));
    expect(await told()).toMatchObject([{ kind: 'nudged', by: other.user, ping: [actor.user] }]);
    expect(refusal(await app.clocks.remindSeat(other, id, seat))).toEqual({
      code: 'tooSoon',
      until: clock + 12 * HOUR,
    });
    expect(refusal(await app.clocks.remindSeat(actor, id, seat)).code).toBe('awaitsYou');
    expectOk(await app.settings.setHours(actor, WARSAW));
    clock += 13 * HOUR;
    expect(refusal(await app.clocks.remindSeat(other, id, seat)).code).toBe('laterThen');
  });

  it.each([
    ['brisk', 6 * HOUR],
    ['live', 10 * MINUTE],
  ] as const)(
    'by another player are possible again after the time of a turn at the pace %s',
    async (pace, turn) => {
      await begin({ pace });
      const { actor, seat } = await next();
      const other = people.find((one) => one !== actor) ?? ANN;
      done(await app.clocks.remindSeat(other, id, seat));
      clock += turn - MINUTE;
      const until = clock + MINUTE;
      expect(refusal(await app.clocks.remindSeat(other, id, seat))).toEqual({ code: 'tooSoon', until });
      clock = until;
      done(await app.clocks.remindSeat(other, id, seat));
    },
  );

  it('by another player take the place of an automatic one soon after', async () => {
    await begin();
    const { actor, seat } = await next();
    const other = people.find((one) => one !== actor) ?? ANN;
    await pass(11 * HOUR);
    done(await app.clocks.remindSeat(other, id, seat));
    await told();
    // Not after 12 hours, but after 24 and 48.
    expect(hoursOf(await pass(60 * HOUR), 'nudged')).toEqual([13, 37]);
  });

  it('by another player are possible although the last one was in the future, by a clock that was ahead', async () => {
    await begin();
    const { actor, seat } = await next();
    const other = people.find((one) => one !== actor) ?? ANN;
    clock = START + 2 * DAY;
    done(await app.clocks.remindSeat(other, id, seat));
    clock = START + HOUR;
    done(await app.clocks.remindSeat(other, id, seat));
    expect(refusal(await app.clocks.remindSeat(other, id, seat)).code).toBe('tooSoon');
    expect(hoursOf(await pass(23 * HOUR), 'nudged')).toContain(23);
  });

  it('by another player wait until days off are over', async () => {
    await begin();
    const { actor, seat } = await next();
    const other = people.find((one) => one !== actor) ?? ANN;
    expectOk(await app.settings.setHours(actor, WARSAW));
    expectOk(await app.settings.addAbsence(actor, { from: '2026-06-01', to: '2026-06-03' }));
    await told();
    expect(refusal(await app.clocks.remindSeat(other, id, seat))).toEqual({
      code: 'laterThen',
      until: Date.parse('2026-06-04T07:00Z'),
    });
    expect(await kinds()).toEqual([]);
  });

  it('without a clock start again for a substitute, with more time, and after a pause', async () => {
    await begin();
    const { seat } = await next();
    await pass(73 * HOUR);
    done(await app.clocks.voteOnTimeout(MOD, id, seat, 'more'));
    await told();
    expect(hoursOf(await pass(23 * HOUR), 'nudged')).toEqual([12]);
    await pass(2 * HOUR);
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    await told();
    expect(hoursOf(await pass(50 * HOUR), 'nudged')).toEqual([12, 24, 48]);
    done(await app.moderation.pause(MOD, id));
    await pass(7 * DAY);
    done(await app.moderation.resume(MOD, id));
    await told();
    expect(hoursOf(await pass(13 * HOUR), 'nudged')).toEqual([12]);
  });

  it('come late after an outage of the store, however long it lasts', async () => {
    const commit = store.games.commit;
    await begin();
    store.games.commit = () => Promise.reject(new Error('disk full'));
    expect(await pass(DAY)).toEqual([]);
    store.games.commit = commit;
    expect(hoursOf(await pass(30 * MINUTE, MINUTE), 'nudged')).toEqual([0]);
    expect(hoursOf(await pass(3 * DAY), 'timeUp')).toEqual([48]);
  });

  it('stop while the game is paused, and continue after it', async () => {
    await begin();
    done(await app.moderation.pause(MOD, id));
    expect(hoursOf(await pass(2 * DAY), 'nudged')).toEqual([]);
    done(await app.moderation.resume(MOD, id));
    await told();
    expect((await pass(DAY)).map(([, { kind }]) => kind)).toContain('nudged');
  });
});

describe('a corrected clock', () => {
  /** A change of the game that does not end the wait. */
  const otherwise = async () => {
    const { actor } = await next();
    const other = people.find(({ user }) => user !== actor.user) ?? BEN;
    expectOk(await app.settings.setHours(other, WARSAW));
    await told();
  };

  it('gives the next turn its full time and reminders after it ran a day ahead', async () => {
    clock += DAY;
    await begin({ pace: 'brisk' });
    const { seat } = await next();
    clock -= DAY;
    await otherwise();
    expect((await record()).timing?.waits).toMatchObject([{ seat, at: clock, counted: clock }]);
    const seen = await pass(30 * HOUR);
    expect(hoursOf(seen, 'nudged')).toEqual([3, 5, 29]);
    expect(seen.filter(([, { kind }]) => kind === 'timeUp')).toMatchObject([[30, { seat }]]);
  });

  it('reminds again, and lets the others decide, after it ran ahead during a wait', async () => {
    await begin({ pace: 'brisk' });
    const { seat, actor } = await next();
    const start = clock;
    // Three hours ahead, a reminder is due; thirty hours ahead, the time is up.
    clock = start + 3 * HOUR;
    expect(hoursOf(await pass(10 * MINUTE), 'nudged')).toEqual([0]);
    clock = start + 10 * MINUTE;
    await otherwise();
    expect((await record()).timing?.waits).toMatchObject([{ seat, at: start, reminded: clock }]);
    expect(hoursOf(await pass(5 * HOUR), 'nudged')).toEqual([3, 5]);
    clock = start + 30 * HOUR;
    expect(hoursOf(await pass(10 * MINUTE), 'timeUp')).toEqual([0]);
    clock = start + 6 * HOUR;
    done(await app.clocks.snooze(actor, id, 'never'));
    expect((await record()).timing?.waits).toMatchObject([{ expired: clock }]);
  });

  it('runs overdue jobs once, late, after it ran a day behind', async () => {
    clock -= DAY;
    await begin();
    clock += DAY;
    await otherwise();
    expect(hoursOf(await pass(10 * MINUTE), 'nudged')).toEqual([0]);
    expect(hoursOf(await pass(DAY), 'nudged')).toEqual([24]);
  });

  it.each([
    ['friendly', [11, 23, 47]],
    ['brisk', [2, 4]],
  ] as const)(
    'go by the clock of the store if its own is an hour behind, and come once: %s',
    async (pace, hours) => {
      store = memoryStore(() => new Date(clock + HOUR));
      app = await open();
      await begin({ pace });
      expect(hoursOf(await pass(pace === 'brisk' ? 5 * HOUR : 4 * DAY), 'nudged')).toEqual(hours);
    },
  );
});

describe('time that is up', () => {
  const expire = async () => {
    await begin({ pace: 'brisk' });
    const waiting = await next();
    const seen = await pass(30 * HOUR);
    return { ...waiting, seen };
  };

  it('asks the other players, and changes nothing else', async () => {
    const { actor, seat, seen } = await expire();
    const before = (await record()).announced;
    const others = people.map(({ user }) => user).filter((user) => user !== actor.user);
    const [up] = seen.filter(([, { kind }]) => kind === 'timeUp');
    expect(up).toMatchObject([30, { kind: 'timeUp', seat }]);
    expect(up?.[1].ping.sort()).toEqual(others.sort());
    expect((await record()).announced).toBe(before);
    expect((await next()).seat).toBe(seat);
  });

  it('is decided by more than half of the others', async () => {
    const { actor, seat } = await expire();
    const [first = ANN, second = BEN] = people.filter((one) => one !== actor);
    expect(done(await app.clocks.voteOnTimeout(first, id, seat, 'play')).done).toBe(false);
    expect(await kinds()).toEqual([]);
    // A changed or repeated vote counts once.
    for (const _ of ['once', 'twice'])
      expect(done(await app.clocks.voteOnTimeout(first, id, seat, 'more')).done).toBe(false);
    expect(done(await app.clocks.voteOnTimeout(second, id, seat, 'more')).done).toBe(true);
    expect(await told()).toMatchObject([
      // The vote is deleted.
      { kind: 'heeded', seat },
      { kind: 'rescued', rescue: 'more', seat, ping: [actor.user] },
    ]);
    expect(refusal(await app.clocks.voteOnTimeout(second, id, seat, 'play')).code).toBe('timeNotUp');
    expect(hoursOf(await pass(25 * HOUR), 'timeUp')).toEqual([24]);
  });

  it('is not decided by the late player or strangers, but by a moderator alone', async () => {
    const { actor, seat } = await expire();
    for (const late of [actor, { ...actor, moderator: true }])
      expect(refusal(await app.clocks.voteOnTimeout(late, id, seat, 'more')).code).toBe('othersDecide');
    expect(refusal(await app.clocks.voteOnTimeout(EVE, id, seat, 'more')).code).toBe('notMember');
    expect(done(await app.clocks.voteOnTimeout(MOD, id, seat, 'play')).done).toBe(true);
    // The post names the moderator.
    expect(await told()).toMatchObject([{ kind: 'rescued', by: MOD.user }, { kind: 'heeded' }]);
    await app.scheduler.runDueJobs();
    await app.computers.whenIdle();
    expect(await kinds()).toEqual(['moved']);
    expect((await next()).seat).not.toBe(seat);
  });

  it('leaves no reminder to postpone', async () => {
    const { actor } = await expire();
    expect(refusal(await app.clocks.snooze(actor, id, 'hour')).code).toBe('othersDecide');
    done(await app.clocks.snooze(actor, id, 'never'));
  });

  it('counts only the vote of a moderator who plays', async () => {
    const { actor, seat } = await expire();
    const [first = ANN] = people.filter((one) => one !== actor);
    const playing = { ...first, moderator: true };
    expect(done(await app.clocks.voteOnTimeout(playing, id, seat, 'play')).done).toBe(false);
  });

  it('tells a voter how many votes are missing, from whom, and until when', async () => {
    const { actor, seat } = await expire();
    const [first = ANN, second = BEN] = people.filter((one) => one !== actor);
    const until = clock + DAY;
    expect(done(await app.clocks.voteOnTimeout(first, id, seat, 'play'))).toMatchObject({
      done: false,
      missing: 1,
      from: [second.user],
      until,
    });
  });

  it('is decided by the votes cast after a day', async () => {
    const { actor, seat } = await expire();
    const [first = ANN] = people.filter((one) => one !== actor);
    done(await app.clocks.voteOnTimeout(first, id, seat, 'computer', 'Lady'));
    expect(hoursOf(await pass(DAY - 10 * MINUTE), 'rescued')).toEqual([]);
    const [decided] = await pass(10 * MINUTE);
    expect(decided?.[1]).toMatchObject({ kind: 'rescued', seat, rescue: 'computer' });
    const [computer] = (await record()).substitutions ?? [];
    expect(computer).toMatchObject({ name: 'Lady' });
    expect(computer, 'beyond this turn').not.toHaveProperty('forTurn');
  });

  it('is decided by the first vote if none was cast for a day', async () => {
    const { actor, seat } = await expire();
    const [first = ANN] = people.filter((one) => one !== actor);
    expect((await pass(25 * HOUR)).map(([, { kind }]) => kind)).toEqual([]);
    expect(done(await app.clocks.voteOnTimeout(first, id, seat, 'more')).done).toBe(true);
  });

  it('takes the mildest of the choices with as many votes, and looks for a substitute once, unless they decide again', async () => {
    const { actor, seat } = await expire();
    const [first = ANN, second = BEN] = people.filter((one) => one !== actor);
    done(await app.clocks.voteOnTimeout(first, id, seat, 'computer'));
    done(await app.clocks.voteOnTimeout(second, id, seat, 'standIn'));
    const seen = await pass(3 * DAY);
    expect(seen.map(([hours, { kind }]) => [hours, kind])).toEqual([[24, 'rescued']]);
    expect((await record()).timing?.open).toEqual([seat]);
    await told();
    done(await app.clocks.voteOnTimeout(first, id, seat, 'more'));
    expect(await told()).toContainEqual(expect.objectContaining({ kind: 'rescued', rescue: 'more' }));
    expect((await record()).timing?.open ?? []).toEqual([]);
  });

  it('is not decided by those whose own time is up, unless they vote', async () => {
    await begin({ pace: 'brisk' });
    await untilAllProduce();
    const { seating } = await state();
    const seatAt = (place: number) => seating.indexOf(place);
    done(await app.play.play(ANN, id, { action: passiveAction(await state(), seatAt(0)) as never }));
    expect(hoursOf(await pass(30 * HOUR), 'timeUp')).toHaveLength(2);
    // Cat is late as well, but there.
    expect(done(await app.clocks.voteOnTimeout(CAT, id, seatAt(1), 'computer')).done).toBe(false);
    // Ben is not, so Ann decides alone.
    expect(done(await app.clocks.voteOnTimeout(ANN, id, seatAt(2), 'more')).done).toBe(true);
    expect(done(await app.clocks.voteOnTimeout(ANN, id, seatAt(1), 'more')).done).toBe(false);
    expect(done(await app.clocks.voteOnTimeout(CAT, id, seatAt(1), 'more')).done).toBe(true);
  });

  /** Ways in which a late player has the same turn again. */
  const PLAYS = {
    leave: async (actor: Actor, seat: number) =>
      app.play.play(actor, id, { action: passiveAction(await state(), seat) as never }),
    return: (actor: Actor) => app.play.undo(actor, id, 'turn'),
  };
  const HANDS_OVER = {
    leave: (actor: Actor) =>
      app.computers.assignComputer(actor, id, { level: 'laird', name: 'Ewan', span: 'turn' }),
    return: (actor: Actor) => app.clocks.returnToSeat(actor, id),
  };
  const waitOf = async (seat: number) => (await record()).timing?.waits.find((one) => one.seat === seat);

  it.each([
    ['plays and undoes', PLAYS],
    ['lets a computer play and is back first', HANDS_OVER],
  ])(
    'is decided as before, and calls no one again, if the late player %s',
    async (_, { leave, return: comeBack }) => {
      const { actor, seat, seen } = await expire();
      const up = seen.map(([, one]) => one).find(({ kind }) => kind === 'timeUp');
      const [first = ANN] = people.filter((one) => one !== actor);
      done(await app.clocks.voteOnTimeout(first, id, seat, 'computer'));
      const expired = (await waitOf(seat))?.expired;
      await pass(20 * HOUR);
      for (let n = 0; n < 3; n++) {
        done(await leave(actor, seat));
        app = await open();
        done(await comeBack(actor));
        const said = await told();
        // The old post was deleted before.
        expect(said.map(({ kind }) => kind)).toContain('heeded');
        expect(said.at(-1)).toEqual({ ...up, ping: [] });
        expect(said.flatMap(({ ping }) => ping).filter((user) => user !== actor.user)).toEqual([]);
        expect((await waitOf(seat))?.expired).toBe(expired);
      }
      const later = await pass(5 * HOUR);
      expect(hoursOf(later, 'timeUp')).toEqual([]);
      expect(hoursOf(later, 'rescued')).toEqual([4]);
    },
  );

  it('is decided by the votes from before the late player played and undid, with those after it', async () => {
    const { actor, seat } = await expire();
    const [first = ANN, second = BEN] = people.filter((one) => one !== actor);
    done(await app.clocks.voteOnTimeout(first, id, seat, 'more'));
    done(await PLAYS.leave(actor, seat));
    expect(refusal(await app.clocks.voteOnTimeout(second, id, seat, 'more')).code).toBe('timeNotUp');
    done(await PLAYS.return(actor));
    expect(done(await app.clocks.voteOnTimeout(second, id, seat, 'more')).done).toBe(true);
    expect(await waitOf(seat)).not.toHaveProperty('expired');
  });

  it('leaves the others the rest of their day, however long the undone move stood, also over a pause', async () => {
    const { actor, seat } = await expire();
    const [first = ANN] = people.filter((one) => one !== actor);
    done(await app.clocks.voteOnTimeout(first, id, seat, 'play'));
    await pass(20 * HOUR);
    done(await PLAYS.leave(actor, seat));
    await pass(3 * HOUR);
    done(await app.moderation.pause(MOD, id));
    await pass(2 * DAY);
    done(await app.moderation.resume(MOD, id));
    await pass(2 * HOUR);
    done(await PLAYS.return(actor));
    await told();
    expect(hoursOf(await pass(5 * HOUR), 'rescued')).toEqual([4]);
  });

  it('begins the others’ day again after a pause, also if the late player undid a move', async () => {
    const { actor, seat } = await expire();
    const [first = ANN] = people.filter((one) => one !== actor);
    done(await app.clocks.voteOnTimeout(first, id, seat, 'play'));
    await pass(20 * HOUR);
    done(await PLAYS.leave(actor, seat));
    done(await PLAYS.return(actor));
    done(await app.moderation.pause(MOD, id));
    await pass(2 * DAY);
    done(await app.moderation.resume(MOD, id));
    await told();
    expect(hoursOf(await pass(25 * HOUR), 'rescued')).toEqual([24]);
  });

  it('shelves the game after ten days although the late player plays and undoes', async () => {
    const { actor, seat } = await expire();
    await pass(6 * DAY, HOUR);
    done(await PLAYS.leave(actor, seat));
    done(await PLAYS.return(actor));
    await told();
    expect(hoursOf(await pass(5 * DAY, HOUR), 'setAside')).toEqual([4 * 24]);
  });

  it('keeps a substitute wanted that the others voted for if the late player plays and undoes', async () => {
    const { actor, seat } = await expire();
    for (const other of people.filter((one) => one !== actor))
      done(await app.clocks.voteOnTimeout(other, id, seat, 'standIn'));
    done(await PLAYS.leave(actor, seat));
    expect((await record()).timing?.open).toBeUndefined();
    done(await PLAYS.return(actor));
    await told();
    const seen = await pass(MINUTE, MINUTE);
    expect(seen.map(([, one]) => one)).toMatchObject([{ kind: 'rescued', rescue: 'standIn', ping: [] }]);
    expect((await record()).timing?.open).toEqual([seat]);
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    expect((await record()).timing).not.toHaveProperty('votes');
  });

  it('is over once the late player plays on: their next turn is a fresh one, without votes', async () => {
    const { actor, seat } = await expire();
    const [first = ANN] = people.filter((one) => one !== actor);
    done(await app.clocks.voteOnTimeout(first, id, seat, 'play'));
    done(await PLAYS.leave(actor, seat));
    done(await PLAYS.return(actor));
    await drift();
    while ((await next()).seat !== seat) await drift();
    expect(await waitOf(seat)).not.toHaveProperty('expired');
    expect((await waitOf(seat))?.turn).toBe((await waitOf(seat))?.full);
    expect((await record()).timing).not.toHaveProperty('votes');
  });

  it('is over if a moderator undoes moves of several players: the late player has a fresh turn', async () => {
    const { actor, seat } = await expire();
    const { length } = (await gameInStore(store, id)).moves;
    const [first = ANN] = people.filter((one) => one !== actor);
    done(await app.clocks.voteOnTimeout(first, id, seat, 'play'));
    await drift(2);
    await told();
    done(await app.moderation.undoTo(MOD, id, length));
    expect(await kinds()).not.toContain('timeUp');
    expect(await waitOf(seat)).not.toHaveProperty('expired');
    expect((await waitOf(seat))?.turn).toBe((await waitOf(seat))?.full);
    expect((await record()).timing).not.toHaveProperty('votes');
  });

  it('asks again if the player returns before the computer that the others voted for has moved', async () => {
    const { actor, seat } = await expire();
    const others = people.filter((one) => one !== actor);
    for (const other of others) done(await app.clocks.voteOnTimeout(other, id, seat, 'computer'));
    done(await app.clocks.returnToSeat(actor, id));
    await told();
    const seen = (await pass(MINUTE, MINUTE)).map(([, one]) => one);
    expect(seen).toMatchObject([{ kind: 'timeUp', seat, ping: { length: others.length } }]);
    expect((await next()).actor).toBe(actor);
  });

  it('does not count against a substitute who takes the seat while a computer plays its turn', async () => {
    const { actor, seat } = await expire();
    done(await HANDS_OVER.leave(actor));
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    expect(await waitOf(seat)).not.toHaveProperty('expired');
  });

  it('asks no one on behalf of a lone player who undoes', async () => {
    await begin({ pace: 'brisk' }, 2);
    const { actor, seat } = await next();
    const [other = ANN] = people.slice(0, 2).filter((one) => one !== actor);
    await pass(30 * HOUR);
    done(await PLAYS.leave(actor, seat));
    const level = { level: 'laird', name: 'Ewan', span: 'while' } as const;
    done(await app.computers.assignComputer(other, id, level));
    await told();
    done(await PLAYS.return(actor));
    expect(await kinds()).not.toContain('timeUp');
    expect(await waitOf(seat)).not.toHaveProperty('expired');
  });

  it('is no longer up once the late player is the only person left, who is reminded again', async () => {
    await begin({ pace: 'brisk' }, 2);
    const { actor, seat } = await next();
    const [other = ANN] = people.slice(0, 2).filter((one) => one !== actor);
    await pass(30 * HOUR);
    done(await app.play.concede(other, id));
    expect(await kinds()).toContain('heeded');
    expect(await waitOf(seat)).not.toHaveProperty('expired');
    const seen = await pass(20 * DAY, HOUR);
    expect(hoursOf(seen, 'nudged')).toEqual([18, 42, 66]);
    expect(hoursOf(seen, 'setAside')).toEqual([]);
  });

  it('asks for a substitute once, however often that is tapped', async () => {
    await begin({ pace: 'brisk' }, 2);
    const { actor, seat } = await next();
    await pass(30 * HOUR);
    const other = people.slice(0, 2).find((one) => one !== actor) ?? ANN;
    done(await app.clocks.voteOnTimeout(other, id, seat, 'standIn'));
    for (const again of [other, MOD])
      expect(done(await app.clocks.voteOnTimeout(again, id, seat, 'standIn')).done).toBe(true);
    expect(await kinds()).toEqual(['rescued']);
  });

  it('of one of two players is decided by the other', async () => {
    await begin({ pace: 'live' }, 2);
    const { actor, seat } = await next();
    await pass(HOUR, MINUTE);
    const other = people.slice(0, 2).find((one) => one !== actor) ?? ANN;
    expect(done(await app.clocks.voteOnTimeout(other, id, seat, 'play')).done).toBe(true);
  });

  it('does not run alone', async () => {
    await begin({ pace: 'live' }, 1);
    expect(hoursOf(await pass(12 * DAY, HOUR), 'timeUp')).toEqual([]);
  });

  it('is neither shown nor announced to a lone player, who is reminded as without a clock', async () => {
    await begin({ pace: 'live' }, 1);
    const [wait] = (await record()).timing?.waits ?? [];
    expect(wait).toBeDefined();
    expect(wait?.deadline).toBeUndefined();
    // The choice in a snooze counts on the same reminders.
    const snoozed = done(await app.clocks.snooze(ANN, id, 'hour'));
    expect(snoozed.until).toBe(START + HOUR);
    expect(snoozed).not.toHaveProperty('tooLate');
    expect(hoursOf(await pass(3 * DAY), 'nudged')).toEqual([1, 12, 24, 48, 72]);
  });

  it('is shown as soon as another person plays', async () => {
    await begin({ pace: 'live' }, 2);
    const { actor } = await next();
    const [other = BEN] = people.slice(0, 2).filter((one) => one !== actor);
    const shown = async () => (await record()).timing?.waits.map(({ deadline }) => deadline !== undefined);
    const level = { level: 'laird', name: 'Ewan', span: 'while' } as const;
    done(await app.computers.assignComputer(other, id, level));
    expect(await shown()).toEqual([false]);
    done(await app.clocks.returnToSeat(other, id));
    expect(await shown()).toEqual([true]);
  });

  it('does not count while no other person plays, even over a move', async () => {
    await begin({ pace: 'live', seed: 'moor' }, 2);
    while ((await state()).phase !== 'actions') await drift();
    const { actor } = await next();
    const [other = BEN] = people.slice(0, 2).filter((one) => one !== actor);
    const pools = async () => (await record()).timing?.pools;
    const before = await pools();
    const level = { level: 'laird', name: 'Ewan', span: 'while' } as const;
    done(await app.computers.assignComputer(other, id, level));
    clock += 5 * HOUR;
    expectOk(await app.settings.setHours(actor, WARSAW));
    clock += 5 * HOUR;
    await drift();
    expect(await pools()).toEqual(before);
    done(await app.play.undo(actor, id, 'turn'));
    clock += 5 * HOUR;
    await told();
    done(await app.clocks.returnToSeat(other, id));
    const [wait] = (await record()).timing?.waits ?? [];
    expect(wait?.deadline).toBeGreaterThan(clock);
    expect(wait?.turn).toBe(wait?.full);
    expect(await pools()).toEqual(before);
    expect(hoursOf(await pass(2 * MINUTE, MINUTE), 'timeUp')).toEqual([]);
  });

  it('counts until the other person concedes, but uses up no days off alone', async () => {
    await begin({ pace: 'brisk' }, 3);
    const { actor, seat } = await next();
    const [away = BEN, other = CAT] = people.filter((one) => one !== actor);
    const level = { level: 'laird', name: 'Ewan', span: 'while' } as const;
    done(await app.computers.assignComputer(away, id, level));
    expectOk(await app.settings.setHours(actor, WARSAW));
    expectOk(await app.settings.addAbsence(actor, { from: '2026-06-02', to: '2026-06-06' }));
    clock += HOUR;
    done(await app.play.concede(other, id));
    expect((await next()).actor).toBe(actor);
    await pass(5 * DAY, HOUR);
    done(await app.clocks.returnToSeat(away, id));
    const wait = (await record()).timing?.waits.find((one) => one.seat === seat);
    expect(wait?.turn).toBe(5 * HOUR);
    expect((await app.settings.getUser(actor.user)).awaySpent ?? []).toEqual([]);
  });

  it('does not keep a lone game in its channel: it is shelved after 30 days without a move', async () => {
    await begin({ pace: 'brisk' }, 1);
    await pass(20 * DAY, HOUR);
    await drift();
    expect(hoursOf(await pass(31 * DAY, HOUR), 'setAside')).toEqual([30 * 24]);
    const { status, timing } = await record();
    expect([status, timing?.setAside]).toEqual(['ended', true]);
    done(await app.clocks.reactivate(ANN, id));
    expect(hoursOf(await pass(29 * DAY, HOUR), 'setAside')).toEqual([]);
  });

  it('does not let a lone game be shelved within 30 days after a pause', async () => {
    await begin({}, 1);
    done(await app.clocks.pauseClocks(ANN, id));
    clock += 40 * DAY;
    const { timing } = await record();
    done(await app.clocks.resumeClocks(ANN, id));
    // The panels stay valid.
    expect((await record()).timing?.board).toBe(timing?.board);
    expect(hoursOf(await pass(29 * DAY, HOUR), 'setAside')).toEqual([]);
    expect(hoursOf(await pass(2 * DAY, HOUR), 'setAside')).toEqual([24]);
  });

  it('does not let a game be shelved within 30 days after a computer took over for the other person', async () => {
    await begin({}, 2);
    const { actor } = await next();
    const [other = BEN] = people.slice(0, 2).filter((one) => one !== actor);
    clock += 40 * DAY;
    await told();
    const level = { level: 'laird', name: 'Ewan', span: 'while' } as const;
    done(await app.computers.assignComputer(other, id, level));
    expect(hoursOf(await pass(2 * DAY, HOUR), 'setAside')).toEqual([]);
  });

  it('keeps a lone game that is paused, or counts in a challenge, or is over', async () => {
    await begin({}, 1);
    const game = await record();
    const kindsOf = (change: object) => idleDues({ ...game, ...change }).map(({ kind }) => kind);
    expect(kindsOf({})).toEqual(['shelve']);
    expect(kindsOf({ paused: true })).toEqual([]);
    expect(kindsOf({ challenge: { week: '2026-W23', home: 'home' } })).toEqual([]);
    expect(kindsOf({ status: 'finished' })).toEqual([]);
  });

  it('makes room for others if a lone game of an earlier release has no job', async () => {
    await begin({}, 1);
    await store.jobs.complete(`${id} shelve`);
    await pass(29 * DAY, DAY);
    expect(refusal(await app.lobby.create(EVE, PLACE, {})).code).toBe('channelBusy');
    clock += DAY;
    done(await app.lobby.create(EVE, PLACE, {}));
    expect((await record()).timing?.setAside).toBe(true);
  });

  it('does not keep the late player from moving', async () => {
    const { seat } = await expire();
    await drift();
    expect((await record()).timing?.waits.some((wait) => wait.seat === seat)).toBe(false);
    expect(hoursOf(await pass(11 * DAY, HOUR), 'setAside')).not.toEqual([240]);
  });

  it('for ten days suspends the game, which any member can reactivate if the channel is free', async () => {
    await expire();
    const before = await state();
    expect(hoursOf(await pass(11 * DAY, HOUR), 'setAside')).toEqual([240]);
    expect((await record()).status).toBe('ended');
    expect(refusal(await app.clocks.reactivate(EVE, id)).code).toBe('notMember');
    const blocking = done(await app.lobby.create(EVE, PLACE, {})).game.record.id;
    expect(refusal(await app.clocks.reactivate(CAT, id)).code).toBe('lobbyOpen');
    done(await app.lobby.leave(EVE, blocking));
    await told();
    done(await app.clocks.reactivate(CAT, id));
    expect(await kinds()).toEqual(['takenUp']);
    expect(await state()).toEqual(before);
    // The player whose time was up gets a turn's time, and no pool.
    const { waits = [], pools = [] } = (await record()).timing ?? {};
    expect(waits.map(({ seat, turn }) => [turn, pools[seat]])).toEqual([[6 * HOUR, 0]]);
    await drift();
  });

  it('pings everyone who plays, also stand-ins, but no one who has given up', async () => {
    await begin({ pace: 'brisk' });
    const { seat, actor } = await next();
    const [given, kept] = people.filter(({ user }) => user !== actor.user) as [Actor, Actor];
    done(await app.play.concede(given, id));
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    await told();
    done(await app.moderation.suspend(MOD, id));
    const [post] = await told();
    expect(post?.kind).toBe('setAside');
    expect([...(post?.ping ?? [])].sort()).toEqual([actor, kept, EVE].map(({ user }) => user).sort());
  });

  it('is refused its channel if another lobby opens there in the same moment', async () => {
    await begin({ pace: 'brisk' });
    done(await app.moderation.suspend(MOD, id));
    const { commit } = store.games;
    store.games.commit = async (change) => {
      store.games.commit = commit;
      done(await app.lobby.create(EVE, PLACE, {}));
      return await commit(change);
    };
    expect(refusal(await app.clocks.reactivate(MOD, id))).toEqual({ code: 'lobbyOpen' });
    expect((await record()).timing?.setAside).toBe(true);
  });

  it('remembers when its game was paused, shelved, or over', async () => {
    await begin({ pace: 'brisk' }, 2);
    const since = async (act: () => Promise<Outcome>): Promise<number> => {
      clock += HOUR;
      done(await act());
      return clock;
    };
    const times = [
      await since(() => app.moderation.pause(MOD, id)),
      await since(() => app.moderation.resume(MOD, id)),
      await since(() => app.moderation.suspend(MOD, id)),
      await since(() => app.clocks.reactivate(ANN, id)),
      await since(() => app.moderation.pause(MOD, id)),
      await since(() => app.moderation.suspend(MOD, id)),
    ];
    const [a, b, c, d, e, f] = times;
    expect((await record()).timing?.pauses).toEqual([
      { from: a, to: b },
      { from: c, to: d },
      { from: e, to: f },
      { from: f },
    ]);
  });

  it('says that its game is shelved, whatever else is tried', async () => {
    await begin({ pace: 'brisk' }, 2);
    done(await app.moderation.suspend(MOD, id));
    for (const act of [app.plans.get, app.clocks.returnToSeat, app.clocks.pauseClocks] as const)
      expect(refusal(await act(ANN, id))).toEqual({ code: 'setAside' });
    done(await app.clocks.reactivate(ANN, id));
    done(await app.moderation.cancel(MOD, id));
    expect(refusal(await app.plans.get(ANN, id))).toEqual({ code: 'over' });
  });

  it('keeps its seed secret while it is suspended', async () => {
    await begin({ pace: 'brisk' });
    done(await app.moderation.suspend(MOD, id));
    expect((await app.queries.getGame(id))?.record.seed).toBe('');
    expect(JSON.parse(done(await app.moderation.exportGame(MOD, id)).json).setup).not.toHaveProperty('seed');
    expect((await record()).seed).toBe('heather');
  });

  it('does not wait for a member who was erased while the game was suspended', async () => {
    await begin({ pace: 'brisk' });
    const { actor } = await next();
    done(await app.moderation.suspend(MOD, id));
    await app.privacy.eraseUser(actor, () => 'Somebody');
    await told();
    done(await app.clocks.reactivate(MOD, id));
    const moved = (await told()).find(({ kind }) => kind === 'moved');
    const following = (await next()).actor;
    expect(following).not.toEqual(actor);
    expect(moved?.ping).toEqual([following.user]);
    expect((await record()).members.filter(({ conceded }) => conceded)).toHaveLength(1);
  });

  it('gives the last person their seat back from a computer, which would finish the game alone', async () => {
    await begin({ pace: 'brisk' }, 2);
    const { actor } = await next();
    const [last = BEN] = people.slice(0, 2).filter((one) => one !== actor);
    const level = { level: 'laird', name: 'Ewan', span: 'while' } as const;
    done(await app.computers.assignComputer(last, id, level));
    done(await app.moderation.suspend(MOD, id));
    await app.privacy.eraseUser(actor, () => 'Somebody');
    await told();
    done(await app.clocks.reactivate(MOD, id));
    const posts = await told();
    expect(posts.map(({ kind }) => kind)).toEqual(['takenUp', 'cameBack', 'moved']);
    expect((await next()).actor).toBe(last);
    expect(posts.flatMap(({ ping }) => ping)).toEqual([last.user]);
  });
});

describe('a substitute', () => {
  const find = async () => {
    await begin({ pace: 'brisk' });
    const waiting = await next();
    await pass(30 * HOUR);
    done(await app.clocks.voteOnTimeout(MOD, id, waiting.seat, 'standIn'));
    await told();
    return waiting;
  };

  it('may be anyone outside the game, and plays the seat until its player is back', async () => {
    const { actor, seat } = await find();
    expect(
      refusal(await app.clocks.volunteerAsSubstitute(people.find((one) => one !== actor) ?? ANN, id, seat))
        .code,
    ).toBe('alreadyMember');
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    expect(await told()).toMatchObject([
      { kind: 'heeded', seat },
      { kind: 'satIn', seat, user: EVE.user, ping: [EVE.user] },
      { kind: 'heeded', seat, since: 0 },
    ]);
    expect(refusal(await app.clocks.volunteerAsSubstitute(DAN, id, seat)).code).toBe('noStandInWanted');
    const action = passiveAction(await state(), seat) as never;
    expect(refusal(await app.play.play(actor, id, { action }))).toEqual({ code: 'stoodIn', by: 'Eve' });
    done(await app.play.play(EVE, id, { action }));
    await told();
    done(await app.clocks.returnToSeat(actor, id));
    // The game waits for someone else.
    expect(await told()).toContainEqual({ kind: 'cameBack', seat, ping: [] });
    expect(refusal(await app.clocks.returnToSeat(actor, id)).code).toBe('notStoodIn');
    expect(refusal(await app.play.play(EVE, id, { action })).code).toBe('notMember');
    expect((await record()).substitutions).toMatchObject([{ user: EVE.user, from: 0, to: 1 }]);
  });

  it('is not looked for any more once the player presses the same button', async () => {
    const { actor, seat } = await find();
    done(await app.clocks.volunteerAsSubstitute(actor, id, seat));
    expect(await told()).toMatchObject([
      { kind: 'cameBack', seat, ping: [actor.user] },
      { kind: 'heeded' },
      // The search had replaced the vote, which continues: no time is left.
      { kind: 'timeUp', seat, ping: [] },
    ]);
    expect(refusal(await app.clocks.volunteerAsSubstitute(EVE, id, seat)).code).toBe('noStandInWanted');
    const action = passiveAction(await state(), seat) as never;
    done(await app.play.play(actor, id, { action }));
  });

  it('is not looked for again by the same votes once the player is back without time', async () => {
    await begin({ pace: 'brisk' });
    const { actor, seat } = await next();
    await pass(30 * HOUR);
    const others = people.filter((one) => one !== actor);
    for (const other of others) done(await app.clocks.voteOnTimeout(other, id, seat, 'standIn'));
    done(await app.clocks.returnToSeat(actor, id));
    await told();
    expect(hoursOf(await pass(2 * DAY), 'rescued')).toEqual([]);
    expect((await record()).timing?.open).toBeUndefined();
    // They can vote again.
    for (const other of others) done(await app.clocks.voteOnTimeout(other, id, seat, 'standIn'));
    expect((await record()).timing?.open).toEqual([seat]);
  });

  it('can’t be someone who has given up this game', async () => {
    const { actor, seat } = await find();
    const [former = ANN] = people.filter((one) => one !== actor);
    done(await app.play.concede(former, id));
    expect(refusal(await app.clocks.volunteerAsSubstitute(former, id, seat)).code).toBe('conceded');
  });

  it('can resume a shelved game', async () => {
    const { seat } = await find();
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    done(await app.moderation.suspend(MOD, id));
    expect(refusal(await app.clocks.reactivate(DAN, id)).code).toBe('notMember');
    done(await app.clocks.reactivate(EVE, id));
    expect((await record()).status).toBe('playing');
  });

  it('is announced with their next days away, like any player who joins or returns', async () => {
    const { actor, seat } = await find();
    const days = { from: '2026-06-10', to: '2026-06-12' };
    const news = (who: Actor) => ({ kind: 'away', by: who.user, first: days.from, last: days.to, ping: [] });
    const awayIn = async () => (await told()).filter(({ kind }) => kind === 'away');
    for (const one of [EVE, DAN]) expectOk(await app.settings.addAbsence(one, days));
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    expect(await awayIn(), 'a volunteer').toEqual([news(EVE)]);
    expectOk(await app.settings.addAbsence(actor, days));
    expect(await awayIn(), 'no player of this game meanwhile').toEqual([]);
    done(await app.clocks.returnToSeat(actor, id));
    expect(await awayIn(), 'the player who returns').toEqual([news(actor)]);
    done(await app.moderation.suspend(MOD, id));
    done(await app.clocks.reactivate(MOD, id));
    expect(await awayIn(), 'after a shelved game is resumed').toEqual([news(actor)]);
    done(await app.moderation.replacePlayer(MOD, id, seat, DAN));
    expect(await awayIn(), 'a new player').toEqual([news(DAN)]);
  });

  it('is pinged, reminded and asked in place of the player', async () => {
    const { seat } = await find();
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    await told();
    const seen = await pass(40 * HOUR);
    expect(seen.filter(([, { kind }]) => kind === 'nudged').map(([, { ping }]) => ping)).toContainEqual([
      EVE.user,
    ]);
  });

  it('is reminded although the player wanted no more reminders, and so is the player who is back', async () => {
    await begin({ pace: 'brisk' });
    const { actor, seat } = await next();
    done(await app.clocks.snooze(actor, id, 'never'));
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    await told();
    expect(hoursOf(await pass(12 * HOUR), 'nudged')).not.toEqual([]);
    done(await app.clocks.snooze(EVE, id, 'never'));
    done(await app.clocks.returnToSeat(actor, id));
    await told();
    expect(hoursOf(await pass(30 * HOUR), 'nudged')).not.toEqual([]);
  });

  it('is reminded although the player had muted the turn, also if a computer had the seat in between', async () => {
    await begin({ pace: 'brisk' });
    const { actor, seat } = await next();
    done(await app.clocks.snooze(actor, id, 'never'));
    const ewan = { seat, level: 'laird', name: 'Ewan', span: 'while' } as const;
    done(await app.computers.assignComputer(MOD, id, ewan));
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    expect((await record()).timing?.waits).toMatchObject([{ seat }]);
    expect((await record()).timing?.waits[0]).not.toHaveProperty('quiet');
  });

  it('cannot give up what is not theirs', async () => {
    const { actor, seat } = await find();
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    await told();
    expect(refusal(await app.play.concede(EVE, id)).code).toBe('standIn');
    expect(refusal(await app.play.abandon(EVE, id)).code).toBe('standIn');
    expect(refusal(await app.clocks.returnToSeat(EVE, id)).code).toBe('standIn');
    expect(await told()).toEqual([]);
    // Nor can a stand-in agree: any friend could sit in.
    const [asker = ANN, other = ANN] = people.filter((one) => one !== actor);
    done(await app.play.abandon(asker, id));
    for (const one of [EVE, other]) done(await app.play.answerConsent(one, id, 1, true));
    expect((await record()).status).toBe('playing');
    done(await app.clocks.returnToSeat(actor, id));
    done(await app.play.answerConsent(actor, id, 1, true));
    expect((await record()).status).toBe('ended');
  });

  it('can stop on their turn, and the others decide at once', async () => {
    const { actor, seat } = await find();
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    await told();
    expect(refusal(await app.clocks.stepDown(actor, id)).code).toBe('notStandIn');
    done(await app.clocks.stepDown(EVE, id));
    const since = (await record()).timing?.waits[0]?.since;
    const [announced] = await told();
    expect(announced).toMatchObject({ kind: 'steppedDown', seat, since, user: EVE.user });
    expect(announced?.ping[0]).toBe(actor.user);
    expect([...(announced?.ping ?? [])].sort()).toEqual(people.map(({ user }) => user).sort());
    expect(refusal(await app.clocks.stepDown(EVE, id)).code).toBe('notMember');
    const action = passiveAction(await state(), seat) as never;
    expect(refusal(await app.play.play(EVE, id, { action })).code).toBe('notMember');
    for (const other of people.filter((one) => one !== actor))
      await app.clocks.voteOnTimeout(other, id, seat, 'more');
    // More time ends the search.
    expect(refusal(await app.clocks.volunteerAsSubstitute(DAN, id, seat)).code).toBe('noStandInWanted');
    done(await app.play.play(actor, id, { action }));
  });

  it('who stops and comes back without a move gains no time for the seat, and pings no one again', async () => {
    const { seat } = await find();
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    const left = async () => (await record()).timing?.waits[0]?.turn;
    const time = await left();
    for (const pings of [people.length, 0, 0]) {
      await told();
      done(await app.clocks.stepDown(EVE, id));
      expect((await told())[0]?.ping).toHaveLength(pings);
      done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
      expect(await left()).toBe(time);
    }
    await pass(5 * HOUR);
    done(await app.clocks.stepDown(EVE, id));
    const later = await left();
    expect(later).toBeLessThan(time ?? 0);
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    expect(await left()).toBe(later);
    // No one was called, so the others are asked when the time is up.
    done(await app.clocks.stepDown(EVE, id));
    const asked = (await pass(40 * HOUR)).filter(([, { kind }]) => kind === 'timeUp');
    expect(asked.map(([, { ping }]) => ping)).toMatchObject([{ length: people.length - 1 }]);
  });

  it('who stops while a request of theirs is open cannot make it again at once', async () => {
    const { seat } = await find();
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    done(await app.clocks.pauseClocks(EVE, id));
    done(await app.clocks.stepDown(EVE, id));
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    const until = clock + 10 * MINUTE;
    expect(refusal(await app.clocks.pauseClocks(EVE, id))).toEqual({ code: 'rejectedLately', until });
    clock = until;
    done(await app.clocks.pauseClocks(EVE, id));
  });

  it('can stop before their turn, and another can be found until the player moves or says they are back', async () => {
    await begin({ pace: 'brisk' });
    const { seat } = await next();
    const later = (seat + 1) % 3;
    const { seating } = await state();
    const owner = people[seating[later] ?? 0] ?? ANN;
    const stepDown = async (ping: readonly string[] = []) => {
      done(await app.moderation.assignSubstitute(MOD, id, later, EVE));
      await told();
      done(await app.clocks.stepDown(EVE, id));
      expect(await told()).toEqual([{ kind: 'steppedDown', seat: later, since: 0, user: EVE.user, ping }]);
    };
    await stepDown([owner.user]);
    done(await app.clocks.volunteerAsSubstitute(DAN, id, later));
    done(await app.clocks.returnToSeat(owner, id));
    await stepDown();
    done(await app.clocks.returnToSeat(owner, id));
    expect(refusal(await app.clocks.volunteerAsSubstitute(DAN, id, later)).code).toBe('noStandInWanted');
    await stepDown();
    while ((await next()).seat !== later) await drift();
    expect((await record()).timing?.open).toEqual([later]);
    await drift();
    expect((await record()).timing?.open).toBeUndefined();
    expect(refusal(await app.clocks.returnToSeat(owner, id)).code).toBe('notStoodIn');
  });

  it('is still looked for after another player has undone a turn', async () => {
    await begin({ pace: 'brisk', seed: 'moor' }, 2);
    while ((await state()).phase !== 'actions') await drift();
    const { actor, seat } = await next();
    const later = 1 - seat;
    done(await app.moderation.assignSubstitute(MOD, id, later, EVE));
    done(await app.clocks.stepDown(EVE, id));
    const trade = legalActions(await state(), seat).find(({ type }) => type === 'trade');
    done(await app.play.play(actor, id, { action: trade as never }));
    if ((await next()).seat === seat) done(await app.play.play(actor, id, { action: { type: 'endTurn' } }));
    expect((await next()).seat).toBe(later);
    done(await app.play.undo(actor, id, 'turn'));
    expect((await next()).seat).toBe(seat);
    expect((await record()).timing?.open).toEqual([later]);
    done(await app.clocks.volunteerAsSubstitute(DAN, id, later));
  });

  it('who stops leaves no request behind, and a search that is over takes its post along', async () => {
    await begin({}, 2);
    const { seat } = await next();
    const later = (seat + 1) % 2;
    done(await app.moderation.assignSubstitute(MOD, id, later, EVE));
    done(await app.clocks.pauseClocks(EVE, id));
    await told();
    done(await app.clocks.stepDown(EVE, id));
    expect((await record()).consent).toBeUndefined();
    expect(await told()).toMatchObject([{ kind: 'refused', lapsed: true }, { kind: 'steppedDown' }]);
    done(await app.clocks.volunteerAsSubstitute(DAN, id, later));
    expect(await told()).toMatchObject([{ kind: 'satIn' }, { kind: 'heeded', seat: later, since: 0 }]);
  });

  it.each<[string, (owner: Actor, seat: number) => Promise<Outcome<object>>]>([
    ['the player is back', (owner) => app.clocks.returnToSeat(owner, id)],
    ['someone else takes over', (_, seat) => app.moderation.assignSubstitute(MOD, id, seat, DAN)],
    [
      'a computer takes over',
      (_, seat) =>
        app.computers.assignComputer(MOD, id, { seat, level: 'laird', name: 'Ewan', span: 'while' }),
    ],
  ])('leaves no request behind when %s', async (_, end) => {
    await begin();
    const { actor, seat } = await next();
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    done(await app.clocks.pauseClocks(EVE, id));
    await told();
    done(await end(actor, seat));
    expect((await record()).consent).toBeUndefined();
    expect((await told())[0]).toMatchObject({ kind: 'refused', consent: { by: EVE.user }, lapsed: true });
    const [other = BEN] = people.filter((one) => one !== actor);
    done(await app.clocks.pauseClocks(other, id));
  });

  it('who stops in time leaves that time to a player who is back, and no vote', async () => {
    await begin({ pace: 'brisk' });
    const { actor, seat } = await next();
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    clock += HOUR;
    done(await app.clocks.stepDown(EVE, id));
    const [other = BEN] = people.filter((one) => one !== actor);
    done(await app.clocks.voteOnTimeout(other, id, seat, 'play'));
    clock += HOUR;
    done(await app.clocks.returnToSeat(actor, id));
    await told();
    expect(refusal(await app.clocks.voteOnTimeout(other, id, seat, 'play')).code).toBe('timeNotUp');
    // The substitute had six hours on top of the thirty.
    const seen = await pass(35 * HOUR);
    expect(hoursOf(seen, 'nudged')).not.toEqual([]);
    expect(hoursOf(seen, 'timeUp')).toEqual([34]);
    // Late players who are back stay late.
    done(await app.clocks.voteOnTimeout(MOD, id, seat, 'standIn'));
    done(await app.clocks.returnToSeat(actor, id));
    done(await app.clocks.voteOnTimeout(MOD, id, seat, 'more'));
  });

  it('who stops in time leaves that time, and no vote, to a player who plays and undoes', async () => {
    await begin({ pace: 'brisk' });
    const { actor, seat } = await next();
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    clock += HOUR;
    done(await app.clocks.stepDown(EVE, id));
    const [other = BEN] = people.filter((one) => one !== actor);
    done(await app.clocks.voteOnTimeout(other, id, seat, 'play'));
    await drift();
    done(await app.play.undo(actor, id, 'turn'));
    await told();
    expect((await record()).timing).not.toHaveProperty('votes');
    expect(hoursOf(await pass(36 * HOUR), 'timeUp')).toEqual([35]);
  });

  it('can stop while a computer plays their turn, and another is looked for', async () => {
    await begin();
    const { actor, seat } = await next();
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    done(await app.moderation.pause(MOD, id));
    const played = { seat, level: 'laird', name: 'Ewan', span: 'turn' } as const;
    done(await app.computers.assignComputer(MOD, id, played));
    await told();
    done(await app.clocks.stepDown(EVE, id));
    expect(await told()).toMatchObject([{ kind: 'steppedDown', since: 0, ping: [actor.user] }]);
    expect((await record()).timing?.open).toEqual([seat]);
    done(await app.moderation.resume(MOD, id));
    done(await app.clocks.volunteerAsSubstitute(DAN, id, seat));
  });

  it('can stop in a pause, which asks no one to decide, and someone else can play before it ends', async () => {
    await begin();
    const { actor, seat } = await next();
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    done(await app.moderation.pause(MOD, id));
    await told();
    done(await app.clocks.stepDown(EVE, id));
    expect(await told()).toMatchObject([{ kind: 'steppedDown', since: 0, ping: [actor.user] }]);
    expect((await record()).timing?.waits[0]?.expired).toBeUndefined();
    done(await app.clocks.volunteerAsSubstitute(DAN, id, seat));
    expect((await told())[0]).toMatchObject({ kind: 'satIn', user: DAN.user, ping: [] });
    done(await app.moderation.resume(MOD, id));
    expect(await told()).toMatchObject([{ kind: 'moderated', what: 'resume', ping: [DAN.user] }]);
  });

  it('who stops after the player was erased gives the seat up', async () => {
    await begin();
    const { actor, seat } = await next();
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    await app.privacy.eraseUser(actor, () => 'Former player');
    await told();
    done(await app.clocks.stepDown(EVE, id));
    expect(await kinds()).toContain('conceded');
    expect((await next()).seat).not.toBe(seat);
  });

  it('plays by their own clock, so the player keeps what they had left', async () => {
    await begin({ pace: 'brisk' });
    const { actor, seat } = await next();
    clock += 2 * HOUR;
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    expectOk(await app.settings.setHours(EVE, WARSAW));
    // Ten in the evening in Warsaw: eight hours of hers have passed, and then none until nine.
    clock += 19 * HOUR;
    done(await app.clocks.returnToSeat(actor, id));
    expect((await record()).timing?.waits[0]?.turn).toBe(2 * HOUR);
  });

  it('who becomes the member keeps the time that is left', async () => {
    await begin({ pace: 'live' });
    const { seat } = await next();
    const deadline = async () => (await record()).timing?.waits.find((wait) => wait.seat === seat)?.deadline;
    const end = await deadline();
    expect(end).toBe(START + 40 * MINUTE);
    clock += 25 * MINUTE;
    done(await app.moderation.replacePlayer(MOD, id, seat, DAN));
    expect(await deadline()).toBe(end);
    // A substitute has at least a turn's time.
    clock += 14 * MINUTE;
    done(await app.moderation.replacePlayer(MOD, id, seat, EVE));
    expect(await deadline()).toBe(clock + 10 * MINUTE);
  });

  it('leaves when a moderator gives the seat to a new player, who has the full time of a turn', async () => {
    const { seat } = await find();
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    await pass(13 * HOUR);
    done(await app.moderation.replacePlayer(MOD, id, seat, DAN));
    const { waits = [] } = (await record()).timing ?? {};
    expect(waits[0]?.turn).toBe(6 * HOUR);
    const action = passiveAction(await state(), seat) as never;
    expect(refusal(await app.play.play(EVE, id, { action })).code).toBe('notMember');
    done(await app.play.play(DAN, id, { action }));
  });

  it('can be given that seat, and no other', async () => {
    const { seat } = await find();
    done(await app.clocks.volunteerAsSubstitute(EVE, id, seat));
    expect(refusal(await app.moderation.replacePlayer(MOD, id, (seat + 1) % 3, EVE)).code).toBe(
      'alreadyMember',
    );
    done(await app.moderation.replacePlayer(MOD, id, seat, EVE));
    done(await app.play.play(EVE, id, { action: passiveAction(await state(), seat) as never }));
    expect(refusal(await app.clocks.returnToSeat(EVE, id)).code).toBe('notStoodIn');
  });

  it('cannot play a seat that was given up', async () => {
    await begin();
    done(await app.play.concede(ANN, id));
    const { seating } = await state();
    expect(refusal(await app.moderation.assignSubstitute(MOD, id, seating.indexOf(0), EVE)).code).toBe(
      'seatConceded',
    );
  });

  it('can be seated by a moderator at any time', async () => {
    await begin();
    const { seat } = await next();
    expect(refusal(await app.moderation.assignSubstitute(ANN, id, seat, EVE)).code).toBe('notModerator');
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    expect((await app.queries.listForUser(EVE.user)).games.map((game) => game.record.id)).toEqual([id]);
  });

  it('is called when a moderator appoints them, even if it is someone else’s turn', async () => {
    await begin();
    const { seat } = await next();
    const [first, second] = [(seat + 1) % 3, (seat + 2) % 3];
    done(await app.moderation.assignSubstitute(MOD, id, first, EVE));
    expect(await told()).toEqual([
      { kind: 'satIn', seat: first, user: EVE.user, by: MOD.user, ping: [EVE.user] },
    ]);
    // Who appoints themselves knows.
    done(await app.moderation.assignSubstitute(MOD, id, second, MOD));
    expect(await told()).toMatchObject([{ kind: 'satIn', seat: second, ping: [] }]);
  });
});

describe('a pause', () => {
  it('needs all players, and stops the clocks', async () => {
    await begin({ pace: 'brisk' });
    clock += 2 * HOUR;
    const asked = done(await app.clocks.pauseClocks(ANN, id));
    expect(asked.done).toBe(false);
    const request = (await record()).consent?.id ?? -1;
    for (const other of [BEN, CAT]) done(await app.play.answerConsent(other, id, request, true));
    expect(await kinds()).toEqual(['asked', 'halted']);
    expect(hoursOf(await pass(3 * DAY), 'timeUp')).toEqual([]);
    done(await app.clocks.resumeClocks(CAT, id));
    await told();
    expect(hoursOf(await pass(29 * HOUR), 'timeUp')).toEqual([28]);
  });

  it('that another player ends pings the player whose clock runs again', async () => {
    await begin({}, 2);
    const { actor } = await next();
    const other = actor.user === ANN.user ? BEN : ANN;
    for (const resumer of [other, actor]) {
      done(await app.clocks.pauseClocks(actor, id));
      done(await app.play.answerConsent(other, id, (await record()).consent?.id ?? -1, true));
      await told();
      done(await app.clocks.resumeClocks(resumer, id));
      const ping = resumer === other ? [actor.user] : [];
      expect(await told()).toEqual([{ kind: 'wentOn', by: resumer.user, ping }]);
    }
  });

  it('repeats no reminder', async () => {
    await begin({ pace: 'brisk' });
    expect(hoursOf(await pass(4 * HOUR), 'nudged')).toEqual([3]);
    done(await app.moderation.pause(MOD, id));
    done(await app.moderation.resume(MOD, id));
    await told();
    expect(hoursOf(await pass(50 * MINUTE), 'nudged')).toEqual([1]);
    done(await app.moderation.pause(MOD, id));
    done(await app.moderation.resume(MOD, id));
    await told();
    expect(hoursOf(await pass(10 * HOUR), 'nudged')).toEqual([]);
  });

  it('in which a snooze ended brings no reminder: its end calls the player', async () => {
    await begin({}, 2);
    const { actor } = await next();
    done(await app.clocks.snooze(actor, id, 'hour'));
    done(await app.moderation.pause(MOD, id));
    await pass(15 * HOUR);
    done(await app.moderation.resume(MOD, id));
    expect((await told()).filter(({ ping }) => ping.includes(actor.user))).toHaveLength(1);
    expect(hoursOf(await pass(13 * HOUR), 'nudged')).toEqual([12]);
  });

  it('gives the others ten days again to decide about a player whose time was up', async () => {
    await begin({ pace: 'brisk' });
    expect(hoursOf(await pass(31 * HOUR), 'timeUp')).toEqual([30]);
    done(await app.moderation.pause(MOD, id));
    await pass(15 * DAY);
    done(await app.moderation.resume(MOD, id));
    await told();
    await pass(9 * DAY);
    expect((await record()).status).toBe('playing');
    await pass(2 * DAY);
    expect((await record()).status).not.toBe('playing');
  });

  it('of the players is over once the game was suspended, so they can’t end a later one of a moderator', async () => {
    await begin({}, 1);
    done(await app.clocks.pauseClocks(ANN, id));
    done(await app.moderation.suspend(MOD, id));
    done(await app.clocks.reactivate(ANN, id));
    done(await app.moderation.pause(MOD, id));
    expect(refusal(await app.clocks.resumeClocks(ANN, id)).code).toBe('notHalted');
    expect((await record()).paused).toBe(true);
  });

  it('of the players can be taken over by a moderator, and then only moderators end it', async () => {
    await begin({}, 1);
    done(await app.clocks.pauseClocks(ANN, id));
    await told();
    done(await app.moderation.pause(MOD, id));
    expect(await told()).toMatchObject([{ kind: 'moderated', what: 'pause', by: MOD.user }]);
    expect(refusal(await app.clocks.resumeClocks(ANN, id)).code).toBe('notHalted');
    expect(refusal(await app.moderation.pause(MOD, id)).code).toBe('paused');
    done(await app.moderation.resume(MOD, id));
    expect((await record()).paused).toBe(false);
  });

  it('of a moderator is not ended by players', async () => {
    await begin();
    expect(refusal(await app.clocks.resumeClocks(ANN, id)).code).toBe('notPaused');
    done(await app.moderation.pause(MOD, id));
    expect(refusal(await app.clocks.resumeClocks(ANN, id)).code).toBe('notHalted');
  });
});

describe('undo', () => {
  it('of a step within a turn gives no extra time', async () => {
    await begin({ pace: 'brisk', seed: 'moor' }, 2);
    while ((await state()).phase !== 'actions') await drift();
    await told();
    const { actor, seat } = await next();
    clock += 4 * HOUR;
    const trade = legalActions(await state(), seat).find(({ type }) => type === 'trade');
    done(await app.play.play(actor, id, { action: trade as never }));
    done(await app.play.undo(actor, id, 'step'));
    await told();
    expect((await next()).seat).toBe(seat);
    expect(hoursOf(await pass(27 * HOUR), 'timeUp')).toEqual([26]);
  });

  it('of one’s own finished turn gives no extra time, before the time is up or after it', async () => {
    await begin({ pace: 'brisk', seed: 'moor' }, 2);
    while ((await state()).phase !== 'actions') await drift();
    await told();
    const { actor, seat } = await next();
    for (const [waited, left] of [
      [4 * HOUR, 26],
      [27 * HOUR, -1],
    ] as const) {
      await pass(waited);
      const trade = legalActions(await state(), seat).find(({ type }) => type === 'trade');
      done(await app.play.play(actor, id, { action: trade as never }));
      if ((await next()).seat === seat) done(await app.play.play(actor, id, { action: { type: 'endTurn' } }));
      expect((await next()).seat).not.toBe(seat);
      done(await app.play.undo(actor, id, 'turn'));
      await told();
      expect(await next()).toMatchObject({ seat });
      const [wait] = (await record()).timing?.waits ?? [];
      expect(((wait?.deadline ?? wait?.expired ?? 0) - clock) / HOUR).toBeCloseTo(left, 1);
    }
  });

  it('of one’s own production after the others’ gives them a fresh turn, and oneself no extra time', async () => {
    await begin({ pace: 'brisk' });
    await untilAllProduce();
    clock += 5 * HOUR;
    const seatOf = ({ seating }: GameState, actor: Actor) => seating.indexOf(people.indexOf(actor));
    for (const actor of people) {
      const at = await state();
      done(await app.play.play(actor, id, { action: passiveAction(at, seatOf(at, actor)) as never }));
    }
    done(await app.play.undo(ANN, id, 'step'));
    for (const actor of [BEN, CAT]) done(await app.play.answerConsent(actor, id, 1, true));
    const { waits = [] } = (await record()).timing ?? {};
    const at = await state();
    const used = people.map((actor) => {
      const { turn = 0, full = 0 } = waits.find(({ seat }) => seat === seatOf(at, actor)) ?? {};
      return (full - turn) / HOUR;
    });
    expect(used).toEqual([5, 0, 0]);
  });

  it('of one’s own production keeps the vote and the reminders of those who are still awaited', async () => {
    await begin({ pace: 'brisk' });
    await untilAllProduce();
    const { seating } = await state();
    const seatAt = (place: number) => seating.indexOf(place);
    done(await app.play.play(ANN, id, { action: passiveAction(await state(), seatAt(0)) as never }));
    const seen = (await pass(30 * HOUR)).map(([, one]) => one);
    const up = seen.find((one) => one.kind === 'timeUp' && one.seat === seatAt(1));
    const { since = -1 } = up?.kind === 'timeUp' ? up : {};
    done(await app.play.undo(ANN, id, 'step'));
    expect(await kinds()).not.toContain('heeded');
    expect(done(await app.clocks.voteOnTimeout(ANN, id, seatAt(1), 'more')).done).toBe(true);
    expect(await told()).toMatchObject([
      { kind: 'heeded', seat: seatAt(1), since },
      { kind: 'rescued', seat: seatAt(1), rescue: 'more', since },
    ]);
    expect(done(await app.clocks.listSnoozes(BEN, id, since)).choices).toContain('hour');
    // The next reminder is posted, and deleted with those before the undo.
    const [reminder] = (await pass(24 * HOUR)).map(([, one]) => one).filter(({ kind }) => kind === 'nudged');
    expect(reminder).toMatchObject({ since });
    done(await app.play.play(BEN, id, { action: passiveAction(await state(), seatAt(1)) as never }));
    expect(await told()).toContainEqual({ kind: 'heeded', seat: seatAt(1), since, ping: [] });
  });

  it('of all players’ moves by a moderator gives a fresh turn', async () => {
    await begin({ pace: 'brisk', seed: 'moor' }, 2);
    while ((await state()).phase !== 'actions') await drift();
    const { seat } = await next();
    const { length } = (await gameInStore(store, id)).moves;
    await pass(20 * HOUR);
    await drift();
    done(await app.moderation.undoTo(MOD, id, length));
    expect((await next()).seat).toBe(seat);
    const [wait] = (await record()).timing?.waits ?? [];
    expect(wait?.turn).toBe(wait?.full);
  });
});

describe('an absence', () => {
  it('stops reminders, and the clock if time would run out; its days are announced and used up', async () => {
    await begin({ pace: 'brisk' });
    const { actor, seat } = await next();
    expectOk(await app.settings.setHours(actor, WARSAW));
    expectOk(await app.settings.addAbsence(actor, { from: '2026-06-02', to: '2026-06-06' }));
    expect(await told()).toMatchObject([
      { kind: 'decided', clocks: true },
      { kind: 'away', by: actor.user, first: '2026-06-02', last: '2026-06-06' },
    ]);
    const seen = await pass(5 * DAY);
    expect(hoursOf(seen, 'timeUp')).toEqual([]);
    // They are asked at noon, and absent at midnight.
    expect(hoursOf(seen, 'nudged').filter((hours) => hours > 12)).toEqual([]);
    await drift();
    expect((await app.settings.getUser(actor.user)).awaySpent).toEqual([
      '2026-06-03',
      '2026-06-04',
      '2026-06-05',
      '2026-06-06',
    ]);
    expect(seat).toBeGreaterThanOrEqual(0);
  });

  it('whose days cannot be stored keeps no move from counting', async () => {
    await begin({ pace: 'brisk' });
    const { actor, seat } = await next();
    expectOk(await app.settings.setHours(actor, WARSAW));
    expectOk(await app.settings.addAbsence(actor, { from: '2026-06-02', to: '2026-06-06' }));
    await pass(5 * DAY);
    store.settings.changeUser = () => Promise.reject(new Error('no database'));
    await drift();
    expect((await next()).seat).not.toBe(seat);
    expect(await kinds()).toContain('moved');
  });

  it('uses up the same days and leaves the same time if it is changed meanwhile', async () => {
    await begin({ pace: 'brisk' });
    const { actor, seat } = await next();
    const other = people.find((one) => one !== actor) ?? ANN;
    expectOk(await app.settings.setHours(actor, WARSAW));
    expectOk(await app.settings.setHours(other, WARSAW));
    expectOk(await app.settings.addAbsence(actor, { from: '2026-06-02', to: '2026-06-09' }));
    const deadline = async () => (await record()).timing?.waits.find((wait) => wait.seat === seat)?.deadline;
    const end = await deadline();
    expect(end).toBe(Date.parse('2026-06-10T14:00Z'));
    await pass(4 * DAY);
    expectOk(await app.settings.setHours(actor, daily('Europe/Warsaw', 9 * 60, 22 * 60)));
    expect(await deadline()).toBe(end);
    await pass(DAY);
    expectOk(await app.settings.addAbsence(actor, { from: '2026-08-01', to: '2026-08-02' }));
    expect(await deadline()).toBe(end);
    // Every day until now has been recorded.
    expect((await app.settings.getUser(actor.user)).awaySpent).toEqual(
      ['03', '04', '05', '06'].map((day) => `2026-06-${day}`),
    );
    done(await app.moderation.pause(MOD, id));
    done(await app.moderation.resume(MOD, id));
    expect(await deadline()).toBe(end);
    const away = (await state()).players.findIndex((_, n) => n !== seat);
    done(await app.moderation.assignSubstitute(MOD, id, away, EVE));
    done(await app.clocks.returnToSeat(people[(await state()).seating[away] ?? -1] ?? ANN, id));
    expect(await deadline()).toBe(end);
    expect(hoursOf(await pass(10 * DAY), 'timeUp')).toEqual([4 * 24 + 4]);
    await drift();
    expect((await app.settings.getUser(actor.user)).awaySpent).toEqual(
      ['03', '04', '05', '06', '07', '08', '09'].map((day) => `2026-06-${day}`),
    );
  });

  it('uses up no days if time was up before it was announced', async () => {
    await begin({ pace: 'brisk' });
    const { actor } = await next();
    await pass(31 * HOUR);
    expectOk(await app.settings.addAbsence(actor, { from: '2026-06-02', to: '2026-06-09' }));
    await pass(2 * DAY);
    expectOk(await app.settings.setHours(actor, WARSAW));
    await pass(DAY);
    await drift();
    expect((await app.settings.getUser(actor.user)).awaySpent ?? []).toEqual([]);
  });

  it('counts for its own user, not for a substitute or a new member of the seat', async () => {
    await begin({ pace: 'brisk' });
    const { actor, seat } = await next();
    expectOk(await app.settings.setHours(actor, WARSAW));
    expectOk(await app.settings.addAbsence(actor, { from: '2026-06-02', to: '2026-06-09' }));
    expectOk(await app.settings.addAbsence(EVE, { from: '2026-06-02', to: '2026-06-09' }));
    await pass(3 * DAY);
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    // Eve has thirteen hours, day and night: they end today, while she is away.
    const wait = async () => (await record()).timing?.waits.find((one) => one.seat === seat);
    expect((await app.settings.getUser(actor.user)).awaySpent).toEqual(['2026-06-03', '2026-06-04']);
    expect((await app.settings.getUser(EVE.user)).awaySpent).toBeUndefined();
    await pass(DAY);
    done(await app.clocks.returnToSeat(actor, id));
    expect((await app.settings.getUser(EVE.user)).awaySpent).toEqual(['2026-06-04', '2026-06-05']);
    expect((await wait())?.held).toBe('');
  });

  it('of used-up days does not count them again as announced', async () => {
    await begin({ pace: 'brisk' });
    const { actor } = await next();
    expectOk(await app.settings.setHours(actor, WARSAW));
    expectOk(await app.settings.addAbsence(actor, { from: '2026-06-02', to: '2026-06-12' }));
    await pass(7 * DAY);
    await drift();
    expect((await app.settings.getUser(actor.user)).awaySpent).toHaveLength(6);
    // Eleven of 21 days are announced, and six of those spent.
    expectOk(await app.settings.addAbsence(actor, { from: '2026-07-01', to: '2026-07-10' }));
    expect((await app.settings.addAbsence(actor, { from: '2026-08-01', to: '2026-08-01' })).ok).toBe(false);
  });

  it('does not count in a game without days off', async () => {
    await begin({ pace: 'brisk', noAway: true });
    const { actor } = await next();
    expectOk(await app.settings.setHours(actor, WARSAW));
    expectOk(await app.settings.addAbsence(actor, { from: '2026-06-02', to: '2026-06-06' }));
    expect(hoursOf(await pass(5 * DAY), 'timeUp')).not.toEqual([]);
  });

  it('that is cancelled is announced as cancelled, and can be announced again an hour after the first time', async () => {
    await begin();
    const days = { from: '2026-06-02', to: '2026-06-06' };
    const announced = { kind: 'away', by: ANN.user, first: days.from, last: days.to, ping: [] };
    const until = clock + HOUR;
    expectOk(await app.settings.addAbsence(ANN, days));
    expectOk(await app.settings.cancelAbsence(ANN, days.from));
    expect(await told()).toEqual([announced, { ...announced, cancelled: true }]);
    clock += HOUR - 1;
    expect(await app.settings.addAbsence(ANN, days)).toEqual({
      ok: false,
      refusal: { code: 'tooSoon', until },
    });
    clock += 1;
    expectOk(await app.settings.addAbsence(ANN, days));
    expect(await told()).toEqual([announced]);
  });

  it('is announced once by two clicks, and none is lost if two are announced at once', async () => {
    await begin();
    const on = (day: number) => ({ from: `2026-06-${day}`, to: `2026-06-${day}` });
    const announce = (...days: number[]) =>
      Promise.all(days.map(async (day) => expectOk(await app.settings.addAbsence(ANN, on(day)))));
    await announce(10, 10);
    expect(await told()).toHaveLength(1);
    await announce(12, 14);
    expect(await told()).toHaveLength(2);
    expect((await app.settings.getUser(ANN.user)).away).toEqual([on(10), on(12), on(14)]);
  });

  it('can be announced and cancelled for five different days an hour, and kept for any number', async () => {
    await begin();
    const on = (day: number) => ({ from: `2026-06-${day}`, to: `2026-06-${day}` });
    for (let day = 10; day < 15; day++) {
      expectOk(await app.settings.addAbsence(ANN, on(day)));
      expectOk(await app.settings.cancelAbsence(ANN, on(day).from));
      clock += MINUTE;
    }
    const soon = { code: 'tooSoon', until: START + HOUR };
    expect(await app.settings.addAbsence(ANN, on(15))).toEqual({ ok: false, refusal: soon });
    clock = soon.until;
    for (let day = 15; day < 22; day++) expectOk(await app.settings.addAbsence(ANN, on(day)));
  });

  it('can be cancelled', async () => {
    await begin();
    expectOk(await app.settings.addAbsence(ANN, { from: '2026-06-02', to: '2026-06-06' }));
    expect((await app.settings.cancelAbsence(ANN, '2026-06-03')).ok).toBe(false);
    expectOk(await app.settings.cancelAbsence(ANN, '2026-06-02'));
    expect((await app.settings.getUser(ANN.user)).away).toEqual([]);
  });

  it.each([
    [
      'cancelled while it lasts',
      '2026-06-03',
      async (actor: Actor) => app.settings.cancelAbsence(actor, '2026-06-02'),
    ],
    [
      'followed by another',
      '2026-06-02',
      async (actor: Actor) => app.settings.addAbsence(actor, { from: '2026-07-02', to: '2026-07-04' }),
    ],
  ])('that is %s brings no reminder for its past days', async (_, to, change) => {
    await begin();
    const { actor } = await next();
    expectOk(await app.settings.addAbsence(actor, { from: '2026-06-02', to }));
    await pass(DAY + 23 * HOUR);
    expectOk(await change(actor));
    // The second reminder, after 24 hours without the days away; 14 of them passed on the first day.
    expect(hoursOf(await pass(DAY - 10 * MINUTE), 'nudged')).toEqual([1]);
  });

  it('can’t be cancelled once it is over', async () => {
    await begin();
    expectOk(await app.settings.addAbsence(ANN, { from: '2026-06-02', to: '2026-06-03' }));
    clock += 3 * DAY;
    await told();
    expect(await app.settings.cancelAbsence(ANN, '2026-06-02')).toMatchObject({
      refusal: { code: 'notAway' },
    });
    expect(await told()).toEqual([]);
  });
});

describe('settings', () => {
  it('that two processes change at once are all kept', async () => {
    await begin();
    const other = await open();
    const on = (day: number) => ({ from: `2026-06-${day}`, to: `2026-06-${day}` });
    const server = { ...MOD, at: PLACE };
    await Promise.all([
      app.settings.updateUser(ANN.user, { language: 'es' }),
      other.settings.updateUser(ANN.user, { direct: 'on' }),
      app.settings.updateGuild(server, PLACE.guild, { language: 'pl' }),
      other.settings.updateGuild(server, PLACE.guild, { pages: 'off' }),
    ]);
    await Promise.all([
      app.settings.addAbsence(ANN, on(10)),
      other.settings.addAbsence(ANN, on(12)),
      app.settings.setHours(BEN, WARSAW),
      other.settings.updateUser(BEN.user, { askFirst: true }),
    ]);
    expect(await app.settings.getUser(ANN.user)).toMatchObject({
      language: 'es',
      direct: 'on',
      away: [on(10), on(12)],
    });
    expect(await app.settings.getUser(BEN.user)).toMatchObject({ hours: WARSAW, askFirst: true });
    expect(await app.settings.getGuild(PLACE.guild)).toEqual({ language: 'pl', pages: 'off' });
  });
});

describe('waking hours', () => {
  it('of a server can change without changing the time anyone has left', async () => {
    await begin({ pace: 'brisk' });
    const hours = (from: number, to: number) =>
      app.settings.updateGuild({ ...MOD, at: PLACE }, PLACE.guild, {
        hours: daily('Europe/Warsaw', from, to),
      });
    expectOk(await hours(9 * 60, 22 * 60));
    const { seat } = await next();
    const left = async () => {
      const { waits = [], pools = [] } = (await record()).timing ?? {};
      return (waits[0]?.turn ?? 0) + (pools[seat] ?? 0);
    };
    clock += DAY;
    expectOk(await hours(0, 24 * 60));
    // Thirteen hours of that day counted, not the whole day.
    expect(await left()).toBe(17 * HOUR);
    expect((await record()).timing?.waits[0]?.deadline).toBe(clock + 17 * HOUR);
  });

  it('of a server that change show the new deadline of players without own hours', async () => {
    const change = (zone: string) =>
      app.settings.updateGuild({ ...MOD, at: PLACE }, PLACE.guild, {
        hours: daily(zone, 18 * 60, 2 * 60),
      });
    await begin({ pace: 'steady' });
    const deadline = async () => (await record()).timing?.waits[0]?.deadline;
    const { actor } = await next();
    const before = await deadline();
    expectOk(await change('Europe/Berlin'));
    expect(await deadline()).not.toBe(before);
    expect(await told()).toEqual([{ kind: 'decided', clocks: true, ping: [] }]);
    expectOk(await app.settings.setHours(actor, WARSAW));
    await told();
    expectOk(await change('Europe/London'));
    expect(await told(), 'only others go by the server’s hours').toEqual([]);
    for (const other of people) expectOk(await app.settings.setHours(other, WARSAW));
    await told();
    expectOk(await change('Europe/Berlin'));
    expect(await told(), 'everyone has their own hours').toEqual([]);
  });

  it('of a server that change leave games without a clock alone', async () => {
    await begin({ pace: 'friendly' });
    expectOk(await app.settings.updateGuild({ ...MOD, at: PLACE }, PLACE.guild, { hours: WARSAW }));
    expect(await told()).toEqual([]);
  });

  it('can be corrected for ten minutes after a change, also several times', async () => {
    await begin({ pace: 'brisk' });
    const { actor } = await next();
    const set = (zone: string) => app.settings.setHours(actor, daily(zone, 9 * 60, 22 * 60));
    expectOk(await set('America/Port_of_Spain'));
    clock += 9 * MINUTE;
    expectOk(await set('Europe/Madrid'));
    clock += 2 * MINUTE;
    expect(await set('Europe/Warsaw')).toMatchObject({
      refusal: { code: 'tooSoon', until: START + DAY },
    });
  });

  it('cannot be set and cleared again and again, as closed hours stop the clock', async () => {
    await begin({ pace: 'brisk' });
    const { actor } = await next();
    expectOk(await app.settings.setHours(actor, WARSAW));
    clock += 9 * MINUTE;
    expectOk(await app.settings.setHours(actor, undefined));
    clock += 2 * MINUTE;
    expectOk(await app.settings.setHours(actor, WARSAW));
    clock += 9 * MINUTE;
    expect(await app.settings.setHours(actor, undefined)).toMatchObject({
      refusal: { code: 'tooSoon', until: START + DAY },
    });
  });

  it('can be changed although the last change was in the future, by a clock that was ahead', async () => {
    await begin();
    const { actor } = await next();
    clock = START + 30 * DAY;
    expectOk(await app.settings.setHours(actor, WARSAW));
    clock = START;
    expectOk(await app.settings.setHours(actor, daily('Europe/Warsaw', 8 * 60, 22 * 60)));
    clock += HOUR;
    expect(await app.settings.setHours(actor, WARSAW)).toMatchObject({ refusal: { code: 'tooSoon' } });
  });

  it('can be changed once a day while games run, which keeps the time left', async () => {
    await begin({ pace: 'brisk' });
    const { actor } = await next();
    expectOk(await app.settings.setHours(actor, WARSAW));
    expectOk(await app.settings.setHours(EVE, WARSAW));
    expectOk(await app.settings.setHours(EVE, undefined));
    const twice = [1, 2].map(() => app.settings.setHours(actor, WARSAW));
    expect(
      (await Promise.all(twice)).map(({ ok }) => ok),
      'unchanged',
    ).toEqual([true, true]);
    clock += 2 * HOUR;
    expect(await app.settings.setHours(actor, undefined)).toMatchObject({ refusal: { code: 'tooSoon' } });
    clock += DAY;
    const before = (await record()).timing?.waits[0];
    expectOk(await app.settings.setHours(actor, daily('America/Denver', 9 * 60, 22 * 60)));
    const after = (await record()).timing?.waits[0];
    // From noon to ten in Warsaw, then from nine to noon on the next day.
    expect(before?.turn).toBe(6 * HOUR);
    expect(after?.turn).toBe(0);
    expect((await record()).timing?.pools[before?.seat ?? 0]).toBe(24 * HOUR - 9 * HOUR);
  });
});

/** Throws the refusal, if there is one. */
function expectOk(outcome: { ok: boolean }): void {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
}
