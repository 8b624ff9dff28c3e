/** The panel of `/turn`: the player's decision, or what they can do until their turn. */
import {
  forbidden,
  type Game,
  isAtTable,
  isComputer,
  orderBy,
  orderOf,
  type Refusal,
  type Substitution,
  substituteAt,
  whyOver,
} from '../../../core/index.ts';
import { moreButton, planButton } from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { plainName } from '../../../discord/shared/markup.ts';
import { buttons, line, type Panel, text, withButtons } from '../../../discord/shared/panel.ts';
import { memberAt, nameIn, seatOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { pendingSeats, type Seat } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';
import { panelForModerator } from './buttons.ts';
import { panelFor } from './panels/index.ts';
import { type OrderContext, orderContextOf } from './standing-orders/conditional-actions.ts';
import { dueParts, lapseParts, orderParts } from './standing-orders/panels.ts';

/** Returns a seat's panel: the user's own, or that of a seat for which a moderator acts, without plan and order. */
export const seatPanel = async (
  context: InteractionContext,
  game: Game,
  seat: Seat,
  above: readonly string[] = [],
): Promise<Panel> =>
  seatOf(game, context.actor.user) === seat
    ? await ownPanel(context, game, above)
    : panelForModerator(panelFor(game, seat, context.language, above));

/** Returns the user's own panel, or a refusal for users without one. `above`: lines shown first. */
export async function ownPanel(
  { actor, language, services }: InteractionContext,
  game: Game,
  above: readonly string[] = [],
): Promise<Panel> {
  const { record, state } = game;
  const seat = seatOf(game, actor.user);
  const refuse = (refusal: Refusal) => refusalPanel(refusal, language, game);
  if (!isAtTable(record, actor.user)) return refuse({ code: 'notMember' });
  if (record.status === 'ended') return refuse(whyOver(record));
  if (state === undefined || seat === undefined) return refuse({ code: 'notStarted' });
  const playing = record.status === 'playing';
  const standIn = substituteAt(
    record,
    record.members.findIndex(({ user }) => user === actor.user),
  );
  if (standIn !== undefined && playing) return stoodInPanel(game, standIn, language);
  const codes = [
    ...(record.paused ? (['paused'] as const) : []),
    ...(playing && memberAt(game, seat)?.conceded === true ? (['conceded'] as const) : []),
  ];
  const panel = panelFor(game, seat, language, [
    ...above,
    ...codes.map((code) => refusalText({ code }, language, game)),
  ]);
  // After the end, only the stand-in can undo.
  if (standIn !== undefined) return panelForModerator(panel);
  if (!playing || codes.includes('conceded')) return panel;
  const full = withOrder(panel, game, seat, actor.user, language);
  const planned = state.round > 0 ? await services.plans.countSteps(actor.user, record.id) : 0;
  const further = [
    ...(state.round > 0 ? [planButton(game, language, planned)] : []),
    moreButton(game, language),
  ];
  // Beside the small buttons, if the panel ends with some.
  const parts = withButtons(full.parts, further, (_, isEnd) => isEnd);
  return { ...full, slot: 'turn', parts };
}

/** Returns the order of a player who can leave one now; `undefined` for others. */
export function orderContextFor(
  { actor, language }: InteractionContext,
  game: Game,
): OrderContext | undefined {
  const seat = seatOf(game, actor.user);
  const may = forbidden('order', actor, game.record) === undefined;
  return may && seat !== undefined && !isPending(game, seat)
    ? orderContextOf(game, seat, actor.user, language)
    : undefined;
}

/** Returns the panel of a user who can't leave an order now, and says why. */
export async function orderlessPanel(context: InteractionContext, game: Game): Promise<Panel> {
  const panel = await ownPanel(context, game);
  const seat = seatOf(game, context.actor.user);
  // The panel says who plays instead, or that the user has given up.
  if (seat === undefined || forbidden('order', context.actor, game.record) !== undefined) return panel;
  // The panel shows an order that is about to be carried out.
  if (orderOf(game.record, seat) !== undefined) return panel;
  const why = isPending(game, seat)
    ? botText('plans', 'orderNow', {}, context.language)
    : refusalText({ code: 'noOrderNow' }, context.language);
  return { ...panel, parts: [text(why), ...panel.parts] };
}

const isPending = ({ state }: Game, seat: Seat): boolean =>
  state !== undefined && pendingSeats(state).includes(seat);

/** Adds the player's standing order: below the panel if they can plan ahead, above it if it is due or has lapsed. */
function withOrder(panel: Panel, game: Game, seat: Seat, user: string, language: string): Panel {
  const planning = isPending(game, seat) ? undefined : orderContextOf(game, seat, user, language);
  if (planning !== undefined) return { ...panel, parts: [...panel.parts, line, ...orderParts(planning)] };
  const order = orderBy(game.record, user);
  if (order === undefined) return panel;
  const shown = order.lapsed === undefined ? dueParts : lapseParts;
  return { ...panel, parts: [...shown(game, seat, order, language), line, ...panel.parts] };
}

const stoodInPanel = ({ record }: Game, standIn: Substitution, language: string): Panel => ({
  parts: [
    text(
      isComputer(standIn.user)
        ? botText('computers', 'playsForYou', { name: plainName(nameIn(standIn, language)) }, language)
        : refusalText({ code: 'stoodIn', by: standIn.name }, language),
    ),
    buttons({
      id: customId('imback', record.id),
      label: isComputer(standIn.user)
        ? botText('computers', 'playAgain', {}, language)
        : botText('clock', 'imBack', {}, language),
      style: 'primary',
    }),
  ],
});
