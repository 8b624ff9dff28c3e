/** Positions for tests, made by hand, and moves in them that the referee watches. */
import { expect } from 'vitest';
import {
  type Clan,
  type ContentInput,
  type Good,
  type Module,
  type PlayerCount,
  parseContent,
  type Side,
  type Unit,
} from '../../src/content/index.ts';
import {
  type Action,
  audit,
  type Book,
  type ContractId,
  type EventOf,
  type EventType,
  enter,
  type GameEvent,
  type GameState,
  newGame,
  type Option,
  openBook,
  openDecisions,
  type Player,
  play,
  type Rejection,
  registerContent,
  type Seat,
  type Space,
} from '../../src/engine/index.ts';

export interface SeatScene {
  clan?: Clan;
  money?: number;
  glory?: number;
  goods?: Partial<Record<Good, number>>;
  units?: Record<Space, Unit>;
  shipping?: number;
  technology?: Partial<Player['technology']>;
  /** Merchants in stock and on the board; left out, as at the start. */
  merchants?: Player['merchants'];
  posted?: Player['posted'];
  contracts?: ContractId[];
  fulfilled?: ContractId[];
  ports?: number[];
  cellar?: boolean[];
  bid?: number;
}

export interface Scene {
  players?: PlayerCount;
  options?: Partial<Record<Option, boolean>>;
  content?: string;
  round?: number;
  sides?: Side[];
  ports?: Partial<Record<Module, number>>;
  blocked?: GameState['map']['blocked'];
  /** Index into the price list of each good; left out, as at the start. */
  market?: Partial<Record<Good, number>>;
  scoringTiles?: number[];
  /** Face-up contracts, from box 0; left out, as dealt. */
  board?: ContractId[];
  /** The top of the pile; the rest follows in some order. */
  pile?: ContractId[];
  /** Nothing but `pile` is left in the pile. */
  pileOnly?: boolean;
  future?: ContractId[];
  passed?: Seat[];
  turnOrder?: Seat[];
  dice?: GameState['dice'];
  seats?: SeatScene[];
}

/** A position in the action phase in which it is the first seat's turn that has not passed. */
export function scene(given: Scene = {}): GameState {
  const players = given.players ?? 3;
  const begun = newGame({
    seed: 'scene',
    generator: 1,
    players,
    ...(given.options === undefined ? {} : { options: given.options }),
    ...(given.content === undefined ? {} : { content: given.content }),
  });
  if (!begun.ok) throw new Error(`no such game: ${JSON.stringify(begun.rejections)}`);
  const dealt = begun.state;
  const seats = dealt.players.map((player, seat) => seatOf(player, given.seats?.[seat] ?? {}));
  const turnOrder = given.turnOrder ?? seats.map((_, seat) => seat);
  const passed = given.passed ?? [];
  const first = turnOrder.find((seat) => !passed.includes(seat)) ?? 0;
  const state: GameState = {
    ...dealt,
    phase: 'actions',
    round: given.round ?? 1,
    map: {
      sides: given.sides ?? ['A1', 'B1', 'C1', 'D1'],
      blocked: given.blocked ?? {},
      ports: given.options?.noPorts ? {} : (given.ports ?? { A: 1, B: 2, C: 3, D: 5 }),
    },
    scoringTiles: given.scoringTiles ?? dealt.scoringTiles,
    dice: given.dice ?? dealt.dice,
    turnOrder,
    passed,
    queue: [],
    market: { ...dealt.market, ...given.market },
    contracts: contractsOf(dealt, given, seats),
    players: seats,
    turn: { seat: first, mainDone: false, rowed: false, bought: {}, obtained: [] },
    stack: [{ kind: 'turn', seat: first }],
  };
  delete state.auction;
  expect(audit(state, bookOf(state)), 'the scene itself must be sound').toEqual([]);
  return state;
}

/** The same position before the first round: these seats have still to place a first worker, in this order. */
export function firstWorkers(given: Scene, queue: readonly [Seat, ...Seat[]]): GameState {
  const [seat, ...later] = queue;
  const state: GameState = {
    ...scene(given),
    phase: 'workers',
    round: 0,
    queue: later,
    stack: [{ kind: 'firstWorker', seat }],
  };
  delete state.turn;
  return state;
}

function seatOf(player: Player, given: SeatScene): Player {
  const stewart = given.clan === 'stewart' ? 3 : 0;
  const posted = Object.values(given.posted ?? {}).reduce((sum, { count }) => sum + count, 0);
  const result: Player = {
    ...player,
    startingTile: 1,
    money: given.money ?? 100,
    glory: given.glory ?? 0,
    goods: { ...player.goods, ...given.goods },
    units: given.units ?? {},
    shipping: given.shipping ?? 0,
    technology: { ...player.technology, ...given.technology },
    merchants: given.merchants ?? { stock: 2 + stewart - posted, board: 5 - stewart },
    posted: given.posted ?? {},
    contracts: given.contracts ?? [],
    fulfilled: given.fulfilled ?? [],
    ports: given.ports ?? [],
    cellar: given.cellar ?? (given.clan === 'mackenzie' ? [false, false, false] : []),
    bid: given.bid ?? 0,
  };
  if (given.clan !== undefined) result.clan = given.clan;
  return result;
}

function contractsOf(dealt: GameState, given: Scene, seats: readonly Player[]): GameState['contracts'] {
  const held = new Set(seats.flatMap((player) => [...player.contracts, ...player.fulfilled]));
  const wanted = new Set([...held, ...(given.pile ?? []), ...(given.board ?? []), ...(given.future ?? [])]);
  const all = Array.from({ length: 50 }, (_, i) => i + 1);
  const boxes = given.board?.length ?? Object.keys(dealt.contracts.board).length;
  const rest = all.filter((id) => !wanted.has(id));
  const onBoard = given.board ?? rest.splice(0, boxes);
  const future = given.future ?? rest.splice(0, dealt.contracts.future.length);
  const pile = [...(given.pile ?? []), ...(given.pileOnly ? [] : rest)];
  return {
    pile,
    known: 0,
    board: Object.fromEntries(onBoard.map((id, box) => [box, id])),
    future,
    removed: given.pileOnly ? rest : [],
  };
}

/** The referee's book as if everything in this state had been entered. */
export function bookOf(state: GameState): Book {
  const book = openBook(state.players.length);
  state.players.forEach((player, seat) => {
    Object.assign(
      book.purses[seat] as object,
      structuredClone({
        money: player.money,
        glory: player.glory,
        goods: player.goods,
        units: player.units,
      }),
    );
  });
  return book;
}

/** Plays a legal action under the referee: gives the new state and the events. Fails when it is refused. */
export function act(state: GameState, seat: Seat, action: Action): { state: GameState; events: GameEvent[] } {
  const before = JSON.stringify(state);
  const book = bookOf(state);
  const played = play(state, seat, action);
  if (!played.ok)
    throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(played.rejection)}`);
  expect(JSON.stringify(state), 'play must not change its input').toBe(before);
  const violations = [...enter(book, played.events), ...audit(played.state, book)];
  // A scene begins in the middle of a game, so passes are not counted from its beginning.
  expect(violations.filter(({ what }) => what !== 'passedNotFiveTimes')).toEqual([]);
  return { state: played.state, events: played.events };
}

/** Plays several actions, of one seat or of several: `[seat, action]`. Gives the last state and all events. */
export function acts(
  state: GameState,
  ...moves: readonly (readonly [Seat, Action])[]
): { state: GameState; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let now = state;
  for (const [seat, action] of moves) {
    const done = act(now, seat, action);
    now = done.state;
    events.push(...done.events);
  }
  return { state: now, events };
}

/** The rejection of an illegal action; fails when it is legal. */
export function refusal(state: GameState, seat: Seat, action: unknown): Rejection {
  const before = JSON.stringify(state);
  const played = play(state, seat, action);
  expect(JSON.stringify(state), 'a refused action must change nothing').toBe(before);
  if (played.ok) throw new Error(`${JSON.stringify(action)} is legal`);
  return played.rejection;
}

/** The events of one type. */
export function eventsOf<T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

/** A player of a state. */
export function seatAt(state: GameState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** Everything the game waits for now, each as `0 turn`: the seat and the kind of its decision. */
export function waiting(state: GameState): string[] {
  return openDecisions(state)
    .filter(({ required }) => required)
    .map(({ seat, kind }) => `${seat} ${kind}`);
}

/** Registers our figures with some sections replaced; gives the id for `Scene.content`. */
export function ownContent(sections: Partial<ContentInput>): string {
  const parsed = parseContent(sections);
  if (!parsed.ok) throw new Error(`no such content: ${JSON.stringify(parsed.problems)}`);
  return registerContent(parsed.content);
}
