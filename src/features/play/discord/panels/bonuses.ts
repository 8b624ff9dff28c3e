/** Decisions inside an action: more contracts, purchases from neighbours, animals, bonuses, exchanges. */

import { type Button, type Part, text } from '../../../../discord/shared/panel.ts';
import { emptyBoxes, type OpenDecision, type Space } from '../../../../engine/index.ts';
import { type Group, groupButton, inGroup } from '../action-groups.ts';
import { besideButtons, buttonsOf } from '../buttons.ts';
import { choicesOf } from '../menus.ts';
import { legalOf, type PanelContext, panelText, pictureOf, tryButton } from '../panel-context.ts';
import { belongings, heading, smallPrint } from '../panel-headings.ts';
import { purchaseReasons, unitReasons } from '../why-not.ts';
import { drawnParts, fulfilParts, keepingLine, obtainParts } from './contracts.ts';
import { unitParts } from './placement.ts';
import { shiftChoices } from './ports.ts';
import { buyParts, dealParts } from './trade.ts';

function framed(
  panel: PanelContext,
  decision: OpenDecision,
  choices: readonly Part[],
  own: readonly Button[] = [],
): Part[] {
  return [
    text(heading(panel, decision), belongings(panel)),
    ...choices,
    ...buttonsOf(...own, ...besideButtons(panel)),
  ];
}

/** Builds the choice of a second contract (R-BUCHANAN). */
export const secondContractParts = (panel: PanelContext, decision: OpenDecision): Part[] =>
  framed(panel, decision, obtainParts(panel));

/** Builds the choice of a second contract to fulfil (R-BUCHANAN). */
export const secondFulfilmentParts = (panel: PanelContext, decision: OpenDecision): Part[] =>
  framed(panel, decision, [pictureOf(panel, 'player'), ...fulfilParts(panel)]);

/** Builds the trade that a shifted price is for (R-PORT-6). */
export const shiftedTradeParts = (panel: PanelContext, decision: OpenDecision): Part[] =>
  framed(panel, decision, [...dealParts(panel), ...buyParts(panel)]);

/** Builds the choices after an expansion: neighbourhood purchases and building bonus (R-TRADE-4). */
export function expansionParts(panel: PanelContext, decision: OpenDecision): Part[] {
  const draws = legalOf(panel, 'drawContracts');
  return framed(
    panel,
    decision,
    [
      ...(draws.length === 0 ? [] : [text(keepingLine(panel))]),
      ...buyParts(panel),
      ...shiftChoices(panel, legalOf(panel, 'shiftPrice')),
      ...smallPrint(panel, decision.kind === 'expansion' ? purchaseReasons(panel, decision.goods) : []),
    ],
    draws.map((action) => tryButton(panel, action)),
  );
}

/** Builds the choice among drawn contracts, a line for each, as there can be six (R-EXPAND-2). */
export function drawParts(panel: PanelContext, decision: OpenDecision): Part[] {
  const again = decision.kind === 'draw' && decision.taken > 0;
  const most = emptyBoxes(panel.state, panel.seat);
  return [
    text(
      panelText(panel, 'heading', {
        head: again ? panelText(panel, 'drawnMore') : panelText(panel, 'drawn', { most }),
      }),
      keepingLine(panel),
      belongings(panel),
    ),
    ...drawnParts(panel),
    ...buttonsOf(...besideButtons(panel)),
  ];
}

/** Builds the choice of the animal to slaughter (R-FULFIL-1). */
export function slaughterParts(panel: PanelContext, decision: OpenDecision): Part[] {
  const actions = legalOf(panel, 'slaughter');
  return framed(panel, decision, [
    pictureOf(panel, 'map', { possible: actions.map(({ space }) => space) }),
    ...choicesOf(panel, { key: 'slaughter', title: panelText(panel, 'menuSlaughter'), actions }),
  ]);
}

/** Groups a bonus may be used for that have their own panel or preview. */
const BONUS_GROUPS: readonly Group[] = ['expand', 'shipping', 'technology', 'hire'];

/** Builds the bonuses of a fulfilled contract, in any order (R-FULFIL-3). */
export function bonusesParts(panel: PanelContext, decision: OpenDecision): Part[] {
  const units = unitParts(panel);
  const noneFits =
    decision.kind === 'bonuses' && decision.freeSpace > 0 && legalOf(panel, 'expand').length === 0;
  const groups = BONUS_GROUPS.filter(
    (group) => inGroup(panel, group).length > 0 && (group !== 'expand' || units.length === 0),
  );
  return framed(
    panel,
    decision,
    [
      ...units,
      ...choicesOf(panel, {
        key: 'recall',
        title: panelText(panel, 'menuRecall'),
        actions: legalOf(panel, 'recall'),
      }),
      ...choicesOf(panel, {
        key: 'brew',
        title: panelText(panel, 'menuBrew'),
        actions: legalOf(panel, 'brew'),
      }),
      ...smallPrint(panel, noneFits ? unitReasons(panel) : []),
    ],
    groups.map((group) => groupButton(panel, group)),
  );
}

/** Names the units that are chosen to go back to the board. */
function goingBack(panel: PanelContext, spaces: readonly Space[]): string {
  const units = spaces.flatMap((space) => {
    const unit = panel.player.units[space];
    return unit === undefined ? [] : [panelText(panel, 'offerExpand', { unit, space })];
  });
  return panelText(panel, 'exchanged', { list: units.join(', ') });
}

/** Builds the exchange of two units (R-PORT-7). */
export function exchangeParts(panel: PanelContext, decision: OpenDecision): Part[] {
  const chosen = decision.kind === 'exchange' ? decision.spaces : [];
  const old = legalOf(panel, 'exchangeOld');
  return framed(panel, decision, [
    pictureOf(panel, 'map', { chosen, possible: old.map(({ space }) => space) }),
    ...(chosen.length === 0 ? [] : [text(goingBack(panel, chosen))]),
    ...choicesOf(panel, { key: 'old', title: panelText(panel, 'menuExchangeOld'), actions: old }),
    ...choicesOf(panel, {
      key: 'new',
      title: panelText(panel, 'menuExchangeNew'),
      actions: legalOf(panel, 'exchangeNew'),
    }),
  ]);
}
