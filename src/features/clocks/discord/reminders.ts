import { z } from 'zod';
import { customId, gameArg, numberArg } from '../../../discord/shared/custom-id.ts';
import { whenDone } from '../../../discord/shared/find-game.ts';
import {
  type AnyRoute,
  answer,
  ephemeral,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { ago } from '../../../discord/shared/markup.ts';
import { buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';
import { SNOOZES, type Snooze } from '../index.ts';

const WORDS = { hour: 'inAnHour', tonight: 'tonight', tomorrow: 'tomorrow', never: 'mute' } as const;

function snoozePanel(game: string, since: number, language: string): Panel {
  const choices = SNOOZES.map((choice) => ({
    id: customId('remindme', game, since, choice),
    label: botText('clock', WORDS[choice], {}, language),
  }));
  return { parts: [text(botText('clock', 'snoozeMenu', {}, language)), buttons(...choices)] };
}

/** Messages for refusals to snooze a reminder, by code. */
const MISSED: { readonly [code: string]: 'notAwaited' | 'oldReminder' } = {
  nobodyToWaitFor: 'notAwaited',
  stale: 'oldReminder',
};

/** Snoozes reminders of this turn and shows until when. */
export async function snooze(context: InteractionContext, id: string, choice: Snooze, since?: number) {
  const { services, actor, language } = context;
  const outcome = await services.clocks.snooze(actor, id, choice, since);
  const missed = outcome.ok ? undefined : MISSED[outcome.refusal.code];
  if (missed !== undefined) return ephemeral(note(botText('clock', missed, {}, language)));
  return whenDone(context, outcome, ({ until }) =>
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
  route('snooze', 'private', [gameArg, numberArg], async ({ language }, [id, since]) =>
    answer(snoozePanel(id, since, language)),
  ),
  route('remindme', 'update', [gameArg, numberArg, z.enum(SNOOZES)], (context, [id, since, choice]) =>
    snooze(context, id, choice, since),
  ),
  route('mute', 'private', [gameArg, numberArg], (context, [id, since]) =>
    snooze(context, id, 'never', since),
  ),
];
