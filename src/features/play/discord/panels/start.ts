/** Before the first round: draft, auction, first workers. */

import { type Part, text } from '../../../../discord/shared/panel.ts';
import type { OpenDecision } from '../../../../engine/index.ts';
import { clanText, offerText } from '../../../../text/index.ts';
import { buttonsOf, undoButtons } from '../buttons.ts';
import { choicesOf, menusOf } from '../menus.ts';
import { legalOf, type PanelContext, pictureOf, say, tryButton } from '../panel-context.ts';
import { heading } from '../panel-headings.ts';
import { placementParts } from './placement.ts';

/** Returns a line for each remaining offer, with its clan's ability. */
function offerLines(desk: PanelContext): string[] {
  return desk.state.offers.flatMap((offer, index) => {
    if (offer.takenBy !== undefined) return [];
    const line = offer.clan === undefined ? 'none' : clanText(offer.clan, desk.prose).line;
    return [say(desk, 'offerLine', { number: index + 1, head: offerText(offer, desk.prose), line })];
  });
}

/** Pictures that help to choose a clan. */
const DRAFT_VIEWS = ['clans', 'map', 'boards'] as const;

/** Example: "1 · Stewart". `offerLines` above shows the rest. */
function pickLabel(desk: PanelContext, index: number): string {
  const offer = desk.state.offers[index];
  const name = offer?.clan === undefined ? '' : clanText(offer.clan, desk.words).short;
  return say(desk, 'pickButton', { number: index + 1, known: name !== '', name });
}

export function draftParts(desk: PanelContext, decision: OpenDecision): Part[] {
  return [
    text(heading(desk, decision), ...offerLines(desk)),
    ...DRAFT_VIEWS.map((view) => pictureOf(desk, view)),
    ...choicesOf(desk, {
      key: 'pick',
      title: say(desk, 'menuPick'),
      actions: legalOf(desk, 'pick'),
      short: ({ offer }) => pickLabel(desk, offer),
    }),
    ...buttonsOf(...undoButtons(desk)),
  ];
}

/** Number of bids that get their own button. */
const QUICK_BIDS = 4;

export function auctionParts(desk: PanelContext, decision: OpenDecision): Part[] {
  const bids = legalOf(desk, 'bid');
  const quick = bids.slice(0, QUICK_BIDS).map((action) => tryButton(desk, action));
  const leave = legalOf(desk, 'declineBid').map((action) => tryButton(desk, action, 'danger'));
  const { auction } = desk.state;
  const leader = auction?.leader;
  return [
    text(
      heading(desk, decision),
      ...(auction === undefined || leader === undefined
        ? []
        : [say(desk, 'leads', { seat: leader, high: auction.high })]),
      ...offerLines(desk),
      say(desk, 'aboutBids'),
    ),
    pictureOf(desk, 'clans'),
    ...buttonsOf(...quick, ...leave, ...undoButtons(desk)),
    ...menusOf(desk, { key: 'bid', title: say(desk, 'menuBid'), actions: bids.slice(QUICK_BIDS) }),
  ];
}

export function firstWorkerParts(desk: PanelContext, decision: OpenDecision): Part[] {
  return [
    text(heading(desk, decision), say(desk, 'aboutFirstWorkers', { money: desk.player.money })),
    ...placementParts(desk),
    ...buttonsOf(...undoButtons(desk)),
  ];
}
