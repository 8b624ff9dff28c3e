/** Where units can be placed: a button for each unit with its cheapest price, then the map with all prices. */
import { UNITS, type Unit } from '../../content/index.ts';
import type { ActionOf } from '../../engine/index.ts';
import { thingName } from '../../text/index.ts';
import { type Button, buttons, type Part, text } from '../panel.ts';
import { capital, type Desk, idOf, legalOf, pictureOf, say } from './desk.ts';
import { afterOf } from '../offers.ts';
import { menusOf } from './menus.ts';

type Placement = ActionOf<'expand'> | ActionOf<'placeWorker'>;

const placements = (desk: Desk): Placement[] => legalOf(desk, 'expand', 'placeWorker');

/** The letter of the column; ports beside the map have one of their own. */
const columnOf = ({ space }: Placement): string => space.charAt(0);

/**
 * The map with the reach, and a button for each unit: a menu for each of eight would be three screens of a phone,
 * and prices are read best on the map. Where there is one unit only, it is shown at once.
 */
export function placementParts(desk: Desk): Part[] {
  const actions = placements(desk);
  const units = UNITS.filter((unit) => actions.some((action) => action.unit === unit));
  const [only] = units;
  if (units.length === 1 && only !== undefined) return unitParts(desk, only);
  const first = desk.state.phase === 'workers';
  return [
    pictureOf(desk, 'map', first ? {} : { highlight: 'reach' }),
    text(say(desk, 'whichUnit')),
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
  const own = placements(desk).filter((action) => action.unit === unit);
  const cost = Math.min(
    ...own.map((action) => desk.player.money - afterOf(desk.game, desk.seat, action).money),
  );
  const name = capital(desk, thingName('units', unit, 1, desk.words));
  return {
    id: idOf(desk, 'act', 'expand', unit),
    label: say(desk, own.length === 1 ? 'unitFor' : 'unitFrom', { name, cost }),
  };
}
