/** Where contracts are and what obtaining one costs (R-CONTRACT-1, R-EXPAND-2, R-OPT-8, R-BUCHANAN). */
import { ANIMAL_OF, type Content, type ContractTile, GOODS, MEATS, type Meat } from '../content/index.ts';
import { emit, type Game, money, turnOf } from './game.ts';
import { memoize } from './memoize.ts';
import { deployed, playerAt, traitsAt } from './player.ts';
import { type Lack, type Rejection, reject } from './rejections.ts';
import { rulesetOf } from './ruleset.ts';
import type { ContractId, DrawDecision, GameState, Seat } from './state.ts';

const tilesById = memoize(({ contracts }: Content) => new Map(contracts.map((tile) => [tile.id, tile])));

/** Returns the printed contract. Throws if the id is unknown. */
export function contractTile(state: GameState, id: ContractId): ContractTile {
  const tile = tilesById(rulesetOf(state.setup).content).get(id);
  if (tile === undefined) throw new Error(`no contract ${id}`);
  return tile;
}

/** Returns what a player still lacks for a contract; ports may spare some of the meat (R-FULFIL-1, R-PORT-1). */
export function lacking(
  state: GameState,
  seat: Seat,
  contract: ContractId,
  spared: readonly Meat[] = [],
): Lack[] {
  const { requires } = contractTile(state, contract);
  const { goods } = playerAt(state, seat);
  const lacks: Lack[] = [];
  for (const thing of GOODS) {
    const [needed, have] = [requires[thing], goods[thing]];
    if (have < needed) lacks.push({ of: 'goods', thing, needed, have });
  }
  for (const meat of MEATS) {
    const thing = ANIMAL_OF[meat];
    const needed = requires[meat] - spared.filter((one) => one === meat).length;
    const have = deployed(state, seat, thing);
    if (have < needed) lacks.push({ of: 'units', thing, needed, have });
  }
  return lacks;
}

/** Returns the face-up contracts that can be obtained, in box order. */
export const contractsOnBoard = (state: GameState): ContractId[] => Object.values(state.contracts.board);

/** Counts a seat's empty export boxes. */
export const emptyBoxes = (state: GameState, seat: Seat): number =>
  traitsAt(state, seat).exportBoxes - playerAt(state, seat).contracts.length;

/** Returns the cost of the turn's next contract, or of one that follows it; negative if the player is paid (R-BUCHANAN). */
export function contractCost(state: GameState, seat: Seat, later = 0): number {
  const ruleset = rulesetOf(state.setup);
  const covered = (turnOf(state).obtained.length + later) % traitsAt(state, seat).contractsPerPayment !== 0;
  return covered ? 0 : (ruleset.content.exportBoard.contractCost[state.round - 1] ?? 0);
}

/** Returns why a player cannot take any contract now: no empty box, or not enough money. */
export function cannotTake(state: GameState, seat: Seat): Rejection | undefined {
  if (emptyBoxes(state, seat) <= 0) return reject('noEmptyBox', {});
  const cost = contractCost(state, seat);
  const { money: purse } = playerAt(state, seat);
  return purse < cost ? reject('tooExpensive', { cost, money: purse }) : undefined;
}

/** Pays for a contract already removed from the board or pile, and puts it on an export box. */
export function takeContract(game: Game, seat: Seat, contract: ContractId, drawn: boolean): void {
  const cost = contractCost(game.state, seat);
  const player = playerAt(game.state, seat);
  const turn = turnOf(game.state);
  player.contracts = [...player.contracts, contract];
  turn.obtained = [...turn.obtained, contract];
  emit(game, 'contractObtained', { seat, contract, cost, drawn });
  money(game, seat, -cost, 'action');
}

/** Removes and returns up to `count` contracts from the top of the pile. */
export function drawFromPile({ contracts }: GameState, count: number): readonly ContractId[] {
  const drawn = contracts.pile.slice(0, count);
  contracts.pile = contracts.pile.slice(count);
  contracts.known = Math.min(contracts.known, contracts.pile.length);
  return drawn;
}

/** Counts the contracts that a building bonus would show now. If 0, the bonus is not offered (R-EXPAND-2). */
export function drawable(state: GameState): number {
  const { future } = rulesetOf(state.setup);
  return future > 0 ? state.contracts.future.length : state.contracts.pile.length;
}

/** Draws the contracts of a building bonus, or takes the face-up future ones (R-EXPAND-2, R-OPT-8). */
export function drawForBonus(game: Game, seat: Seat): DrawDecision {
  const { state } = game;
  const ruleset = rulesetOf(state.setup);
  const { draw } = traitsAt(state, seat);
  const row = state.contracts.future;
  state.contracts.future = [];
  const drawn = drawFromPile(state, Math.max(0, draw - ruleset.future));
  if (drawn.length > 0) emit(game, 'contractsDrawn', { seat, contracts: drawn });
  return {
    kind: 'draw',
    seat,
    contracts: [...row, ...drawn],
    taken: 0,
    rowStays: draw <= ruleset.future,
  };
}

/** Returns the drawn contracts that were not taken to where they belong. */
export function finishDraw(game: Game, decision: DrawDecision): void {
  const { state } = game;
  const { contracts } = state;
  const { seat, contracts: rest, taken, rowStays } = decision;
  if (rulesetOf(state.setup).future === 0) {
    contracts.pile = [...contracts.pile, ...rest];
    contracts.known += rest.length;
    if (rest.length > 0) emit(game, 'contractsReturned', { seat, contracts: rest });
  } else if (taken === 0 && rowStays) {
    contracts.future = rest;
  } else {
    contracts.removed = [...contracts.removed, ...rest];
    if (rest.length > 0) emit(game, 'contractsDiscarded', { seat, contracts: rest });
    refillFuture(game);
  }
}

/** Turns up future contracts until the row is full or the pile is empty (R-OPT-8). */
function refillFuture(game: Game): void {
  const { contracts, setup } = game.state;
  const missing = rulesetOf(setup).future - contracts.future.length;
  const drawn = missing > 0 ? drawFromPile(game.state, missing) : [];
  contracts.future = [...contracts.future, ...drawn];
  if (drawn.length > 0) emit(game, 'futureRefilled', { contracts: drawn });
}

/** Fills the empty boxes of the export board, future contracts first (R-ROUND-2, R-OPT-8). */
export function refillBoard(game: Game, boxes: number): void {
  const { contracts } = game.state;
  const added: ContractId[] = [];
  for (let box = 0; box < boxes; box++) {
    if (contracts.board[box] !== undefined) continue;
    const [next] = contracts.future.length > 0 ? contracts.future : drawFromPile(game.state, 1);
    if (next === undefined) break;
    contracts.future = contracts.future.slice(1);
    contracts.board = { ...contracts.board, [box]: next };
    added.push(next);
  }
  if (added.length > 0) emit(game, 'boardRefilled', { contracts: added });
  refillFuture(game);
}

/** Removes a contract from the export board. Its box stays empty until the next preparation. */
export function liftFromBoard({ contracts }: GameState, contract: ContractId): void {
  const others = Object.entries(contracts.board).filter(([, lying]) => lying !== contract);
  contracts.board = Object.fromEntries(others);
}
