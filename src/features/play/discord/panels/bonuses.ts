/** Decisions inside an action: more contracts, purchases from neighbours, animals, bonuses, exchanges. */

import { type Button, type Part, text } from '../../../../discord/shared/panel.ts';
import type { OpenDecision } from '../../../../engine/index.ts';
import { type Group, groupButton, inGroup } from '../action-groups.ts';
import { besideButtons, buttonsOf } from '../buttons.ts';
import { choicesOf } from '../menus.ts';
import { legalOf, type PanelContext, pictureOf, say, tryButton } from '../panel-context.ts';
import { belongings, heading } from '../panel-headings.ts';
import { usual } from '../quantity-buttons.ts';
import { contractChoices, contractLines, fulfilParts } from './contracts.ts';
import { unitParts } from './placement.ts';
import { shiftChoices } from './ports.ts';
import { buyButtons, dealParts } from './trade.ts';

/** Frames the choices with a heading and the buttons that end the decision. */
function framed(
  desk: PanelContext,
  decision: OpenDecision,
  choices: readonly Part[],
  own: readonly Button[] = [],
): Part[] {
  return [
    text(heading(desk, decision), belongings(desk)),
    ...choices,
    ...buttonsOf(...own, ...besideButtons(desk)),
  ];
}

export const secondContractParts = (desk: PanelContext, decision: OpenDecision): Part[] =>
  framed(desk, decision, [
    pictureOf(desk, 'contracts'),
    text(...contractLines(desk)),
    ...contractChoices(desk),
  ]);

export const secondFulfilmentParts = (desk: PanelContext, decision: OpenDecision): Part[] =>
  framed(desk, decision, [pictureOf(desk, 'player'), ...fulfilParts(desk)]);

export const shiftedTradeParts = (desk: PanelContext, decision: OpenDecision): Part[] =>
  framed(desk, decision, [...dealParts(desk), ...buyButtons(desk)]);

export const expansionParts = (desk: PanelContext, decision: OpenDecision): Part[] =>
  framed(
    desk,
    decision,
    [...buyButtons(desk), ...shiftChoices(desk, legalOf(desk, 'shiftPrice'))],
    legalOf(desk, 'drawContracts').map((action) => tryButton(desk, action)),
  );

/** One line for each drawn contract, as there can be six. */
export function drawParts(desk: PanelContext, decision: OpenDecision): Part[] {
  const again = decision.kind === 'draw' && decision.taken > 0;
  return [
    text(
      say(desk, 'heading', { head: say(desk, again ? 'drawnMore' : 'drawn') }),
      belongings(desk),
      ...contractLines(desk),
    ),
    ...contractChoices(desk),
    ...buttonsOf(...besideButtons(desk)),
  ];
}

export function slaughterParts(desk: PanelContext, decision: OpenDecision): Part[] {
  const actions = legalOf(desk, 'slaughter');
  return framed(desk, decision, [
    pictureOf(desk, 'map', { last: actions.map(({ space }) => space) }),
    ...choicesOf(desk, { key: 'slaughter', title: say(desk, 'menuSlaughter'), actions }),
  ]);
}

/** Groups a bonus may be used for that have their own panel or preview. */
const BONUS_GROUPS: readonly Group[] = ['expand', 'shipping', 'technology', 'hire'];

export function bonusesParts(desk: PanelContext, decision: OpenDecision): Part[] {
  const groups = BONUS_GROUPS.filter((group) => inGroup(desk, group).length > 0);
  return framed(
    desk,
    decision,
    [
      ...unitParts(desk),
      ...choicesOf(desk, { key: 'recall', title: say(desk, 'menuRecall'), actions: legalOf(desk, 'recall') }),
      ...choicesOf(desk, {
        key: 'brew',
        title: say(desk, 'menuBrew'),
        actions: usual(desk, legalOf(desk, 'brew')),
      }),
    ],
    groups.map((group) => groupButton(desk, group)),
  );
}

export function exchangeParts(desk: PanelContext, decision: OpenDecision): Part[] {
  const chosen = decision.kind === 'exchange' ? decision.spaces : [];
  const old = legalOf(desk, 'exchangeOld');
  return framed(desk, decision, [
    pictureOf(desk, 'map', { last: chosen.length > 0 ? chosen : old.map(({ space }) => space) }),
    ...(chosen.length === 0 ? [] : [text(say(desk, 'exchanged', { list: chosen.join(', ') }))]),
    ...choicesOf(desk, { key: 'old', title: say(desk, 'menuExchangeOld'), actions: old }),
    ...choicesOf(desk, {
      key: 'new',
      title: say(desk, 'menuExchangeNew'),
      actions: legalOf(desk, 'exchangeNew'),
    }),
  ]);
}
