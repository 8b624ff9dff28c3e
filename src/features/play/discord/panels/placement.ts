/** Placing units: the map, a button for each unit, and the spaces with what each would bring. */
import { UNITS, type Unit } from '../../../../content/index.ts';
import { type Button, type Part, textOf } from '../../../../discord/shared/panel.ts';
import { namesOf } from '../../../../discord/shared/player-names.ts';
import type { ActionOf } from '../../../../engine/index.ts';
import { moneyText, thingName } from '../../../../text/index.ts';
import { outcomesOf } from '../action-labels.ts';
import { buttonsOf } from '../buttons.ts';
import { menusOf, piecesOf } from '../menus.ts';
import { capital, idOf, legalOf, type PanelContext, pictureOf, say, tryButton } from '../panel-context.ts';
import { prospectPieces } from '../prospects.ts';
import { unitReasons } from '../why-not.ts';

type Placement = ActionOf<'expand'> | ActionOf<'placeWorker'>;

/** Maximum number of spaces with a button each; beyond that, menus are used. */
const MOST_SPACES = 15;
/** Component budget for the spaces, their rows and texts; a message allows 40 in all. */
const MOST_COMPONENTS = 22;
const IN_A_ROW = 5;
/** Maximum number of menus, for all units together, that fits on a phone. */
const MOST_MENUS = 4;

const placements = (desk: PanelContext): Placement[] => legalOf(desk, 'expand', 'placeWorker');

/** The column letter; ports beside the map have their own. */
const columnOf = ({ space }: Placement): string => space.charAt(0);

/** Returns the units that can be placed now. */
function unitsOf(desk: PanelContext): Unit[] {
  const actions = placements(desk);
  return UNITS.filter((unit) => actions.some((action) => action.unit === unit));
}

/** Returns the unit with this name if the seat can place one now. */
export const placeable = (desk: PanelContext, name: string): Unit | undefined =>
  unitsOf(desk).find((unit) => unit === name);

/**
 * Returns the map, the units, and the spaces of the chosen unit. If there are few choices or only one unit, no unit has
 * to be chosen first.
 */
export function placementParts(desk: PanelContext, chosen?: Unit): Part[] {
  const units = unitsOf(desk);
  const [only] = units;
  const unit = units.length === 1 ? only : chosen;
  const shown = placements(desk).filter((action) => unit === undefined || action.unit === unit);
  const first = desk.state.phase === 'workers';
  return [
    pictureOf(desk, 'map', unit === undefined ? (first ? {} : { highlight: 'reach' }) : { highlight: unit }),
    ...unitParts(desk, unit),
    ...spaceParts(desk, shown),
    ...(unit === undefined && !first ? textOf(...unitReasons(desk)) : []),
  ];
}

/** Returns a button for each unit that can be placed, if there are several. The chosen one is disabled. */
export function unitParts(desk: PanelContext, chosen?: Unit): Part[] {
  const units = unitsOf(desk);
  return units.length < 2 ? [] : buttonsOf(...units.map((unit) => unitButton(desk, unit, chosen)));
}

/** Returns the spaces: buttons if there are few, else menus, or an empty list if a unit must be chosen first. */
function spaceParts(desk: PanelContext, actions: readonly Placement[]): Part[] {
  const units = UNITS.filter((unit) => actions.some((action) => action.unit === unit));
  const of = (unit: Unit) => actions.filter((action) => action.unit === unit);
  const components = units.reduce((sum, unit) => {
    const { length } = of(unit);
    return sum + 1 + Math.ceil(length / IN_A_ROW) + length;
  }, 0);
  if (actions.length <= MOST_SPACES && components <= MOST_COMPONENTS) {
    return units.flatMap((unit) => [
      ...textOf(...prospectLines(desk, of(unit), units.length > 1)),
      ...buttonsOf(
        ...of(unit).map((action) =>
          tryButton(desk, action, undefined, spaceLabel(desk, action, units.length > 1)),
        ),
      ),
    ]);
  }
  const menus = units.reduce((sum, unit) => sum + piecesOf(of(unit), columnOf).length, 0);
  if (units.length > 1 && menus > MOST_MENUS) return [];
  return units.flatMap((unit) =>
    menusOf(desk, {
      key: unit,
      title: say(desk, 'menuUnit', { name: unitName(desk, unit), cost: cheapest(desk, unit) }),
      actions: of(unit),
      together: columnOf,
      mark: ({ space }) => space,
      option: (action) => ({
        label: spaceLabel(desk, action, false),
        // Menus don't render markup, so names stay unescaped.
        pieces: prospectPieces(desk, action, { ...desk.words, names: namesOf(desk.game) }),
      }),
    }),
  );
}

/** Example: "C5 · £11". `named`: includes the unit. */
function spaceLabel(desk: PanelContext, action: Placement, named: boolean): string {
  const price = moneyText(costOf(desk, action), desk.words);
  const { space } = action;
  return named
    ? say(desk, 'placeButton', { name: unitName(desk, action.unit), space, price })
    : say(desk, 'spaceButton', { space, price });
}

/** Returns a line for each space that brings something besides the unit. */
function prospectLines(desk: PanelContext, actions: readonly Placement[], named: boolean): string[] {
  return actions.flatMap((action) => {
    const pieces = prospectPieces(desk, action, desk.prose);
    if (pieces.length === 0) return [];
    const { space } = action;
    const what = named ? say(desk, 'unitOn', { name: unitName(desk, action.unit), space }) : space;
    return [say(desk, 'prospect', { what, list: pieces.join(' · ') })];
  });
}

const costOf = (desk: PanelContext, action: Placement): number =>
  desk.player.money - outcomesOf(desk.game, desk.seat, action).money;

const cheapest = (desk: PanelContext, unit: Unit): number =>
  Math.min(
    ...placements(desk)
      .filter((action) => action.unit === unit)
      .map((action) => costOf(desk, action)),
  );

const unitName = (desk: PanelContext, unit: Unit): string =>
  capital(desk, thingName('units', unit, 1, desk.words));

function unitButton(desk: PanelContext, unit: Unit, chosen: Unit | undefined): Button {
  return {
    id: idOf(desk, 'act', 'expand', unit),
    label: say(desk, 'unitButton', { name: unitName(desk, unit), cost: cheapest(desk, unit) }),
    emblem: unit,
    disabled: unit === chosen,
  };
}
