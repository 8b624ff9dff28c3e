import { z } from 'zod';
import { digitsArg, gameArg } from '../../../discord/shared/custom-id.ts';
import { findSummary, noGame } from '../../../discord/shared/find-game.ts';
import {
  type AnyRoute,
  answer,
  ephemeral,
  heavyRoute,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';
import { ladderPanel } from './ladder.ts';
import { joinTable, openGame } from './open-game.ts';
import { challengePanel } from './panel.ts';

const noArgs = z.tuple([]);

/** A ladder loads the games of all who entered, so routes that show one are heavy. */
export const challengeRoutes: readonly AnyRoute[] = [
  heavyRoute('challenge', 'private', noArgs, async (context) => answer(await challengePanel(context))),
  heavyRoute('challenge-home', 'update', noArgs, async (context) => answer(await challengePanel(context))),
  heavyRoute('challenge-play', 'update', [digitsArg(/^[1-4]$/)], async (context, [players]) => {
    const { done, message } = await openGame(context, players);
    return done ? answer(await challengePanel(context, [message])) : ephemeral(note(message));
  }),
  route('challenge-join', 'private', [gameArg], async (context, [id]) => {
    const game = await findSummary(context, id);
    if (game?.record.challenge === undefined) return noGame(context);
    return answer(note(await joinTable(context, game.record)));
  }),
  heavyRoute('challenge-ladder', 'update', noArgs, async (context) => answer(await ladderPanel(context))),
  heavyRoute('challenge-week', 'update', noArgs, async (context, _, { values: [requested = ''] }) => {
    const { services, guild, language } = context;
    const weeks = await services.challenge.listWeeks(guild);
    if (!weeks.includes(requested)) return ephemeral(note(botText('challenge', 'noSuchWeek', {}, language)));
    return answer(await ladderPanel(context, requested));
  }),
];
