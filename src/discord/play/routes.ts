/** Buttons and menus with which a player decides. */
import { z } from 'zod';
import type { Game } from '../../app/index.ts';
import { UNDO_SCOPES } from '../../app/index.ts';
import { type Action, check, PLAN_ITEMS, type Rejection } from '../../engine/index.ts';
import { phrase } from '../../text/index.ts';
import { gameHere } from '../kit/find.ts';
import { seatOf } from '../kit/people.ts';
import { refusalPanel } from '../kit/refusals.ts';
import { type Answer, type AnyRoute, answer, aside, route, type Visit } from '../kit/visit.ts';
import { decode } from './action-code.ts';
import { admit, type Click, number, refused } from './admission.ts';
import { deskOf } from './desk.ts';
import { GROUPS } from './groups.ts';
import { withOfferAfter } from './offer.ts';
import { ownPanel } from './own.ts';
import { groupPanel } from './panels/group.ts';
import { panelFor } from './panels/index.ts';
import { previewPanel } from './panels/preview.ts';
import { productionPanel } from './panels/production.ts';
import { resultPanel } from './panels/result.ts';

const game = z.string().min(1);

/** Opens the panel of whoever clicks: the button stands under public posts. */
const turn = route({
  name: 'turn',
  place: 'private',
  args: z.tuple([game]),
  run: async (visit, [id]) => {
    const found = await gameHere(visit, id);
    if (found === undefined) return aside(refusalPanel({ code: 'noGame' }, visit.language));
    return answer(ownPanel(visit, found));
  },
});

/** Back to what the seat decides; also what a stale click is answered with. */
const back = route({
  name: 'back',
  place: 'update',
  args: z.tuple([game, number, number]),
  run: (visit, [id, seat, version]) =>
    admit(visit, { id, seat, version }, async (click) => answer(panelFor(click.game, seat, visit.language))),
});

/** A group of actions: its menus. */
const act = route({
  name: 'act',
  place: 'update',
  args: z.tuple([game, number, number, z.enum([...GROUPS, 'production'])]).rest(z.string().max(20)),
  run: (visit, [id, seat, version, group, focus], { values }) =>
    admit(visit, { id, seat, version }, async (click) => {
      const desk = deskOf(click.game, seat, visit.language);
      return answer(
        group === 'production' ? productionPanel(desk) : groupPanel(desk, group, focus ?? values[0]),
      );
    }),
});

/** An action that was chosen on a button: what it would do. */
const attempt = route({
  name: 'try',
  place: 'update',
  args: z.tuple([game, number, number, z.string()]),
  run: (visit, [id, seat, version, code]) =>
    admit(visit, { id, seat, version }, async (click) => panelOfChoice(visit, click, code)),
});

/** An action that was chosen in a menu. */
const choose = route({
  name: 'choose',
  place: 'update',
  args: z.tuple([game, number, number, z.string()]),
  run: (visit, [id, seat, version], { values }) =>
    admit(visit, { id, seat, version }, async (click) => panelOfChoice(visit, click, values[0] ?? '')),
});

function panelOfChoice(visit: Visit, click: Click, code: string): Answer {
  const action = decode(code);
  if (action === undefined) return badInput(visit);
  const rejection = check(click.state, click.seat, action);
  if (rejection !== undefined) return rejected(visit, click.game, rejection);
  return answer(previewPanel(deskOf(click.game, click.seat, visit.language), action));
}

const badInput = ({ language }: Visit): Answer =>
  aside({ parts: [{ kind: 'text', text: phrase('refusals', 'badInput', {}, language) }] });

const rejected = (visit: Visit, at: Game, rejection: Rejection): Answer =>
  aside(refusalPanel({ code: 'rejected', rejection }, visit.language, at));

/** Does what was shown. */
const confirm = route({
  name: 'do',
  place: 'update',
  args: z.tuple([game, number, number, z.string()]),
  run: (visit, [id, seat, version, code]) =>
    admit(visit, { id, seat, version }, async (click) => {
      const action = decode(code);
      return action === undefined ? badInput(visit) : await played(visit, click, action, version);
    }),
});

async function played(
  visit: Visit,
  { game: { record }, seat }: Click,
  action: Action,
  expect: number,
): Promise<Answer> {
  const outcome = await visit.app.play(visit.actor, record.id, { action, expect, seat });
  if (!outcome.ok) return await refused(visit, record.id, seat, outcome.refusal);
  const panel = resultPanel(outcome.game, seat, visit.language, outcome.events);
  return answer(await withOfferAfter(visit, outcome.game, seat, panel));
}

/** Sets a number of the production plan. Others decide at the same time, so that versions do not matter here. */
const plan = route({
  name: 'plan',
  place: 'update',
  args: z.tuple([game, number, number, z.enum(PLAN_ITEMS), z.string()]),
  run: (visit, [id, seat, round, item], { values }) =>
    admit(visit, { id, seat, round }, async (click) => {
      const count = number.safeParse(values[0]);
      if (!count.success) return badInput(visit);
      const action: Action = { type: 'plan', item, count: count.data };
      const outcome = await visit.app.play(visit.actor, id, { action, seat });
      if (!outcome.ok) return await refused(visit, id, seat, outcome.refusal);
      return answer(productionPanel(deskOf(outcome.game, click.seat, visit.language)));
    }),
});

/** Confirms production. */
const ready = route({
  name: 'ready',
  place: 'update',
  args: z.tuple([game, number, number]),
  run: (visit, [id, seat, round]) =>
    admit(visit, { id, seat, round }, async () => {
      const outcome = await visit.app.play(visit.actor, id, { action: { type: 'confirmProduction' }, seat });
      if (!outcome.ok) return await refused(visit, id, seat, outcome.refusal);
      return answer(resultPanel(outcome.game, seat, visit.language, outcome.events));
    }),
});

/** Takes back one's own last move or turn. A second click finds another version, and undoes nothing more. */
const undo = route({
  name: 'undo',
  place: 'update',
  args: z.tuple([game, number, number, z.enum(UNDO_SCOPES)]),
  run: (visit, [id, seat, version, scope]) =>
    admit(visit, { id, seat, version }, async (click) => {
      // Undo is about the actor's own moves; moderators have a command for those of others.
      if (seatOf(click.game, visit.actor.user) !== seat) {
        return aside(refusalPanel({ code: 'notYourSeat', seat }, visit.language, click.game));
      }
      const outcome = await visit.app.undo(visit.actor, id, scope);
      if (!outcome.ok) return await refused(visit, id, seat, outcome.refusal);
      const said = outcome.done
        ? phrase('panels', 'undone', { count: outcome.count }, visit.language)
        : phrase('panels', 'undoAsked', {}, visit.language);
      return outcome.game.state === undefined
        ? answer({ parts: [{ kind: 'text', text: said }] })
        : answer(panelFor(outcome.game, seat, visit.language, [said]));
    }),
});

export const playRoutes: readonly AnyRoute[] = [turn, back, act, attempt, choose, confirm, plan, ready, undo];
