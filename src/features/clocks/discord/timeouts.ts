/** Time-out buttons: more time, computer, substitute; also return, resume and reactivate. */
import { z } from 'zod';
import { type Outcome, TIMEOUT_RESOLUTIONS, type TimeoutResolution } from '../../../core/index.ts';
import { newComputerName } from '../../../discord/shared/computer-names.ts';
import { gameArg, seatArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { wordsOf } from '../../../discord/shared/player-names.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import type { Seat } from '../../../engine/index.ts';
import { botText, type PlainKey } from '../../../text/index.ts';

/** Votes on what happens to a seat that timed out. */
export async function voteOnTimeout(
  visit: InteractionContext,
  id: string,
  seat: Seat,
  resolution: TimeoutResolution,
): Promise<Answer> {
  const { app, actor, language } = visit;
  const game = await findGame(visit, id);
  if (game === undefined) return noGame(visit);
  const outcome = await app.clocks.voteOnTimeout(actor, id, seat, resolution, newComputerName(game));
  return whenDone(visit, outcome, ({ done }) =>
    answer(done ? postedNote(language) : note(botText('clock', 'voted', {}, language))),
  );
}

/** Makes the user the substitute of a seat. */
export async function volunteer(visit: InteractionContext, id: string, seat: Seat): Promise<Answer> {
  return whenDone(visit, await visit.app.clocks.volunteerAsSubstitute(visit.actor, id, seat), ({ game }) =>
    answer(note(botText('clock', 'youSitIn', { seat }, wordsOf(game, visit.language)))),
  );
}

/** Creates a route for a post button that performs one game action and confirms it privately. */
const simple = (
  name: string,
  key: PlainKey<'clock'>,
  use: (visit: InteractionContext, id: string) => Promise<Outcome>,
) =>
  route({
    name,
    place: 'private',
    args: z.tuple([gameArg]),
    run: async (visit, [id]) =>
      whenDone(visit, await use(visit, id), () => answer(note(botText('clock', key, {}, visit.language)))),
  });

export const timeoutRoutes: readonly AnyRoute[] = [
  route({
    name: 'rescue',
    place: 'private',
    args: z.tuple([gameArg, seatArg, z.enum(TIMEOUT_RESOLUTIONS)]),
    run: (visit, [id, seat, resolution]) => voteOnTimeout(visit, id, seat, resolution),
  }),
  route({
    name: 'sitin',
    place: 'private',
    args: z.tuple([gameArg, seatArg]),
    run: (visit, [id, seat]) => volunteer(visit, id, seat),
  }),
  simple('imback', 'welcomeBack', ({ app, actor }, id) => app.clocks.returnToSeat(actor, id)),
  simple('goon', 'wentOnNote', ({ app, actor }, id) => app.clocks.resumeClocks(actor, id)),
  simple('takeup', 'takenUpNote', ({ app, actor }, id) => app.clocks.reactivate(actor, id)),
];
