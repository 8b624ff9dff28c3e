/** A table to play at in tests: a store in memory, a clock of its own, people, and what the channel was told. */
import {
  type Actor,
  type Announcement,
  type App,
  createApp,
  type Game,
  type Outcome,
  type Refusal,
  type Store,
  type Wish,
} from '../../src/app/index.ts';
import { readGame, type StoredGame } from '../../src/app/reading.ts';
import { CONTENT, type Content } from '../../src/content/index.ts';
import {
  type Action,
  type GameState,
  legalActions,
  type Move,
  OPTIONS,
  openDecisions,
  passiveAction,
  type Seat,
  type SetupInput,
} from '../../src/engine/index.ts';
import { chance, type Thinker } from '../../src/players/index.ts';
import { memoryStore } from '../../src/store/index.ts';

const person = (user: string, name: string): Actor => ({ user, name, moderator: false });
export const ANN = person('1', 'Ann');
export const BEN = person('2', 'Ben');
export const CAT = person('3', 'Cat');
export const DAN = person('4', 'Dan');
export const EVE = person('5', 'Eve');
export const PEOPLE: readonly Actor[] = [ANN, BEN, CAT, DAN];
export const MOD: Actor = { user: '9', name: 'Mod', moderator: true };

export const PLACE = { guild: 'guild', channel: 'channel' };

export interface Table {
  app: App;
  store: Store;
  id: string;
  /** Another app on the same store, as after a restart or in another process. */
  again(): Promise<App>;
  /** What the channel has been told since this was asked last. */
  told(): Promise<Announcement[]>;
  look(): Promise<Game>;
  state(): Promise<GameState>;
  /** Who sits in a seat. */
  at(seat: Seat): Promise<Actor>;
  /** Who must decide now; with several, the one in the lowest seat. */
  next(): Promise<Actor>;
  /** Plays a move for whoever sits in the seat. */
  move(move: Move): Promise<Game>;
  /** Plays the least committing action, so many times. */
  drift(times?: number): Promise<Game>;
}

/** Chance that is the same in every run, and different for each word. */
export function bytesOf(word: string): (count: number) => Uint8Array {
  const { int } = chance(word);
  return (count) => Uint8Array.from({ length: count }, () => int(256));
}

/** A clock that goes on by a second whenever somebody looks, so that no two moves have the same time. */
export function clock(): () => Date {
  let seconds = 0;
  return () => {
    seconds += 1;
    return new Date(Date.UTC(2026, 0, 1, 0, 0, seconds));
  };
}

/** What is given when something was done; throws with the refusal when it was not. */
export function done<T>(outcome: Outcome<T>): { ok: true; game: Game } & T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome;
}

/** Why something was not done; throws when it was. */
export function refusal(outcome: { ok: true } | { ok: false; refusal: Refusal }): Refusal {
  if (outcome.ok) throw new Error('not refused');
  return outcome.refusal;
}

/** An app and a store, and no game yet. */
export async function openApp({
  store = memoryStore(clock()),
  content = CONTENT as Content,
  word = 'app',
  thinker = undefined as Thinker | undefined,
} = {}): Promise<{ app: App; store: Store; again: () => Promise<App>; log: string[] }> {
  const now = clock();
  const log: string[] = [];
  const given = thinker === undefined ? {} : { thinker };
  const settings = { store, content, now, ...given, log: (line: string) => log.push(line) };
  let apps = 0;
  const again = () => createApp({ ...settings, random: bytesOf(`${word} ${apps++}`) });
  return { app: await again(), store, again, log };
}

/** A game as it is kept. Throws when there is none. */
export async function keptGame(store: Store, id: string): Promise<StoredGame> {
  const kept = await store.load(id);
  if (kept === undefined) throw new Error('no game');
  return readGame(kept);
}

/** A lobby with so many people in it. */
export async function lobby(people: readonly Actor[], wish: Wish = {}): Promise<Table> {
  const { app, store, again } = await openApp();
  const [host = ANN, ...others] = people;
  const opened = done(await app.create(host, PLACE, { players: Math.max(people.length, 1), ...wish }));
  const { id } = opened.game.record;
  for (const other of others) done(await app.join(other, id));
  return tableOf(app, store, again, id);
}

/** A game that has begun; nothing is left to be told. */
export async function table(players: number, wish: Wish = {}): Promise<Table> {
  const made = await lobby(PEOPLE.slice(0, players), { seed: 'heather', ...wish });
  done(await made.app.start(ANN, made.id));
  await made.told();
  return made;
}

/** A game in the first round: everybody has picked and placed workers; nothing is left to be told. */
export async function firstRound(players: number, wish: Wish = {}): Promise<Table> {
  const made = await table(players, wish);
  while ((await made.state()).phase !== 'actions') await made.drift();
  await made.told();
  return made;
}

export function tableOf(app: App, store: Store, again: () => Promise<App>, id: string): Table {
  async function look(): Promise<Game> {
    const game = await app.game(id);
    if (game === undefined) throw new Error('no game');
    return game;
  }
  async function state(): Promise<GameState> {
    const { state: now } = await look();
    if (now === undefined) throw new Error('not begun');
    return now;
  }
  async function at(seat: Seat): Promise<Actor> {
    const { record, state: now } = await look();
    const member = record.members[now?.seating[seat] ?? -1];
    if (member === undefined) throw new Error(`nobody in seat ${seat}`);
    return { user: member.user, name: member.name, moderator: false };
  }
  async function move({ seat, action }: Move): Promise<Game> {
    return done(await app.play(await at(seat), id, { action })).game;
  }
  async function drift(times = 1): Promise<Game> {
    for (let i = 0; i < times; i++) {
      const now = await state();
      const seat = waiting(now)[0] as Seat;
      await move({ seat, action: passive(now, seat) });
    }
    return look();
  }
  async function told(): Promise<Announcement[]> {
    const owed = await app.outbox.owed(1000);
    for (const { id: number } of owed) await app.outbox.settle(number);
    // That a lobby has changed is looked at where lobbies are tested.
    return owed.map(({ announcement }) => announcement).filter(({ kind }) => kind !== 'lobby');
  }
  return {
    app,
    store,
    id,
    again,
    told,
    look,
    state,
    at,
    next: async () => at(waiting(await state())[0] as Seat),
    move,
    drift,
  };
}

/** The seats that must decide. */
export function waiting(state: GameState): Seat[] {
  return openDecisions(state).flatMap(({ seat, required }) => (required ? seat : []));
}

/** The first legal action of a type for the seat that must decide. Throws when there is none. */
export function legal(state: GameState, type: Action['type'], seat = waiting(state)[0] as Seat): Action {
  const action = legalActions(state, seat).find((one) => one.type === type);
  if (action === undefined) throw new Error(`${type} is not legal for seat ${seat}`);
  return action;
}

/** The least committing action of a seat that must decide. Throws for one that need not. */
export function passive(state: GameState, seat: Seat): Action {
  const action = passiveAction(state, seat);
  if (action === undefined) throw new Error(`seat ${seat} is not waited for`);
  return action;
}

/** A game in which the player to move can use a port, and so has several actions in a turn. */
export async function turnWithPort(players: number): Promise<Table> {
  for (let i = 0; i < 50; i++) {
    const made = await firstRound(players, { seed: `port ${i}` });
    const state = await made.state();
    const seat = waiting(state)[0] as Seat;
    if (legalActions(state, seat).some(({ type }) => type === 'usePort')) return made;
  }
  throw new Error('no port is ever in reach');
}

/** A lobby for this game, with so many people in it as it has players; then begun. */
export async function tableFor(setup: SetupInput, given: { store?: Store } = {}): Promise<Table> {
  const { app, store, again } = await openApp(given);
  const { seed, players, options = {}, newcomers = [], content: _ } = setup;
  const wish = { seed, players, options: OPTIONS.filter((option) => options[option] === true) };
  const { id } = done(await app.create(ANN, PLACE, wish)).game.record;
  for (const [i, actor] of PEOPLE.slice(0, players).entries()) {
    if (i > 0) done(await app.join(actor, id));
    if (newcomers[i] === true) done(await app.markNewcomer(actor, id, true));
  }
  done(await app.start(ANN, id));
  const made = tableOf(app, store, again, id);
  await made.told();
  return made;
}

/** A recorded game after so many moves; nothing is left to be told. */
export async function midGame(
  { setup, moves }: { setup: SetupInput; moves: Move[] },
  count: number,
): Promise<Table> {
  const made = await tableFor(setup);
  for (const move of moves.slice(0, count)) await made.move(move);
  await made.told();
  return made;
}
