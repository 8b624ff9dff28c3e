/** Decisions inside an action: more contracts, purchases from neighbours, animals, bonuses, swaps. */
import type { OpenDecision } from '../../../engine/index.ts';
import { type Button, type Part, text } from '../../kit/panel.ts';
import { besideButtons, buttonsOf } from '../buttons.ts';
import { type Desk, legalOf, pictureOf, say, tryButton } from '../desk.ts';
import { type Group, groupButton, inGroup } from '../groups.ts';
import { belongings, heading } from '../headings.ts';
import { menusOf } from '../menus.ts';
import { contractLines, contractMenus, fulfilMenus, lackLines } from './contracts.ts';
import { shiftMenus } from './ports.ts';
import { buyMenus, tradeMenus } from './trade.ts';

/** The frame of all of them: what it is about, the choices, and the buttons beside them. */
function framed(
  desk: Desk,
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

export const secondContractParts = (desk: Desk, decision: OpenDecision): Part[] =>
  framed(desk, decision, [pictureOf(desk, 'contracts'), text(...lackLines(desk)), ...contractMenus(desk)]);

export const secondFulfilmentParts = (desk: Desk, decision: OpenDecision): Part[] =>
  framed(desk, decision, [pictureOf(desk, 'player'), ...fulfilMenus(desk)]);

export const shiftedTradeParts = (desk: Desk, decision: OpenDecision): Part[] =>
  framed(desk, decision, [...tradeMenus(desk), ...buyMenus(desk)]);

export const expansionParts = (desk: Desk, decision: OpenDecision): Part[] =>
  framed(
    desk,
    decision,
    [...buyMenus(desk), ...shiftMenus(desk, legalOf(desk, 'shiftPrice'))],
    legalOf(desk, 'drawContracts').map((action) => tryButton(desk, action)),
  );

/** Contracts drawn: in lines of their own, as there may be six. */
export function drawParts(desk: Desk, decision: OpenDecision): Part[] {
  const again = decision.kind === 'draw' && decision.taken > 0;
  return [
    text(
      say(desk, 'heading', { head: say(desk, again ? 'drawnMore' : 'drawn') }),
      belongings(desk),
      ...contractLines(desk),
    ),
    ...contractMenus(desk),
    ...buttonsOf(...besideButtons(desk)),
  ];
}

export function slaughterParts(desk: Desk, decision: OpenDecision): Part[] {
  const actions = legalOf(desk, 'slaughter');
  return framed(desk, decision, [
    pictureOf(desk, 'map', { last: actions.map(({ space }) => space) }),
    ...menusOf(desk, { key: 'slaughter', title: say(desk, 'menuSlaughter'), actions }),
  ]);
}

/** What a bonus may be used for and has a panel or a preview of its own. */
const BONUS_GROUPS: readonly Group[] = ['expand', 'shipping', 'technology', 'hire'];

export function bonusesParts(desk: Desk, decision: OpenDecision): Part[] {
  const groups = BONUS_GROUPS.filter((group) => inGroup(desk, group).length > 0);
  return framed(
    desk,
    decision,
    [
      ...menusOf(desk, { key: 'recall', title: say(desk, 'menuRecall'), actions: legalOf(desk, 'recall') }),
      ...menusOf(desk, { key: 'brew', title: say(desk, 'menuBrew'), actions: legalOf(desk, 'brew') }),
    ],
    groups.map((group) => groupButton(desk, group)),
  );
}

export function exchangeParts(desk: Desk, decision: OpenDecision): Part[] {
  const chosen = decision.kind === 'exchange' ? decision.spaces : [];
  const old = legalOf(desk, 'exchangeOld');
  return framed(desk, decision, [
    pictureOf(desk, 'map', { last: chosen.length > 0 ? chosen : old.map(({ space }) => space) }),
    ...(chosen.length === 0 ? [] : [text(say(desk, 'exchanged', { list: chosen.join(', ') }))]),
    ...menusOf(desk, { key: 'old', title: say(desk, 'menuExchangeOld'), actions: old }),
    ...menusOf(desk, {
      key: 'new',
      title: say(desk, 'menuExchangeNew'),
      actions: legalOf(desk, 'exchangeNew'),
    }),
  ]);
}
