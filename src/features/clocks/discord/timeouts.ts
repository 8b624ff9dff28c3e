/** Buttons of those who wait: more time, the bot, a stand-in; coming back, going on, taking a game up again. */
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
import type { Seat } from '../../../engine/index.ts';
import { botText, type PlainKey } from '../../../text/index.ts';

/** Says what is to be done about a seat whose time is up. */
export async function voteOnTimeout(
  visit: InteractionContext,
  id: string,
  seat: Seat,
  rescue: TimeoutResolution,
): Promise<Answer> {
  const { app, actor, language } = visit;
  const game = await findGame(visit, id);
  if (game === undefined) return noGame(visit);
  const outcome = await app.clocks.voteOnTimeout(actor, id, seat, rescue, newComputerName(game));
  return whenDone(visit, outcome, ({ done }) =>
    answer(note(botText('clock', done ? 'decided' : 'voted', {}, language))),
  );
}

/** Plays for a seat from now on. */
export async function volunteer(visit: InteractionContext, id: string, seat: Seat): Promise<Answer> {
  return whenDone(visit, await visit.app.clocks.volunteerAsSubstitute(visit.actor, id, seat), ({ game }) =>
    answer(note(botText('clock', 'youSitIn', { seat }, wordsOf(game, visit.language)))),
  );
}

/** A button under a post that does one thing to a game, and says to whoever tapped it that it is done. */
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
    run: (visit, [id, seat, rescue]) => voteOnTimeout(visit, id, seat, rescue),
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
