/** Plans: private, simulated from the current position, carried out as far as possible, and never revealing. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import type { Actor, PlayResult } from '../../../src/core/index.ts';
import {
  type Action,
  contractTile,
  type GameState,
  HIDDEN_CONTRACT,
  legalActions,
  pendingSeats,
  play,
  publicView,
  revealsHidden,
  type Seat,
} from '../../../src/engine/index.ts';
import type { PlanEdit, PlanView } from '../../../src/features/plans/index.ts';
import { conditionalActionsOf, simulatePlan } from '../../../src/features/plans/simulate.ts';
import {
  ANN,
  table as begun,
  done,
  firstRound,
  gameInStore,
  MOD,
  midGame,
  refusal,
  type Table,
} from '../../core/fixtures/table.ts';
import { playedGame } from '../../engine/properties/fixtures/games.ts';

const HIRE: Action = { type: 'hire' };
const PASS: Action = { type: 'pass' };

let table: Table;
/** The pending player, and the other. */
let mover: Actor;
let other: Actor;
let seat: Seat;

beforeEach(async () => {
  table = await firstRound(2);
  seat = pendingSeats(await table.state())[0] as Seat;
  mover = await table.at(seat);
  other = await table.at((1 - seat) as Seat);
});

const look = async (actor: Actor): Promise<PlanView> => done(await table.app.plans.get(actor, table.id)).plan;
const edit = async (actor: Actor, change: PlanEdit): Promise<PlanView> =>
  done(await table.app.plans.edit(actor, table.id, change)).plan;
const add = (actor: Actor, ...actions: readonly Action[]) => edit(actor, { do: 'add', actions });
const types = ({ branch }: PlanView) => branch.steps.map(({ actions: [first] }) => first?.type);
const record = async () => (await gameInStore(table.store, table.id)).record;

/** A seat's trade that is possible at a position. */
const sale = (state: GameState, by: Seat): Action =>
  legalActions(state, by).find(({ type }) => type === 'trade') as Action;

describe('a plan', () => {
  it('is private, and changes nothing at the table', async () => {
    const before = await table.store.games.findById(table.id);
    await add(other, HIRE);
    await add(other, HIRE);
    await edit(other, { do: 'mode', mode: 'passing' });
    expect(await table.store.games.findById(table.id)).toEqual(before);
    expect(await table.told()).toEqual([]);
    expect((await look(mover)).branch.steps).toEqual([]);
  });

  it('spans several turns, with costs, even in another player’s turn', async () => {
    const { branch } = await look(other);
    const money = branch.state.players[1 - seat]?.money ?? 0;
    await add(other, HIRE);
    const plan = await add(other, HIRE);
    expect(types(plan)).toEqual(['hire', 'hire']);
    expect(plan.branch.open).toBe(true);
    const after = plan.branch.state.players[1 - seat];
    expect(after?.merchants.stock).toBe((branch.state.players[1 - seat]?.merchants.stock ?? 0) + 2);
    expect(after?.money).toBeLessThan(money);
    // Only this player has moved.
    expect(plan.branch.state.players[seat]).toEqual(branch.start.players[seat]);
  });

  it('ends with the round if only its player moves, and continues if the others pass', async () => {
    const { board } = (await table.state()).contracts;
    const [taken = 0, ...left] = Object.values(board);
    await add(mover, { type: 'obtain', contract: taken });
    const alone = await add(mover, PASS);
    expect(alone.branch.state.round).toBe(1);
    expect(alone.branch.open).toBe(false);
    expect(
      refusal(await table.app.plans.edit(mover, table.id, { do: 'add', actions: [HIRE] })),
    ).toMatchObject({
      code: 'rejected',
    });
    const passing = await edit(mover, { do: 'mode', mode: 'passing' });
    expect(passing.branch.state.round).toBe(2);
    expect(passing.branch.open).toBe(true);
    // Contracts revealed then are unknown, so they are not there.
    expect(passing.branch.steps.map(({ reveals }) => reveals)).toEqual([false, true]);
    expect(Object.values(passing.branch.state.contracts.board)).toEqual(left);
    expect(types(await add(mover, HIRE))).toEqual(['obtain', 'pass', 'hire']);
  });

  it('can lose its last step, or be started again', async () => {
    await add(mover, HIRE);
    await add(mover, HIRE);
    expect(types(await edit(mover, { do: 'back' }))).toEqual(['hire']);
    expect(types(await edit(mover, { do: 'anew' }))).toEqual([]);
  });

  it('refuses an illegal step with the reason, and one beyond its size', async () => {
    const far: Action = { type: 'expand', unit: 'cow', space: 'Z9' };
    expect(refusal(await table.app.plans.edit(mover, table.id, { do: 'add', actions: [far] }))).toMatchObject(
      {
        code: 'rejected',
      },
    );
    const many = Array.from({ length: 31 }, () => HIRE);
    expect(refusal(await table.app.plans.edit(mover, table.id, { do: 'add', actions: many })).code).toBe(
      'planFull',
    );
    expect((await look(mover)).branch.steps).toEqual([]);
  });

  it('survives a restart, and changes once on a double click', async () => {
    const { stamp } = await add(mover, HIRE);
    const app = await table.again();
    const [first, second] = await Promise.all(
      [app, table.app].map((one) => one.plans.edit(mover, table.id, { do: 'add', actions: [HIRE] }, stamp)),
    );
    expect([first?.ok, second?.ok].filter(Boolean)).toHaveLength(1);
    expect(types(done(await app.plans.get(mover, table.id)).plan)).toEqual(['hire', 'hire']);
  });

  it('starts with the first round, and is for players only', async () => {
    const early = await begun(2);
    expect(refusal(await early.app.plans.get(ANN, early.id))).toEqual({ code: 'noPlanYet' });
    expect(refusal(await table.app.plans.get(MOD, table.id))).toEqual({ code: 'notMember' });
  });

  it('is exported with its user’s data, and deleted with the user or at the end of the game', async () => {
    await add(mover, HIRE);
    await add(other, HIRE);
    const { games } = JSON.parse(await table.app.privacy.exportData(mover.user));
    expect(games[0].plans).toMatchObject([{ mode: 'alone', actions: [HIRE] }]);
    await table.app.privacy.eraseUser(mover, () => 'a former player');
    expect(await table.store.plans.find(table.id, mover.user)).toBeUndefined();
    expect(await table.store.plans.find(table.id, other.user)).toBeDefined();
    done(await table.app.moderation.cancel(MOD, table.id));
    expect(await table.store.plans.find(table.id, other.user)).toBeUndefined();
  });

  it('stays, as orders do, while its game is shelved', async () => {
    await add(other, HIRE);
    done(await table.app.standingOrders.set(other, table.id, [{ action: HIRE }]));
    const { orders } = await record();
    done(await table.app.moderation.suspend(MOD, table.id));
    done(await table.app.clocks.reactivate(mover, table.id));
    expect(types(await look(other))).toEqual(['hire']);
    expect((await record()).orders).toEqual(orders);
  });

  it('that is unreadable counts as none', async () => {
    const { version } = await record();
    const broken = { game: table.id, user: mover.user, version: 1, base: version, updatedAt: new Date(0) };
    await table.store.plans.save({ ...broken, mode: 'sideways' as 'alone', actions: [] });
    expect(types(await add(mover, HIRE))).toEqual(['hire']);
  });
});

describe('a game that moves on', () => {
  /** The other plans a contract, and a merchant; the mover takes that contract. */
  async function contractGone(): Promise<void> {
    const contract = Object.values((await table.state()).contracts.board)[0] ?? 0;
    await add(other, { type: 'obtain', contract });
    await add(other, HIRE);
    expect((await look(other)).moved).toBe(false);
    await table.move({ seat, action: { type: 'obtain', contract } });
    if (pendingSeats(await table.state())[0] === seat)
      await table.move({ seat, action: { type: 'endTurn' } });
  }

  it('keeps as much of a plan as is still legal, and says why the rest is not', async () => {
    await contractGone();
    const plan = await look(other);
    expect(plan.moved).toBe(true);
    expect(plan.branch.steps.map(({ rejection }) => rejection?.code)).toEqual([
      'contractNotOnBoard',
      undefined,
    ]);
    expect(plan.doable).toBe(1);
    const left = await edit(other, { do: 'keep' });
    expect(types(left)).toEqual(['hire']);
    expect(left.moved).toBe(false);
  });

  it('is not affected by a click on an older plan', async () => {
    const { stamp } = await add(other, HIRE);
    await table.move({ seat, action: HIRE });
    expect(refusal(await table.app.plans.execute(other, table.id, stamp))).toEqual({ code: 'stale' });
    expect(refusal(await table.app.plans.edit(other, table.id, { do: 'back' }, stamp))).toEqual({
      code: 'stale',
    });
  });

  it('loses no impossible step unseen: nothing is added until its player has removed it', async () => {
    await contractGone();
    const { stamp } = await look(other);
    const added = await table.app.plans.edit(other, table.id, { do: 'add', actions: [PASS] }, stamp);
    expect(refusal(added)).toEqual({ code: 'stale' });
    expect(types(await look(other))).toEqual(['obtain', 'hire']);
    await edit(other, { do: 'keep' });
    expect(types(await add(other, PASS))).toEqual(['hire', 'pass']);
  });

  it('keeps later steps that are impossible now, when earlier ones are played', async () => {
    const contract = Object.values((await table.state()).contracts.board)[0] ?? 0;
    await add(other, HIRE);
    await add(other, { type: 'obtain', contract });
    await add(other, PASS);
    await table.move({ seat, action: { type: 'obtain', contract } });
    if (pendingSeats(await table.state())[0] === seat)
      await table.move({ seat, action: { type: 'endTurn' } });
    expect(done(await table.app.plans.execute(other, table.id))).toMatchObject({ steps: 1 });
    expect(types(await look(other))).toEqual(['obtain', 'pass']);
  });

  it('never becomes an order to pass because the steps before it are impossible', async () => {
    const contract = Object.values((await table.state()).contracts.board)[0] ?? 0;
    await table.move({ seat, action: HIRE });
    const { branch } = await look(mover);
    const taken: GameState = { ...branch.start, contracts: { ...branch.start.contracts, board: {} } };
    const steps: Action[][] = [[{ type: 'obtain', contract }], [PASS]];
    expect(conditionalActionsOf(simulatePlan(taken, seat, 'alone', steps), seat)).toEqual([]);
  });

  it('plays what is still possible of a plan', async () => {
    await contractGone();
    const { stamp } = await look(other);
    const outcome = done(await table.app.plans.execute(other, table.id, stamp));
    expect(outcome.moves).toMatchObject([{ action: HIRE, by: other.user }]);
    expect((await look(other)).branch.steps).toEqual([]);
  });
});

describe('playing a plan', () => {
  it('plays what fits into the turn, which is announced as one turn, and keeps the rest', async () => {
    await add(mover, HIRE);
    await add(mover, sale((await look(mover)).branch.state, seat));
    const { stamp, doable } = await look(mover);
    expect(doable).toBe(1);
    const before = await record();
    const { moves, steps, revealed }: PlayResult & { steps: number; revealed: boolean } = done(
      await table.app.plans.execute(mover, table.id, stamp),
    );
    expect({ steps, revealed }).toEqual({ steps: 1, revealed: false });
    expect(moves.map(({ action }) => action?.type)).toEqual(['hire']);
    expect((await record()).version).toBe(before.version + 1);
    expect(await table.told()).toMatchObject([{ kind: 'moved', ping: [other.user] }]);
    const rest = await look(mover);
    expect(types(rest)).toEqual(['trade']);
    expect(rest.moved).toBe(false);
    // The same click again finds another position.
    expect(refusal(await table.app.plans.execute(mover, table.id, stamp))).toEqual({ code: 'stale' });
    expect(
      (await gameInStore(table.store, table.id)).moves.filter(({ action }) => action?.type === 'hire').length,
    ).toBe(1);
  });

  it('plays several turns if no one else is to move', async () => {
    await table.move({ seat, action: HIRE });
    await table.move({ seat: (1 - seat) as Seat, action: PASS });
    await add(mover, HIRE);
    await add(mover, sale((await look(mover)).branch.state, seat));
    const { steps } = done(await table.app.plans.execute(mover, table.id));
    expect(steps).toBe(2);
    expect(await table.told()).toHaveLength(3);
  });

  it('does nothing in another player’s turn, but its main actions can become orders', async () => {
    await add(other, HIRE);
    await add(other, HIRE);
    // The pass is not ordered: it would also happen if hiring is impossible.
    const { branch, doable } = await add(other, PASS);
    expect(doable).toBe(0);
    expect(refusal(await table.app.plans.execute(other, table.id))).toEqual({ code: 'nothingToDo' });
    const wishes = conditionalActionsOf(branch, (1 - seat) as Seat);
    expect(wishes).toMatchObject([{ action: HIRE, most: expect.any(Number) }]);
    await edit(other, { do: 'anew' });
    expect(conditionalActionsOf((await add(other, PASS)).branch, (1 - seat) as Seat)).toMatchObject([
      { action: PASS },
    ]);
    done(await table.app.standingOrders.set(other, table.id, wishes));
    expect((await record()).orders).toMatchObject([{ wishes }]);
    // Plans and orders change nothing for the others.
    expect((await look(other)).moved).toBe(false);
  });

  it('ends a turn in which only optional actions are left', async () => {
    const ends = (state: GameState) =>
      pendingSeats(state).some((one) => legalActions(state, one).some(({ type }) => type === 'endTurn'));
    for (const players of [1, 2] as const) {
      const game = playedGame('branch-a', players);
      table = await midGame(game, game.states.findIndex(ends));
      const actor = await table.at(pendingSeats(await table.state())[0] as Seat);
      const { version } = await record();
      // As if it had been planned before.
      const kept = { game: table.id, user: actor.user, mode: 'alone', base: version - 1 } as const;
      await table.store.plans.save({ ...kept, version: 1, actions: [PASS], updatedAt: new Date(0) });
      const { branch, doable } = await look(actor);
      expect(branch.steps, `players ${players}`).toMatchObject([{ closing: [{ type: 'endTurn' }] }]);
      expect(doable).toBe(players === 1 ? 1 : 0);
      const outcome = await table.app.plans.execute(actor, table.id);
      if (players === 1) expect(done(outcome), `players ${players}`).toMatchObject({ steps: 1 });
      else expect(refusal(outcome), `players ${players}`).toEqual({ code: 'nothingToDo' });
    }
  });

  it('does nothing in a pause', async () => {
    await add(mover, HIRE);
    done(await table.app.moderation.pause(MOD, table.id));
    expect(refusal(await table.app.plans.execute(mover, table.id))).toEqual({ code: 'paused' });
    expect(types(await add(mover, HIRE))).toEqual(['hire', 'hire']);
  });

  it('says that it ends the game if the other player has given up', async () => {
    const game = playedGame('given up', 2);
    const last = game.states.findIndex(({ round, phase }) => round === 5 && phase === 'actions');
    table = await midGame(game, last);
    const [seat = 0] = pendingSeats(await table.state());
    const actor = await table.at(seat);
    done(await table.app.play.concede(await table.at(1 - seat), table.id));
    let plan = await add(actor, PASS);
    if (plan.branch.state.phase === 'production') plan = await add(actor, { type: 'confirmProduction' });
    expect(plan.finishes).toBe(true);
    done(await table.app.plans.execute(actor, table.id));
    expect((await table.state()).phase).toBe('finished');
  });

  it('says whether it ends the game', async () => {
    const game = playedGame('branch-a', 1);
    const last = game.states.findIndex(({ round, phase }) => round === 5 && phase === 'actions');
    for (const [at, ends] of [
      [game.states.findIndex(({ phase }) => phase === 'actions'), false],
      [last, true],
    ] as const) {
      table = await midGame(game, at);
      let plan = await add(ANN, PASS);
      if (plan.branch.state.phase === 'production') plan = await add(ANN, { type: 'confirmProduction' });
      expect(plan.finishes, `after ${at} moves`).toBe(ends);
      done(await table.app.plans.execute(ANN, table.id));
      expect((await table.state()).phase === 'finished', `after ${at} moves`).toBe(ends);
    }
  });

  it('stops at a reveal even if more is planned', async () => {
    table = await firstRound(1, { seed: 'alone' });
    const plan = await add(ANN, PASS);
    expect(plan.branch.state.round).toBe(2);
    await add(ANN, HIRE);
    const { steps, revealed } = done(await table.app.plans.execute(ANN, table.id));
    expect({ steps, revealed }).toEqual({ steps: 1, revealed: true });
    expect((await table.state()).round).toBe(2);
    expect(types(await look(ANN))).toEqual(['hire']);
  });
});

describe('undoing what was planned', () => {
  const execute = async (actor: Actor) => done(await table.app.plans.execute(actor, table.id));
  const undo = async (actor: Actor) => done(await table.app.play.undo(actor, table.id, 'turn'));

  it('makes it a plan again, before the steps that are left, even after a restart', async () => {
    await add(mover, HIRE);
    const planned = await add(mover, sale((await look(mover)).branch.state, seat));
    await execute(mover);
    expect(types(await look(mover))).toEqual(['trade']);
    table.app = await table.again();
    expect(await undo(mover)).toMatchObject({ done: true, planned: [mover.user] });
    const plan = await look(mover);
    expect(plan).toMatchObject({ moved: false, doable: planned.doable });
    expect(types(plan)).toEqual(['hire', 'trade']);
    // It can be played and undone again.
    await execute(mover);
    await undo(mover);
    expect(types(await look(mover))).toEqual(['hire', 'trade']);
  });

  it('returns only what was undone, in order, turn by turn', async () => {
    table = await firstRound(1);
    for (let n = 0; n < 3; n++) await add(ANN, HIRE);
    expect(await execute(ANN)).toMatchObject({ steps: 3 });
    await undo(ANN);
    expect(types(await look(ANN))).toEqual(['hire']);
    await add(ANN, PASS);
    await undo(ANN);
    expect(types(await look(ANN))).toEqual(['hire', 'hire', 'pass']);
  });

  it('does not return a lone end of turn to the plan', async () => {
    const game = playedGame('branch-a', 2);
    const END: Action = { type: 'endTurn' };
    const staysOpen = (state: GameState) => {
      const hired = play(state, pendingSeats(state)[0] ?? 0, HIRE);
      return (
        hired.ok &&
        legalActions(hired.state, pendingSeats(state)[0] ?? 0).some(({ type }) => type === 'endTurn')
      );
    };
    table = await midGame(game, game.states.findIndex(staysOpen));
    const actor = await table.at(pendingSeats(await table.state())[0] as Seat);
    await add(actor, HIRE, END);
    await execute(actor);
    expect(done(await table.app.play.undo(actor, table.id, 'step'))).toMatchObject({ count: 1, planned: [] });
    expect(types(await look(actor))).toEqual([]);
    done(await table.app.play.play(actor, table.id, { action: END }));
    // The end of the turn has no line in the log.
    expect(await undo(actor)).toMatchObject({ count: 1, planned: [actor.user] });
    expect(types(await look(actor))).toEqual(['hire']);
  });

  it('returns nothing that was played by hand', async () => {
    await add(mover, HIRE);
    await execute(mover);
    await undo(mover);
    await edit(mover, { do: 'anew' });
    await table.move({ seat, action: HIRE });
    expect(await undo(mover)).toMatchObject({ planned: [] });
    expect(types(await look(mover))).toEqual([]);
  });

  it('returns what others agree to undo, or a moderator undoes, to each of their plans', async () => {
    const { length } = (await table.look()).moves;
    for (const actor of [mover, other]) {
      await add(actor, HIRE);
      await execute(actor);
    }
    const asked = await undo(mover);
    if (asked.done) throw new Error('undone without asking');
    done(await table.app.play.answerConsent(other, table.id, asked.consent.id, true));
    for (const actor of [mover, other]) {
      expect(types(await look(actor))).toEqual(['hire']);
      await execute(actor);
    }
    done(await table.app.moderation.undoTo(MOD, table.id, length));
    for (const actor of [mover, other]) expect(types(await look(actor))).toEqual(['hire']);
  });

  it('returns nothing to players who have left', async () => {
    const { length } = (await table.look()).moves;
    await add(mover, HIRE);
    await execute(mover);
    await table.app.privacy.eraseUser(mover, () => 'a former player');
    done(await table.app.moderation.undoTo(MOD, table.id, length));
    const { user = '' } = (await record()).members.find(({ conceded }) => conceded) ?? {};
    expect(await table.store.plans.find(table.id, user)).toBeUndefined();
    expect(await table.store.plans.find(table.id, mover.user)).toBeUndefined();
  });
});

describe('drawn contracts', () => {
  const DRAW: Action = { type: 'drawContracts' };
  /** Returns whether one of the contracts drawn here can be taken. */
  const canKeep = (state: GameState): boolean => {
    const drawn = play(state, pendingSeats(state)[0] ?? 0, DRAW);
    return (
      drawn.ok &&
      legalActions(drawn.state, pendingSeats(state)[0] ?? 0).some(({ type }) => type === 'takeContract')
    );
  };

  it('are left out of a plan, and stop playing it', async () => {
    const game = playedGame('draws 1', 2, []);
    const at = game.states.findIndex(canKeep);
    expect(at).toBeGreaterThan(0);
    table = await midGame(game, at);
    const now = await table.state();
    const drawer = pendingSeats(now)[0] as Seat;
    const actor = await table.at(drawer);
    const plan = await add(actor, DRAW);
    expect(plan.branch.steps).toMatchObject([{ reveals: true }]);
    expect(plan.branch.state.players[drawer]?.contracts).toEqual(now.players[drawer]?.contracts);
    expect(legalActions(plan.branch.state, drawer).map(({ type }) => type)).not.toContain('takeContract');
    await add(actor, PASS);
    expect((await look(actor)).doable).toBe(1);
    expect(done(await table.app.plans.execute(actor, table.id))).toMatchObject({ steps: 1, revealed: true });
    // Now they are public, and their player chooses.
    expect(legalActions(await table.state(), drawer).map(({ type }) => type)).toContain('takeContract');
    expect(types(await look(actor))).toEqual(['pass']);
  });
});

describe('the position of a plan', () => {
  /** Random plans from positions of random games. */
  function each(
    go: (view: GameState, seat: Seat, mode: 'alone' | 'passing', dice: ReturnType<typeof createRng>) => void,
  ) {
    for (const [seed, players] of [
      ['branch-a', 1],
      ['branch-b', 2],
      ['branch-c', 4],
    ] as const) {
      const { states } = playedGame(seed, players);
      const some = states.filter(({ round, phase }) => round > 0 && phase !== 'finished');
      for (const [n, state] of some.entries()) {
        if (n % Math.ceil(some.length / 6) > 0) continue;
        for (const mode of ['alone', 'passing'] as const) {
          const dice = createRng(`${seed} ${n} ${mode}`);
          go(publicView(state), dice.int(players), mode, dice);
        }
      }
    }
  }

  it('contains nothing hidden, and accepts everything it offers', () => {
    let reveals = 0;
    each((view, planner, mode, dice) => {
      const actions: Action[][] = [];
      for (let n = 0; n < 8; n++) {
        const branch = simulatePlan(view, planner, mode, actions);
        expect(
          branch.steps.every(({ rejection }) => rejection === undefined),
          `#${n}`,
        ).toBe(true);
        const { board, future, pile, known } = branch.state.contracts;
        const shown = [...Object.values(board), ...future, ...pile.slice(pile.length - known)];
        for (const id of shown) expect(contractTile(branch.state, id).id, `#${id}`).not.toBe(HIDDEN_CONTRACT);
        reveals += branch.steps.filter((step) => step.reveals).length;
        if (!branch.open) break;
        const legal = legalActions(branch.state, planner);
        expect(
          legal.filter((one) => 'contract' in one && one.contract === HIDDEN_CONTRACT),
          `#${n}`,
        ).toEqual([]);
        actions.push([dice.pick(legal)]);
      }
    });
    expect(reveals).toBeGreaterThan(0);
  });

  it('equals that of the game while only its player moves and nothing is revealed', () => {
    each((view, planner, mode, dice) => {
      let state = view;
      const actions: Action[][] = [];
      while (pendingSeats(state).includes(planner) && actions.length < 6) {
        const action = dice.pick(legalActions(state, planner));
        const played = play(state, planner, action);
        if (!played.ok || revealsHidden(played.events)) return;
        state = played.state;
        actions.push([action]);
        if (!pendingSeats(state).includes(planner)) return;
        expect(simulatePlan(view, planner, mode, actions).state).toEqual(state);
      }
    });
  });
});
