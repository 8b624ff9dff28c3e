/** Buttons under the post that a player's time is up. */
import { z } from 'zod';
import {
  type Game,
  type Outcome,
  substitutionBy,
  TIMEOUT_RESOLUTIONS,
  type TimeoutResolution,
} from '../../../core/index.ts';
import { newComputerName, SUBSTITUTE } from '../../../discord/shared/computer-names.ts';
import { gameArg, seatArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { ago } from '../../../discord/shared/markup.ts';
import { note } from '../../../discord/shared/panel.ts';
import { personText, wordsOf } from '../../../discord/shared/player-names.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import type { Seat } from '../../../engine/index.ts';
import { botText, listText, type PlainKey, translator } from '../../../text/index.ts';
import type { VoteResult } from '../index.ts';
import { takeUp } from './shelved.ts';

/** Votes on what happens to a seat that timed out. */
export async function voteOnTimeout(
  context: InteractionContext,
  id: string,
  seat: Seat,
  resolution: TimeoutResolution,
): Promise<Answer> {
  const { services, actor, language } = context;
  const game = await findGame(context, id);
  if (game === undefined) return noGame(context);
  const outcome = await services.clocks.voteOnTimeout(
    actor,
    id,
    seat,
    resolution,
    newComputerName(game, SUBSTITUTE),
  );
  return whenDone(
    context,
    outcome,
    (vote) =>
      answer(vote.done ? postedNote(context, game.record) : note(votedText(vote.game, vote, language))),
    game,
  );
}

/** Returns what a counted vote still needs, and until when. */
function votedText(game: Game, { missing, from, until }: Undecided, language: string): string {
  const data = {
    missing,
    from: listText(
      from.map((user) => personText(game, user, language)),
      language,
    ),
    until: until === undefined ? 'none' : ago(new Date(until)),
  };
  return botText('clock', 'voted', data, language);
}

type Undecided = Extract<VoteResult, { done: false }>;

/** Makes the user the substitute of a seat. */
export async function volunteer(context: InteractionContext, id: string, seat: Seat): Promise<Answer> {
  return whenDone(
    context,
    await context.services.clocks.volunteerAsSubstitute(context.actor, id, seat),
    ({ game }) => {
      const words = wordsOf(game, context.language);
      const t = translator('clock', words);
      // Players return to their own seat.
      const isBack = substitutionBy(game.record, context.actor.user) === undefined;
      return answer(note(isBack ? t('welcomeBack') : t('youSitIn', { seat })));
    },
  );
}

const simple = (
  name: string,
  key: PlainKey<'clock'>,
  use: (context: InteractionContext, id: string) => Promise<Outcome>,
) =>
  route(name, 'private', [gameArg], async (context, [id]) =>
    whenDone(context, await use(context, id), () =>
      answer(note(botText('clock', key, {}, context.language))),
    ),
  );

export const timeoutRoutes: readonly AnyRoute[] = [
  route(
    'rescue',
    'private',
    [gameArg, seatArg, z.enum(TIMEOUT_RESOLUTIONS)],
    (context, [id, seat, resolution]) => voteOnTimeout(context, id, seat, resolution),
  ),
  route('sitin', 'private', [gameArg, seatArg], (context, [id, seat]) => volunteer(context, id, seat)),
  simple('imback', 'welcomeBack', ({ services, actor }, id) => services.clocks.returnToSeat(actor, id)),
  simple('goon', 'wentOnNote', ({ services, actor }, id) => services.clocks.resumeClocks(actor, id)),
  route('takeup', 'private', [gameArg], (context, [id]) => takeUp(context, id)),
];
