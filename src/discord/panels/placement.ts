/** Where units can be placed: the map, a menu of spaces for each unit, and the prices on the map on request. */
import { UNITS, type Unit } from '../../content/index.ts';
import type { ActionOf } from '../../engine/index.ts';
import { thingName } from '../../text/index.ts';
import { type Button, buttons, type Part, text } from '../panel.ts';
import { capital, type Desk, idOf, legalOf, pictureOf, say } from './desk.ts';
import { menusOf, piecesOf } from './menus.ts';

type Placement = ActionOf<'expand'> | ActionOf<'placeWorker'>;

/** Menus in one panel: with more, units with many spaces have a panel of their own. */
const MOST_MENUS = 10;

const placements = (desk: Desk): Placement[] => legalOf(desk, 'expand', 'placeWorker');

/** The letter of the column; ports beside the map have one of their own. */
const columnOf = ({ space }: Placement): string => space.charAt(0);

/** The map with the reach, and menus for all units. */
export function placementParts(desk: Desk): Part[] {
  const actions = placements(desk);
  const units = UNITS.filter((unit) => actions.some((action) => action.unit === unit));
  const of = (unit: Unit) => actions.filter((action) => action.unit === unit);
  const total = units.reduce((sum, unit) => sum + piecesOf(of(unit), columnOf).length, 0);
  const listed = units.filter((unit) => total <= MOST_MENUS || piecesOf(of(unit), columnOf).length === 1);
  const first = desk.state.phase === 'workers';
  return [
    pictureOf(desk, 'map', first ? {} : { highlight: 'reach' }),
    ...listed.flatMap((unit) => unitMenus(desk, unit)),
    text(say(desk, 'pricesOnMap')),
    buttons(...units.map((unit) => unitButton(desk, unit))),
  ];
}

/** The map with the prices for one unit, and menus of its spaces. */
export function unitParts(desk: Desk, unit: Unit): Part[] {
  return [pictureOf(desk, 'map', { highlight: unit }), ...unitMenus(desk, unit)];
}

/** The unit of that name, if this seat can place one now. */
export const placeable = (desk: Desk, name: string): Unit | undefined =>
  UNITS.find((unit) => unit === name && placements(desk).some((action) => action.unit === unit));

function unitMenus(desk: Desk, unit: Unit): Part[] {
  return menusOf(desk, {
    key: unit,
    title: say(desk, 'menuUnit', { unit }),
    actions: placements(desk).filter((action) => action.unit === unit),
    together: columnOf,
    mark: ({ space }) => space,
  });
}

function unitButton(desk: Desk, unit: Unit): Button {
  const label = capital(desk, thingName('units', unit, 1, desk.words));
  return { id: idOf(desk, 'act', 'expand', unit), label, emoji: '🔍' };
}
