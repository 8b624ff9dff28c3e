import { z } from 'zod';
import { digitsArg, gameArg } from '../../../discord/shared/custom-id.ts';
import { findSummary, noGame } from '../../../discord/shared/find-game.ts';
import { type AnyRoute, answer, ephemeral, route } from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';
import { ladderPanel } from './ladder.ts';
import { joinTable, openGame } from './open-game.ts';
import { challengePanel } from './panel.ts';

const nothing = z.tuple([]);

export const challengeRoutes: readonly AnyRoute[] = [
  route('challenge', 'private', nothing, async (visit) => answer(await challengePanel(visit))),
  route('challenge-home', 'update', nothing, async (visit) => answer(await challengePanel(visit))),
  route('challenge-play', 'update', z.tuple([digitsArg(/^[1-4]$/)]), async (visit, [players]) => {
    const { done, message } = await openGame(visit, players);
    return done ? answer(await challengePanel(visit, [message])) : ephemeral(note(message));
  }),
  route('challenge-join', 'private', z.tuple([gameArg]), async (visit, [id]) => {
    const game = await findSummary(visit, id);
    if (game?.record.challenge === undefined) return noGame(visit);
    return answer(note(await joinTable(visit, game.record)));
  }),
  route('challenge-ladder', 'update', nothing, async (visit) =>
    answer(ladderPanel(await visit.app.challenge.getLadder(visit.guild), visit)),
  ),
  route('challenge-week', 'update', nothing, async (visit, _, { values: [requested = ''] }) => {
    const { app, guild, language } = visit;
    const { weeks } = await app.challenge.getLadder(guild);
    if (!weeks.includes(requested)) return ephemeral(note(botText('challenge', 'noSuchWeek', {}, language)));
    return answer(ladderPanel(await app.challenge.getLadder(guild, requested), visit));
  }),
];
