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
  run: async (context) => answer(await challengePanel(context)),
});

/** `challenge-home`: returns from the ladder. */
const home = route({
  name: 'challenge-home',
  place: 'update',
  args: nothing,
  run: async (context) => answer(await challengePanel(context)),
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
  async run(context, [players]) {
    const { done, message } = await openGame(context, players);
    return done ? answer(await challengePanel(context, [message])) : ephemeral(note(message));
  },
});

/** `challenge-join:game`, under the invitation to a table. */
const join = route({
  name: 'challenge-join',
  place: 'private',
  args: z.tuple([gameArg]),
  async run(context, [id]) {
    const game = await findSummary(context, id);
    if (game?.record.challenge === undefined) return noGame(context);
    return answer(note(await joinTable(context, game.record)));
  },
});

const ladder = route({
  name: 'challenge-ladder',
  place: 'update',
  args: nothing,
  run: async (context) =>
    answer(ladderPanel(await context.services.challenge.getLadder(context.guild), context)),
});

/** `challenge-week`: a menu of weeks. */
const week = route({
  name: 'challenge-week',
  place: 'update',
  args: nothing,
  async run(context, _, { values: [requested = ''] }) {
    const { services, guild, language } = context;
    const { weeks } = await services.challenge.getLadder(guild);
    if (!weeks.includes(requested)) return ephemeral(note(botText('challenge', 'noSuchWeek', {}, language)));
    return answer(ladderPanel(await services.challenge.getLadder(guild, requested), context));
  },
});

export const challengeRoutes: readonly AnyRoute[] = [challenge, home, play, join, ladder, week];
