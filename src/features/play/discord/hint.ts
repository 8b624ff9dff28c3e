/** Advice: what a computer would do in the place of whoever asks, in words and with the way to it. */
import { z } from 'zod';
import type { Game } from '../../../core/index.ts';
import { commandData } from '../../../discord/shared/command-data.ts';
import { reasonText } from '../../../discord/shared/computer-names.ts';
import { customId, gameArg } from '../../../discord/shared/custom-id.ts';
import { findGame, findLatestGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  type Command,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { type Button, buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { seatOf } from '../../../discord/shared/player-names.ts';
import type { Action, ActionType } from '../../../engine/index.ts';
import { actionText, translator } from '../../../text/index.ts';
import type { Advice } from '../../computers/index.ts';
import { createPanelContext, idOf, type PanelContext, say, tryButton } from './panel-context.ts';

/** Steps of a turn that are told; of production there may be more, each a number. */
const STEPS = 4;

/** The button that asks for advice, where the table allows that. */
export const hintButtons = ({ game, words }: PanelContext): Button[] =>
  game.record.hints === true
    ? [
        {
          id: customId('hint', game.record.id),
          label: translator('computers', words)('buttonHint'),
          emoji: '💡',
        },
      ]
    : [];

/** Asks, and tells what came of it. */
async function hint(visit: InteractionContext, game: Game): Promise<Answer> {
  const outcome = await visit.app.computers.getHint(visit.actor, game.record.id);
  return whenDone(visit, outcome, ({ game: now, ...advice }) => answer(hintPanel(now, advice, visit)), game);
}

/** What is advised, and the panel where it is done, a tap away. */
function hintPanel(
  game: Game,
  { thoughts, replaced }: Advice,
  { actor, language }: InteractionContext,
): Panel {
  const [first] = thoughts;
  const seat = seatOf(game, actor.user);
  if (first === undefined || seat === undefined) throw new Error(`no advice in game ${game.record.id}`);
  const desk = createPanelContext(game, seat, language);
  const steps = thoughts.filter(({ action }, nth) => nth === 0 || !CLOSING.includes(action.type));
  const what = steps.slice(0, STEPS).map(({ action }) => actionText(action, desk.prose, seat));
  const why = reasonText(first.reason, desk.words);
  const instead = replaced === undefined ? 'none' : replaced === 'hung' ? 'hung' : 'other';
  return {
    seat,
    parts: [
      text(translator('computers', desk.words)('hint', { what: what.join('; '), why, replaced: instead })),
      buttons(wayTo(desk, first.action)),
    ],
  };
}

/** What only ends a turn or a decision. */
const CLOSING: readonly ActionType[] = ['endTurn', 'confirmProduction'];
const PRODUCTION: readonly ActionType[] = ['plan', 'confirmProduction'];

/** The button to what an action would do; in production, to all that is decided there. */
const wayTo = (desk: PanelContext, action: Action): Button =>
  PRODUCTION.includes(action.type)
    ? { id: idOf(desk, 'act', 'production'), label: say(desk, 'planProduction'), style: 'primary' }
    : tryButton(desk, action, 'primary');

export const hintRoute: AnyRoute = route({
  name: 'hint',
  place: 'private',
  heavy: true,
  args: z.tuple([gameArg]),
  async run(visit, [id]) {
    const game = await findGame(visit, id);
    return game === undefined ? noGame(visit) : await hint(visit, game);
  },
});

export const hintCommand: Command = {
  data: commandData('hint', 'hint'),
  heavy: true,
  async run(visit) {
    const game = await findLatestGame(visit);
    return game === undefined ? noGame(visit) : await hint(visit, game);
  },
};
