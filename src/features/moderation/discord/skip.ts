import { z } from 'zod';
import { type Game, playMinimal, type Refusal, whyOver } from '../../../core/index.ts';
import { customId, gameArg, numberArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame } from '../../../discord/shared/find-game.ts';
import { answer, ephemeral, route } from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { wordsOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { pendingSeats, type Seat } from '../../../engine/index.ts';
import { actionText, botText } from '../../../text/index.ts';
import { questionPanel } from './panels.ts';

/** Shows what skipping a seat would do; `undefined` if the game does not wait for that seat. */
export function skipPanel(game: Game, seat: Seat, language: string, above: readonly string[] = []) {
  const { record, state } = game;
  if (record.status !== 'playing' || state === undefined || !pendingSeats(state).includes(seat))
    return undefined;
  const words = wordsOf(game, language);
  const { moves, events } = playMinimal(state, seat);
  const passed = events.find((event) => event.type === 'passed');
  const others = moves.flatMap(({ action }) =>
    action === undefined || action.type === 'pass' ? [] : [actionText(action, words, seat)],
  );
  const more = others.length === 0 ? 'none' : `${others.join('; ')}.`;
  const what =
    passed === undefined
      ? botText('moderation', 'skipPlays', { seat, more }, words)
      : botText('moderation', 'skipPasses', { seat, round: state.round, bonus: passed.bonus, more }, words);
  const { id, version } = record;
  const label = botText('moderation', 'buttonSkip', {}, language);
  return questionPanel(
    [...above, botText('moderation', 'skipAsk', { seat, what }, words)],
    { id: customId('mod-skip', id, seat, version, 'skip'), label },
    customId('mod-skip', id, seat, version, 'keep'),
    language,
  );
}

export const skipRefusal = ({ record }: Game): Refusal =>
  record.status === 'playing' ? { code: 'nobodyToWaitFor' } : whyOver(record);

/** Handles the confirmation. Asks again if the game has moved on. */
export const skipRoute = route(
  'mod-skip',
  'update',
  [gameArg, numberArg, numberArg, z.enum(['skip', 'keep'])],
  async (context, [id, seat, version, what]) => {
    const { services, actor, language } = context;
    const game = await findGame(context, id);
    if (game === undefined) return noGame(context);
    if (what === 'keep') return answer(note(botText('moderation', 'kept', {}, language)));
    const outcome = await services.moderation.skipTurn(actor, id, seat, version);
    if (outcome.ok) {
      const words = wordsOf(outcome.game, language);
      const count = outcome.moves.filter(({ by }) => by === actor.user).length;
      return answer(note(botText('moderation', 'skipped', { seat, count }, words)));
    }
    const { refusal } = outcome;
    if (refusal.code !== 'stale') return ephemeral(refusalPanel(refusal, language, game));
    const now = (await findGame(context, id)) ?? game;
    const again = skipPanel(now, seat, language, [refusalText(refusal, language)]);
    return answer(again ?? refusalPanel(skipRefusal(now), language, now));
  },
);
