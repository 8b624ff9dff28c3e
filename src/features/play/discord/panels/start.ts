/** Decisions before the first round (R-SETUP, R-OPT-6). */
import { type Part, text, textOf } from '../../../../discord/shared/panel.ts';
import type { OpenDecision } from '../../../../engine/index.ts';
import { clanText, offerText } from '../../../../text/index.ts';
import { buttonsOf, undoButtons } from '../buttons.ts';
import { choicesOf, menusOf } from '../menus.ts';
import { legalOf, type PanelContext, panelText, pictureOf, tryButton } from '../panel-context.ts';
import { heading } from '../panel-headings.ts';
import { placementParts } from './placement.ts';

/** Returns the picture of the free offers, or their lines if only numbers tell them apart. */
function offerParts(panel: PanelContext): Part[] {
  const lines = panel.state.offers.flatMap((offer, index) => {
    if (offer.takenBy !== undefined) return [];
    const line = offer.clan === undefined ? 'none' : clanText(offer.clan, panel.prose).line;
    return [panelText(panel, 'offerLine', { number: index + 1, head: offerText(offer, panel.prose), line })];
  });
  const named = panel.state.offers.every(({ clan }) => clan !== undefined);
  return [
    ...(named ? [] : textOf(...lines)),
    { ...pictureOf(panel, 'clans'), ...(named ? { words: lines.join('\n') } : {}) },
  ];
}

/** Returns the clan of an offer, or its number. The picture or the lines above show the rest. */
function pickLabel(panel: PanelContext, index: number): string {
  const offer = panel.state.offers[index];
  return offer?.clan === undefined ? String(index + 1) : clanText(offer.clan, panel.words).short;
}

/** Builds the choice of clan and starting tile. */
export function draftParts(panel: PanelContext, decision: OpenDecision): Part[] {
  return [
    text(heading(panel, decision)),
    ...offerParts(panel),
    ...choicesOf(panel, {
      key: 'pick',
      title: panelText(panel, 'menuPick'),
      actions: legalOf(panel, 'pick'),
      short: ({ offer }) => pickLabel(panel, offer),
    }),
    ...buttonsOf(...undoButtons(panel)),
  ];
}

const QUICK_BIDS = 4;

/** Builds the auction: quick bids, the next ones in a menu, and leaving (R-OPT-6). */
export function auctionParts(panel: PanelContext, decision: OpenDecision): Part[] {
  const bids = legalOf(panel, 'bid');
  const quick = bids.slice(0, QUICK_BIDS).map((action) => tryButton(panel, action));
  const leave = legalOf(panel, 'declineBid').map((action) => tryButton(panel, action, 'danger'));
  const { auction } = panel.state;
  const leader = auction?.leader;
  return [
    text(
      heading(panel, decision),
      ...(auction === undefined || leader === undefined
        ? []
        : [panelText(panel, 'leads', { seat: leader, high: auction.high })]),
      panelText(panel, 'aboutBids'),
    ),
    ...offerParts(panel),
    ...buttonsOf(...quick, ...leave, ...undoButtons(panel)),
    ...menusOf(panel, {
      key: 'bid',
      title: panelText(panel, 'menuBid'),
      actions: bids.slice(QUICK_BIDS),
      mark: ({ amount }) => String(amount),
    }),
  ];
}

/** Builds the placement of a first worker (R-SETUP-4). */
export function firstWorkerParts(panel: PanelContext, decision: OpenDecision): Part[] {
  return [
    text(heading(panel, decision), panelText(panel, 'aboutFirstWorkers', { money: panel.player.money })),
    ...placementParts(panel),
    ...buttonsOf(...undoButtons(panel)),
  ];
}
