/** Actions somebody might try, most of them illegal: to find a game and a moment for every refusal. */
import { BASIC_GOODS, GOODS, HEX_NAMES, MEATS, MODULES, UNITS, WORKERS } from '../../src/content/index.ts';
import { ACTION_TYPES, type Action, type GameState, PLAN_ITEMS, type Seat } from '../../src/engine/index.ts';
import { type Chance, chance } from '../../src/players/index.ts';

/** So many attempts of a seat in a state; the same state and word give the same. */
export function attempts(state: GameState, seat: Seat, count: number, word: string): unknown[] {
  const drawn = chance(`attempts ${word} ${state.moveCount} ${seat}`);
  const fields = fieldsOf(state, seat, drawn);
  return Array.from({ length: count }, () => {
    const type = drawn.pick(ACTION_TYPES);
    const shape = SHAPES[type] ?? {};
    return {
      type,
      ...Object.fromEntries(Object.entries(shape).map(([name, kind]) => [name, fields[kind]()])),
    };
  });
}

type Kind = keyof ReturnType<typeof fieldsOf>;

/** Fields of the types of action that have some, each with the kind of value it takes. */
const SHAPES: Partial<Record<Action['type'], Record<string, Kind>>> = {
  pick: { offer: 'count' },
  bid: { amount: 'amount' },
  placeWorker: { unit: 'worker', space: 'space' },
  trade: { good: 'good', side: 'side', count: 'count' },
  obtain: { contract: 'contract' },
  expand: { unit: 'unit', space: 'space' },
  upgradeTechnology: { worker: 'technology' },
  fulfil: { contract: 'contract', spare: 'spare', spareCopy: 'spare' },
  usePort: { port: 'port', effect: 'port' },
  exchangeGoods: { port: 'port', discard: 'good', gain: 'gain' },
  shiftPrice: { port: 'port', good: 'good', direction: 'direction' },
  row: { from: 'space', to: 'space' },
  takeBarrel: { place: 'place' },
  buy: { good: 'good', count: 'count' },
  takeContract: { contract: 'contract' },
  slaughter: { space: 'space' },
  recall: { good: 'good', side: 'side' },
  brew: { count: 'count' },
  exchangeOld: { space: 'space' },
  exchangeNew: { unit: 'unit' },
  plan: { item: 'item', count: 'amount' },
};

const SPACES = [...HEX_NAMES, ...MODULES.map((corner) => `P${corner}`)];

/** Values of each kind, often ones that mean something in this state. */
function fieldsOf(state: GameState, seat: Seat, drawn: Chance) {
  const player = state.players[seat];
  const own = Object.keys(player?.units ?? {});
  const contracts = [...Object.values(state.contracts.board), 1, 9, 20, 30, 45];
  const ports = Object.values(state.map.ports);
  const often = <T>(likely: readonly T[], all: readonly T[]): T =>
    drawn.pick(likely.length > 0 && drawn.next() < 0.6 ? likely : all);
  return {
    count: () => 1 + drawn.int(6),
    amount: () => drawn.int(40),
    place: () => 1 + drawn.int(3),
    space: () => often(own, SPACES),
    contract: () => often(player?.contracts ?? [], contracts),
    port: () => often(ports, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    good: () => drawn.pick(GOODS),
    side: () => drawn.pick(['buy', 'sell']),
    direction: () => drawn.pick(['up', 'down']),
    spare: () => drawn.pick(['none', ...MEATS]),
    gain: () => drawn.pick(['bread+bread', `${drawn.pick(BASIC_GOODS)}+wool`, 'wool+wool+grain', 'gold']),
    worker: () => drawn.pick(WORKERS),
    technology: () => drawn.pick(['woodcutter', 'miner']),
    unit: () => drawn.pick(UNITS),
    item: () => drawn.pick(PLAN_ITEMS),
  };
}
