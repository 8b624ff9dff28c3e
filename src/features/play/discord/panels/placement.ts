/** Placing units: the map, a button for each unit, and the spaces with the effects of each. */
import { UNITS, type Unit } from '../../../../content/index.ts';
import { menu, type Part, textOf } from '../../../../discord/shared/panel.ts';
import { namesOf } from '../../../../discord/shared/player-names.ts';
import type { ActionOf } from '../../../../engine/index.ts';
import { moneyText, spaceText, thingName } from '../../../../text/index.ts';
import { outcomesOf } from '../action-labels.ts';
import { buttonsOf } from '../buttons.ts';
import { menusOf, piecesOf } from '../menus.ts';
import {
  capital,
  idOf,
  legalOf,
  type PanelContext,
  panelText,
  pictureOf,
  tryButton,
} from '../panel-context.ts';
import { smallPrint } from '../panel-headings.ts';
import { prospectPieces } from '../prospects.ts';
import { unitReasons } from '../why-not.ts';

type Placement = ActionOf<'expand'> | ActionOf<'placeWorker'>;

/** Maximum number of spaces with a line and a button each; beyond that, menus are used, so that phones need not scroll. */
const MOST_SPACES = 6;
/** Maximum number of menus, for all units together, that fits on a phone. */
const MOST_MENUS = 2;

const placements = (panel: PanelContext): Placement[] => legalOf(panel, 'expand', 'placeWorker');

const columnOf = ({ space }: Placement): string => space.charAt(0);

function unitsOf(panel: PanelContext): Unit[] {
  const actions = placements(panel);
  return UNITS.filter((unit) => actions.some((action) => action.unit === unit));
}

/** Returns the unit with this name if the seat can place one now. */
export const placeable = (panel: PanelContext, name: string): Unit | undefined =>
  unitsOf(panel).find((unit) => unit === name);

/** Returns the map, the units, and the spaces of the chosen unit, or of all if there are few. */
export function placementParts(panel: PanelContext, chosen?: Unit): Part[] {
  const units = unitsOf(panel);
  const [only] = units;
  const unit = units.length === 1 ? only : chosen;
  const shown = placements(panel).filter((action) => unit === undefined || action.unit === unit);
  const first = panel.state.phase === 'workers';
  return [
    pictureOf(panel, 'map', unit === undefined ? (first ? {} : { highlight: 'reach' }) : { highlight: unit }),
    ...unitParts(panel, unit),
    ...spaceParts(panel, shown),
    ...(unit === undefined && !first ? smallPrint(panel, unitReasons(panel)) : []),
  ];
}

/** Returns a menu of the units that can be placed, with their cheapest price, if there are several. */
export function unitParts(panel: PanelContext, chosen?: Unit): Part[] {
  const units = unitsOf(panel);
  if (units.length < 2) return [];
  const options = units.map((unit) => ({
    value: unit,
    label: panelText(panel, 'unitButton', { name: unitName(panel, unit), cost: cheapest(panel, unit) }),
    emblem: unit,
    chosen: unit === chosen,
  }));
  return [
    menu({ id: idOf(panel, 'act', 'expand', 'unit'), placeholder: panelText(panel, 'menuExpand'), options }),
  ];
}

/** Returns the spaces: buttons if there are few of one unit, else menus, or an empty list if a unit must be chosen first. */
function spaceParts(panel: PanelContext, actions: readonly Placement[]): Part[] {
  const units = UNITS.filter((unit) => actions.some((action) => action.unit === unit));
  const of = (unit: Unit) => actions.filter((action) => action.unit === unit);
  if (units.length === 1 && actions.length <= MOST_SPACES) {
    return [
      ...textOf(...prospectLines(panel, actions)),
      ...buttonsOf(
        ...actions.map((action) => tryButton(panel, action, undefined, spaceLabel(panel, action))),
      ),
    ];
  }
  const menus = units.reduce((sum, unit) => sum + piecesOf(of(unit), columnOf).length, 0);
  if (units.length > 1 && menus > MOST_MENUS) return [];
  return units.flatMap((unit) =>
    menusOf(panel, {
      key: unit,
      title: panelText(panel, 'menuUnit', { name: unitName(panel, unit), cost: cheapest(panel, unit) }),
      actions: of(unit),
      together: columnOf,
      mark: ({ space }) => spaceText(space, panel.words),
      option: (action) => ({
        label: spaceLabel(panel, action),
        // Menus don't render markup, so names stay unescaped.
        pieces: prospectPieces(panel, action, { ...panel.words, names: namesOf(panel.game, panel.language) }),
      }),
    }),
  );
}

/** Example: "C5 · £11". */
const spaceLabel = (panel: PanelContext, action: Placement): string =>
  panelText(panel, 'spaceButton', {
    space: action.space,
    price: moneyText(costOf(panel, action), panel.words),
  });

const prospectLines = (panel: PanelContext, actions: readonly Placement[]): string[] =>
  actions.flatMap((action) => {
    const pieces = prospectPieces(panel, action, panel.prose);
    return pieces.length === 0
      ? []
      : [
          panelText(panel, 'prospect', {
            what: spaceText(action.space, panel.words),
            list: pieces.join(' · '),
          }),
        ];
  });

const costOf = (panel: PanelContext, action: Placement): number =>
  panel.player.money - outcomesOf(panel.game, panel.seat, action).money;

const cheapest = (panel: PanelContext, unit: Unit): number =>
  Math.min(
    ...placements(panel)
      .filter((action) => action.unit === unit)
      .map((action) => costOf(panel, action)),
  );

const unitName = (panel: PanelContext, unit: Unit): string =>
  capital(panel, thingName('units', unit, 1, panel.words));
