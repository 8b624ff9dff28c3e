/** Setting a game aside after a question, and resuming it. */
import { z } from 'zod';
import { type Game, isSetAside } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { gameHere, noGame, outlineHere, whenDone } from '../../../discord/shared/find-game.ts';
import { type Answer, answer, route, type Visit } from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { phrase } from '../../../text/index.ts';
import { asidePanel, setAsidePanel } from './panels.ts';
import { number } from './skip.ts';

/** Asks whether a game shall be set aside, or says why it cannot be. */
export function askAside({ language }: Visit, game: Game, above: readonly string[] = []): Answer {
  const { status } = game.record;
  if (status === 'playing') return answer(asidePanel(game, language, above));
  const code = status === 'lobby' ? 'notStarted' : 'over';
  return answer(refusalPanel({ code }, language, game));
}

/** Resumes a game that is paused or set aside. */
export async function resume(visit: Visit, game: Game): Promise<Answer> {
  const { app, actor, language } = visit;
  const { id } = game.record;
  const outcome = isSetAside(game.record) ? await app.takeUp(actor, id) : await app.resume(actor, id);
  return whenDone(visit, outcome, () => answer(note(phrase('moderation', 'resumed', {}, language))), game);
}

/** The answer to whether a game shall be set aside. Where somebody has moved since, it is asked again. */
const asideRoute = route({
  name: 'mod-aside',
  place: 'update',
  args: z.tuple([gameArg, number, z.enum(['aside', 'keep'])]),
  async run(visit, [id, version, what]) {
    const { app, actor, language } = visit;
    const game = await gameHere(visit, id);
    if (game === undefined) return noGame(visit);
    if (what === 'keep') return answer(note(phrase('moderation', 'kept', {}, language)));
    const outcome = await app.setAside(actor, id, version);
    if (!outcome.ok && outcome.refusal.code === 'stale') {
      return askAside(visit, (await gameHere(visit, id)) ?? game, [refusalText(outcome.refusal, language)]);
    }
    return whenDone(visit, outcome, ({ game: now }) => answer(setAsidePanel(now, language)), game);
  },
});

const resumeRoute = route({
  name: 'mod-resume',
  place: 'update',
  args: z.tuple([gameArg]),
  async run(visit, [id]) {
    const game = await outlineHere(visit, id);
    return game === undefined ? noGame(visit) : await resume(visit, game);
  },
});

export const asideRoutes = [asideRoute, resumeRoute] as const;
