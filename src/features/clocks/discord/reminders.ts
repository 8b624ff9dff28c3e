import { z } from 'zod';
import type { Actor, Game, Outcome } from '../../../core/index.ts';
import { customId, gameArg, numberArg, seatArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  ephemeral,
  type InteractionContext,
  route as inServer,
  isDirect,
  routesThat,
} from '../../../discord/shared/interaction-context.ts';
import { ago } from '../../../discord/shared/markup.ts';
import { buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { wordsOf } from '../../../discord/shared/player-names.ts';
import { standInText } from '../../../discord/shared/turn-status.ts';
import type { Seat } from '../../../engine/index.ts';
import { botText, translator } from '../../../text/index.ts';
import { SNOOZES, type Snooze } from '../index.ts';

/** Also under reminders in direct messages, where the user is in no server. */
const route = routesThat({ anywhere: true });
const playerIn = (context: InteractionContext): Actor =>
  isDirect(context)
    ? { user: context.actor.user, name: context.actor.name, moderator: false }
    : context.actor;

const WORDS = { hour: 'inAnHour', tonight: 'tonight', tomorrow: 'tomorrow', never: 'mute' } as const;

function snoozePanel(game: string, since: number, choices: readonly Snooze[], language: string): Panel {
  const offered = choices.map((choice) => ({
    id: customId('remindme', game, since, choice),
    label: botText('clock', WORDS[choice], {}, language),
  }));
  const t = translator('clock', language);
  const hints = choices.includes('tomorrow') ? [] : [t('snoozeZone')];
  return { parts: [text(t('snoozeMenu'), ...hints), buttons(...offered)] };
}

/** Messages for refusals to snooze a reminder, by code. */
const MISSED: { readonly [code: string]: 'lateNow' | 'notAwaited' | 'oldReminder' } = {
  nobodyToWaitFor: 'notAwaited',
  othersDecide: 'lateNow',
  stale: 'oldReminder',
};

function whenSnoozable<T>(
  context: InteractionContext,
  outcome: Outcome<T>,
  done: (done: T) => Answer,
): Answer {
  const found = outcome.ok ? undefined : MISSED[outcome.refusal.code];
  // Most commands that these name don't work in direct messages.
  const missed = !outcome.ok && found !== 'lateNow' && isDirect(context) ? 'nothingNow' : found;
  return missed === undefined
    ? whenDone(context, outcome, done)
    : ephemeral(note(botText('clock', missed, {}, context.language)));
}

/** Asks when to remind the user, unless the reminder was for someone else or for an earlier turn. */
async function askWhen(context: InteractionContext, id: string, since: number): Promise<Answer> {
  const outcome = await context.services.clocks.listSnoozes(playerIn(context), id, since);
  return whenSnoozable(context, outcome, ({ choices }) =>
    answer(snoozePanel(id, since, choices, context.language)),
  );
}

/** Snoozes reminders of this turn and shows until when. */
export async function snooze(context: InteractionContext, id: string, choice: Snooze, since?: number) {
  const { services, language } = context;
  const t = translator('clock', language);
  const when = (at: number) => ago(new Date(at));
  const outcome = await services.clocks.snooze(playerIn(context), id, choice, since);
  return whenSnoozable(context, outcome, ({ until, tooLate }) => {
    if (until === undefined) return answer(note(t('muted')));
    return answer(
      note(
        tooLate === undefined
          ? t('snoozed', { when: when(until) })
          : t('snoozedTooLate', { until: when(tooLate) }),
      ),
    );
  });
}

/** Reminds the player of a seat for another one. */
export async function nudge(context: InteractionContext, game: Game, seat: Seat): Promise<Answer> {
  const { services, actor, language } = context;
  const outcome = await services.clocks.remindSeat(actor, game.record.id, seat);
  const done = ({ game: now }: { game: Game }) => {
    const standIn = standInText(now, seat, language);
    return answer(note(botText('clock', 'nudgedNote', { seat, standIn }, wordsOf(now, language))));
  };
  return whenDone(context, outcome, done, game);
}

export const reminderRoutes: readonly AnyRoute[] = [
  inServer('nudge', 'private', [gameArg, seatArg], async (context, [id, seat]) => {
    const game = await findGame(context, id);
    return game === undefined ? noGame(context) : await nudge(context, game, seat);
  }),
  route('snooze', 'private', [gameArg, numberArg], (context, [id, since]) => askWhen(context, id, since)),
  route('remindme', 'update', [gameArg, numberArg, z.enum(SNOOZES)], (context, [id, since, choice]) =>
    snooze(context, id, choice, since),
  ),
  route('mute', 'private', [gameArg, numberArg], (context, [id, since]) =>
    snooze(context, id, 'never', since),
  ),
];
