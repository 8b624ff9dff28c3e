/** Subcommands that act on the channel's game. */
import type { Game } from '../../core/index.ts';
import type { Seat } from '../../engine/index.ts';
import { botText } from '../../text/index.ts';
import { noGame, unknownCommand } from './find-game.ts';
import { type Answer, answer, type CommandValues, type InteractionContext } from './interaction-context.ts';
import { plainName, quoted } from './markup.ts';
import { note } from './panel.ts';
import { namesOf } from './player-names.ts';
import { refusalPanel } from './refusals.ts';
import { findSeat } from './seats.ts';

export type GameAction = (
  context: InteractionContext,
  game: Game,
  values: CommandValues,
) => Answer | Promise<Answer>;

/** Creates a command's `run`: applies the subcommand's action to the game that `find` returns. */
export const onGame =
  (
    find: (context: InteractionContext) => Promise<Game | undefined>,
    actions: ReadonlyMap<string, GameAction>,
  ) =>
  async (context: InteractionContext, values: CommandValues): Promise<Answer> => {
    const act = actions.get(values.subcommand ?? '');
    if (act === undefined) return unknownCommand(context);
    const game = await find(context);
    return game === undefined ? noGame(context) : await act(context, game, values);
  };

/** Creates an action for one seat of a started game; an unknown seat is answered with the existing ones. */
export const forSeat =
  (
    table: 'clock' | 'moderation',
    use: (context: InteractionContext, game: Game, seat: Seat, values: CommandValues) => Promise<Answer>,
  ): GameAction =>
  async (context, game, values) => {
    if (game.record.status === 'lobby')
      return answer(refusalPanel({ code: 'notStarted' }, context.language, game));
    const typed = values.text.seat ?? '';
    const seat = findSeat(game, typed, context.language);
    if (seat !== undefined) return await use(context, game, seat, values);
    const data = { typed: quoted(typed), seats: namesOf(game, context.language).map(plainName).join(', ') };
    return answer(note(botText(table, 'noSuchSeat', data, context.language)));
  };
