/** Buttons under a reminder: snooze, or stop reminders. */
import { z } from 'zod';
import { customId, gameArg } from '../../../discord/shared/custom-id.ts';
import { whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { ago } from '../../../discord/shared/markup.ts';
import { type Button, buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';
import { SNOOZES, type Snooze } from '../index.ts';

const WORDS = { hour: 'inAnHour', tonight: 'tonight', tomorrow: 'tomorrow', never: 'mute' } as const;

/** Game version at which the wait began, so that a late click does not affect a later turn. */
const sinceArg = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Asks when to be reminded, by the user's own clock. */
function snoozePanel(game: string, since: number, language: string): Panel {
  const choices = SNOOZES.map(
    (choice): Button => ({
      id: customId('remindme', game, since, choice),
      label: botText('clock', WORDS[choice], {}, language),
    }),
  );
  return { parts: [text(botText('clock', 'snoozeMenu', {}, language)), buttons(...choices)] };
}

/** Snoozes reminders of this turn and shows until when. */
export async function snooze(
  context: InteractionContext,
  id: string,
  choice: Snooze,
  since?: number,
): Promise<Answer> {
  const { services, actor, language } = context;
  return whenDone(context, await services.clocks.snooze(actor, id, choice, since), ({ until }) =>
    answer(
      note(
        until === undefined
          ? botText('clock', 'muted', {}, language)
          : botText('clock', 'snoozed', { when: ago(new Date(until)) }, language),
      ),
    ),
  );
}

export const reminderRoutes: readonly AnyRoute[] = [
  route({
    name: 'snooze',
    place: 'private',
    args: z.tuple([gameArg, sinceArg]),
    run: async ({ language }, [id, since]) => answer(snoozePanel(id, since, language)),
  }),
  route({
    name: 'remindme',
    place: 'update',
    args: z.tuple([gameArg, sinceArg, z.enum(SNOOZES)]),
    run: (context, [id, since, choice]) => snooze(context, id, choice, since),
  }),
  route({
    name: 'mute',
    place: 'private',
    args: z.tuple([gameArg, sinceArg]),
    run: (context, [id, since]) => snooze(context, id, 'never', since),
  }),
];
