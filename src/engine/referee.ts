/** Invariants that must hold after every action. The referee counts instead of judging rules by rules. */
import {
  GOODS,
  type Good,
  HEX_NAMES,
  MEATS,
  MODULES,
  UNIT_NATURE,
  UNITS,
  type Unit,
  WORKERS,
} from '../content/index.ts';
import type { EventType, GameEvent } from './events.ts';
import { graphOf } from './map/graph.ts';
import { adjacentTo } from './map/reach.ts';
import { check, legalActions, requiredDecisions } from './play.ts';
import { traitsAt } from './player.ts';
import { rulesetOf } from './ruleset.ts';
import { type Action, DIRECTIONS, goodBundles, PLAN_ITEMS, TRADE_SIDES } from './schema.ts';
import type { GameState, Player, Seat, Space } from './state.ts';

interface Purse {
  money: number;
  glory: number;
  goods: Record<Good, number>;
  units: Record<Space, Unit>;
  passes: number;
}

export interface Ledger {
  purses: Purse[];
}

export interface Violation {
  what: string;
  detail: string;
}

/** Creates an empty ledger for a number of players. */
export function createLedger(players: number): Ledger {
  const goods = { wool: 0, milk: 0, grain: 0, bread: 0, cheese: 0, whisky: 0 };
  const empty = () => ({ money: 0, glory: 0, goods: { ...goods }, units: {}, passes: 0 });
  return { purses: Array.from({ length: players }, empty) };
}

/** Records the events of a play. Returns every contradiction to the ledger. */
export function recordEvents(ledger: Ledger, events: readonly GameEvent[]): Violation[] {
  const violations: Violation[] = [];
  const violate = (what: string, detail: string) => violations.push({ what, detail });
  const lastOfType = new Map<EventType, GameEvent>();
  for (const event of events) {
    const cause = 'cause' in event ? lastOfType.get(event.cause) : event;
    if (cause === undefined || ('cause' in event && 'seat' in cause && cause.seat !== event.seat))
      violate('noCause', JSON.stringify(event));
    lastOfType.set(event.type, event);
    const purse = 'seat' in event ? ledger.purses[event.seat] : undefined;
    if (purse === undefined) continue;
    switch (event.type) {
      case 'money':
        purse.money += event.amount;
        break;
      case 'glory':
        purse.glory += event.amount;
        break;
      case 'goods':
        purse.goods[event.good] += event.amount;
        break;
      case 'unitPlaced':
        if (purse.units[event.space] !== undefined) violate('placedTwice', event.space);
        purse.units[event.space] = event.unit;
        break;
      case 'unitRemoved':
        if (purse.units[event.space] !== event.unit) violate('removedOther', event.space);
        delete purse.units[event.space];
        break;
      case 'unitMoved':
        if (purse.units[event.from] !== event.unit) violate('movedOther', event.from);
        delete purse.units[event.from];
        purse.units[event.to] = event.unit;
        break;
      case 'passed':
        purse.passes++;
        break;
    }
  }
  return violations;
}

/** Returns every broken invariant of a state; `ledger` must contain all its events. */
export function audit(state: GameState, ledger: Ledger): Violation[] {
  const violations: Violation[] = [];
  const claim = (holds: boolean, what: string, detail: unknown = '') => {
    if (!holds) violations.push({ what, detail: String(detail) });
  };
  state.players.forEach((player, seat) => {
    auditPlayer(state, seat, player, claim);
    auditPurse(player, ledger.purses[seat] as Purse, `seat ${seat}`, claim);
  });
  auditMap(state, claim);
  auditContracts(state, claim);
  for (const good of GOODS) {
    const { prices } = rulesetOf(state.setup).content.market[rulesetOf(state.setup).size];
    claim(prices[good][state.market[good]] !== undefined, 'priceOffScale', good);
  }
  const json = JSON.stringify(state);
  claim(JSON.stringify(JSON.parse(json)) === json, 'notPlainJson');
  const waiting = requiredDecisions(state);
  claim(waiting.length > 0 || state.phase === 'finished', 'nobodyToAct', state.phase);
  for (const { seat, kind } of waiting) claim(legalActions(state, seat).length > 0, 'nothingLegal', kind);
  if (state.phase === 'finished') {
    ledger.purses.forEach(({ passes }, seat) => {
      claim(passes === 5, 'passedNotFiveTimes', `seat ${seat}: ${passes}`);
    });
  }
  return violations;
}

type Claim = (holds: boolean, what: string, detail?: unknown) => void;

function auditPlayer(state: GameState, seat: Seat, player: Player, claim: Claim): void {
  const traits = traitsAt(state, seat);
  claim(player.money >= 0, 'debt', player.money);
  for (const good of GOODS) claim(player.goods[good] >= 0, 'negativeGoods', good);
  const standing = Object.values(player.units);
  for (const unit of UNITS) {
    const { units, count } = traits.pool[unit];
    const used = standing.filter((one) => units.includes(one)).length;
    claim(used <= count, 'tooManyUnits', unit);
  }
  const posted = GOODS.reduce((sum, good) => sum + (player.posted[good]?.count ?? 0), 0);
  const { start, hireable } = rulesetOf(state.setup).content.playerBoard.merchants;
  const { stock, board } = player.merchants;
  claim(stock >= 0 && board >= 0 && stock + board + posted === start + hireable, 'merchants', `seat ${seat}`);
  claim(player.contracts.length <= traits.exportBoxes, 'tooManyContracts', `seat ${seat}`);
  claim(new Set(player.ports).size === player.ports.length, 'portTwice', `seat ${seat}`);
  claim(player.shipping >= 0 && player.shipping <= 5, 'shipping', player.shipping);
}

function auditPurse(player: Player, purse: Purse, whose: string, claim: Claim): void {
  claim(purse.money === player.money, 'ledgerMoney', `${whose}: ${purse.money} ${player.money}`);
  claim(purse.glory === player.glory, 'ledgerGlory', `${whose}: ${purse.glory} ${player.glory}`);
  for (const good of GOODS)
    claim(purse.goods[good] === player.goods[good], 'ledgerGoods', `${whose} ${good}`);
  const spaces = new Set([...Object.keys(purse.units), ...Object.keys(player.units)]);
  for (const space of spaces)
    claim(purse.units[space] === player.units[space], 'ledgerUnits', `${whose} ${space}`);
}

function auditMap(state: GameState, claim: Claim): void {
  const graph = graphOf(state);
  const taken = new Set<Space>();
  for (const player of state.players) {
    for (const [space, unit] of Object.entries(player.units)) {
      claim(!taken.has(space), 'twoUnitsOnASpace', space);
      taken.add(space);
      const info = graph.spaces[graph.index.get(space) ?? -1];
      const { land } = UNIT_NATURE[unit];
      const fits =
        land === 'water' ? info?.kind === 'loch' || info?.kind === 'port' : info?.land.includes(land);
      claim(fits === true && state.map.blocked[space] === undefined, 'landDoesNotFit', `${unit} ${space}`);
      if (unit === 'fisherman') {
        const beside = adjacentTo(graph, space).filter((next) => player.units[next] === 'fisherman');
        claim(beside.length === 0, 'fishermenAdjacent', space);
      }
    }
  }
}

function auditContracts(state: GameState, claim: Claim): void {
  const { pile, board, future, removed, known } = state.contracts;
  const all = [
    ...pile,
    ...Object.values(board),
    ...future,
    ...removed,
    ...state.players.flatMap((player) => [...player.contracts, ...player.fulfilled]),
    ...state.stack.flatMap((decision) => (decision.kind === 'draw' ? decision.contracts : [])),
  ].sort((a, b) => a - b);
  const printed = rulesetOf(state.setup)
    .content.contracts.map(({ id }) => id)
    .sort((a, b) => a - b);
  claim(all.join() === printed.join(), 'contractsNotOnceEach', all.join());
  claim(known >= 0 && known <= pile.length, 'knownContracts', known);
}

/** Checks that exactly the legal actions pass `check`, over every well-formed one. Slow. */
export function auditOptions(state: GameState): Violation[] {
  const violations: Violation[] = [];
  const key = (action: Action) => JSON.stringify(Object.entries(action).sort());
  const every = everyAction(state);
  state.players.forEach((_, seat) => {
    const legal = new Set(legalActions(state, seat).map(key));
    for (const action of every) {
      const passes = check(state, seat, action) === undefined;
      // Most seats have nothing to decide, and building a key takes longer than a check.
      if (!passes && legal.size === 0) continue;
      const detail = key(action);
      if (passes !== legal.delete(detail)) {
        violations.push({ what: passes ? 'legalButNotListed' : 'listedButRefused', detail });
      }
    }
    for (const extra of legal) violations.push({ what: 'listedButUnthought', detail: extra });
  });
  return violations;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

function everyAction(state: GameState): Action[] {
  const spaces = [...HEX_NAMES, ...MODULES.map((corner) => `P${corner}`)];
  const contracts = [
    ...Object.values(state.contracts.board),
    ...state.players.flatMap((player) => [...player.contracts, ...player.fulfilled]),
    ...state.stack.flatMap((decision) => (decision.kind === 'draw' ? decision.contracts : [])),
    99,
  ];
  const ports = rulesetOf(state.setup).content.portTiles.map(({ id }) => id);
  const bundles = [...goodBundles('basic', 3), ...goodBundles('processed', 2), 'wool', 'bread+wool'];
  const own = spaces.filter((space) => state.players.some((player) => player.units[space] === 'fisherman'));
  const spares = ['none', ...MEATS] as const;
  return [
    ...range(0, 5).map((offer) => ({ type: 'pick' as const, offer })),
    ...range(0, 31).map((amount) => ({ type: 'bid' as const, amount })),
    { type: 'declineBid' },
    ...spaces.flatMap((space) => [
      ...WORKERS.map((unit) => ({ type: 'placeWorker' as const, unit, space })),
      ...UNITS.map((unit) => ({ type: 'expand' as const, unit, space })),
      { type: 'slaughter' as const, space },
      { type: 'exchangeOld' as const, space },
    ]),
    ...GOODS.flatMap((good) => [
      ...TRADE_SIDES.flatMap((side) => [
        ...range(1, 8).map((count) => ({ type: 'trade' as const, good, side, count })),
        { type: 'recall' as const, good, side },
      ]),
      ...range(1, 8).map((count) => ({ type: 'buy' as const, good, count })),
      ...ports.flatMap((port) => [
        ...DIRECTIONS.map((direction) => ({ type: 'shiftPrice' as const, port, good, direction })),
        ...bundles.map((gain) => ({ type: 'exchangeGoods' as const, port, discard: good, gain })),
      ]),
    ]),
    ...contracts.flatMap((contract) => [
      { type: 'obtain' as const, contract },
      { type: 'takeContract' as const, contract },
      ...spares.flatMap((spare) =>
        spares.map((spareCopy) => ({ type: 'fulfil' as const, contract, spare, spareCopy })),
      ),
    ]),
    { type: 'upgradeShipping' },
    { type: 'upgradeTechnology', worker: 'woodcutter' },
    { type: 'upgradeTechnology', worker: 'miner' },
    { type: 'hire' },
    { type: 'pass' },
    { type: 'endTurn' },
    { type: 'decline' },
    { type: 'drawContracts' },
    { type: 'confirmProduction' },
    ...ports.flatMap((port) => ports.map((effect) => ({ type: 'usePort' as const, port, effect }))),
    ...own.flatMap((from) => spaces.map((to) => ({ type: 'row' as const, from, to }))),
    ...range(1, 3).map((place) => ({ type: 'takeBarrel' as const, place })),
    ...range(1, 4).map((count) => ({ type: 'brew' as const, count })),
    ...UNITS.map((unit) => ({ type: 'exchangeNew' as const, unit })),
    ...PLAN_ITEMS.flatMap((item) => range(0, 30).map((count) => ({ type: 'plan' as const, item, count }))),
  ];
}
