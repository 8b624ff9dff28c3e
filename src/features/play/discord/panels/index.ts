/** The panel of a seat: what it decides now, or whom the game waits for. */
import type { Game } from '../../../../core/index.ts';
import { areComputers } from '../../../../discord/shared/computer-names.ts';
import { type Button, line, type Panel, type Part, text } from '../../../../discord/shared/panel.ts';
import { tableOf } from '../../../../discord/shared/pictures.ts';
import { type DecisionKind, type OpenDecision, pendingSeats, type Seat } from '../../../../engine/index.ts';
import { translator } from '../../../../text/index.ts';
import { buttonsOf, undoButtons } from '../buttons.ts';
import { hintButtons } from '../hint.ts';
import { backButton, createPanelContext, type PanelContext, pictureOf, say } from '../panel-context.ts';
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

type Builder = (desk: PanelContext, decision: OpenDecision) => Part[];

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

/**
 * The panel of a seat: what the game waits for it to decide, else what it may decide in advance, else whose
 * turn it is. `above`: what is said first, such as what has just happened. Throws for a lobby.
 */
export function panelFor(game: Game, seat: Seat, language: string, above: readonly string[] = []): Panel {
  const desk = createPanelContext(game, seat, language);
  const said: Part[] = above.length === 0 ? [] : [text(...above), line];
  return { seat, parts: [...said, ...ownParts(desk, above.length === 0)] };
}

/** `alone`: nothing is said above, so that whoever has nothing to decide is shown the table. */
function ownParts(desk: PanelContext, alone: boolean): Part[] {
  // In a pause there is nothing to decide.
  if (desk.game.record.paused) return alone ? [pictureOf(desk, 'table')] : [];
  const decision = firstOpen(desk);
  if (decision === undefined) return idleParts(desk, alone);
  const parts = BUILDERS[decision.kind](desk, decision);
  return decision.required ? [...parts, ...buttonsOf(...hintButtons(desk))] : [text(waiting(desk)), ...parts];
}

/** What the game waits for stands first. */
const firstOpen = ({ open }: PanelContext): OpenDecision | undefined =>
  open.find(({ required }) => required) ?? open[0];

/** What a seat decides in a plan, with the ways to it; nothing where it has no more to decide. */
export function planParts(desk: PanelContext): Part[] {
  const decision = firstOpen(desk);
  return decision === undefined ? [] : BUILDERS[decision.kind](desk, decision);
}

/** Whom the game waits for; or that it is over. */
function waiting(desk: PanelContext): string {
  if (desk.state.phase === 'finished') return say(desk, 'over');
  const order = pendingSeats(desk.state);
  const data = { order, count: order.length };
  if (isThinking(desk)) return translator('computers', desk.words)('thinking', data);
  return say(desk, 'waiting', { phase: desk.state.phase, ...data });
}

/** Whether the game waits for nobody but computers. */
const isThinking = ({ game, state }: PanelContext): boolean => areComputers(game, pendingSeats(state));

function idleParts(desk: PanelContext, alone: boolean): Part[] {
  const over = desk.state.phase === 'finished';
  return [
    text(waiting(desk), ...(over || !alone ? [] : [say(desk, 'idle')])),
    // After a move the channel is shown the table anyway.
    ...(over ? [pictureOf(desk, 'score')] : alone ? tableOf(desk.game, {}, desk.language) : []),
    ...buttonsOf(...undoButtons(desk), ...(isThinking(desk) ? [lookAgain(desk)] : [])),
  ];
}

/** The same panel as it is then: computers do not take long. */
const lookAgain = (desk: PanelContext): Button => ({
  ...backButton(desk),
  label: translator('computers', desk.words)('look'),
});
