import { z } from 'zod';
import { type Game, isSuspended, type Refusal, whyOver } from '../../../core/index.ts';
import { gameArg, numberArg } from '../../../discord/shared/custom-id.ts';
import { findModeratedGame, findSummary, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { goesOnNote, postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { unlessOutside } from '../../../discord/shared/threads.ts';
import { botText } from '../../../text/index.ts';
import { confirmSuspendPanel, suspendedPanel } from './panels.ts';

/** Asks to confirm suspending a game, or explains why it cannot be. */
export async function askToSuspend(
  { services, language }: InteractionContext,
  game: Game,
  above: readonly string[] = [],
) {
  const { id, status } = game.record;
  // The question shows the round, which is no secret of a sealed game.
  if (status === 'playing')
    return answer(confirmSuspendPanel((await services.queries.getGame(id)) ?? game, language, above));
  const refusal: Refusal = status === 'lobby' ? { code: 'notStarted' } : whyOver(game.record);
  return answer(refusalPanel(refusal, language, game));
}

/** Returns the game to resume without a name: the latest one, or a shelved one behind a lobby or a game that is over. */
export async function resumableHere(context: InteractionContext, latest: Game): Promise<Game> {
  if (latest.record.status === 'playing' || isSuspended(latest.record)) return latest;
  const listed = await context.services.moderation.listGames(context.actor, context.guild);
  const shelved = listed.ok
    ? listed.games.find((record) => isSuspended(record) && record.channel === context.channel)
    : undefined;
  return (shelved && (await findModeratedGame(context, shelved.id))) ?? latest;
}

/** Resumes a paused or shelved game. */
export async function resume(context: InteractionContext, game: Game): Promise<Answer> {
  const { services, actor } = context;
  const { id, channel } = game.record;
  const act = async () => {
    const outcome = isSuspended(game.record)
      ? await services.clocks.reactivate(actor, id)
      : await services.moderation.resume(actor, id);
    const done = (channel === context.channel ? postedNote : goesOnNote)(context, game.record);
    return whenDone(context, outcome, () => answer(done), game);
  };
  return await unlessOutside(context, act, channel);
}

const suspendRoute = route(
  'mod-aside',
  'update',
  [gameArg, numberArg, z.enum(['aside', 'keep'])],
  async (context, [id, version, what]) => {
    const { services, actor, language } = context;
    const game = await findSummary(context, id);
    if (game === undefined) return noGame(context);
    if (what === 'keep') return answer(note(botText('moderation', 'kept', {}, language)));
    const outcome = await services.moderation.suspend(actor, id, version);
    if (!outcome.ok && outcome.refusal.code === 'stale') {
      return await askToSuspend(context, (await findSummary(context, id)) ?? game, [
        refusalText(outcome.refusal, language),
      ]);
    }
    return whenDone(context, outcome, ({ game: now }) => answer(suspendedPanel(context, now)), game);
  },
);

const resumeRoute = route('mod-resume', 'update', [gameArg], async (context, [id]) => {
  const game = await findSummary(context, id);
  return game === undefined ? noGame(context) : await resume(context, game);
});

export const suspendRoutes = [suspendRoute, resumeRoute] as const;
