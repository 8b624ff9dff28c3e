/** The panel of a seat: its current decision, or whom the game waits for. */

import { type Game, orderOf, playerAt } from '../../../../core/index.ts';
import { areComputers, isInstead } from '../../../../discord/shared/computer-names.ts';
import { questionsFor } from '../../../../discord/shared/open-questions.ts';
import { type Button, line, type Panel, type Part, text } from '../../../../discord/shared/panel.ts';
import { tableOf } from '../../../../discord/shared/pictures.ts';
import { colourOf, memberAt } from '../../../../discord/shared/player-names.ts';
import { hasHadLastTurn } from '../../../../discord/shared/turn-status.ts';
import { type DecisionKind, type OpenDecision, pendingSeats, type Seat } from '../../../../engine/index.ts';
import { translator } from '../../../../text/index.ts';
import { buttonsOf, undoButtons } from '../buttons.ts';
import { hintButtons } from '../hint-button.ts';
import { backButton, createPanelContext, type PanelContext, panelText, pictureOf } from '../panel-context.ts';
import { withRules } from '../rules-button.ts';
import {
  bonusesParts,
  drawParts,
  exchangeParts,
  expansionParts,
  secondContractParts,
  secondFulfilmentParts,
  shiftedTradeParts,
  slaughterParts,
} from './bonuses.ts';
import { productionParts } from './production.ts';
import { auctionParts, draftParts, firstWorkerParts } from './start.ts';
import { turnParts } from './turn.ts';

/** `alone`: there are no lines above the decision. */
type Builder = (panel: PanelContext, decision: OpenDecision, alone: boolean) => Part[];

const BUILDERS: Readonly<Record<DecisionKind, Builder>> = {
  draft: draftParts,
  auction: auctionParts,
  firstWorker: firstWorkerParts,
  turn: turnParts,
  secondContract: secondContractParts,
  secondFulfilment: secondFulfilmentParts,
  shiftedTrade: shiftedTradeParts,
  expansion: expansionParts,
  draw: drawParts,
  slaughter: slaughterParts,
  bonuses: bonusesParts,
  exchange: exchangeParts,
  production: productionParts,
};

/** Returns the panel of a seat's next decision, or whose turn it is. `above`: lines shown first. */
export function panelFor(game: Game, seat: Seat, language: string, above: readonly string[] = []): Panel {
  const panel = createPanelContext(game, seat, language);
  const intro: Part[] = above.length === 0 ? [] : [text(...above), line];
  return { colour: colourOf(game, seat), parts: [...intro, ...ownParts(panel, above.length === 0)] };
}

/** `alone`: no lines above, so a player without a decision sees the table. */
function ownParts(panel: PanelContext, alone: boolean): Part[] {
  // A paused game has no decisions.
  if (panel.game.record.paused) return alone ? [pictureOf(panel, 'table')] : [];
  // The bot decides for players who have given up.
  const decision = memberAt(panel.game, panel.seat)?.conceded === true ? undefined : firstOpen(panel);
  if (decision === undefined) return idleParts(panel, alone);
  const parts = BUILDERS[decision.kind](panel, decision, alone);
  // The turn has the hint beside its other small buttons.
  const hint = decision.required && decision.kind !== 'turn' ? buttonsOf(...hintButtons(panel)) : [];
  const early = decision.required ? [] : [text(waiting(panel))];
  return [...early, ...withRules(panel, decision.kind, [...parts, ...hint])];
}

const firstOpen = ({ open }: PanelContext): OpenDecision | undefined =>
  open.find(({ required }) => required) ?? open[0];

/** Returns the decision parts in a plan; an empty list if no decision is left. */
export function planParts(panel: PanelContext): Part[] {
  const decision = firstOpen(panel);
  return decision === undefined
    ? []
    : withRules(panel, decision.kind, BUILDERS[decision.kind](panel, decision, true));
}

function waiting(panel: PanelContext): string {
  if (panel.state.phase === 'finished')
    return panelText(panel, 'over', { challenge: panel.game.record.challenge !== undefined });
  const order = pendingSeats(panel.state);
  const data = { order, count: order.length };
  if (isThinking(panel)) {
    const instead = order.every((seat) => isInstead(panel.game, seat));
    return translator('computers', panel.words)('thinking', { ...data, instead });
  }
  return panelText(panel, 'waiting', { phase: panel.state.phase, ...data });
}

const isThinking = ({ game, state }: PanelContext): boolean => areComputers(game, pendingSeats(state));

/** Returns whether the seat's player has a request or a vote to answer. */
const isAsked = ({ game, state, seat }: PanelContext): boolean =>
  questionsFor(game, playerAt(game.record, state, seat)) !== 'other';

function idleParts(panel: PanelContext, alone: boolean): Part[] {
  const over = panel.state.phase === 'finished';
  // An order is carried out without a ping.
  const uncalled =
    hasHadLastTurn(panel.state, panel.seat) || orderOf(panel.game.record, panel.seat) !== undefined;
  const asked = isAsked(panel) ? (uncalled ? 'last' : 'yes') : 'other';
  const isTold = alone && !over && !(uncalled && asked === 'other');
  return [
    text(waiting(panel), ...(isTold ? [panelText(panel, 'idle', { asked })] : [])),
    // After a move, the channel shows the table anyway.
    ...(over ? [pictureOf(panel, 'score')] : alone ? tableOf(panel.game, {}, panel.language) : []),
    ...buttonsOf(...undoButtons(panel), ...(isThinking(panel) ? [lookAgain(panel)] : [])),
  ];
}

/** Refreshes the panel: computer players don't take long. */
const lookAgain = (panel: PanelContext): Button => ({
  ...backButton(panel),
  label: translator('computers', panel.words)('look'),
});
