/** Upgrades, with what each is worth: spaces that better shipping reaches, income that better tools earn. */
import type { Technology } from '../../../../content/index.ts';
import { type Part, text } from '../../../../discord/shared/panel.ts';
import {
  linkedSettlements,
  newlyReached,
  placementEffectsOf,
  play,
  rulesetOf,
  traitsAt,
} from '../../../../engine/index.ts';
import { spaceText } from '../../../../text/index.ts';
import { buttonsOf } from '../buttons.ts';
import { legalOf, type PanelContext, panelText, pictureOf, tryButton } from '../panel-context.ts';

/** Returns the choice to upgrade shipping, with the spaces it would reach. */
export const shippingParts = (panel: PanelContext): Part[] => [
  ...reachPicture(panel),
  text(...reachLines(panel)),
  ...buttonsOf(...legalOf(panel, 'upgradeShipping').map((action) => tryButton(panel, action, 'primary'))),
];

/** Returns the tools that can be upgraded, with the income each would add. */
export function technologyParts(panel: PanelContext): Part[] {
  const actions = legalOf(panel, 'upgradeTechnology');
  return [
    text(...actions.map(({ worker }) => technologyLine(panel, worker))),
    ...buttonsOf(...actions.map((action) => tryButton(panel, action))),
  ];
}

/** Returns a line with the income of better tools: of one worker, and of all on the map. */
export function technologyLine(panel: PanelContext, worker: Technology): string {
  const { plain, upgraded } = traitsAt(panel.state, panel.seat).income[worker];
  const count = Object.values(panel.player.units).filter((unit) => unit === worker).length;
  return panelText(panel, 'betterTools', {
    unit: worker,
    plain,
    upgraded,
    count,
    more: count * (upgraded - plain),
  });
}

/** Maximum number of spaces listed by name; the rest are counted. */
const NAMED = 8;

/** Returns the position after better shipping, and what it newly reaches; `undefined` if it is impossible. */
function reachOf({ state, seat }: PanelContext) {
  const played = play(state, seat, { type: 'upgradeShipping' });
  return played.ok ? { after: played.state, ...newlyReached(state, played.state, seat) } : undefined;
}

/** Describes what better shipping newly reaches: spaces, neighbours to buy from, ports, other settlements. */
export function reachLines(panel: PanelContext): string[] {
  const reach = reachOf(panel);
  if (reach === undefined) return [];
  const { state, seat } = panel;
  const { spaces, ports } = reach;
  const near = spaces.filter(
    (space) => placementEffectsOf(state, seat, 'woodcutter', space).sales.length > 0,
  );
  const named = (list: readonly string[]) => ({
    count: list.length,
    list: list
      .slice(0, NAMED)
      .map((space) => spaceText(space, panel.words))
      .join(', '),
    more: Math.max(0, list.length - NAMED),
  });
  const before = linkedSettlements(state, seat);
  const after = linkedSettlements(reach.after, seat);
  const links = before !== after && rulesetOf(state.setup).settlementScoring;
  return [
    panelText(panel, 'reachMore', named(spaces)),
    ...(near.length === 0 ? [] : [panelText(panel, 'reachNeighbours', named(near))]),
    ...ports.map((port) => panelText(panel, 'reachPort', { port })),
    ...(links ? [panelText(panel, 'reachLinks', { before, after })] : []),
  ];
}

/** Returns the map with the spaces that better shipping newly reaches. */
export function reachPicture(panel: PanelContext): Part[] {
  const { spaces = [] } = reachOf(panel) ?? {};
  return spaces.length === 0 ? [] : [pictureOf(panel, 'map', { possible: spaces })];
}
