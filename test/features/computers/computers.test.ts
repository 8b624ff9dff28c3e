/** Computers: in the lobby, on their turn, instead of a user; with undo, clocks and conceding. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  type ComputerPlayer,
  fallbackMove,
  type Question,
  type RandomPlayer,
  randomPlayer,
  type Thought,
} from '../../../src/ai/index.ts';
import { createServices } from '../../../src/bootstrap/create-services.ts';
import { CONTENT } from '../../../src/content/index.ts';
import {
  type Actor,
  type Announcement,
  computerUser,
  isComputer,
  levelOf,
  type MoveRecord,
  playersOf,
  type Store,
} from '../../../src/core/index.ts';
import {
  asIfOnTurn,
  type GameState,
  legalActions,
  passiveAction,
  pendingSeats,
  publicView,
  type Seat,
} from '../../../src/engine/index.ts';
import type { Services } from '../../../src/features/index.ts';
import {
  ANN,
  BEN,
  bytesOf,
  CAT,
  done,
  EVE,
  gameInStore,
  MOD,
  PLACE,
  refusal,
} from '../../core/fixtures/table.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

let clock: number;
let store: Store;
let app: Services;
let id: string;
let log: string[];
/** Milliseconds that a thought takes, by the clock of these tests. */
let takes: number;
/** The computers' thoughts; minimal moves unless a test says otherwise. */
let mind: (question: Question) => Answer | Promise<Answer>;
let questions: Question[];

const now = () => new Date(clock);
const thinker: ComputerPlayer = {
  async think(question) {
    questions.push(question);
    clock += takes;
    return await mind(question);
  },
};
let apps = 0;
const open = (by: ComputerPlayer = thinker) =>
  createServices({
    ...{
      store,
      content: CONTENT,
      now,
      thinker: by,
      log: (line: string, error?: unknown) => log.push([line, error].filter(Boolean).join(' ')),
    },
    random: bytesOf(`computers ${apps++}`),
  });
/** A thinker that never answers. */
const silent: ComputerPlayer = { think: () => new Promise(() => {}) };
const simply = ({ view, seat }: Question): Answer => ({ thoughts: [fallbackMove(view, seat)] });

beforeEach(async () => {
  clock = Date.parse('2026-06-01T10:00Z');
  store = memoryStore(now);
  log = [];
  questions = [];
  takes = 0;
  mind = simply;
  builders = new Map();
  chosen = ({ view, seat }) => fallbackMove(view, seat);
  app = await open();
});

async function told(): Promise<Announcement[]> {
  const owed = await store.outbox.claim(100);
  for (const one of owed) await store.outbox.acknowledge(one.id);
  return owed.map(({ announcement }) => announcement);
}
const kinds = async () => (await told()).map(({ kind }) => kind);
const game = async () => {
  const found = await app.queries.getGame(id);
  if (found === undefined) throw new Error('no game');
  return found;
};
const state = async () => (await game()).state as GameState;
const record = async () => (await gameInStore(store, id)).record;
const userAt = async (seat: Seat) => {
  const { record: kept, state: at } = await game();
  return kept.members[at?.seating[seat] ?? -1]?.user ?? '';
};
const seatOf = async (user: string): Promise<Seat> => {
  const { record: kept, state: at } = await game();
  return at?.seating.indexOf(kept.members.findIndex((member) => member.user === user)) ?? -1;
};
/** Lets the computers play, as each poll of the bot does. */
async function look(by: Services = app): Promise<void> {
  await by.scheduler.runDueJobs();
  await by.computers.whenIdle();
}
const PEOPLE = [ANN, BEN, CAT, EVE];

async function lobby(people: readonly Actor[], computers: number, wish: object = {}): Promise<void> {
  const [host = ANN, ...others] = people;
  const players = people.length + computers;
  id = done(await app.lobby.create(host, PLACE, { players, seed: 'heather', ...wish })).game.record.id;
  for (const other of others) done(await app.lobby.join(other, id));
  for (let n = 0; n < computers; n++) done(await app.lobby.addComputer(host, id, 'laird', 'Laird'));
}
/** A game that waits for a user. */
async function begin(people: readonly Actor[], computers: number, wish: object = {}): Promise<void> {
  await lobby(people, computers, wish);
  done(await app.lobby.start(people[0] ?? ANN, id));
  await look();
  await told();
}
/** The random players by seat, the same in every run. */
let builders: Map<Seat, RandomPlayer>;
function built({ view, seat }: Pick<Question, 'view' | 'seat'>): Thought {
  const player = builders.get(seat) ?? randomPlayer(`seat ${seat}`, 'exporter', CONTENT);
  builders.set(seat, player);
  return { action: player(view, seat, legalActions(view, seat)), reason: 'income' };
}
/** The users' moves; minimal ones unless a test says otherwise. */
let chosen: (question: Pick<Question, 'view' | 'seat'>) => Thought;

async function move(actor?: Actor): Promise<Actor> {
  const at = await state();
  for (const seat of pendingSeats(at)) {
    const user = await userAt(seat);
    const person = PEOPLE.find((one) => one.user === user);
    if (person === undefined || (actor !== undefined && person !== actor)) continue;
    done(await app.play.play(person, id, { action: chosen({ view: at, seat }).action }));
    return person;
  }
  throw new Error('no person is awaited');
}
/** Plays on until a computer is to move. */
async function toComputer(): Promise<Seat> {
  for (;;) {
    const [seat = -1] = pendingSeats(await state());
    if (isComputer(await userAt(seat))) return seat;
    await move();
  }
}
/** Plays until production waits for this many users. */
async function toProduction(people: number): Promise<void> {
  chosen = built;
  mind = (question) => ({ thoughts: [built(question)] });
  await until((at) => at.phase === 'production' && pendingSeats(at).length === people);
}
/** Users and computers make minimal moves until a condition holds. */
async function until(isSo: (at: GameState) => boolean | Promise<boolean>): Promise<void> {
  for (let n = 0; n < 300; n++) {
    if (await isSo(await state())) return;
    await move();
    await look();
  }
  throw new Error('it never comes to that');
}
const inActions = (at: GameState) => at.phase === 'actions';

describe('the id of a computer', () => {
  it('names its level, and no user’s id does', () => {
    expect(levelOf(computerUser('chief', 12))).toBe('chief');
    for (const user of [
      '',
      '1',
      '123456789012345678',
      'computer',
      'computer-',
      'former-0a',
      'computer-king-1',
    ]) {
      expect([levelOf(user), isComputer(user)]).toEqual([undefined, false]);
    }
  });
});

describe('a lobby', () => {
  beforeEach(() => lobby([ANN], 0, { players: 3 }));

  it('seats computers, each with a distinct name', async () => {
    expect(done(await app.lobby.addComputer(ANN, id, 'laird', 'Laird')).user).toBe('computer-laird-1');
    expect(done(await app.lobby.addComputer(ANN, id, 'laird', ' Laird\n')).user).toBe('computer-laird-2');
    const { members } = (await game()).record;
    expect(members.map(({ name }) => name)).toEqual(['Ann', 'Laird', 'Laird 2']);
    expect(members[2]).toEqual({
      user: 'computer-laird-2',
      name: 'Laird 2',
      newcomer: false,
      conceded: false,
    });
    expect(refusal(await app.lobby.addComputer(ANN, id, 'chief', 'Chief'))).toEqual({
      code: 'full',
      players: 3,
    });
    expect(refusal(await app.lobby.join(BEN, id)).code).toBe('full');
  });

  it('lets its host remove them again, and only computers', async () => {
    const { user } = done(await app.lobby.addComputer(ANN, id, 'crofter', 'Crofter'));
    expect(refusal(await app.lobby.removeComputer(BEN, id, user)).code).toBe('notHost');
    done(await app.lobby.removeComputer(MOD, id, user));
    expect((await game()).record.members).toHaveLength(1);
    for (const other of [user, ANN.user]) {
      expect(refusal(await app.lobby.removeComputer(ANN, id, other)), other).toEqual({ code: 'noComputer' });
    }
  });

  it('has a human host, and ends with the last user', async () => {
    done(await app.lobby.addComputer(ANN, id, 'laird', 'Laird'));
    done(await app.lobby.join(BEN, id));
    done(await app.lobby.leave(ANN, id));
    expect((await game()).record.host).toBe(BEN.user);
    done(await app.lobby.leave(BEN, id));
    expect((await game()).record.status).toBe('ended');
  });

  it('keeps the setting for hints and its computers in a rematch', async () => {
    done(await app.lobby.addComputer(ANN, id, 'chief', 'Chief'));
    done(await app.lobby.join(BEN, id));
    done(await app.lobby.configure(ANN, id, { hints: true }));
    done(await app.lobby.start(ANN, id));
    done(await app.moderation.cancel(MOD, id));
    await told();
    const rematch = done(await app.lobby.rematch(BEN, id)).game.record;
    expect(rematch.members.map(({ user }) => user)).toEqual([BEN.user, 'computer-chief-1']);
    expect(rematch.hints).toBe(true);
    expect(await told()).toMatchObject([{ kind: 'lobby', ping: [ANN.user] }]);
    expect(done(await app.lobby.configure(BEN, rematch.id, { hints: false })).game.record).not.toHaveProperty(
      'hints',
    );
  });
});

describe('computers at their turn', () => {
  it('play whole games with people, whatever moves they choose', async () => {
    mind = (question) => ({ thoughts: [built(question)] });
    chosen = built;
    await begin([ANN, BEN], 2);
    await until(({ phase }) => phase === 'finished');
    const { moves, record: after } = await game();
    expect(after.status).toBe('finished');
    for (const { by, reason } of moves) expect(reason !== undefined).toBe(isComputer(by));
    expect(log).toEqual([]);
  });

  it('see only the public view', async () => {
    await begin([ANN], 1);
    await until(inActions);
    expect(questions).not.toEqual([]);
    for (const { view } of questions) expect(view).toEqual(publicView(view));
    expect(JSON.stringify(questions)).not.toContain('heather');
  });

  it('move in one commit and one post until a person is to move, and ping only people', async () => {
    await begin([ANN], 3);
    await until(inActions);
    await told();
    const { version } = await record();
    const { length } = (await game()).moves;
    await move(ANN);
    await look();
    const computers = (await game()).moves.slice(length).filter(({ by }) => isComputer(by));
    expect(new Set(computers.map(({ seat }) => seat)).size).toBeGreaterThan(1);
    const posts = (await told()).filter(({ kind }) => kind === 'moved');
    expect(posts).toHaveLength(2);
    // Whoever has just moved is there, and needs no ping.
    expect(posts[1]).toMatchObject({ ping: [], to: (await game()).moves.length });
    // The user's moves, a commit each, and one more.
    const own = (await game()).moves.slice(length).length - computers.length;
    expect((await record()).version).toBe(version + own + 1);
  });

  it('store moves one by one if it takes long, post them together, and continue after a kill', async () => {
    await begin([ANN], 3);
    await until(inActions);
    await told();
    const { length } = (await game()).moves;
    await move(ANN);
    await told();
    takes = 10 * SECOND;
    // Three computers: the third never answers.
    let asked = 0;
    mind = (question) => (++asked > 2 ? new Promise(() => {}) : simply(question));
    await app.scheduler.runDueJobs();
    await expect.poll(() => asked).toBe(3);
    const kept = (await game()).moves;
    expect(kept.slice(length).filter(({ by }) => isComputer(by))).not.toEqual([]);
    expect(await told()).toEqual([]);

    mind = simply;
    takes = 0;
    const other = await open();
    // Too long for anyone to be taken to wait.
    clock += 360 * SECOND;
    await look(other);
    const [post, ...more] = await told();
    expect(more).toEqual([]);
    const { moves, record: after } = await game();
    expect(post).toMatchObject({ kind: 'moved', to: moves.length, ping: [ANN.user] });
    expect(after.announced).toBe(moves.length);
    expect(moves.slice(0, kept.length)).toEqual(kept);
  });

  it('decide on production at once, and the round ends with the last person', async () => {
    await begin([ANN, BEN], 2);
    await toProduction(2);
    const waitedFor = async () => Promise.all(pendingSeats(await state()).map(userAt));
    expect((await waitedFor()).filter(isComputer)).toEqual([]);
    const { round } = await state();
    while ((await waitedFor()).includes(ANN.user)) await move(ANN);
    expect((await state()).round).toBe(round);
    while ((await state()).phase === 'production') await move(BEN);
    expect((await state()).round).toBe(round + 1);
  });

  it('do not outdate panels of people when they decide on production', async () => {
    chosen = built;
    mind = (question) => ({ thoughts: [built(question)] });
    await begin([ANN, BEN], 2);
    const users = async () => Promise.all(pendingSeats(await state()).map(userAt));
    const isMixed = async () => {
      const all = (await state()).phase === 'production' ? await users() : [];
      return all.some(isComputer) && !all.every(isComputer);
    };
    while (!(await isMixed())) {
      if (isComputer((await users())[0] ?? '')) await look();
      else await move();
    }
    const { version } = await record();
    await look();
    expect((await record()).version).toBeGreaterThan(version);
    const all = await users();
    const actor = PEOPLE.find(({ user }) => all.includes(user)) as Actor;
    done(await app.play.play(actor, id, { action: { type: 'confirmProduction' }, expect: version }));
  });

  it('give the reason of each move in an exported game', async () => {
    await begin([ANN], 1);
    await until(inActions);
    const { json } = done(await app.moderation.exportGame(MOD, id));
    const { moves } = JSON.parse(json) as { moves: MoveRecord[] };
    expect(moves.find(({ by }) => isComputer(by))).toMatchObject({ reason: 'rest' });
  });

  it('have no clock and are not reminded', async () => {
    await begin([ANN], 1, { pace: 'daily' });
    expect((await record()).timing?.waits).toHaveLength(1);
    app = await open(silent);
    const seat = await toComputer();
    expect((await record()).timing?.waits).toEqual([]);
    expect(refusal(await app.clocks.remindSeat(ANN, id, seat)).code).toBe('nobodyToWaitFor');
    expect(refusal(await app.moderation.remindAll(MOD, id)).code).toBe('noOneToRemind');
    clock += 40 * DAY;
    await app.scheduler.runDueJobs();
    expect(await kinds()).not.toContain('nudged');
  });

  it('do not think while a game is paused', async () => {
    await begin([ANN], 1);
    await toComputer();
    done(await app.moderation.pause(MOD, id));
    questions = [];
    await look();
    expect(questions).toEqual([]);
    done(await app.moderation.resume(MOD, id));
    await look();
    expect(questions).not.toEqual([]);
  });

  it('wake the scheduler when one of them is to move', async () => {
    await begin([ANN], 1);
    let calls = 0;
    const end = app.scheduler.onJobsDue(() => calls++);
    await toComputer();
    expect(calls).toBe(1);
    await look();
    end();
    await toComputer();
    expect(calls).toBe(1);
  });

  it('delay neither users nor other games', async () => {
    await begin([ANN, BEN], 1);
    await until(inActions);
    await told();
    app = await open(silent);
    // A computer thinks forever, and users continue: here by an undo, and by jobs of other games.
    await toComputer();
    await app.scheduler.runDueJobs();
    done(await app.play.undo((await game()).moves.at(-1)?.by === ANN.user ? ANN : BEN, id, 'turn'));
    expect(isComputer(await userAt(pendingSeats(await state())[0] as Seat))).toBe(false);
  });
});

describe('the computers of many games', () => {
  it('take turns by server, so that one with many games does not hold up the others', async () => {
    const start = async (guild: string, channel: string) => {
      const wish = { players: 4, seed: 'heather' };
      const opened = done(await app.lobby.create(ANN, { guild, channel }, wish)).game.record.id;
      for (let n = 0; n < 3; n++) done(await app.lobby.addComputer(ANN, opened, 'laird', 'Laird'));
      done(await app.lobby.start(ANN, opened));
      return opened;
    };
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    mind = (question) => gate.then(() => simply(question));
    for (let n = 0; n < 5; n++) await start('busy', `channel ${n}`);
    await app.scheduler.runDueJobs();
    const other = await start('quiet', 'elsewhere');
    await app.scheduler.runDueJobs();
    release();
    await app.computers.whenIdle();
    const order = [...new Set(questions.map(({ seed }) => seed.split(' ')[0]))];
    expect(order).toHaveLength(6);
    // Two games think at a time.
    expect(order.indexOf(other)).toBeLessThanOrEqual(2);
  });
});

describe('a computer’s failed move', () => {
  /** A game that waits for a computer. */
  async function toMove(): Promise<Seat> {
    await begin([ANN], 1);
    await until(inActions);
    return toComputer();
  }

  it.each([
    ['threw', 'failed, so it made a simple move instead'],
    ['hung', 'gave no answer in time, so it made a simple move instead'],
    ['cut', 'ran out of time and played the best move found so far'],
    ['illegal', 'chose an illegal move, so it made a simple move instead'],
  ] as const)('by a level that %s is replaced, logged, and shown', async (replaced, told) => {
    mind = (question) => ({ ...simply(question), replaced, detail: 'why' });
    const seat = await toMove();
    const { length } = (await game()).moves;
    log = [];
    await look();
    const reason = replaced === 'hung' || replaced === 'cut' ? 'late' : 'failed';
    expect((await game()).moves[length]).toMatchObject({ seat, reason });
    expect((await app.queries.getMoveRange(id, length, length + 1))?.purposes.size).toBe(0);
    expect(log[0]).toBe(`The computer computer-laird-1 at seat ${seat} of game ${id} ${told}: why.`);
  });

  it.each([
    ['nothing', []],
    ['what is not legal', [{ action: { type: 'confirmProduction' }, reason: 'rest' }]],
  ] as [string, Thought[]][])('is replaced: %s is wanted', async (_, thoughts) => {
    const seat = await toMove();
    const { length } = (await game()).moves;
    const expected = passiveAction(await state(), seat);
    mind = () => ({ thoughts });
    await look();
    expect((await game()).moves[length]).toMatchObject({ seat, action: expected, reason: 'failed' });
    expect(log[0]).toContain('chose an illegal move');
  });

  it('does not keep a turn going forever', async () => {
    chosen = built;
    mind = (question) => {
      const plan = legalActions(question.view, question.seat).find(({ type }) => type === 'plan');
      return { thoughts: [plan === undefined ? built(question) : { action: plan, reason: 'processing' }] };
    };
    await begin([ANN], 2);
    await until(() => log.length > 0);
    expect(log[0]).toContain('did not end its turn');
    await until(({ round }) => round > 1);
  });

  it('is replaced at once if thinking or playing fails', async () => {
    const seat = await toMove();
    const { length } = (await game()).moves;
    mind = () => Promise.reject(new Error('out of wits'));
    await look();
    expect((await game()).moves[length]).toMatchObject({ seat, reason: 'failed' });
    expect(log[0]).toContain('failed, so it made a simple move instead. Error: out of wits');
  });

  it('is replaced if the bot has crashed repeatedly while thinking', async () => {
    const seat = await toMove();
    const { length } = (await game()).moves;
    for (let times = 0; times < 5; times++) {
      await (await open(silent)).scheduler.runDueJobs();
      clock += 31 * SECOND;
    }
    // The rest of its turn has not failed yet.
    questions = [];
    await look();
    expect((await game()).moves[length]).toMatchObject({ seat, reason: 'failed' });
    expect(log[0]).toContain('kept failing');
    expect(questions.every(({ seed }) => seed !== `${id} ${length}`)).toBe(true);
  });

  it('is left to the next bot if one is closed while it thinks', async () => {
    await toMove();
    const { length } = (await game()).moves;
    let shut = () => {};
    const closing = new Promise<never>((_, reject) => {
      shut = () => reject(new DOMException('closed', 'AbortError'));
    });
    const ending = await open({ think: () => closing });
    await ending.scheduler.runDueJobs();
    shut();
    await ending.computers.whenIdle();
    expect(log).toEqual([]);
    await look(await open());
    expect((await game()).moves.length).toBeGreaterThan(length);
  });

  it('is not repeated: after a restart another process takes over, and drops a late answer', async () => {
    await toMove();
    const { length } = (await game()).moves;
    let answer = (_: Answer) => {};
    mind = () => new Promise((resolve) => (answer = resolve));
    await app.scheduler.runDueJobs();
    const [question] = questions.slice(-1);
    const other = await open({ think: async (asked) => simply(asked) });
    await look(other);
    expect((await game()).moves).toHaveLength(length);
    clock += 31 * SECOND;
    await look(other);
    const after = await game();
    expect(after.moves.length).toBeGreaterThan(length);
    // The process that was replaced was only slow.
    answer(simply(question as Question));
    await app.computers.whenIdle();
    expect(await game()).toEqual(after);
  });

  it('is not taken over while the bot still thinks, however long that takes', async () => {
    await toMove();
    const { length } = (await game()).moves;
    let answer = (_: Answer) => {};
    mind = () => new Promise((resolve) => (answer = resolve));
    const other = await open(silent);
    await app.scheduler.runDueJobs();
    for (let polls = 0; polls < 20; polls++) {
      clock += 20 * SECOND;
      expect(await other.scheduler.runDueJobs()).toBe(0);
      await app.scheduler.runDueJobs();
    }
    answer(simply(questions.at(-1) as Question));
    await app.computers.whenIdle();
    expect((await game()).moves[length]).not.toMatchObject({ reason: 'failed' });
  });

  it('happens once with two processes on one store', async () => {
    await toMove();
    await told();
    const { length } = (await game()).moves;
    const other = await open();
    await Promise.all([look(app), look(other)]);
    const { moves } = await game();
    expect(moves.length).toBeGreaterThan(length);
    expect(await kinds()).toEqual(['moved']);
  });

  it('is thought about again if the game has moved on', async () => {
    await begin([ANN, BEN], 2);
    await toProduction(2);
    // The computer has decided; a moderator undoes that, and a user decides while it thinks again.
    const at = (await game()).moves.findLastIndex(
      ({ by, action }) => isComputer(by) && action?.type === 'confirmProduction',
    );
    done(await app.moderation.undoTo(MOD, id, at));
    const seen: number[] = [];
    mind = async (question) => {
      seen.push((await game()).moves.length);
      if (seen.length === 1) await move();
      return simply(question);
    };
    await look();
    expect(seen.length).toBeGreaterThan(1);
    expect((await game()).moves.filter(({ by }) => isComputer(by)).length).toBeGreaterThan(0);
    expect(pendingSeats(await state())).not.toContain(await seatOf('computer-laird-1'));
  });
});

describe('undo at a table with computers', () => {
  it('also undoes the computers’ moves after it, without consent', async () => {
    await begin([ANN, BEN], 1);
    await until(inActions);
    await until(async () => isComputer((await game()).moves.at(-1)?.by ?? ''));
    const { moves } = await game();
    const last = moves.findLastIndex(({ by }) => !isComputer(by));
    const person = PEOPLE.find(({ user }) => user === moves[last]?.by) as Actor;
    const outcome = done(await app.play.undo(person, id, 'turn'));
    const after = await game();
    const undone = moves.slice(after.moves.length);
    // Its answer tells the player's own moves from the computers'.
    const own = undone.filter(({ by }) => by === person.user).length;
    expect(outcome).toMatchObject({ done: true, count: own, computers: undone.length - own });
    expect(after.moves.length).toBeLessThanOrEqual(last);
    expect(pendingSeats(after.state as GameState)).toEqual([await seatOf(person.user)]);
  });

  it('asks the other users if one of them has moved since', async () => {
    await begin([ANN, BEN], 1);
    await until(inActions);
    await move();
    await look();
    await move();
    await look();
    const { moves } = await game();
    const [last, before] = [...moves].reverse().filter(({ by }) => !isComputer(by));
    const first = [...moves].reverse().find(({ by }) => !isComputer(by) && by !== last?.by) ?? before;
    const person = PEOPLE.find(({ user }) => user === first?.by) as Actor;
    await told();
    const outcome = done(await app.play.undo(person, id, 'turn'));
    expect(outcome.done).toBe(false);
    expect(await told()).toMatchObject([{ kind: 'asked', ping: [last?.by] }]);
    const other = PEOPLE.find(({ user }) => user === last?.by) as Actor;
    expect(done(await app.play.answerConsent(other, id, 1, true)).done).toBe(true);
  });

  it('still waits for consent after computers have moved', async () => {
    await begin([ANN, BEN], 1);
    await until(inActions);
    await toComputer();
    const by = (await game()).moves.findLast((one) => !isComputer(one.by))?.by;
    const [mover, other] = by === ANN.user ? [ANN, BEN] : [BEN, ANN];
    const { length } = (await game()).moves;
    expect(done(await app.play.abandon(mover, id)).done).toBe(false);
    await look();
    expect((await game()).moves.length).toBeGreaterThan(length);
    expect((await record()).consent).toMatchObject({ what: 'abandon', by: mover.user });
    // The user's move answers it.
    await move();
    expect((await record()).consent).toBeUndefined();
    expect(refusal(await app.play.answerConsent(other, id, 1, true)).code).toBe('requestGone');
  });

  it('needs no consent if one person plays with computers; nor do abandoning and pausing', async () => {
    await begin([ANN], 3);
    await until(({ round }) => round === 2);
    expect(done(await app.play.undo(ANN, id, 'turn')).done).toBe(true);
    expect(done(await app.clocks.pauseClocks(ANN, id)).done).toBe(true);
    done(await app.clocks.resumeClocks(ANN, id));
    expect(done(await app.play.abandon(ANN, id)).done).toBe(true);
  });
});

describe('a seat assigned to a computer', () => {
  const wish = { level: 'chief', name: 'Chief' } as const;
  beforeEach(async () => {
    await begin([ANN, BEN], 1);
    await until(inActions);
    await until(async (at) => pendingSeats(at)[0] === (await seatOf(ANN.user)));
    await told();
  });

  it('for a turn returns to its player after the turn', async () => {
    const seat = await seatOf(ANN.user);
    const { user } = done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'turn' }));
    expect(await told()).toMatchObject([{ kind: 'satIn', seat, user, span: 'turn', by: ANN.user, ping: [] }]);
    expect(refusal(await app.play.play(ANN, id, { action: { type: 'pass' } })).code).toBe('stoodIn');
    await look();
    expect((await game()).moves.filter(({ by }) => by === user)).not.toEqual([]);
    const { substitutions } = await record();
    expect(substitutions).toMatchObject([{ user, forTurn: true, to: expect.any(Number) }]);
    await until(async (at) => pendingSeats(at)[0] === seat);
    expect(await move()).toBe(ANN);
  });

  it.each(['turn', 'while', 'good'] as const)(
    'pings the other, who was waiting for a person, soon after their own turn: %s',
    async (span) => {
      await until(async (at) => pendingSeats(at)[0] === (await seatOf(BEN.user)));
      while (pendingSeats(await state())[0] === (await seatOf(BEN.user))) await move(BEN);
      await look();
      expect(pendingSeats(await state())).toEqual([await seatOf(ANN.user)]);
      await told();
      done(await app.computers.assignComputer(ANN, id, { ...wish, span }));
      await look();
      expect(await told()).toMatchObject([{ kind: 'satIn' }, { kind: 'moved', ping: [BEN.user] }]);
    },
  );

  it('for a turn returns to its player by an undo as well, if the others agree: its moves are a hint', async () => {
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'turn' }));
    await look();
    await told();
    expect(done(await app.play.undo(ANN, id, 'turn')).done).toBe(false);
    expect(await told()).toMatchObject([{ kind: 'asked', ping: [BEN.user] }]);
    expect(done(await app.play.answerConsent(BEN, id, 1, true)).done).toBe(true);
    expect(await move()).toBe(ANN);
  });

  it.each([
    { hints: true, refused: [] },
    { hints: false, refused: ['computerConfirmed'] },
  ])(
    'for a turn of production leaves a plan that its player can change only with hints: $hints',
    async ({ hints, refused }) => {
      done(await app.moderation.cancel(MOD, id));
      await begin([ANN, BEN, CAT], 0, { hints });
      await toProduction(3);
      const seat = await seatOf(ANN.user);
      const plans = (at: GameState) => legalActions(at, seat).filter(({ type }) => type === 'plan');
      done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'turn' }));
      for (let n = 0; n < 9 && (await state()).production[seat]?.ready !== true; n++) await look();
      const [action] = plans(await state());
      if (action === undefined) throw new Error('nothing can be made');
      // By its plan, too.
      done(await app.plans.edit(ANN, id, { do: 'mode', mode: 'alone' }));
      done(await app.plans.edit(ANN, id, { do: 'add', actions: [action] }));
      for (const tried of [await app.plans.execute(ANN, id), await app.play.play(ANN, id, { action })])
        expect(tried.ok ? [] : [tried.refusal.code]).toEqual(refused);
      // An undo asks the others, and then the plan is theirs again.
      expect((await app.play.listUndos(ANN, id)).length).toBeGreaterThan(0);
    },
  );

  it('for a turn returns at once by an undo where hints are allowed', async () => {
    done(await app.moderation.cancel(MOD, id));
    await begin([ANN, BEN], 1, { hints: true });
    await until(inActions);
    await until(async (at) => pendingSeats(at)[0] === (await seatOf(ANN.user)));
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'turn' }));
    await look();
    expect(done(await app.play.undo(ANN, id, 'turn'))).toMatchObject({ done: true, count: 0 });
    expect(await move()).toBe(ANN);
  });

  it('for a turn returns to its player, with a ping, if a moderator undoes the computer’s move', async () => {
    const { length } = (await game()).moves;
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'turn' }));
    await look();
    await told();
    done(await app.moderation.undoTo(MOD, id, length));
    expect(await told()).toMatchObject([{ kind: 'undone', ping: [ANN.user] }]);
    await look();
    expect(await move()).toBe(ANN);
  });

  it('for a while returns to its player, with a ping, if a moderator undoes the computer’s move', async () => {
    const seat = await seatOf(ANN.user);
    const { length } = (await game()).moves;
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'while' }));
    await look();
    await told();
    done(await app.moderation.undoTo(MOD, id, length));
    expect(await told()).toMatchObject([{ kind: 'undone', back: seat, ping: [ANN.user] }]);
    // The computer would make the same move again.
    await look();
    expect((await game()).moves).toHaveLength(length);
    expect((await record()).timing?.waits.map((wait) => wait.seat)).toEqual([seat]);
    expect(await move()).toBe(ANN);
  });

  it('for a while stays the computer’s if someone undoes their own earlier move', async () => {
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'while' }));
    await look();
    await until(async (at) => pendingSeats(at)[0] === (await seatOf(BEN.user)));
    const { length } = (await game()).moves;
    await move(BEN);
    await look();
    done(await app.moderation.undoTo(MOD, id, length));
    expect((await record()).substitutions?.at(-1)).not.toHaveProperty('to');
    expect(await move()).toBe(BEN);
  });

  it('for a while is played until its player is back, which drops a move in progress', async () => {
    const seat = await seatOf(ANN.user);
    const { length } = (await game()).moves;
    let answer = (_: Answer) => {};
    mind = () => new Promise((resolve) => (answer = resolve));
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'while' }));
    questions = [];
    await app.scheduler.runDueJobs();
    await expect.poll(() => questions.length).toBe(1);
    done(await app.clocks.returnToSeat(ANN, id));
    mind = simply;
    answer(simply(questions.at(-1) as Question));
    await app.computers.whenIdle();
    expect((await game()).moves).toHaveLength(length);
    expect(pendingSeats(await state())).toEqual([seat]);
    expect((await record()).timing?.waits.map((wait) => wait.seat)).toEqual([seat]);
    expect(await move()).toBe(ANN);
  });

  it('for good stays the computer’s until a moderator seats a user', async () => {
    const seat = await seatOf(ANN.user);
    const { user } = done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'good' }));
    expect(await told()).toMatchObject([{ kind: 'satIn', span: 'good', former: ANN.user }]);
    expect((await record()).members.map((member) => member.user)).not.toContain(ANN.user);
    await look();
    expect((await game()).moves.filter(({ by }) => by === user)).not.toEqual([]);
    expect(refusal(await app.computers.assignComputer(BEN, id, { ...wish, span: 'good' }))).toEqual({
      code: 'onlyComputers',
    });
    done(await app.moderation.replacePlayer(MOD, id, seat, EVE));
    expect((await record()).members.map((member) => member.user)).toContain(EVE.user);
  });

  // Otherwise its moves would be said to be those of the next one.
  it('for good keeps the computer’s name and id for it alone once a user has the seat', async () => {
    const seat = await seatOf(ANN.user);
    const first = done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'good' }));
    const { name } = (await record()).members.find(({ user }) => user === first.user) ?? {};
    done(await app.moderation.replacePlayer(MOD, id, seat, EVE));
    expect((await record()).substitutions).toContainEqual(
      expect.objectContaining({ user: first.user, name, to: expect.any(Number) }),
    );
    const second = done(await app.computers.assignComputer(BEN, id, { ...wish, span: 'while' }));
    expect(second.user).not.toBe(first.user);
  });

  it('for a while can leave only computers in a game if a moderator wants it', async () => {
    const ben = await seatOf(BEN.user);
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'while' }));
    expect(refusal(await app.computers.assignComputer(BEN, id, { ...wish, span: 'while' })).code).toBe(
      'onlyComputers',
    );
    done(await app.computers.assignComputer(MOD, id, { ...wish, seat: ben, span: 'while' }));
    const { members, substitutions = [] } = await record();
    expect(substitutions.map(({ user, name }) => [user, name])).toEqual([
      ['computer-chief-1', 'Chief'],
      ['computer-chief-2', 'Chief 2'],
    ]);
    expect(members).toHaveLength(3);
    await look();
    expect((await game()).record.status).toBe('finished');
  });

  it('for a while keeps the last person from giving another seat to a computer for good', async () => {
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'while' }));
    expect(refusal(await app.computers.assignComputer(BEN, id, { ...wish, span: 'good' })).code).toBe(
      'onlyComputers',
    );
  });

  it('for a while is its player’s again, with a ping, if the last other person gives up', async () => {
    const seat = await seatOf(ANN.user);
    const { length } = (await game()).moves;
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'while' }));
    await told();
    done(await app.play.concede(BEN, id));
    expect(await told()).toMatchObject([
      { kind: 'conceded', by: BEN.user, ping: [] },
      { kind: 'cameBack', seat, ping: [ANN.user] },
    ]);
    await look();
    expect((await game()).moves).toHaveLength(length);
    expect((await record()).status).toBe('playing');
    expect((await record()).timing?.waits.map((wait) => wait.seat)).toEqual([seat]);
    expect(await move()).toBe(ANN);
  });

  it('for a while is its player’s again if the last other person gives up on their turn, with one ping', async () => {
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'while' }));
    await look();
    await until(async (at) => pendingSeats(at)[0] === (await seatOf(BEN.user)));
    await told();
    done(await app.play.concede(BEN, id));
    await look();
    expect(pendingSeats(await state())).toEqual([await seatOf(ANN.user)]);
    const posts = await told();
    expect(posts.slice(0, 2)).toMatchObject([{ kind: 'conceded' }, { kind: 'cameBack' }]);
    expect(posts.flatMap(({ ping }) => ping)).toEqual([ANN.user]);
  });

  it('is one’s own; moderators can assign others, but none that a computer plays', async () => {
    const [ann, ben] = [await seatOf(ANN.user), await seatOf(BEN.user)];
    expect(
      refusal(await app.computers.assignComputer(ANN, id, { ...wish, seat: ben, span: 'turn' })).code,
    ).toBe('notYourSeat');
    expect(refusal(await app.computers.assignComputer(EVE, id, { ...wish, span: 'turn' })).code).toBe(
      'notMember',
    );
    expect(
      refusal(await app.computers.assignComputer(ANN, id, { ...wish, seat: 9, span: 'turn' })).code,
    ).toBe('noSuchSeat');
    done(await app.computers.assignComputer(MOD, id, { ...wish, seat: ann, span: 'turn' }));
    expect(
      refusal(await app.computers.assignComputer(MOD, id, { ...wish, seat: ann, span: 'while' })),
    ).toEqual({
      code: 'stoodIn',
      by: 'Chief',
    });
  });

  it('for a turn asks the consent of its player, who can give it', async () => {
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'turn' }));
    expect(done(await app.play.abandon(BEN, id)).done).toBe(false);
    expect(await told()).toMatchObject([{ kind: 'satIn' }, { kind: 'asked', ping: [ANN.user] }]);
    expect((await record()).status).toBe('playing');
    expect(done(await app.play.answerConsent(ANN, id, 1, true)).done).toBe(true);
    expect((await record()).status).toBe('ended');
  });

  it('for a while completes a request that only its player had not answered', async () => {
    done(await app.clocks.pauseClocks(BEN, id));
    expect(refusal(await app.play.answerConsent(BEN, id, 1, true)).code).toBe('alreadyAgreed');
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'while' }));
    expect(done(await app.play.answerConsent(BEN, id, 1, true)).done).toBe(true);
    expect((await record()).paused).toBe(true);
  });

  it('for a while is no reason to end the game without its player, who comes back to answer', async () => {
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'while' }));
    await look();
    await move(BEN);
    await told();
    expect(done(await app.play.abandon(BEN, id)).done).toBe(false);
    expect(await told()).toMatchObject([{ kind: 'asked', ping: [ANN.user] }]);
    expect(refusal(await app.play.answerConsent(BEN, id, 1, true)).code).toBe('alreadyAgreed');
    expect(refusal(await app.play.answerConsent(ANN, id, 1, true)).code).toBe('stoodIn');
    done(await app.clocks.returnToSeat(ANN, id));
    expect(done(await app.play.answerConsent(ANN, id, 1, true)).done).toBe(true);
    expect((await record()).status).toBe('ended');
  });
});

describe('the clock of a seat assigned to a computer', () => {
  const wish = { level: 'chief', name: 'Chief' } as const;
  beforeEach(async () => {
    await begin([ANN, BEN], 1, { pace: 'brisk', hints: true });
    await until(inActions);
    await until(async (at) => pendingSeats(at)[0] === (await seatOf(ANN.user)));
    await told();
  });

  it('has the time it had if its player returns, or undoes the computer’s turn', async () => {
    const left = async () => ((await record()).timing?.waits[0]?.deadline ?? 0) - clock;
    clock += 27 * HOUR;
    await look();
    const before = await left();
    expect(before).toBeLessThan(4 * HOUR);
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'while' }));
    done(await app.clocks.returnToSeat(ANN, id));
    expect(await left()).toBe(before);
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'turn' }));
    await look();
    done(await app.play.undo(ANN, id, 'turn'));
    expect(pendingSeats(await state())).toEqual([await seatOf(ANN.user)]);
    expect(await left()).toBe(before);
  });

  it('leaves the vote to the others, and calls no one again, if time was up and its player returns', async () => {
    clock += 31 * HOUR;
    await look();
    expect(await kinds()).toContain('timeUp');
    done(await app.computers.assignComputer(ANN, id, { ...wish, span: 'while' }));
    done(await app.clocks.returnToSeat(ANN, id));
    expect((await told()).at(-1)).toMatchObject({ kind: 'timeUp', ping: [] });
    await look();
    expect(await kinds()).toEqual([]);
  });
});

describe('users who leave a game with computers', () => {
  it('end the game with the last of them by giving up', async () => {
    await begin([ANN, BEN], 2);
    done(await app.play.concede(ANN, id));
    expect((await game()).record.status).toBe('playing');
    await look();
    done(await app.play.concede(BEN, id));
    expect((await game()).record.status).toBe('ended');
    expect(await kinds()).not.toContain('finished');
  });

  it('end it by erasing their data, also while a computer plays for them', async () => {
    await begin([ANN], 1);
    done(await app.computers.assignComputer(ANN, id, { level: 'laird', name: 'Laird', span: 'turn' }));
    await app.privacy.eraseUser(ANN, () => 'Somebody');
    const { record: after } = await game();
    expect(after.status).toBe('ended');
    expect(JSON.stringify(after)).not.toContain(`"${ANN.user}"`);
  });
});

describe('time that is up', () => {
  const untilExpired = async () => {
    for (let n = 0; n < 60 && (await record()).timing?.waits[0]?.expired === undefined; n++) {
      clock += DAY / 2;
      await look();
    }
  };
  const expire = async (): Promise<Seat> => {
    await begin([ANN, BEN, CAT], 1, { pace: 'daily' });
    await until(inActions);
    const seat = pendingSeats(await state())[0] as Seat;
    await untilExpired();
    const posts = (await told()).filter(({ kind }) => kind === 'timeUp');
    expect(posts).toMatchObject([{ ping: expect.not.arrayContaining(['computer-laird-1']) }]);
    return seat;
  };
  const othersThan = async (seat: Seat) => {
    const user = await userAt(seat);
    return [ANN, BEN, CAT].filter((one) => one.user !== user);
  };

  it('lets a computer play the turn if most users want that', async () => {
    const seat = await expire();
    const votes = [];
    for (const actor of await othersThan(seat))
      votes.push(done(await app.clocks.voteOnTimeout(actor, id, seat, 'play', 'Laird')).done);
    expect(votes).toEqual([false, true]);
    await look();
    expect((await record()).substitutions).toMatchObject([
      { user: 'computer-laird-2', forTurn: true, to: expect.any(Number) },
    ]);
    expect((await record()).timing?.votes ?? []).toEqual([]);
    expect((await game()).moves.find(({ by }) => by === 'computer-laird-2')).toMatchObject({ seat });
  });

  it('lets a computer play one turn of a substitute, who plays on after it', async () => {
    const seat = await expire();
    done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
    await untilExpired();
    done(await app.clocks.voteOnTimeout(MOD, id, seat, 'play', 'Laird'));
    await look();
    expect((await game()).moves.find(({ by }) => by === 'computer-laird-2')).toMatchObject({ seat });
    const { substitutions = [] } = await record();
    expect(substitutions.filter(({ to }) => to === undefined)).toMatchObject([{ user: EVE.user }]);
    expect(playersOf(await record())).toContain(EVE.user);
  });

  it('lets a computer play until the player is back', async () => {
    const seat = await expire();
    done(await app.clocks.voteOnTimeout(MOD, id, seat, 'computer', 'Laird'));
    await look();
    const [tenure] = (await record()).substitutions ?? [];
    expect(tenure).toMatchObject({ user: 'computer-laird-2', name: 'Laird 2' });
    expect(tenure).not.toHaveProperty('to');
    const user = await userAt(seat);
    done(await app.clocks.returnToSeat(PEOPLE.find((one) => one.user === user) as Actor, id));
    expect((await record()).substitutions?.[0]).toHaveProperty('to');
  });
});

describe('hints', () => {
  it('show what a laird would do, if the game allows hints, and change nothing', async () => {
    await begin([ANN, BEN], 1, { hints: true });
    await until(inActions);
    const seat = pendingSeats(await state())[0] as Seat;
    const [asker, other] = (await userAt(seat)) === ANN.user ? [ANN, BEN] : [BEN, ANN];
    const before = await game();
    questions = [];
    let answer = () => {};
    mind = (question) => new Promise((resolve) => (answer = () => resolve(simply(question))));
    const first = app.computers.getHint(asker, id);
    await expect.poll(() => questions.length).toBe(1);
    const again = app.computers.getHint(asker, id);
    await new Promise(setImmediate);
    answer();
    const [one, two] = await Promise.all([first, again]);
    expect(done(one).thoughts).toEqual([fallbackMove(await state(), seat)]);
    expect(done(two).thoughts).toEqual(done(one).thoughts);
    expect(questions).toMatchObject([{ level: 'laird', seat }]);
    expect(await game()).toEqual(before);
    expect(refusal(await app.computers.getHint(other, id))).toMatchObject({ code: 'rejected' });
    expect(refusal(await app.computers.getHint(EVE, id)).code).toBe('notMember');
  });

  it('for a plan are a chief’s, on the next turn of a player who waits', async () => {
    await begin([ANN, BEN], 1, { hints: true });
    await until(inActions);
    const seat = pendingSeats(await state())[0] as Seat;
    const waiting = (await userAt(seat)) === ANN.user ? BEN : ANN;
    questions = [];
    const { thoughts } = done(await app.computers.getHint(waiting, id, 'ahead'));
    expect(questions).toMatchObject([{ level: 'chief', compare: true }]);
    const asked = questions[0]?.seat as Seat;
    expect(asked).not.toBe(seat);
    expect(thoughts).toEqual([fallbackMove(asIfOnTurn(await state(), asked) as GameState, asked)]);
  });

  it('are legal even if a level chooses something illegal', async () => {
    await begin([ANN], 1, { hints: true });
    await until(inActions);
    mind = () => ({ thoughts: [{ action: { type: 'confirmProduction' }, reason: 'rest' }] });
    const seat = pendingSeats(await state())[0] as Seat;
    const { thoughts, replaced } = done(await app.computers.getHint(ANN, id));
    expect(thoughts).toEqual([fallbackMove(await state(), seat)]);
    expect(replaced).toBe('illegal');
  });

  it('say so if the level ran out of time and a simple move replaced it', async () => {
    await begin([ANN], 1, { hints: true });
    await until(inActions);
    expect(done(await app.computers.getHint(ANN, id)).replaced).toBeUndefined();
    mind = (question) => ({ ...simply(question), replaced: 'hung' });
    expect(done(await app.computers.getHint(ANN, id)).replaced).toBe('hung');
  });

  it('are not given for an outdated position, even with the same number of moves', async () => {
    await begin([ANN], 0, { hints: true });
    await until(inActions);
    const before = (await game()).moves.length;
    const play = async (type: 'hire' | 'upgradeShipping') => {
      done(await app.play.play(ANN, id, { action: { type }, next: [{ type: 'endTurn' }] }));
      return (await game()).moves.length;
    };
    const count = await play('hire');
    questions = [];
    const answers: (() => void)[] = [];
    mind = (question) => new Promise((resolve) => answers.push(() => resolve(simply(question))));
    const old = app.computers.getHint(ANN, id);
    await expect.poll(() => questions.length).toBe(1);
    for (let n = 0; n < 9 && (await game()).moves.length > before; n++)
      done(await app.play.undo(ANN, id, 'turn'));
    expect(await play('upgradeShipping')).toBe(count);
    const now = app.computers.getHint(ANN, id);
    await expect.poll(() => questions.length).toBe(2);
    for (const answer of answers) answer();
    expect(refusal(await old)).toEqual({ code: 'stale' });
    expect(done(await now).thoughts).toHaveLength(1);
  });

  it('are refused in games without hints', async () => {
    await begin([ANN], 1);
    expect(refusal(await app.computers.getHint(ANN, id))).toEqual({ code: 'noHints' });
  });
});
