/** Where units can be placed: the map, a menu of spaces for each unit, and the prices on the map on request. */
import { UNITS, type Unit } from '../../../content/index.ts';
import type { ActionOf } from '../../../engine/index.ts';
import { thingName } from '../../../text/index.ts';
import { type Button, buttons, menu, type Part, text } from '../../kit/panel.ts';
import { capital, type Desk, idOf, legalOf, pictureOf, say } from '../desk.ts';
import { menusOf, piecesOf } from '../menus.ts';
import { afterOf } from '../offers.ts';

type Placement = ActionOf<'expand'> | ActionOf<'placeWorker'>;

/** Menus in one panel: with more, units with many spaces have a panel of their own. */
const MOST_MENUS = 10;
/** Buttons for units that fit into a row on a phone. */
const MOST_BUTTONS = 3;

const placements = (desk: Desk): Placement[] => legalOf(desk, 'expand', 'placeWorker');

/** The letter of the column; ports beside the map have one of their own. */
const columnOf = ({ space }: Placement): string => space.charAt(0);

/**
 * The map with the reach, menus for all units, and the way to the map with prices. Where there is one unit only,
 * its prices are shown at once.
 */
export function placementParts(desk: Desk): Part[] {
  const actions = placements(desk);
  const units = UNITS.filter((unit) => actions.some((action) => action.unit === unit));
  const [only] = units;
  if (units.length === 1 && only !== undefined) return unitParts(desk, only);
  const of = (unit: Unit) => actions.filter((action) => action.unit === unit);
  const total = units.reduce((sum, unit) => sum + piecesOf(of(unit), columnOf).length, 0);
  const listed = units.filter((unit) => total <= MOST_MENUS || piecesOf(of(unit), columnOf).length === 1);
  const first = desk.state.phase === 'workers';
  return [
    pictureOf(desk, 'map', first ? {} : { highlight: 'reach' }),
    ...listed.flatMap((unit) => unitMenus(desk, unit)),
    ...pricesParts(desk, units),
  ];
}

/** The way to the map with the prices for a unit: buttons, or a menu where they would fill half a phone. */
function pricesParts(desk: Desk, units: readonly Unit[]): Part[] {
  if (units.length <= MOST_BUTTONS) {
    return [text(say(desk, 'pricesOnMap')), buttons(...units.map((unit) => unitButton(desk, unit)))];
  }
  const options = units.map((unit) => ({ value: unit, label: unitName(desk, unit), emoji: SIGN }));
  return [menu({ id: idOf(desk, 'act', 'expand'), placeholder: say(desk, 'menuPrices'), options })];
}

/** The map with the prices for one unit, and menus of its spaces. */
export function unitParts(desk: Desk, unit: Unit): Part[] {
  return [pictureOf(desk, 'map', { highlight: unit }), ...unitMenus(desk, unit)];
}

/** The unit of that name, if this seat can place one now. */
export const placeable = (desk: Desk, name: string): Unit | undefined =>
  UNITS.find((unit) => unit === name && placements(desk).some((action) => action.unit === unit));

function unitMenus(desk: Desk, unit: Unit): Part[] {
  const actions = placements(desk).filter((action) => action.unit === unit);
  const costs = actions.map((action) => desk.player.money - afterOf(desk.game, desk.seat, action).money);
  return menusOf(desk, {
    key: unit,
    title: say(desk, 'menuUnit', { name: unitName(desk, unit), cost: Math.min(...costs) }),
    actions,
    together: columnOf,
    mark: ({ space }) => space,
  });
}

const unitName = (desk: Desk, unit: Unit): string => capital(desk, thingName('units', unit, 1, desk.words));

const SIGN = '🔍';

function unitButton(desk: Desk, unit: Unit): Button {
  return { id: idOf(desk, 'act', 'expand', unit), label: unitName(desk, unit), emoji: SIGN };
}
