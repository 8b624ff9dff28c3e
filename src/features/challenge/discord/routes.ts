/** Buttons of the weekly challenge. */
import { z } from 'zod';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { findSummary, noGame } from '../../../discord/shared/find-game.ts';
import { type AnyRoute, answer, ephemeral, route } from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';
import { ladderPanel } from './ladder.ts';
import { joinTable, openGame } from './open-game.ts';
import { challengePanel } from './panel.ts';

const nothing = z.tuple([]);

/** `challenge`, under public posts. */
const challenge = route({
  name: 'challenge',
  place: 'private',
  args: nothing,
  run: async (visit) => answer(await challengePanel(visit)),
});

/** `challenge-home`: returns from the ladder. */
const home = route({
  name: 'challenge-home',
  place: 'update',
  args: nothing,
  run: async (visit) => answer(await challengePanel(visit)),
});

/** `challenge-play:players`: opens a game and shows the result above the panel. */
const play = route({
  name: 'challenge-play',
  place: 'update',
  args: z.tuple([
    z
      .string()
      .regex(/^[1-4]$/)
      .transform(Number),
  ]),
  async run(visit, [players]) {
    const { done, message } = await openGame(visit, players);
    return done ? answer(await challengePanel(visit, [message])) : ephemeral(note(message));
  },
});

/** `challenge-join:game`, under the invitation to a table. */
const join = route({
  name: 'challenge-join',
  place: 'private',
  args: z.tuple([gameArg]),
  async run(visit, [id]) {
    const game = await findSummary(visit, id);
    if (game?.record.challenge === undefined) return noGame(visit);
    return answer(note(await joinTable(visit, game.record)));
  },
});

const ladder = route({
  name: 'challenge-ladder',
  place: 'update',
  args: nothing,
  run: async (visit) => answer(ladderPanel(await visit.app.challenge.getLadder(visit.guild), visit)),
});

/** `challenge-week`: a menu of weeks. */
const week = route({
  name: 'challenge-week',
  place: 'update',
  args: nothing,
  async run(visit, _, { values: [requested = ''] }) {
    const { app, guild, language } = visit;
    const { weeks } = await app.challenge.getLadder(guild);
    if (!weeks.includes(requested)) return ephemeral(note(botText('challenge', 'noSuchWeek', {}, language)));
    return answer(ladderPanel(await app.challenge.getLadder(guild, requested), visit));
  },
});

export const challengeRoutes: readonly AnyRoute[] = [challenge, home, play, join, ladder, week];
