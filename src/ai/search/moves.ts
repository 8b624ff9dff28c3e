/** The moves the search considers: a selection of the legal ones, as plain actions. */
import { GOODS, SHIPPING_LEVELS, TECHNOLOGIES } from '../../content/index.ts';
import type { Action, ActionOf } from '../../engine/index.ts';
import { animalsNeeded, boxesLeft, contractCost } from './costs.ts';
import { spareAnimalPort } from './features.ts';
import {
  at,
  atSpace,
  BASIC_INDEXES,
  type BySpace,
  byteAt,
  COW,
  FISHERMAN,
  GOOD_INDEXES,
  GRAIN,
  NO_GOOD,
  PROCESSED_INDEXES,
  SHEEP,
} from './indexes.ts';
import { expandMoves, isFished } from './placements.ts';
import { countLinked, isPortOpen, type Position, unitAt } from './position.ts';
import {
  contractOf,
  isWater,
  neighbours,
  type Port,
  type SearchContext,
  spaceName,
} from './search-context.ts';
import { exchangeMoves, missingGoods, neighbourPurchases, tradeMoves } from './trades.ts';

/** Several actions that belong together, and the position after them. */
export interface MacroMove {
  readonly actions: readonly Action[];
  readonly position: Position;
}

const MEATS = ['none', 'beef', 'mutton'] as const;
type Meat = (typeof MEATS)[number];

function portMoves(context: SearchContext, position: Position, main: boolean): Action[] {
  const result: Action[] = [];
  for (const port of context.ports) {
    if (!isPortOpen(position, port)) continue;
    if (port.effect.kind !== 'copy') addPortMoves(context, position, port, port, main, result);
    else if (position.money >= port.effect.cost)
      for (const other of context.ports)
        if (other.effect.kind !== 'copy') addPortMoves(context, position, port, other, main, result);
  }
  return result;
}

function addPortMoves(
  context: SearchContext,
  position: Position,
  port: Port,
  from: Port,
  main: boolean,
  result: Action[],
): void {
  const { effect } = from;
  switch (effect.kind) {
    case 'money':
    case 'bonusUpgrade':
    case 'drawContracts':
      result.push({ type: 'usePort', port: port.id, effect: from.id });
      break;
    case 'exchangeGoods':
      result.push(
        ...exchangeMoves(
          context,
          position,
          port.id,
          effect.group === 'basic' ? BASIC_INDEXES : PROCESSED_INDEXES,
          effect.gain,
        ),
      );
      break;
    case 'shiftPrice':
      if (!main || position.stock === 0) break;
      for (const i of GOOD_INDEXES) {
        const good = GOODS[i];
        if (position.posted[i] <= 0 && position.goods[i] > 1)
          result.push({ type: 'shiftPrice', port: port.id, good, direction: 'up' });
        if (position.posted[i] >= 0 && position.money >= 10 && missingGoods(context, position)[i].length > 0)
          result.push({ type: 'shiftPrice', port: port.id, good, direction: 'down' });
      }
      break;
  }
}

/** Lists the contracts on the board that the seat has a box and the pounds for (R-CONTRACT-1). */
export function obtainMoves(context: SearchContext, position: Position): Action[] {
  const fresh =
    position.mainDone && position.pending.second === '' ? { ...position, obtained: [] } : position;
  if (boxesLeft(context, position) <= 0 || contractCost(context, fresh as Position) > position.money)
    return [];
  return position.board.flatMap((contract) =>
    contract === undefined ? [] : [{ type: 'obtain' as const, contract }],
  );
}

/** Lists the ways to fulfil the seat's contracts, or contract `only`, with or without port 1 (R-FULFIL-1). */
export function fulfilMoves(context: SearchContext, position: Position, only = 0): Action[] {
  const fresh = position.mainDone && position.pending.second === '' ? [] : position.obtained;
  const result: Action[] = [];
  const spares = spareChoices(context, position);
  for (const contract of position.held) {
    if (only > 0 && contract !== only) continue;
    if (position.pending.second === '' && fresh.includes(contract)) continue;
    const deal = contractOf(context, contract);
    if (deal.goods.some((needed, good) => needed > at(position.goods, good))) continue;
    for (const { spare, spareCopy } of spares) {
      const { cow, sheep } = animalsNeeded(deal, { spare, spareCopy });
      if (cow >= 0 && sheep >= 0 && cow <= position.counts[COW] && sheep <= position.counts[SHEEP])
        result.push({ type: 'fulfil', contract, spare, spareCopy });
    }
  }
  return result;
}

/** Returns the ways to spare animals with port 1 and with port 9 as its copy, no way first (R-PORT-1). */
function spareChoices(context: SearchContext, position: Position): { spare: Meat; spareCopy: Meat }[] {
  const here = spareAnimalPort(context, position) !== undefined;
  const copied =
    context.ports.some(({ effect }) => effect.kind === 'spareAnimal') &&
    context.ports.some(
      (port) =>
        port.effect.kind === 'copy' && isPortOpen(position, port) && position.money >= port.effect.cost,
    );
  return (here ? MEATS : MEATS.slice(0, 1)).flatMap((spare) =>
    (copied ? MEATS : MEATS.slice(0, 1)).map((spareCopy) => ({ spare, spareCopy })),
  );
}

/** Rows found in positions with the same units: most moves leave all units where they are. */
const rowsByUnits = new WeakMap<
  BySpace,
  Pick<Position, 'shipping' | 'ports'> & { rows: ActionOf<'row'>[] }
>();

/** Returns rows of a fisherman that link more settlements or reach an unused port (R-MACDONALD). */
function rowMoves(context: SearchContext, position: Position): readonly ActionOf<'row'>[] {
  if (!context.clan.rowing || position.rowed) return [];
  const { units, shipping, ports } = position;
  const known = rowsByUnits.get(units);
  if (known?.shipping === shipping && known.ports === ports) return known.rows;
  const rows = findRows(context, position);
  rowsByUnits.set(units, { shipping, ports, rows });
  return rows;
}

function findRows(context: SearchContext, position: Position): ActionOf<'row'>[] {
  const { map, blocked, ports } = context;
  const { units, reach, shipping } = position;
  const isWithin = (from: number, to: number) => byteAt(map.shippingNeeded, from * map.size + to) <= shipping;
  const use = (at: Position) =>
    at.linkedSettlements(context) + ports.filter((port) => isPortOpen(at, port)).length;
  const before = use(position);
  const linked = position.linkedSettlements(context);
  const unopened = ports.filter(
    ({ id, space }) => !position.ports.includes(id) && atSpace(reach, space) > shipping,
  );
  const result: ActionOf<'row'>[] = [];
  for (let from = 0; from < units.length; from++) {
    if (unitAt(units, from) !== FISHERMAN) continue;
    const lifted = units.slice();
    lifted[from] = 0;
    for (const to of neighbours(map, from)) {
      if (!isWater(byteAt(map.land, to)) || blocked[to] !== 0 || units[to] !== 0) continue;
      if (isFished(context, { units: lifted }, to)) continue;
      // The most that it can gain, as ports may also be lost: cheaper to count than a whole position.
      const moved = lifted.slice();
      moved[to] = FISHERMAN + 1;
      const opened = unopened.filter(({ space }) => isWithin(to, space)).length;
      if (countLinked(map, moved, shipping) + opened <= linked) continue;
      const after = position.copy();
      after.removeUnit(context, from);
      after.placeUnit(context, FISHERMAN, to);
      if (use(after) > before)
        result.push({ type: 'row', from: spaceName(map, from), to: spaceName(map, to) });
    }
  }
  return result;
}

function upgradeMoves(context: SearchContext, position: Position, free: boolean): Action[] {
  const { merchants, shipping, technology } = context.ruleset.content.playerBoard;
  const { money } = position;
  const result: Action[] = [];
  if (position.shipping < SHIPPING_LEVELS.length - 1 && (free || money >= shipping.stepCost))
    result.push({ type: 'upgradeShipping' });
  TECHNOLOGIES.forEach((worker, i) => {
    if (context.clan.technologies.includes(worker) && !position.technology[i])
      if (money >= (free ? technology.bonusCost : technology.cost))
        result.push({ type: 'upgradeTechnology', worker });
  });
  if (position.hireable > 0 && (free || money >= merchants.hireCost)) result.push({ type: 'hire' });
  if (free)
    for (const good of GOOD_INDEXES) {
      const count = position.posted[good];
      if (count !== 0) result.push({ type: 'recall', good: GOODS[good], side: count > 0 ? 'buy' : 'sell' });
    }
  return result;
}

const DECLINE: Action = { type: 'decline' };

/** Returns the moves worth trying apart from passing. `width`: spaces tried for each unit. */
export function candidateMoves(context: SearchContext, position: Position, width: number): Action[] {
  if (position.hasPending()) return followUpMoves(context, position, width);
  const result: Action[] = [
    ...fulfilMoves(context, position),
    ...obtainMoves(context, position),
    ...expandMoves(context, position, false, width),
    ...tradeMoves(context, position),
    ...upgradeMoves(context, position, false),
    ...portMoves(context, position, true),
    ...rowMoves(context, position),
  ];
  position.cellar.forEach((barrel, place) => {
    if (barrel) result.push({ type: 'takeBarrel', place: place + 1 });
  });
  return result;
}

function followUpMoves(context: SearchContext, position: Position, width: number): Action[] {
  const { pending, units } = position;
  if (pending.cow + pending.sheep > 0) {
    const result: Action[] = [];
    for (let space = 0; space < units.length; space++) {
      const unit = unitAt(units, space);
      if ((unit === SHEEP && pending.sheep > 0) || (unit === COW && pending.cow > 0))
        result.push({ type: 'slaughter', space: spaceName(context.map, space) });
    }
    return result;
  }
  if (pending.shifted !== NO_GOOD) {
    const moves = pending.buys === 0 ? tradeMoves : neighbourPurchases;
    return moves(context, position, pending.shifted);
  }
  if (pending.draws > 0 || pending.buys > 0) {
    const result: Action[] = [DECLINE];
    if (pending.draws > 0 && boxesLeft(context, position) > 0) result.push({ type: 'drawContracts' });
    return [...result, ...neighbourPurchases(context, position)];
  }
  if (pending.freeSpace + pending.upgrades + pending.brew > 0) {
    const result: Action[] = [DECLINE];
    if (pending.freeSpace > 0) result.push(...expandMoves(context, position, true, width + 1));
    if (pending.upgrades > 0) result.push(...upgradeMoves(context, position, true));
    const brewed = Math.min(pending.brew, position.goods[GRAIN]);
    if (brewed > 0) result.push({ type: 'brew', count: brewed });
    return result;
  }
  if (pending.second === 'obtain') return [DECLINE, ...obtainMoves(context, position)];
  return [DECLINE, ...fulfilMoves(context, position)];
}
