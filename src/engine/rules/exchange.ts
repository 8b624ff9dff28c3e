/** Exchanging two units for two others at a port, chosen one step at a time (R-PORT-7). */
import { UNIT_NATURE, UNITS, type Unit } from '../../content/index.ts';
import { emit, type Game, placeUnit, removeUnit } from '../game.ts';
import { spaceInfo } from '../map/reach.ts';
import { playerAt, traitsAt, unitsLeft } from '../player.ts';
import { type Rejection, reject } from '../rejections.ts';
import type { ExchangeDecision, GameState, Seat, Space } from '../state.ts';
import { buildingBonuses, neighbourGoods, openExpansion } from './expand.ts';
import type { Rule } from './rule.ts';

const EXCHANGED = 2;

/** Fields and units on the water can neither go nor come. */
const canGo = (unit: Unit): boolean => unit !== 'field' && UNIT_NATURE[unit].land !== 'water';

/** Returns true if two units count as one kind for this player: they share a pool. */
const sameKind = (state: GameState, seat: Seat, a: Unit, b: Unit): boolean =>
  traitsAt(state, seat).pool[a].units.includes(b);

/** Returns true if these choices can be completed to a legal exchange. */
export function exchangePossible(
  state: GameState,
  seat: Seat,
  spaces: readonly Space[],
  units: readonly Unit[],
): boolean {
  if (spaces.length < EXCHANGED) {
    return removableSpaces(state, seat, spaces).some((space) =>
      exchangePossible(state, seat, [...spaces, space], units),
    );
  }
  if (units.length === EXCHANGED) return true;
  return placeableUnits(state, seat, spaces, units).some((unit) =>
    exchangePossible(state, seat, spaces, [...units, unit]),
  );
}

function removableSpaces(state: GameState, seat: Seat, spaces: readonly Space[]): Space[] {
  const { units } = playerAt(state, seat);
  return Object.keys(units).filter((space) => canGo(units[space] as Unit) && !spaces.includes(space));
}

function placeableUnits(
  state: GameState,
  seat: Seat,
  spaces: readonly Space[],
  units: readonly Unit[],
): Unit[] {
  return UNITS.filter((unit) => cannotCome(state, seat, spaces, units, unit) === undefined);
}

function cannotCome(
  state: GameState,
  seat: Seat,
  spaces: readonly Space[],
  units: readonly Unit[],
  unit: Unit,
): Rejection | undefined {
  if (!canGo(unit)) return reject('notExchangeable', { unit });
  const { units: standing } = playerAt(state, seat);
  const old = spaces.map((space) => standing[space] as Unit).find((one) => sameKind(state, seat, one, unit));
  if (old !== undefined) return reject('sameKindGoes', { unit, old });
  const taken = units.filter((one) => sameKind(state, seat, one, unit)).length;
  if (unitsLeft(state, seat, unit) <= taken) return reject('noUnitLeft', { unit });
  const space = spaces[units.length] as Space;
  const fits = spaceInfo(state, space)?.ground.includes(UNIT_NATURE[unit].land);
  return fits ? undefined : reject('wrongLand', { space, unit });
}

export const exchangeOld: Rule<'exchangeOld'> = {
  candidates: ({ player }) => Object.keys(player.units).map((space) => ({ type: 'exchangeOld', space })),
  check: ({ state, seat, player, decision }, { space }) => {
    if (decision.kind !== 'exchange') return reject('notNow', { decision: decision.kind });
    if (decision.spaces.length === EXCHANGED) return reject('mustDecide', { decision: decision.kind });
    const unit = player.units[space];
    if (unit === undefined) return reject('notYourUnit', { space });
    if (decision.spaces.includes(space)) return reject('goesAlready', { space });
    if (!canGo(unit)) return reject('notExchangeable', { unit });
    return exchangePossible(state, seat, [...decision.spaces, space], [])
      ? undefined
      : reject('noExchangeLeft', {});
  },
  apply: (_game, { decision }, { space }) => {
    if (decision.kind === 'exchange') decision.spaces = [...decision.spaces, space];
  },
};

export const exchangeNew: Rule<'exchangeNew'> = {
  candidates: () => UNITS.map((unit) => ({ type: 'exchangeNew', unit })),
  check: ({ state, seat, decision }, { unit }) => {
    if (decision.kind !== 'exchange') return reject('notNow', { decision: decision.kind });
    if (decision.spaces.length < EXCHANGED) return reject('mustDecide', { decision: decision.kind });
    const refused = cannotCome(state, seat, decision.spaces, decision.units, unit);
    if (refused !== undefined) return refused;
    return exchangePossible(state, seat, decision.spaces, [...decision.units, unit])
      ? undefined
      : reject('noExchangeLeft', {});
  },
  apply: (_game, { decision }, { unit }) => {
    if (decision.kind === 'exchange') decision.units = [...decision.units, unit];
  },
};

/** Returns true if both old and both new units are chosen. */
export const exchangeComplete = ({ spaces, units }: ExchangeDecision): boolean =>
  spaces.length === EXCHANGED && units.length === EXCHANGED;

/** Makes the exchange and opens its bonuses: building bonuses and neighbourhood purchases. */
export function makeExchange(
  game: Game,
  { seat, source, neighbourhood, spaces, units }: ExchangeDecision,
): void {
  const { state } = game;
  spaces.forEach((space, i) => {
    const old = playerAt(state, seat).units[space] as Unit;
    const unit = units[i] as Unit;
    emit(game, 'unitsExchanged', { seat, old, unit, space });
    removeUnit(game, seat, space, source);
    placeUnit(game, seat, unit, space, source);
  });
  const sold = neighbourhood ? neighbourGoods(state, seat, spaces) : [];
  openExpansion(game, seat, sold, buildingBonuses(state, seat, units));
}
