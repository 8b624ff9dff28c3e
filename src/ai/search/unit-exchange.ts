/** Exchanges of two units at port 7 as one step (R-PORT-7). */
import { UNITS } from '../../content/index.ts';
import type { Action, ActionOf } from '../../engine/index.ts';
import { applyMove, markPort } from './apply-move.ts';
import { boxesLeft } from './costs.ts';
import {
  BUILDING_INDEXES,
  byteAt,
  FIELD,
  FISHERMAN,
  UNIT_INDEX,
  UNIT_INDEXES,
  type UnitIndex,
  WOODCUTTER,
} from './indexes.ts';
import type { MacroMove } from './moves.ts';
import { deployedCount, isPortOpen, type Position, unitAt } from './position.ts';
import { LAND_NEEDED, type Port, type SearchContext, spaceIndex, spaceName } from './search-context.ts';

/** Exchanges tried at each port, those that raise the price of the units most. */
const EXCHANGES_TRIED = 4;

interface Exchange {
  readonly spaces: readonly [number, number];
  readonly units: readonly [UnitIndex, UnitIndex];
  /** Pounds by which the new units would have cost more than the old ones. */
  readonly gain: number;
}

const canGo = (unit: UnitIndex): boolean => unit !== FIELD && unit !== FISHERMAN;

const sameKind = (context: SearchContext, a: UnitIndex, b: UnitIndex): boolean =>
  a === b || (context.sharedWorkers && a >= WOODCUTTER && b >= WOODCUTTER);

/** Returns the most profitable exchanges at an exchange port, or at port 9 as its copy. */
export function exchangeMacros(context: SearchContext, position: Position): MacroMove[] {
  return context.ports.flatMap((port) => {
    const from = context.ports.find(({ effect }) => effect.kind === 'exchangeUnits');
    if (from === undefined || (port !== from && port.effect.kind !== 'copy')) return [];
    if (!isPortOpen(position, port)) return [];
    if (port.effect.kind === 'copy' && position.money < port.effect.cost) return [];
    return bestExchanges(context, position).map((exchange) => ({
      actions: actionsOf(context, port, from, exchange),
      position: afterExchange(context, position, port, exchange),
    }));
  });
}

function bestExchanges(context: SearchContext, position: Position): Exchange[] {
  // Spaces with the same unit and land are alike for an exchange.
  const sites = new Map<number, number[]>();
  for (let space = 0; space < position.units.length; space++) {
    const unit = unitAt(position.units, space);
    if (unit === undefined || !canGo(unit)) continue;
    const alike = unit * 16 + (byteAt(context.map.land, space) & 15);
    const spaces = sites.get(alike) ?? [];
    if (spaces.length < 2) sites.set(alike, [...spaces, space]);
  }
  const sited = [...sites.values()].flat().map((space): Site => siteAt(context, position, space));
  const found: Exchange[] = [];
  for (const [i, first] of sited.entries())
    for (const second of sited.slice(i + 1)) addExchanges(context, position, first, second, found);
  return found;
}

/** A unit on the map, and what could stand there instead. */
interface Site {
  readonly space: number;
  readonly unit: UnitIndex;
  readonly fitting: readonly UnitIndex[];
}

function siteAt(context: SearchContext, position: Position, space: number): Site {
  const unit = unitAt(position.units, space) as UnitIndex;
  const land = byteAt(context.map.land, space);
  const fitting = UNIT_INDEXES.filter(
    (one) =>
      canGo(one) &&
      (land & LAND_NEEDED[one]) !== 0 &&
      deployedCount(context, position, one) < context.unitCount[one] &&
      !sameKind(context, unit, one),
  );
  return { space, unit, fitting };
}

/** Adds the exchanges of these units to the most profitable ones so far. */
function addExchanges(context: SearchContext, position: Position, a: Site, b: Site, found: Exchange[]): void {
  const deployed = (unit: UnitIndex) => deployedCount(context, position, unit);
  const cost = (unit: UnitIndex, number: number) => context.unitCost[unit][number] ?? 0;
  const lost =
    cost(a.unit, deployed(a.unit) - 1) + cost(b.unit, deployed(b.unit) - (a.unit === b.unit ? 2 : 1));
  for (const first of a.fitting) {
    if (sameKind(context, b.unit, first)) continue;
    for (const second of b.fitting) {
      if (sameKind(context, a.unit, second)) continue;
      const number = deployed(second) + (sameKind(context, first, second) ? 1 : 0);
      if (number >= context.unitCount[second]) continue;
      const gain = cost(first, deployed(first)) + cost(second, number) - lost;
      const rank = found.findIndex((one) => one.gain < gain);
      if (rank < 0 && found.length >= EXCHANGES_TRIED) continue;
      const exchange = { spaces: [a.space, b.space], units: [first, second], gain } as const;
      found.splice(rank < 0 ? found.length : rank, 0, exchange);
      found.length = Math.min(found.length, EXCHANGES_TRIED);
    }
  }
}

const actionsOf = (context: SearchContext, port: Port, from: Port, { spaces, units }: Exchange): Action[] => [
  { type: 'usePort', port: port.id, effect: from.id },
  ...spaces.map((space): Action => ({ type: 'exchangeOld', space: spaceName(context.map, space) })),
  ...units.map((unit): Action => ({ type: 'exchangeNew', unit: UNITS[unit] })),
];

function afterExchange(
  context: SearchContext,
  before: Position,
  port: Port,
  { spaces, units }: Pick<Exchange, 'spaces' | 'units'>,
): Position {
  const position = before.copy();
  markPort(context, position, port.id);
  for (const space of spaces) position.removeUnit(context, space);
  spaces.forEach((space, i) => {
    position.placeUnit(context, units[i] as UnitIndex, space);
  });
  const { deployed } = context.ruleset.content.playerBoard.buildingBonus;
  const raised = BUILDING_INDEXES.filter(
    (unit) => before.counts[unit] < deployed && position.counts[unit] >= deployed,
  );
  const draws = Math.min(raised.length, boxesLeft(context, position));
  if (draws > 0) position.setPending({ draws });
  return position;
}

/** Returns the position without what is open: a turn that ends gives it up. */
function withoutPending(position: Position): Position {
  const ended = position.copy();
  ended.clearPending();
  return ended;
}

/** Returns the position after the actions of a line, in which an exchange takes five actions and turns may be ended. */
export function applyActions(context: SearchContext, from: Position, actions: readonly Action[]): Position {
  return actions.reduce((position, action, i) => {
    if (action.type === 'endTurn') return withoutPending(position);
    if (action.type === 'exchangeOld' || action.type === 'exchangeNew') return position;
    const [a, b, first, second] = actions.slice(i + 1, i + 5);
    if (action.type !== 'usePort' || a?.type !== 'exchangeOld') return applyMove(context, position, action);
    const spaceOf = (one?: Action) => spaceIndex(context.map, (one as ActionOf<'exchangeOld'>).space);
    const unitOf = (one?: Action) => UNIT_INDEX[(one as ActionOf<'exchangeNew'>).unit];
    const port = context.ports.find(({ id }) => id === action.port) as Port;
    return afterExchange(context, position, port, {
      spaces: [spaceOf(a), spaceOf(b)],
      units: [unitOf(first), unitOf(second)],
    });
  }, from);
}
