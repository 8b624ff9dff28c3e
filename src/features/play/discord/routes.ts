import { z } from 'zod';
import type { Game, PlayResult } from '../../../core/index.ts';
import { UNDO_SCOPES } from '../../../core/index.ts';
import { numberArg } from '../../../discord/shared/custom-id.ts';
import { badInput, findGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  ephemeral,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { text } from '../../../discord/shared/panel.ts';
import { seatOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { type Action, check, PLAN_ITEMS, play, type Rejection } from '../../../engine/index.ts';
import { decode } from './action-code.ts';
import { GROUPS } from './action-groups.ts';
import { asksFirst } from './asks-first.ts';
import { authorizeClick, type Click, refused } from './authorize-click.ts';
import { hintRoute } from './hint.ts';
import { ownPanel, seatPanel } from './own-panel.ts';
import { createPanelContext } from './panel-context.ts';
import { groupPanel } from './panels/group.ts';
import { panelFor } from './panels/index.ts';
import { leavesTurnOpen, previewPanel } from './panels/preview.ts';
import { productionPanel } from './panels/production.ts';
import { resultPanel } from './panels/result.ts';
import { codeOfPlan, draftOf, plannedOf } from './production-plan.ts';
import { withSettingsHintAfter } from './settings-hint.ts';
import { undoAskedText, undoneLines } from './undo.ts';

const game = z.string().min(1);

/** Plays an action that can be undone freely; shows all others, and those of users who want it, before they are played. */
async function playOrAsk(context: InteractionContext, click: Click, code: string): Promise<Answer> {
  const action = decode(code);
  if (action === undefined) return badInput(context);
  const { game, state, seat } = click;
  const rejection = check(state, seat, action);
  if (rejection !== undefined) return rejected(context, game, rejection);
  const panel = createPanelContext(game, seat, context.language);
  const { askFirst, autoEnd } = context.settings;
  // Moderators can't undo what they do for another seat.
  const own = seatOf(game, context.actor.user) === seat;
  if (askFirst || !own || asksFirst(panel, action)) return answer(previewPanel(panel, action));
  return await playAction(context, click, action, autoEnd === true && leavesTurnOpen(panel, action));
}

/** Plays an action, and ends the turn if `ends`. Refused if the game has moved on. */
async function playAction(
  context: InteractionContext,
  click: Click,
  action: Action,
  ends: boolean,
): Promise<Answer> {
  const { seat } = click;
  const next: Action[] = ends ? [{ type: 'endTurn' }] : [];
  const { id, version: expect } = click.game.record;
  const done = await context.services.play.play(context.actor, id, { action, next, expect, seat });
  if (!done.ok) return await refused(context, id, seat, done.refusal);
  return await told(context, click, done);
}

const rejected = (context: InteractionContext, at: Game, rejection: Rejection): Answer =>
  ephemeral(refusalPanel({ code: 'rejected', rejection }, context.language, at));

/** Last part of an id whose action also ends the turn. */
const END = 'end';

async function told(
  context: InteractionContext,
  { game: { state: before }, seat }: Click,
  done: PlayResult & { readonly game: Game },
): Promise<Answer> {
  const { game: at } = done;
  const panel = resultPanel(at, seat, context.language, done, before);
  return answer(await withSettingsHintAfter(context, at, seat, panel));
}

/** Applies and confirms the plan of a code in one commit. Default: confirms the stored plan. */
async function decide(context: InteractionContext, click: Click, code: string | undefined): Promise<Answer> {
  const { seat } = click;
  const { id, version: expect } = click.game.record;
  const moves =
    code === undefined ? [] : draftOf(createPanelContext(click.game, seat, context.language), code)?.moves;
  if (moves === undefined) return await refused(context, id, seat, { code: 'stale' });
  const confirm: Action = { type: 'confirmProduction' };
  const [action = confirm, ...next] = [...moves, confirm];
  const done = await context.services.play.play(context.actor, id, { action, next, expect, seat });
  if (!done.ok) return await refused(context, id, seat, done.refusal);
  return await told(context, click, done);
}

export const playRoutes: readonly AnyRoute[] = [
  /** Opens the clicking user's panel; the button is under public posts. */
  route('turn', 'private', [game], async (context, [id]) => {
    const found = await findGame(context, id);
    if (found === undefined) return ephemeral(refusalPanel({ code: 'noGame' }, context.language));
    return answer(await ownPanel(context, found));
  }),
  /** Back to the seat's decisions; also the reply to a stale click. */
  route('back', 'update', [game, numberArg, numberArg], (context, [id, seat, version]) =>
    authorizeClick(context, { id, seat, version }, async (click) =>
      answer(await seatPanel(context, click.game, seat)),
    ),
  ),
  route(
    'act',
    'update',
    z.tuple([game, numberArg, numberArg, z.enum([...GROUPS, 'production'])]).rest(z.string().max(20)),
    (context, [id, seat, version, group, focus], { values }) =>
      authorizeClick(context, { id, seat, version }, async (click) => {
        const panel = createPanelContext(click.game, seat, context.language);
        return answer(
          group === 'production'
            ? productionPanel(panel, focus)
            : groupPanel(panel, group, values[0] ?? focus),
        );
      }),
  ),
  route('try', 'update', [game, numberArg, numberArg, z.string()], (context, [id, seat, version, code]) =>
    authorizeClick(context, { id, seat, version }, async (click) => playOrAsk(context, click, code)),
  ),
  route(
    'choose',
    'update',
    [game, numberArg, numberArg, z.string()],
    (context, [id, seat, version], { values }) =>
      authorizeClick(context, { id, seat, version }, async (click) =>
        playOrAsk(context, click, values[0] ?? ''),
      ),
  ),
  /** Plays the previewed action, and ends the turn if the id says so. */
  route(
    'do',
    'update',
    z.tuple([game, numberArg, numberArg, z.string()]).rest(z.literal(END)),
    (context, [id, seat, version, code, end]) =>
      authorizeClick(context, { id, seat, version }, async (click) => {
        const action = decode(code);
        return action === undefined
          ? badInput(context)
          : await playAction(context, click, action, end !== undefined);
      }),
  ),
  /** Changes a number of the shown plan. Versions don't matter, because all seats decide at the same time. */
  route(
    'plan',
    'update',
    z.tuple([game, numberArg, numberArg, z.enum(PLAN_ITEMS), z.string()]).rest(z.string()),
    (context, [id, seat, round, item, _part, code], { values }) =>
      authorizeClick(context, { id, seat, round }, async (click) => {
        const count = numberArg.safeParse(values[0]);
        if (!count.success) return badInput(context);
        const panel = createPanelContext(click.game, seat, context.language);
        // Panels of earlier releases had no plan in their ids.
        const draft = draftOf(panel, code ?? plannedOf(panel));
        if (draft === undefined) return await refused(context, id, seat, { code: 'stale' });
        const changed = play(draft.panel.state, seat, { type: 'plan', item, count: count.data });
        if (!changed.ok) return rejected(context, click.game, changed.rejection);
        return answer(
          productionPanel(panel, codeOfPlan(changed.state.production[seat]?.plan ?? plannedOf(panel))),
        );
      }),
  ),
  route(
    'ready',
    'update',
    z.tuple([game, numberArg, numberArg]).rest(z.string()),
    (context, [id, seat, round, code]) =>
      authorizeClick(context, { id, seat, round }, (click) => decide(context, click, code)),
  ),
  /** Undoes the user's last move or turn. A second click has an old version, so it undoes nothing more. */
  route(
    'undo',
    'update',
    [game, numberArg, numberArg, z.enum(UNDO_SCOPES)],
    (context, [id, seat, version, scope]) =>
      authorizeClick(context, { id, seat, version }, async (click) => {
        // Undo affects the user's own moves; moderators have a command for those of others.
        if (seatOf(click.game, context.actor.user) !== seat) {
          return ephemeral(refusalPanel({ code: 'notYourSeat', seat }, context.language, click.game));
        }
        const outcome = await context.services.play.undo(context.actor, id, scope, version);
        if (!outcome.ok) return await refused(context, id, seat, outcome.refusal);
        const lines = outcome.done ? undoneLines(context, outcome) : [undoAskedText(context, outcome.game)];
        return outcome.game.state === undefined
          ? answer({ parts: [text(...lines)] })
          : answer(panelFor(outcome.game, seat, context.language, lines));
      }),
  ),
  hintRoute,
];
