/** R-UNDO-1: what is undone at once, what needs consent, and what is posted. */
import { describe, expect, it } from 'vitest';
import { randomPlayer } from '../../../src/ai/index.ts';
import { createServices } from '../../../src/bootstrap/create-services.ts';
import { CONTENT, ROUNDS } from '../../../src/content/index.ts';
import type { Actor, Game } from '../../../src/core/index.ts';
import type { InteractionContext } from '../../../src/discord/shared/interaction-context.ts';
import {
  type GameEvent,
  type GameState,
  legalActions,
  type Move,
  revealsHidden,
  type Seat,
} from '../../../src/engine/index.ts';
import type { Services } from '../../../src/features/index.ts';
import { statusPanel } from '../../../src/features/lobby/discord/status.ts';
import { ownPanel } from '../../../src/features/play/discord/own-panel.ts';
import { panelFor } from '../../../src/features/play/discord/panels/index.ts';
import {
  ANN,
  BEN,
  bytesOf,
  done,
  EVE,
  firstRound,
  gameInStore,
  legal,
  MOD,
  midGame,
  PLACE,
  passive,
  refusal,
  type Table,
  table,
  turnWithPort,
  waiting,
} from '../../core/fixtures/table.ts';
import { type PlayedGame, playedGame } from '../../engine/properties/fixtures/games.ts';
import { ENGLISH } from '../../fixtures/visits.ts';

/** The first random game, and the number of moves in it, that fits. */
function find(
  players: 1 | 2 | 3 | 4,
  fits: (game: PlayedGame, moves: number) => boolean,
): [PlayedGame, number] {
  for (let i = 0; i < 60; i++) {
    const game = playedGame(`undo ${i}`, players);
    const moves = game.moves.findIndex((_, count) => fits(game, count));
    if (moves >= 0) return [game, moves];
  }
  throw new Error('no such position');
}

const isRoundStart = ({ type }: GameEvent): boolean => type === 'roundStarted';

/** This many seats have an open production decision. */
const production = (game: PlayedGame, moves: number, seats: number) =>
  game.states[moves]?.phase === 'production' &&
  game.states[moves - 1]?.phase === 'actions' &&
  waiting(game.states[moves] as GameState).length >= seats;

describe('an undo of a substitute’s move', () => {
  /** Eve plays a step, or the whole turn, for the player to move. */
  async function stoodIn(type: 'usePort' | 'pass') {
    const made = await turnWithPort(2);
    const [seat = -1] = waiting(await made.state());
    const owner = await made.at(seat);
    const { length } = (await made.look()).moves;
    done(await made.app.moderation.assignSubstitute(MOD, made.id, seat, EVE));
    done(await made.app.play.play(EVE, made.id, { action: legal(await made.state(), type) }));
    await made.told();
    return { made, owner, seat, length };
  }

  it.each(['usePort', 'pass'] as const)('asks the substitute who still plays the seat: %s', async (type) => {
    const { made, seat, length } = await stoodIn(type);
    done(await made.app.moderation.undoTo(MOD, made.id, length));
    expect(await made.told()).toMatchObject([{ kind: 'undone', ping: [EVE.user] }]);
    expect(waiting(await made.state())).toEqual([seat]);
    done(await made.app.play.play(EVE, made.id, { action: { type: 'pass' } }));
  });

  it.each(['usePort', 'pass'] as const)('asks the player who is back, with a ping: %s', async (type) => {
    const { made, owner, seat, length } = await stoodIn(type);
    done(await made.app.clocks.returnToSeat(owner, made.id));
    await made.told();
    done(await made.app.moderation.undoTo(MOD, made.id, length));
    expect(await made.told()).toMatchObject([{ kind: 'undone', ping: [owner.user] }]);
    expect((await made.look()).record.timing?.waits.map((wait) => wait.seat)).toEqual([seat]);
    done(await made.app.play.play(owner, made.id, { action: { type: 'pass' } }));
  });

  it('in production does not ping the others, who were awaited all along', async () => {
    const [game, moves] = find(3, (one, i) => production(one, i, 2));
    const made = await midGame(game, moves);
    const [seat = -1] = waiting(await made.state());
    done(await made.app.moderation.assignSubstitute(MOD, made.id, seat, EVE));
    done(await made.app.play.play(EVE, made.id, { action: { type: 'confirmProduction' } }));
    await made.told();
    done(await made.app.moderation.undoTo(MOD, made.id, moves));
    expect(await made.told()).toMatchObject([{ kind: 'undone', ping: [EVE.user] }]);
  });

  it('does not ping the user who undoes it themselves', async () => {
    const { made, owner } = await stoodIn('pass');
    done(await made.app.clocks.returnToSeat(owner, made.id));
    await made.told();
    expect(done(await made.app.play.undo(owner, made.id, 'step')).done).toBe(true);
    expect(await made.told()).toMatchObject([{ kind: 'undone', ping: [] }]);
  });
});

describe('a turn that is undone repeatedly', () => {
  it('pings the next player three more times, then no one until the others have moved', async () => {
    const made = await firstRound(2);
    const actor = await made.next();
    const other = actor.user === ANN.user ? BEN : ANN;
    const pass = { action: { type: 'pass' } } as const;
    const pings = [];
    for (let time = 0; time < 5; time++) {
      done(await made.app.play.play(actor, made.id, pass));
      pings.push((await made.told()).map(({ ping }) => ping));
      done(await made.app.play.undo(actor, made.id, 'turn'));
      await made.told();
    }
    expect(pings).toEqual([[[other.user]], [[other.user]], [[other.user]], [[]], [[]]]);
    // The next player is not affected.
    const turn = async (by: Actor) => {
      done(await made.app.play.play(by, made.id, { action: legal(await made.state(), 'trade') }));
      const [seat = -1] = waiting(await made.state());
      if ((await made.at(seat)).user === by.user)
        done(await made.app.play.play(by, made.id, { action: { type: 'endTurn' } }));
    };
    await turn(actor);
    await made.told();
    await turn(other);
    expect(await made.told()).toMatchObject([{ kind: 'moved', ping: [actor.user] }]);
    await turn(actor);
    expect(await made.told()).toMatchObject([{ kind: 'moved', ping: [other.user] }]);
  });
});

describe('an undo of the last action', () => {
  it('within the turn happens at once, without a post', async () => {
    const made = await turnWithPort(2);
    const before = await made.look();
    const [seat = -1] = waiting(await made.state());
    const actor = await made.at(seat);
    await made.move({ seat, action: legal(await made.state(), 'usePort') });
    const undone = done(await made.app.play.undo(actor, made.id, 'step'));
    expect(undone).toMatchObject({ done: true, count: 1 });
    expect(undone.game.state).toEqual(before.state);
    expect(undone.game.moves).toEqual(before.moves);
    const { version, turnVersion, announced } = undone.game.record;
    expect({ version, turnVersion, announced }).toEqual({
      version: before.record.version + 2,
      turnVersion: version,
      announced: before.record.announced,
    });
    expect(await made.told()).toEqual([]);
  });

  it('after the turn happens at once until the next player acts, with a post', async () => {
    const made = await firstRound(3, { seed: 'glen' });
    const before = await made.look();
    const [seat = -1] = waiting(await made.state());
    const actor = await made.at(seat);
    await made.move({ seat, action: { type: 'pass' } });
    await made.told();
    const keep = before.moves.length;
    expect(done(await made.app.play.undo(actor, made.id, 'step'))).toMatchObject({ done: true, count: 1 });
    expect((await made.look()).record.announced).toBe(keep);
    expect(await made.told()).toEqual([
      { kind: 'undone', keep, by: actor.user, moderator: false, moves: 1, ping: [] },
    ]);
    await made.move({ seat, action: { type: 'hire' } });
    expect((await made.told())[0]).toMatchObject({ kind: 'moved', from: keep });
  });

  it('outdates earlier panels', async () => {
    const made = await firstRound(2);
    const actor = await made.next();
    const { version } = (await made.look()).record;
    done(await made.app.play.play(actor, made.id, { action: { type: 'pass' }, expect: version }));
    done(await made.app.play.undo(actor, made.id, 'step'));
    const again = await made.app.play.play(actor, made.id, { action: { type: 'pass' }, expect: version });
    expect(refusal(again)).toEqual({ code: 'stale' });
  });

  it.each([
    ['one process', false],
    ['two processes', true],
  ])('undoes one step for two clicks at once in %s', async (_, apart) => {
    const made = await turnWithPort(2);
    const [seat = -1] = waiting(await made.state());
    const actor = await made.at(seat);
    await made.move({ seat, action: legal(await made.state(), 'usePort') });
    await made.drift();
    const { record, moves } = await made.look();
    const apps = [made.app, apart ? await made.again() : made.app];
    const outcomes = await Promise.all(
      apps.map((app) => app.play.undo(actor, made.id, 'step', record.version)),
    );
    expect(outcomes.map((one) => (one.ok ? 'undone' : one.refusal.code)).sort()).toEqual(['stale', 'undone']);
    expect((await made.look()).moves).toEqual(moves.slice(0, -1));
  });

  it('is refused to players without a move, and to strangers', async () => {
    const made = await table(2);
    expect(refusal(await made.app.play.undo(ANN, made.id, 'step'))).toEqual({ code: 'nothingToUndo' });
    expect(refusal(await made.app.play.undo(EVE, made.id, 'turn'))).toEqual({ code: 'notMember' });
  });

  it('drops the forced moves after it, which are made again in their turn', async () => {
    const made = await firstRound(3);
    const [seat = -1] = waiting(await made.state());
    done(await made.app.play.concede(await made.at((seat + 1) % 3), made.id));
    const { moves } = await made.look();
    await made.move({ seat, action: { type: 'pass' } });
    await made.told();
    const undone = done(await made.app.play.undo(await made.at(seat), made.id, 'step'));
    expect(undone).toMatchObject({ done: true, count: 1 });
    expect(undone.game.moves).toEqual(moves);
    await made.move({ seat, action: { type: 'pass' } });
    expect((await made.look()).moves.slice(moves.length).map(({ by }) => by === 'forced')).toEqual([
      false,
      true,
    ]);
  });
});

describe('an undo of the whole turn', () => {
  it('undoes all its actions, and not the turn before', async () => {
    const made = await turnWithPort(2);
    const before = await made.look();
    const [seat = -1] = waiting(await made.state());
    await made.move({ seat, action: legal(await made.state(), 'usePort') });
    while (waiting(await made.state())[0] === seat) await made.drift();
    const count = (await made.look()).moves.length - before.moves.length;
    expect(count).toBeGreaterThan(1);
    const undone = done(await made.app.play.undo(await made.at(seat), made.id, 'turn'));
    expect(undone).toMatchObject({ done: true, count });
    expect(undone.game.state).toEqual(before.state);
  });

  it('distinguishes two turns in a row when the others have passed', async () => {
    const made = await firstRound(2);
    const [first = -1] = waiting(await made.state());
    const last = 1 - first;
    await made.move({ seat: first, action: { type: 'pass' } });
    const lengths = [];
    for (let turn = 0; turn < 2; turn++) {
      lengths.push((await made.look()).moves.length);
      await made.move({ seat: last, action: { type: 'hire' } });
      while ((await made.state()).turn?.mainDone === true) {
        await made.move({ seat: last, action: { type: 'endTurn' } });
      }
    }
    const undone = done(await made.app.play.undo(await made.at(last), made.id, 'turn'));
    expect(undone.game.moves).toHaveLength(lengths[1] as number);
  });
});

describe('the list of possible undos', () => {
  it('says which ones the others must agree to', async () => {
    const made = await firstRound(2);
    const actor = await made.next();
    await made.drift();
    expect(await made.app.play.listUndos(actor, made.id)).toMatchObject([{ scope: 'step', asks: false }]);
    await made.move({ seat: waiting(await made.state())[0] as Seat, action: { type: 'hire' } });
    expect(await made.app.play.listUndos(actor, made.id)).toMatchObject([{ scope: 'step', asks: true }]);
    expect(await made.app.play.listUndos(EVE, made.id)).toEqual([]);
    done(await made.app.play.concede(await made.next(), made.id));
    expect(await made.app.play.listUndos(actor, made.id)).toMatchObject([{ scope: 'step', asks: false }]);
  });

  it('has the whole turn only if that is more than the last step', async () => {
    const [game, moves] = find(3, ({ states, moves: made }, i) => {
      const [before, last] = [made[i - 2], made[i - 1]];
      const mid = states[i - 1]?.phase === 'actions' && states[i - 1]?.turn?.mainDone === true;
      return mid && before?.seat === last?.seat && states[i]?.phase === 'actions';
    });
    const made = await midGame(game, moves);
    const undos = await made.app.play.listUndos(await made.at(game.moves[moves - 1]?.seat as Seat), made.id);
    expect(undos.map(({ scope }) => scope)).toEqual(['step', 'turn']);
  });
});

describe('an undo past a reveal', () => {
  it('needs the others’ consent', async () => {
    const [game, moves] = find(3, ({ events, states }, i) => {
      return revealsHidden(events[i + 1] ?? []) && states[i + 1]?.phase !== 'finished';
    });
    const made = await midGame(game, moves + 1);
    const actor = await made.at(game.moves[moves]?.seat as Seat);
    const { game: asked, ...answer } = done(await made.app.play.undo(actor, made.id, 'step'));
    const consent = { id: 1, what: 'undo', by: actor.user, keep: moves, agreed: [] };
    expect(answer).toEqual({ ok: true, done: false, consent });
    expect(asked.record.consent).toEqual(consent);
    const [told] = await made.told();
    expect(told).toMatchObject({ kind: 'asked', consent });
    expect(told?.ping).toHaveLength(2);
    expect(told?.ping).not.toContain(actor.user);
  });

  it('needs it also of those for whom a computer plays: no one may peek while they are away', async () => {
    const [game, moves] = find(3, ({ events, states }, i) => {
      return revealsHidden(events[i + 1] ?? []) && states[i + 1]?.phase !== 'finished';
    });
    const made = await midGame(game, moves + 1);
    const seat = game.moves[moves]?.seat as Seat;
    const others = await Promise.all([1, 2].map((i) => made.at((seat + i) % 3)));
    const wish = { level: 'apprentice', name: 'Apprentice', span: 'while' } as const;
    for (const other of others) done(await made.app.computers.assignComputer(other, made.id, wish));
    await made.told();
    expect(done(await made.app.play.undo(await made.at(seat), made.id, 'step')).done).toBe(false);
    const ping = (await made.told())[0]?.ping ?? [];
    expect([...ping].sort()).toEqual(others.map(({ user }) => user).sort());
  });

  it('is posted once all have agreed, and calls whoever asked, even if the turn had not been posted', async () => {
    const [game, moves] = find(2, ({ events, states, moves: all }, i) => {
      const { phase, turn } = states[i + 1] ?? {};
      const waits = states[i + 1] && waiting(states[i + 1] as GameState)[0] === all[i]?.seat;
      return (
        revealsHidden(events[i + 1] ?? []) && phase === 'actions' && turn?.mainDone === true && waits === true
      );
    });
    const made = await midGame(game, moves + 1);
    const seat = game.moves[moves]?.seat as Seat;
    const [asker, other] = [await made.at(seat), await made.at(1 - seat)];
    expect((await made.look()).record.announced).toBeLessThanOrEqual(moves);
    done(await made.app.play.undo(asker, made.id, 'step'));
    await made.told();
    done(await made.app.play.answerConsent(other, made.id, 1, true));
    expect(await made.told()).toMatchObject([
      { kind: 'undone', keep: moves, by: asker.user, moves: 1, ping: [asker.user] },
    ]);
  });

  it('happens at once in a solo game', async () => {
    const made = await firstRound(1);
    const before = await made.state();
    await made.drift();
    expect((await made.state()).round).toBe(2);
    const undone = done(await made.app.play.undo(ANN, made.id, 'step'));
    expect(undone).toMatchObject({ done: true, count: 1 });
    expect(undone.game.state).toEqual(before);
  });
});

describe('an undo past another player’s move', () => {
  it('asks to undo all later moves as well', async () => {
    const made = await firstRound(2);
    const before = await made.look();
    const actor = await made.next();
    await made.drift();
    await made.move({ seat: waiting(await made.state())[0] as Seat, action: { type: 'hire' } });
    await made.told();
    const asked = done(await made.app.play.undo(actor, made.id, 'turn'));
    expect(asked).toMatchObject({ done: false, consent: { keep: before.moves.length } });
  });

  it('happens at once if all others have conceded', async () => {
    const made = await firstRound(2);
    const actor = await made.next();
    await made.drift();
    const other = await made.next();
    await made.move({ seat: waiting(await made.state())[0] as Seat, action: { type: 'hire' } });
    done(await made.app.play.concede(other, made.id));
    expect(done(await made.app.play.undo(actor, made.id, 'step'))).toMatchObject({ done: true });
  });
});

/** Finds a turn in which one player has passed, and can decide on production in advance. */
const onePassed = () =>
  find(3, ({ states }, i) => {
    const { phase, passed, production, turn } = states[i] as GameState;
    const isAhead = passed.some((seat) => production[seat] !== undefined);
    return phase === 'actions' && isAhead && passed.length === 1 && turn?.mainDone === false;
  });

describe('an undo in production', () => {
  it('undoes the player’s own answer only', async () => {
    const [game, moves] = find(4, (one, i) => production(one, i, 3));
    const made = await midGame(game, moves);
    const [first = -1, second = -1] = waiting(await made.state());
    await made.move({ seat: first, action: { type: 'confirmProduction' } });
    await made.move({ seat: second, action: { type: 'confirmProduction' } });
    const undone = done(await made.app.play.undo(await made.at(first), made.id, 'step'));
    expect(undone).toMatchObject({ done: true, count: 1 });
    expect(undone.game.moves.slice(moves)).toMatchObject([{ seat: second }]);
    expect(waiting(await made.state())).toContain(first);
    expect(waiting(await made.state())).not.toContain(second);
    // Neither post nor ping: two have decided, and one changes their decision.
    const decided = { kind: 'decided', ping: [] };
    expect(await made.told()).toEqual([decided, decided, decided]);
    expect(undone.game.record.announced).toBe(moves);
  });

  it('undoes all answers of the player in the round', async () => {
    const [game, moves] = find(4, (one, i) => {
      if (!production(one, i, 2)) return false;
      const [first] = waiting(one.states[i] as GameState);
      const round = one.events.slice(0, i + 1).findLastIndex((events) => events.some(isRoundStart));
      // Not planned in advance, but planned and answered in rounds before.
      const own = one.moves.flatMap(({ seat, action }, m) =>
        seat === first && action.type === 'plan' ? m : [],
      );
      return own.some((m) => m < round) && !own.some((m) => m >= round && m < i);
    });
    const made = await midGame(game, moves);
    const before = await made.state();
    const [first = -1] = waiting(before);
    await made.move({ seat: first, action: legal(before, 'plan') });
    await made.move({ seat: first, action: { type: 'confirmProduction' } });
    const undone = done(await made.app.play.undo(await made.at(first), made.id, 'turn'));
    expect(undone).toMatchObject({ done: true, count: 2 });
    expect(undone.game.state).toEqual(before);
  });

  it('undoes an answer given in advance, among the turns of others', async () => {
    const [game, moves] = onePassed();
    const made = await midGame(game, moves);
    const state = await made.state();
    const planner = state.passed[0] as Seat;
    await made.move({ seat: planner, action: { type: 'confirmProduction' } });
    await made.move({ seat: waiting(state)[0] as Seat, action: { type: 'pass' } });
    const undone = done(await made.app.play.undo(await made.at(planner), made.id, 'step'));
    expect(undone).toMatchObject({ done: true, count: 1 });
    expect(undone.game.moves.slice(moves)).toMatchObject([{ action: { type: 'pass' } }]);
    expect(undone.game.state?.production[planner]?.ready).toBe(false);
  });

  it('of an answer in advance does not shorten the post of a later turn that still waits, nor its ping', async () => {
    const [game, moves] = onePassed();
    const made = await midGame(game, moves);
    await made.told();
    const state = await made.state();
    const planner = state.passed[0] as Seat;
    await made.move({ seat: planner, action: { type: 'confirmProduction' } });
    await made.move({ seat: waiting(state)[0] as Seat, action: { type: 'pass' } });
    const next = await made.next();
    done(await made.app.play.undo(await made.at(planner), made.id, 'step'));
    const post = { kind: 'moved', from: moves, to: moves + 1, ping: [next.user] };
    expect(await made.told()).toMatchObject([post, { kind: 'undone', keep: moves + 1, ping: [] }]);
  });

  it('of the turn is not blocked by an answer in advance', async () => {
    const [game, moves] = onePassed();
    const made = await midGame(game, moves);
    const state = await made.state();
    const planner = state.passed[0] as Seat;
    const seat = waiting(state)[0] as Seat;
    await made.move({ seat, action: { type: 'pass' } });
    await made.move({ seat: planner, action: { type: 'confirmProduction' } });
    const undone = done(await made.app.play.undo(await made.at(seat), made.id, 'turn'));
    expect(undone).toMatchObject({ done: true });
    expect(undone.game.moves.at(-1)).toMatchObject({ seat: planner, action: { type: 'confirmProduction' } });
    expect(undone.game.state?.passed).toEqual([planner]);
  });

  it('pings players who are awaited again, and not those awaited all along', async () => {
    const [game, moves] = find(4, (one, i) => production(one, i, 3));
    const made = await midGame(game, moves);
    const [first = -1, second = -1] = waiting(await made.state());
    await made.move({ seat: first, action: { type: 'confirmProduction' } });
    done(await made.app.moderation.skipTurn(MOD, made.id, second));
    await made.told();
    const actor = await made.at(first);
    done(await made.app.play.undo(actor, made.id, 'step'));
    expect(waiting(await made.state()).length).toBeGreaterThan(1);
    expect(await made.told()).toEqual([
      { kind: 'undone', keep: moves + 1, by: actor.user, moderator: false, moves: 1, ping: [] },
    ]);
  });

  it.each([
    ['the answer alone', 'step'],
    ['and what was decided since', 'turn'],
  ] as const)('after the round posts an undone answer in advance, and pings no one: %s', async (_, scope) => {
    const [game, moves] = find(3, ({ states, moves: all }, i) => {
      const state = states[i] as GameState;
      const after = states[i + 1];
      const last = state.phase === 'actions' && state.passed.length === 2 && all[i]?.action.type === 'pass';
      const planner = state.passed[0] as Seat;
      const planned = state.production[planner] !== undefined;
      return last && planned && after?.phase === 'production' && waiting(after).length > 1;
    });
    const made = await midGame(game, moves);
    const state = await made.state();
    const planner = state.passed[0] as Seat;
    await made.move({ seat: planner, action: legal(state, 'plan', planner) });
    await made.move(game.moves[moves] as Move);
    const called = waiting(await made.state());
    expect(called).toContain(planner);
    expect((await made.told()).at(-1)?.ping).toHaveLength(called.length - 1);
    if (scope === 'turn') await made.move({ seat: planner, action: { type: 'confirmProduction' } });
    await made.told();
    const undone = done(await made.app.play.undo(await made.at(planner), made.id, scope));
    expect(undone.game.state?.production[planner]?.ready).toBe(false);
    expect(waiting(await made.state())).toEqual(called);
    expect(await made.told()).toMatchObject([{ kind: 'undone', ping: [] }]);
  });

  it('needs the others’ consent once the last answer is in', async () => {
    const [game, moves] = find(2, (one, i) => production(one, i, 2));
    const made = await midGame(game, moves);
    const [first = -1, second = -1] = waiting(await made.state());
    await made.move({ seat: first, action: { type: 'confirmProduction' } });
    await made.move({ seat: second, action: { type: 'confirmProduction' } });
    const asked = done(await made.app.play.undo(await made.at(first), made.id, 'step'));
    expect(asked).toMatchObject({ done: false, consent: { keep: moves } });
  });

  it('updates the board, as does a change of what was confirmed', async () => {
    const [game, moves] = find(2, (one, i) => production(one, i, 2));
    const made = await midGame(game, moves);
    const [first = -1, second = -1] = waiting(await made.state());
    await made.move({ seat: first, action: { type: 'confirmProduction' } });
    await made.told();
    await made.move({ seat: first, action: legal(await made.state(), 'plan', first) });
    expect(waiting(await made.state())).toEqual([first, second]);
    expect(await made.told()).toEqual([{ kind: 'decided', ping: [] }]);
    await made.move({ seat: first, action: legal(await made.state(), 'plan', first) });
    expect(await made.told()).toEqual([]);
    done(await made.app.play.undo(await made.at(first), made.id, 'turn'));
    expect(await made.told()).toEqual([{ kind: 'decided', ping: [] }]);
  });

  it('that restores the last missing answer starts the round, with a post', async () => {
    // The next round is opened by the other player, not by the one who acts.
    const [game, moves] = find(2, (one, i) => {
      const { round = 5, passed = [] } = one.states[i] ?? {};
      return production(one, i, 2) && round < 5 && passed[0] === 1;
    });
    const made = await midGame(game, moves);
    const [first = -1, second = -1] = waiting(await made.state());
    await made.move({ seat: first, action: { type: 'confirmProduction' } });
    await made.move({ seat: first, action: legal(await made.state(), 'plan', first) });
    await made.move({ seat: second, action: { type: 'confirmProduction' } });
    const undone = done(await made.app.play.undo(await made.at(first), made.id, 'step'));
    expect(undone.game.state?.round).toBe((game.states[moves]?.round ?? 0) + 1);
    const { user } = await made.at(waiting(await made.state())[0] as Seat);
    expect(await made.told()).toMatchObject([
      { kind: 'decided' },
      { kind: 'decided' },
      { kind: 'decided' },
      { kind: 'moved', from: moves, to: moves + 2, ping: [user] },
    ]);
    expect(undone.game.record.announced).toBe(moves + 2);
  });

  it('of one answer does not outdate the others’ panels', async () => {
    const [game, moves] = find(4, (one, i) => production(one, i, 2));
    const made = await midGame(game, moves);
    const { version } = (await made.look()).record;
    const seats = waiting(await made.state());
    const answers = await Promise.all(
      seats.map(async (seat) =>
        made.app.play.play(await made.at(seat), made.id, {
          action: { type: 'confirmProduction' },
          seat,
          expect: version,
        }),
      ),
    );
    expect(answers.map(({ ok }) => ok)).toEqual(seats.map(() => true));
    const late = await made.app.play.play(await made.at(seats[0] as Seat), made.id, {
      action: { type: 'confirmProduction' },
      expect: version,
    });
    expect(refusal(late)).toEqual({ code: 'stale' });
  });
});

describe('a finished game', () => {
  const answeredLast = () =>
    find(2, ({ moves, states }, i) => {
      const last = i === moves.length - 1 && states[i + 1]?.phase === 'finished';
      return last && moves[i]?.action.type === 'confirmProduction';
    });

  it('continues after an undo of its last answer', async () => {
    const [game] = answeredLast();
    const made = await midGame(game, game.moves.length);
    const { seat } = game.moves.at(-1) as { seat: Seat };
    expect((await made.look()).record.status).toBe('finished');
    expect(refusal(await made.app.play.undo(await made.at(1 - seat), made.id, 'step'))).toEqual({
      code: 'over',
    });
    const actor = await made.at(seat);
    const { record, state } = done(await made.app.play.undo(actor, made.id, 'step')).game;
    expect(record).toMatchObject({ status: 'playing', seed: '' });
    expect(state?.setup.seed).toBe('');
    expect(await made.told()).toMatchObject([{ kind: 'undone', reopened: true, ping: [] }]);
    expect((await made.app.queries.getActive(PLACE.channel))?.record.id).toBe(made.id);
    await made.move({ seat, action: { type: 'confirmProduction' } });
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['moved', 'finished']);
  });

  it('needs the others’ consent if the end revealed something', async () => {
    const made = await firstRound(2);
    while ((await made.state()).phase !== 'finished') await made.drift();
    const { seat, action } = (await made.look()).moves.at(-1) as Move;
    expect(action).toEqual({ type: 'pass' });
    const asked = done(await made.app.play.undo(await made.at(seat), made.id, 'step'));
    expect(asked).toMatchObject({ done: false, game: { record: { status: 'finished' } } });
    const answer = await made.app.play.answerConsent(await made.at(1 - seat), made.id, 1, true);
    expect(done(answer)).toMatchObject({ done: true, game: { record: { status: 'playing' } } });
  });

  it('needs that of someone for whom a computer played to the end, who can’t come back but can answer', async () => {
    const made = await firstRound(2);
    const left = async () => {
      const at = await made.state();
      return at.phase === 'actions' && at.round === ROUNDS ? at.passed[0] : undefined;
    };
    while ((await left()) === undefined) await made.drift();
    const seat = (await left()) ?? 0;
    const other = await made.at(seat);
    const wish = { level: 'apprentice', name: 'Apprentice', span: 'while' } as const;
    done(await made.app.computers.assignComputer(other, made.id, wish));
    while ((await made.state()).phase !== 'finished') await made.drift();
    await made.told();
    done(await made.app.play.undo(await made.at(1 - seat), made.id, 'step'));
    expect(await made.told()).toMatchObject([{ kind: 'asked', ping: [other.user] }]);
    expect(refusal(await made.app.clocks.returnToSeat(other, made.id)).code).toBe('over');
    expect(refusal(await made.app.play.answerConsent(EVE, made.id, 1, true)).code).toBe('notMember');
    expect(done(await made.app.play.answerConsent(other, made.id, 1, true)).done).toBe(true);
    expect((await made.look()).record.status).toBe('playing');
  });

  describe('played by several people', () => {
    const SECOND_MS = 1000;
    const MINUTE_MS = 60 * SECOND_MS;

    /** Returns the services as they are this long after the last move. */
    async function servicesAfter(made: Table, durationMs: number): Promise<Services> {
      const end = (await made.look()).moves.at(-1)?.at.getTime() ?? 0;
      const now = () => new Date(end + durationMs);
      return createServices({ store: made.store, content: CONTENT, now, random: bytesOf('later') });
    }
    const offers = async (app: Services, { id }: Table, seat: Seat) => {
      const game = await app.queries.getGame(id);
      if (game === undefined) throw new Error('no game');
      return JSON.stringify(panelFor(game, seat, 'en')).includes('"undo:');
    };

    it('can be reopened by its last player for ten minutes, and is offered no longer', async () => {
      const [game] = answeredLast();
      const made = await midGame(game, game.moves.length);
      const { seat } = game.moves.at(-1) as { seat: Seat };
      const actor = await made.at(seat);
      const tooLate = await servicesAfter(made, 10 * MINUTE_MS);
      expect(refusal(await tooLate.play.undo(actor, made.id, 'step'))).toEqual({ code: 'over' });
      expect(await offers(tooLate, made, seat)).toBe(false);
      expect((await made.look()).record.status).toBe('finished');
      const inTime = await servicesAfter(made, 10 * MINUTE_MS - SECOND_MS);
      expect(await offers(inTime, made, seat)).toBe(true);
      expect(done(await inTime.play.undo(actor, made.id, 'step')).game.record.status).toBe('playing');
    });

    it('is not even asked about afterwards, if its end revealed something', async () => {
      const made = await firstRound(2);
      while ((await made.state()).phase !== 'finished') await made.drift();
      const actor = await made.at((await made.look()).moves.at(-1)?.seat as Seat);
      const tooLate = await servicesAfter(made, 10 * MINUTE_MS);
      expect(refusal(await tooLate.play.undo(actor, made.id, 'step'))).toEqual({ code: 'over' });
    });

    it('stays finished if the others agree to a request only afterwards', async () => {
      const made = await firstRound(2);
      while ((await made.state()).phase !== 'finished') await made.drift();
      const seat = (await made.look()).moves.at(-1)?.seat as Seat;
      const [asker, other] = [await made.at(seat), await made.at(1 - seat)];
      const inTime = await servicesAfter(made, 10 * MINUTE_MS - SECOND_MS);
      expect(done(await inTime.play.undo(asker, made.id, 'step')).done).toBe(false);
      const shown = async (app: Services) =>
        JSON.stringify(statusPanel((await app.queries.getGame(made.id)) as Game, other.user, 'en'));
      expect(await shown(inTime)).toMatch(/wants to undo.*"consent:/);
      const tooLate = await servicesAfter(made, 10 * MINUTE_MS);
      expect(await shown(tooLate)).not.toMatch(/wants to undo|"consent:/);
      expect(refusal(await tooLate.play.answerConsent(other, made.id, 1, true))).toEqual({
        code: 'agreedTooLate',
      });
      expect((await made.look()).record.status).toBe('finished');
      done(await inTime.play.answerConsent(other, made.id, 1, true));
      expect((await made.look()).record.status).toBe('playing');
    });

    it('stays behind a later game of the channel if someone declines the request long afterwards', async () => {
      const made = await firstRound(2);
      while ((await made.state()).phase !== 'finished') await made.drift();
      const seat = (await made.look()).moves.at(-1)?.seat as Seat;
      done(await made.app.play.undo(await made.at(seat), made.id, 'step'));
      const later = done(await made.app.lobby.create(EVE, PLACE, { players: 1 })).game.record.id;
      done(await made.app.lobby.start(EVE, later));
      done(await made.app.play.abandon(EVE, later));
      const tooLate = await servicesAfter(made, 10 * MINUTE_MS);
      done(await tooLate.play.answerConsent(await made.at(1 - seat), made.id, 1, false));
      expect((await tooLate.queries.getLatest(PLACE.channel))?.record.id).toBe(later);
    });

    it('stays finished too if the others have given up', async () => {
      const made = await firstRound(2);
      const actor = await made.next();
      done(await made.app.play.concede(actor.user === ANN.user ? BEN : ANN, made.id));
      while ((await made.state()).phase !== 'finished') await made.drift();
      const tooLate = await servicesAfter(made, 10 * MINUTE_MS);
      expect(refusal(await tooLate.play.undo(actor, made.id, 'step'))).toEqual({ code: 'over' });
    });

    it('is over for those who gave up, and those whose stand-in played to the end', async () => {
      const made = await firstRound(3);
      const seats = [await made.at(0), await made.at(1)] as const;
      done(await made.app.play.concede(seats[0], made.id));
      done(await made.app.moderation.assignSubstitute(MOD, made.id, 1, EVE));
      for (const actor of seats)
        expect(refusal(await made.app.play.undo(actor, made.id, 'step')).code).not.toBe('over');
      for (;;) {
        const state = await made.state();
        const [seat] = waiting(state);
        if (seat === undefined) break;
        const actor = seat === 1 ? EVE : await made.at(seat);
        done(await made.app.play.play(actor, made.id, { action: passive(state, seat) }));
      }
      for (const actor of seats)
        expect(refusal(await made.app.play.undo(actor, made.id, 'step'))).toEqual({ code: 'over' });
    });

    it('offers its undo to the stand-in who ended it, not to the player they stand in for', async () => {
      const made = await firstRound(2);
      const end = async (): Promise<Seat> => {
        const state = await made.state();
        const [seat] = waiting(state);
        if (seat === undefined) throw new Error('over');
        const { standIn } = await playersOf(seat);
        done(await made.app.play.play(standIn, made.id, { action: passive(state, seat) }));
        return (await made.state()).phase === 'finished' ? seat : end();
      };
      const playersOf = async (seat: Seat) => {
        const owner = await made.at(seat);
        return { owner, standIn: { ...EVE, user: `for ${owner.user}` } };
      };
      for (const seat of [0, 1]) {
        const { standIn } = await playersOf(seat);
        done(await made.app.moderation.assignSubstitute(MOD, made.id, seat, standIn));
      }
      const { owner, standIn } = await playersOf(await end());
      const offered = async (actor: Actor) => {
        const visit = { ...ENGLISH, actor, services: made.app } as InteractionContext;
        return JSON.stringify(await ownPanel(visit, await made.look())).includes('"undo:');
      };
      expect([await offered(standIn), await offered(owner)]).toEqual([true, false]);
    });

    it('can be reopened by a moderator at any time', async () => {
      const [game] = answeredLast();
      const made = await midGame(game, game.moves.length);
      const later = await servicesAfter(made, 1000 * MINUTE_MS);
      const undone = done(await later.moderation.undoTo(MOD, made.id, game.moves.length - 1));
      expect(undone.game.record.status).toBe('playing');
    });

    it('differs from a solo game, whose end can be undone at any time', async () => {
      const made = await firstRound(1);
      while ((await made.state()).phase !== 'finished') await made.drift();
      const later = await servicesAfter(made, 1000 * MINUTE_MS);
      expect(done(await later.play.undo(ANN, made.id, 'step')).game.record.status).toBe('playing');
    });
  });

  it('stays finished if the channel already has another game', async () => {
    const [game] = answeredLast();
    const made = await midGame(game, game.moves.length);
    done(await made.app.lobby.create(EVE, PLACE, {}));
    const actor = await made.at(game.moves.at(-1)?.seat as Seat);
    expect(refusal(await made.app.play.undo(actor, made.id, 'step'))).toEqual({
      code: 'lobbyOpen',
      role: 'undoing',
    });
    expect(refusal(await made.app.moderation.undoTo(MOD, made.id, 0))).toMatchObject({ code: 'lobbyOpen' });
  });
});

describe('if the stored position is of an earlier version', () => {
  it('the game keeps its moves, although they lead to a position with more in it', async () => {
    const made = await firstRound(2);
    const random = randomPlayer('z', 'exporter', CONTENT);
    const isTouched = ({ production }: GameState) => Object.values(production).some(({ touched }) => touched);
    while (!isTouched(await made.state())) {
      const state = await made.state();
      const [seat = -1] = waiting(state);
      const legal = legalActions(state, seat);
      const planned = legal.find((action) => action.type === 'plan' && action.count > 0);
      await made.move({ seat, action: planned ?? random(state, seat, legal) });
    }
    const { record, moves, snapshot } = await gameInStore(made.store, made.id);
    const text = JSON.stringify(snapshot).replaceAll(',"touched":true', '');
    expect(text).not.toBe(JSON.stringify(snapshot));
    await made.store.games.commit({
      record: { ...record, version: record.version + 1 },
      expected: record.version,
      keep: moves.length,
      ...{ append: [], snapshot: JSON.parse(text), announcements: [] },
    });
    const app = await made.again();
    expect(await app.queries.getPositions(made.id)).toHaveLength(moves.length + 1);
    const actor = await made.at(moves.at(-1)?.seat as Seat);
    expect(done(await app.play.undo(actor, made.id, 'step'))).toMatchObject({ done: true });
    expect((await gameInStore(made.store, made.id)).base).toBeUndefined();
  });
});

describe('if today’s rules do not lead to the stored position', () => {
  /** A game in which one player has £7 more than the rules of today would have given. */
  async function richer(): Promise<Table & { before: number }> {
    const made = await firstRound(2);
    const { record, moves, snapshot } = await gameInStore(made.store, made.id);
    if (snapshot === undefined) throw new Error('nothing kept');
    const [first] = snapshot.state.players;
    if (first !== undefined) first.money += 7;
    await made.store.games.commit({
      record: { ...record, version: record.version + 1 },
      expected: record.version,
      keep: moves.length,
      ...{ append: [], snapshot, announcements: [] },
    });
    return { ...made, app: await made.again(), before: moves.length };
  }
  const passing = async ({ app, id }: Table, actor: Actor) =>
    done(await app.play.play(actor, id, { action: { type: 'pass' } })).game;

  it('the game continues from it, and later moves can be undone', async () => {
    const made = await richer();
    const { app, id, before } = made;
    const actor = await made.next();
    const money = (await app.queries.getGame(id))?.state?.players.map((player) => player.money);
    await passing(made, actor);
    expect((await gameInStore(made.store, id)).base?.moves).toBe(before);
    expect(done(await app.play.undo(actor, id, 'turn')).game.state?.players.map((one) => one.money)).toEqual(
      money,
    );
    expect(refusal(await app.play.undo(actor, id, 'step'))).toEqual({ code: 'cannotReplay' });
  });

  it('earlier moves show only what was chosen, also after a restart', async () => {
    const made = await richer();
    const { id, before } = made;
    const played = await passing(made, await made.next());
    for (const app of [made.app, await made.again()]) {
      const whole = await app.queries.getMoveRange(id, -1, before + 1);
      expect(whole).toMatchObject({ untold: before, state: played.state });
      expect(whole?.events[0]?.type).toBe('passed');
      expect(await app.queries.getMoveRange(id, 0, 2)).toMatchObject({
        untold: 2,
        state: undefined,
        events: [],
      });
      expect(await app.queries.getPositions(id)).toHaveLength(2);
    }
  });

  it('a moderator can replay the moves with today’s rules as far as they are legal', async () => {
    const made = await richer();
    await passing(made, await made.next());
    const { game } = done(await made.app.moderation.undoTo(MOD, made.id, 1));
    expect(game.moves).toHaveLength(1);
    expect((await gameInStore(made.store, made.id)).base).toBeUndefined();
    expect(await made.app.queries.getMoveRange(made.id, -1, 1)).toMatchObject({
      untold: 0,
      state: game.state,
    });
  });

  it('a moderator cannot go beyond an illegal move', async () => {
    const made = await firstRound(2);
    const { record, moves, snapshot } = await gameInStore(made.store, made.id);
    const impossible = moves.map((one, i) => (i === 1 ? { ...one, action: { type: 'hire' as const } } : one));
    await made.store.games.commit({
      record: { ...record, version: record.version + 1 },
      expected: record.version,
      ...{ keep: 0, append: impossible, snapshot, announcements: [] },
    });
    const app = await made.again();
    expect(refusal(await app.moderation.undoTo(MOD, made.id, 2))).toEqual({ code: 'cannotReplay' });
    expect(done(await app.moderation.undoTo(MOD, made.id, 1)).game.moves).toHaveLength(1);
  });
});

describe('a moderator', () => {
  it('can take the game back to any move', async () => {
    const made = await firstRound(3);
    const all = await made.app.queries.getPositions(made.id);
    await made.drift();
    await made.told();
    for (const keep of [(await made.look()).moves.length - 1, 3, 0]) {
      const undone = done(await made.app.moderation.undoTo(MOD, made.id, keep));
      expect(undone.game.state).toEqual(all[keep]);
      expect(undone.game.record).toMatchObject({ announced: keep, turnVersion: undone.game.record.version });
      expect(await made.told()).toEqual([
        { kind: 'undone', keep, by: MOD.user, moderator: true, ping: [(await made.next()).user] },
      ]);
    }
  });

  it('changes nothing by keeping all moves, and is refused for more', async () => {
    const made = await firstRound(2);
    const before = await made.look();
    const most = before.moves.length;
    expect(done(await made.app.moderation.undoTo(MOD, made.id, most))).toMatchObject({ count: 0 });
    for (const keep of [most + 1, -1, 0.5, Number.NaN]) {
      expect(refusal(await made.app.moderation.undoTo(MOD, made.id, keep)), `keep ${keep}`).toEqual({
        code: 'noSuchMove',
        most,
      });
    }
    expect(await made.look()).toEqual(before);
  });

  it('makes the forced moves of conceded players again', async () => {
    const made = await firstRound(3);
    const [seat = -1] = waiting(await made.state());
    done(await made.app.play.concede(await made.at(seat), made.id));
    const { moves } = await made.look();
    await made.told();
    done(await made.app.moderation.undoTo(MOD, made.id, moves.length - 1));
    const again = await made.look();
    expect(again.moves.at(-1)).toMatchObject({ seat, by: 'forced' });
    expect(again.moves).toHaveLength(moves.length);
    expect((await made.told()).map(({ kind }) => kind)).toEqual(['undone', 'moved']);
    expect(passive(await made.state(), waiting(await made.state())[0] as Seat)).toBeDefined();
  });
});
