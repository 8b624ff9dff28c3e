/** Routes of the buttons and menus for playing. */
import { z } from 'zod';
import type { Game } from '../../../core/index.ts';
import { UNDO_SCOPES } from '../../../core/index.ts';
import { findGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  ephemeral,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { seatOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import {
  type Action,
  check,
  type GameEvent,
  PLAN_ITEMS,
  play,
  type Rejection,
  type Seat,
} from '../../../engine/index.ts';
import { phrase } from '../../../text/index.ts';
import { decode } from './action-code.ts';
import { GROUPS } from './action-groups.ts';
import { authorizeClick, type Click, number, refused } from './authorize-click.ts';
import { hintRoute } from './hint.ts';
import { ownPanel } from './own-panel.ts';
import { createPanelContext } from './panel-context.ts';
import { groupPanel } from './panels/group.ts';
import { panelFor } from './panels/index.ts';
import { previewPanel } from './panels/preview.ts';
import { productionPanel } from './panels/production.ts';
import { resultPanel } from './panels/result.ts';
import { codeOfPlan, draftOf, plannedOf } from './production-plan.ts';
import { withSettingsHintAfter } from './settings-hint.ts';

const game = z.string().min(1);

/** Opens the clicking user's panel; the button is under public posts. */
const turn = route({
  name: 'turn',
  place: 'private',
  args: z.tuple([game]),
  run: async (visit, [id]) => {
    const found = await findGame(visit, id);
    if (found === undefined) return ephemeral(refusalPanel({ code: 'noGame' }, visit.language));
    return answer(ownPanel(visit, found));
  },
});

/** Back to the seat's decisions; also the reply to a stale click. */
const back = route({
  name: 'back',
  place: 'update',
  args: z.tuple([game, number, number]),
  run: (visit, [id, seat, version]) =>
    authorizeClick(visit, { id, seat, version }, async (click) =>
      answer(panelFor(click.game, seat, visit.language)),
    ),
});

/** Opens a group of actions. */
const act = route({
  name: 'act',
  place: 'update',
  args: z.tuple([game, number, number, z.enum([...GROUPS, 'production'])]).rest(z.string().max(20)),
  run: (visit, [id, seat, version, group, focus], { values }) =>
    authorizeClick(visit, { id, seat, version }, async (click) => {
      const desk = createPanelContext(click.game, seat, visit.language);
      return answer(
        group === 'production' ? productionPanel(desk) : groupPanel(desk, group, focus ?? values[0]),
      );
    }),
});

/** Previews an action chosen with a button. */
const attempt = route({
  name: 'try',
  place: 'update',
  args: z.tuple([game, number, number, z.string()]),
  run: (visit, [id, seat, version, code]) =>
    authorizeClick(visit, { id, seat, version }, async (click) => panelOfChoice(visit, click, code)),
});

/** Previews an action chosen in a menu. */
const choose = route({
  name: 'choose',
  place: 'update',
  args: z.tuple([game, number, number, z.string()]),
  run: (visit, [id, seat, version], { values }) =>
    authorizeClick(visit, { id, seat, version }, async (click) =>
      panelOfChoice(visit, click, values[0] ?? ''),
    ),
});

function panelOfChoice(visit: InteractionContext, click: Click, code: string): Answer {
  const action = decode(code);
  if (action === undefined) return badInput(visit);
  const rejection = check(click.state, click.seat, action);
  if (rejection !== undefined) return rejected(visit, click.game, rejection);
  return answer(previewPanel(createPanelContext(click.game, click.seat, visit.language), action));
}

const badInput = ({ language }: InteractionContext): Answer =>
  ephemeral({ parts: [{ kind: 'text', text: phrase('refusals', 'badInput', {}, language) }] });

const rejected = (visit: InteractionContext, at: Game, rejection: Rejection): Answer =>
  ephemeral(refusalPanel({ code: 'rejected', rejection }, visit.language, at));

/** Ends an id that also ends the turn. */
const END = 'end';

/** Replies with what was done and what comes next. */
const told = async (
  visit: InteractionContext,
  at: Game,
  seat: Seat,
  events: readonly GameEvent[],
): Promise<Answer> =>
  answer(await withSettingsHintAfter(visit, at, seat, resultPanel(at, seat, visit.language, events)));

/** Plays the previewed action, and ends the turn if the id says so. */
const confirm = route({
  name: 'do',
  place: 'update',
  args: z.tuple([game, number, number, z.string()]).rest(z.literal(END)),
  run: (visit, [id, seat, version, code, end]) =>
    authorizeClick(visit, { id, seat, version }, async () => {
      const action = decode(code);
      if (action === undefined) return badInput(visit);
      const next: Action[] = end === undefined ? [] : [{ type: 'endTurn' }];
      const done = await visit.app.play.play(visit.actor, id, { action, next, expect: version, seat });
      if (!done.ok) return await refused(visit, id, seat, done.refusal);
      return await told(visit, done.game, seat, done.events);
    }),
});

/** Changes a number of the shown plan. Versions don't matter, because all seats decide at the same time. */
const plan = route({
  name: 'plan',
  place: 'update',
  args: z.tuple([game, number, number, z.enum(PLAN_ITEMS), z.string()]).rest(z.string()),
  run: (visit, [id, seat, round, item, _part, code], { values }) =>
    authorizeClick(visit, { id, seat, round }, async (click) => {
      const count = number.safeParse(values[0]);
      if (!count.success) return badInput(visit);
      const desk = createPanelContext(click.game, seat, visit.language);
      // Panels of earlier releases had no plan in their ids.
      const draft = draftOf(desk, code ?? plannedOf(desk));
      if (draft === undefined) return await refused(visit, id, seat, { code: 'stale' });
      const changed = play(draft.desk.state, seat, { type: 'plan', item, count: count.data });
      if (!changed.ok) return rejected(visit, click.game, changed.rejection);
      return answer(
        productionPanel(desk, codeOfPlan(changed.state.production[seat]?.plan ?? plannedOf(desk))),
      );
    }),
});

/** Confirms the shown plan. */
const ready = route({
  name: 'ready',
  place: 'update',
  args: z.tuple([game, number, number]).rest(z.string()),
  run: (visit, [id, seat, round, code]) =>
    authorizeClick(visit, { id, seat, round }, (click) => decide(visit, click, code)),
});

/** Applies and confirms the plan of a code in one commit. Default: confirms the stored plan. */
async function decide(visit: InteractionContext, click: Click, code: string | undefined): Promise<Answer> {
  const { seat } = click;
  const { id, version: expect } = click.game.record;
  const moves =
    code === undefined ? [] : draftOf(createPanelContext(click.game, seat, visit.language), code)?.moves;
  if (moves === undefined) return await refused(visit, id, seat, { code: 'stale' });
  const confirm: Action = { type: 'confirmProduction' };
  const [action = confirm, ...next] = [...moves, confirm];
  const done = await visit.app.play.play(visit.actor, id, { action, next, expect, seat });
  if (!done.ok) return await refused(visit, id, seat, done.refusal);
  return await told(visit, done.game, seat, done.events);
}

/** Undoes the user's last move or turn. A second click has an old version, so it undoes nothing more. */
const undo = route({
  name: 'undo',
  place: 'update',
  args: z.tuple([game, number, number, z.enum(UNDO_SCOPES)]),
  run: (visit, [id, seat, version, scope]) =>
    authorizeClick(visit, { id, seat, version }, async (click) => {
      // Undo affects the user's own moves; moderators have a command for those of others.
      if (seatOf(click.game, visit.actor.user) !== seat) {
        return ephemeral(refusalPanel({ code: 'notYourSeat', seat }, visit.language, click.game));
      }
      const outcome = await visit.app.play.undo(visit.actor, id, scope);
      if (!outcome.ok) return await refused(visit, id, seat, outcome.refusal);
      const said = outcome.done
        ? phrase(
            'panels',
            'undone',
            { count: outcome.count, computers: outcome.computers ?? 0 },
            visit.language,
          )
        : phrase('panels', 'undoAsked', {}, visit.language);
      return outcome.game.state === undefined
        ? answer({ parts: [{ kind: 'text', text: said }] })
        : answer(panelFor(outcome.game, seat, visit.language, [said]));
    }),
});

export const playRoutes: readonly AnyRoute[] = [
  turn,
  back,
  act,
  attempt,
  choose,
  confirm,
  plan,
  ready,
  undo,
  hintRoute,
];
