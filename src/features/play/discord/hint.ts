/** Hints: what a computer player would do in the user's place, and a button that leads there. */
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
import { colourOf, seatOf } from '../../../discord/shared/player-names.ts';
import type { Action, ActionType } from '../../../engine/index.ts';
import { actionText, translator } from '../../../text/index.ts';
import type { Advice } from '../../computers/index.ts';
import { createPanelContext, idOf, type PanelContext, say, tryButton } from './panel-context.ts';

/** Maximum number of steps shown; production may have more, one for each number. */
const STEPS = 4;

/** Returns the hint button if the game allows hints. */
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

async function hint(context: InteractionContext, game: Game): Promise<Answer> {
  const outcome = await context.app.computers.getHint(context.actor, game.record.id);
  return whenDone(
    context,
    outcome,
    ({ game: now, ...advice }) => answer(hintPanel(now, advice, context)),
    game,
  );
}

/** Returns the hint, with a button to the panel where it can be done. */
function hintPanel(
  game: Game,
  { thoughts, replaced }: Advice,
  { actor, language }: InteractionContext,
): Panel {
  const [first] = thoughts;
  const seat = seatOf(game, actor.user);
  if (first === undefined || seat === undefined) throw new Error(`no advice in game ${game.record.id}`);
  const panel = createPanelContext(game, seat, language);
  const steps = thoughts.filter(({ action }, nth) => nth === 0 || !CLOSING.includes(action.type));
  const what = steps.slice(0, STEPS).map(({ action }) => actionText(action, panel.prose, seat));
  const why = reasonText(first.reason, panel.words);
  const instead = replaced === undefined ? 'none' : replaced === 'hung' ? 'hung' : 'other';
  return {
    colour: colourOf(game, seat),
    parts: [
      text(translator('computers', panel.words)('hint', { what: what.join('; '), why, replaced: instead })),
      buttons(wayTo(panel, first.action)),
    ],
  };
}

/** Actions that only end a turn or a decision. */
const CLOSING: readonly ActionType[] = ['endTurn', 'confirmProduction'];
const PRODUCTION: readonly ActionType[] = ['plan', 'confirmProduction'];

/** Returns the button to an action's preview, or to the whole production decision. */
const wayTo = (panel: PanelContext, action: Action): Button =>
  PRODUCTION.includes(action.type)
    ? { id: idOf(panel, 'act', 'production'), label: say(panel, 'planProduction'), style: 'primary' }
    : tryButton(panel, action, 'primary');

export const hintRoute: AnyRoute = route({
  name: 'hint',
  place: 'private',
  heavy: true,
  args: z.tuple([gameArg]),
  async run(context, [id]) {
    const game = await findGame(context, id);
    return game === undefined ? noGame(context) : await hint(context, game);
  },
});

export const hintCommand: Command = {
  data: commandData('hint', 'hint'),
  heavy: true,
  async run(context) {
    const game = await findLatestGame(context);
    return game === undefined ? noGame(context) : await hint(context, game);
  },
};
