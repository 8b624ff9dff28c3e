/** Standing orders: carried out once, when their turn comes and they are possible. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRng, randomPlayer } from '../../../src/ai/index.ts';
import { createServices } from '../../../src/bootstrap/create-services.ts';
import { CONTENT } from '../../../src/content/index.ts';
import {
  type Actor,
  type Announcement,
  type ConditionalAction,
  ORDERABLE,
  type StandingOrder,
} from '../../../src/core/index.ts';
import {
  type Action,
  asIfOnTurn,
  check,
  type GameState,
  legalActions,
  pendingSeats,
  play,
  revealsHidden,
  type Seat,
} from '../../../src/engine/index.ts';
import {
  ANN,
  bytesOf,
  DAN,
  done,
  EVE,
  gameInStore,
  MOD,
  PEOPLE,
  PLACE,
  refusal,
  type Table,
  tableOf,
} from '../../core/fixtures/table.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse('2026-06-01T10:00Z');
const PASS: ConditionalAction = { action: { type: 'pass' } };
const CONFIRM: ConditionalAction = { action: { type: 'confirmProduction' } };

let clock: number;
let table: Table;

/** A table of this many in the first round, on a manual clock. */
async function begin(players: number, wish: object = {}): Promise<void> {
  const store = memoryStore(() => new Date(clock));
  let apps = 0;
  const again = () =>
    createServices({
      store,
      content: CONTENT,
      now: () => new Date(clock),
      random: bytesOf(`orders ${apps++}`),
    });
  const app = await again();
  const [host = ANN, ...others] = PEOPLE.slice(0, players);
  const opened = done(await app.lobby.create(host, PLACE, { players, seed: 'heather', ...wish }));
  const { id } = opened.game.record;
  for (const other of others) done(await app.lobby.join(other, id));
  done(await app.lobby.start(host, id));
  table = tableOf(app, store, again, id);
  while ((await table.state()).phase !== 'actions') await table.drift();
  await table.told();
}

/** Lets time pass, with a poll every ten seconds; returns the announcements. */
async function pass(milliseconds: number, app = table.app): Promise<Announcement[]> {
  for (const end = clock + milliseconds; clock < end; ) {
    clock = Math.min(clock + 10_000, end);
    while ((await app.scheduler.runDueJobs()) > 0);
  }
  return table.told();
}

const seatNow = async (): Promise<Seat> => pendingSeats(await table.state())[0] as Seat;
const record = async () => (await gameInStore(table.store, table.id)).record;
const movesOf = async (seat: Seat) =>
  (await gameInStore(table.store, table.id)).moves.filter((move) => move.seat === seat);
const movesBy = async (seat: Seat) => (await movesOf(seat)).length;
const lastMove = async () => (await gameInStore(table.store, table.id)).moves.at(-1);
const order = (actor: Actor, ...wishes: readonly ConditionalAction[]) =>
  table.app.standingOrders.set(actor, table.id, wishes);

/** Stores an order that can't be given, or not any more. */
async function leave(one: StandingOrder): Promise<void> {
  const { record: before, moves } = await gameInStore(table.store, table.id);
  const { version } = before;
  const commit = {
    expected: version,
    keep: moves.length,
    append: [],
    snapshot: undefined,
    announcements: [],
  };
  await table.store.games.commit({ record: { ...before, version: version + 1, orders: [one] }, ...commit });
}

/** Plays a legal action of a type that ends the pending player's turn. */
async function turn(): Promise<void> {
  const seat = await seatNow();
  const state = await table.state();
  const simple = ['hire', 'upgradeShipping', 'trade'];
  const action = legalActions(state, seat).find(({ type }) => simple.includes(type));
  await table.move({ seat, action: action as Action });
  if ((await seatNow()) === seat) await table.move({ seat, action: { type: 'endTurn' } });
}

/** Two players: the pending one, and the other, who plans ahead. */
async function two(): Promise<{ first: Actor; second: Actor; seat: Seat }> {
  await begin(2);
  const seat = (1 - (await seatNow())) as Seat;
  return { first: await table.next(), second: await table.at(seat), seat };
}

/** A player with a production decision has passed; the other continues. */
async function passedFirst(): Promise<{ seat: Seat; actor: Actor }> {
  await begin(2);
  const player = randomPlayer('passed', 'builder', CONTENT);
  for (let n = 0; n < 200; n++) {
    const state = await table.state();
    const seat = pendingSeats(state)[0] as Seat;
    const passed = play(state, seat, { type: 'pass' });
    if (passed.ok && passed.state.production[seat]?.ready === false && passed.state.phase === 'actions') {
      await table.move({ seat, action: { type: 'pass' } });
      return { seat, actor: await table.at(seat) };
    }
    await table.move({ seat, action: player(state, seat, legalActions(state, seat)) });
  }
  throw new Error('nobody has anything to produce');
}

beforeEach(() => {
  clock = START;
});

describe('a standing order', () => {
  it('is carried out once, a minute into its player’s turn, without a ping', async () => {
    const { second, seat } = await two();
    done(await order(second, PASS));
    await turn();
    expect((await table.told()).flatMap(({ ping }) => ping)).not.toContain(second.user);
    expect(await pass(50_000)).toEqual([]);
    expect(await pass(20_000)).toMatchObject([{ kind: 'moved' }]);
    expect((await record()).orders).toBeUndefined();
    expect(await lastMove()).toMatchObject({ seat, ...PASS, by: second.user });
    expect(await pass(5 * MINUTE)).toEqual([]);
  });

  it('takes the first wish that is possible on its conditions', async () => {
    const { second, seat } = await two();
    const state = asIfOnTurn(await table.state(), seat);
    if (state === undefined) throw new Error('nothing ahead');
    const sale = legalActions(state, seat).find((one) => one.type === 'trade' && one.side === 'sell');
    const dear = { action: { type: 'hire' }, most: 0 } as const;
    const poor = { action: sale as Action, least: 500 };
    const fair = { action: { type: 'upgradeShipping' }, most: 50, least: 0 } as const;
    done(await order(second, dear, poor, fair, PASS));
    await turn();
    await pass(70_000);
    // An upgrade brings no money, so the minimum is not met.
    expect(await lastMove()).toMatchObject({ seat, ...PASS });
  });

  it('compares the cost of the action itself, whatever it returns', async () => {
    const { second, seat } = await two();
    const before = (await table.state()).players[seat]?.money ?? 0;
    done(await order(second, { action: { type: 'hire' }, most: 4 }));
    await turn();
    await pass(70_000);
    expect(
      (await gameInStore(table.store, table.id)).moves.some(
        (move) => move.seat === seat && move.action?.type === 'hire',
      ),
    ).toBe(true);
    expect((await table.state()).players[seat]?.money).toBe(before - 4);
    // The turn is over, because nothing else is open.
    expect(pendingSeats(await table.state())).not.toContain(seat);
  });

  it('that leaves a decision open pings its player', async () => {
    await begin(2);
    // A unit beside another player's: goods can be bought there.
    for (let n = 0; n < 40; n++) {
      const seat = (1 - (await seatNow())) as Seat;
      const state = asIfOnTurn(await table.state(), seat);
      const opens = legalActions(state ?? (await table.state()), seat).find((action) => {
        const played = state && action.type === 'expand' ? play(state, seat, action) : undefined;
        return played?.ok && played.state.stack.at(-1)?.kind === 'expansion';
      });
      if (opens !== undefined) {
        const actor = await table.at(seat);
        done(await order(actor, { action: opens }));
        await turn();
        await table.told();
        expect(await pass(70_000), `#${n}`).toMatchObject([{ kind: 'moved', ping: [actor.user] }]);
        expect(pendingSeats(await table.state()), `#${n}`).toEqual([seat]);
        return;
      }
      const now = await seatNow();
      const player = randomPlayer(`opens ${n}`, 'builder', CONTENT);
      await table.move({
        seat: now,
        action: player(await table.state(), now, legalActions(await table.state(), now)),
      });
    }
    throw new Error('nobody could expand beside somebody');
  });

  it('that cannot be carried out lapses, and its player is pinged once and sees why', async () => {
    const { second, seat } = await two();
    done(await order(second, { action: { type: 'hire' }, most: 0 }));
    await turn();
    await table.told();
    expect(await pass(70_000)).toMatchObject([{ kind: 'nudged', lapsed: true, seat, ping: [second.user] }]);
    expect((await record()).orders).toMatchObject([{ seat, lapsed: 'impossible' }]);
    expect(await pass(5 * MINUTE)).toEqual([]);
    done(await order(second));
    expect((await record()).orders).toBeUndefined();
  });

  it('that cannot be carried out leaves no call in the channel once its player has moved', async () => {
    const { second, seat } = await two();
    done(await order(second, { action: { type: 'hire' }, most: 0 }));
    await turn();
    await pass(70_000);
    const since = (await record()).timing?.waits[0]?.since;
    done(await table.app.standingOrders.dismissLapsed(second, table.id));
    await turn();
    expect(await table.told()).toContainEqual({ kind: 'heeded', seat, since, ping: [] });
  });

  it('stays when the notice of an older one, which lapsed, is dismissed late', async () => {
    const { second } = await two();
    done(await order(second, { action: { type: 'hire' }, most: 0 }));
    await turn();
    await pass(70_000);
    expect((await record()).orders).toMatchObject([{ lapsed: 'impossible' }]);
    await turn();
    done(await order(second, PASS));
    expect(refusal(await table.app.standingOrders.dismissLapsed(second, table.id)).code).toBe('noOrder');
    expect((await record()).orders).toMatchObject([{ by: second.user, wishes: [PASS] }]);
  });

  it('is forgotten once its lapse notice is dismissed', async () => {
    const { second } = await two();
    done(await order(second, { action: { type: 'hire' }, most: 0 }));
    await turn();
    await pass(70_000);
    done(await table.app.standingOrders.dismissLapsed(second, table.id));
    expect((await record()).orders).toBeUndefined();
  });

  it('can be given only during a round, in another player’s turn', async () => {
    const { first, second } = await two();
    expect(refusal(await order(first, PASS)).code).toBe('noOrderNow');
    expect(refusal(await order(EVE, PASS)).code).toBe('notMember');
    expect(refusal(await order(second)).code).toBe('noOrder');
    expect(refusal(await order(second, PASS, PASS)).code).toBe('badOrder');
    expect(refusal(await order(second, { action: { type: 'endTurn' } })).code).toBe('badOrder');
    expect(refusal(await order(second, { ...PASS, most: -1 })).code).toBe('badOrder');
    expect(refusal(await table.app.standingOrders.set(second, table.id, [PASS], 1)).code).toBe('stale');
  });

  it('does not outdate the panel of the active player', async () => {
    const { first, second } = await two();
    const { version } = await record();
    done(await order(second, PASS));
    const state = await table.state();
    const action = legalActions(state, pendingSeats(state)[0] as Seat).find(({ type }) => type === 'trade');
    done(await table.app.play.play(first, table.id, { action: action as Action, expect: version }));
    const again = await table.app.play.play(first, table.id, { action: action as Action, expect: version });
    expect(refusal(again).code).toBe('stale');
  });

  it('leaves production to its player, who can confirm it as soon as they have passed', async () => {
    const { seat, actor } = await passedFirst();
    expect(refusal(await order(actor, CONFIRM)).code).toBe('badOrder');
    expect(refusal(await order(actor, { action: { type: 'hire' } })).code).toBe('noOrderNow');
    await table.move({ seat, action: CONFIRM.action });
    expect((await table.state()).production[seat]?.ready).toBe(true);
  });

  it('of an earlier release to confirm production pings its player, who would have made nothing', async () => {
    const { seat, actor } = await passedFirst();
    const { round } = await table.state();
    await leave({ seat, by: actor.user, round, wishes: [CONFIRM] });
    while ((await table.state()).phase === 'actions') await table.drift();
    await table.told();
    expect(await pass(70_000)).toMatchObject([{ kind: 'nudged', lapsed: true, seat, ping: [actor.user] }]);
    expect((await table.state()).production[seat]?.ready).toBe(false);
  });

  it('takes what it plays out of its player’s plan, which keeps the rest', async () => {
    const { second, seat } = await two();
    const sale = legalActions(asIfOnTurn(await table.state(), seat) as GameState, seat).find(
      ({ type }) => type === 'trade',
    ) as Action;
    const hire: Action = { type: 'hire' };
    done(await table.app.plans.edit(second, table.id, { do: 'add', actions: [sale, { type: 'endTurn' }] }));
    done(await table.app.plans.edit(second, table.id, { do: 'add', actions: [hire] }));
    done(await table.app.plans.edit(second, table.id, { do: 'add', actions: [hire] }));
    done(await order(second, { action: hire, most: 0 }, { action: sale }));
    await turn();
    await pass(70_000);
    expect((await movesOf(seat)).map(({ action }) => action)).toContainEqual(sale);
    const { plan } = done(await table.app.plans.get(second, table.id));
    expect(plan.branch.steps.map(({ actions }) => actions)).toEqual([[hire], [hire]]);
    // An undo returns it.
    done(await table.app.play.undo(second, table.id, 'turn'));
    const { plan: again } = done(await table.app.plans.get(second, table.id));
    expect(again.branch.steps.map(({ actions }) => actions)).toEqual([[sale], [hire], [hire]]);
  });

  it('keeps a request of other players open, unless it reveals something hidden', async () => {
    await begin(3);
    const asker = await table.next();
    await turn();
    const last = await table.at((((await seatNow()) + 1) % 3) as Seat);
    done(await order(last, { action: { type: 'hire' } }));
    await turn();
    await table.told();
    done(await table.app.play.undo(asker, table.id, 'turn'));
    expect((await pass(70_000)).map(({ kind }) => kind)).toEqual(['asked', 'moved']);
    expect(await lastMove()).toMatchObject({ by: last.user, ordered: true });
    expect((await record()).consent).toMatchObject({ what: 'undo', by: asker.user });
    const keep = (await record()).consent?.keep;
    for (const other of PEOPLE.slice(0, 3).filter(({ user }) => user !== asker.user))
      done(await table.app.play.answerConsent(other, table.id, 1, true));
    expect((await gameInStore(table.store, table.id)).moves).toHaveLength(keep ?? -1);
  });

  it('that reveals something hidden ends an open request', async () => {
    await begin(2);
    // A box is empty, so the next round refills it.
    const obtained = legalActions(await table.state(), await seatNow()).find(({ type }) => type === 'obtain');
    await table.move({ seat: await seatNow(), action: obtained as Action });
    while ((await table.state()).passed.length === 0) await table.drift();
    const seat = await seatNow();
    const [asker, last] = [await table.at((1 - seat) as Seat), await table.at(seat)];
    await leave({ seat, by: last.user, round: (await table.state()).round, wishes: [PASS] });
    done(await table.app.clocks.pauseClocks(asker, table.id));
    expect((await record()).consent).toMatchObject({ what: 'pause' });
    await pass(5 * MINUTE);
    expect((await table.state()).round).toBe(2);
    expect((await record()).consent).toBeUndefined();
  });
});

describe('a standing order never', () => {
  it('fires past a reveal of hidden contracts, but pings its player in their turn', async () => {
    for (let n = 0; n < 20; n++) {
      await begin(2, { seed: `reveal ${n}` });
      const player = randomPlayer(`reveal ${n}`, 'builder', CONTENT);
      for (let moves = 0; moves < 60; moves++) {
        const state = await table.state();
        if (state.phase !== 'actions' || state.round > 1) break;
        const seat = pendingSeats(state)[0] as Seat;
        const other = (1 - seat) as Seat;
        const action = player(state, seat, legalActions(state, seat));
        const played = play(state, seat, action);
        if (played.ok && revealsHidden(played.events) && !state.passed.includes(other)) {
          const owner = await table.at(other);
          done(await order(owner, PASS));
          await table.told();
          await table.move({ seat, action });
          expect((await record()).orders, `moves ${moves}`).toMatchObject([
            { seat: other, lapsed: 'reveal' },
          ]);
          while ((await seatNow()) === seat) await table.drift();
          const told = await table.told();
          expect(
            told.flatMap(({ ping }) => ping),
            `moves ${moves}`,
          ).toEqual([owner.user]);
          expect(await pass(5 * MINUTE), `moves ${moves}`).toEqual([]);
          expect(await seatNow(), `moves ${moves}`).toBe(other);
          return;
        }
        await table.move({ seat, action });
      }
    }
    throw new Error('nothing was revealed');
  });

  it('fires in an earlier round after an undo', async () => {
    const { first, second } = await two();
    while ((await table.state()).round === 1) await table.drift();
    const moves = (await gameInStore(table.store, table.id)).moves.length;
    const planning = [first, second].find((one) => one !== undefined) as Actor;
    const waiting = await table.next();
    const planner = waiting.user === planning.user ? second : planning;
    done(await order(planner, PASS));
    done(await table.app.moderation.undoTo(MOD, table.id, moves - 1));
    expect((await record()).orders).toMatchObject([{ lapsed: 'round' }]);
    await table.told();
    expect((await pass(5 * MINUTE)).filter(({ kind }) => kind === 'moved')).toEqual([]);
  });

  it('fires after an undo of the move before it, until it is its player’s turn again', async () => {
    const { first, second, seat } = await two();
    done(await order(second, PASS));
    await turn();
    await pass(30_000);
    done(await table.app.play.undo(first, table.id, 'turn'));
    expect((await table.told()).flatMap(({ ping }) => ping)).not.toContain(second.user);
    const before = await movesBy(seat);
    await pass(5 * MINUTE);
    expect(await movesBy(seat)).toBe(before);
    await turn();
    await pass(50_000);
    expect(await movesBy(seat)).toBe(before);
    await pass(20_000);
    expect(await lastMove()).toMatchObject({ seat, ...PASS });
  });

  it('does not play a turn that its player has undone', async () => {
    const { first } = await two();
    const own = await seatNow();
    await turn();
    done(await order(first, PASS));
    done(await table.app.play.undo(first, table.id, 'turn'));
    const before = await movesBy(own);
    await pass(5 * MINUTE);
    expect(await movesBy(own)).toBe(before);
    expect((await record()).orders).toMatchObject([{ lapsed: 'undone' }]);
  });

  it('calls a player whose turn a moderator has undone', async () => {
    const { first, second } = await two();
    const { moves } = await gameInStore(table.store, table.id);
    for (let n = 0; n < 3; n++) await turn();
    done(await order(first, PASS));
    await table.told();
    done(await table.app.moderation.undoTo(MOD, table.id, moves.length));
    const pinged = (await table.told()).flatMap(({ ping }) => ping);
    expect(pinged).toContain(first.user);
    expect(pinged).not.toContain(second.user);
  });

  it('fires twice: not by two processes, nor after its move was undone', async () => {
    const { second, seat } = await two();
    done(await order(second, { action: { type: 'hire' } }));
    await turn();
    const other = await table.again();
    const before = await movesBy(seat);
    clock += 2 * MINUTE;
    await Promise.all([
      table.app.scheduler.runDueJobs(),
      other.scheduler.runDueJobs(),
      table.app.scheduler.runDueJobs(),
    ]);
    const after = await movesBy(seat);
    expect(after).toBeGreaterThan(before);
    done(await table.app.play.undo(second, table.id, 'turn'));
    expect(await seatNow()).toBe(seat);
    await pass(5 * MINUTE);
    expect(await movesBy(seat)).toBe(before);
  });

  it('fires when its player has begun to move by hand', async () => {
    const { second, seat } = await two();
    done(await order(second, { action: { type: 'hire' } }));
    await turn();
    await pass(30_000);
    const state = await table.state();
    const sale = legalActions(state, seat).find(({ type }) => type === 'trade');
    await table.move({ seat, action: sale as Action });
    expect((await record()).orders).toBeUndefined();
    const before = await movesBy(seat);
    await pass(5 * MINUTE);
    expect(await movesBy(seat)).toBe(before);
  });

  it('fires for a player who gave up, was replaced, or has a substitute', async () => {
    await begin(3);
    const seats = ([0, 1, 2] as const).filter((seat) => seat !== undefined);
    const now = await seatNow();
    const [one, two] = seats.filter((seat) => seat !== now) as [Seat, Seat];
    const [quitter, absent] = [await table.at(one), await table.at(two)];
    done(await order(quitter, PASS));
    done(await order(absent, PASS));
    done(await table.app.moderation.assignSubstitute(MOD, table.id, two, EVE));
    // The absent player is informed on return; the substitute can plan too.
    expect((await record()).orders).toMatchObject([
      { by: quitter.user },
      { by: absent.user, lapsed: 'seat' },
    ]);
    done(await order(EVE, PASS));
    done(await table.app.clocks.returnToSeat(absent, table.id));
    expect((await record()).orders).toMatchObject([
      { by: quitter.user },
      { by: absent.user, lapsed: 'seat' },
    ]);
    done(await table.app.play.concede(quitter, table.id));
    expect((await record()).orders).toMatchObject([{ by: absent.user }]);
    done(await order(absent, PASS));
    done(await table.app.moderation.replacePlayer(MOD, table.id, two, { user: DAN.user, name: 'Dan' }));
    expect((await record()).orders).toBeUndefined();
  });

  it('fires in a paused game, and waits a minute again after it', async () => {
    const { second, seat } = await two();
    done(await order(second, PASS));
    await turn();
    await pass(30_000);
    done(await table.app.moderation.pause(MOD, table.id));
    await table.told();
    const before = await movesBy(seat);
    expect(await pass(20 * MINUTE)).toEqual([]);
    // Much later than any reminder.
    clock += 24 * 60 * MINUTE;
    done(await table.app.moderation.resume(MOD, table.id));
    await table.told();
    expect(await pass(50_000)).toEqual([]);
    expect(await movesBy(seat)).toBe(before);
    expect(await pass(20_000)).toMatchObject([{ kind: 'moved' }]);
  });

  it('depends on a clock that ran a day ahead when the turn began', async () => {
    const { second } = await two();
    done(await order(second, PASS));
    clock += DAY;
    await turn();
    await table.told();
    clock -= DAY;
    expect(await pass(10_000)).toMatchObject([{ kind: 'moved' }]);
  });

  it('lets its player be pinged for a turn it takes', async () => {
    const { first, second, seat } = await two();
    done(await order(second, PASS));
    await turn();
    await table.told();
    expect(refusal(await table.app.clocks.remindSeat(first, table.id, seat)).code).toBe('ordered');
    expect(refusal(await table.app.moderation.remindAll(MOD, table.id)).code).toBe('noOneToRemind');
  });

  it('is lost if the process dies between claiming it and carrying it out', async () => {
    const { second, seat } = await two();
    done(await order(second, PASS));
    await turn();
    await table.told();
    clock += MINUTE;
    // Claimed by a process that then dies.
    expect(await table.store.jobs.claim(MINUTE, 10)).toMatchObject([{ kind: 'order', seat }]);
    const before = await movesBy(seat);
    const app = await table.again();
    expect(await pass(50_000, app)).toEqual([]);
    expect(await pass(20_000, app)).toMatchObject([{ kind: 'moved' }]);
    expect(await movesBy(seat)).toBe(before + 1);
  });
});

describe('in random games with random orders', () => {
  it('every order fires once, legally, within its round, before any reveal and without a ping', async () => {
    let fired = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 1e6 }), async (seed) => {
        clock = START;
        await begin(2 + (seed % 3), { seed: `orders ${seed}` });
        fired += await randomGame(seed);
      }),
      { numRuns: 6 },
    );
    expect(fired).toBeGreaterThan(20);
  }, 60_000);
});

/** A given order: its round, the number of moves before it, and its content. */
interface Given {
  readonly round: number;
  readonly moves: number;
  readonly wishes: readonly ConditionalAction[];
}

/** Some other players order an action that would be legal, sometimes with a condition. */
async function orderAtRandom(
  { int, pick }: ReturnType<typeof createRng>,
  given: Map<Seat, Given>,
): Promise<void> {
  const { state, moves } = await table.look();
  for (const seat of state?.players.keys() ?? []) {
    const then = state && !pendingSeats(state).includes(seat) ? asIfOnTurn(state, seat) : undefined;
    if (state === undefined || then === undefined || int(2) === 0) continue;
    const legal = legalActions(then, seat).filter(({ type }) => ORDERABLE.includes(type));
    if (legal.length === 0) continue;
    const actions = new Set(Array.from({ length: 1 + int(3) }, () => pick(legal)));
    const wishes = [...actions].map((action) => (int(4) === 0 ? { action, most: int(12) } : { action }));
    done(await table.app.standingOrders.set(await table.at(seat), table.id, wishes));
    given.set(seat, { round: state.round, moves: moves.length, wishes });
  }
}

/** Checks the last minute; returns the number of orders carried out in it. */
async function fire(given: Map<Seat, Given>): Promise<number> {
  const before = (await gameInStore(table.store, table.id)).moves.length;
  const told = await pass(70_000);
  for (const one of told) if (one.kind === 'nudged') expect(one.lapsed).toBe(true);
  const { moves } = await gameInStore(table.store, table.id);
  let fired = 0;
  for (let index = before; index < moves.length; index++) {
    const { seat, action } = moves[index] ?? {};
    if (seat === undefined || action?.type === 'endTurn') continue;
    const wished = given.get(seat);
    const was = await table.app.queries.getMoveRange(table.id, index, index);
    if (was?.state === undefined || wished === undefined) throw new Error('a move that nobody ordered');
    fired += 1;
    given.delete(seat);
    expect(check(was.state, seat, action), `index ${index}`).toBeUndefined();
    expect(
      wished.wishes.map((wish) => wish.action),
      `index ${index}`,
    ).toContainEqual(action);
    expect(was.state.round, `index ${index}`).toBe(wished.round);
    const since = await table.app.queries.getMoveRange(table.id, wished.moves, index);
    expect(revealsHidden(since?.events ?? []), `index ${index}`).toBe(false);
  }
  return fired;
}

/** Plays part of a random game, and checks every order carried out; returns their number. */
async function randomGame(seed: number): Promise<number> {
  const drawn = createRng(`orders ${seed}`);
  const player = randomPlayer(`orders ${seed}`, 'uniform', CONTENT);
  const given = new Map<Seat, Given>();
  let fired = 0;
  for (let n = 0; n < 60; n++) {
    await orderAtRandom(drawn, given);
    const state = await table.state();
    if (state.phase === 'finished') break;
    const standing = async () => ((await record()).orders ?? []).filter(({ lapsed }) => lapsed === undefined);
    const acting = drawn.pick(pendingSeats(state));
    if (!(await standing()).some(({ seat }) => seat === acting)) {
      await table.move({ seat: acting, action: player(state, acting, legalActions(state, acting)) });
      const will = (await standing()).map(({ by }) => by);
      const pinged = (await table.told()).flatMap(({ ping }) => ping);
      expect(
        pinged.filter((user) => will.includes(user)),
        `#${n}`,
      ).toEqual([]);
    }
    if (drawn.int(3) === 0) fired += await fire(given);
  }
  return fired;
}
