import { z } from 'zod';
import type { Game } from '../../../core/index.ts';
import { customId, gameArg, numberArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { linesThatFit, moveRangeLines } from '../../../discord/shared/log-lines.ts';
import { note } from '../../../discord/shared/panel.ts';
import { wordsOf } from '../../../discord/shared/player-names.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { botText } from '../../../text/index.ts';
import { questionPanel } from './panels.ts';

const MAX_LOG_CHARS = 2000;

/** Asks to confirm an undo to the first `keep` moves, and lists the moves it would undo. */
export async function askUndo(
  { services, language }: InteractionContext,
  game: Game,
  keep: number,
  above: readonly string[] = [],
): Promise<Answer> {
  const { id, version, challenge, paused } = game.record;
  const most = game.moves.length;
  if (keep >= most) return answer(refusalPanel({ code: 'noSuchMove', most }, language, game));
  const range = await services.queries.getMoveRange(id, keep, most);
  const lines = range === undefined ? [] : moveRangeLines(range, wordsOf(game, language));
  const undone = linesThatFit(lines, MAX_LOG_CHARS, language);
  const data = { first: keep + 1, last: most, count: most - keep };
  return answer(
    questionPanel(
      [
        ...above,
        botText('moderation', 'undoAsk', data, language),
        ...(undone === '' ? [] : [undone]),
        botText('moderation', 'undoFollows', { sealed: challenge !== undefined, paused }, language),
      ],
      {
        id: customId('mod-undo', id, keep, version, 'undo'),
        label: botText('moderation', 'buttonUndo', { count: most - keep }, language),
      },
      customId('mod-undo', id, keep, version, 'keep'),
      language,
    ),
  );
}

/** Handles the confirmation. Asks again if a move was made since. */
export const undoRoute = route(
  'mod-undo',
  'update',
  [gameArg, numberArg, numberArg, z.enum(['undo', 'keep'])],
  async (context, [id, keep, version, what]) => {
    const { services, actor, language } = context;
    const game = await findGame(context, id);
    if (game === undefined) return noGame(context);
    if (what === 'keep') return answer(note(botText('moderation', 'kept', {}, language)));
    const outcome = await services.moderation.undoTo(actor, id, keep, version);
    if (!outcome.ok && outcome.refusal.code === 'stale') {
      const now = (await findGame(context, id)) ?? game;
      return await askUndo(context, now, keep, [refusalText(outcome.refusal, language)]);
    }
    return whenDone(context, outcome, () => answer(postedNote(context, game.record)), game);
  },
);
