/** Suspends a game after a confirmation, and resumes it. */
import { z } from 'zod';
import { type Game, isSuspended } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { findGame, findSummary, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { botText } from '../../../text/index.ts';
import { confirmSuspendPanel, suspendedPanel } from './panels.ts';
import { seatOrVersionArg } from './skip.ts';

/** Asks to confirm suspending a game, or explains why it cannot be. */
export function askToSuspend(
  { language }: InteractionContext,
  game: Game,
  above: readonly string[] = [],
): Answer {
  const { status } = game.record;
  if (status === 'playing') return answer(confirmSuspendPanel(game, language, above));
  const code = status === 'lobby' ? 'notStarted' : 'over';
  return answer(refusalPanel({ code }, language, game));
}

/** Resumes a paused or suspended game. */
export async function resume(visit: InteractionContext, game: Game): Promise<Answer> {
  const { app, actor, language } = visit;
  const { id } = game.record;
  const outcome = isSuspended(game.record)
    ? await app.clocks.reactivate(actor, id)
    : await app.moderation.resume(actor, id);
  return whenDone(visit, outcome, () => answer(postedNote(language)), game);
}

/** Handles the confirmation. Asks again if a move was made since. */
const suspendRoute = route({
  name: 'mod-aside',
  place: 'update',
  args: z.tuple([gameArg, seatOrVersionArg, z.enum(['aside', 'keep'])]),
  async run(visit, [id, version, what]) {
    const { app, actor, language } = visit;
    const game = await findGame(visit, id);
    if (game === undefined) return noGame(visit);
    if (what === 'keep') return answer(note(botText('moderation', 'kept', {}, language)));
    const outcome = await app.moderation.suspend(actor, id, version);
    if (!outcome.ok && outcome.refusal.code === 'stale') {
      return askToSuspend(visit, (await findGame(visit, id)) ?? game, [
        refusalText(outcome.refusal, language),
      ]);
    }
    return whenDone(visit, outcome, ({ game: now }) => answer(suspendedPanel(now, language)), game);
  },
});

const resumeRoute = route({
  name: 'mod-resume',
  place: 'update',
  args: z.tuple([gameArg]),
  async run(visit, [id]) {
    const game = await findSummary(visit, id);
    return game === undefined ? noGame(visit) : await resume(visit, game);
  },
});

export const suspendRoutes = [suspendRoute, resumeRoute] as const;
